"""One turn from one column, worked out: rows of numbers by what the dice show and which cards are held.

A row has a lane for each thing that is asked. `work` looks for the most in every lane by itself; `follow`
does what is best in the first lane and tells what that comes to in the others.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import ROWS
from lusoria.games.alea.numerals import NUMBERS as ALL_NUMBERS
from lusoria.minds.alea.turn.plan import Plan
from lusoria.minds.alea.turn.program import LEFT, SETS, TWINNED, WRITTEN
from lusoria.minds.alea.turn.turn_value import CHANCES, NEVER
from lusoria.numeric.compile_cache import compiled

Lanes = NDArray[np.float64]
Ints = NDArray[np.int64]
BELOW = 40
MOST_WRITES = ROWS * len(ALL_NUMBERS) + 2 * ROWS
UNSPELLED = 38
I_FALLS, V_FALLS, X_FALLS = (float(chance) for chance in CHANCES)
MOST_CARDS = 6


@compiled
def write_all(column: Ints, numbers: Ints, rows: Ints, twins: NDArray[np.bool_], columns: Ints) -> int:
    """T2, A9.5: everything that could be written in a column, and what it leaves; how many there are."""
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
            if number != UNSPELLED:
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
def sets_within(held: int, most: int) -> Ints:
    """The sets of cards that a turn begun with these can come to, if so many are played at most."""
    found = np.empty(SETS, np.int64)
    count = 0
    for cards in range(SETS):
        if cards & ~held:
            continue
        spent, bits = 0, held ^ cards
        while bits:
            spent += bits & 1
            bits >>= 1
        if spent <= most:
            found[count] = cards
            count += 1
    return found[:count]


@compiled
def lay_out(
    x: Lanes,
    sets: Ints,
    numbers: Ints,
    twins: NDArray[np.bool_],
    worth: NDArray[np.float64],
    left: NDArray[np.float64],
) -> None:
    """What lies beyond the turn: by write, set and lane, and what leaving is worth by set and lane.

    Of the rows for one number the best is taken by the first lane. Where lanes are asked each by itself, it
    must not matter to them in which row a number stands.
    """
    x[:] = NEVER
    lanes = x.shape[1]
    for place in range(numbers.size):
        kind = (TWINNED if twins[place] else WRITTEN) + numbers[place] * SETS
        for k in range(sets.size):
            into = kind + sets[k]
            if worth[place, k, 0] > x[into, 0]:
                for lane in range(lanes):
                    x[into, lane] = worth[place, k, lane]
    for k in range(sets.size):
        for lane in range(lanes):
            x[LEFT + sets[k], lane] = left[k, lane]


@compiled
def work(plan: Plan, x: Lanes, sets: Ints, anytime: bool) -> None:
    """The most in every lane."""
    lanes = x.shape[1]
    for cards in sets:
        for step in range(plan.turns[cards], plan.turns[cards + 1]):
            to = plan.to[step]
            rolls = plan.falls[step, 0] >= 0
            i, v, ten = plan.falls[step, 0], plan.falls[step, 1], plan.falls[step, 2]
            if not plan.chooses[step]:
                for lane in range(lanes):
                    x[to, lane] = I_FALLS * x[i, lane] + V_FALLS * x[v, lane] + X_FALLS * x[ten, lane]
                continue
            one, other = plan.writes[step, 0], plan.writes[step, 1]
            fits = one >= 0 and (x[one, 0] > NEVER or x[other, 0] > NEVER)
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
                    mean = I_FALLS * x[i, lane] + V_FALLS * x[v, lane] + X_FALLS * x[ten, lane]
                    x[to, lane] = max(x[to, lane], mean)


@compiled
def follow(plan: Plan, x: Lanes, sets: Ints, anytime: bool, many: bool) -> None:
    """What is best in the first lane, and what it comes to in the others. `many` dice may be thrown at once.

    That is seldom better than one after the other, but it is: dice that fail together are all in play.
    """
    lanes = x.shape[1]
    rolled = np.empty(lanes)
    for cards in sets:
        for step in range(plan.turns[cards], plan.turns[cards + 1]):
            to = plan.to[step]
            if plan.falls[step, 0] >= 0:
                i, v, ten = plan.falls[step, 0], plan.falls[step, 1], plan.falls[step, 2]
                for lane in range(lanes):
                    rolled[lane] = I_FALLS * x[i, lane] + V_FALLS * x[v, lane] + X_FALLS * x[ten, lane]
                if many:
                    for row in plan.at_once[step]:
                        if row >= 0 and x[row, 0] > rolled[0]:
                            rolled[:] = x[row]
            if not plan.chooses[step]:
                x[to] = rolled
                continue
            best = row_chosen(plan, x, step, cards, anytime)
            if plan.falls[step, 0] >= 0 and rolled[0] > x[best, 0]:
                x[to] = rolled
            else:
                x[to] = x[best]


@compiled
def row_chosen(plan: Plan, x: Lanes, step: int, cards: int, anytime: bool) -> Any:
    """The best without rolling on: the row of a number to write, of a card to play, or of leaving."""
    one, other = plan.writes[step, 0], plan.writes[step, 1]
    best = np.int64(LEFT + cards)
    fits = one >= 0 and (x[one, 0] > NEVER or x[other, 0] > NEVER)
    if fits:
        best = np.int64(one if x[one, 0] > x[other, 0] else other)
    if anytime or not fits:
        for place in range(plan.first[step], plan.first[step + 1]):
            if x[plan.options[place], 0] > x[best, 0]:
                best = np.int64(plan.options[place])
    return best


@compiled
def rolled_on(plan: Plan, x: Lanes, step: int) -> Any:
    """What one more die is worth there, in the first lane; never, where there is none."""
    if plan.falls[step, 0] < 0:
        return NEVER
    i, v, ten = plan.falls[step, 0], plan.falls[step, 1], plan.falls[step, 2]
    return I_FALLS * x[i, 0] + V_FALLS * x[v, 0] + X_FALLS * x[ten, 0]
