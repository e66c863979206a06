"""Absent people: before the game the host's rights pass on, during the game a bot stands in."""

from collections.abc import Iterable
from functools import partial
from typing import Protocol

from lusoria.store.port import StoreDown
from lusoria.table.bot_seats.bot_seats import Playable
from lusoria.table.live.presence import Patience, Presence
from lusoria.table.live.services import Services
from lusoria.table.live.timers import Timers
from lusoria.table.room import orders
from lusoria.table.room.entries import Entry, StandIn
from lusoria.table.room.room import Room

RETRY_SECONDS = 5.0  # after the store failed
COUNTDOWN_SECONDS = 30.0  # visible, before a bot stands in
MAX_COUNTDOWN_SHARE = 0.25  # of a short grace period is countdown


class AttendedTable(Playable, Protocol):
    """A table that knows who is present."""

    presence: Presence

    def send_room(self) -> None: ...


def owners(room: Room) -> set[str | None]:
    return {chair.person for chair in room.chairs}


class Absence:
    def __init__(self, table: AttendedTable, timers: Timers, services: Services) -> None:
        self._table = table
        self._timers = timers
        self._services = services

    def patience(self, person: str) -> Patience:
        """How long the table waits for this person from now."""
        room, pace = self._table.room, self._services.pace
        if room.settings.clock.kind != "none":
            return Patience(pace.clock_grace, 0.0)
        grace, countdown = pace.grace, 0.0
        if orders.may_stand_in(room, person):
            countdown = min(COUNTDOWN_SECONDS, MAX_COUNTDOWN_SHARE * grace)
        return Patience(grace - countdown, countdown)

    @property
    def shown_patience(self) -> Patience | None:
        """The patience that clients show. It is the same for all players a bot may stand in for."""
        people = (person for person in owners(self._table.room) if person is not None)
        return next((patience for person in people if (patience := self.patience(person)).countdown), None)

    def on_countdown(self, person: str) -> None:
        """Show that a countdown has started or stopped."""
        if self._table.room.seats_of(person):
            self._table.send_room()

    def on_absence(self, person: str) -> None:
        """Replace the person: their grace period is over."""
        self._timers.run(("gone", person), partial(self._replace, person))

    def end(self, person: str) -> None:
        """Give a returning person their seats back, in the background."""
        room = self._table.room
        if any(room.chairs[seat].stand_in for seat in room.seats_of(person)):
            self._timers.run(("back", person), partial(self._give_back, person))

    async def _give_back(self, person: str) -> None:
        try:
            for seat in self._table.room.seats_of(person):
                await self._table.change(partial(orders.stand_in, seat=seat, on=False))
        except StoreDown:
            self._timers.set(("back", person), RETRY_SECONDS, lambda: self.end(person))
            raise

    def end_mistaken(self, entries: Iterable[Entry]) -> None:
        """End stand-ins that another node began for people who are present here.

        It missed this node's announcement.
        """
        presence, chairs = self._table.presence, self._table.room.chairs
        for entry in entries:
            if isinstance(entry, StandIn) and entry.on and not entry.wanted:
                person = chairs[entry.seat].person
                if person is not None and presence.is_here(person):
                    self.end(person)

    async def _replace(self, person: str) -> None:
        presence = self._table.presence
        try:
            await self._table.change(lambda room: orders.replace_absent_host(room, person, presence.people()))
            await self._table.change(lambda room: orders.replace_absent(room, person, presence.people()))
        except StoreDown:
            presence.wait_for(person)  # retry, or no bot would ever stand in
            raise
