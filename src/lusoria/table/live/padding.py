"""Padding: hides secrets that the length of a message would leak, such as a green or red vote.

An eavesdropper on an encrypted connection sees lengths. So a seat's private part counts as long as the
longest value that could stand there. Each word counts as the longest of its kind, and each list of choices as
if it had all choices of its kinds. Spaces then pad the message to a multiple of `STEP`; JSON allows them.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, cast, get_args, get_origin

from msgspec import Struct, structs

from lusoria.core.field_marks import kinds_of
from lusoria.core.game import AnyGame
from lusoria.core.structs import GameAction, GameOptions
from lusoria.records.codec import encode

STEP = 64  # bytes
FEW = 4  # forms; an action type with more is not padded, because all its forms together are long


def padded(message: bytes, more: int = 0) -> bytes:
    """The message, padded to a multiple of `STEP` as if it were `more` bytes longer."""
    return message.ljust(-(-(len(message) + more) // STEP) * STEP)


class Lengths:
    """Possible lengths of a seat's private part, for one game with given options."""

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
        """Bytes missing if every word in it were the longest of its kind."""
        return sum([missing * own.count(word) for word, missing in self._missing])

    def missing_choices(self, legal: Sequence[GameAction], encoded: bytes) -> int:
        """Bytes missing if it had all choices of the same types."""
        kinds = {type(action) for action in legal}
        if not kinds or not kinds <= self._choices.keys():
            return 0
        return sum([self._choices[kind] for kind in kinds]) + 1 - len(encoded)

    def most_choices(self, legal: Sequence[GameAction]) -> int:
        """Largest possible number of choices, given the publicly known types of action."""
        kinds = {type(action) for action in legal}
        if not kinds <= self._forms.keys():
            return len(legal)
        return sum([self._forms[kind] for kind in kinds])


@lru_cache(maxsize=256)
def lengths(game: AnyGame, options: GameOptions) -> Lengths:
    return Lengths(game, options)


def missing_letters(game: AnyGame) -> dict[bytes, int]:
    """For each word of the private part: how many letters the longest word in its place has more."""
    found: dict[bytes, int] = {}
    visited: set[object] = set()
    view = cast("type[Struct]", game.view_type)
    mine = next(field.type for field in structs.fields(view) if field.name == "mine")
    for kind in (mine, *kinds_of(game.event_type)):
        for words in vocabularies(kind, visited):
            longest = max(map(len, words))
            for word in words:
                found[word.encode()] = max(found.get(word.encode(), 0), longest - len(word))
    return found


def vocabularies(annotation: object, visited: set[object]) -> Iterator[tuple[str, ...]]:
    """The words of every `Literal` field, recursively."""
    if get_origin(annotation) is Literal:
        words = tuple(word for word in get_args(annotation) if isinstance(word, str))
        if words:
            yield words
    elif isinstance(annotation, type) and issubclass(annotation, Struct):
        if annotation not in visited:
            visited.add(annotation)
            for field in structs.fields(annotation):
                yield from vocabularies(field.type, visited)
    else:
        for part in get_args(annotation):
            yield from vocabularies(part, visited)
