"""JSON codec: decodes JSON to typed values; every error is a Malformed with the field's path."""

import json
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from math import inf
from types import GenericAlias
from typing import Any, TypeAlias, TypeVar

import msgspec

from lusoria.core.errors import Malformed
from lusoria.core.game import Action, Event, Game, GameInfo, Options, State, View

T = TypeVar("T")
JsonObject: TypeAlias = dict[str, Any]
"""Decoded JSON that is not validated yet."""

UNTYPED = msgspec.json.Decoder()
ENCODER = msgspec.json.Encoder()
MAX_SEARCHED_BYTES = 4096  # of a client's message: in more, the path of a duplicate key costs too much
WHERE = re.compile(r"^(?P<problem>.*?)(?: - at `(?P<where>.*)`)?$", re.DOTALL)


def run_decoder(decode: Callable[[], T], whole: str) -> T:
    """Run a decoder and convert its errors to Malformed. `whole` is the root of the path."""
    try:
        return decode()
    except RecursionError:
        raise Malformed(whole, "nested too deeply") from None
    except (msgspec.MsgspecError, ValueError) as error:
        parts = WHERE.match(str(error))
        assert parts is not None
        where = (parts["where"] or "$").replace("$", whole, 1)
        raise Malformed(where, parts["problem"]) from None


@cache
def decoder(kind: object) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def decode(kind: object, data: bytes | str, whole: str) -> Any:
    read = decoder(kind).decode
    try:
        return read(data)
    except (RecursionError, msgspec.MsgspecError, ValueError):
        return run_decoder(lambda: read(data), whole)


def decode_strictly(kind: object, data: bytes | str, whole: str, searched: float = inf) -> Any:
    """Decode JSON from others: also refuse duplicate keys.

    JSON readers disagree on which of two values counts, so two programs could read two different games.
    """
    value = decode(kind, data, whole)
    run_decoder(lambda: refuse_doubles(data, whole, searched), whole)
    return value


def refuse_doubles(data: bytes | str, whole: str, searched: float = inf) -> None:
    """Raise Malformed for a duplicate key. Expects valid JSON.

    Names the field's path only if the text has at most `searched` bytes.
    """
    text = (data.encode() if isinstance(data, str) else data).strip()
    if ENCODER.encode(UNTYPED.decode(text)) == text:
        return  # fast path: the canonical encoding has no duplicate keys
    duplicates: list[tuple[JsonObject, str]] = []

    def build_object(pairs: list[tuple[str, Any]]) -> JsonObject:
        json_object = dict(pairs)
        if len(json_object) < len(pairs):
            duplicates.append((json_object, first_duplicate(pairs)))
        return json_object

    value = json.loads(text, object_pairs_hook=build_object, parse_int=str, parse_float=str)
    if duplicates:
        outermost, name = duplicates[-1]  # the parser builds inner objects first
        place = path_of(outermost, value, whole) if len(text) <= searched else None
        raise Malformed(place or whole, f"duplicate key `{name}`")


def first_duplicate(pairs: Iterable[tuple[str, Any]]) -> str:
    """The first repeated name. Linear time, because a client may send thousands of keys."""
    names: set[str] = set()
    return next(name for name, _ in pairs if name in names or names.add(name))  # type: ignore[func-returns-value]


def path_of(wanted: JsonObject, value: Any, where: str) -> str | None:
    """Path of this object (by identity), in msgspec's notation."""
    if value is wanted:
        return where
    parts: Iterable[tuple[str, Any]] = ()
    if isinstance(value, dict):
        parts = ((f"{where}.{name}", part) for name, part in value.items())
    elif isinstance(value, list):
        parts = ((f"{where}[{place}]", part) for place, part in enumerate(value))
    return next((found for path, part in parts if (found := path_of(wanted, part, path))), None)


def convert(kind: Any, value: object, whole: str) -> Any:
    """Typed value from decoded JSON (dicts and lists)."""
    return run_decoder(lambda: msgspec.convert(value, kind), whole)


def options_from(game: GameInfo, parameters: Mapping[str, Any]) -> Any:
    """Game options from names and values. Raises Malformed with the valid names."""
    names = game.options_type.__struct_fields__
    for name in parameters:
        if name not in names:
            there = ", ".join(name for name in names if name != "players")
            raise Malformed("options", f"{game.name} has no option {name!r}; there are {there}")
    return convert(game.options_type, dict(parameters), "options")


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


encode = ENCODER.encode
"""Encodes any action, option, event, view or result as JSON."""
