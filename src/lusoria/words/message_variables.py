"""Converts values to message variables, by the convention in `lusoria.words`."""

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from typing import TypeAlias

from msgspec import UNSET, Struct

from lusoria.core.errors import Argument
from lusoria.core.field_marks import fields_of
from lusoria.core.game import Seat, Viewer
from lusoria.core.structs import Mark
from lusoria.words.catalog import Catalogs

Marked: TypeAlias = Mapping[str, Mark]
BARE: Marked = {"seat": "seat"}  # marks of a mapping without type information
UNKNOWN = "unknown"

LIGATURES = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o"})
VOWELS = frozenset("aeiou")

Variables = dict[str, Argument]


@dataclass(frozen=True, slots=True)
class Reader:
    """The reader of a text: language, viewer, and the names of all players."""

    words: Catalogs
    names: Sequence[str]
    viewer: Viewer = None

    def variables(self, value: object, marked: Marked = BARE) -> Variables:
        """All fields of a struct, or all entries of a mapping with these marks, as variables."""
        found: Variables = {}
        for field, mark, item in entries(value, marked):
            self.put(found, field, item, mark)
        found.update(cell_variables(value))
        return found

    def put(self, found: Variables, key: str, value: object, mark: Mark | None = None) -> None:
        """Add `$key` and its companions. The mark distinguishes seats from numbers.

        A seat that does not exist is shown as a number.
        """
        if mark == "seat" and value is None:
            self.put_seat(found, key, None)
        elif mark == "seat" and isinstance(value, int) and 0 <= value < len(self.names):
            self.put_seat(found, key, value)
        elif value is None or value is UNSET:
            found[key] = UNKNOWN
        elif isinstance(value, bool):
            found[key] = yes(value)
        elif isinstance(value, int | str):
            found[key] = value
        elif isinstance(value, Struct | Mapping):
            self.put_struct(found, key, value)
        elif isinstance(value, Sequence):
            put = self.put_seats if mark == "seats" else self.put_list
            put(found, key, value)

    def put_seat(self, found: Variables, key: str, seat: Seat | None) -> None:
        found[key] = name = UNKNOWN if seat is None else self.names[seat]
        found[f"{key}-is"] = self.who(() if seat is None else (seat,))
        found[f"{key}-starts"] = "other" if seat is None else sound(name)

    def put_seats(self, found: Variables, key: str, seats: Sequence[Seat]) -> None:
        found[key] = self.joined(seats)
        found[f"{key}-count"] = len(seats)
        found[f"{key}-is"] = self.who(seats)

    def put_struct(self, found: Variables, key: str, value: object) -> None:
        for field, mark, item in entries(value):
            self.put(found, f"{key}-{field}", item, mark)
        found.update({f"{key}-{name}": number for name, number in cell_variables(value).items()})

    def put_list(self, found: Variables, key: str, items: Sequence[object]) -> None:
        found[f"{key}-count"] = len(items)
        if items and isinstance(items[-1], Struct):
            self.put_struct(found, f"{key}-last", items[-1])
        if not all(isinstance(item, int | str | None) for item in items):
            return
        for number, item in enumerate(items, start=1):
            self.put(found, f"{key}-{number}", item)
        found[key] = " ".join(str(found[f"{key}-{number + 1}"]) for number in range(len(items)))
        numbers = [item for item in items if isinstance(item, int)]
        if numbers:
            found[f"{key}-most"] = max(numbers)

    def who(self, seats: Sequence[Seat]) -> str:
        return "me" if self.viewer in seats else "other"

    def joined(self, seats: Sequence[Seat]) -> str:
        """`Livia, Octavia and you`: the reader comes last."""
        names = [self.names[seat] for seat in seats if seat != self.viewer]
        if self.viewer in seats:
            names.append(self.words.say("names-me"))
        *most, last = names or [""]
        if not most:
            return last
        start = reduce(lambda start, end: self.words.say("names-comma", start=start, end=end), most)
        return self.words.say("names-and", start=start, end=last, **{"end-starts": sound(last)})


def yes(value: bool) -> str:  # noqa: FBT001
    return "yes" if value else "no"


def entries(value: object, marked: Marked = BARE) -> Iterator[tuple[str, Mark | None, object]]:
    """JSON name, mark and value of each field."""
    if isinstance(value, Struct):
        for field in fields_of(type(value)):
            yield field.encoded, field.mark, getattr(value, field.name)
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield key, marked.get(key), item


def cell_variables(value: object) -> dict[str, int]:
    """Row and column, counted from 1, of each field that names a cell of a grid."""
    found: dict[str, int] = {}
    if isinstance(value, Struct):
        for field in fields_of(type(value)):
            cell = getattr(value, field.name)
            if field.cell is not None and isinstance(cell, int):
                row, column = divmod(cell, field.cell.columns)
                found |= {f"{field.encoded}-row": row + 1, f"{field.encoded}-column": column + 1}
    return found


def one_a_seat(value: object) -> Iterator[tuple[str, Sequence[object]]]:
    """Fields of a struct that are lists with one entry per seat."""
    for field, mark, item in entries(value):
        if mark == "one_a_seat" and isinstance(item, Sequence):
            yield field, item


@lru_cache(maxsize=1024)
def sound(name: str) -> str:
    """First sound of a name: "vowel", "i" or "other". An h before a vowel is silent.

    French elides before "vowel" and "i" (d’Hélène, d’Iris). Spanish uses `e` for `y` before "i" (e Hilario),
    but not if another vowel follows (y Iulia): that is "vowel".
    """
    plain = unicodedata.normalize("NFKD", name.casefold().translate(LIGATURES))
    letters = "".join(letter for letter in plain if letter.isalnum()) + "  "
    if letters[0] == "h" and letters[1] in VOWELS | {"y"}:
        letters = letters[1:]
    first, second = letters[0], letters[1]
    if first in "iy" and second not in VOWELS and (first, second) != ("y", " "):
        return "i"
    return "vowel" if first in VOWELS else "other"
