"""S1 to S6: the table, the deck, the deal, the first roles."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from lusoria.core.game import Chance, fold, sample
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.actions import Discard, Look, Vote
from lusoria.games.idus_martii.events import CardDealt, Event, FirstDrawn, TurnBegun
from lusoria.games.idus_martii.model import Faction, Options, State
from tests.games.idus_martii.table import (
    FACTIONS,
    LIMIT,
    SIZES,
    Script,
    cards_to_keep,
    deck,
    new_script,
    refused,
)


class TestS1FiveToEightPlayers:
    @pytest.mark.parametrize("players", SIZES)
    def test_five_to_eight_players_can_play(self, players: int) -> None:
        assert players in IDUS_MARTII.players
        assert new_script(players).public.options.players == players

    def test_no_other_number_of_players_is_listed(self) -> None:
        assert tuple(IDUS_MARTII.players) == SIZES

    @pytest.mark.parametrize("players", [-5, 0, 1, 4, 9, 16])
    def test_other_numbers_of_players_are_refused(self, players: int) -> None:
        with refused("S1", "players", players=players, least=5, most=8):
            IDUS_MARTII.start(Options(players))

    @pytest.mark.parametrize("players", SIZES)
    def test_seats_are_in_a_circle(self, players: int) -> None:
        script = new_script(players, first=players - 1)
        assert (script.consul, script.praetor, script.aediles) == (players - 1, 0, (1, 2))

    @pytest.mark.parametrize("seat", [-1, 5, 99])
    def test_action_of_an_unknown_seat_is_refused(self, seat: int) -> None:
        script = new_script(5)
        script.assert_refused(seat, Vote("green"), "S1", "no_such_seat", place=seat, last=4)
        script.assert_refused(seat, Look(2), "S1", "no_such_seat")
        script.lay("green", "red")
        script.assert_refused(seat, Look(2), "S1", "no_such_seat")
        assert script.legal(seat) == ()


class TestS2Deal:
    @pytest.mark.parametrize("players", SIZES)
    def test_whole_deck_is_dealt_two_cards_a_seat(self, players: int) -> None:
        script = Script(Options(players, first=0))
        rng = Random(players)
        while isinstance(turn := IDUS_MARTII.turn(script.state), Chance):
            script.apply(sample(turn, rng))
        dealt = [event for event in script.log if isinstance(event, CardDealt)]
        assert [card.seat for card in dealt] == [seat for seat in range(players) for _ in range(2)]
        assert sorted(str(card.faction) for card in dealt) == sorted(deck(players))
        assert Counter(card.faction for card in dealt) == {
            "loyal": players - 1,
            "traitor": players - 1,
            "merchant": 2,
        }
        for seat in range(players):
            assert script.mine(seat).hand == tuple(card.faction for card in dealt if card.seat == seat)

    @pytest.mark.parametrize("players", SIZES)
    def test_each_remaining_card_is_equally_likely(self, players: int) -> None:
        script = Script(Options(players, first=0))
        rng = Random(players)
        left = Counter(deck(players))
        while isinstance(turn := IDUS_MARTII.turn(script.state), Chance):
            offered: dict[Faction, Fraction] = {}
            for events, odds in turn.odds():
                assert isinstance(events[0], CardDealt)
                assert events[0].faction is not None
                offered[events[0].faction] = odds
            assert offered == {card: Fraction(n, left.total()) for card, n in left.items() if n}
            (card, *_) = script.apply(sample(turn, rng))
            assert isinstance(card, CardDealt)
            assert card.faction is not None
            left[card.faction] -= 1
        assert left.total() == 0

    def test_every_deal_is_equally_likely(self) -> None:
        """Also the last seat's."""
        deals: dict[tuple[str, ...], Fraction] = {}
        open_ends: list[tuple[State, tuple[str, ...], Fraction]] = [
            (IDUS_MARTII.start(Options(5, first=0)), (), Fraction(1))
        ]
        while open_ends:
            state, cards, odds = open_ends.pop()
            turn = IDUS_MARTII.turn(state)
            if not isinstance(turn, Chance):
                deals[cards] = odds
                continue
            for events, share in turn.odds():
                card = events[0]
                assert isinstance(card, CardDealt)
                after = fold(IDUS_MARTII, state, events)
                open_ends.append((after, (*cards, str(card.faction)), odds * share))
        assert len(deals) == 3150  # 10! / (4! 4! 2!)
        assert set(deals.values()) == {Fraction(1, 3150)}
        merchant = [
            sum(odds for cards, odds in deals.items() if "merchant" in cards[2 * seat : 2 * seat + 2])
            for seat in range(5)
        ]
        assert len(set(merchant)) == 1

    def test_cards_are_dealt_once(self) -> None:
        script = new_script(5)
        before = [script.mine(seat).hand for seat in range(5)]
        script.turn()
        assert [script.mine(seat).hand for seat in range(5)] == before
        assert len(script.events_of_type(CardDealt)) == 10

    @pytest.mark.parametrize("players", SIZES)
    def test_player_sees_own_cards_only(self, players: int) -> None:
        script = new_script(players)
        for viewer in script.viewers:
            known = [
                e for e in script.redacted_log(viewer) if isinstance(e, CardDealt) and e.faction is not None
            ]
            assert [card.seat for card in known] == ([] if viewer is None else [viewer, viewer])

    def test_action_during_the_deal_is_refused(self) -> None:
        script = Script(Options(5, first=0))
        script.choose_outcome(CardDealt(0, "loyal"))
        script.assert_refused(0, Discard("loyal"), "S2", "dealing")
        script.assert_refused(2, Vote("green"), "S2", "dealing")
        assert all(script.legal(seat) == () for seat in range(5))
        assert script.public.turn == 0
        assert script.public.consul is None

    def test_last_card_begins_the_first_turn(self) -> None:
        script = new_script(5)
        assert isinstance(script.log[-1], TurnBegun)
        assert isinstance(script.log[-2], CardDealt)


class TestS3StartingPlayer:
    @pytest.mark.parametrize("players", SIZES)
    def test_table_may_choose_any_first_seat(self, players: int) -> None:
        for first in range(players):
            script = new_script(players, first=first)
            assert (script.public.first, script.consul) == (first, first)
            assert script.events_of_type(FirstDrawn) == []

    @pytest.mark.parametrize("players", SIZES)
    def test_random_first_seat_is_uniform(self, players: int) -> None:
        options = Options(players)
        assert options.first == "random"
        drawn: dict[tuple[Event, ...], Fraction] = dict(Script(options).chance().odds())
        assert drawn == {(FirstDrawn(seat),): Fraction(1, players) for seat in range(players)}

    @pytest.mark.parametrize("players", SIZES)
    def test_drawn_seat_starts(self, players: int) -> None:
        for first in range(players):
            script = Script(Options(players))
            assert (script.public.first, script.step) == (None, "first")
            script.choose_outcome(FirstDrawn(first))
            assert script.public.first == first
            while isinstance(turn := IDUS_MARTII.turn(script.state), Chance):
                script.apply(turn.pick(0))
            assert script.consul == first

    @pytest.mark.parametrize("players", SIZES)
    def test_first_seat_outside_the_table_is_refused(self, players: int) -> None:
        for first in (-1, players):
            with refused("S3", "first", first=first, last=players - 1):
                IDUS_MARTII.start(Options(players, first=first))

    def test_action_before_the_draw_is_refused(self) -> None:
        script = Script(Options(5))
        script.assert_refused(0, Vote("red"), "S3", "drawing_first")
        assert all(script.legal(seat) == () for seat in range(5))


class TestS4TokensAndLimit:
    @pytest.mark.parametrize("players", SIZES)
    def test_tokens_start_at_zero(self, players: int) -> None:
        assert new_script(players).tokens == (0, 0)
        assert Script(Options(players)).tokens == (0, 0)

    @pytest.mark.parametrize(("players", "limit"), [(5, 13), (6, 15), (7, 17), (8, 20)])
    def test_limit_is_as_printed(self, players: int, limit: int) -> None:
        assert new_script(players).public.limit == limit
        assert LIMIT[players] == limit


class TestS5FirstTurn:
    @pytest.mark.parametrize("players", SIZES)
    def test_first_roles_sit_side_by_side(self, players: int) -> None:
        for first in range(players):
            script = new_script(players, first=first)
            left = [(first + k) % players for k in range(4)]
            assert [script.consul, script.praetor, *script.aediles] == left
            assert script.log[-1] == TurnBegun(1, left[0], left[1], (left[2], left[3]))
            assert script.public.turn == 1
            assert script.public.round == 1

    def test_first_turn_begins_with_the_votes(self) -> None:
        script = new_script(6, first=4)
        assert script.step == "vote"
        assert set(script.awaited) == set(script.aediles) == {0, 1}


class TestS6AnotherLimit:
    @pytest.mark.parametrize("players", SIZES)
    def test_table_may_set_the_limit(self, players: int) -> None:
        for limit in range(2 * players + 2, 4 * players):
            assert new_script(players, limit=limit).public.limit == limit

    @pytest.mark.parametrize("players", SIZES)
    def test_limit_out_of_range_is_refused(self, players: int) -> None:
        least, most = 2 * players + 2, 4 * players - 1
        for limit in (-1, 0, 1, least - 1, most + 1, 100):
            with refused("S6", "limit", limit=limit, least=least, most=most):
                IDUS_MARTII.start(Options(players, limit=limit))

    @pytest.mark.parametrize("players", SIZES)
    def test_printed_limit_is_allowed(self, players: int) -> None:
        assert new_script(players, limit=LIMIT[players]).public.limit == LIMIT[players]

    @pytest.mark.parametrize("players", SIZES)
    def test_lowest_limit_lets_each_seat_discard_first(self, players: int) -> None:
        """With green votes only, the first Consul has discarded before the game ends."""
        script = new_script(players, limit=2 * players + 2)
        for _ in range(players + 1):
            script.turn("green", "green")
        assert not script.over
        assert script.public.picked == (True,) * players
        script.turn("green", "green")
        assert script.over

    @pytest.mark.parametrize("players", SIZES)
    def test_highest_limit_can_be_passed(self, players: int) -> None:
        """With 4n red votes, in the last turn."""
        script = new_script(players, limit=4 * players - 1, kept=cards_to_keep(players, *FACTIONS))
        for _ in range(2 * players - 1):
            script.turn("red", "red")
        assert not script.over
        script.turn("red", "red")
        assert script.result.ending == "failed_conspiracy"
