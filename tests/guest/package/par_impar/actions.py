"""Actions of par impar, as records and messages encode them."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from lusoria.core.structs import GameAction
from par_impar.model import NUTS, Guess


class Hide(GameAction, tag="hide"):
    """P3."""

    nuts: Annotated[int, Meta(ge=NUTS[0], le=NUTS[-1])]


class Say(GameAction, tag="say"):
    """P4."""

    guess: Guess


Action: TypeAlias = Hide | Say
