"""Fluent catalogs of games: their files and message ids. `lusoria.words` formats the messages."""

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from lusoria.core.game import GameInfo

# Start of an entry: nothing else has a letter in the first column.
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
NEEDED = ("name", "tagline", "rules")  # every list of games shows these


def catalog_of(game: GameInfo, language: str) -> Traversable:
    """The game's catalog in this language; English if a plug-in lacks it."""
    folder = files(game.package) / "words"
    own = folder / f"{language}.ftl"
    return own if own.is_file() else folder / "en.ftl"


def entries(catalog: str) -> Iterator[tuple[str, str]]:
    """Id and source text of each message or term of a catalog."""
    starts = [*ENTRY.finditer(catalog)]
    ends = [*(entry.start() for entry in starts[1:]), len(catalog)]
    for entry, end in zip(starts, ends, strict=True):
        yield entry[1], catalog[entry.start() : end]
