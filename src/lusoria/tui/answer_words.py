"""Parses typed answers. Imports no drawing code, because the command line uses it too."""

import unicodedata

MAX_DIGITS = 4  # no choice, step or number of players has more


def whole_number(text: str) -> int | None:
    return int(text) if text.isdecimal() and len(text) <= MAX_DIGITS else None


def fold_case(text: str) -> str:
    """Lower case without accents: `Sí` and `si` are the same answer."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in plain if not unicodedata.combining(char))


def out_of_range(flag: str, number: int | str, least: int, most: int) -> str:
    """Message for an option whose number is out of range."""
    return f"{flag}: “{number}” isn’t a number from {least} to {most}."
