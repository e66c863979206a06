"""Checks values against the marks of their fields: seats and cells exist, lists fit the seats."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct

from lusoria.core.field_marks import Field, fields_of


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
