"""Reading the marks: what a game's types say about their fields, for words and for clients."""

from functools import cache
from typing import Annotated, NamedTuple, get_args, get_origin

from msgspec import Meta, Struct, structs

from lusoria.core.game import GameInfo
from lusoria.core.structs import MARK, Mark, Part


class Field(NamedTuple):
    """A field of a struct: its name in Python, its name in JSON, its mark."""

    name: str
    encoded: str
    mark: Mark | None


class Marks(Part):
    """A game's marks by the names that its fields have in JSON."""

    seat: tuple[str, ...]
    seats: tuple[str, ...]
    one_a_seat: tuple[str, ...]
    secret: dict[str, tuple[str, ...]]
    """By type of event: what others may not know."""


@cache
def fields_of(kind: type[Struct]) -> tuple[Field, ...]:
    return tuple(Field(field.name, field.encode_name, mark_of(field.type)) for field in structs.fields(kind))


def mark_of(annotation: object) -> Mark | None:
    """The mark of a type; `Seat | None` is a seat, too."""
    if get_origin(annotation) is Annotated:
        _, *notes = get_args(annotation)
        return next((mark for note in notes if (mark := noted(note))), None)
    if get_origin(annotation) is tuple:  # whose entries may be marked, and are another thing
        return None
    return next((mark for part in get_args(annotation) if (mark := mark_of(part))), None)


def noted(note: object) -> Mark | None:
    return (note.extra_json_schema or {}).get(MARK) if isinstance(note, Meta) else None


@cache
def marks(game: GameInfo) -> Marks:
    """Everything that is marked in what this game writes and shows."""
    kinds: set[type[Struct]] = set()
    for told in (game.options_type, game.action_type, game.event_type, game.view_type, game.result_type):
        gather(told, kinds)
    named: dict[Mark, set[str]] = {"seat": set(), "seats": set(), "one_a_seat": set()}
    for kind in kinds:
        for field in fields_of(kind):
            if field.mark in named:
                named[field.mark].add(field.encoded)
    secret = {
        str(kind.__struct_config__.tag): hidden
        for kind in get_args(game.event_type) or (game.event_type,)
        if (hidden := tuple(field.encoded for field in fields_of(kind) if field.mark == "secret"))
    }
    seat, seats, one_a_seat = (tuple(sorted(names)) for names in named.values())
    return Marks(seat, seats, one_a_seat, secret)


def gather(annotation: object, found: set[type[Struct]]) -> None:
    """Add every struct that values of this type are made of."""
    if isinstance(annotation, type) and issubclass(annotation, Struct):
        if annotation not in found:
            found.add(annotation)
            for field in structs.fields(annotation):
                gather(field.type, found)
        return
    for part in get_args(annotation):
        gather(part, found)
