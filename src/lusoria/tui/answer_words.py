"""Parses typed answers. Imports no drawing code, because the command line uses it too."""

import unicodedata

from lusoria.words import Words

MAX_DIGITS = 4  # no choice, step or number of players has more


def whole_number(text: str) -> int | None:
    return int(text) if text.isdecimal() and len(text) <= MAX_DIGITS else None


def fold_case(text: str) -> str:
    """Lower case without accents: `Sí` and `si` are the same answer."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in plain if not unicodedata.combining(char))


def out_of_range(words: Words, flag: str, number: int, least: int, most: int) -> str:
    """Message for an option whose number is out of range."""
    problem = words.say("cli-not-a-number", input=str(number), least=least, most=most)
    return words.say("cli-fault", argument=flag, problem=problem)
