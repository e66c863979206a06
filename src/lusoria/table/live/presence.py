"""Who is present at a table: people with a socket on this node, or announced by another node."""

from collections.abc import Collection
from typing import NamedTuple, Protocol

from lusoria.core.game import Seat
from lusoria.table.live.services import Connection, Services
from lusoria.table.live.timers import Timers
from lusoria.table.room.room import Room
from lusoria.wire.message import PaceName

ANNOUNCEMENT_SECONDS = 12.5  # an announcement is valid at least that long; nodes announce every 5 seconds
MAX_ANNOUNCEMENT_SECONDS = 45.0  # and at most that long, whatever the grace period: the node may have died
MAX_GUESTS = 1000  # people per table who may follow to the rematch; bounds memory
SLOWEST_FIRST: tuple[PaceName, ...] = ("paused", "slow", "normal", "fast", "instant")


class Patience(NamedTuple):
    """Seconds a table waits for an absent person: first silently, then with a visible countdown."""

    silent: float
    countdown: float


class AbsenceListener(Protocol):
    """Callbacks for absent people."""

    @property
    def shown_patience(self) -> Patience | None:
        """That of every player a bot may stand in for; None if there is none, or a clock runs."""

    def patience(self, person: str, /) -> Patience: ...

    def on_countdown(self, person: str, /) -> None:
        """The person's countdown has started or stopped."""

    def on_absence(self, person: str, /) -> None:
        """The person's grace period is over."""


class Presence:
    """Connections and people at one table. Reports absent people to `absence_listener`."""

    def __init__(self, services: Services, timers: Timers, absence_listener: AbsenceListener) -> None:
        self.connections: set[Connection] = set()
        self.countdowns: dict[str, float] = {}
        """Absent people with a countdown, and when a bot stands in for each."""
        self._services = services
        self._timers = timers
        self._absence_listener = absence_listener
        self.strangers: set[Connection] = set()
        """Connections without a seat that came after the end: they do not learn of the rematch table."""
        self._guests: set[str] = set()
        """People present before the end, or when the rematch was made: they learn of the rematch table."""
        self._announced_at: dict[str, float] = {}
        self._pace_announced_at: dict[str, float] = {}
        """When another node last announced each pace."""

    def expect(self, room: Room) -> None:
        """Start the grace period of all seated people: the table was loaded or its game has started."""
        for chair in room.chairs:
            if chair.person is not None:
                self.wait_for(chair.person)

    def enter(self, connection: Connection) -> bool:
        """True if the person was absent before."""
        is_newcomer = connection.person is not None and connection.person not in self.people()
        self.connections.add(connection)
        self.countdowns.pop(connection.person or "", None)
        return is_newcomer

    def exit(self, connection: Connection) -> bool:
        """True if the person is absent now."""
        if connection not in self.connections:
            return False
        self.connections.discard(connection)
        self.strangers.discard(connection)
        person = connection.person
        if person is None or self.is_here(person):
            return False
        # also if the person is on another node: that node may unload the table when they leave it
        self.wait_for(person)
        return person not in self.people()

    def is_here(self, person: str) -> bool:
        """True if the person has a socket on this node."""
        return any(connection.person == person for connection in self.connections)

    def wish_of(self, person: str | None) -> str:
        """The name that one of the person's connections on this node asks for; empty without one."""
        wishes = (each.wish for each in self.connections if each.person == person)
        return "" if person is None else next(filter(None, wishes), "")

    def is_stranger(self, room: Room, person: str | None) -> bool:
        """True if they came after the end and have no seat, for example through the record."""
        if room.over is None or person in self._guests:
            return False
        return person is None or not room.seats_of(person)

    def introduce(self, room: Room, connection: Connection) -> None:
        """Decide whether a new connection may learn of the rematch table."""
        if self.is_stranger(room, connection.person):
            self.strangers.add(connection)
        else:
            self._add_guest(connection)

    def admit_all_to_rematch(self) -> None:
        """A rematch was made: all connections of this moment learn of it."""
        self.strangers.clear()
        for connection in self.connections:
            self._add_guest(connection)

    def _add_guest(self, connection: Connection) -> None:
        if connection.person is not None and len(self._guests) < MAX_GUESTS:
            self._guests.add(connection.person)

    def people(self) -> frozenset[str]:
        valid_since = self._services.now() - max(
            min(self._services.pace.grace, MAX_ANNOUNCEMENT_SECONDS), ANNOUNCEMENT_SECONDS
        )
        elsewhere = {person for person, at in self._announced_at.items() if at > valid_since}
        return frozenset({c.person for c in self.connections if c.person is not None} | elsewhere)

    def here(self, room: Room) -> list[Seat]:
        """Seats whose owners have a socket on this node."""
        owners = {connection.person for connection in self.connections} - {None}
        return [seat for seat, chair in enumerate(room.chairs) if chair.person in owners]

    def on_announcement(self, room: Room, seats: list[Seat]) -> None:
        """Another node announces the owners of these seats.

        This node starts a grace period too: the other one may unload the table and forget its own.
        """
        for seat in seats:
            if seat < len(room.chairs) and (person := room.chairs[seat].person) is not None:
                self._announced_at[person] = self._services.now()
                self._stop_countdown(person)
                if not self.is_here(person) and not self._timers.has_timer(("grace", person)):
                    self.wait_for(person)

    def pace_here(self, room: Room) -> PaceName | None:
        """Slowest pace of seated people on this node; None if none is set."""
        owners = {chair.person for chair in room.chairs} - {None}
        return self._slowest(
            room, {connection.pace for connection in self.connections if connection.person in owners}
        )

    def pace(self, room: Room) -> PaceName:
        """Slowest pace of seated people on all nodes. Without any: `instant` if only bots play unwatched."""
        valid_since = self._services.now() - ANNOUNCEMENT_SECONDS
        paces = {
            self.pace_here(room),
            *(pace for pace, at in self._pace_announced_at.items() if at > valid_since),
        }
        is_unwatched = not self.connections and room.left_to_bots
        return self._slowest(room, paces) or ("instant" if is_unwatched else "normal")

    def _slowest(self, room: Room, paces: Collection[str | None]) -> PaceName | None:
        """`paused` counts only if a single person plays, and on no other page at another pace."""
        has_one_person = len(self.people() & {chair.person for chair in room.chairs}) == 1
        is_paused = has_one_person and {*paces} - {None} == {"paused"}
        return next(
            (pace for pace in SLOWEST_FIRST if pace in paces and (is_paused or pace != "paused")), None
        )

    def on_pace(self, pace: str) -> None:
        """Another node announces its slowest pace."""
        self._pace_announced_at.pop("paused", None)  # only a lone player pauses, so this is the same person
        self._pace_announced_at[pace] = self._services.now()

    @property
    def shown_patience(self) -> Patience | None:
        return self._absence_listener.shown_patience

    def wait_for(self, person: str) -> None:
        """Start the person's grace period from now."""
        self._stop_countdown(person)
        self._wake_after(person, self._absence_listener.patience(person).silent)

    def _wake_after(self, person: str, seconds: float) -> None:
        self._timers.set(("grace", person), seconds, lambda: self._on_grace_end(person))

    def _on_grace_end(self, person: str) -> None:
        if self.is_here(person):
            return
        if person in self.people() or not self._services.bus.is_connected:
            self.wait_for(person)  # on another node that may fail yet, or announcements do not arrive
            return
        countdown = self._absence_listener.patience(person).countdown
        if countdown and person not in self.countdowns:
            self.countdowns[person] = self._services.now() + countdown
            self._wake_after(person, countdown)
            self._absence_listener.on_countdown(person)
        else:
            self._stop_countdown(person)
            self._absence_listener.on_absence(person)

    def _stop_countdown(self, person: str) -> None:
        """Remove the person's countdown from the other clients."""
        if self.countdowns.pop(person, None) is not None:
            self._absence_listener.on_countdown(person)
