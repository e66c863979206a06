"""How long bots wait: until people have seen what happened, and then as long as a person thinks.

It depends on public facts and on chance alone, never on what a bot sees or chooses.
"""

from collections.abc import Callable

from lusoria.core.event_durations import announced_between, seconds_of, thought_about
from lusoria.core.game import Seat
from lusoria.table.live.fanout import events_between
from lusoria.table.live.services import Services
from lusoria.table.room.room import Chair, Room, is_bots
from lusoria.wire.message import PaceName

FACTORS: dict[PaceName, float] = {"paused": 1.0, "slow": 1.5, "normal": 1.0, "fast": 0.3, "instant": 0.0}
THOUGHT = 0.7, 2.2
SKEW = 1.2, 4.0
"""Seconds of thinking at the normal pace, and the shape of their beta distribution: mostly short."""
GOING_ON = 0.07
"""Who has moved just now knows what they want: this share of the thinking is left."""
LEAST = 0.1, 0.2
"""Seconds that a move takes at any pace."""
LONGEST_HELD = 300.0
"""Seconds that bots wait for somebody who reads: a page that was left open holds up nothing for ever."""


class Waiting:
    def __init__(self, services: Services, pace: Callable[[], PaceName]) -> None:
        self._services = services
        self._pace = pace
        self._seen_at = 0.0
        """When everybody will have seen what was told so far."""
        self._moved: Seat | None = None
        """Who made the last move."""
        self._share = 1.0
        """Of the usual thinking, as much as the next move needs."""
        self._held_at: float | None = None
        """Since when somebody reads, and nobody else plays."""
        self._chairs: tuple[Chair, ...] = ()
        self._bots_sit = False

    def tell(self, before: Room, room: Room) -> None:
        """Something was told: it is looked at after all that was told before it."""
        if not self._bots_sit_at(room):
            return  # nobody waits for what people see
        scale = self._services.pace.bot_delay * FACTORS[self._pace()]
        announced = 0.0
        if room.progress is not None:
            self._share = thought_about(room.game, room.progress.state)
        if before.progress is not None and room.progress is not None:
            announced = announced_between(room.game, before.progress.state, room.progress.state)
        seconds = seconds_of(room.game, events_between(before, room), announced) * scale
        self._seen_at = max(self._services.now(), self._seen_at) + seconds
        if before.progress is not None:
            moved = [seat for seat, ask in enumerate(room.asked) if ask != before.asked[seat]]
            self._moved = moved[-1] if moved else self._moved

    def _bots_sit_at(self, room: Room) -> bool:
        if room.chairs is not self._chairs:  # they change less often than anything
            self._chairs, self._bots_sit = room.chairs, any(map(is_bots, room.chairs))
        return self._bots_sit

    def held(self, room: Room) -> float:
        """For how many seconds more no bot moves, because the only person who plays reads something."""
        if not self._bots_sit_at(room) or self._pace() != "paused":
            self._held_at = None
            return 0.0
        now = self._services.now()
        self._held_at = now if self._held_at is None else self._held_at
        return max(self._held_at + LONGEST_HELD - now, 0.0)

    def seconds(self, seat: Seat) -> float:
        """How long this seat waits from now on."""
        rng, scale = self._services.rng, self._services.pace.bot_delay
        shortest, longest = THOUGHT
        thought = shortest + (longest - shortest) * rng.betavariate(*SKEW)
        thought *= FACTORS[self._pace()] * min(self._share, GOING_ON if seat == self._moved else 1.0)
        least = rng.uniform(*LEAST)
        unseen = max(self._seen_at - self._services.now(), 0.0)
        return max(unseen + thought * scale, least * scale)
