"""The structs that every game derives its own from, and the marks that their fields carry.

A mark says what a field is to whoever knows no rules: words put a name in the place of a seat, a client draws
the curtain before a secret. It is part of the type, and so of the JSON Schema, as `x-lusoria`.
"""

from typing import Annotated, Literal, TypeAlias, TypeVar, dataclass_transform

from msgspec import Meta, Struct, field

Mark: TypeAlias = Literal["seat", "seats", "one_a_seat"]
"""What a field is made of; it may be a secret besides."""
MARK = "x-lusoria"
T = TypeVar("T")


def marked(mark: Mark | Literal["secret"], least: int | None = None) -> Meta:
    """What to write into `Annotated` beside a type."""
    return Meta(ge=least, extra_json_schema={MARK: mark})


Seat: TypeAlias = Annotated[int, marked("seat")]
"""0 .. n-1, clockwise. Who sits there is the table's business."""
SeatNumber: TypeAlias = Annotated[int, marked("seat", least=0)]
"""A seat as somebody says it, who may be wrong."""
Seats: TypeAlias = Annotated[tuple[Seat, ...], marked("seats")]
SeatPair: TypeAlias = Annotated[tuple[Seat, Seat], marked("seats")]
SeatNumberPair: TypeAlias = Annotated[tuple[SeatNumber, SeatNumber], marked("seats")]
OneASeat: TypeAlias = Annotated[tuple[T, ...], marked("one_a_seat")]
"""One entry for every seat, seat 0 first."""
Secret: TypeAlias = Annotated[T | None, marked("secret")]
"""None is what `redact` puts there for those who may not know. `Secret[Seat]` is a seat as well."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a view, of a result, of anything that is written and read.

    Checkers of types are told, too, that whatever derives from it is frozen.
    """


class GameOptions(Part, omit_defaults=True):
    """What a table may choose. Written without defaults, so that a new option never changes old records."""

    players: int


class GameAction(Part, gc=False, tag_field="type"):
    """What a player may say, in the imperative."""


class GameEvent(Part, gc=False, tag_field="type"):
    """What has happened, in the past tense."""


class GameReason(Part, gc=False, tag_field="type"):
    """Why somebody may choose something: facts of their own view, told as `<game>-reason-<type>`."""


HouseValue: TypeAlias = str | int | bool


class HouseRule(Part):
    """An option that a table may choose: by its name, as printed, and all it may be at one size of table.

    A table that plays what is printed leaves the option out.
    """

    name: str
    printed: HouseValue
    values: tuple[HouseValue, ...]
