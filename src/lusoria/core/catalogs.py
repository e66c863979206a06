"""Where the catalogs of games lie, and which messages they have. To say them is up to `lusoria.words`."""

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from lusoria.core.game import GameInfo

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""How an entry begins: nothing else may have a letter in the first column."""
NEEDED = ("name", "tagline", "rules")
"""What every list of games says of each."""


def catalog_of(game: GameInfo, language: str) -> Traversable:
    """What a game says in a language; a guest that does not speak it says it in English."""
    folder = files(game.package) / "words"
    own = folder / f"{language}.ftl"
    return own if own.is_file() else folder / "en.ftl"


def entries(catalog: str) -> Iterator[tuple[str, str]]:
    """Each message or term of a catalog: its id, and its text as it stands there."""
    starts = [*ENTRY.finditer(catalog)]
    ends = [*(entry.start() for entry in starts[1:]), len(catalog)]
    for entry, end in zip(starts, ends, strict=True):
        yield entry[1], catalog[entry.start() : end]
