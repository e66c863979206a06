"""Who is at a table: with a socket on this node, or heard of from another one lately."""

from collections.abc import Callable

from lusoria.core.game import Seat
from lusoria.table.room import Room
from lusoria.table.services import Connection, Services
from lusoria.table.timers import Timers
from lusoria.wire.base import PaceName

HEARD_FOR = 12.5
"""Nodes say every five seconds who is with them. So long they are believed, whatever the grace."""
SLOWEST_FIRST: tuple[PaceName, ...] = ("slow", "normal", "fast", "instant")


class Presence:
    """Calls `gone` with a person who has been away for the whole grace period."""

    def __init__(self, services: Services, timers: Timers, gone: Callable[[str], None]) -> None:
        self.connections: set[Connection] = set()
        self._services = services
        self._timers = timers
        self._gone = gone
        self._heard: dict[str, float] = {}
        self._paces_heard: dict[str, float] = {}
        """When another node last said that somebody plays there at this pace."""

    def expect(self, room: Room) -> None:
        """A table was loaded or has begun: give everybody who has a seat the time to come."""
        for chair in room.chairs:
            if chair.person is not None:
                self._wait_for(chair.person)

    def enter(self, connection: Connection) -> bool:
        """True where this brings somebody who was not here."""
        newcomer = connection.person is not None and connection.person not in self.people()
        self.connections.add(connection)
        return newcomer

    def exit(self, connection: Connection) -> bool:
        """True where this takes somebody away."""
        if connection not in self.connections:
            return False
        self.connections.discard(connection)
        if connection.person is None or connection.person in self.people():
            return False
        self._wait_for(connection.person)
        return True

    def people(self) -> frozenset[str]:
        lately = self._services.now() - max(self._services.pace.grace, HEARD_FOR)
        elsewhere = {person for person, at in self._heard.items() if at > lately}
        return frozenset({c.person for c in self.connections if c.person is not None} | elsewhere)

    def here(self, room: Room) -> list[Seat]:
        """The seats whose owners are on this node."""
        owners = {connection.person for connection in self.connections} - {None}
        return [seat for seat, chair in enumerate(room.chairs) if chair.person in owners]

    def heard_of(self, room: Room, seats: list[Seat]) -> None:
        """Another node says that the owners of these seats are with it."""
        for seat in seats:
            if seat < len(room.chairs) and (person := room.chairs[seat].person) is not None:
                self._heard[person] = self._services.now()

    def pace_here(self, room: Room) -> PaceName | None:
        """The slowest of those on this node who have a seat; None where nobody says."""
        owners = {chair.person for chair in room.chairs} - {None}
        paces = {connection.pace for connection in self.connections if connection.person in owners}
        return next((pace for pace in SLOWEST_FIRST if pace in paces), None)

    def pace(self, room: Room) -> PaceName:
        """The slowest of all who have a seat and are at the table, on whatever node."""
        lately = self._services.now() - HEARD_FOR
        paces = {self.pace_here(room), *(pace for pace, at in self._paces_heard.items() if at > lately)}
        return next((pace for pace in SLOWEST_FIRST if pace in paces), "normal")

    def heard_pace(self, pace: str) -> None:
        """Another node says that somebody plays there at this pace, and nobody more slowly."""
        self._paces_heard[pace] = self._services.now()

    def _wait_for(self, person: str) -> None:
        self._timers.set(("grace", person), self._services.pace.grace, lambda: self._missed(person))

    def _missed(self, person: str) -> None:
        if person not in self.people():
            self._gone(person)
        elif not any(connection.person == person for connection in self.connections):
            self._wait_for(person)  # on another node, which may yet fall silent
