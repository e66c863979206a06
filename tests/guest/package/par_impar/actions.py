"""What a player may say, as records and messages write it."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from par_impar.model import NUTS, Guess


class Hide(Struct, frozen=True, gc=False, tag_field="type", tag="hide", forbid_unknown_fields=True):
    """P3."""

    nuts: Annotated[int, Meta(ge=NUTS[0], le=NUTS[-1])]


class Say(Struct, frozen=True, gc=False, tag_field="type", tag="say", forbid_unknown_fields=True):
    """P4."""

    guess: Guess


Action: TypeAlias = Hide | Say
