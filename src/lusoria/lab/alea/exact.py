"""Exact probabilities of dice and of the first turn, from the rule book.

Independent of the engine, except for the names of cards.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple, assert_never

from lusoria.games.alea.model import CARD_EFFECTS, CARDS, Card, CardEffect

SIDES = "IIIVXX"
ROWS = 7
Dice = tuple[int, int, int]  # number of I, V and X in play
FOUR_X: Dice = (0, 0, 4)


def numeral(number: int) -> str:
    """N1: the usual numeral, below 40."""
    return "X" * (number // 10) + ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")[number % 10]


@cache
def spellings() -> dict[Dice, tuple[int, ...]]:
    """N1 to N3: the numbers that each set of up to six dice spells."""
    numbers: dict[Dice, tuple[int, ...]] = {}
    for number in range(1, 40):
        letters = numeral(number)
        if len(letters) <= 6:
            dice = (letters.count("I"), letters.count("V"), letters.count("X"))
            numbers[dice] = (*numbers.get(dice, ()), number)
    return numbers


def with_one_die(dice: Dice) -> Iterator[tuple[Dice, Fraction]]:
    ones, fives, tens = dice
    yield (ones + 1, fives, tens), Fraction(SIDES.count("I"), 6)
    yield (ones, fives + 1, tens), Fraction(SIDES.count("V"), 6)
    yield (ones, fives, tens + 1), Fraction(SIDES.count("X"), 6)


def is_valid(dice: Dice) -> bool:
    """The dice are not a failure while a die is left to roll."""
    return dice in spellings() or dice == FOUR_X


def failures_by_dice() -> tuple[Fraction, ...]:
    """Chance that a turn of rolls only fails with its first, second, ... sixth die (T3, N3)."""
    standing, chances = {(0, 0, 0): Fraction(1)}, []
    for die in range(1, 7):
        after: dict[Dice, Fraction] = {}
        failed = Fraction()
        for dice, share in standing.items():
            for fallen, chance in with_one_die(dice):
                if is_valid(fallen) and not (fallen == FOUR_X and die == 6):
                    after[fallen] = after.get(fallen, Fraction()) + share * chance
                else:
                    failed += share * chance
        standing = after
        chances.append(failed)
    return tuple(chances)


class FirstTurn(NamedTuple):
    """Result of a first turn with uniform choices: number written (0 for none), and number of cards."""

    number: int
    cards: int


def first_turn() -> dict[FirstTurn, Fraction]:
    """Probability of each result of a first turn with uniform choices among legal actions; no house rules."""
    return after_rolls((0, 0, 0), 0, frozenset(CARDS), 1)


@cache
def after_rolls(dice: Dice, aside: int, cards: frozenset[Card], falling: int) -> dict[FirstTurn, Fraction]:
    """Results after `falling` more dice."""
    if falling == 0:
        return after_choice(dice, aside, cards, False)
    parts = [(after_rolls(after, aside, cards, falling - 1), chance) for after, chance in with_one_die(dice)]
    return mix_distributions(parts)


@cache
def after_choice(dice: Dice, aside: int, cards: frozenset[Card], stopped: bool) -> dict[FirstTurn, Fraction]:  # noqa: FBT001
    """Results after a uniform choice among the legal actions."""
    dice_left = 6 - sum(dice) - aside
    numbers = spellings().get(dice, ())
    failed = stopped or (any(dice) and not numbers and not (dice == FOUR_X and dice_left > 0))
    ways: list[dict[FirstTurn, Fraction]] = []
    if not failed:
        if dice_left:
            ways.append(after_rolls(dice, aside, cards, 1))
        ways += [{FirstTurn(number, len(cards)): Fraction(1)} for number, _ in product(numbers, range(ROWS))]
        if any(dice) and not numbers:
            ways.append(after_choice(dice, aside, cards, True))
    else:
        for card in cards:
            effects: tuple[CardEffect, ...] = CARD_EFFECTS if card == "joker" else (card,)
            for effect in effects:
                ways += after_card(dice, aside, cards - {card}, effect)
        ways.append({FirstTurn(0, len(cards)): Fraction(1)})
    return mix_distributions([(way, Fraction(1, len(ways))) for way in ways])


def after_card(
    dice: Dice, aside: int, cards: frozenset[Card], effect: CardEffect
) -> Iterator[dict[FirstTurn, Fraction]]:
    """A9: results of each way to play a card for this effect."""
    ones, fives, tens = dice
    match effect:
        case "reroll_i":
            if ones:
                yield after_rolls((0, fives, tens), aside, cards, ones)
        case "reroll_v":
            if fives:
                yield after_rolls((ones, 0, tens), aside, cards, fives)
        case "reroll_one":
            for less in without_one_die(dice):
                yield after_rolls(less, aside, cards, 1)
        case "ignore":
            for less in without_one_die(dice):
                yield after_choice(less, aside + 1, cards, False)
        case "twin":
            return  # A9.5: it cannot be used in an empty column
        case _:
            assert_never(effect)


def without_one_die(dice: Dice) -> Iterator[Dice]:
    ones, fives, tens = dice
    if ones:
        yield ones - 1, fives, tens
    if fives:
        yield ones, fives - 1, tens
    if tens:
        yield ones, fives, tens - 1


def mix_distributions(parts: list[tuple[dict[FirstTurn, Fraction], Fraction]]) -> dict[FirstTurn, Fraction]:
    mixture: dict[FirstTurn, Fraction] = {}
    for part, chance in parts:
        for end, share in part.items():
            mixture[end] = mixture.get(end, Fraction()) + share * chance
    return mixture
