"""Two players, near the end: what is left of a turn once the other has made the best of theirs.

There a point more or less decides, and what was learnt is least sure. So every column and set of cards that a
turn may leave is a lane, and the other's turn is looked through for all of them at once, over all dice; what
was learnt is asked about what that leaves. Where a row is clearly worse for a number than another one, it is
not looked at; and of the other's cards two at most are played: more seldom pay.
"""

from math import exp
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import CARDS, ROWS
from lusoria.minds.alea.model.table_snapshot import Seen
from lusoria.minds.alea.turn.plan import Plan
from lusoria.minds.alea.turn.program import LEFT, SETS, THROWS, TWINNED, WRITTEN
from lusoria.minds.alea.turn.turn_evaluation import BELOW, MOST_WRITES, Ints, sets_within, work, write_all
from lusoria.minds.alea.turn.turn_value import NEVER
from lusoria.minds.alea.value.column_value_net import TURNS, Floats, Net
from lusoria.minds.alea.value.final_score_odds import known_wins, points_of, total
from lusoria.minds.alea.value.point_value import Worths, empty_rows
from lusoria.minds.alea.value.value_kernels import horizons, lanes_of, value_all
from lusoria.minds.alea.value.win_probability_net import (
    CARDS_AT,
    EMPTY,
    FIRST,
    LED,
    MINE,
    MOVED,
    MOVED_CARDS,
    SCALE,
    SECOND,
    TO_MOVE,
    VALUES,
    Brain,
)
from lusoria.numeric.compile_cache import compiled

AT_ONCE = 32
"""Lanes that are worked out together."""
OF_CARDS = 2
CLOSE = 0.03
"""Of the chance to win: rows for a number that are as near to its best one are looked at."""
DECKS = len(CARDS)
IN_HAND, PER_ROUND = 25.0, 3.0
NONE = np.float32(0)
Flags = NDArray[np.bool_]


class Replies(NamedTuple):
    """All that the other may make of their turn; to leave it is the last."""

    numbers: Ints
    twins: Flags
    sets: Ints
    begun: Floats
    """What each tells the first layer, by set."""


@compiled
def begun_by(net: Net, brain: Brain, columns: Ints, sets: Ints, block: int) -> Floats:
    """What one player's columns tell the first layer, by column and set, in the block of their place."""
    lanes = lanes_of(sets)
    out, more = horizons(net, lanes)
    values = value_all(net, columns, lanes, out, more)
    found = np.empty((columns.shape[0], sets.size, FIRST), np.float32)
    for place in range(columns.shape[0]):
        lead = total(columns[place]) / SCALE
        if block:  # it is told by how much the one leads
            lead = -lead
        empty = brain.first[block + EMPTY + empty_rows(columns[place])]
        for k in range(sets.size):
            row = found[place, k]
            for j in range(FIRST):
                row[j] = brain.first[LED, j] * lead + empty[j]
            for turn in range(TURNS):
                add_to(row, brain.first[block + VALUES + turn], values[place, turn, k] / np.float32(SCALE))
            for card in range(DECKS):
                add_to(row, brain.first[block + CARDS_AT + card], np.float32(sets[k] >> card & 1))
    return found


@compiled
def add_to(row: Floats, weights: Floats, share: np.float32) -> None:
    for j in range(FIRST):
        row[j] += weights[j] * share


@compiled
def leaves_of(net: Net, brain: Brain, seen: Seen, columns: Ints, sets: Ints) -> Floats:
    """The same of mine, whom the other sees."""
    found = begun_by(net, brain, columns, sets, MINE)
    if seen.seat == 0:
        for place in range(columns.shape[0]):
            for k in range(sets.size):
                add_to(found[place, k], brain.first[MINE + MOVED], np.float32(1))
                in_hand = np.float32(points_of(sets[k]) / IN_HAND)
                add_to(found[place, k], brain.first[MINE + MOVED_CARDS], in_hand)
    return found


@compiled
def replies_to(net: Net, brain: Brain, seen: Seen) -> Replies:
    other = 1 - seen.seat
    sets = sets_within(seen.cards[other], OF_CARDS)
    numbers, rows = np.empty(MOST_WRITES, np.int64), np.empty(MOST_WRITES, np.int64)
    twins, after = np.empty(MOST_WRITES, np.bool_), np.empty((MOST_WRITES + 1, ROWS), np.int64)
    count = write_all(seen.columns[other], numbers, rows, twins, after)
    after[count] = seen.columns[other]
    begun = begun_by(net, brain, after[: count + 1], sets, 0)
    to_move = np.float32((1 - other) / PER_ROUND)
    for place in range(count + 1):
        for k in range(sets.size):
            add_to(begun[place, k], brain.first_more, np.float32(1))
            add_to(begun[place, k], brain.first[TO_MOVE], to_move)
    return Replies(numbers[:count], twins[:count], sets, begun)


@compiled
def close_rows(numbers: Ints, chances: Worths) -> Flags:
    """By write and set: whether its row is nearly the best for its number; leaving, the last, always is."""
    best = np.zeros((BELOW, chances.shape[1]))
    for place in range(numbers.size):
        best[numbers[place]] = np.maximum(best[numbers[place]], chances[place])
    found = np.ones(chances.shape, np.bool_)
    for place in range(numbers.size):
        found[place] = chances[place] >= best[numbers[place]] - CLOSE
    return found


@compiled
def chances_beside(brain: Brain, one: Floats, others: Floats, room: Floats, into: Worths) -> None:
    """How likely the one wins beside each of the others, where that is more than is known already."""
    lanes = into.size
    first = room[SECOND]
    for k in range(SECOND):
        room[k] = brain.second_more[k]
    for j in range(FIRST):
        base, begun = one[j], others[j]
        for lane in range(lanes):
            first[lane] = max(NONE, base + begun[lane])
        for k in range(SECOND):
            weight, second = brain.second[j, k], room[k]
            for lane in range(lanes):
                second[lane] += weight * first[lane]
    first[:] = brain.third_more[0]
    for k in range(SECOND):
        weight, second = brain.third[k], room[k]
        for lane in range(lanes):
            first[lane] += weight * max(NONE, second[lane])
    for lane in range(lanes):
        into[lane] = max(into[lane], 1 / (1 + exp(-np.float64(first[lane]))))


@compiled
def count_replies(seen: Seen) -> int:
    other = 1 - seen.seat
    numbers, rows = np.empty(MOST_WRITES, np.int64), np.empty(MOST_WRITES, np.int64)
    twins, after = np.empty(MOST_WRITES, np.bool_), np.empty((MOST_WRITES, ROWS), np.int64)
    count = write_all(seen.columns[other], numbers, rows, twins, after)
    return (count + 1) * sets_within(seen.cards[other], OF_CARDS).size


@compiled
def look_ahead(
    net: Net,
    brain: Brain,
    plan: Plan,
    seen: Seen,
    numbers: Ints,
    after: Ints,
    sets: Ints,
    ahead: int,
    anytime: bool,
    chances: Worths,
) -> None:
    """Put what replies leave in the place of what was learnt, by write and set; leaving is the last.

    `ahead` is how many pairs of what I leave and what the other makes of it may be looked at: else all stays.
    """
    mine = seen.columns[seen.seat]
    count = numbers.size
    looked = close_rows(numbers, chances)
    if empty_rows(mine) == 1:
        looked[:count] = False  # the game is over then
    leaves = np.argwhere(looked)
    if leaves.shape[0] * count_replies(seen) > ahead:
        return
    columns = np.empty((count + 1, ROWS), np.int64)
    columns[:count], columns[count] = after, mine
    begun = leaves_of(net, brain, seen, columns, sets)
    replies = replies_to(net, brain, seen)
    learnt = chances.copy()
    others = np.empty((FIRST, AT_ONCE), np.float32)
    x = np.full((THROWS + plan.cards_of.size, AT_ONCE), NEVER)
    for first in range(0, leaves.shape[0], AT_ONCE):
        some = leaves[first : first + AT_ONCE]
        for lane in range(AT_ONCE):
            place, k = some[min(lane, some.shape[0] - 1)]
            others[:, lane] = begun[place, k]
        wins = ended_wins(plan, seen, columns, sets, some, anytime)
        lay_replies(brain, seen, replies, others, wins, x)
        work(plan, x, replies.sets, anytime)
        for lane in range(some.shape[0]):
            place, k = some[lane]
            chances[place, k] = 1 - x[plan.begins[seen.cards[1 - seen.seat]], lane]
    move_along(numbers, looked, learnt, chances)


@compiled
def ended_wins(plan: Plan, seen: Seen, columns: Ints, sets: Ints, some: Ints, anytime: bool) -> Worths:
    """Where the other may end the game: by lane and their score, how likely they win."""
    other = 1 - seen.seat
    held, have = seen.cards[other], total(seen.columns[other])
    if held and empty_rows(seen.columns[other]) > 1:
        return np.empty((AT_ONCE, 0))
    high = have + BELOW + points_of(held)
    wins = np.empty((AT_ONCE, high + 1))
    both, cards = seen.columns.copy(), seen.cards.copy()
    for lane in range(some.shape[0]):
        place, k = some[lane]
        both[seen.seat], cards[seen.seat] = columns[place], sets[k]
        wins[lane] = known_wins(plan, Seen(both, cards, other, held == 0, False), have, high, anytime)[
            : high + 1
        ]
    for lane in range(some.shape[0], AT_ONCE):
        wins[lane] = wins[some.shape[0] - 1]
    return wins


@compiled
def lay_replies(brain: Brain, seen: Seen, replies: Replies, others: Floats, wins: Worths, x: Any) -> None:
    """What lies beyond the other's turn, by lane."""
    other = 1 - seen.seat
    have = total(seen.columns[other])
    ending, cardless = empty_rows(seen.columns[other]) == 1, seen.cards[other] == 0
    room = np.empty((SECOND + 1, AT_ONCE), np.float32)
    count = replies.numbers.size
    for k in range(replies.sets.size):
        kept = replies.sets[k]
        for number in range(BELOW):
            x[WRITTEN + number * SETS + kept] = NEVER
            x[TWINNED + number * SETS + kept] = NEVER
        x[LEFT + kept] = NEVER
        for place in range(count):
            number = replies.numbers[place]
            into = x[(TWINNED if replies.twins[place] else WRITTEN) + number * SETS + kept]
            if ending:
                into[:] = wins[:, have + number + points_of(kept)]
            else:
                chances_beside(brain, replies.begun[place, k], others, room, into)
        if cardless:
            x[LEFT + kept] = wins[:, have]
        else:
            chances_beside(brain, replies.begun[count, k], others, room, x[LEFT + kept])


@compiled
def move_along(numbers: Ints, looked: Flags, learnt: Worths, chances: Worths) -> None:
    """Rows that were not looked at: as much less than the best one of their number as was learnt."""
    best = np.full((BELOW, chances.shape[1]), -1)
    for place in range(numbers.size):
        for k in range(chances.shape[1]):
            at = best[numbers[place], k]
            if looked[place, k] and (at < 0 or learnt[place, k] > learnt[at, k]):
                best[numbers[place], k] = place
    for place in range(numbers.size):
        for k in range(chances.shape[1]):
            at = best[numbers[place], k]
            if not looked[place, k] and at >= 0:
                moved = learnt[place, k] + chances[at, k] - learnt[at, k]
                chances[place, k] = min(max(moved, 0.0), 1.0)
