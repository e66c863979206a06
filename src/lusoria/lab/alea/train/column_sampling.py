"""Which columns matter: those that games lead to, and those that were thought of in them."""

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import ROWS
from lusoria.lab.alea.compiled_bots.arena import Exact, Log, place_of
from lusoria.minds.alea.model.columns import FOUR, NUMBER_MASK, ROWS_MASK, TEN, WIDE, Keys
from lusoria.minds.alea.model.gaps import GapIds
from lusoria.minds.alea.turn.turn_evaluation import BELOW, MOST_WRITES, Ints, write_all
from lusoria.numeric.compile_cache import compiled

MOST_GAPS = 4
Parts = NDArray[np.int16]


@compiled
def count_met(exact: Exact, log: Log, turns: int, met: Ints, by_turns: Ints, by_cards: Ints) -> None:
    """Of each column how often it was stood in or the best row for some number; and with how many turns and
    which cards, by its empty rows."""
    numbers, rows = np.empty(MOST_WRITES, np.int64), np.empty(MOST_WRITES, np.int64)
    twins, after = np.empty(MOST_WRITES, np.bool_), np.empty((MOST_WRITES, ROWS), np.int64)
    for turn in range(turns):
        column, held = log.columns[turn, :ROWS], log.columns[turn, ROWS]
        left = max(log.columns[turn, ROWS + 1] - 1, 0)
        empty = 0
        for row in range(ROWS):
            empty += column[row] == 0
        met[place_of(exact, column)] += 1
        by_turns[empty, left] += 1
        by_cards[empty, held] += 1
        count = write_all(column, numbers, rows, twins, after)
        best, at = np.full(BELOW, -np.inf), np.full(BELOW, -1)
        for place in range(count):
            found = place_of(exact, after[place])
            worth = exact.tables[left][found, held]
            if worth > best[numbers[place]]:
                best[numbers[place]], at[numbers[place]] = worth, found
        for number in range(BELOW):
            if at[number] >= 0:
                met[at[number]] += 1


@compiled
def parts_of(keys: Keys, ids: GapIds, none: int) -> Parts:
    """The gaps of every column by number; `none` where it has fewer."""
    found = np.full((keys.size, MOST_GAPS), none, np.int16)
    for place in range(keys.size):
        key, k = keys[place], 0
        while key:
            rows, above, below = key & ROWS_MASK, key >> FOUR & NUMBER_MASK, key >> TEN & NUMBER_MASK
            found[place, k] = ids[rows, above, below]
            k += 1
            key >>= WIDE
    return found


@compiled
def gather(
    parts: Parts, empties: Parts, known: NDArray[np.float32], into: NDArray[np.float32], gaps: int
) -> None:
    """The sum of what is known of each column's gaps and of its empty rows."""
    wide = into.shape[1]
    for place in range(into.shape[0]):
        row = known[gaps + empties[place]]
        for k in range(wide):
            into[place, k] = row[k]
        for part in parts[place]:
            if part < gaps:
                more = known[part]
                for k in range(wide):
                    into[place, k] += more[k]


@compiled
def scatter(
    parts: Parts, empties: Parts, slopes: NDArray[np.float32], into: NDArray[np.float32], gaps: int
) -> None:
    """The other way round: what each gap and each number of empty rows is to blame for."""
    wide = into.shape[1]
    into[:] = 0
    for place in range(slopes.shape[0]):
        row = slopes[place]
        whole = into[gaps + empties[place]]
        for k in range(wide):
            whole[k] += row[k]
        for part in parts[place]:
            if part < gaps:
                one = into[part]
                for k in range(wide):
                    one[k] += row[k]


@compiled
def paired(
    parts: Parts, empties: Parts, weights: NDArray[np.float64], into: NDArray[np.float64], gaps: int
) -> None:
    """How often each two parts are in one column, by weight."""
    found = np.empty(MOST_GAPS + 1, np.int64)
    for place in range(parts.shape[0]):
        count = 0
        for part in parts[place]:
            if part < gaps:
                found[count] = part
                count += 1
        found[count] = gaps + empties[place]
        count += 1
        for one in range(count):
            for other in range(count):
                into[found[one], found[other]] += weights[place]


@compiled
def add_up(group: Ints, rows: NDArray[np.float32], into: NDArray[np.float32]) -> None:
    """The sum of the rows of each group."""
    wide = into.shape[1]
    for place in range(group.size):
        one, row = into[group[place]], rows[place]
        for k in range(wide):
            one[k] += row[k]
