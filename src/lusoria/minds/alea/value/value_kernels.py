"""The learnt values, worked out: columns into numbers, lane by lane over sets of cards."""

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import CARD_POINTS, ROWS
from lusoria.minds.alea.turn.program import SETS
from lusoria.minds.alea.turn.turn_evaluation import BELOW, Ints
from lusoria.minds.alea.value.column_value_net import BENT, GAPS, OUT, SECOND, SUMMED, TURNS, Floats, Net
from lusoria.numeric.compile_cache import compiled

WIDE = 16
"""Lanes come in so many: what a vector unit takes at once."""
NONE = np.float32(0)


@compiled
def lanes_of(sets: Ints) -> Ints:
    """The sets in whole vectors: the last one is repeated."""
    found = np.empty((sets.size + WIDE - 1) // WIDE * WIDE, np.int64)
    for k in range(found.size):
        found[k] = sets[min(k, sets.size - 1)]
    return found


@compiled
def kept(lanes: Ints) -> Floats:
    """G3: five points for every card of each set."""
    found = np.empty(lanes.size, np.float32)
    for k in range(lanes.size):
        count, bits = 0, lanes[k]
        while bits:
            count += bits & 1
            bits >>= 1
        found[k] = CARD_POINTS * count
    return found


@compiled
def horizons(net: Net, lanes: Ints) -> tuple[Floats, Floats]:
    """The last layer for 1 to 6 turns, for these sets only."""
    out = np.empty((TURNS, OUT, lanes.size), np.float32)
    more = np.empty((TURNS, lanes.size), np.float32)
    for turn in range(TURNS):
        for k in range(lanes.size):
            more[turn, k] = net.out_more[turn, lanes[k]]
        for place in range(OUT):
            for k in range(lanes.size):
                out[turn, place, k] = net.out[turn, place, lanes[k]]
    return out, more


@compiled
def horizon_between(net: Net, lanes: Ints, turns: float) -> tuple[Floats, Floats]:
    """The last layer for a number of turns that need not be whole."""
    turns = min(max(turns, 0.0), float(TURNS))
    low = min(int(turns), TURNS - 1)
    high_share = np.float32(turns - low)
    low_share = np.float32(1) - high_share
    out = np.empty((1, OUT, lanes.size), np.float32)
    more = np.empty((1, lanes.size), np.float32)
    for k in range(lanes.size):
        below = net.out_more[low - 1, lanes[k]] if low else NONE
        more[0, k] = low_share * below + high_share * net.out_more[low, lanes[k]]
    for place in range(OUT):
        for k in range(lanes.size):
            below = net.out[low - 1, place, lanes[k]] if low else NONE
            out[0, place, k] = low_share * below + high_share * net.out[low, place, lanes[k]]
    return out, more


@compiled
def take_in(net: Net, column: Ints, summed: Floats, seen: Floats) -> int:
    """A column as the last layer sees it; gives how many of its rows are empty."""
    summed[:] = NONE
    empty, above, in_gap = 0, 0, 0
    for row in range(ROWS + 1):
        number = column[row] if row < ROWS else BELOW
        if number == 0:
            in_gap += 1
            continue
        if in_gap:
            known = net.known[net.ids[in_gap, above, number]]
            for place in range(SUMMED):
                summed[place] += known[place]
        empty += in_gap
        above, in_gap = number, 0
    known = net.known[GAPS + empty]
    for place in range(SUMMED):
        summed[place] += known[place]
    for place in range(SECOND):
        seen[place] = net.second_more[place]
    for place in range(BENT):
        one = summed[place]
        if one > NONE:
            weights = net.second[place]
            for into in range(SECOND):
                seen[into] += one * weights[into]
    for place in range(SECOND):
        seen[place] = max(seen[place], NONE)
    for place in range(BENT, SUMMED):
        seen[SECOND + place - BENT] = summed[place]
    return empty


@compiled
def put_out(seen: Floats, out: Floats, more: Floats, least: Floats, values: Floats) -> None:
    """One horizon for all lanes: never less than what the cards bring."""
    lanes = values.size
    for k in range(lanes):
        values[k] = more[k]
    for place in range(OUT):
        one = seen[place]
        if one != NONE:
            weights = out[place]
            for k in range(lanes):
                values[k] += one * weights[k]
    for k in range(lanes):
        values[k] = (max(NONE, values[k])) + least[k]


@compiled
def value_all(net: Net, columns: Ints, lanes: Ints, out: Floats, more: Floats) -> Floats:
    """What columns are worth: by column, horizon and lane. A full one only has its cards."""
    horizons_asked = out.shape[0]
    values = np.empty((columns.shape[0], horizons_asked, lanes.size), np.float32)
    least = kept(lanes)
    summed, seen = np.empty(SUMMED, np.float32), np.empty(OUT, np.float32)
    for place in range(columns.shape[0]):
        empty = take_in(net, columns[place], summed, seen)
        for turn in range(horizons_asked):
            if empty:
                put_out(seen, out[turn], more[turn], least, values[place, turn])
            else:
                values[place, turn] = least
    return values


def every_value(net: Net, columns: NDArray[np.int64]) -> Floats:
    """By column, turns left less one, and set of cards."""
    lanes = np.arange(SETS)
    return value_all(net, columns, lanes, *horizons(net, lanes))
