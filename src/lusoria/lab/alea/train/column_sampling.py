"""Sampling of columns: how often games reach or consider each, and sums over their gaps."""

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import ROWS
from lusoria.lab.alea.compiled_bots.arena import Exact, Log, column_index
from lusoria.minds.alea.model.columns import ABOVE_SHIFT, BELOW_SHIFT, GAP_BITS, NUMBER_MASK, ROWS_MASK, Keys
from lusoria.minds.alea.model.gaps import GapIds
from lusoria.minds.alea.turn.turn_evaluation import BELOW, MAX_WRITES, Ints, find_writes
from lusoria.numeric.compile_cache import compiled

MAX_GAPS = 4  # of a column: seven rows have no more
Parts = NDArray[np.int16]


@compiled
def count_visits(exact: Exact, log: Log, turns: int, visits: Ints, by_turns: Ints, by_cards: Ints) -> None:
    """Counts visits of each column: it was the player's, or the best row for some number.

    Also counts turns left and sets of cards, each by empty rows.
    """
    numbers, rows = np.empty(MAX_WRITES, np.int64), np.empty(MAX_WRITES, np.int64)
    twins, after = np.empty(MAX_WRITES, np.bool_), np.empty((MAX_WRITES, ROWS), np.int64)
    for turn in range(turns):
        column, hand = log.columns[turn, :ROWS], log.columns[turn, ROWS]
        turns_left = max(log.columns[turn, ROWS + 1] - 1, 0)
        empty = 0
        for row in range(ROWS):
            empty += column[row] == 0
        visits[column_index(exact, column)] += 1
        by_turns[empty, turns_left] += 1
        by_cards[empty, hand] += 1
        count = find_writes(column, numbers, rows, twins, after)
        best, at = np.full(BELOW, -np.inf), np.full(BELOW, -1)
        for place in range(count):
            result = column_index(exact, after[place])
            value = exact.tables[turns_left][result, hand]
            if value > best[numbers[place]]:
                best[numbers[place]], at[numbers[place]] = value, result
        for number in range(BELOW):
            if at[number] >= 0:
                visits[at[number]] += 1


@compiled
def gap_parts(keys: Keys, ids: GapIds, none: int) -> Parts:
    """Gap ids of every column, filled up with `none`."""
    result = np.full((keys.size, MAX_GAPS), none, np.int16)
    for place in range(keys.size):
        key, k = keys[place], 0
        while key:
            rows, above, below = (
                key & ROWS_MASK,
                key >> ABOVE_SHIFT & NUMBER_MASK,
                key >> BELOW_SHIFT & NUMBER_MASK,
            )
            result[place, k] = ids[rows, above, below]
            k += 1
            key >>= GAP_BITS
    return result


@compiled
def sum_embeddings(
    parts: Parts, empties: Parts, embeddings: NDArray[np.float32], into: NDArray[np.float32], gaps: int
) -> None:
    """Sum of the embeddings of each column's gaps and of its number of empty rows."""
    width = into.shape[1]
    for place in range(into.shape[0]):
        row = embeddings[gaps + empties[place]]
        for k in range(width):
            into[place, k] = row[k]
        for part in parts[place]:
            if part < gaps:
                more = embeddings[part]
                for k in range(width):
                    into[place, k] += more[k]


@compiled
def scatter_gradients(
    parts: Parts, empties: Parts, gradients: NDArray[np.float32], into: NDArray[np.float32], gaps: int
) -> None:
    """Backward pass of `sum_embeddings`: gradient of each embedding."""
    width = into.shape[1]
    into[:] = 0
    for place in range(gradients.shape[0]):
        row = gradients[place]
        whole = into[gaps + empties[place]]
        for k in range(width):
            whole[k] += row[k]
        for part in parts[place]:
            if part < gaps:
                one = into[part]
                for k in range(width):
                    one[k] += row[k]


@compiled
def fill_pair_weights(
    parts: Parts, empties: Parts, weights: NDArray[np.float64], into: NDArray[np.float64], gaps: int
) -> None:
    """Weight of the columns that have both of two parts, for every pair."""
    result = np.empty(MAX_GAPS + 1, np.int64)
    for place in range(parts.shape[0]):
        count = 0
        for part in parts[place]:
            if part < gaps:
                result[count] = part
                count += 1
        result[count] = gaps + empties[place]
        count += 1
        for one in range(count):
            for other in range(count):
                into[result[one], result[other]] += weights[place]


@compiled
def sum_groups(group: Ints, rows: NDArray[np.float32], into: NDArray[np.float32]) -> None:
    width = into.shape[1]
    for place in range(group.size):
        one, row = into[group[place]], rows[place]
        for k in range(width):
            one[k] += row[k]
