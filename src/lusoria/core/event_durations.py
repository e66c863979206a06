"""Beats: how long people look at each event of a game while it is told.

A game that knows brings `beats`, seconds by type of event; whatever it does not name takes as long as usual.
Where its screens announce more than events, it brings `announced`, which says for how many seconds.
Where a move needs less thinking than others, it brings `thought`, which says how much of it.
"""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any

from lusoria.core.field_marks import tag
from lusoria.core.floats import float_sum
from lusoria.core.game import AnyGame
from lusoria.core.structs import GameEvent

USUAL = 0.8
LONGEST = 12.0
"""Seconds: nobody waits longer for what one move has brought, however much it was."""
NO_BEATS: Mapping[str, float] = MappingProxyType({})


def beats_of(game: object) -> Mapping[str, float]:
    """No game must say it. It is asked at every move where bots sit, so it is asked the quick way."""
    return getattr(game, "beats", NO_BEATS)


def announced_between(game: object, before: Any, after: Any) -> float:
    """How long people read what is announced between two states. It must follow from what all perceive."""
    announced: Callable[[Any, Any], float] | None = getattr(game, "announced", None)
    return 0.0 if announced is None else announced(before, after)


def thought_about(game: object, state: Any) -> float:
    """The share of the usual thinking that the next move needs. It must follow from what all perceive."""
    thought: Callable[[Any], float] | None = getattr(game, "thought", None)
    return 1.0 if thought is None else thought(state)


def seconds_of(game: AnyGame, events: Iterable[GameEvent], announced: float = 0.0) -> float:
    """How long these events are looked at, at the normal pace: it follows from what all perceive of them."""
    beats = beats_of(game)
    seen = (tag(game.redact(event, None)) for event in events)
    return min(float_sum(beats.get(kind, USUAL) for kind in seen) + announced, LONGEST)
