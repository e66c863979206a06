"""Somebody who does not come back: before the game the host's rights pass on, in it a bot stands in."""

from functools import partial
from typing import Protocol

from lusoria.core.game import Seat
from lusoria.table import orders
from lusoria.table.bot_seats import Playable
from lusoria.table.presence import Presence
from lusoria.table.timers import Timers


class Attended(Playable, Protocol):
    """A table that knows who is at it."""

    presence: Presence


class Absence:
    def __init__(self, table: Attended, timers: Timers) -> None:
        self._table = table
        self._timers = timers

    def begin(self, person: str) -> None:
        """The grace period is over."""
        self._timers.run(("heir", person), partial(self._pass_host_on, person))
        for seat in self._table.room.seats_of(person):
            self._timers.run(("gone", seat), partial(self._stand_in, seat, on=True))

    async def end(self, person: str) -> None:
        """They are back, and have their seats back."""
        for seat in self._table.room.seats_of(person):
            await self._stand_in(seat, on=False)

    async def _pass_host_on(self, person: str) -> None:
        await self._table.change(lambda room: orders.inherit(room, person, self._table.presence.people()))

    async def _stand_in(self, seat: Seat, *, on: bool) -> None:
        await self._table.change(lambda room: orders.stand_in(room, seat, on=on))
