"""How likely a final score wins, once it is known who still plays.

Those who have played their last turn have their points. Each later seat has one turn left, and plays it to be
ahead of that score: what it can do is worked out, not guessed. With several such seats their chances are
taken as independent of one another.
"""

from math import erf, sqrt
from typing import Any

import numpy as np

from lusoria.games.alea.model import CARD_POINTS, ROWS
from lusoria.minds.alea.model.table_snapshot import Seen
from lusoria.minds.alea.turn.plan import Plan
from lusoria.minds.alea.turn.program import LEFT, SETS, THROWS, TWINNED, WRITTEN
from lusoria.minds.alea.turn.turn_evaluation import (
    BELOW,
    MOST_WRITES,
    Ints,
    Lanes,
    sets_within,
    work,
    write_all,
)
from lusoria.minds.alea.turn.turn_value import NEVER
from lusoria.minds.alea.value.column_value_net import Net
from lusoria.minds.alea.value.value_kernels import horizon_between, value_all
from lusoria.numeric.compile_cache import compiled

SCORES = 320
"""No score is as high."""
APART = 3
"""Later seats are asked about every third score; between these it goes straight."""
AT_ONCE = 16
LATER_SPREAD = 9.0
"""Of the points of somebody's last turn, as far as a normal guess goes."""
PREFERRED = 1e-6
"""Of a point, where chances are equal."""


@compiled
def points_of(cards: int) -> int:
    """G3."""
    count = 0
    while cards:
        count += cards & 1
        cards >>= 1
    return CARD_POINTS * count


@compiled
def total(column: Ints) -> int:
    found = 0
    for row in range(ROWS):
        found += column[row]
    return found


@compiled
def against_settled(seen: Seen, wins: Lanes) -> None:
    """By my score: against everybody who will not move again, in a last round."""
    for score in range(SCORES):
        chance = 1.0
        for other in range(seen.seat):
            theirs = total(seen.columns[other]) + points_of(seen.cards[other])
            if score == theirs:
                chance *= 0.5
            elif score < theirs:
                chance = 0.0
        wins[score] = chance


@compiled
def guessed_wins(net: Net, seen: Seen) -> Lanes:
    """By my score: what it wins if later seats have about what they usually would."""
    wins = np.empty(SCORES)
    against_settled(seen, wins)
    lane = np.zeros(1, np.int64)
    for other in range(seen.seat + 1, seen.cards.size):
        lane[0] = seen.cards[other]
        out, more = horizon_between(net, lane, 1.0)
        mean = (
            total(seen.columns[other])
            + value_all(net, seen.columns[other : other + 1], lane, out, more)[0, 0, 0]
        )
        for score in range(SCORES):
            wins[score] *= 0.5 * (1 + erf((score - mean) / LATER_SPREAD / sqrt(2.0)))
    for score in range(SCORES):
        wins[score] += PREFERRED * score
    return wins


@compiled
def known_wins(plan: Plan, seen: Seen, low: int, high: int, anytime: bool) -> Lanes:
    """By my score, from `low` to `high`: what it wins if every later seat does its best against it."""
    wins = np.zeros(SCORES)
    against_settled(seen, wins)
    asked = np.arange(low, high + APART, APART)
    for other in range(seen.seat + 1, seen.cards.size):
        beaten = np.empty(asked.size)
        for begin in range(0, asked.size, AT_ONCE):
            some = asked[begin : begin + AT_ONCE]
            beaten[begin : begin + some.size] = last_turn(
                plan, seen.columns[other], seen.cards[other], some, anytime
            )
        for score in range(low, high + 1):
            place, rest = (score - low) // APART, (score - low) % APART
            between = beaten[place]
            if rest:
                between += (beaten[place + 1] - between) * rest / APART
            wins[score] *= 1 - between
    for score in range(low, high + 1):
        wins[score] += PREFERRED * score
    return wins


@compiled
def last_turn(plan: Plan, column: Ints, held: int, scores: Ints, anytime: bool) -> Any:
    """How likely somebody's last turn ends above each of these scores; level counts half."""
    sets = sets_within(held, 6)
    x = np.empty((THROWS + plan.cards_of.size, scores.size))
    numbers, rows = np.empty(MOST_WRITES, np.int64), np.empty(MOST_WRITES, np.int64)
    twins, columns = np.empty(MOST_WRITES, np.bool_), np.empty((MOST_WRITES, ROWS), np.int64)
    count = write_all(column, numbers, rows, twins, columns)
    before = total(column)
    for cards in sets:
        for number in range(BELOW):
            x[WRITTEN + number * SETS + cards] = NEVER
            x[TWINNED + number * SETS + cards] = NEVER
        have = before + points_of(cards)
        reached(x[LEFT + cards], have, scores)
        for place in range(count):
            number = numbers[place]
            into = (TWINNED if twins[place] else WRITTEN) + number * SETS + cards
            if x[into, 0] == NEVER:
                reached(x[into], have + number, scores)
    work(plan, x, sets, anytime)
    return x[plan.begins[held]]


@compiled
def reached(lanes: Lanes, have: int, scores: Ints) -> None:
    for k in range(scores.size):
        lanes[k] = 1.0 if have > scores[k] else 0.5 if have == scores[k] else 0.0
