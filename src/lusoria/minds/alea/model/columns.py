"""All columns of Alea Romana as a graph, reduced to what matters for later writes.

A column is its gaps from top to bottom: the number of empty rows, the number above and the number below (0
and 40 at the ends). Numbers that bound no gap do not matter for what can still be written.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import ROWS, Column
from lusoria.games.alea.numerals import NUMBERS
from lusoria.numeric.compile_cache import compiled, inlined

Keys = NDArray[np.uint64]
Gap = tuple[int, int, int]
ABOVE, BELOW = 0, 40  # bounds of a gap at the ends of the column
MAX_TWINS = 2  # A9.5, A9.6: Twin, and the Joker in its place
GAP_BITS = np.uint64(16)
"""Bits of a gap in the key of a column: 4 for the rows, 6 for each number. A column has four gaps at most."""
ONE, ROWS_MASK, NUMBER_MASK, ABOVE_SHIFT, BELOW_SHIFT = (np.uint64(n) for n in (1, 15, 63, 4, 10))
ZERO = np.uint64(0)
GAP = np.uint64(0xFFFF)
WRITABLE = np.array([number in NUMBERS for number in range(BELOW + 1)])


class Graph(NamedTuple):
    """All columns, those with the fewest empty rows first, and the writes that lead from one to another."""

    keys: Keys
    """Sorted within each number of empty rows."""
    starts: NDArray[np.int64]
    """By number of empty rows: the first such column; one more at the end."""
    first: NDArray[np.int64]
    """By column: its first write; one more at the end."""
    numbers: NDArray[np.uint8]
    """By write: the number."""
    twins: NDArray[np.bool_]
    """By write: the number is a twin (A9.5)."""
    after: NDArray[np.int32]
    """By write: the column after it."""

    def find(self, column: Column) -> int:
        """Index of a column of a game. Raises ValueError if it is not in the graph."""
        key = key_of(gaps(column))
        empty = column.count(0)
        if empty + 1 >= self.starts.size:
            raise ValueError(f"{column} has more empty rows than the columns of this graph")
        begin, end = self.starts[empty], self.starts[empty + 1]
        place = int(begin + np.searchsorted(self.keys[begin:end], key))
        if place == end or self.keys[place] != key:
            raise ValueError(f"{column} is not in this graph")
        return place


def gaps(column: Column) -> tuple[Gap, ...]:
    result: list[Gap] = []
    empty, above = 0, ABOVE
    for number in (*column, BELOW):
        if number == 0:
            empty += 1
            continue
        if empty:
            result.append((empty, above, number))
        empty, above = 0, number
    return tuple(result)


def key_of(column: tuple[Gap, ...]) -> np.uint64:
    key = 0
    for rows, above, below in reversed(column):
        key = key << int(GAP_BITS) | rows | above << int(ABOVE_SHIFT) | below << int(BELOW_SHIFT)
    return np.uint64(key)


@inlined
def gap_of(rows: np.uint64, above: np.uint64, below: np.uint64) -> np.uint64:
    return rows | above << ABOVE_SHIFT | below << BELOW_SHIFT


@compiled
def count_writes(keys: Keys, twins_left: NDArray[np.uint8], writable: NDArray[np.bool_]) -> NDArray[np.int64]:
    """By column: number of writes. `twins_left` is the number of twins that may still be written."""
    result = np.zeros(keys.size, np.int64)
    for place in range(keys.size):
        key = keys[place]
        while key:
            rows, above, below = (
                key & ROWS_MASK,
                key >> ABOVE_SHIFT & NUMBER_MASK,
                key >> BELOW_SHIFT & NUMBER_MASK,
            )
            for number in range(above + ONE, below):
                if writable[number]:
                    result[place] += np.int64(rows)
            if twins_left[place]:
                result[place] += np.int64(above != ABOVE) + np.int64(below != BELOW)
            key >>= GAP_BITS
    return result


@compiled
def fill_writes(
    keys: Keys,
    twins_left: NDArray[np.uint8],
    writable: NDArray[np.bool_],
    first: NDArray[np.int64],
    numbers: NDArray[np.uint8],
    twins: NDArray[np.bool_],
    after: Keys,
) -> None:
    """T2, A9.5: a number splits a gap in two; a twin shortens it by a row."""
    for place in range(keys.size):
        index = first[place]
        key, shift = keys[place], ZERO
        while key:
            rows, above, below = (
                key & ROWS_MASK,
                key >> ABOVE_SHIFT & NUMBER_MASK,
                key >> BELOW_SHIFT & NUMBER_MASK,
            )
            before = keys[place] & ((ONE << shift) - ONE)
            behind = key >> GAP_BITS
            for number in range(above + ONE, below):
                if not writable[number]:
                    continue
                for row in range(rows):
                    low, high = np.uint64(row), rows - ONE - np.uint64(row)
                    rest = behind
                    if high:
                        rest = rest << GAP_BITS | gap_of(high, np.uint64(number), below)
                    if low:
                        rest = rest << GAP_BITS | gap_of(low, above, np.uint64(number))
                    numbers[index], twins[index] = number, False
                    after[index] = before | rest << shift
                    index += 1
            if twins_left[place]:
                rest = behind
                if rows > ONE:
                    rest = rest << GAP_BITS | gap_of(rows - ONE, above, below)
                for number in (above, below):
                    if number not in (ABOVE, BELOW):
                        numbers[index], twins[index] = number, True
                        after[index] = before | rest << shift
                        index += 1
            shift += GAP_BITS
            key >>= GAP_BITS


@cache
def graph(column: Column = (0,) * ROWS) -> Graph:
    """All columns that can follow from this one. The full graph takes some seconds."""
    levels: list[tuple[Keys, NDArray[np.uint8]]] = []
    writes: list[tuple[NDArray[np.int64], NDArray[np.uint8], NDArray[np.bool_], Keys]] = []
    keys, twins_left = np.array([key_of(gaps(column))]), np.array([MAX_TWINS], np.uint8)
    for _ in range(column.count(0) + 1):
        counts = count_writes(keys, twins_left, WRITABLE)
        first = np.concatenate([[0], np.cumsum(counts)])
        numbers, twins = np.empty(first[-1], np.uint8), np.empty(first[-1], np.bool_)
        after = np.empty(first[-1], np.uint64)
        fill_writes(keys, twins_left, WRITABLE, first, numbers, twins, after)
        levels.append((keys, twins_left))
        writes.append((counts, numbers, twins, after))
        left = np.repeat(twins_left, counts) - twins
        keys, place = np.unique(after, return_inverse=True)
        twins_left = np.zeros(keys.size, np.uint8)
        np.maximum.at(twins_left, place, left)
    return join_levels(levels[::-1], writes[::-1])


def join_levels(
    levels: list[tuple[Keys, NDArray[np.uint8]]],
    writes: list[tuple[NDArray[np.int64], NDArray[np.uint8], NDArray[np.bool_], Keys]],
) -> Graph:
    starts = np.concatenate([[0], np.cumsum([keys.size for keys, _ in levels])])
    after = [np.empty(0, np.int32)]
    for empty in range(1, len(levels)):
        result = np.searchsorted(levels[empty - 1][0], writes[empty][3])
        after.append((starts[empty - 1] + result).astype(np.int32))
    return Graph(
        np.concatenate([keys for keys, _ in levels]),
        starts,
        np.concatenate([[0], np.cumsum(np.concatenate([counts for counts, *_ in writes]))]),
        np.concatenate([numbers for _, numbers, _, _ in writes]),
        np.concatenate([twins for _, _, twins, _ in writes]),
        np.concatenate(after),
    )
