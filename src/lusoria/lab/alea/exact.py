"""Alea Romana's dice and its first turn, solved exactly: from the rule book, apart from the engine."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple

SIDES = "IIIVXX"
ROWS = 7
Dice = tuple[int, int, int]
"""How many I, V and X are in play."""
FOUR_X: Dice = (0, 0, 4)


def roman(number: int) -> str:
    """N1: a numeral below 40 in its usual form."""
    return "X" * (number // 10) + ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")[number % 10]


@cache
def spellings() -> dict[Dice, tuple[int, ...]]:
    """N1 to N3: every set of up to six dice that spells something, and what."""
    found: dict[Dice, tuple[int, ...]] = {}
    for number in range(1, 40):
        letters = roman(number)
        if len(letters) <= 6:
            dice = (letters.count("I"), letters.count("V"), letters.count("X"))
            found[dice] = (*found.get(dice, ()), number)
    return found


def one_more(dice: Dice) -> Iterator[tuple[Dice, Fraction]]:
    ones, fives, tens = dice
    yield (ones + 1, fives, tens), Fraction(SIDES.count("I"), 6)
    yield (ones, fives + 1, tens), Fraction(SIDES.count("V"), 6)
    yield (ones, fives, tens + 1), Fraction(SIDES.count("X"), 6)


def stands(dice: Dice) -> bool:
    """Whether these dice are no failure, as long as one is left to roll."""
    return dice in spellings() or dice == FOUR_X


def failures_by_dice() -> tuple[Fraction, ...]:
    """How likely a turn that always rolls on fails with its first, second, ... sixth die (T3, N3)."""
    standing, found = {(0, 0, 0): Fraction(1)}, []
    for die in range(1, 7):
        after: dict[Dice, Fraction] = {}
        failed = Fraction()
        for dice, share in standing.items():
            for fallen, chance in one_more(dice):
                if stands(fallen) and not (fallen == FOUR_X and die == 6):
                    after[fallen] = after.get(fallen, Fraction()) + share * chance
                else:
                    failed += share * chance
        standing = after
        found.append(failed)
    return tuple(found)


class FirstTurn(NamedTuple):
    """What a first turn of uniform choices leaves: the number written (0 for none), and cards held."""

    number: int
    cards: int


CARDS = ("reroll_i", "reroll_v", "reroll_one", "ignore", "twin", "joker")
DEEDS = ("reroll_i", "reroll_v", "reroll_one", "ignore")
"""A9.5: in an empty column there is no twin."""


def first_turn() -> dict[FirstTurn, Fraction]:
    """How likely each end of a first turn is, every choice uniform among the legal ones; no house rules."""
    return rolled((0, 0, 0), 0, frozenset(CARDS), 1)


@cache
def rolled(dice: Dice, aside: int, cards: frozenset[str], falling: int) -> dict[FirstTurn, Fraction]:
    """So many dice fall."""
    if falling == 0:
        return standing_turn(dice, aside, cards, False)
    parts = [(rolled(after, aside, cards, falling - 1), chance) for after, chance in one_more(dice)]
    return mixed(parts)


@cache
def standing_turn(dice: Dice, aside: int, cards: frozenset[str], stopped: bool) -> dict[FirstTurn, Fraction]:  # noqa: FBT001
    """The dice lie: one of all that is allowed now."""
    left = 6 - sum(dice) - aside
    numbers = spellings().get(dice, ())
    failed = stopped or (any(dice) and not numbers and not (dice == FOUR_X and left > 0))
    ways: list[dict[FirstTurn, Fraction]] = []
    if not failed:
        if left:
            ways.append(rolled(dice, aside, cards, 1))
        ways += [{FirstTurn(number, len(cards)): Fraction(1)} for number, _ in product(numbers, range(ROWS))]
        if any(dice) and not numbers:
            ways.append(standing_turn(dice, aside, cards, True))
    else:
        for card in cards:
            for deed in DEEDS if card == "joker" else (card,):
                ways += played(dice, aside, cards - {card}, deed)
        ways.append({FirstTurn(0, len(cards)): Fraction(1)})
    return mixed([(way, Fraction(1, len(ways))) for way in ways])


def played(dice: Dice, aside: int, cards: frozenset[str], deed: str) -> Iterator[dict[FirstTurn, Fraction]]:
    """A9: every way to play a card for this."""
    if deed in ("reroll_i", "reroll_v"):
        face = ("reroll_i", "reroll_v").index(deed)
        if dice[face]:
            stays = tuple(0 if k == face else count for k, count in enumerate(dice))
            yield rolled((stays[0], stays[1], stays[2]), aside, cards, dice[face])
    elif deed != "twin":
        for face in range(3):
            if dice[face]:
                stays = tuple(count - (k == face) for k, count in enumerate(dice))
                less = (stays[0], stays[1], stays[2])
                if deed == "ignore":
                    yield standing_turn(less, aside + 1, cards, False)
                else:
                    yield rolled(less, aside, cards, 1)


def mixed(parts: list[tuple[dict[FirstTurn, Fraction], Fraction]]) -> dict[FirstTurn, Fraction]:
    found: dict[FirstTurn, Fraction] = {}
    for part, chance in parts:
        for end, share in part.items():
            found[end] = found.get(end, Fraction()) + share * chance
    return found
