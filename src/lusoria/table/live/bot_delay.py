"""Bot delay: bots wait until players have seen the last events, then for a human thinking time.

The delay depends only on public facts and chance, so it leaks nothing about a bot's cards or choice.
"""

from collections.abc import Callable

from lusoria.core.event_durations import announcement_seconds_between, seconds_of, thinking_factor_of
from lusoria.core.game import Seat
from lusoria.table.live.fanout import events_between
from lusoria.table.live.services import Services
from lusoria.table.room.room import Chair, Room, is_bots
from lusoria.wire.message import PaceName

FACTORS: dict[PaceName, float] = {"paused": 1.0, "slow": 1.5, "normal": 1.0, "fast": 0.3, "instant": 0.0}
THINKING_SECONDS = 0.7, 2.2  # at normal pace, from and to
SKEW = 1.2, 4.0  # alpha and beta of the beta distribution between them: mostly short
SAME_SEAT_SHARE = 0.07  # share of the thinking time for a seat that moves twice in a row
MIN_SECONDS = 0.1, 0.2  # per move at any pace, from and to
MAX_PAUSE_SECONDS = 300.0  # longest pause of bots: an abandoned page must not stop them for ever


class BotDelay:
    def __init__(self, services: Services, pace: Callable[[], PaceName]) -> None:
        self._services = services
        self._pace = pace
        self._shown_at = 0.0
        """When all events sent so far will have been shown."""
        self._last_mover: Seat | None = None
        """The seat that moved last."""
        self._thinking_share = 1.0
        """Share of the usual thinking time that the next move needs."""
        self._paused_at: float | None = None
        """When the only player paused."""
        self._chairs: tuple[Chair, ...] = ()
        self._bots_sit = False

    def add_change(self, before: Room, room: Room) -> None:
        """Add the display time of a change to that of all earlier ones."""
        if not self._bots_sit_at(room):
            return  # the delay matters to bots only
        scale = self._services.pace.bot_delay * FACTORS[self._pace()]
        announced = 0.0
        if room.progress is not None:
            self._thinking_share = thinking_factor_of(room.game, room.progress.state)
        if before.progress is not None and room.progress is not None:
            announced = announcement_seconds_between(room.game, before.progress.state, room.progress.state)
        seconds = seconds_of(room.game, events_between(before, room), announced) * scale
        self._shown_at = max(self._services.now(), self._shown_at) + seconds
        if before.progress is not None:
            movers = [seat for seat, ask in enumerate(room.asks) if ask != before.asks[seat]]
            self._last_mover = movers[-1] if movers else self._last_mover

    def _bots_sit_at(self, room: Room) -> bool:
        if room.chairs is not self._chairs:  # chairs rarely change
            self._chairs, self._bots_sit = room.chairs, any(map(is_bots, room.chairs))
        return self._bots_sit

    def pause_left(self, room: Room) -> float:
        """Seconds until bots go on although the only player has paused; 0 without a pause."""
        if not self._bots_sit_at(room) or self._pace() != "paused":
            self._paused_at = None
            return 0.0
        now = self._services.now()
        self._paused_at = now if self._paused_at is None else self._paused_at
        return max(self._paused_at + MAX_PAUSE_SECONDS - now, 0.0)

    def seconds(self, seat: Seat) -> float:
        """Seconds this seat waits from now."""
        rng, scale = self._services.rng, self._services.pace.bot_delay
        shortest, longest = THINKING_SECONDS
        thinking = shortest + (longest - shortest) * rng.betavariate(*SKEW)
        thinking *= FACTORS[self._pace()] * min(
            self._thinking_share, SAME_SEAT_SHARE if seat == self._last_mover else 1.0
        )
        shortest_move = rng.uniform(*MIN_SECONDS)
        until_shown = max(self._shown_at - self._services.now(), 0.0)
        return max(until_shown + thinking * scale, shortest_move * scale)
