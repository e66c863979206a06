"""All messages of one language. The only module that uses Fluent's runtime."""

import re
import warnings
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Resource

from lusoria.core.catalogs import NEEDED, catalog_of, entries
from lusoria.core.errors import Argument
from lusoria.core.game import GameInfo
from lusoria.core.plugins import skip_plugin
from lusoria.games import BUILT_IN, GAMES
from lusoria.words.languages import LANGUAGES

REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
LONGEST, LARGEST = 2000, 10**15  # about the text length and number that Fluent can format


class TextFault(RuntimeWarning, LookupError):
    """A message is missing, or a variable that it uses. Only a warning if there is a fallback text."""

    def __init__(self, message: str, language: str, problem: str) -> None:
        super().__init__(message, language, problem)
        self.message = message
        self.language = language
        self.problem = problem

    def __str__(self) -> str:
        return f"message {self.message!r} in {self.language!r}: {self.problem}"


class Catalogs:
    """Messages of some catalogs of one language. Raises TextFault instead of returning an incomplete text."""

    def __init__(self, language: str, sources: Iterable[Traversable]) -> None:
        if language not in LANGUAGES:
            raise LookupError(f"there is no catalog for {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language, "en"], use_isolating=False)
        self._ids: set[str] = set()
        self._unread: dict[str, str] = {}
        for catalog in sources:
            self._load(catalog)

    def _load(self, catalog: Traversable) -> None:
        self._add(list(entries(catalog.read_text(encoding="utf-8"))), str(catalog))

    def _add(self, found: list[tuple[str, str]], where: str) -> None:
        counted = Counter([*self._ids, *(name for name, _ in found)])
        duplicates = [name for name, count in counted.items() if count > 1]
        if duplicates:
            raise ValueError(f"{where}: duplicate id {duplicates[0]!r}")
        self._ids.update(counted)
        self._unread.update(found)

    def __contains__(self, message: object) -> bool:
        return message in self._ids

    def say(self, message: str, /, **args: Argument) -> str:
        return self.say_exactly(message, **args)

    def say_exactly(self, message: str, /, **args: Argument) -> str:
        """Format a message; `id.attribute` selects an attribute. Raises TextFault."""
        name, _, attribute = message.partition(".")
        if name not in self:
            raise TextFault(message, self.language, "there is no such message")
        self._read(name)
        found = self._bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise TextFault(message, self.language, f"it has no {attribute or 'text'!r}")
        text, problems = self._bundle.format_pattern(
            pattern, {key: clamp(value) for key, value in args.items()}
        )
        if problems:
            raise TextFault(message, self.language, str(problems[0])) from problems[0]
        return str(text)

    def _read(self, name: str) -> None:
        """Parse a message and its references on first use; parsing all of them takes long."""
        entry = self._unread.pop(name, None)
        if entry is not None:
            self._bundle.add_resource(parse(entry, self.language))
            for other in REFERENCE.findall(entry):
                self._read(other)


class Words(Catalogs):
    """Messages of one language for all games.

    A faulty text falls back to English, then to its id, with a warning: a plug-in must not end a game.
    """

    def __init__(self, language: str) -> None:
        super().__init__(language, catalogs(language) if language in LANGUAGES else ())
        self._stand_ins: dict[str, str] = {}
        for game in GAMES.values():
            if game not in BUILT_IN:
                self._load_plugin(game)

    def say(self, message: str, /, **args: Argument) -> str:
        """Format a message; `id.attribute` selects an attribute."""
        if message in self._stand_ins:
            return self._stand_ins[message]
        try:
            return self.say_exactly(message, **args)
        except TextFault as fault:
            warnings.warn(fault, stacklevel=2)
            return message if self.language == "en" else words("en").say(message, **args)

    def _load_plugin(self, game: GameInfo) -> None:
        """Load a plug-in's catalog. A faulty one is skipped with a warning, so it is parsed completely here.

        Missing messages fall back to English. Messages that every list of games needs fall back to the name.
        """
        others = frozenset(self._ids)
        own, english = catalog_of(game, self.language), catalog_of(game, "en")
        for catalog in {own.name: own, english.name: english}.values():
            try:
                text = catalog.read_text(encoding="utf-8")
                parse(text, str(catalog))
                own_ids = self._ids - others
                self._add([entry for entry in entries(text) if entry[0] not in own_ids], str(catalog))
            except (OSError, ValueError) as error:
                skip_plugin(f"catalog {catalog.name} of {game.name}", str(error))
        for message in (f"{game.name}-{needed}" for needed in NEEDED):
            self._add_fallback(message, game.name)

    def _add_fallback(self, message: str, stand_in: str) -> None:
        try:
            self.say_exactly(message)
        except LookupError as error:
            if message in self:
                skip_plugin(f"message {message}", str(error))
            self._ids.add(message)
            self._stand_ins[message] = stand_in


@cache
def words(language: str) -> Words:
    return Words(language)


def catalogs(language: str) -> Iterator[Traversable]:
    """The shared catalog, then those of the built-in games."""
    yield files("lusoria.words") / f"{language}.ftl"
    for game in GAMES.values():
        if game in BUILT_IN:
            yield catalog_of(game, language)


def parse(catalog: str, where: str) -> Resource:
    """Parse a catalog or entry. Raises ValueError with the first unreadable line."""
    resource = FluentParser().parse(catalog)
    junk = next((entry for entry in resource.body if isinstance(entry, Junk)), None)
    if junk is not None:
        raise ValueError(f"{where}: cannot be parsed from {(junk.content or '').splitlines()[0]!r}")
    return resource


def clamp(value: Argument) -> Argument:
    """Clamp a value to what Fluent can format."""
    if isinstance(value, str):
        return value if len(value) <= LONGEST else value[:LONGEST] + "…"
    return max(-LARGEST, min(value, LARGEST))
