"""How long a message to a seat looks from outside: it must not tell a green vote from a red one.

Whoever listens on the same network reads nothing where the host has a certificate, but sees how long
everything is. So what is for one seat alone is reckoned as long as anything that could stand there for it: a
word as long as the longest of its kind, a list of choices with every choice of its kind. Then it is padded
with spaces to a whole number of steps; JSON allows them after its value.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, cast, get_args, get_origin

from msgspec import Struct, structs

from lusoria.core.field_marks import kinds_of
from lusoria.core.game import AnyGame
from lusoria.core.structs import GameAction, GameOptions
from lusoria.records.codec import encode

STEP = 64
FEW = 4
"""A kind of action with more forms than these is reckoned as it is: all of them together would be long."""


def padded(message: bytes, more: int = 0) -> bytes:
    """The message in whole steps, as if it were so much longer."""
    return message.ljust(-(-(len(message) + more) // STEP) * STEP)


class Lengths:
    """What could stand in one's own part of a message, in one game with some options."""

    def __init__(self, game: AnyGame, options: GameOptions) -> None:
        self._missing = [
            (b'"' + word + b'"', missing) for word, missing in missing_letters(game).items() if missing
        ]
        forms: dict[type[GameAction], list[int]] = {}
        for action in game.actions(options):
            forms.setdefault(type(action), []).append(len(encode(action)) + 1)
        self._choices = {kind: sum(sizes) for kind, sizes in forms.items() if len(sizes) <= FEW}
        self._forms = {kind: len(sizes) for kind, sizes in forms.items() if len(sizes) <= FEW}

    def missing(self, own: bytes) -> int:
        """How much longer it would be if every word in it were the longest of its kind."""
        return sum([missing * own.count(word) for word, missing in self._missing])

    def missing_choices(self, legal: Sequence[GameAction], encoded: bytes) -> int:
        """How much longer it would be with all choices of the same kinds."""
        kinds = {type(action) for action in legal}
        if not kinds or not kinds <= self._choices.keys():
            return 0
        return sum([self._choices[kind] for kind in kinds]) + 1 - len(encoded)

    def most_choices(self, legal: Sequence[GameAction]) -> int:
        """How many there could be, as far as everybody knows who asks and what for."""
        kinds = {type(action) for action in legal}
        if not kinds <= self._forms.keys():
            return len(legal)
        return sum([self._forms[kind] for kind in kinds])


@lru_cache(maxsize=256)
def lengths(game: AnyGame, options: GameOptions) -> Lengths:
    return Lengths(game, options)


def missing_letters(game: AnyGame) -> dict[bytes, int]:
    """For every word that one's own part may hold: by how much the longest in its place is longer."""
    found: dict[bytes, int] = {}
    seen: set[object] = set()
    view = cast("type[Struct]", game.view_type)
    mine = next(field.type for field in structs.fields(view) if field.name == "mine")
    for told in (mine, *kinds_of(game.event_type)):
        for words in vocabularies(told, seen):
            longest = max(map(len, words))
            for word in words:
                found[word.encode()] = max(found.get(word.encode(), 0), longest - len(word))
    return found


def vocabularies(annotation: object, seen: set[object]) -> Iterator[tuple[str, ...]]:
    """The words of every field that must be one of some words."""
    if get_origin(annotation) is Literal:
        words = tuple(word for word in get_args(annotation) if isinstance(word, str))
        if words:
            yield words
    elif isinstance(annotation, type) and issubclass(annotation, Struct):
        if annotation not in seen:
            seen.add(annotation)
            for field in structs.fields(annotation):
                yield from vocabularies(field.type, seen)
    else:
        for part in get_args(annotation):
            yield from vocabularies(part, seen)
