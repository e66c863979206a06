"""For winning: what a turn is worth to whoever wants to be first in the end.

A turn that ends the game, or is of its last round, is judged by what later seats can still do; any other by
what was learnt, and with two players near the end by what the other's reply leaves of that. A little of the
points to come is added, because small chances are hard to learn.
"""

from math import exp
from typing import Any

import numpy as np

from lusoria.games.alea.model import CARDS, ROWS
from lusoria.minds.alea.model.table_snapshot import Seen
from lusoria.minds.alea.turn.plan import Plan
from lusoria.minds.alea.turn.turn_evaluation import BELOW, Ints
from lusoria.minds.alea.value import win_probability_net as of_brain
from lusoria.minds.alea.value.column_value_net import TURNS, Floats, Net
from lusoria.minds.alea.value.final_score_odds import known_wins, points_of, total
from lusoria.minds.alea.value.point_value import (
    Worths,
    empty_rows,
    points_told,
    rounds_alive,
    turns_after,
    turns_told,
)
from lusoria.minds.alea.value.two_player_endgame import look_ahead
from lusoria.minds.alea.value.value_kernels import horizons, kept, lanes_of, value_all
from lusoria.minds.alea.value.win_probability_net import (
    APART,
    EMPTY,
    FIRST,
    LED,
    MINE,
    SCALE,
    SECOND,
    THEIRS,
    TO_MOVE,
    Brain,
)
from lusoria.numeric.compile_cache import compiled

VALUES, CARDS_AT, MOVED, MOVED_CARDS = (
    of_brain.VALUES,
    of_brain.CARDS_AT,
    of_brain.MOVED,
    of_brain.MOVED_CARDS,
)
DECKS = len(CARDS)
IN_HAND = 5.0
"""Cards of somebody who has moved are told in fives."""
THIRD_TURN = 2
PER_ROUND = 3.0
DUEL = 2
NONE = np.float32(0)
ONE_LANE, ALL_LANES = 1, 3
"""Only what is aimed at; or also the chance to win and the points it comes to."""


@compiled
def tell_player(into: Floats, points: float, values: Floats, empty: int, cards: int) -> None:
    """What is told of anybody."""
    into[:] = NONE
    into[LED] = points / SCALE
    for turn in range(TURNS):
        into[VALUES + turn] = values[turn] / SCALE
    into[EMPTY + empty] = 1
    for card in range(DECKS):
        into[CARDS_AT + card] = cards >> card & 1


@compiled
def tell_others(net: Net, seen: Seen, into: Floats) -> int:
    """What is told of the others, the best first; gives the points of the best, to which all are compared."""
    players = seen.cards.size
    each = np.zeros((players, THEIRS), np.float32)
    standing = np.empty(players)
    lane = np.zeros(1, np.int64)
    for other in range(players):
        if other == seen.seat:
            standing[other] = -np.inf
            continue
        lane[0] = seen.cards[other]
        out, more = horizons(net, lane)
        values = value_all(net, seen.columns[other : other + 1], lane, out, more)[0, :, 0]
        have = total(seen.columns[other])
        tell_player(each[other], have, values, empty_rows(seen.columns[other]), seen.cards[other])
        if other < seen.seat:
            each[other, MOVED] = 1
            each[other, MOVED_CARDS] = points_of(seen.cards[other]) / IN_HAND / IN_HAND
        standing[other] = have + values[THIRD_TURN]
    order = np.argsort(-standing, kind="mergesort")[: players - 1]
    best = total(seen.columns[order[0]])
    into[:] = NONE
    rest = players - 1 - APART
    for place in range(players - 1):
        each[order[place], LED] -= best / SCALE
        block = min(place, APART) * THEIRS
        for k in range(THEIRS):
            into[block + k] += each[order[place], k] / (1 if place < APART else rest)
    return best


@compiled
def tell_after(net: Net, seen: Seen, column: Ints, cards: int) -> Floats:
    """All that the net is told once the player on turn has this column and these cards."""
    blocks = min(seen.cards.size - 1, APART + 1)
    found = np.zeros(MINE + blocks * THEIRS, np.float32)
    best = tell_others(net, seen, found[MINE:])
    lane = np.full(1, cards)
    out, more = horizons(net, lane)
    mine = np.empty((1, ROWS), np.int64)
    mine[0] = column
    values = value_all(net, mine, lane, out, more)[0, :, 0]
    tell_player(found[:TO_MOVE], total(column) - best, values, empty_rows(column), cards)
    found[TO_MOVE] = (seen.cards.size - 1 - seen.seat) / PER_ROUND
    return found


@compiled
def chance_of(brain: Brain, features: Floats) -> float:
    """One answer of the net, as it is written down; `chance_lanes` gives many at once."""
    third = brain.third_more[0]
    for k in range(SECOND):
        second = brain.second_more[k]
        for j in range(FIRST):
            first = brain.first_more[j]
            for place in range(features.size):
                first += features[place] * brain.first[place, j]
            second += max(first, NONE) * brain.second[j, k]
        third += max(second, NONE) * brain.third[k]
    return 1 / (1 + exp(-third))


@compiled
def begin_lanes(net: Net, brain: Brain, seen: Seen, lanes: Ints, start: Floats) -> int:
    """The first layer as far as it is the same for everything I may write; by place and lane."""
    others = np.zeros(brain.first.shape[0] - MINE, np.float32)
    best = tell_others(net, seen, others)
    for j in range(FIRST):
        base = brain.first_more[j] + brain.first[TO_MOVE, j] * np.float32(
            (seen.cards.size - 1 - seen.seat) / PER_ROUND
        )
        for place in range(others.size):
            base += others[place] * brain.first[MINE + place, j]
        for k in range(lanes.size):
            start[j, k] = base
            for card in range(DECKS):
                if lanes[k] >> card & 1:
                    start[j, k] += brain.first[CARDS_AT + card, j]
    return best


@compiled
def chance_lanes(
    brain: Brain, start: Floats, lead: int, empty: int, values: Floats, room: Floats, found: Floats
) -> None:
    """The chance to win with each set of cards, by what the column is worth with it."""
    lanes = found.size
    led = np.float32(lead / SCALE)
    scale = np.float32(1 / SCALE)
    for k in range(SECOND):
        into = room[FIRST + k]
        for lane in range(lanes):
            into[lane] = brain.second_more[k]
    for j in range(FIRST):
        base = brain.first[LED, j] * led + brain.first[EMPTY + empty, j]
        first, begun = room[j], start[j]
        for lane in range(lanes):
            first[lane] = begun[lane] + base
        for turn in range(TURNS):
            weight, value = brain.first[VALUES + turn, j] * scale, values[turn]
            for lane in range(lanes):
                first[lane] += weight * value[lane]
        for lane in range(lanes):
            first[lane] = max(NONE, first[lane])
        for k in range(SECOND):
            weight, into = brain.second[j, k], room[FIRST + k]
            for lane in range(lanes):
                into[lane] += weight * first[lane]
    for lane in range(lanes):
        found[lane] = brain.third_more[0]
    for k in range(SECOND):
        weight, second = brain.third[k], room[FIRST + k]
        for lane in range(lanes):
            found[lane] += weight * (max(NONE, second[lane]))
    for lane in range(lanes):
        found[lane] = 1 / (1 + exp(-np.float64(found[lane])))


@compiled
def points_between(values: Floats, least: Floats, turns: float, k: int) -> Any:
    """What a column is worth with a number of turns left that need not be whole."""
    turns = min(max(turns, 0.0), float(TURNS))
    low = min(int(turns), TURNS - 1)
    below = values[low - 1, k] if low else least[k]
    return below + (values[low, k] - below) * (turns - low)


@compiled
def chance_leaves(
    net: Net,
    brain: Brain,
    plan: Plan,
    seen: Seen,
    numbers: Ints,
    after: Ints,
    sets: Ints,
    mix: float,
    asked: int,
    ahead: int,
    anytime: bool,
) -> tuple[Worths, Worths]:
    """What each write leaves, by set of cards, and what leaving does; `ahead` is what it may cost to look at
    replies."""
    count = numbers.size
    worth, left = np.empty((count, sets.size, asked)), np.empty((sets.size, asked))
    mine = seen.columns[seen.seat]
    have, empty = total(mine), empty_rows(mine)
    held = seen.cards[seen.seat]
    wins = np.zeros(0)
    if seen.closing or seen.cardless or empty == 1:
        wins = known_wins(plan, seen, have, have + BELOW + points_of(held), anytime)
    if seen.closing:
        for k in range(sets.size):
            score = have + points_of(sets[k])
            lay(left[k], wins[score], score, 0.0)
            for place in range(count):
                lay(worth[place, k], wins[score + numbers[place]], score + numbers[place], 0.0)
        return worth, left
    lanes = lanes_of(sets)
    out, more = horizons(net, lanes)
    values = value_all(net, after, lanes, out, more)
    staying = value_all(net, seen.columns[seen.seat : seen.seat + 1], lanes, out, more)[0]
    least, turns, told = kept(lanes), turns_after(seen), turns_told(seen, empty - 1)
    alive = rounds_alive(seen)
    chances = np.zeros((count + 1, sets.size))
    learnt(net, brain, seen, numbers, values, staying, lanes, chances)
    if ahead and seen.cards.size == DUEL:
        look_ahead(net, brain, plan, seen, numbers, after, sets, ahead, anytime, chances)
    for place in range(count):
        points = have + numbers[place]
        for k in range(sets.size):
            if empty > 1:
                coming = points_between(values[place], least, turns, k)
                lay(worth[place, k], chances[place, k], points + coming, mix)
                if asked == ALL_LANES:
                    worth[place, k, 2] = points + points_told(values[place], least, told, alive, k)
            else:
                score = points + points_of(sets[k])
                lay(worth[place, k], wins[score], score, mix)
    told = turns_told(seen, empty)
    for k in range(sets.size):
        if seen.cardless and sets[k] == 0:
            lay(left[k], wins[have], have, mix)
        else:
            lay(left[k], chances[count, k], have + points_between(staying, least, turns, k), mix)
            if asked == ALL_LANES:
                left[k, 2] = have + points_told(staying, least, told, alive, k)
    return worth, left


@compiled
def learnt(
    net: Net,
    brain: Brain,
    seen: Seen,
    numbers: Ints,
    values: Floats,
    staying: Floats,
    lanes: Ints,
    into: Worths,
) -> None:
    """The chance after each write, as far as the game goes on; and, in the last row, after leaving."""
    count, sets = into.shape[0] - 1, into.shape[1]
    mine = seen.columns[seen.seat]
    have, empty = total(mine), empty_rows(mine)
    start = np.empty((FIRST, lanes.size), np.float32)
    room = np.empty((FIRST + SECOND, lanes.size), np.float32)
    found = np.empty(lanes.size, np.float32)
    best = begin_lanes(net, brain, seen, lanes, start)
    if empty > 1:
        for place in range(count):
            points = have + numbers[place]
            chance_lanes(brain, start, points - best, empty - 1, values[place], room, found)
            into[place] = found[:sets]
    chance_lanes(brain, start, have - best, empty, staying, room, found)
    into[count] = found[:sets]


@compiled
def lay(into: Worths, chance: float, points: float, mix: float) -> None:
    into[0] = chance + mix * points
    if into.size == ALL_LANES:
        into[1], into[2] = chance, points
