"""How a value becomes the variables of a message: the convention that `lusoria.words` writes down."""

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, reduce
from typing import Any

from msgspec import UNSET, Struct, structs

from lusoria.core.errors import Argument
from lusoria.core.game import Seat, Viewer
from lusoria.words.catalog import Words

SEAT = frozenset({"seat", "aedile", "praetor", "consul", "looked"})
SEATS = frozenset({"aediles", "awaited", "winners"})
ONE_A_SEAT = frozenset({"scores", "cards", "columns", "picked", "kept", "discarded"})
UNKNOWN = "unknown"

LIGATURES = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o"})
VOWELS = frozenset("aeiou")

Variables = dict[str, Argument]


@dataclass(frozen=True, slots=True)
class Reader:
    """Who is told, in which words, and what everybody is called."""

    words: Words
    names: Sequence[str]
    viewer: Viewer = None

    def variables(self, value: object) -> Variables:
        """Every field of a struct (or entry of a mapping) as variables."""
        found: Variables = {}
        for field, item in entries(value):
            self.put(found, field, field, item)
        return found

    def put(self, found: Variables, key: str, field: str, value: Any) -> None:
        """Add what `$key` and its companions stand for; the field's name tells seats from numbers."""
        if field in SEAT and isinstance(value, int | None):
            self.put_seat(found, key, value)
        elif value is None or value is UNSET:
            found[key] = UNKNOWN
        elif isinstance(value, bool):
            found[key] = yes(value)
        elif isinstance(value, int | str):
            found[key] = value
        elif isinstance(value, Struct | Mapping):
            self.put_struct(found, key, value)
        elif field in SEATS:
            self.put_seats(found, key, value)
        else:
            self.put_list(found, key, value)

    def put_seat(self, found: Variables, key: str, seat: Seat | None) -> None:
        found[key] = name = UNKNOWN if seat is None else self.names[seat]
        found[f"{key}-is"] = self.who(() if seat is None else (seat,))
        found[f"{key}-starts"] = "other" if seat is None else sound(name)

    def put_seats(self, found: Variables, key: str, seats: Sequence[Seat]) -> None:
        found[key] = self.joined(seats)
        found[f"{key}-count"] = len(seats)
        found[f"{key}-is"] = self.who(seats)

    def put_struct(self, found: Variables, key: str, value: Struct | Mapping[str, Any]) -> None:
        for field, item in entries(value):
            self.put(found, f"{key}-{field}", field, item)

    def put_list(self, found: Variables, key: str, items: Sequence[Any]) -> None:
        found[f"{key}-count"] = len(items)
        if items and isinstance(items[-1], Struct):
            self.put_struct(found, f"{key}-last", items[-1])
        if not all(isinstance(item, int | str | None) for item in items):
            return
        for number, item in enumerate(items, start=1):
            self.put(found, f"{key}-{number}", "", item)
        found[key] = " ".join(str(found[f"{key}-{number + 1}"]) for number in range(len(items)))
        numbers = [item for item in items if isinstance(item, int)]
        if numbers:
            found[f"{key}-most"] = max(numbers)

    def who(self, seats: Sequence[Seat]) -> str:
        return "me" if self.viewer in seats else "other"

    def joined(self, seats: Sequence[Seat]) -> str:
        """`Livia, Octavia and you`: the reader comes last."""
        named = [self.names[seat] for seat in seats if seat != self.viewer]
        if self.viewer in seats:
            named.append(self.words.say("names-me"))
        *most, last = named or [""]
        if not most:
            return last
        start = reduce(lambda start, end: self.words.say("names-comma", start=start, end=end), most)
        return self.words.say("names-and", start=start, end=last, **{"end-starts": sound(last)})


def yes(value: bool) -> str:  # noqa: FBT001 - the very word for a flag
    return "yes" if value else "no"


def entries(value: Any) -> Iterator[tuple[str, Any]]:
    """Field by field, under the names JSON has."""
    if isinstance(value, Mapping):
        yield from value.items()
    else:
        kind: Any = type(value)
        for field, encoded in fields(kind):
            yield encoded, getattr(value, field)


@cache
def fields(kind: Any) -> tuple[tuple[str, str], ...]:
    return tuple((field.name, field.encode_name) for field in structs.fields(kind))


def one_a_seat(value: Struct | None) -> Iterator[tuple[str, Sequence[Any]]]:
    """The lists of a struct that hold one entry for every seat."""
    if value is not None:
        yield from ((field, item) for field, item in entries(value) if field in ONE_A_SEAT)


@lru_cache(maxsize=1024)
def sound(name: str) -> str:
    """How a name begins to the ear: "vowel", "i" or "other". An h before a vowel is silent.

    French elides before "vowel" and "i" (d’Hélène, d’Iris); Spanish says `e` for `y` before "i" (e Hilario),
    but not where another vowel follows at once (y Iulia), so that one is "vowel".
    """
    plain = unicodedata.normalize("NFKD", name.casefold().translate(LIGATURES))
    letters = "".join(letter for letter in plain if letter.isalnum()) + "  "
    if letters[0] == "h" and letters[1] in VOWELS | {"y"}:
        letters = letters[1:]
    first, second = letters[0], letters[1]
    if first in "iy" and second not in VOWELS and (first, second) != ("y", " "):
        return "i"
    return "vowel" if first in VOWELS else "other"
