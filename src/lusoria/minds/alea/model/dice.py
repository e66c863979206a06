"""Unordered dice in a turn of Alea Romana, and the legal ways to go on.

Dice are the number of I, V and X, and the number set aside (A9.4). A throw is dice and the number of further
dice that fall at once. Its value is the mean over their faces.
"""

from functools import cache
from typing import NamedTuple, assert_never

from msgspec.structs import replace

from lusoria.games.alea import rules
from lusoria.games.alea.actions import REROLLED
from lusoria.games.alea.model import (
    CARD_EFFECTS,
    CARDS,
    FACES,
    ROWS,
    CardEffect,
    Face,
    Options,
    State,
    dice_left,
)
from lusoria.games.alea.numerals import readings

NUMBER_BOUND = 40  # N1: every number is below


class Dice(NamedTuple):
    ones: int = 0
    fives: int = 0
    tens: int = 0
    aside: int = 0

    def with_more(self, face: Face, by: int, aside: int = 0) -> "Dice":
        """These dice with `by` more of one face, and `aside` more set aside."""
        ones, fives, tens = (self.count(item) + by * (face == item) for item in FACES)
        return Dice(ones, fives, tens, self.aside + aside)

    def faces(self) -> tuple[Face, ...]:
        """The dice in play, sorted by face."""
        return tuple(face for face in FACES for _ in range(self.count(face)))

    def count(self, face: Face) -> int:
        return self[FACES.index(face)]


class Throw(NamedTuple):
    dice: Dice
    falls: int

    def outcomes(self) -> tuple["Throw", ...]:
        """After the first falling die, for each face."""
        return tuple(Throw(self.dice.with_more(face, 1), self.falls - 1) for face in FACES)


class Ways(NamedTuple):
    """Legal actions with these dice in play, whatever the column."""

    numbers: tuple[int, ...]
    """N1, N2: the numbers they spell. If one fits, the player may only write it or roll on."""
    roll: Throw | None
    must_roll: bool
    """A9.4: no die is in play."""
    effects: dict[CardEffect, tuple[Throw, ...]]
    """A9.1 to A9.4: by effect, the throws that it can lead to; all effects are listed."""


@cache
def ways(dice: Dice) -> Ways:
    faces = dice.faces()
    state = turn_state(Options(players=2), faces, dice.aside)
    must = not faces
    may_roll = dice_left(state) > 0 and (must or not rules.failure(state))
    effects = {effect: throws_after(dice, effect) for effect in CARD_EFFECTS}
    return Ways(readings(faces), Throw(dice, 1) if may_roll else None, must, effects)


def throws_after(dice: Dice, effect: CardEffect) -> tuple[Throw, ...]:
    """A9.1 to A9.4: the throws that this effect can lead to."""
    there = [face for face in FACES if dice.count(face)]
    match effect:
        case "reroll_i" | "reroll_v":
            face = REROLLED[effect]
            count = dice.count(face)
            return (Throw(dice.with_more(face, -count), count),) if count else ()
        case "reroll_one":
            return tuple(Throw(dice.with_more(face, -1), 1) for face in there)
        case "ignore":
            return tuple(Throw(dice.with_more(face, -1, aside=1), 0) for face in there)
        case "twin":
            return ()  # depends on the column, not on the dice: see `option_rows` in `turn/program.py`
        case _:
            assert_never(effect)


def turn_state(
    options: Options, dice: tuple[Face, ...], aside: int, column: tuple[int, ...] = (0,) * ROWS
) -> State:
    """The first player's turn with these dice in play, as a state of the rules."""
    return replace(
        rules.start(options),
        dice=dice,
        aside=("I",) * aside,
        columns=(column,) * options.players,
        cards=(CARDS,) * options.players,
    )
