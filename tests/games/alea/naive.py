"""Naive implementation of the rules of Alea Romana, as a reference for tests.

It shares no code with the game: numbers come from written numerals, legal actions from the public table.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

from lusoria.games.alea.actions import Action, Leave, PlayCard, Roll, Stop, Write
from lusoria.games.alea.model import FACES, CardEffect, Column, Face
from lusoria.games.alea.view import Table

Dice = tuple[Face, ...]

NUMERALS = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def roman(number: int) -> str:
    """The number in its usual form, for 1 to 39."""
    text = ""
    for value, letters in NUMERALS:
        while number >= value:
            text, number = text + letters, number - value
    return text


def faces(text: str) -> Dice:
    """`XVI` as three dice."""
    known: dict[str, Face] = {face: face for face in FACES}
    return tuple(known[letter] for letter in text)


MULTISETS: tuple[Dice, ...] = tuple(
    dice for count in range(1, 7) for dice in combinations_with_replacement(FACES, count)
)
"""All sets of one to six dice."""


@cache
def readings(dice: Dice, *, ordered: bool = False) -> tuple[int, ...]:
    """N1 to N3: the numbers written with exactly these letters. O3: the one that the order picks."""
    found = tuple(number for number in range(1, 40) if Counter(roman(number)) == Counter(dice))
    if not ordered or len(found) < 2:
        return found
    text = "".join(dice)
    big = text.index("V") if "V" in text else text.rindex("X")
    return (min(found),) if text.index("I") < big else (max(found),)


def fits(column: Column, number: int, row: int) -> bool:
    """T2: the row is empty, filled rows above are smaller, filled rows below are larger."""
    above, below = column[: row - 1], column[row:]
    return (
        column[row - 1] == 0
        and all(other < number for other in above if other)
        and all(other > number for other in below if other)
    )


def beside(column: Column, number: int, row: int) -> bool:
    """A9.5: the row is empty and touches a row with the same number."""
    neighbours = [column[other - 1] for other in (row - 1, row + 1) if 1 <= other <= 7]
    return column[row - 1] == 0 and number in neighbours


def fails(table: Table) -> bool:
    """T3, N3: True if the dice fail without a stop."""
    if not table.dice:
        return False
    if table.dice == ("X", "X", "X", "X"):
        return table.left == 0
    numbers = readings(table.dice, ordered=table.options.ordered)
    if not numbers:
        return True
    column = table.columns[table.seat]
    return table.left == 0 and not any(fits(column, number, row) for number in numbers for row in range(1, 8))


def legal(table: Table) -> set[Action]:
    """Legal actions of the player on turn."""
    if table.result is not None or table.falling:
        return set()
    options, column = table.options, table.columns[table.seat]
    numbers = readings(table.dice, ordered=options.ordered)
    left = 6 - len(table.dice) - len(table.aside)
    allowed: set[Action] = set()
    if table.failed is None:
        allowed |= {Roll(dice) for dice in range(1, left + 1) if dice == 1 or options.multi_roll}  # T1, O1
        writes = {
            Write(number, row) for number in numbers for row in range(1, 8) if fits(column, number, row)
        }
        allowed |= writes  # T2
        if table.dice and not writes:
            allowed.add(Stop())  # T3
    else:
        allowed.add(Leave())  # T4
    if table.failed is not None or (options.cards_anytime and numbers):  # T4, O2
        for effect, fields in effects(table, numbers):
            if effect in table.cards[table.seat]:
                allowed.add(PlayCard(effect, **fields))
            if "joker" in table.cards[table.seat]:
                allowed.add(PlayCard("joker", effect, **fields))  # A9.6
    return allowed


def effects(table: Table, numbers: tuple[int, ...]) -> Iterator[tuple[CardEffect, dict[str, Any]]]:
    """A9.1 to A9.5: possible effects of cards on these dice, for any hand."""
    if "I" in table.dice:
        yield "reroll_i", {}
    if "V" in table.dice:
        yield "reroll_v", {}
    for place, face in enumerate(table.dice):
        spot = {"at": place} if table.options.ordered else {"die": face}
        yield "reroll_one", spot
        yield "ignore", spot
    for number in numbers:
        for row in range(1, 8):
            if beside(table.columns[table.seat], number, row):
                yield "twin", {"number": number, "row": row}
