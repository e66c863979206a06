"""What a typed answer means. Also for the command line, so it needs nothing that draws."""

import unicodedata

BIGGEST_NUMBER = 4


def whole_number(said: str) -> int | None:
    return int(said) if said.isdecimal() and len(said) <= BIGGEST_NUMBER else None


def folded(said: str) -> str:
    """Without capitals and accents: `Sí` and `si` are the same answer."""
    plain = unicodedata.normalize("NFKD", said.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))
