"""Exact counts and values, derived by hand or by a solver that shares no code with the game."""

from collections.abc import Iterable
from fractions import Fraction

import pytest

from lusoria.core.game import Await, Chance, fold, play
from lusoria.games.alea import ALEA
from lusoria.games.alea.actions import PlayCard, Roll, Write
from lusoria.games.alea.events import TurnBegun
from lusoria.games.alea.model import CARDS, Card, Options, State
from tests.games.alea.table import Table, table_with

FRESH = Options(2)


def children(state: State) -> list[State]:
    """All states after one action or one die."""
    turn = ALEA.turn(state)
    if isinstance(turn, Chance):
        return [fold(ALEA, state, events) for events, _ in turn.outcomes]
    if isinstance(turn, Await):
        (seat,) = turn.seats
        return [play(ALEA, state, seat, action).after for action in ALEA.legal(state, seat)]
    return []


def perft(states: list[State], depth: int) -> list[int]:
    """Number of ways to play 1, 2, ... steps."""
    counts = []
    for _ in range(depth):
        states = [child for state in states for child in children(state)]
        counts.append(len(states))
    return counts


class TestChoicesOfTheFirstTurn:
    @pytest.mark.parametrize(
        ("dice", "count"),
        [
            ("", 1),  # roll
            ("I", 8),  # roll, 1 into any of 7 rows
            ("V", 8),
            ("X", 8),
            ("VI", 15),  # roll, 4 or 6 into any of 7 rows
            ("XX", 8),
            ("XVI", 15),
            ("XXXX", 2),  # roll, stop
            ("XXXXI", 8),
            ("XXXVII", 7),  # no die left to roll
            ("VV", 7),  # reroll V, reroll one V, ignore a V: each with its card and with the Joker; leave
            ("IIII", 7),
            ("XVV", 11),  # reroll V, reroll one or ignore a V or an X: 5, twice; leave
            ("IVV", 13),  # reroll I, reroll V, reroll one or ignore an I or a V: 6, twice; leave
            ("XIVV", 17),  # reroll I, reroll V, reroll one or ignore any of three faces: 8, twice; leave
        ],
    )
    def test_number_of_choices_after_dice(self, dice: str, count: int) -> None:
        assert len(Table().roll(dice).legal) == count

    def test_number_of_choices_with_multi_roll(self) -> None:
        table = Table(multi_roll=True)
        assert len(table.legal) == 6
        table.throw("VI")
        assert len(table.legal) == 4 + 14  # one to four dice; 4 or 6

    def test_number_of_choices_with_cards_anytime(self) -> None:
        # Beside roll and 7 writes: reroll I, reroll one, ignore, each with its card and with the Joker.
        assert len(Table(cards_anytime=True).roll("I").legal) == 8 + 6

    def test_number_of_choices_with_ordered(self) -> None:
        assert len(Table(ordered=True).roll("VI").legal) == 8  # roll; 6 only
        # Reroll I, reroll V, reroll one or ignore any of four dice: 10, twice; leave
        assert len(Table(ordered=True).roll("XIVV").legal) == 21

    def test_number_of_choices_in_a_nearly_full_column(self) -> None:
        table = table_with({0: (1, 2, 3, 0, 5, 6, 7)}, {0: ("twin", "joker")}).roll("V")
        assert len(table.legal) == 2  # roll, stop
        table.stop()
        # Twin and Joker as Twin into row 4; Joker as reroll V, reroll one, ignore; leave
        assert len(table.legal) == 2 + 3 + 1

    def test_number_of_ways_to_play_five_steps(self) -> None:
        # 1: roll. 2: three faces. 3: each face has roll and 7 writes.
        # 4: three rolls fall in 3 ways each, and after 21 writes the next player has one choice.
        # 5: the nine pairs have II 8, IV 15, IX 15, VI 15, VV 7, VX 8, XI 15, XV 8, XX 8 choices, together
        # 99, and 21 dice of the next player fall in 3 ways each.
        assert perft([ALEA.start(FRESH)], 5) == [1, 3, 24, 9 + 21, 99 + 63]


class TestDiceOfOneTurn:
    def test_55_sets_of_dice_are_reached_and_23_fail(self) -> None:
        table = Table()
        open_states, tables = [table.state], {}
        while open_states:
            state = open_states.pop()
            if Roll(1) not in ALEA.legal(state, 0):
                continue
            for child in children(play(ALEA, state, 0, Roll(1)).after):
                now = ALEA.view(child, None).table
                dice = tuple(sorted(now.dice))
                if dice not in tables:
                    tables[dice] = now
                    open_states.append(child)
        assert len(tables) == 55
        assert sum(now.failed is not None for now in tables.values()) == 23
        assert sum(bool(now.readings) for now in tables.values()) == 31
        assert all(now.failed in (None, "no_numeral") for now in tables.values())


class OneTurn:
    """Expected points of the best turn on an empty column, by enumeration of the game.

    The player holds all cards but plays only those in `cards`; each of them that is not played is worth 5.
    """

    def __init__(self, cards: Iterable[Card]) -> None:
        self.cards = frozenset(cards)
        self.cache: dict[tuple[object, ...], Fraction] = {}

    def value(self, state: State) -> Fraction:
        now = ALEA.view(state, None).table
        key = (tuple(sorted(now.dice)), len(now.aside), now.falling, now.failed is None, now.cards[0])
        if key not in self.cache:
            self.cache[key] = self.best_value(state)
        return self.cache[key]

    def best_value(self, state: State) -> Fraction:
        turn = ALEA.turn(state)
        if isinstance(turn, Chance):
            return sum(
                (odds * self.value(fold(ALEA, state, events)) for events, odds in turn.odds()),
                start=Fraction(),
            )
        best = Fraction(-1)
        card_points = 5 * len(self.cards.intersection(ALEA.view(state, None).table.cards[0]))
        for action in ALEA.legal(state, 0):
            if isinstance(action, PlayCard) and action.card not in self.cards:
                continue
            step = play(ALEA, state, 0, action)
            if isinstance(step.events[-1], TurnBegun):
                gain = Fraction(card_points + action.number if isinstance(action, Write) else card_points)
            else:
                gain = self.value(step.after)
            best = max(best, gain)
        return best


class TestBestTurn:
    """Values of a solver that shares no code with the game."""

    def test_best_turn_without_cards_is_worth_152_ninths(self) -> None:
        assert OneTurn(()).value(ALEA.start(FRESH)) == Fraction(152, 9)

    @pytest.mark.parametrize(("cards", "value"), [(("joker",), 27.1782), (CARDS, 57.5507)])
    def test_value_of_best_turn_with_cards(self, cards: tuple[Card, ...], value: float) -> None:
        assert float(OneTurn(cards).value(ALEA.start(FRESH))) == pytest.approx(value, abs=5e-5)
