"""The steps of a turn for whoever looks at one column: what follows from what, and by which deed.

The same rows as in `program`, laid out to be worked out one after the other and looked up again: a decision
asks what each deed leads to, a game that is played on asks where it has come to.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import DICE
from lusoria.minds.alea.model.dice import Dice, Throw, ways
from lusoria.minds.alea.turn.program import BEGIN, SETS, THROWS, Node, Rows, Step, places, steps_by_cards

MOST_ASIDE = 2
"""A9.4, A9.6: Ignore, and the Joker in its place."""
DICE_CODES = (MOST_ASIDE + 1) * (DICE + 1) ** 3


class Plan(NamedTuple):
    """A step a row of the turn; `of_throw` has no choice, it is the mean of what falls."""

    turns: Rows
    """The first step of each set of cards; one more at the end."""
    to: Rows
    chooses: NDArray[np.bool_]
    """Whether somebody decides there, or the dice do."""
    first: Rows
    """The first option of each step: cards that may be played; one more at the end."""
    options: Rows
    writes: Rows
    falls: Rows
    at_once: Rows
    """By step and number of dice less two: the row of throwing so many at once (O1), or -1."""
    begins: Rows
    """By cards: the row of a turn that begins with them."""
    step_at: Rows
    """By cards and code of the dice: the step where they lie, or -1."""
    cards_of: Rows
    """By row of the turn, the first being `THROWS`: cards, code of the dice, and how many still fall."""
    dice_of: Rows
    falling_of: Rows


def code_of(dice: Dice) -> int:
    found = dice.aside
    for count in dice[:3]:
        found = found * (DICE + 1) + count
    return found


@cache
def rows_of(*, wide: bool) -> dict[Node, int]:
    return places(wide=wide)


@cache
def plan(*, wide: bool) -> Plan:
    """`wide`: with rows for what is never better, so that every legal action has one."""
    row = rows_of(wide=wide)
    by_cards = steps_by_cards(row, wide=wide)
    steps = [one for steps in by_cards for one in steps]
    options = [one.options[1:] for one in steps]  # the first is to leave, wherever anything can be chosen
    step_at = np.full((SETS, DICE_CODES), -1, np.int32)
    where = {one.to: place for place, one in enumerate(steps)}
    for (cards, throw), place in row.items():
        if not throw.falls:
            step_at[cards, code_of(throw.dice)] = where[place]
    return Plan(
        np.cumsum([0, *map(len, by_cards)], dtype=np.int32),
        np.array([one.to for one in steps], np.int32),
        np.array([chosen(one) for one in steps]),
        np.cumsum([0, *map(len, options)], dtype=np.int32),
        np.array([each for some in options for each in some], np.int32),
        np.array([one.writes for one in steps], np.int32),
        np.array([one.falls for one in steps], np.int32),
        thrown_at_once(row, where),
        np.array([row[cards, BEGIN] for cards in range(SETS)], np.int32),
        step_at,
        np.array([cards for cards, _ in row], np.int32),
        np.array([code_of(throw.dice) for _, throw in row], np.int32),
        np.array([throw.falls for _, throw in row], np.int32),
    )


def thrown_at_once(row: dict[Node, int], where: dict[int, int]) -> Rows:
    found = np.full((len(row), DICE - 1), -1, np.int32)
    for (cards, throw), place in row.items():
        for falls in range(2, DICE + 1):
            if not throw.falls and (cards, Throw(throw.dice, falls)) in row and ways(throw.dice).roll:
                found[where[place], falls - 2] = row[cards, Throw(throw.dice, falls)]
    return found


def chosen(one: Step) -> bool:
    return bool(one.options)


def row_count(steps: Plan) -> int:
    return THROWS + steps.cards_of.size


def row_at(cards: int, throw: Throw) -> int:
    """Where a throw with these cards is worked out, in the wide plan."""
    return rows_of(wide=True)[cards, throw]
