"""Actions of Idus Martii, as records and messages write them."""

from typing import TypeAlias

from lusoria.core.structs import GameAction, SeatNumber, SeatNumberPair
from lusoria.games.idus_martii.model import Colour, Faction


class Assign(GameAction, tag="assign"):
    """W1: the Consul assigns the other three role cards."""

    praetor: SeatNumber
    aediles: SeatNumberPair

    def __post_init__(self) -> None:
        if self.aediles[0] > self.aediles[1]:
            raise ValueError("`aediles` must be in ascending order")


class Vote(GameAction, tag="vote"):
    """V1, W4: an Aedile lays a vote face down."""

    colour: Colour


class Look(GameAction, tag="look"):
    """V2: the Praetor looks at one of the two votes."""

    aedile: SeatNumber


class Veto(GameAction, tag="veto"):
    """V2, W5: the Praetor swaps the vote or leaves it."""

    swap: bool


class Replace(GameAction, tag="replace"):
    """W5, W6: the Aedile replaces the vote by another card in hand."""

    colour: Colour


class Keep(GameAction, tag="keep"):
    """W6 with `yellow_swap = "may"`: the Aedile keeps the shown yellow vote."""


class Discard(GameAction, tag="discard"):
    """V6, W8: the Consul discards one of two faction cards and so picks a side."""

    faction: Faction


Action: TypeAlias = Assign | Vote | Look | Veto | Replace | Keep | Discard
