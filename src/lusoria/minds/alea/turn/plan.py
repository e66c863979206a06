"""The steps of a turn as arrays, for one column, in the order of evaluation.

Rows are those of `program`. Indexes find the row of an effect (for a decision) or of a position (for a game
in progress).
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import DICE
from lusoria.minds.alea.model.dice import Dice, Throw, ways
from lusoria.minds.alea.turn.program import BEGIN, SETS, THROWS, Node, Rows, Step, row_numbers, steps_by_cards

MAX_ASIDE = 2  # A9.4, A9.6: Ignore, and the Joker in its place
DICE_CODES = (MAX_ASIDE + 1) * (DICE + 1) ** 3


class Plan(NamedTuple):
    """One step per row of the turn. A step without a choice is the mean over the faces of a die."""

    turns: Rows
    """By set of cards: the first step; one more at the end."""
    to: Rows
    chooses: NDArray[np.bool_]
    """By step: a player chooses there, not the dice."""
    first: Rows
    """By step: the first of its `options`, cards that may be played; one more at the end."""
    options: Rows
    writes: Rows
    falls: Rows
    multi_throws: Rows
    """By step and number of dice minus 2: the row of throwing that many at once (O1), or -1."""
    begins: Rows
    """By set of cards: the row of a turn that begins with it."""
    step_at: Rows
    """By set of cards and code of the dice: the step, or -1."""
    cards_of: Rows
    """By row of the turn, from `THROWS`: set of cards, code of the dice, and number of dice still to fall."""
    dice_of: Rows
    falling_of: Rows


def dice_code(dice: Dice) -> int:
    rows = dice.aside
    for count in dice[:3]:
        rows = rows * (DICE + 1) + count
    return rows


@cache
def rows_of(*, wide: bool) -> dict[Node, int]:
    return row_numbers(wide=wide)


@cache
def plan(*, wide: bool) -> Plan:
    """`wide`: include rows that are never better than another, so that every legal action has one."""
    row = rows_of(wide=wide)
    steps_by_set = steps_by_cards(row, wide=wide)
    steps = [step for steps in steps_by_set for step in steps]
    options = [step.options[1:] for step in steps]  # the first is to leave, wherever anything can be chosen
    step_at = np.full((SETS, DICE_CODES), -1, np.int32)
    step_by_row = {step.to: place for place, step in enumerate(steps)}
    for (cards, throw), place in row.items():
        if not throw.falls:
            step_at[cards, dice_code(throw.dice)] = step_by_row[place]
    return Plan(
        np.cumsum([0, *map(len, steps_by_set)], dtype=np.int32),
        np.array([step.to for step in steps], np.int32),
        np.array([is_choice(step) for step in steps]),
        np.cumsum([0, *map(len, options)], dtype=np.int32),
        np.array([member for group in options for member in group], np.int32),
        np.array([step.writes for step in steps], np.int32),
        np.array([step.falls for step in steps], np.int32),
        rows_of_multi_throws(row, step_by_row),
        np.array([row[cards, BEGIN] for cards in range(SETS)], np.int32),
        step_at,
        np.array([cards for cards, _ in row], np.int32),
        np.array([dice_code(throw.dice) for _, throw in row], np.int32),
        np.array([throw.falls for _, throw in row], np.int32),
    )


def rows_of_multi_throws(row: dict[Node, int], step_by_row: dict[int, int]) -> Rows:
    rows = np.full((len(row), DICE - 1), -1, np.int32)
    for (cards, throw), place in row.items():
        for falls in range(2, DICE + 1):
            if not throw.falls and (cards, Throw(throw.dice, falls)) in row and ways(throw.dice).roll:
                rows[step_by_row[place], falls - 2] = row[cards, Throw(throw.dice, falls)]
    return rows


def is_choice(step: Step) -> bool:
    return bool(step.options)


def row_count(steps: Plan) -> int:
    return THROWS + steps.cards_of.size


def row_at(cards: int, throw: Throw) -> int:
    """Row of a throw with these cards, in the wide plan."""
    return rows_of(wide=True)[cards, throw]
