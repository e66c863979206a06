"""One decoder at the door: JSON becomes typed values here, or Malformed says what is wrong with it."""

import re
from collections.abc import Callable
from functools import cache
from types import GenericAlias
from typing import Any, TypeAlias, TypeVar

import msgspec

from lusoria.core.errors import Malformed
from lusoria.core.game import Action, Event, Game, Options, State, View

T = TypeVar("T")
JsonObject: TypeAlias = dict[str, Any]
"""JSON that nobody has read yet."""

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
def decoder(kind: object) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def decode(kind: object, data: bytes | str, whole: str) -> Any:
    """A value of this type from JSON text."""
    return reading(lambda: decoder(kind).decode(data), whole)


def convert(kind: Any, value: object, whole: str) -> Any:
    """A value of this type from JSON already taken apart into dicts and lists."""
    return reading(lambda: msgspec.convert(value, kind), whole)


def decode_action(game: Game[Options, State, Action, Event, View], data: bytes | str) -> Action:
    action: Action = decode(game.action_type, data, "action")
    return action


def decode_options(game: Game[Options, State, Action, Event, View], data: bytes | str) -> Options:
    options: Options = decode(game.options_type, data, "options")
    return options


def decode_event(game: Game[Options, State, Action, Event, View], data: bytes | str) -> Event:
    event: Event = decode(game.event_type, data, "event")
    return event


def decode_events(game: Game[Options, State, Action, Event, View], data: bytes | str) -> tuple[Event, ...]:
    events: tuple[Event, ...] = decode(GenericAlias(tuple, (game.event_type, ...)), data, "events")
    return events


def decode_view(game: Game[Options, State, Action, Event, View], data: bytes | str) -> View:
    view: View = decode(game.view_type, data, "view")
    return view


encode = msgspec.json.Encoder().encode
"""Any action, option, event, view or result, as the notation writes it."""
