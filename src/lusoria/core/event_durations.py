"""Display time of events, in seconds; bots wait for it.

Optional members of a game:
- `beats`: seconds by event type; an event without a beat takes `DEFAULT_EVENT_SECONDS`.
- `announcement_seconds(before, after)`: extra seconds for announcements that are not events.
- `thinking_factor(state)`: share of the usual thinking time that the next move needs.
"""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any

from lusoria.core.field_marks import tag
from lusoria.core.floats import float_sum
from lusoria.core.game import AnyGame
from lusoria.core.structs import GameEvent

DEFAULT_EVENT_SECONDS = 0.8  # long enough to read one line; the page has the same
MAX_WAIT_SECONDS = 12.0  # after one move; longer waits look like a hanging bot
NO_BEATS: Mapping[str, float] = MappingProxyType({})


def beats_of(game: object) -> Mapping[str, float]:
    """Uses `getattr`, not a protocol check: bots' tables call it at every move."""
    return getattr(game, "beats", NO_BEATS)


def announcement_seconds_between(game: object, before: Any, after: Any) -> float:
    """Seconds of announcements between two states. Must depend on public information only."""
    seconds: Callable[[Any, Any], float] | None = getattr(game, "announcement_seconds", None)
    return 0.0 if seconds is None else seconds(before, after)


def thinking_factor_of(game: object, state: Any) -> float:
    """Share of the usual thinking time for the next move. Must depend on public information only."""
    factor: Callable[[Any], float] | None = getattr(game, "thinking_factor", None)
    return 1.0 if factor is None else factor(state)


def seconds_of(game: AnyGame, events: Iterable[GameEvent], announcements: float = 0.0) -> float:
    """Display time of these events at normal pace. Depends on public information only."""
    beats = beats_of(game)
    types = (tag(game.redact(event, None)) for event in events)
    return min(
        float_sum(beats.get(kind, DEFAULT_EVENT_SECONDS) for kind in types) + announcements, MAX_WAIT_SECONDS
    )
