"""Parses typed answers. Imports no drawing code, because the command line uses it too."""

import unicodedata

from lusoria.words import Words

MAX_DIGITS = 4


def whole_number(text: str) -> int | None:
    return int(text) if text.isdecimal() and len(text) <= MAX_DIGITS else None


def folded(text: str) -> str:
    """Lower case without accents: `Sí` and `si` are the same answer."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def outside(said: Words, flag: str, number: int, least: int, most: int) -> str:
    """Message for an option whose number is out of range."""
    problem = said.say("cli-not-a-number", said=str(number), least=least, most=most)
    return said.say("cli-fault", argument=flag, problem=problem)
