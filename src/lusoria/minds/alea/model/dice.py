"""What dice can become in a turn of Alea Romana, where their order does not count: asked of the rules.

Dice are I, V and X by number, and how many are set aside (A9.4). A *throw* is dice and how many more fall at
once: what it is worth is the mean over what these show.
"""

from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from lusoria.games.alea import rules
from lusoria.games.alea.actions import REROLLED
from lusoria.games.alea.model import CARDS, FACES, ROWS, Face, Options, State, dice_left
from lusoria.games.alea.numerals import readings

NUMBERS = 40
"""No number is as large."""


class Dice(NamedTuple):
    ones: int = 0
    fives: int = 0
    tens: int = 0
    aside: int = 0

    def changed(self, face: Face, by: int, aside: int = 0) -> "Dice":
        """With more or fewer dice of one face."""
        ones, fives, tens = (self.of(each) + by * (face == each) for each in FACES)
        return Dice(ones, fives, tens, self.aside + aside)

    def of(self, face: Face) -> int:
        return self[FACES.index(face)]


class Throw(NamedTuple):
    dice: Dice
    falls: int

    def outcomes(self) -> tuple["Throw", ...]:
        """After its first die, for each face of it."""
        return tuple(Throw(self.dice.changed(face, 1), self.falls - 1) for face in FACES)


class Ways(NamedTuple):
    """What somebody may do with these dice in play, whatever their column."""

    numbers: tuple[int, ...]
    """N1, N2: they may write one of these where it fits; then that or a roll is all they may do."""
    roll: Throw | None
    must_roll: bool
    """A9.4: no die is in play."""
    deeds: dict[str, tuple[Throw, ...]]
    """A9.1 to A9.4: by deed, what each way of doing it leads to."""


@cache
def ways(dice: Dice) -> Ways:
    shown = tuple(face for face in FACES for _ in range(dice.of(face)))
    state = standing(Options(players=2), shown, dice.aside)
    must = not shown
    goes_on = dice_left(state) > 0 and (must or not rules.failure(state))
    deeds: dict[str, tuple[Throw, ...]] = {
        deed: (Throw(dice.changed(face, -dice.of(face)), dice.of(face)),)
        for deed, face in REROLLED.items()
        if dice.of(face)
    }
    there = [face for face in FACES if dice.of(face)]
    deeds["reroll_one"] = tuple(Throw(dice.changed(face, -1), 1) for face in there)
    deeds["ignore"] = tuple(Throw(dice.changed(face, -1, aside=1), 0) for face in there)
    return Ways(readings(shown), Throw(dice, 1) if goes_on else None, must, {} if must else deeds)


def standing(
    options: Options, dice: tuple[Face, ...], aside: int, column: tuple[int, ...] = (0,) * ROWS
) -> State:
    """The first player's turn with these dice in play."""
    return replace(
        rules.start(options),
        dice=dice,
        aside=("I",) * aside,
        columns=(column,) * options.players,
        cards=(CARDS,) * options.players,
    )
