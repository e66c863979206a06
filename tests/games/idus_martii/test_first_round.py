"""C1 and V1 to V7: the course of the game, and a turn of the first round. V5 is with the endings."""

import pytest

from lusoria.core.errors import IllegalAction
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.actions import Action, Assign, Discard, Keep, Look, Replace, Veto, Vote
from lusoria.games.idus_martii.events import (
    CardDiscarded,
    RolesAssigned,
    TurnBegun,
    VetoDecided,
    VoteLaid,
    VoteLookedAt,
    VotesScored,
)
from lusoria.games.idus_martii.model import Colour, Options
from tests.games.idus_martii.table import (
    SIZES,
    Script,
    cards_to_keep,
    new_script,
    turn_begun,
    viewers_who_differ,
)

BELONGS: dict[str, tuple[type[Action], ...]] = {
    "assign": (Assign,),
    "vote": (Vote,),
    "look": (Look,),
    "veto": (Veto,),
    "replace": (Replace, Keep),
    "discard": (Discard,),
}


def every_step(players: int) -> dict[str, Script]:
    """A copy of the game at every step of turn n+1, which has all steps."""
    steps: dict[str, Script] = {}
    script = new_script(players).to_turn(players + 1)
    steps["assign"] = script.fork()
    script.assign()
    steps["vote"] = script.fork()
    script.lay("green", "red")
    steps["look"] = script.fork()
    script.look()
    steps["veto"] = script.fork()
    script.veto(swap=True)
    steps["replace"] = script.fork()
    script.replace("red")
    steps["discard"] = script.fork()
    assert [script.step for script in steps.values()] == list(steps) == list(BELONGS)
    return steps


class TestC1TwoRounds:
    @pytest.mark.parametrize("players", SIZES)
    def test_each_seat_is_consul_once_a_round(self, players: int) -> None:
        first = players - 2
        script = new_script(players, first=first)
        consuls: list[int] = []
        while not script.over:
            assert script.public.turn == len(consuls) + 1
            assert script.public.round == (1 if len(consuls) < players else 2)
            consuls.append(script.consul)
            script.turn()
        assert consuls == [(first + k) % players for k in range(2 * players)]

    @pytest.mark.parametrize(
        ("turn", "first", "last"),
        [(2, [], [CardDiscarded]), (7, [RolesAssigned], [])],
        ids=["round 1", "round 2"],
    )
    def test_steps_of_a_turn(self, turn: int, first: list[type], last: list[type]) -> None:
        script = new_script(5).to_turn(turn)
        start = len(script.log) - 1
        script.turn()
        votes = [VoteLaid, VoteLaid, VoteLookedAt, VetoDecided, VotesScored]
        assert [type(event) for event in script.log[start:-1]] == [TurnBegun, *first, *votes, *last]

    @pytest.mark.parametrize("players", SIZES)
    @pytest.mark.parametrize("step", BELONGS)
    def test_action_of_another_step_is_refused(self, step: str, players: int) -> None:
        script = every_step(players)[step]
        seat = script.awaited[0]
        for action in IDUS_MARTII.actions(script.options):
            if not isinstance(action, BELONGS[step]):
                script.assert_refused(seat, action, "C1", "other_step", step=step)

    @pytest.mark.parametrize("step", BELONGS)
    def test_action_of_a_seat_not_awaited_is_refused(self, step: str) -> None:
        script = every_step(5)[step]
        for seat in range(5):
            assert bool(script.legal(seat)) == (seat in script.awaited)
            if seat not in script.awaited:
                for action in IDUS_MARTII.actions(script.options):
                    with pytest.raises(IllegalAction):
                        script.act(seat, action)

    def test_praetor_waits_for_both_votes(self) -> None:
        script = new_script(5)
        script.act(2, Vote("green"))
        assert script.awaited == (3,)
        for action in (Look(2), Look(3), Veto(True)):
            script.assert_refused(1, action, "C1", "other_step")

    def test_two_games_are_independent(self) -> None:
        alone = new_script(5, first=1)
        for _ in range(10):
            alone.turn("green", "red")
        left, right = new_script(5, first=1), new_script(8, first=3, limit=31)
        for _ in range(10):
            left.begin()
            right.begin()
            left.act(left.aediles[0], Vote("green"))
            right.lay("red", "red")
            left.act(left.aediles[1], Vote("red"))
            right.look(1)
            left.look(0)
            right.veto(swap=False)
            left.veto(swap=False)
            for script in (left, right):
                if script.step == "discard":
                    script.discard()
        assert left.log == alone.log
        assert right.tokens == (0, 20)

    def test_reading_and_deciding_change_nothing(self) -> None:
        script = new_script(5)
        before = script.state
        for viewer in script.viewers:
            script.view(viewer)
        for seat in range(5):
            script.legal(seat)
        IDUS_MARTII.decide(script.state, 2, Vote("green"))
        assert script.state == before
        assert script.public.laid == ()


class TestV1TwoSecretVotes:
    @pytest.mark.parametrize("players", SIZES)
    def test_both_aediles_are_asked_at_once_for_red_or_green(self, players: int) -> None:
        script = new_script(players, first=1).to_turn(3)
        assert set(script.awaited) == set(script.aediles)
        for aedile in script.aediles:
            assert set(script.legal(aedile)) == {Vote("green"), Vote("red")}

    def test_order_of_votes_does_not_matter(self) -> None:
        left, right = new_script(5), new_script(5)
        left.act(2, Vote("green"))
        left.act(3, Vote("red"))
        right.act(3, Vote("red"))
        right.act(2, Vote("green"))
        assert left.state == right.state
        assert [left.view(viewer) for viewer in left.viewers] == [
            right.view(viewer) for viewer in left.viewers
        ]

    @pytest.mark.parametrize("quick", [0, 1])
    def test_second_voter_learns_nothing_of_the_first_vote(self, quick: int) -> None:
        green, red = new_script(5), new_script(5)
        seat = green.aediles[quick]
        green.act(seat, Vote("green"))
        red.act(seat, Vote("red"))
        assert viewers_who_differ(green, red) == {seat}
        slow = green.aediles[1 - quick]
        assert green.awaited == red.awaited == (slow,)
        assert set(green.legal(slow)) == set(red.legal(slow)) == {Vote("green"), Vote("red")}

    def test_laid_vote_is_public_without_its_colour(self) -> None:
        script = new_script(5)
        script.act(3, Vote("red"))
        assert script.public.laid == (3,)
        script.act(2, Vote("red"))
        assert set(script.public.laid) == {2, 3}

    def test_vote_of_another_seat_is_refused(self) -> None:
        script = new_script(5)
        for seat in (0, 1, 4):
            script.assert_refused(seat, Vote("green"), "V1", "only_aediles")

    def test_second_vote_of_an_aedile_is_refused(self) -> None:
        script = new_script(5)
        script.act(2, Vote("green"))
        colours: tuple[Colour, ...] = ("green", "red")
        for colour in colours:
            script.assert_refused(2, Vote(colour), "V1", "already_laid")

    @pytest.mark.parametrize("players", SIZES)
    def test_yellow_vote_in_round_one_is_refused(self, players: int) -> None:
        script = new_script(players)
        while script.public.turn <= players:
            for aedile in script.aediles:
                script.assert_refused(aedile, Vote("yellow"), "W4", "yellow_in_round_one")
            script.turn()


class TestV2PraetorLooks:
    @pytest.mark.parametrize("which", [0, 1])
    @pytest.mark.parametrize("players", SIZES)
    def test_praetor_looks_at_exactly_one_vote(self, players: int, which: int) -> None:
        script = new_script(players, first=2)
        votes: tuple[Colour, Colour] = ("green", "red")
        script.lay(*votes)
        assert script.awaited == (script.praetor,)
        assert set(script.legal(script.praetor)) == {Look(aedile) for aedile in script.aediles}
        assert script.look(which) == (VoteLookedAt(script.praetor, script.aediles[which], votes[which]),)
        for aedile in script.aediles:
            script.assert_refused(script.praetor, Look(aedile), "C1", "other_step")

    def test_look_where_no_vote_lies_is_refused(self) -> None:
        script = new_script(6)
        script.lay("green", "red")
        for seat in (0, 1, 4, 5, 6, 99):
            script.assert_refused(1, Look(seat), "V2", "no_vote_there", place=seat)

    def test_look_of_another_seat_is_refused(self) -> None:
        script = new_script(5)
        script.lay("green", "red")
        for seat in (0, 2, 3, 4):
            for aedile in (2, 3):
                script.assert_refused(seat, Look(aedile), "V2", "only_praetor")

    def test_veto_before_the_look_is_refused(self) -> None:
        script = new_script(5)
        script.lay("green", "red")
        for swap in (False, True):
            script.assert_refused(1, Veto(swap), "C1", "other_step")

    @pytest.mark.parametrize("which", [0, 1])
    @pytest.mark.parametrize(
        "votes", [("green", "green"), ("green", "red"), ("red", "green"), ("red", "red")]
    )
    def test_praetor_may_leave_or_swap_the_vote(self, votes: tuple[Colour, Colour], which: int) -> None:
        script = new_script(5)
        script.lay_and_look(*votes, which=which)
        assert script.awaited == (1,)
        assert set(script.legal(1)) == {Veto(False), Veto(True)}
        left = script.fork()
        left.veto(swap=False)
        assert left.tokens == (votes.count("green"), votes.count("red"))
        final = list(votes)
        final[which] = "red" if votes[which] == "green" else "green"
        script.veto(swap=True)
        assert script.tokens == (final.count("green"), final.count("red"))
        vote = script.mine(2 + which).votes[0]
        assert (vote.laid, vote.final) == (votes[which], final[which])

    def test_swap_in_round_one_asks_no_aedile(self) -> None:
        script = new_script(5)
        script.lay_and_look("green", "red")
        script.veto(swap=True)
        assert script.public.turn == 2
        assert len(script.public.ledger) == 1

    def test_veto_of_another_seat_is_refused(self) -> None:
        script = new_script(5)
        script.lay_and_look("green", "red")
        for seat in (0, 2, 3, 4):
            script.assert_refused(seat, Veto(True), "V2", "only_praetor")


class TestV3KnowledgeOfTheLook:
    @pytest.mark.parametrize("swap", [False, True])
    @pytest.mark.parametrize("which", [0, 1])
    def test_looked_at_seat_and_swap_are_public(self, which: int, swap: bool) -> None:
        script = new_script(5)
        script.lay("green", "red")
        aedile = script.aediles[which]
        script.look(which)
        assert script.public.looked == aedile
        script.veto(swap=swap)
        line = script.public.ledger[0]
        assert (line.looked, line.swapped) == (aedile, swap)
        for viewer in script.viewers:
            events = script.redacted_log(viewer)
            assert VetoDecided(1, aedile, swap) in events
            assert [(e.praetor, e.aedile) for e in events if isinstance(e, VoteLookedAt)] == [(1, aedile)]

    @pytest.mark.parametrize("which", [0, 1])
    def test_colour_is_known_to_praetor_and_that_aedile_only(self, which: int) -> None:
        script = new_script(5)
        script.lay_and_look("green", "green", which=which)
        entitled = {
            viewer
            for viewer in script.viewers
            if VoteLookedAt(1, 2 + which, "green") in script.redacted_log(viewer)
        }
        assert entitled == {1, 2 + which}
        assert [(look.turn, look.aedile, look.colour) for look in script.mine(1).looks] == [
            (1, 2 + which, "green")
        ]
        for seat in (0, 2, 3, 4):
            assert script.mine(seat).looks == ()

    def test_praetor_remembers_the_colour_before_the_swap(self) -> None:
        script = new_script(5)
        script.lay_and_look("green", "green", which=1)
        script.veto(swap=True)
        assert [look.colour for look in script.mine(1).looks] == ["green"]

    def test_ledger_names_both_aediles(self) -> None:
        script = new_script(7, first=5)
        script.turn()
        line = script.public.ledger[0]
        assert (line.turn, line.consul, line.praetor, line.aediles) == (1, 5, 6, (0, 1))


class TestV4Scoring:
    @pytest.mark.parametrize("players", SIZES)
    @pytest.mark.parametrize(
        "votes", [("green", "green"), ("green", "red"), ("red", "green"), ("red", "red")]
    )
    def test_green_votes_score_for_loyal_and_red_for_traitors(
        self, votes: tuple[Colour, Colour], players: int
    ) -> None:
        script = new_script(players)
        scored = next(event for event in script.turn(*votes) if isinstance(event, VotesScored))
        assert scored == VotesScored(votes.count("green"), votes.count("red"), 0)
        assert script.tokens == (votes.count("green"), votes.count("red"))
        script.turn(*votes)
        assert script.tokens == (2 * votes.count("green"), 2 * votes.count("red"))

    def test_scored_colours_are_public(self) -> None:
        script = new_script(5)
        script.turn("red", "green")
        for viewer in script.viewers:
            assert VotesScored(1, 1, 0) in script.redacted_log(viewer)
            line = script.view(viewer).table.ledger[0]
            assert (line.green, line.red, line.yellow) == (1, 1, 0)

    def test_scored_colours_do_not_tell_their_aediles(self) -> None:
        """The swapped pair looks the same to all but the Aediles and the Praetor."""
        left, right = new_script(6), new_script(6)
        left.turn("green", "red")
        right.turn("red", "green")
        assert viewers_who_differ(left, right) == {1, 2, 3}


class TestV6ConsulDiscards:
    @pytest.mark.parametrize("players", SIZES)
    def test_every_consul_but_the_first_discards_in_round_one(self, players: int) -> None:
        first = 3
        script = new_script(players, first=first)
        script.score("green", "red")
        assert (script.public.turn, script.step) == (2, "vote")
        assert script.public.picked == (False,) * players
        for turn in range(2, players + 1):
            consul = (first + turn - 1) % players
            script.score("green", "red")
            assert (script.step, script.awaited) == ("discard", (consul,))
            assert not script.public.picked[consul]
            script.discard()
            assert script.public.picked[consul]
        assert script.public.picked == tuple(seat != first for seat in range(players))
        assert len(script.mine(first).hand) == 2
        assert all(len(script.mine(seat).hand) == 1 for seat in range(players) if seat != first)

    @pytest.mark.parametrize("keep", ["loyal", "traitor"])
    def test_consul_may_keep_either_card(self, keep: str) -> None:
        script = new_script(5).to_turn(2)
        assert set(script.mine(1).hand) == {"loyal", "traitor"}
        script.score("green", "red")
        assert set(script.legal(1)) == {Discard("loyal"), Discard("traitor")}
        script.discard("traitor" if keep == "loyal" else "loyal")
        assert script.mine(1).hand == (keep,)
        assert script.mine(1).discarded == ("traitor" if keep == "loyal" else "loyal")

    def test_consul_with_two_equal_cards_discards_one(self) -> None:
        script = Script(Options(5, first=0))
        script.deal(
            [
                ("loyal", "loyal"),
                ("traitor", "traitor"),
                ("merchant", "merchant"),
                ("loyal", "traitor"),
                ("loyal", "traitor"),
            ]
        ).to_turn(3)
        script.score("green", "red")
        assert (script.step, script.awaited) == ("discard", (2,))
        assert script.legal(2) == (Discard("merchant"),)
        script.discard("merchant")
        assert (script.mine(2).hand, script.mine(2).discarded) == (("merchant",), "merchant")
        assert script.mine(1).hand == ("traitor",)

    def test_discard_of_a_card_not_held_is_refused(self) -> None:
        script = new_script(5, kept=cards_to_keep(5, "loyal", "traitor", "merchant")).to_turn(3)
        script.score("green", "red")
        assert set(script.mine(2).hand) == {"merchant", "traitor"}
        script.assert_refused(2, Discard("loyal"), "V6", "not_in_hand", faction="loyal")

    def test_discard_of_another_seat_is_refused(self) -> None:
        script = new_script(5).to_turn(2)
        script.score("green", "red")
        for seat in (0, 2, 3, 4):
            for card in set(script.mine(seat).hand):
                script.assert_refused(seat, Discard(card), "V6", "only_consul")

    def test_discard_before_scoring_is_refused(self) -> None:
        script = new_script(5).to_turn(2)
        script.assert_refused(1, Discard("loyal"), "C1", "other_step")

    def test_first_turn_has_no_discard(self) -> None:
        script = new_script(5)
        script.lay_and_look("green", "red")
        events = script.veto(swap=False)
        assert [type(event) for event in events] == [VetoDecided, VotesScored, TurnBegun]
        script.assert_refused(0, Discard("loyal"), "C1", "other_step")

    def test_second_discard_is_refused(self) -> None:
        script = new_script(5).to_turn(2)
        script.turn()
        script.assert_refused(1, Discard(script.mine(1).hand[0]), "C1", "other_step")

    def test_discarded_card_is_known_to_its_owner_only(self) -> None:
        script = new_script(5).to_turn(2)
        script.score("green", "red")
        right = script.fork()
        script.discard("loyal")
        right.discard("traitor")
        assert viewers_who_differ(script, right) == {1}


class TestV7RolesMoveLeft:
    @pytest.mark.parametrize("players", SIZES)
    def test_all_four_roles_move_left(self, players: int) -> None:
        first = players - 3
        script = new_script(players, first=first)
        for turn in range(1, players):
            consul, praetor, aediles = script.consul, script.praetor, script.aediles
            assert script.public.turn == turn
            script.turn()
            assert script.consul == praetor
            assert script.praetor == aediles[0]
            assert script.aediles == (aediles[1], (aediles[1] + 1) % players)
            assert consul not in (script.consul, script.praetor)
            assert turn_begun(script) == TurnBegun(turn + 1, script.consul, script.praetor, script.aediles)

    @pytest.mark.parametrize("players", SIZES)
    def test_last_praetor_of_round_one_starts_round_two(self, players: int) -> None:
        script = new_script(players, first=1).to_turn(players)
        assert (script.consul, script.praetor, script.aediles) == (0, 1, (2, 3))
        script.turn()
        assert (script.public.round, script.consul) == (2, 1)
