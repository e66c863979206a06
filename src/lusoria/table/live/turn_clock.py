"""The clock of a table: until when whoever must move has time.

The deadline is stored with the table, so that it outlives this node; a sweeper finds those that nobody keeps.
"""

from collections.abc import Callable
from typing import Literal, TypeAlias

from lusoria.table.live.services import Services
from lusoria.table.live.timers import Timers
from lusoria.table.room.room import Room

Ring: TypeAlias = Literal["not yet", "remind", "move"]


def deadline(room: Room, now: float) -> float | None:
    """Until when whoever must move in this room has time, if they begin to think now."""
    clock = room.settings.clock
    if clock.kind == "none" or room.status != "playing" or room.endless:
        return None
    return now + clock.seconds


class TurnClock:
    def __init__(self, services: Services, timers: Timers) -> None:
        self.deadline: float | None = None
        self._reminded = False
        self._rung = False
        """The time is up, and a bot is to move: until it has, the clock stays where it is."""
        self._services = services
        self._timers = timers

    def from_now(self, room: Room) -> float | None:
        """The deadline of whoever must move in this room, if they begin to think now."""
        return deadline(room, self._services.now())

    def begin(self, deadline: float | None) -> None:
        """Somebody moved: the next one has time until then."""
        self.deadline, self._reminded, self._rung = deadline, False, False

    def wind(self, call: Callable[[], object]) -> None:
        """Call this when the time is up."""
        wait = None
        if self.deadline is not None and not self._rung:
            wait = max(0.0, self.deadline - self._services.now())
        if wait is not None or self._timers.runs("deadline"):
            self._timers.set("deadline", wait, call)

    def ring(self, room: Room, *, anybody_here: bool) -> Ring:
        """What is to be done now: a gentle clock reminds whoever is here first, and begins once more."""
        if self.deadline is None or self._services.now() < self.deadline:
            return "not yet"
        if room.settings.clock.kind == "gentle" and not self._reminded and anybody_here:
            self.deadline, self._reminded = self.from_now(room), True
            return "remind"
        self._rung = True
        return "move"
