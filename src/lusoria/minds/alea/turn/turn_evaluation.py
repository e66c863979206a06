"""Search of one turn from one column: rows by dice and set of cards, lanes for several quantities.

`maximise` maximises every lane by itself. `follow_first_lane` maximises the first lane, and computes the
others for the same choices.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import CARDS, ROWS
from lusoria.games.alea.numerals import NUMBERS as ALL_NUMBERS
from lusoria.minds.alea.turn.plan import Plan
from lusoria.minds.alea.turn.program import LEFT, SETS, TWINNED, WRITTEN
from lusoria.minds.alea.turn.turn_value import FACE_CHANCES, NOT_ALLOWED
from lusoria.numeric.compile_cache import compiled

Lanes = NDArray[np.float64]
Ints = NDArray[np.int64]
BELOW = 40  # every number is below
MAX_WRITES = ROWS * len(ALL_NUMBERS) + 2 * ROWS
UNSPELLABLE_NUMBER = 38  # N1: it needs seven dice
I_CHANCE, V_CHANCE, X_CHANCE = (float(chance) for chance in FACE_CHANCES)
MAX_CARDS = len(CARDS)  # A9: every card once


@compiled
def find_writes(column: Ints, numbers: Ints, rows: Ints, twins: NDArray[np.bool_], columns: Ints) -> int:
    """T2, A9.5: all writes into a column, and the columns after them. Returns their number."""
    count = 0
    for row in range(ROWS):
        if column[row]:
            continue
        above, below = 0, BELOW
        for other in range(row):
            if column[other]:
                above = column[other]
        for other in range(ROWS - 1, row, -1):
            if column[other]:
                below = column[other]
        for number in range(above + 1, below):
            if number != UNSPELLABLE_NUMBER:
                numbers[count], rows[count], twins[count] = number, row, False
                count += 1
        if row and column[row - 1]:
            numbers[count], rows[count], twins[count] = column[row - 1], row, True
            count += 1
        if row < ROWS - 1 and column[row + 1]:
            numbers[count], rows[count], twins[count] = column[row + 1], row, True
            count += 1
    for place in range(count):
        columns[place] = column
        columns[place, rows[place]] = numbers[place]
    return count


@compiled
def reachable_sets(hand: int, max_spent: int) -> Ints:
    """Sets of cards that a turn with the cards `hand` can reach by playing at most `max_spent`."""
    sets = np.empty(SETS, np.int64)
    count = 0
    for cards in range(SETS):
        if cards & ~hand:
            continue
        spent, bits = 0, hand ^ cards
        while bits:
            spent += bits & 1
            bits >>= 1
        if spent <= max_spent:
            sets[count] = cards
            count += 1
    return sets[:count]


@compiled
def fill_leaves(
    x: Lanes,
    sets: Ints,
    numbers: Ints,
    twins: NDArray[np.bool_],
    value: NDArray[np.float64],
    left: NDArray[np.float64],
) -> None:
    """Fills in the leaves: values by write, set and lane, and of leaving by set and lane.

    Among the rows for one number, the first lane decides. So with `maximise`, other lanes must not depend on
    the row that a number is in.
    """
    x[:] = NOT_ALLOWED
    lanes = x.shape[1]
    for place in range(numbers.size):
        kind = (TWINNED if twins[place] else WRITTEN) + numbers[place] * SETS
        for k in range(sets.size):
            into = kind + sets[k]
            if value[place, k, 0] > x[into, 0]:
                for lane in range(lanes):
                    x[into, lane] = value[place, k, lane]
    for k in range(sets.size):
        for lane in range(lanes):
            x[LEFT + sets[k], lane] = left[k, lane]


@compiled
def maximise(plan: Plan, x: Lanes, sets: Ints, anytime: bool) -> None:
    """Maximises every lane by itself."""
    lanes = x.shape[1]
    for cards in sets:
        for step in range(plan.turns[cards], plan.turns[cards + 1]):
            to = plan.to[step]
            rolls = plan.falls[step, 0] >= 0
            i, v, ten = plan.falls[step, 0], plan.falls[step, 1], plan.falls[step, 2]
            if not plan.chooses[step]:
                for lane in range(lanes):
                    x[to, lane] = I_CHANCE * x[i, lane] + V_CHANCE * x[v, lane] + X_CHANCE * x[ten, lane]
                continue
            one, other = plan.writes[step, 0], plan.writes[step, 1]
            fits = one >= 0 and (x[one, 0] > NOT_ALLOWED or x[other, 0] > NOT_ALLOWED)
            if fits:
                for lane in range(lanes):
                    x[to, lane] = max(x[other, lane], x[one, lane])
            else:
                x[to] = x[LEFT + cards]
            if anytime or not fits:
                for place in range(plan.first[step], plan.first[step + 1]):
                    option = plan.options[place]
                    for lane in range(lanes):
                        x[to, lane] = max(x[to, lane], x[option, lane])
            if rolls:
                for lane in range(lanes):
                    mean = I_CHANCE * x[i, lane] + V_CHANCE * x[v, lane] + X_CHANCE * x[ten, lane]
                    x[to, lane] = max(x[to, lane], mean)


@compiled
def follow_first_lane(plan: Plan, x: Lanes, sets: Ints, anytime: bool, multi_roll: bool) -> None:
    """Maximises the first lane; the other lanes follow the same choices.

    `multi_roll`: dice may be thrown at once (O1). That is seldom better than one by one, but can be: dice
    that fail together are all in play.
    """
    lanes = x.shape[1]
    rolled = np.empty(lanes)
    for cards in sets:
        for step in range(plan.turns[cards], plan.turns[cards + 1]):
            to = plan.to[step]
            if plan.falls[step, 0] >= 0:
                i, v, ten = plan.falls[step, 0], plan.falls[step, 1], plan.falls[step, 2]
                for lane in range(lanes):
                    rolled[lane] = I_CHANCE * x[i, lane] + V_CHANCE * x[v, lane] + X_CHANCE * x[ten, lane]
                if multi_roll:
                    for row in plan.multi_throws[step]:
                        if row >= 0 and x[row, 0] > rolled[0]:
                            rolled[:] = x[row]
            if not plan.chooses[step]:
                x[to] = rolled
                continue
            best = best_row(plan, x, step, cards, anytime)
            if plan.falls[step, 0] >= 0 and rolled[0] > x[best, 0]:
                x[to] = rolled
            else:
                x[to] = x[best]


@compiled
def best_row(plan: Plan, x: Lanes, step: int, cards: int, anytime: bool) -> Any:
    """Best row without rolling on: a number to write, a card to play, or leaving."""
    one, other = plan.writes[step, 0], plan.writes[step, 1]
    best = np.int64(LEFT + cards)
    fits = one >= 0 and (x[one, 0] > NOT_ALLOWED or x[other, 0] > NOT_ALLOWED)
    if fits:
        best = np.int64(one if x[one, 0] > x[other, 0] else other)
    if anytime or not fits:
        for place in range(plan.first[step], plan.first[step + 1]):
            if x[plan.options[place], 0] > x[best, 0]:
                best = np.int64(plan.options[place])
    return best


@compiled
def roll_value(plan: Plan, x: Lanes, step: int) -> Any:
    """Value of one more die in the first lane; NEVER if there is none."""
    if plan.falls[step, 0] < 0:
        return NOT_ALLOWED
    i, v, ten = plan.falls[step, 0], plan.falls[step, 1], plan.falls[step, 2]
    return I_CHANCE * x[i, 0] + V_CHANCE * x[v, 0] + X_CHANCE * x[ten, 0]
