"""The catalogs: one language, all its messages. The only module that knows Fluent's runtime."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Resource

from lusoria.core.errors import Argument
from lusoria.core.game import GameInfo
from lusoria.core.guests import leave_out
from lusoria.games import BUILT_IN, GAMES
from lusoria.words.languages import LANGUAGES

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""How an entry begins: nothing else may have a letter in the first column."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
LONGEST, LARGEST = 2000, 10**15
"""Fluent gives up on longer texts and larger numbers than about these."""


class Words:
    """One language. A text that cannot be said whole and right is never said: it raises."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise LookupError(f"no catalog speaks {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._ids: set[str] = set()
        self._unread: dict[str, str] = {}
        for catalog in catalogs(language):
            self._learn(catalog)
        for game in GAMES.values():
            if game not in BUILT_IN:
                self._learn_from_guest(game)

    def _learn(self, catalog: Traversable) -> None:
        found = list(entries(catalog.read_text(encoding="utf-8")))
        counted = Counter([*self._ids, *(name for name, _ in found)])
        twice = [name for name, times in counted.items() if times > 1]
        if twice:
            raise ValueError(f"{catalog}: the id {twice[0]!r} is there twice")
        self._ids.update(counted)
        self._unread.update(found)

    def _learn_from_guest(self, game: GameInfo) -> None:
        """A guest that speaks badly is not heard, and everybody else is: so all of it is read at once."""
        try:
            catalog = catalog_of(game, self.language)
            parse(catalog.read_text(encoding="utf-8"), str(catalog))
            self._learn(catalog)
        except (ImportError, OSError, ValueError) as error:
            leave_out(f"what {game.name} says in {self.language!r}", str(error))

    def __contains__(self, message: object) -> bool:
        return message in self._ids

    def say(self, message: str, /, **args: Argument) -> str:
        """The message of this id; `id.attribute` for one of its attributes."""
        name, _, attribute = message.partition(".")
        if name not in self:
            raise LookupError(f"no message {name!r} in {self.language!r}")
        self._read(name)
        found = self._bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise LookupError(f"message {name!r} in {self.language!r} has no {attribute or 'text'!r}")
        text, problems = self._bundle.format_pattern(
            pattern, {key: sayable(value) for key, value in args.items()}
        )
        if problems:
            raise LookupError(f"message {message!r} in {self.language!r}: {problems[0]}") from problems[0]
        return str(text)

    def _read(self, name: str) -> None:
        """Hand Fluent a message, and those it refers to, when it is first said: all at once take a while."""
        entry = self._unread.pop(name, None)
        if entry is not None:
            self._bundle.add_resource(parse(entry, self.language))
            for other in REFERENCE.findall(entry):
                self._read(other)


@cache
def words(language: str) -> Words:
    """The words of this language, loaded once."""
    return Words(language)


def catalogs(language: str) -> Iterator[Traversable]:
    """The shared catalog, then that of every game built in."""
    yield files("lusoria.words") / f"{language}.ftl"
    for game in GAMES.values():
        if game in BUILT_IN:
            yield catalog_of(game, language)


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


def parse(catalog: str, where: str) -> Resource:
    """What Fluent reads in a catalog or an entry, or ValueError at the first line that it cannot read."""
    resource = FluentParser().parse(catalog)
    junk = next((entry for entry in resource.body if isinstance(entry, Junk)), None)
    if junk is not None:
        raise ValueError(f"{where}: cannot be read from {(junk.content or '').splitlines()[0]!r}")
    return resource


def sayable(value: Argument) -> Argument:
    """What the catalogs can say: nothing endless."""
    if isinstance(value, str):
        return value if len(value) <= LONGEST else value[:LONGEST] + "…"
    return max(-LARGEST, min(value, LARGEST))
