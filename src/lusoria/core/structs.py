"""Base structs of all games, and the marks of their fields.

A mark tells code without knowledge of the rules what a field is: texts show a name for a seat, clients hide a
secret. Marks are part of the type and appear in the JSON Schema as `x-lusoria`.
"""

from typing import Annotated, Literal, NamedTuple, TypeAlias, TypeVar, dataclass_transform

from msgspec import Meta, Struct, field

Mark: TypeAlias = Literal["seat", "seats", "one_a_seat"]  # besides, a field may be secret
MARK = "x-lusoria"
GRID_MARK = "x-lusoria-grid"
CELL_MARK = "x-lusoria-cell"
T = TypeVar("T")


def mark_metadata(mark: Mark | Literal["secret"], least: int | None = None) -> Meta:
    """Metadata for `Annotated`."""
    return Meta(ge=least, extra_json_schema={MARK: mark})


Seat: TypeAlias = Annotated[int, mark_metadata("seat")]
"""0 .. n-1, clockwise. The table knows who sits there."""
SeatNumber: TypeAlias = Annotated[int, mark_metadata("seat", least=0)]
"""A seat in input: not checked against the number of players yet."""
Seats: TypeAlias = Annotated[tuple[Seat, ...], mark_metadata("seats")]
SeatPair: TypeAlias = Annotated[tuple[Seat, Seat], mark_metadata("seats")]
SeatNumberPair: TypeAlias = Annotated[tuple[SeatNumber, SeatNumber], mark_metadata("seats")]
OneASeat: TypeAlias = Annotated[tuple[T, ...], mark_metadata("one_a_seat")]
"""One entry per seat, seat 0 first."""
Secret: TypeAlias = Annotated[T | None, mark_metadata("secret")]
"""`redact` sets None for viewers who may not know. `Secret[Seat]` is also a seat."""


class Grid(NamedTuple):
    """Shape of a board of cells. Cells are numbered from 0, row by row from the top left.

    `Annotated[tuple[Seat | None, ...], grid.cells]` marks the list, `Annotated[int, grid.cell]` one cell.
    """

    field: str
    """JSON name of the list in the public part of the view."""
    rows: int
    columns: int

    @property
    def cells(self) -> Meta:
        """Mark of a list with one entry per cell."""
        return Meta(extra_json_schema={GRID_MARK: self._asdict()})

    @property
    def cell(self) -> Meta:
        """Mark of a field that names one cell. Decoding refuses a number outside of the grid."""
        last = self.rows * self.columns - 1
        return Meta(ge=0, le=last, extra_json_schema={CELL_MARK: self._asdict()})


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """Frozen base struct of views, results and everything serialized.

    `dataclass_transform` tells type checkers that subclasses are frozen, too.
    """


class GameOptions(Part, omit_defaults=True):
    """Options of a game. Serialized without defaults, so that a new option does not change old records."""

    players: int


class GameAction(Part, gc=False, tag_field="type"):
    """A player's move, named in the imperative."""


class GameEvent(Part, gc=False, tag_field="type"):
    """Something that happened, named in the past tense."""


class GameReason(Part, gc=False, tag_field="type"):
    """Reason for a choice: facts of the player's own view, shown as message `<game>-reason-<type>`."""


HouseValue: TypeAlias = str | int | bool


class HouseRule(Part):
    """An option besides the number of players: its name, printed value and allowed values.

    A table that plays the printed value leaves the option out.
    """

    name: str
    printed: HouseValue
    values: tuple[HouseValue, ...]
