"""The catalogs: one language, all its messages. The only module that knows Fluent's runtime."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, Term

from lusoria.core.errors import Argument
from lusoria.core.game import AnyGame
from lusoria.core.guests import leave_out
from lusoria.games import BUILT_IN, GAMES

LANGUAGES = ("en", "es", "fr")
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
        for catalog in catalogs(language):
            self._learn(catalog)
        for game in GAMES.values():
            if game not in BUILT_IN:
                self._learn_from_guest(game)

    def _learn(self, catalog: Traversable) -> None:
        resource = parse(catalog)
        counted = Counter([*self._ids, *names(resource)])
        twice = [name for name, times in counted.items() if times > 1]
        if twice:
            raise ValueError(f"{catalog}: the id {twice[0]!r} is there twice")
        self._ids.update(counted)
        self._bundle.add_resource(resource)

    def _learn_from_guest(self, game: AnyGame) -> None:
        """A guest that speaks badly is not heard, and everybody else is."""
        try:
            self._learn(catalog_of(game, self.language))
        except (ImportError, OSError, ValueError) as error:
            leave_out(f"what {game.name} says in {self.language!r}", str(error))

    def __contains__(self, message: object) -> bool:
        return isinstance(message, str) and self._bundle.has_message(message)

    def say(self, message: str, /, **args: Argument) -> str:
        """The message of this id; `id.attribute` for one of its attributes."""
        name, _, attribute = message.partition(".")
        if name not in self:
            raise LookupError(f"no message {name!r} in {self.language!r}")
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


def catalog_of(game: AnyGame, language: str) -> Traversable:
    """What a game says in a language; a guest that does not speak it says it in English."""
    folder = files(game.package) / "words"
    own = folder / f"{language}.ftl"
    return own if own.is_file() else folder / "en.ftl"


def parse(catalog: Traversable) -> Resource:
    """A catalog's entries, or ValueError at the first line Fluent cannot read."""
    resource = FluentParser().parse(catalog.read_text(encoding="utf-8"))
    junk = next((entry for entry in resource.body if isinstance(entry, Junk)), None)
    if junk is not None:
        raise ValueError(f"{catalog}: cannot be read from {(junk.content or '').splitlines()[0]!r}")
    return resource


def names(resource: Resource) -> Iterator[str]:
    for entry in resource.body:
        if isinstance(entry, Message | Term):
            yield entry.id.name


def sayable(value: Argument) -> Argument:
    """What the catalogs can say: nothing endless."""
    if isinstance(value, str):
        return value if len(value) <= LONGEST else value[:LONGEST] + "…"
    return max(-LARGEST, min(value, LARGEST))
