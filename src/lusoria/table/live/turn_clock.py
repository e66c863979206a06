"""Turn clock: the deadline of the seats that must move.

The deadline is stored with the table, so that any node can find an expired one.
"""

from collections.abc import Callable
from typing import Literal, TypeAlias

from lusoria.table.live.services import Services
from lusoria.table.live.timers import Timers
from lusoria.table.room.room import Room

ClockAction: TypeAlias = Literal["not yet", "remind", "move"]


def deadline(room: Room, now: float) -> float | None:
    """Deadline of the seats that must move in this room, if their time starts now."""
    clock = room.settings.clock
    if clock.kind == "none" or room.status != "playing" or room.endless:
        return None
    return now + clock.seconds


class TurnClock:
    def __init__(self, services: Services, timers: Timers) -> None:
        self.deadline: float | None = None
        self._has_reminded = False
        self._is_expired = False
        """The time is up and a bot has to move. The clock stays expired until it has."""
        self._services = services
        self._timers = timers

    def from_now(self, room: Room) -> float | None:
        """Deadline of the seats that must move in this room, if their time starts now."""
        return deadline(room, self._services.now())

    def begin(self, deadline: float | None) -> None:
        """A move was made: set the deadline of the next one."""
        self.deadline, self._has_reminded, self._is_expired = deadline, False, False

    def schedule(self, call: Callable[[], object]) -> None:
        """Schedule `call` for the deadline."""
        wait = None
        if self.deadline is not None and not self._is_expired:
            wait = max(0.0, self.deadline - self._services.now())
        if wait is not None or self._timers.has_timer("deadline"):
            self._timers.set("deadline", wait, call)

    def check_deadline(self, room: Room, *, anybody_here: bool) -> ClockAction:
        """What to do now. A gentle clock reminds people who are present first, and restarts once."""
        if self.deadline is None or self._services.now() < self.deadline:
            return "not yet"
        if room.settings.clock.kind == "gentle" and not self._has_reminded and anybody_here:
            self.deadline, self._has_reminded = self.from_now(room), True
            return "remind"
        self._is_expired = True
        return "move"
