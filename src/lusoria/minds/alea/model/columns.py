"""Every column of Alea Romana, as far as it matters for what can still be written.

A column is its gaps from top to bottom: how many rows are empty, the number above them and the one below (0
and 40 where there is none). What is written beyond these says nothing about what is to come.
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
ABOVE, BELOW = 0, 40
MOST_TWINS = 2
"""A9.5, A9.6: Twin, and the Joker in its place."""
WIDE = np.uint64(16)
"""Bits of a gap in the key of a column: 4 for the rows, 6 for each number. There are four gaps at most."""
ONE, ROWS_MASK, NUMBER_MASK, FOUR, TEN = (np.uint64(n) for n in (1, 15, 63, 4, 10))
NONE = np.uint64(0)
GAP = np.uint64(0xFFFF)
WRITABLE = np.array([number in NUMBERS for number in range(BELOW + 1)])


class Graph(NamedTuple):
    """All columns, those with the fewest empty rows first, and where each write leads."""

    keys: Keys
    """Sorted within each number of empty rows."""
    starts: NDArray[np.int64]
    """Where the columns with so many empty rows begin; one more at the end."""
    first: NDArray[np.int64]
    """The first of each column's ways; one more at the end."""
    numbers: NDArray[np.uint8]
    """What is written on each way."""
    twins: NDArray[np.bool_]
    """Whether it is written as a twin (A9.5)."""
    after: NDArray[np.int32]
    """The column that it leads to."""

    def find(self, column: Column) -> int:
        """The number of a column as it stands in a game."""
        key = key_of(gaps(column))
        empty = column.count(0)
        if empty + 1 >= self.starts.size:
            raise ValueError(f"{column} has more empty rows than there can be here")
        begin, end = self.starts[empty], self.starts[empty + 1]
        place = int(begin + np.searchsorted(self.keys[begin:end], key))
        if place == end or self.keys[place] != key:
            raise ValueError(f"{column} is no column that a game can lead to here")
        return place


def gaps(column: Column) -> tuple[Gap, ...]:
    found: list[Gap] = []
    empty, above = 0, ABOVE
    for number in (*column, BELOW):
        if number == 0:
            empty += 1
            continue
        if empty:
            found.append((empty, above, number))
        empty, above = 0, number
    return tuple(found)


def key_of(column: tuple[Gap, ...]) -> np.uint64:
    key = 0
    for rows, above, below in reversed(column):
        key = key << int(WIDE) | rows | above << int(FOUR) | below << int(TEN)
    return np.uint64(key)


@inlined
def gap_of(rows: np.uint64, above: np.uint64, below: np.uint64) -> np.uint64:
    return rows | above << FOUR | below << TEN


@compiled
def count_ways(keys: Keys, room: NDArray[np.uint8], writable: NDArray[np.bool_]) -> NDArray[np.int64]:
    """How many each column has; `room` says how many more twins may be written in it."""
    found = np.zeros(keys.size, np.int64)
    for place in range(keys.size):
        key = keys[place]
        while key:
            rows, above, below = key & ROWS_MASK, key >> FOUR & NUMBER_MASK, key >> TEN & NUMBER_MASK
            for number in range(above + ONE, below):
                if writable[number]:
                    found[place] += np.int64(rows)
            if room[place]:
                found[place] += np.int64(above != ABOVE) + np.int64(below != BELOW)
            key >>= WIDE
    return found


@compiled
def lay_ways(
    keys: Keys,
    room: NDArray[np.uint8],
    writable: NDArray[np.bool_],
    first: NDArray[np.int64],
    numbers: NDArray[np.uint8],
    twins: NDArray[np.bool_],
    after: Keys,
) -> None:
    """T2, A9.5: a number splits a gap in two; a twin only makes it shorter."""
    for place in range(keys.size):
        at = first[place]
        key, shift = keys[place], NONE
        while key:
            rows, above, below = key & ROWS_MASK, key >> FOUR & NUMBER_MASK, key >> TEN & NUMBER_MASK
            before = keys[place] & ((ONE << shift) - ONE)
            behind = key >> WIDE
            for number in range(above + ONE, below):
                if not writable[number]:
                    continue
                for row in range(rows):
                    low, high = np.uint64(row), rows - ONE - np.uint64(row)
                    rest = behind
                    if high:
                        rest = rest << WIDE | gap_of(high, np.uint64(number), below)
                    if low:
                        rest = rest << WIDE | gap_of(low, above, np.uint64(number))
                    numbers[at], twins[at] = number, False
                    after[at] = before | rest << shift
                    at += 1
            if room[place]:
                rest = behind
                if rows > ONE:
                    rest = rest << WIDE | gap_of(rows - ONE, above, below)
                for number in (above, below):
                    if number not in (ABOVE, BELOW):
                        numbers[at], twins[at] = number, True
                        after[at] = before | rest << shift
                        at += 1
            shift += WIDE
            key >>= WIDE


@cache
def graph(column: Column = (0,) * ROWS) -> Graph:
    """From this column on, row by row. All that there are take some seconds."""
    levels: list[tuple[Keys, NDArray[np.uint8]]] = []
    ways: list[tuple[NDArray[np.int64], NDArray[np.uint8], NDArray[np.bool_], Keys]] = []
    keys, room = np.array([key_of(gaps(column))]), np.array([MOST_TWINS], np.uint8)
    for _ in range(column.count(0) + 1):
        counts = count_ways(keys, room, WRITABLE)
        first = np.concatenate([[0], np.cumsum(counts)])
        numbers, twins = np.empty(first[-1], np.uint8), np.empty(first[-1], np.bool_)
        after = np.empty(first[-1], np.uint64)
        lay_ways(keys, room, WRITABLE, first, numbers, twins, after)
        levels.append((keys, room))
        ways.append((counts, numbers, twins, after))
        left = np.repeat(room, counts) - twins
        keys, place = np.unique(after, return_inverse=True)
        room = np.zeros(keys.size, np.uint8)
        np.maximum.at(room, place, left)
    return joined(levels[::-1], ways[::-1])


def joined(
    levels: list[tuple[Keys, NDArray[np.uint8]]],
    ways: list[tuple[NDArray[np.int64], NDArray[np.uint8], NDArray[np.bool_], Keys]],
) -> Graph:
    starts = np.concatenate([[0], np.cumsum([keys.size for keys, _ in levels])])
    after = [np.empty(0, np.int32)]
    for empty in range(1, len(levels)):
        found = np.searchsorted(levels[empty - 1][0], ways[empty][3])
        after.append((starts[empty - 1] + found).astype(np.int32))
    return Graph(
        np.concatenate([keys for keys, _ in levels]),
        starts,
        np.concatenate([[0], np.cumsum(np.concatenate([counts for counts, *_ in ways]))]),
        np.concatenate([numbers for _, numbers, _, _ in ways]),
        np.concatenate([twins for _, _, twins, _ in ways]),
        np.concatenate(after),
    )
