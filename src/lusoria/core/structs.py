"""The structs that every game shares."""

from typing import TypeAlias

from msgspec import Struct

HouseValue: TypeAlias = str | int | bool


class HouseRule(Struct, frozen=True, forbid_unknown_fields=True):
    """An option that a table may choose: by its name, as printed, and all it may be at one size of table.

    A table that plays what is printed leaves the option out.
    """

    name: str
    printed: HouseValue
    values: tuple[HouseValue, ...]
