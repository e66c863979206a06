"""What a senator may say, as the notation writes it."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from lusoria.games.idus_martii.model import Colour, Faction

Place: TypeAlias = Annotated[int, Meta(ge=0)]


class Assign(Struct, frozen=True, gc=False, tag_field="type", tag="assign", forbid_unknown_fields=True):
    """W1: the Consul hands out the other three role cards."""

    praetor: Place
    aediles: tuple[Place, Place]

    def __post_init__(self) -> None:
        if self.aediles[0] > self.aediles[1]:
            raise ValueError("`aediles` must be in ascending order")


class Vote(Struct, frozen=True, gc=False, tag_field="type", tag="vote", forbid_unknown_fields=True):
    """V1, W4: an Aedile lays a vote face down."""

    colour: Colour


class Look(Struct, frozen=True, gc=False, tag_field="type", tag="look", forbid_unknown_fields=True):
    """V2: the Praetor looks at one of the two votes."""

    aedile: Place


class Veto(Struct, frozen=True, gc=False, tag_field="type", tag="veto", forbid_unknown_fields=True):
    """V2, W5: the Praetor has the vote swapped, or leaves it."""

    swap: bool


class Replace(Struct, frozen=True, gc=False, tag_field="type", tag="replace", forbid_unknown_fields=True):
    """W5, W6: the Aedile lays another of the cards left in hand."""

    colour: Colour


class Keep(Struct, frozen=True, gc=False, tag_field="type", tag="keep", forbid_unknown_fields=True):
    """W6 with `yellow_swap = "may"`: the Aedile leaves the shown yellow where it lies."""


class Discard(Struct, frozen=True, gc=False, tag_field="type", tag="discard", forbid_unknown_fields=True):
    """V6, W8: the Consul gives up one of two faction cards, and so picks a side."""

    faction: Faction


Action: TypeAlias = Assign | Vote | Look | Veto | Replace | Keep | Discard
