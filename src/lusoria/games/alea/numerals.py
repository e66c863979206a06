"""N1 to N3 and T2: what dice spell, and where a number may be written."""

from functools import cache
from typing import NamedTuple

from lusoria.games.alea.model import ROWS, Column, Face

NUMBERS = tuple(number for number in range(1, 40) if number != 38)
"""N1: what six dice can spell; 38 takes seven."""


def readings(dice: tuple[Face, ...], *, ordered: bool = False) -> tuple[int, ...]:
    """The numbers these dice spell, ascending; none where they spell no numeral."""
    both = spelled(dice.count("I"), dice.count("V"), dice.count("X"))
    if ordered and len(both) == 2:
        return both[:1] if subtracted(dice) else both[1:]
    return both


@cache
def spelled(ones: int, fives: int, tens: int) -> tuple[int, ...]:
    """N1, N2, N3: the readings of so many I, V and X in any order."""
    if tens == 4:
        return (39,) if (ones, fives) == (1, 0) else ()
    if ones > 3 or fives > 1 or tens > 4 or ones + fives + tens == 0:
        return ()
    rest = 5 * fives + 10 * tens
    return (rest - 1, rest + 1) if ones == 1 and rest else (rest + ones,)


def subtracted(dice: tuple[Face, ...]) -> bool:
    """O3: the one I fell before the V, or, where there is none, before the last X."""
    one = dice.index("I")
    return one < dice.index("V") if "V" in dice else "X" in dice[one:]


def pending(dice: tuple[Face, ...]) -> bool:
    """N3: four X alone are not a number, yet may become one."""
    return dice == ("X",) * 4


class Place(NamedTuple):
    """A number and the row, 1 to 7 from the top, it may be written into."""

    number: int
    row: int


def places(column: Column, numbers: tuple[int, ...]) -> tuple[Place, ...]:
    """T2: every empty row with only smaller numbers above and only larger ones below."""
    return tuple(Place(number, row) for number in numbers for row in rows(column, number))


def rows(column: Column, number: int) -> tuple[int, ...]:
    """Between the last smaller and the first larger number: one look at each row is faster than a memory."""
    free: list[int] = []
    for row, there in enumerate(column, 1):
        if there == 0:
            free.append(row)
        elif there < number:
            free.clear()
        elif there > number:
            break
        else:
            return ()
    return tuple(free)


def twins(column: Column, numbers: tuple[int, ...]) -> tuple[Place, ...]:
    """A9.5: every empty row directly above or below an equal number."""
    return tuple(
        Place(number, row + 1)
        for number in numbers
        for row in range(ROWS)
        if column[row] == 0 and number in (column[row - 1] if row else 0, *column[row + 1 : row + 2])
    )


def written(column: Column, row: int, number: int) -> Column:
    return (*column[: row - 1], number, *column[row:])
