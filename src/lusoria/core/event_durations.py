"""Display time of events, in seconds; bots wait for it.

Optional members of a game:
- `beats`: seconds by event type; an event without a beat takes `USUAL`.
- `announced(before, after)`: extra seconds for announcements that are not events.
- `thought(state)`: share of the usual thinking time that the next move needs.
"""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any

from lusoria.core.field_marks import tag
from lusoria.core.floats import float_sum
from lusoria.core.game import AnyGame
from lusoria.core.structs import GameEvent

USUAL = 0.8  # seconds
LONGEST = 12.0  # seconds: the longest wait after one move
NO_BEATS: Mapping[str, float] = MappingProxyType({})


def beats_of(game: object) -> Mapping[str, float]:
    """Uses `getattr`, not a protocol check: bots' tables call it at every move."""
    return getattr(game, "beats", NO_BEATS)


def announced_between(game: object, before: Any, after: Any) -> float:
    """Seconds of announcements between two states. Must depend on public information only."""
    announced: Callable[[Any, Any], float] | None = getattr(game, "announced", None)
    return 0.0 if announced is None else announced(before, after)


def thought_about(game: object, state: Any) -> float:
    """Share of the usual thinking time for the next move. Must depend on public information only."""
    thought: Callable[[Any], float] | None = getattr(game, "thought", None)
    return 1.0 if thought is None else thought(state)


def seconds_of(game: AnyGame, events: Iterable[GameEvent], announced: float = 0.0) -> float:
    """Display time of these events at normal pace. Depends on public information only."""
    beats = beats_of(game)
    types = (tag(game.redact(event, None)) for event in events)
    return min(float_sum(beats.get(kind, USUAL) for kind in types) + announced, LONGEST)
