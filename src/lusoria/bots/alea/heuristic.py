"""Heuristic bot, played as `able` and with other prices as `greedy`.

It has exact odds of the current turn without cards, and a heuristic value of the column: its numbers plus the
expected numbers of its empty rows. It plays a card if the expected gain exceeds the card's price.
"""

from functools import cache, lru_cache
from itertools import product
from math import prod
from random import Random
from typing import NamedTuple

from msgspec import UNSET

from lusoria.core.floats import float_sum
from lusoria.games.alea.action_reasons import action_reason
from lusoria.games.alea.actions import Action, PlayCard, Roll, Write
from lusoria.games.alea.evolve import dice_after_card
from lusoria.games.alea.model import DICE, FACE_WEIGHTS, FACES, Column, Face
from lusoria.games.alea.numerals import NUMBERS, column_with, is_incomplete, places, readings
from lusoria.games.alea.reasons import Reason
from lusoria.games.alea.view import View


class Prices(NamedTuple):
    """In points."""

    failed_turn: float
    card: float


ABLE = Prices(28.0, 5.0)  # by self-play at tables of all sizes: see `docs/bots-alea.md`
GREEDY = Prices(20.0, 7.0)

Dice = tuple[Face, ...]
ODDS = tuple((face, FACE_WEIGHTS[face] / DICE) for face in FACES)


class Heuristic:
    def __init__(self, prices: Prices = ABLE) -> None:
        self._prices = prices

    def choose(self, view: View, rng: Random) -> Action:
        assert view.mine is not None
        table = view.table
        turn = turn_values(
            table.columns[view.mine.seat], self._prices.failed_turn, ordered=table.options.ordered
        )
        aside = len(table.aside)

        def value(action: Action) -> float:
            match action:
                case Write(number=number, row=row):
                    return column_value(column_with(turn.column, row, number))
                case Roll(dice=1):
                    return turn.after_rolls(table.dice, aside, 1)
                case PlayCard():
                    return turn.after_card(table.dice, aside, action) - self._prices.card
                case Roll():
                    return float("-inf")  # one die at a time is rarely worse
                case _:
                    return turn.failed

        return max(view.legal, key=value)

    def explain(self, view: View, action: Action) -> Reason:
        return action_reason(view, action)


def greedy() -> Heuristic:
    return Heuristic(GREEDY)


class TurnValues:
    """Expected values in the rest of a turn without cards, for one column."""

    def __init__(self, column: Column, failed_turn: float, *, ordered: bool) -> None:
        self.column = column
        self.ordered = ordered
        self.failed = column_value(column) - failed_turn
        self._cache: dict[tuple[Dice, int], float] = {}

    def value(self, dice: Dice, aside: int) -> float:
        """Value of the dice in play: the best of writing, rolling, or failing."""
        key = (dice if self.ordered else tuple(sorted(dice)), aside)
        if key not in self._cache:
            self._cache[key] = self._search(dice, aside)
        return self._cache[key]

    def _search(self, dice: Dice, aside: int) -> float:
        numbers = readings(dice, ordered=self.ordered)
        if dice and not numbers and not is_incomplete(dice):
            return self.failed
        options = [
            column_value(column_with(self.column, row, number))
            for number, row in places(self.column, numbers)
        ]
        if len(dice) + aside < DICE:
            options.append(self.after_rolls(dice, aside, 1))
        return max(options, default=self.failed)

    def after_rolls(self, dice: Dice, aside: int, count: int) -> float:
        """Expected value after `count` more dice."""
        return float_sum(
            prod(odds for _, odds in fallen) * self.value((*dice, *(face for face, _ in fallen)), aside)
            for fallen in product(ODDS, repeat=count)
        )

    def after_card(self, dice: Dice, aside: int, play: PlayCard) -> float:
        if play.number is not UNSET and play.row is not UNSET:
            return column_value(column_with(self.column, play.row, play.number))
        remaining, ignored, rerolled = dice_after_card(dice, play)
        if not rerolled:
            return self.value(remaining, aside + len(ignored))
        return self.after_rolls(remaining, aside + len(ignored), rerolled)


@lru_cache(maxsize=64)
def turn_values(column: Column, failed_turn: float, *, ordered: bool) -> TurnValues:
    """Cached for the next decisions of the same turn."""
    return TurnValues(column, failed_turn, ordered=ordered)


@cache
def chances() -> dict[int, float]:
    """By number: probability that it appears in a turn that rolls until it fails."""
    by_number = dict.fromkeys(NUMBERS, 0.0)

    def roll_on(dice: Dice, chance: float) -> None:
        numbers = readings(dice)
        for number in numbers:
            by_number[number] += chance
        if len(dice) < DICE and (numbers or is_incomplete(dice) or not dice):
            for face, odds in ODDS:
                roll_on((*dice, face), chance * odds)

    roll_on((), 1.0)
    return by_number


@lru_cache(maxsize=4096)
def column_value(column: Column) -> float:
    """Value of a column: its numbers, and the expected numbers of its empty rows."""
    total, low, empty = float(sum(column)), 0, 0
    for number in (*column, 40):
        if number == 0:
            empty += 1
            continue
        if empty:
            total += gap_value(empty, low, number)
        low, empty = number, 0
    return total


@cache
def gap_value(rows: int, low: int, high: int) -> float:
    """Expected points of `rows` empty rows between two numbers."""
    fitting, missed = numbers_between(low, high)
    middle = (low + high) / 2
    return min(rows, fitting) * middle * (1 - missed)


@cache
def numbers_between(low: int, high: int) -> tuple[int, float]:
    """How many numbers fit between two numbers, and the probability that none of them appears."""
    fitting = [number for number in NUMBERS if low < number < high]
    return len(fitting), prod([1 - chances()[number] for number in fitting])
