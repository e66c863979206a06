"""Version of an analysis: a digest of the code and trained data behind it.

A stored result of another version is ignored. Any change of code invalidates all stored results: computing
one again takes seconds, and showing a stale one would be wrong.
"""

import hashlib
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from lusoria.bots import bots_of
from lusoria.core.extensions import extensions_of
from lusoria.core.game import GameInfo
from lusoria.games import GAMES

VERSIONED_PACKAGES = ("analysis", "bots", "core", "games", "minds", "numeric", "records", "wire")
"""Packages whose code can change a result. An analysis also loads `words` and `runtime`; they cannot."""


@cache
def analysis_version(game: str) -> str:
    """Includes all source files of the packages that a plug-in names."""
    digest = hashlib.sha256(source_digest(files("lusoria")).encode())
    for package in sorted(other_packages(GAMES[game])):
        for path, source in sorted(sources_of(package)):
            digest.update(b"%b\0%b\0" % (path.encode(), source.read_bytes()))
    for data in dict.fromkeys(file for spec in bots_of(game) for file in spec.data):
        digest.update(data.sha256.encode())
    return digest.hexdigest()[:16]


def other_packages(game: GameInfo) -> set[str]:
    """Packages outside this program that hold a game and what it brings."""
    places = (game.package, *extensions_of(game).values())
    return {re.split("[.:]", place)[0] for place in places} - {"lusoria"}


def source_digest(package: Traversable) -> str:
    """SHA-256 of all source files that can change an analysis."""
    digest = hashlib.sha256()
    for part in VERSIONED_PACKAGES:
        for path, source in sorted(source_files(package.joinpath(part), part)):
            digest.update(b"%b\0%b\0" % (path.encode(), source.read_bytes()))
    return digest.hexdigest()


def sources_of(package: str) -> Iterator[tuple[str, Traversable]]:
    """Source files of a package, or of a module in a single file."""
    spec = find_spec(package)
    if spec is not None and spec.submodule_search_locations is None and spec.origin:
        return iter([(package, Path(spec.origin))])
    return source_files(files(package), package)


def source_files(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from source_files(each, f"{path}/{each.name}")
        elif each.name.endswith(".py"):
            yield f"{path}/{each.name}", each
