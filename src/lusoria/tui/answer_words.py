"""What a typed answer means. Also for the command line, so it needs nothing that draws."""

import unicodedata

from lusoria.words import Words

BIGGEST_NUMBER = 4


def whole_number(said: str) -> int | None:
    return int(said) if said.isdecimal() and len(said) <= BIGGEST_NUMBER else None


def folded(said: str) -> str:
    """Without capitals and accents: `Sí` and `si` are the same answer."""
    plain = unicodedata.normalize("NFKD", said.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def outside(said: Words, flag: str, number: int, least: int, most: int) -> str:
    """That the number after a flag is too small or too large."""
    problem = said.say("cli-not-a-number", said=str(number), least=least, most=most)
    return said.say("cli-fault", argument=flag, problem=problem)
