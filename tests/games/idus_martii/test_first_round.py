"""C1 and V1 to V7: the course of the game, and a turn of the first round. V5 is with the endings."""

import pytest

from lusoria.core.errors import IllegalAction
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.actions import Action, Assign, Discard, Keep, Look, Replace, Veto, Vote
from lusoria.games.idus_martii.events import (
    CardDealt,
    CardDiscarded,
    RolesAssigned,
    TurnBegun,
    VetoDecided,
    VoteLaid,
    VoteLookedAt,
    VotesScored,
)
from lusoria.games.idus_martii.model import Colour, Options
from tests.games.idus_martii.table import SIZES, Script, begun, refused, seated, siding, told_apart

BELONGS: dict[str, tuple[type[Action], ...]] = {
    "assign": (Assign,),
    "vote": (Vote,),
    "look": (Look,),
    "veto": (Veto,),
    "replace": (Replace, Keep),
    "discard": (Discard,),
}


def every_step(players: int) -> dict[str, Script]:
    """The starting player's second turn as Consul: it has every step there is, each of them kept here."""
    steps: dict[str, Script] = {}
    script = seated(players).to_turn(players + 1)
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
        script = seated(players, first=first)
        consuls: list[int] = []
        while not script.over:
            assert script.public.turn == len(consuls) + 1
            assert script.public.round == (1 if len(consuls) < players else 2)
            consuls.append(script.consul)
            script.turn()
        assert consuls == [(first + k) % players for k in range(2 * players)]

    def test_steps_of_a_turn_in_round_one(self) -> None:
        script = seated(5).to_turn(2)
        start = len(script.log) - 1
        script.turn()
        assert [type(event) for event in script.log[start:-1]] == [
            TurnBegun,
            VoteLaid,
            VoteLaid,
            VoteLookedAt,
            VetoDecided,
            VotesScored,
            CardDiscarded,
        ]

    def test_steps_of_a_turn_in_round_two(self) -> None:
        script = seated(5).to_turn(7)
        start = len(script.log) - 1
        script.turn()
        assert [type(event) for event in script.log[start:-1]] == [
            TurnBegun,
            RolesAssigned,
            VoteLaid,
            VoteLaid,
            VoteLookedAt,
            VetoDecided,
            VotesScored,
        ]

    @pytest.mark.parametrize("players", SIZES)
    @pytest.mark.parametrize("step", BELONGS)
    def test_action_of_another_step_is_refused(self, step: str, players: int) -> None:
        script = every_step(players)[step]
        seat = script.awaited[0]
        for action in IDUS_MARTII.actions(script.options):
            if not isinstance(action, BELONGS[step]):
                with refused("C1", "other_step", step=step):
                    script.says(seat, action)

    @pytest.mark.parametrize("step", BELONGS)
    def test_action_of_a_seat_not_awaited_is_refused(self, step: str) -> None:
        script = every_step(5)[step]
        for seat in range(5):
            assert bool(script.legal(seat)) == (seat in script.awaited)
            if seat not in script.awaited:
                for action in IDUS_MARTII.actions(script.options):
                    with pytest.raises(IllegalAction):
                        script.says(seat, action)

    def test_praetor_waits_for_both_votes(self) -> None:
        """A peer let a Praetor swap a vote that was never cast, and so made one."""
        script = seated(5)
        script.says(2, Vote("green"))
        assert script.awaited == (3,)
        for action in (Look(2), Look(3), Veto(True)):
            with refused("C1", "other_step"):
                script.says(1, action)

    def test_two_games_are_independent(self) -> None:
        """A peer counted the votes of all tables together."""
        alone = seated(5, first=1)
        for _ in range(10):
            alone.turn("green", "red")
        one, other = seated(5, first=1), seated(8, first=3, limit=31)
        for _ in range(10):
            one.begin()
            other.begin()
            one.says(one.aediles[0], Vote("green"))
            other.lay("red", "red")
            one.says(one.aediles[1], Vote("red"))
            other.look(1)
            one.look(0)
            other.veto(swap=False)
            one.veto(swap=False)
            for script in (one, other):
                if script.step == "discard":
                    script.discard()
        assert one.log == alone.log
        assert other.tokens == (0, 20)

    def test_reading_and_deciding_change_nothing(self) -> None:
        """In a peer a plain page request did. Here what was not said has not happened."""
        script = seated(5)
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
        script = seated(players, first=1).to_turn(3)
        assert set(script.awaited) == set(script.aediles)
        for aedile in script.aediles:
            assert set(script.legal(aedile)) == {Vote("green"), Vote("red")}

    def test_order_of_votes_does_not_matter(self) -> None:
        one, other = seated(5), seated(5)
        one.says(2, Vote("green"))
        one.says(3, Vote("red"))
        other.says(3, Vote("red"))
        other.says(2, Vote("green"))
        assert one.state == other.state
        assert [one.view(viewer) for viewer in one.viewers] == [other.view(viewer) for viewer in one.viewers]

    @pytest.mark.parametrize("quick", [0, 1])
    def test_second_voter_learns_nothing_of_the_first_vote(self, quick: int) -> None:
        green, red = seated(5), seated(5)
        seat = green.aediles[quick]
        green.says(seat, Vote("green"))
        red.says(seat, Vote("red"))
        assert told_apart(green, red) == {seat}
        slow = green.aediles[1 - quick]
        assert green.awaited == red.awaited == (slow,)
        assert set(green.legal(slow)) == set(red.legal(slow)) == {Vote("green"), Vote("red")}

    def test_laid_vote_is_public_without_its_colour(self) -> None:
        script = seated(5)
        script.says(3, Vote("red"))
        assert script.public.laid == (3,)
        script.says(2, Vote("red"))
        assert set(script.public.laid) == {2, 3}

    def test_vote_of_another_seat_is_refused(self) -> None:
        """In a peer any user could set any player's vote."""
        script = seated(5)
        for seat in (0, 1, 4):
            with refused("V1", "only_aediles"):
                script.says(seat, Vote("green"))

    def test_second_vote_of_an_aedile_is_refused(self) -> None:
        script = seated(5)
        script.says(2, Vote("green"))
        colours: tuple[Colour, ...] = ("green", "red")
        for colour in colours:
            with refused("V1", "already_laid"):
                script.says(2, Vote(colour))

    @pytest.mark.parametrize("players", SIZES)
    def test_yellow_vote_in_round_one_is_refused(self, players: int) -> None:
        script = seated(players)
        while script.public.turn <= players:
            for aedile in script.aediles:
                with refused("W4", "yellow_in_round_one"):
                    script.says(aedile, Vote("yellow"))
            script.turn()


class TestV2ThePraetorLooks:
    @pytest.mark.parametrize("which", [0, 1])
    @pytest.mark.parametrize("players", SIZES)
    def test_praetor_looks_at_exactly_one_vote(self, players: int, which: int) -> None:
        script = seated(players, first=2)
        votes: tuple[Colour, Colour] = ("green", "red")
        script.lay(*votes)
        assert script.awaited == (script.praetor,)
        assert set(script.legal(script.praetor)) == {Look(aedile) for aedile in script.aediles}
        assert script.look(which) == (VoteLookedAt(script.praetor, script.aediles[which], votes[which]),)
        for aedile in script.aediles:
            with refused("C1", "other_step"):
                script.says(script.praetor, Look(aedile))

    def test_look_where_no_vote_lies_is_refused(self) -> None:
        script = seated(6)
        script.lay("green", "red")
        for seat in (0, 1, 4, 5, 6, 99):
            with refused("V2", "no_vote_there", place=seat):
                script.says(1, Look(seat))

    def test_look_of_another_seat_is_refused(self) -> None:
        """In two peers anybody could open any vote."""
        script = seated(5)
        script.lay("green", "red")
        for seat in (0, 2, 3, 4):
            for aedile in (2, 3):
                with refused("V2", "only_praetor"):
                    script.says(seat, Look(aedile))

    def test_veto_before_the_look_is_refused(self) -> None:
        script = seated(5)
        script.lay("green", "red")
        for swap in (False, True):
            with refused("C1", "other_step"):
                script.says(1, Veto(swap))

    @pytest.mark.parametrize("which", [0, 1])
    @pytest.mark.parametrize(
        "votes", [("green", "green"), ("green", "red"), ("red", "green"), ("red", "red")]
    )
    def test_praetor_may_leave_or_swap_the_vote(self, votes: tuple[Colour, Colour], which: int) -> None:
        script = seated(5)
        script.lay(*votes)
        script.look(which)
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
        script = seated(5)
        script.lay("green", "red")
        script.look(0)
        script.veto(swap=True)
        assert script.public.turn == 2
        assert len(script.public.ledger) == 1

    def test_veto_of_another_seat_is_refused(self) -> None:
        script = seated(5)
        script.lay("green", "red")
        script.look(0)
        for seat in (0, 2, 3, 4):
            with refused("V2", "only_praetor"):
                script.says(seat, Veto(True))


class TestV3WhatTheLookTells:
    @pytest.mark.parametrize("swap", [False, True])
    @pytest.mark.parametrize("which", [0, 1])
    def test_looked_at_seat_and_swap_are_public(self, which: int, swap: bool) -> None:
        script = seated(5)
        script.lay("green", "red")
        aedile = script.aediles[which]
        script.look(which)
        assert script.public.looked == aedile
        script.veto(swap=swap)
        line = script.public.ledger[0]
        assert (line.looked, line.swapped) == (aedile, swap)
        for viewer in script.viewers:
            heard = script.heard(viewer)
            assert VetoDecided(1, aedile, swap) in heard
            assert [(e.praetor, e.aedile) for e in heard if isinstance(e, VoteLookedAt)] == [(1, aedile)]

    @pytest.mark.parametrize("which", [0, 1])
    def test_colour_is_known_to_praetor_and_that_aedile_only(self, which: int) -> None:
        script = seated(5)
        script.lay("green", "green")
        script.look(which)
        knowing = {
            viewer for viewer in script.viewers if VoteLookedAt(1, 2 + which, "green") in script.heard(viewer)
        }
        assert knowing == {1, 2 + which}
        assert [(look.turn, look.aedile, look.colour) for look in script.mine(1).looks] == [
            (1, 2 + which, "green")
        ]
        for seat in (0, 2, 3, 4):
            assert script.mine(seat).looks == ()

    def test_praetor_remembers_the_colour_before_the_swap(self) -> None:
        script = seated(5)
        script.lay("green", "green")
        script.look(1)
        script.veto(swap=True)
        assert [look.colour for look in script.mine(1).looks] == ["green"]

    def test_ledger_names_both_aediles(self) -> None:
        """A peer's log named the first one twice."""
        script = seated(7, first=5)
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
        script = seated(players)
        scored = next(event for event in script.turn(*votes) if isinstance(event, VotesScored))
        assert scored == VotesScored(votes.count("green"), votes.count("red"), 0)
        assert script.tokens == (votes.count("green"), votes.count("red"))
        script.turn(*votes)
        assert script.tokens == (2 * votes.count("green"), 2 * votes.count("red"))

    def test_scored_colours_are_public(self) -> None:
        script = seated(5)
        script.turn("red", "green")
        for viewer in script.viewers:
            assert VotesScored(1, 1, 0) in script.heard(viewer)
            line = script.view(viewer).table.ledger[0]
            assert (line.green, line.red, line.yellow) == (1, 1, 0)

    def test_scored_colours_do_not_tell_their_aediles(self) -> None:
        """Shuffled: the other way round is the same to all who neither laid nor looked."""
        one, other = seated(6), seated(6)
        one.turn("green", "red")
        other.turn("red", "green")
        assert told_apart(one, other) == {1, 2, 3}


class TestV6TheConsulPicksASide:
    @pytest.mark.parametrize("players", SIZES)
    def test_every_consul_but_the_first_discards_in_round_one(self, players: int) -> None:
        first = 3
        script = seated(players, first=first)
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
        script = seated(5).to_turn(2)
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
        """In two peers a Consul could support a faction never dealt to them."""
        script = seated(5, kept=siding(5, "loyal", "traitor", "merchant")).to_turn(3)
        script.score("green", "red")
        assert set(script.mine(2).hand) == {"merchant", "traitor"}
        with refused("V6", "not_in_hand", faction="loyal"):
            script.says(2, Discard("loyal"))

    def test_discard_of_another_seat_is_refused(self) -> None:
        script = seated(5).to_turn(2)
        script.score("green", "red")
        for seat in (0, 2, 3, 4):
            for card in set(script.mine(seat).hand):
                with refused("V6", "only_consul"):
                    script.says(seat, Discard(card))

    def test_discard_before_scoring_is_refused(self) -> None:
        script = seated(5).to_turn(2)
        with refused("C1", "other_step"):
            script.says(1, Discard("loyal"))

    def test_first_turn_has_no_discard(self) -> None:
        script = seated(5)
        script.lay("green", "red")
        script.look()
        events = script.veto(swap=False)
        assert [type(event) for event in events] == [VetoDecided, VotesScored, TurnBegun]
        with refused("C1", "other_step"):
            script.says(0, Discard("loyal"))

    def test_second_discard_is_refused(self) -> None:
        script = seated(5).to_turn(2)
        script.score("green", "red")
        script.discard()
        with refused("C1", "other_step"):
            script.says(1, Discard(script.mine(1).hand[0]))

    def test_discarded_card_is_known_to_its_owner_only(self) -> None:
        script = seated(5).to_turn(2)
        script.score("green", "red")
        other = script.fork()
        script.discard("loyal")
        other.discard("traitor")
        assert told_apart(script, other) == {1}


class TestV7TheRolesMoveLeft:
    @pytest.mark.parametrize("players", SIZES)
    def test_all_four_roles_move_left(self, players: int) -> None:
        """A peer moved them the other way: the Consul became Praetor."""
        first = players - 3
        script = seated(players, first=first)
        for turn in range(1, players):
            consul, praetor, aediles = script.consul, script.praetor, script.aediles
            assert script.public.turn == turn
            script.turn()
            assert script.consul == praetor
            assert script.praetor == aediles[0]
            assert script.aediles == (aediles[1], (aediles[1] + 1) % players)
            assert consul not in (script.consul, script.praetor)
            assert begun(script) == TurnBegun(turn + 1, script.consul, script.praetor, script.aediles)

    @pytest.mark.parametrize("players", SIZES)
    def test_last_praetor_of_round_one_starts_round_two(self, players: int) -> None:
        script = seated(players, first=1).to_turn(players)
        assert (script.consul, script.praetor, script.aediles) == (0, 1, (2, 3))
        script.turn()
        assert (script.public.round, script.consul) == (2, 1)

    def test_cards_are_dealt_once(self) -> None:
        script = seated(5).to_turn(4)
        assert len(script.of_type(CardDealt)) == 10
