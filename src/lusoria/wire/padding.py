"""Padding: hides secrets that the length of a message would leak, such as a green or red vote.

An eavesdropper on an encrypted connection sees lengths. Spaces fill a message to a multiple of `STEP`; JSON
allows them. The server and Python clients pad here, the web client in `web/src/lib/net/link.ts` (`pad`).

| message | function | counts as long as |
|---|---|---|
| update, news, moves of a bot | `encode_private` | the longest values its private parts could have |
| answer to an order | `encode_answer` | `MIN_ANSWER_BYTES` |
| action of a client | `encode_from_client` | `MIN_ACT_BYTES` |
| advice of the coach | `encode_advice` | the longest advice for the publicly known choices |
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, cast, get_args, get_origin

from msgspec import Raw, Struct, structs

from lusoria.core.field_marks import kinds_of, marks
from lusoria.core.game import AnyGame
from lusoria.core.structs import GameAction, GameOptions
from lusoria.records.codec import encode
from lusoria.wire.client_messages import Act, ClientMessage
from lusoria.wire.message import Message

STEP = 64  # bytes; larger steps hide more and cost more traffic
MAX_PADDED_FORMS = 4  # of an action type; the forms of others would be long together and are not padded
MIN_ANSWER_BYTES = 256  # a refusal quotes the choice
MIN_ACT_BYTES = 192  # the longest action of a built-in game fits; as in `web/src/lib/net/link.ts`
ADVICE_BYTES, ADVICE_BYTES_PER_SEAT, ADVICE_BYTES_PER_OPTION = 192, 32, 320  # upper bounds


def pad(message: bytes, missing: int = 0, at_least: int = 0) -> bytes:
    """Pad to a multiple of `STEP`, as if it were `missing` bytes longer and at least `at_least`."""
    return message.ljust(-(-max(len(message) + missing, at_least) // STEP) * STEP)


class PrivatePart(NamedTuple):
    """JSON of a part that only one seat gets."""

    encoded: Raw
    missing: int
    """Bytes by which the longest possible value is longer."""


def encode_private(message: Message, *parts: PrivatePart) -> bytes:
    """A message for one seat. `parts` are those it contains."""
    return pad(encode(message), sum([part.missing for part in parts]))


def encode_answer(message: Message) -> bytes:
    return pad(encode(message), at_least=MIN_ANSWER_BYTES)


def encode_from_client(message: ClientMessage) -> bytes:
    return pad(encode(message), at_least=MIN_ACT_BYTES if isinstance(message, Act) else 0)


def encode_advice(
    message: Message, game: AnyGame, options: GameOptions, legal: Sequence[GameAction]
) -> bytes:
    """The coach's answer to a seat with these choices. Padded only in games with secrets."""
    encoded = encode(message)
    if not marks(game).secret:
        return encoded
    choices = lengths(game, options).most_choices(legal)
    most = ADVICE_BYTES + ADVICE_BYTES_PER_SEAT * options.players + ADVICE_BYTES_PER_OPTION * choices
    return pad(encoded, at_least=most)


class Lengths:
    """Possible lengths of a seat's private part, for one game with given options.

    Each word counts as the longest of its kind. Each list of choices counts as all choices of its kinds.
    """

    def __init__(self, game: AnyGame, options: GameOptions) -> None:
        self._missing = [
            (b'"' + word + b'"', missing) for word, missing in missing_letters(game).items() if missing
        ]
        forms: dict[type[GameAction], list[int]] = {}
        for action in game.actions(options):
            forms.setdefault(type(action), []).append(len(encode(action)) + 1)
        self._choices = {kind: sum(sizes) for kind, sizes in forms.items() if len(sizes) <= MAX_PADDED_FORMS}
        self._forms = {kind: len(sizes) for kind, sizes in forms.items() if len(sizes) <= MAX_PADDED_FORMS}

    def private(self, own: bytes) -> PrivatePart:
        return PrivatePart(Raw(own), self.missing(own))

    def choices(self, legal: Sequence[GameAction]) -> PrivatePart:
        if not legal:
            return NO_CHOICE
        encoded = encode(legal)
        return PrivatePart(Raw(encoded), self.missing_choices(legal, encoded))

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


NO_CHOICE = PrivatePart(Raw(b"[]"), 0)


@lru_cache(maxsize=256)
def lengths(game: AnyGame, options: GameOptions) -> Lengths:
    return Lengths(game, options)


def missing_letters(game: AnyGame) -> dict[bytes, int]:
    """For each word of the private part: how many letters the longest word in its place has more."""
    missing: dict[bytes, int] = {}
    visited: set[object] = set()
    view = cast("type[Struct]", game.view_type)
    mine = next(field.type for field in structs.fields(view) if field.name == "mine")
    for kind in (mine, *kinds_of(game.event_type)):
        for words in vocabularies(kind, visited):
            longest = max(map(len, words))
            for word in words:
                missing[word.encode()] = max(missing.get(word.encode(), 0), longest - len(word))
    return missing


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
