"""Names people give themselves: trimmed, bounded, safe to show, and unlike the others at the table."""

import unicodedata
from itertools import chain, count

from lusoria.wire.refusal import TableRefusal

LONGEST = 24
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that Unicode counts as such and that nobody can see."""


def clean_name(text: str, taken: tuple[str, ...]) -> str:
    """The name as it is shown, or TableRefusal."""
    name = tidy(text)
    if not alike(name).strip():
        raise TableRefusal("name_empty")
    if len(name) > LONGEST:
        raise TableRefusal("name_long", longest=LONGEST)
    if any(alike(name) == alike(other) for other in taken):
        raise TableRefusal("name_taken", name=name)
    return name


def tidy(text: str) -> str:
    """A text as it is shown: composed letters, single spaces, nothing invisible."""
    words = text.split()
    shown = " ".join(
        "".join(mark for mark in word if printable(mark) and mark not in BLANK) for word in words
    )
    return " ".join(unicodedata.normalize("NFC", shown).split())


def printable(mark: str) -> bool:
    """No control, format or private characters: none that hide, turn the writing round, or have no shape."""
    return mark == " " or unicodedata.category(mark)[0] in "LMNPSZ"


def alike(name: str) -> str:
    """Names that look or sound the same at a table are the same."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    return "".join(mark for mark in plain if not unicodedata.combining(mark))


def free_name(names: tuple[str, ...], taken: tuple[str, ...]) -> str:
    """The first name nobody at the table has; with a number, where all of them are taken."""
    used = {alike(name) for name in taken}
    numbered = (f"{name} {number}" for number in count(2) for name in names)
    return next(name for name in chain(names, numbered) if alike(name) not in used)
