"""Messages that a game brings: the structs of its analysis and its exercises.

A game exports them as the extension `messages`, a `GameMessages`. The tag field of each struct is `game`, its
tag the game's name.
"""

from dataclasses import dataclass

from lusoria.core.extensions import typed_extension
from lusoria.core.game import GameInfo
from lusoria.games import BUILT_IN
from lusoria.wire.message import Message


@dataclass(frozen=True, slots=True)
class GameMessages:
    analysis: type[Message] | None = None
    """Has at least the fields of `lusoria.wire.analysis.Analysis`."""
    exercise: type[Message] | None = None
    """Has at least the fields of `lusoria.wire.exercises.Exercise`."""


NO_MESSAGES = GameMessages()


def messages_of(game: GameInfo) -> GameMessages:
    return typed_extension(game, "messages", GameMessages) or NO_MESSAGES


def built_in_messages() -> dict[str, tuple[type[Message], ...]]:
    """By name of the union: the structs of built-in games."""
    messages = list(dict.fromkeys(map(messages_of, BUILT_IN)))
    return {
        "Analysis": tuple(each.analysis for each in messages if each.analysis is not None),
        "Exercise": tuple(each.exercise for each in messages if each.exercise is not None),
    }
