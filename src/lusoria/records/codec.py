"""One decoder at the door: JSON becomes typed values here, or Malformed says what is wrong with it."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import msgspec

from lusoria.core.errors import Malformed
from lusoria.core.game import AnyGame

T = TypeVar("T")

WHERE = re.compile(r"^(?P<problem>.*?)(?: - at `(?P<where>.*)`)?$", re.DOTALL)


def reading(decode: Callable[[], T], whole: str) -> T:
    """Run a decoder; whatever it finds wrong is told as Malformed. `whole` names the thing being read."""
    try:
        return decode()
    except RecursionError:
        raise Malformed(whole, "nested too deeply") from None
    except (msgspec.MsgspecError, ValueError) as error:
        found = WHERE.match(str(error))
        assert found is not None
        where = (found["where"] or "$").replace("$", whole, 1)
        raise Malformed(where, found["problem"]) from None


@cache
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def decode(kind: Any, data: bytes | str, whole: str) -> Any:
    """A value of this type from JSON text."""
    return reading(lambda: decoder(kind).decode(data), whole)


def convert(kind: Any, value: object, whole: str) -> Any:
    """A value of this type from JSON already taken apart into dicts and lists."""
    return reading(lambda: msgspec.convert(value, kind), whole)


def decode_action(game: AnyGame, data: bytes | str) -> Any:
    return decode(game.action_type, data, "action")


def decode_options(game: AnyGame, data: bytes | str) -> Any:
    return decode(game.options_type, data, "options")


def decode_event(game: AnyGame, data: bytes | str) -> Any:
    return decode(game.event_type, data, "event")


def decode_events(game: AnyGame, data: bytes | str) -> tuple[Any, ...]:
    kind: Any = game.event_type
    events: tuple[Any, ...] = decode(tuple[kind, ...], data, "events")
    return events


def decode_view(game: AnyGame, data: bytes | str) -> Any:
    return decode(game.view_type, data, "view")


def encode(value: object) -> bytes:
    """Any action, option, event, view or result, as the notation writes it."""
    return msgspec.json.encode(value)
