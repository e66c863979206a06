"""W1 to W9: what changes in the second round."""

from itertools import product

import pytest

from lusoria.games.idus_martii.actions import Action, Assign, Discard, Keep, Look, Replace, Veto, Vote
from lusoria.games.idus_martii.events import (
    RolesAssigned,
    TurnBegun,
    VetoDecided,
    VoteKept,
    VoteLookedAt,
    VoteReplaced,
    VotesScored,
    YellowShown,
)
from lusoria.games.idus_martii.model import Colour
from tests.games.idus_martii.table import (
    COLOURS,
    SIZES,
    Script,
    Swap,
    new_script,
    refused,
    turn_begun,
    viewers_who_differ,
)


def second_round(players: int = 5, *, first: int = 0, yellow_swap: Swap = "must") -> Script:
    """A game at the assignment of turn n+1."""
    return new_script(players, first=first, yellow_swap=yellow_swap).to_turn(players + 1)


def looked_at(votes: tuple[Colour, Colour], which: int = 0, *, yellow_swap: Swap = "must") -> Script:
    """Turn 7 of five players, after the Praetor's look."""
    script = new_script(5, yellow_swap=yellow_swap).to_turn(7).begin()
    script.lay_and_look(*votes, which=which)
    return script


class TestW1ConsulAssignsRoles:
    @pytest.mark.parametrize("players", SIZES)
    def test_consul_assigns_before_the_votes(self, players: int) -> None:
        script = second_round(players, first=2)
        assert (script.step, script.awaited) == ("assign", (2,))
        script.assert_refused(3, Vote("green"), "C1", "other_step")
        (event,) = script.assign()
        assert event == RolesAssigned(2, script.praetor, script.aediles)
        assert script.step == "vote"
        assert set(script.awaited) == set(script.aediles)
        assert len({script.consul, script.praetor, *script.aediles}) == 4

    @pytest.mark.parametrize("players", SIZES)
    def test_consul_assigns_in_every_turn_of_round_two(self, players: int) -> None:
        script = second_round(players)
        for _ in range(players):
            assert (script.step, script.awaited) == ("assign", (script.consul,))
            script.turn()
        assert script.over
        assert len(script.events_of_type(RolesAssigned)) == players

    def test_assigned_seats_take_their_roles(self) -> None:
        script = second_round(8)
        script.assign(praetor=6, aediles=(3, 7))
        script.lay("yellow", "green")
        assert [(script.mine(seat).votes[-1].turn, script.mine(seat).votes[-1].laid) for seat in (3, 7)] == [
            (9, "yellow"),
            (9, "green"),
        ]
        assert script.awaited == (6,)

    def test_consul_cannot_assign_the_own_seat(self) -> None:
        script = second_round(7)
        for action in (Assign(0, (4, 5)), Assign(4, (0, 5))):
            script.assert_refused(0, action, "W1", "consul_too", seat=0)

    def test_one_seat_cannot_have_two_roles(self) -> None:
        script = second_round(7)
        for action in (Assign(4, (4, 5)), Assign(5, (4, 5)), Assign(3, (4, 4))):
            script.assert_refused(0, action, "W1", "one_card_each")

    @pytest.mark.parametrize("players", SIZES)
    def test_assignment_of_an_unknown_seat_is_refused(self, players: int) -> None:
        script = second_round(players)
        for action in (Assign(players, (3, 4)), Assign(3, (4, players)), Assign(99, (3, 4))):
            script.assert_refused(0, action, "W1", "no_such_seat", last=players - 1)

    def test_assignment_by_another_seat_is_refused(self) -> None:
        script = second_round(6)
        legal = script.legal(0)[0]
        for seat in range(1, 6):
            assert script.legal(seat) == ()
            script.assert_refused(seat, legal, "W1", "only_consul")

    def test_assignment_in_round_one_is_refused(self) -> None:
        script = new_script(6)
        script.assert_refused(0, Assign(3, (4, 5)), "C1", "other_step")

    def test_second_assignment_in_a_turn_is_refused(self) -> None:
        script = second_round(6)
        legal = script.legal(0)[0]
        script.act(0, legal)
        script.assert_refused(0, legal, "C1", "other_step")

    def test_aediles_are_named_in_ascending_order(self) -> None:
        with pytest.raises(ValueError, match="ascending"):
            Assign(1, (4, 3))


class TestW2NoRoleTwiceRunning:
    @pytest.mark.parametrize("players", [6, 7, 8])
    def test_aedile_of_turn_n_is_refused_in_turn_n_plus_1(self, players: int) -> None:
        """In turn n seat 0 was Praetor, seats 1 and 2 were Aediles."""
        script = second_round(players)
        assert script.public.ledger[-1].aediles == (1, 2)
        for again in (1, 2):
            for other in range(3, players):
                for praetor in set(range(3, players)) - {other}:
                    with refused("W2", "aedile_again", seat=again):
                        script.act(0, Assign(praetor, (again, other)))
        script.assert_refused(0, Assign(3, (1, 2)), "W2", "aedile_again")

    @pytest.mark.parametrize("players", SIZES)
    def test_praetor_of_the_last_turn_is_refused_as_praetor(self, players: int) -> None:
        script = second_round(players)
        script.assign(praetor=3)
        script.turn()
        assert not any(isinstance(action, Assign) and action.praetor == 3 for action in script.legal(1))
        script.assert_refused(1, Assign(3, (0, 2)), "W2", "praetor_again", seat=3)

    @pytest.mark.parametrize("players", [6, 7, 8])
    def test_aedile_of_the_last_turn_is_refused_as_aedile(self, players: int) -> None:
        script = second_round(players)
        script.assign(praetor=1, aediles=(3, 4))
        script.turn()
        for aediles in ((3, 5), (4, 5), (0, 3), (3, 4)):
            script.assert_refused(1, Assign(2, aediles), "W2", "aedile_again")

    @pytest.mark.parametrize("players", SIZES)
    def test_seat_may_change_its_role(self, players: int) -> None:
        """Aedile after Praetor, Praetor after Aedile, anything after Consul."""
        script = second_round(players)
        script.assign(praetor=2, aediles=(3, 4))
        script.turn()
        swapped = script.fork()
        swapped.act(1, Assign(3, (0, 2)))
        script.act(1, Assign(4, (0, 2)))

    @pytest.mark.parametrize("players", SIZES)
    def test_seat_may_repeat_a_role_after_a_turn_without_it(self, players: int) -> None:
        script = second_round(players)
        script.assign(praetor=3)
        script.turn()
        script.assign(praetor=4)
        script.score("green", "red")
        script.assign(praetor=3)
        assert script.praetor == 3


class TestW3FivePlayers:
    def test_one_aedile_may_serve_again(self) -> None:
        """Seat 2 was Aedile in turn 5, but not in turn 4."""
        script = second_round(5)
        assert [line.aediles for line in script.public.ledger[-2:]] == [(0, 1), (1, 2)]
        script.act(0, Assign(3, (2, 4)))
        assert script.aediles == (2, 4)

    def test_both_aediles_may_not_serve_again(self) -> None:
        script = second_round(5)
        script.assert_refused(0, Assign(3, (1, 2)), "W3", "both_again")

    def test_aedile_may_not_serve_three_turns_running(self) -> None:
        """Seat 1 was Aedile in turns 4 and 5."""
        script = second_round(5)
        for other in (3, 4):
            script.assert_refused(0, Assign(7 - other, (1, other)), "W3", "third_time", seat=1)

    def test_aedile_limits_hold_inside_round_two(self) -> None:
        script = second_round(5)
        script.assign(praetor=3, aediles=(2, 4))  # 2 for the second time
        script.turn()
        script.assert_refused(1, Assign(0, (2, 4)), "W3", "both_again")
        script.assert_refused(1, Assign(0, (2, 3)), "W3", "third_time", seat=2)
        script.act(1, Assign(2, (3, 4)))  # 4 for the second time
        script.score("green", "red")
        script.assert_refused(2, Assign(0, (1, 4)), "W3", "third_time", seat=4)
        script.act(2, Assign(0, (1, 3)))

    def test_aedile_may_serve_again_after_a_pause(self) -> None:
        script = second_round(5)
        script.assign(praetor=1, aediles=(3, 4))
        script.turn()
        script.assign(praetor=3, aediles=(0, 2))
        script.score("green", "red")
        script.act(2, Assign(0, (3, 4)))

    @pytest.mark.parametrize("players", [6, 7, 8])
    def test_no_aedile_serves_again_with_more_players(self, players: int) -> None:
        script = second_round(players)
        script.assert_refused(0, Assign(3, (2, 4)), "W2", "aedile_again", seat=2)

    def test_praetor_may_not_serve_again(self) -> None:
        script = second_round(5)
        script.assign(praetor=3)
        script.turn()
        script.assert_refused(1, Assign(3, (0, 2)), "W2", "praetor_again", seat=3)


class TestW4YellowVote:
    @pytest.mark.parametrize("players", SIZES)
    def test_yellow_is_allowed_in_every_turn_of_round_two(self, players: int) -> None:
        script = second_round(players)
        while not script.over:
            script.begin()
            for aedile in script.aediles:
                assert set(script.legal(aedile)) == {Vote("green"), Vote("red"), Vote("yellow")}
            script.turn("green", "yellow")

    def test_both_aediles_may_vote_yellow(self) -> None:
        script = second_round().begin()
        script.lay("yellow", "yellow")
        assert script.step == "look"

    @pytest.mark.parametrize("players", SIZES)
    def test_yellow_in_the_last_turn_of_round_one_is_refused(self, players: int) -> None:
        script = new_script(players).to_turn(players)
        assert set(script.legal(script.aediles[0])) == {Vote("green"), Vote("red")}
        script.assert_refused(script.aediles[0], Vote("yellow"), "W4", "yellow_in_round_one")


class TestW5ForcedSwap:
    @pytest.mark.parametrize("new", COLOURS)
    @pytest.mark.parametrize("old", ["green", "red"])
    def test_aedile_replaces_by_one_of_two_other_colours(self, old: Colour, new: Colour) -> None:
        script = looked_at((old, "green"))
        praetor, aedile = script.praetor, script.aediles[0]
        assert script.awaited == (praetor,)
        assert set(script.legal(praetor)) == {Veto(False), Veto(True)}
        assert script.veto(swap=True) == (VetoDecided(praetor, aedile, True),)
        assert (script.step, script.awaited) == ("replace", (aedile,))
        assert set(script.legal(aedile)) == {Replace(colour) for colour in COLOURS if colour != old}
        if new == old:
            script.assert_refused(script.looked, Replace(new), "W5", "same_colour", colour=old)
            return
        events = script.replace(new)
        pair = (new, "green")
        assert events[:2] == (
            VoteReplaced(aedile, new),
            VotesScored(pair.count("green"), pair.count("red"), pair.count("yellow")),
        )

    @pytest.mark.parametrize("which", [0, 1])
    def test_swap_changes_the_vote_looked_at(self, which: int) -> None:
        script = looked_at(("green", "green"), which)
        before = script.tokens
        script.veto(swap=True)
        aedile = script.looked
        script.replace("red")
        assert script.tokens == (before[0] + 1, before[1] + 1)
        assert (script.mine(aedile).votes[-1].laid, script.mine(aedile).votes[-1].final) == ("green", "red")

    def test_praetor_may_leave_the_vote(self) -> None:
        script = looked_at(("red", "green"))
        before = script.tokens
        events = script.veto(swap=False)
        assert events[1] == VotesScored(1, 1, 0)
        assert script.tokens == (before[0] + 1, before[1] + 1)

    @pytest.mark.parametrize("yellow_swap", ["must", "may"])
    def test_swapped_vote_may_not_be_kept(self, yellow_swap: Swap) -> None:
        script = looked_at(("red", "green"), yellow_swap=yellow_swap)
        script.veto(swap=True)
        script.assert_refused(script.looked, Keep(), "W5", "must_replace")

    def test_replacement_by_another_seat_is_refused(self) -> None:
        script = looked_at(("red", "green"))
        script.veto(swap=True)
        for seat in range(5):
            if seat != script.looked:
                actions: tuple[Action, ...] = (Replace("green"), Replace("yellow"), Keep())
                for action in actions:
                    script.assert_refused(seat, action, "W5", "only_that_aedile", aedile=script.looked)

    def test_replacement_is_unknown_to_the_praetor(self) -> None:
        """Red and yellow are scored in both games; the Praetor does not know whose they are."""
        left, right = looked_at(("green", "yellow")), looked_at(("green", "red"))
        aediles = set(left.aediles)
        left.veto(swap=True)
        left.replace("red")
        right.veto(swap=True)
        right.replace("yellow")
        assert left.public.ledger[-1] == right.public.ledger[-1]
        assert viewers_who_differ(left, right) == aediles

    def test_second_veto_is_refused(self) -> None:
        script = looked_at(("red", "green"))
        script.veto(swap=True)
        script.assert_refused(script.praetor, Veto(False), "C1", "other_step")


class TestW6YellowIsShown:
    @pytest.mark.parametrize("players", SIZES)
    @pytest.mark.parametrize("which", [0, 1])
    def test_yellow_looked_at_is_shown_to_all(self, which: int, players: int) -> None:
        script = new_script(players).to_turn(players + 2).begin()
        script.lay("yellow", "yellow")
        events = script.look(which)
        aedile = script.aediles[which]
        assert events == (
            VoteLookedAt(script.praetor, aedile, "yellow"),
            YellowShown(script.praetor, aedile),
        )
        assert script.public.yellow_shown
        for viewer in script.viewers:
            assert YellowShown(script.praetor, aedile) in script.redacted_log(viewer)
        script.replace("red")
        assert script.public.ledger[-1].yellow_shown

    def test_other_colours_are_not_shown(self) -> None:
        for votes in product(COLOURS[:2], COLOURS):
            script = looked_at(votes)
            assert script.events_of_type(YellowShown) == []
            assert not script.public.yellow_shown
            script.veto(swap=False)
            assert not script.public.ledger[-1].yellow_shown

    def test_yellow_not_looked_at_is_not_shown(self) -> None:
        script = looked_at(("green", "yellow"))
        assert script.events_of_type(YellowShown) == []

    def test_shown_yellow_must_be_replaced(self) -> None:
        script = looked_at(("yellow", "green"))
        aedile = script.aediles[0]
        assert (script.step, script.awaited) == ("replace", (aedile,))
        assert set(script.legal(aedile)) == {Replace("green"), Replace("red")}
        script.assert_refused(script.looked, Keep(), "W6", "must_replace")
        script.assert_refused(script.looked, Replace("yellow"), "W6", "same_colour", colour="yellow")

    @pytest.mark.parametrize("new", ["green", "red"])
    def test_shown_yellow_is_replaced_by_green_or_red(self, new: Colour) -> None:
        script = looked_at(("yellow", "green"))
        loyal, traitor = script.tokens
        aedile = script.aediles[0]
        events = script.replace(new)
        assert events[0] == VoteReplaced(aedile, new)
        assert script.tokens == ((loyal + 2, traitor) if new == "green" else (loyal + 1, traitor + 1))
        assert script.public.ledger[-1].swapped

    def test_veto_on_a_shown_yellow_is_refused(self) -> None:
        script = looked_at(("yellow", "green"))
        for swap in (False, True):
            script.assert_refused(script.praetor, Veto(swap), "C1", "other_step")

    def test_replacement_of_yellow_by_another_seat_is_refused(self) -> None:
        script = looked_at(("yellow", "green"))
        for seat in range(5):
            if seat != script.looked:
                script.assert_refused(seat, Replace("green"), "W6", "only_that_aedile", aedile=script.looked)

    def test_replacement_of_yellow_is_known_to_aediles_only(self) -> None:
        """Green and red are scored in both games; only the Aediles know whose they are."""
        left, right = looked_at(("yellow", "red")), looked_at(("yellow", "green"))
        aediles = set(left.aediles)
        left.replace("green")
        right.replace("red")
        assert viewers_who_differ(left, right) == aediles

    def test_shown_yellow_may_be_kept_by_house_rule(self) -> None:
        script = looked_at(("yellow", "green"), yellow_swap="may")
        aedile = script.aediles[0]
        assert set(script.legal(aedile)) == {Replace("green"), Replace("red"), Keep()}
        before = script.tokens
        replaced = script.fork()
        events = script.keep()
        assert events[:2] == (VoteKept(aedile), VotesScored(1, 0, 1))
        assert script.tokens == (before[0] + 1, before[1])
        line = script.public.ledger[-1]
        assert (line.yellow_shown, line.swapped) == (True, False)
        replaced.replace("red")
        assert replaced.tokens == (before[0] + 1, before[1] + 1)

    def test_keep_by_another_seat_is_refused(self) -> None:
        script = looked_at(("yellow", "green"), yellow_swap="may")
        for seat in range(5):
            if seat != script.looked:
                script.assert_refused(seat, Keep(), "W6", "only_that_aedile")

    def test_yellow_cannot_be_replaced_by_yellow(self) -> None:
        script = looked_at(("yellow", "green"), yellow_swap="may")
        script.assert_refused(script.looked, Replace("yellow"), "W6", "same_colour")

    def test_yellow_must_be_replaced_by_default(self) -> None:
        assert new_script(5).public.options.yellow_swap == "must"


class TestW7YellowMovesNoToken:
    @pytest.mark.parametrize("votes", list(product(COLOURS, COLOURS)))
    def test_only_green_and_red_votes_move_tokens(self, votes: tuple[Colour, Colour]) -> None:
        script = second_round(6)
        loyal, traitor = script.tokens
        events = script.turn(*votes)
        assert VotesScored(votes.count("green"), votes.count("red"), votes.count("yellow")) in events
        assert script.tokens == (loyal + votes.count("green"), traitor + votes.count("red"))
        line = script.public.ledger[-1]
        assert (line.green, line.red, line.yellow) == tuple(votes.count(colour) for colour in COLOURS)


class TestW8OnlyTheStartingPlayerDiscards:
    @pytest.mark.parametrize("players", SIZES)
    @pytest.mark.parametrize("first", [0, 4])
    def test_first_consul_discards_in_turn_n_plus_1(self, first: int, players: int) -> None:
        script = second_round(players, first=first)
        assert not script.public.picked[first]
        script.begin().score("green", "red")
        assert (script.step, script.awaited) == ("discard", (first,))
        assert set(script.legal(first)) == {Discard(card) for card in script.mine(first).hand}
        script.discard()
        assert script.public.picked == (True,) * players
        assert script.public.turn == players + 2

    @pytest.mark.parametrize("players", SIZES)
    def test_no_seat_discards_after_turn_n_plus_1(self, players: int) -> None:
        script = second_round(players)
        script.turn()
        while not script.over:
            assert script.public.picked == (True,) * players
            events = script.begin().score("green", "red")
            assert script.step in ("assign", "over")
            assert [type(event) for event in events[:2]] == [VetoDecided, VotesScored]
            if not script.over:
                script.assert_refused(script.public.ledger[-1].consul, Discard("loyal"), "C1", "other_step")

    def test_discard_needs_a_held_card_and_the_consul(self) -> None:
        script = second_round(5)
        script.begin().score("green", "red")
        assert "merchant" not in script.mine(0).hand
        script.assert_refused(0, Discard("merchant"), "V6", "not_in_hand")
        script.assert_refused(1, Discard(script.mine(1).hand[0]), "V6", "only_consul")


class TestW9OnlyTheConsulCardMoves:
    @pytest.mark.parametrize("players", SIZES)
    def test_consul_card_moves_to_the_next_seat(self, players: int) -> None:
        first = players - 1
        script = second_round(players, first=first)
        for turn in range(players + 1, 2 * players):
            consul = script.consul
            script.turn()
            assert turn_begun(script) == TurnBegun(turn + 1, (consul + 1) % players)
            assert script.consul == (consul + 1) % players

    @pytest.mark.parametrize("players", SIZES)
    def test_other_roles_are_empty_until_assigned(self, players: int) -> None:
        script = second_round(players)
        assert (script.public.praetor, script.public.aediles, script.step) == (None, (), "assign")
        script.turn()
        assert (script.public.praetor, script.public.aediles, script.step) == (None, (), "assign")

    def test_new_turn_has_no_votes_and_no_look(self) -> None:
        script = looked_at(("yellow", "green"))
        script.replace("red")
        script.begin()
        public = script.public
        assert (public.laid, public.looked, public.swapped, public.yellow_shown) == ((), None, False, False)
        script.assert_refused(script.praetor, Look(script.aediles[0]), "C1", "other_step")
