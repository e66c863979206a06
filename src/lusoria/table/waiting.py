"""How long bots wait: until people have seen what happened, and then as long as a person thinks.

It depends on public facts and on chance alone, never on what a bot sees or chooses.
"""

from collections.abc import Callable

from lusoria.core.beats import seconds_of
from lusoria.core.game import Seat
from lusoria.table.fanout import events_between
from lusoria.table.room import Room
from lusoria.table.services import Services
from lusoria.wire.base import PaceName

FACTORS: dict[PaceName, float] = {"slow": 1.5, "normal": 1.0, "fast": 0.3, "instant": 0.0}
THOUGHT = 0.7, 2.2
SKEW = 1.2, 4.0
"""Seconds of thinking at the normal pace, and the shape of their beta distribution: mostly short."""
GOING_ON = 0.07
"""Who has moved just now knows what they want: this share of the thinking is left."""
LEAST = 0.1, 0.2
"""Seconds that a move takes at any pace."""


class Waiting:
    def __init__(self, services: Services, pace: Callable[[], PaceName]) -> None:
        self._services = services
        self._pace = pace
        self._seen_at = 0.0
        """When everybody will have seen what was told so far."""
        self._moved: Seat | None = None
        """Who made the last move."""

    def tell(self, before: Room, room: Room) -> None:
        """Something was told: it is looked at after all that was told before it."""
        scale = self._services.pace.bot_delay * FACTORS[self._pace()]
        seconds = seconds_of(room.game, events_between(before, room)) * scale
        self._seen_at = max(self._services.now(), self._seen_at) + seconds
        if before.progress is not None:
            moved = [seat for seat, ask in enumerate(room.asked) if ask != before.asked[seat]]
            self._moved = moved[-1] if moved else self._moved

    def seconds(self, seat: Seat) -> float:
        """How long this seat waits from now on."""
        rng, scale = self._services.rng, self._services.pace.bot_delay
        shortest, longest = THOUGHT
        thought = shortest + (longest - shortest) * rng.betavariate(*SKEW)
        thought *= FACTORS[self._pace()] * (GOING_ON if seat == self._moved else 1.0)
        least = rng.uniform(*LEAST)
        unseen = max(self._seen_at - self._services.now(), 0.0)
        return max(unseen + thought * scale, least * scale)
