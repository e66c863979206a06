"""Actions of Alea Romana, as records and messages write them."""

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, UnsetType

from lusoria.core.structs import GameAction
from lusoria.games.alea.model import CARD_EFFECTS, DICE, ROWS, Card, CardEffect, Face

Row: TypeAlias = Annotated[int, Meta(ge=1, le=ROWS)]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=39)]

REROLLED: dict[CardEffect, Face] = {"reroll_i": "I", "reroll_v": "V"}
"""A9.1, A9.2: effects that reroll every die of one face."""
ONE_DIE_EFFECTS: tuple[CardEffect, ...] = ("reroll_one", "ignore")
"""A9.3, A9.4: effects that take one die, which the player names."""
assert sorted((*REROLLED, *ONE_DIE_EFFECTS, "twin")) == sorted(CARD_EFFECTS), (
    "add the new effect to REROLLED or ONE_DIE_EFFECTS, or say in PlayCard which fields it needs"
)


class Roll(GameAction, tag="roll"):
    """T1. More than one die at once only with `multi_roll` (O1)."""

    dice: Annotated[int, Meta(ge=1, le=DICE)]


class Write(GameAction, tag="write"):
    """T2: write a number, which ends the turn."""

    number: Number
    row: Row


class Stop(GameAction, tag="stop"):
    """T3: accept the failure if nothing can be written."""


class PlayCard(GameAction, tag="card", rename={"acts_as": "as"}):
    """T4, A9: play a card, with exactly the fields that its effect needs."""

    card: Card
    acts_as: CardEffect | UnsetType = UNSET
    die: Face | UnsetType = UNSET
    at: Annotated[int, Meta(ge=0, lt=DICE)] | UnsetType = UNSET
    number: Number | UnsetType = UNSET
    row: Row | UnsetType = UNSET

    @property
    def effect(self) -> CardEffect:
        """The card's effect, or the one that the Joker copies."""
        if self.card == "joker":
            assert self.acts_as is not UNSET
            return self.acts_as
        return self.card

    def __post_init__(self) -> None:
        if (self.card == "joker") == (self.acts_as is UNSET):
            raise ValueError("`as` is required for the joker and not allowed for other cards")
        takes_die = self.effect in ONE_DIE_EFFECTS
        if takes_die != ((self.die is UNSET) != (self.at is UNSET)) or (
            not takes_die and self.die is not UNSET
        ):
            raise ValueError(
                "`die` or `at` (one of them) is required for reroll_one and ignore, and only for them"
            )
        for name, value in (("number", self.number), ("row", self.row)):
            if (self.effect == "twin") == (value is UNSET):
                raise ValueError(f"`{name}` is required for twin and not allowed otherwise")


class Leave(GameAction, tag="leave"):
    """T4: end a failed turn without writing."""


Action: TypeAlias = Roll | Write | Stop | PlayCard | Leave
