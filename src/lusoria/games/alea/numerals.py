"""Roman numerals (N1 to N3): numbers that dice spell, and rows where they fit (T2)."""

from functools import cache, lru_cache
from typing import NamedTuple

from lusoria.games.alea.model import ROWS, Column, Face

NUMBERS = tuple(number for number in range(1, 40) if number != 38)
"""N1: numbers that six dice can spell; 38 needs seven."""


@lru_cache(maxsize=4096)
def readings(dice: tuple[Face, ...], *, ordered: bool = False) -> tuple[int, ...]:
    """Numbers that these dice spell, ascending; empty if they spell none."""
    both = numbers_from_counts(dice.count("I"), dice.count("V"), dice.count("X"))
    if ordered and len(both) == 2:
        return both[:1] if is_subtractive(dice) else both[1:]
    return both


@cache
def numbers_from_counts(ones: int, fives: int, tens: int) -> tuple[int, ...]:
    """N1, N2, N3: numbers that this many I, V and X spell in any order."""
    if tens == 4:
        return (39,) if (ones, fives) == (1, 0) else ()
    if ones > 3 or fives > 1 or tens > 4 or ones + fives + tens == 0:
        return ()
    rest = 5 * fives + 10 * tens
    return (rest - 1, rest + 1) if ones == 1 and rest else (rest + ones,)


def is_subtractive(dice: tuple[Face, ...]) -> bool:
    """O3: the single I fell before the V, or without a V before the last X."""
    one = dice.index("I")
    return one < dice.index("V") if "V" in dice else "X" in dice[one:]


def is_incomplete(dice: tuple[Face, ...]) -> bool:
    """N3: four X alone are no number yet, but can become one."""
    return dice == ("X",) * 4


class Place(NamedTuple):
    """A number and a row, 1 to 7 from the top."""

    number: int
    row: int


PLACES = tuple(tuple(Place(number, row) for row in range(ROWS + 1)) for number in range(NUMBERS[-1] + 1))
"""By number and row; shared instances, because they are needed very often."""


def places(column: Column, numbers: tuple[int, ...]) -> tuple[Place, ...]:
    """T2: empty rows with only smaller numbers above and only larger ones below."""
    free = rows(column)
    return tuple([PLACES[number][row] for number in numbers for row in free[number]])


@lru_cache(maxsize=1024)
def rows(column: Column) -> tuple[tuple[int, ...], ...]:
    """By number: rows where it may be written. Cached, because a column stays equal for a whole turn."""
    rows: list[tuple[int, ...]] = [()]
    free = 1
    for row, there in enumerate(column, 1):
        if there:
            between = there - len(rows)
            if between >= 0:
                rows += SPANS[free][row] * between
                rows.append(())
            free = row + 1
    rows += SPANS[free][ROWS + 1] * (NUMBERS[-1] + 1 - len(rows))
    return tuple(rows)


SPANS = tuple(tuple((tuple(range(free, row)),) for row in range(ROWS + 2)) for free in range(ROWS + 2))
"""SPANS[a][b]: a tuple that holds the rows a to b - 1, ready to be repeated."""


def twin_places(column: Column, numbers: tuple[int, ...]) -> tuple[Place, ...]:
    """A9.5: empty rows directly above or below an equal number."""
    places: list[Place] = []
    for number in numbers:
        if number in column:
            places += [
                PLACES[number][row + 1]
                for row in range(ROWS)
                if column[row] == 0 and number in (column[row - 1] if row else 0, *column[row + 1 : row + 2])
            ]
    return tuple(places)


def column_with(column: Column, row: int, number: int) -> Column:
    return (*column[: row - 1], number, *column[row:])
