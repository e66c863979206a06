"""Information state of a seat as a string: all events, redacted for the viewer."""

from collections.abc import Iterable
from functools import lru_cache

from msgspec import UNSET
from msgspec.structs import astuple

from lusoria.core.game import AnyGame, Viewer
from lusoria.core.structs import GameAction, GameEvent


def redacted_history(game: AnyGame, events: Iterable[GameEvent], viewer: Viewer) -> str:
    """All events as this viewer sees them. Equal strings mean equal information."""
    return "; ".join([redacted_text(game, event, viewer) for event in events])


def full_history(events: Iterable[GameEvent]) -> str:
    """All events without redaction."""
    return "; ".join([event_text(event) for event in events])


@lru_cache(maxsize=65_536)
def redacted_text(game: AnyGame, event: GameEvent, viewer: Viewer) -> str:
    return event_text(game.redact(event, viewer))


@lru_cache(maxsize=65_536)
def event_text(event: GameEvent) -> str:
    return " ".join([str(event.__struct_config__.tag), *map(value_text, astuple(event))])


def value_text(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, GameAction):
        return "/".join([str(part) for part in astuple(value) if part is not UNSET])
    return str(value).replace(" ", "")
