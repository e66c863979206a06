"""Reads the field marks (seat, secret) of a game's types, for texts and clients."""

from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin

from msgspec import NODEFAULT, Meta, Struct, structs

from lusoria.core.game import GameInfo, Kinds
from lusoria.core.structs import MARK, Mark, Part


class Field(NamedTuple):
    """A struct's field: `name` in Python, `encoded` in JSON."""

    name: str
    encoded: str
    mark: Mark | None
    secret: bool


class Marks(Part):
    """A game's marked fields, by JSON name."""

    seat: tuple[str, ...]
    seats: tuple[str, ...]
    one_a_seat: tuple[str, ...]
    secret: dict[str, tuple[str, ...]]
    """By event type: fields hidden from other players."""


@cache
def fields_of(kind: type[Struct]) -> tuple[Field, ...]:
    return tuple(field_of(field) for field in structs.fields(kind))


def field_of(field: structs.FieldInfo) -> Field:
    marks = list(marks_in_type(field.type))
    mark = next((note for note in marks if note != "secret"), None)
    return Field(field.name, field.encode_name, mark, "secret" in marks)


def marks_in_type(annotation: object) -> Iterator[Any]:
    """All marks of a type, outermost first. `Seat | None` counts as a seat; items of a list do not count."""
    if get_origin(annotation) is Annotated:
        inner, *notes = get_args(annotation)
        for note in notes:
            if isinstance(note, Meta) and MARK in (note.extra_json_schema or {}):
                yield (note.extra_json_schema or {})[MARK]
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
    found = {}
    for field in structs.fields(kind):
        if field.default is not NODEFAULT:
            found[field.encode_name] = field.default
        elif field.default_factory is not NODEFAULT:
            found[field.encode_name] = field.default_factory()
    return found


@cache
def marks(game: GameInfo) -> Marks:
    """All marks in the game's options, actions, events, views and results."""
    named: dict[Mark, set[str]] = {"seat": set(), "seats": set(), "one_a_seat": set()}
    for kind in structs_of(game):
        for field in fields_of(kind):
            if field.mark is not None:
                named[field.mark].add(field.encoded)
    secret = {
        tag(kind): hidden
        for kind in kinds_of(game.event_type)
        if (hidden := tuple(field.encoded for field in fields_of(kind) if field.secret))
    }
    seat, seats, one_a_seat = (tuple(sorted(names)) for names in named.values())
    return Marks(seat, seats, one_a_seat, secret)


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
