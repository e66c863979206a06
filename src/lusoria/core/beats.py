"""Beats: how long people look at each event of a game while it is told.

A game that knows brings `beats`, seconds by type of event; whatever it does not name takes as long as usual.
"""

from collections.abc import Iterable, Mapping
from typing import Protocol, runtime_checkable

from lusoria.core.game import AnyGame
from lusoria.core.marks import tag
from lusoria.core.structs import GameEvent

USUAL = 0.8
LONGEST = 8.0
"""Seconds: nobody waits longer for what one move has brought, however much it was."""


@runtime_checkable
class Told(Protocol):
    """A game that says how long its events are looked at. No game must."""

    @property
    def beats(self) -> Mapping[str, float]: ...


def beats_of(game: object) -> Mapping[str, float]:
    return game.beats if isinstance(game, Told) else {}


def seconds_of(game: AnyGame, events: Iterable[GameEvent]) -> float:
    """How long these events are looked at, at the normal pace: it follows from what all perceive of them."""
    beats = beats_of(game)
    seen = (tag(game.redact(event, None)) for event in events)
    return min(sum(beats.get(kind, USUAL) for kind in seen), LONGEST)
