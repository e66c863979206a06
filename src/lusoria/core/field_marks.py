"""Reads the field marks (seat, secret, grid, cell) of a game's types, and checks values against them."""

from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Meta, Struct, structs

from lusoria.core.game import GameInfo, Kinds
from lusoria.core.structs import CELL_MARK, GRID_MARK, MARK, Grid, Mark, Part


class Field(NamedTuple):
    """A struct's field: `name` in Python, `encoded` in JSON."""

    name: str
    encoded: str
    mark: Mark | None
    secret: bool
    grid: Grid | None = None
    """The field lists the cells of this grid."""
    cell: Grid | None = None
    """The field names a cell of this grid."""


class GridShown(Part, omit_defaults=True):
    """Shape of a grid."""

    rows: int
    columns: int
    seats: bool = False
    """True if a cell holds a seat or null."""


class Marks(Part, omit_defaults=True):
    """A game's marked fields, by JSON name."""

    seat: tuple[str, ...]
    seats: tuple[str, ...]
    one_a_seat: tuple[str, ...]
    secret: dict[str, tuple[str, ...]]
    """By event type: fields hidden from other players."""
    grids: dict[str, GridShown] = msgspec.field(default_factory=dict)
    """Lists of the table with one entry per cell, row by row from the top left."""
    cells: dict[str, str] = msgspec.field(default_factory=dict)
    """Fields that name a cell, with the list that has the cells."""


@cache
def fields_of(kind: type[Struct]) -> tuple[Field, ...]:
    return tuple(field_of(field) for field in structs.fields(kind))


def field_of(field: structs.FieldInfo) -> Field:
    notes = list(marks_in_type(field.type))
    marks = [note for kind, note in notes if kind == MARK]
    mark = next((note for note in marks if note != "secret"), None)
    grids = {kind: Grid(**note) for kind, note in notes if kind != MARK}
    return Field(
        field.name,
        field.encode_name,
        mark,
        "secret" in marks,
        grids.get(GRID_MARK),
        grids.get(CELL_MARK),
    )


def marks_in_type(annotation: object) -> Iterator[tuple[str, Any]]:
    """All marks of a type with their kinds, outermost first. `Seat | None` counts, items of a list do not."""
    if get_origin(annotation) is Annotated:
        inner, *notes = get_args(annotation)
        for note in notes:
            if isinstance(note, Meta):
                schema = note.extra_json_schema or {}
                yield from ((kind, schema[kind]) for kind in (MARK, GRID_MARK, CELL_MARK) if kind in schema)
        yield from marks_in_type(inner)
    elif get_origin(annotation) in (Union, UnionType):
        for part in get_args(annotation):
            yield from marks_in_type(part)


def tag(value: Struct | type[Struct]) -> str:
    """The value of `type` in JSON."""
    return str(value.__struct_config__.tag)


def kinds_of(kinds: Kinds) -> tuple[type[Struct], ...]:
    """Members of a union, or the struct itself."""
    return get_args(kinds) or (kinds,)


@cache
def tags_of(kinds: Kinds) -> tuple[str, ...]:
    return tuple(map(tag, kinds_of(kinds)))


def defaults_of(kind: type[Struct]) -> dict[str, Any]:
    """Default values of optional fields, by JSON name."""
    defaults = {}
    for field in structs.fields(kind):
        if field.default is not NODEFAULT:
            defaults[field.encode_name] = field.default
        elif field.default_factory is not NODEFAULT:
            defaults[field.encode_name] = field.default_factory()
    return defaults


@cache
def marks(game: GameInfo) -> Marks:
    """All marks in the game's options, actions, events, views and results."""
    named: dict[Mark, set[str]] = {"seat": set(), "seats": set(), "one_a_seat": set()}
    cells: dict[str, str] = {}
    for kind in structs_of(game):
        for field in fields_of(kind):
            if field.mark is not None:
                named[field.mark].add(field.encoded)
            if field.cell is not None:
                cells[field.encoded] = field.cell.field
    secret = {
        tag(kind): hidden
        for kind in kinds_of(game.event_type)
        if (hidden := tuple(field.encoded for field in fields_of(kind) if field.secret))
    }
    seat, seats, one_a_seat = (tuple(sorted(names)) for names in named.values())
    return Marks(seat, seats, one_a_seat, secret, grids_of(game), dict(sorted(cells.items())))


def grids_of(game: GameInfo) -> dict[str, GridShown]:
    """By JSON name: the grids among the fields of the public part of a view."""
    view: Any = game.view_type  # a struct, which its protocol cannot say
    table = next((field.type for field in structs.fields(view) if field.name == "table"), None)
    if not (isinstance(table, type) and issubclass(table, Struct)):
        return {}
    types = {field.name: field.type for field in structs.fields(table)}
    return {
        field.encoded: GridShown(field.grid.rows, field.grid.columns, seats=lists_seats(types[field.name]))
        for field in fields_of(table)
        if field.grid is not None
    }


def lists_seats(annotation: object) -> bool:
    """True for `tuple[Seat | None, ...]`, with or without marks."""
    inner = get_args(annotation)[0] if get_origin(annotation) is Annotated else annotation
    items = get_args(inner)
    return bool(items) and (MARK, "seat") in marks_in_type(items[0])


def structs_of(game: GameInfo) -> set[type[Struct]]:
    """All structs in the game's options, actions, events, views and results."""
    found: set[type[Struct]] = set()
    for part in (game.options_type, game.action_type, game.event_type, game.view_type, game.result_type):
        collect_structs(part, found)
    return found


def collect_structs(annotation: object, found: set[type[Struct]]) -> None:
    """Add every struct that this type contains."""
    if isinstance(annotation, type) and issubclass(annotation, Struct):
        if annotation not in found:
            found.add(annotation)
            for field in structs.fields(annotation):
                collect_structs(field.type, found)
        return
    for part in get_args(annotation):
        collect_structs(part, found)


class MarkFault(NamedTuple):
    """A field whose value does not fit its mark."""

    problem: str
    struct: str
    field: str
    value: object


def mark_faults(value: object, players: int) -> Iterator[MarkFault]:
    """Faults of a struct or tuple, and of everything in it."""
    if isinstance(value, Struct):
        for field in fields_of(type(value)):
            item = getattr(value, field.name)
            problem = find_problem(field, item, players)
            if problem is not None:
                yield MarkFault(problem, type(value).__name__, field.encoded, item)
            yield from mark_faults(item, players)
    elif isinstance(value, tuple):
        for item in value:
            yield from mark_faults(item, players)


def find_problem(field: Field, item: object, players: int) -> str | None:
    seats = range(players)
    if field.mark == "seat" and isinstance(item, int) and item not in seats:
        return "marked as a seat, but no such seat"
    if isinstance(item, tuple):
        if field.mark == "seats" and not all(seat in seats for seat in item):
            return "marked as seats, but no such seat"
        if field.mark == "one_a_seat" and len(item) != players:
            return "not one entry per seat"
        if field.grid is not None and len(item) != field.grid.rows * field.grid.columns:
            return "a grid with another number of cells"
    if field.cell is not None and isinstance(item, int):
        cells = range(field.cell.rows * field.cell.columns)
        return None if item in cells else "a cell outside of its grid"
    return None
