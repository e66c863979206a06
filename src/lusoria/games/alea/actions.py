"""What a player may say, as the notation writes it."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType

from lusoria.core.structs import GameAction
from lusoria.games.alea.model import DICE, ROWS, Card, Face

Row: TypeAlias = Annotated[int, Meta(ge=1, le=ROWS)]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=39)]
Deed: TypeAlias = Literal["reroll_i", "reroll_v", "reroll_one", "ignore", "twin"]

DEEDS: tuple[Deed, ...] = ("reroll_i", "reroll_v", "reroll_one", "ignore", "twin")
"""What the cards do: every card but the Joker does its own, the Joker any (A9.6)."""
REROLLED: dict[Deed, Face] = {"reroll_i": "I", "reroll_v": "V"}
"""A9.1, A9.2: the deeds that throw every die of one face again."""


class Roll(GameAction, tag="roll"):
    """T1; more than one die at once only with `multi_roll` (O1)."""

    dice: Annotated[int, Meta(ge=1, le=DICE)]


class Write(GameAction, tag="write"):
    """T2: writing is stopping."""

    number: Number
    row: Row


class Stop(GameAction, tag="stop"):
    """T3: take the failure where nothing can be written."""


class PlayCard(GameAction, tag="card", rename={"acts_as": "as"}):
    """T4, A9: a card with just the fields its deed needs."""

    card: Card
    acts_as: Deed | UnsetType = UNSET
    die: Face | UnsetType = UNSET
    at: Annotated[int, Meta(ge=0, lt=DICE)] | UnsetType = UNSET
    number: Number | UnsetType = UNSET
    row: Row | UnsetType = UNSET

    @property
    def deed(self) -> Deed:
        """What the card does: its own deed, or the one the Joker stands for."""
        if self.card == "joker":
            assert self.acts_as is not UNSET
            return self.acts_as
        return self.card

    def __post_init__(self) -> None:
        if (self.card == "joker") == (self.acts_as is UNSET):
            raise ValueError("`as` belongs to the joker, and the joker needs it")
        takes_die = self.deed in ("reroll_one", "ignore")
        if takes_die != ((self.die is UNSET) != (self.at is UNSET)) or (
            not takes_die and self.die is not UNSET
        ):
            raise ValueError(
                "`die` (or `at`, one of the two) belongs to reroll_one and ignore, and they need it"
            )
        for name, value in (("number", self.number), ("row", self.row)):
            if (self.deed == "twin") == (value is UNSET):
                raise ValueError(f"`{name}` belongs to twin, and twin needs it")


class Leave(GameAction, tag="leave"):
    """T4: leave a failed turn with nothing written."""


Action: TypeAlias = Roll | Write | Stop | PlayCard | Leave
