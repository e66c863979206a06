"""Who is at a table: with a socket on this node, or heard of from another one lately."""

from collections.abc import Collection
from typing import NamedTuple, Protocol

from lusoria.core.game import Seat
from lusoria.table.live.services import Connection, Services
from lusoria.table.live.timers import Timers
from lusoria.table.room.room import Room
from lusoria.wire.message import PaceName

HEARD_FOR = 12.5
"""Nodes say every five seconds who is with them. So long they are believed, whatever the grace."""
LONGEST_HEARD_FOR = 45.0
"""Seconds that a node is believed at most, however long the grace: then its people are missed here, too."""
MOST_GUESTS = 1000
"""So many people of a table are remembered who may follow its company."""
SLOWEST_FIRST: tuple[PaceName, ...] = ("paused", "slow", "normal", "fast", "instant")


class Patience(NamedTuple):
    """Seconds for which a table waits for somebody who is away: silently, and then asking for them."""

    silent: float
    asking: float


class Watch(Protocol):
    """What a table does about people who are away."""

    @property
    def patience_told(self) -> Patience | None:
        """With everybody for whom a bot may stand in; None where there is no such player, or a clock runs."""

    def patience(self, person: str, /) -> Patience: ...

    def ask(self, person: str, /) -> None:
        """They are asked for from now on, or no longer are."""

    def begin(self, person: str, /) -> None:
        """They have been away for the whole grace period."""


class Presence:
    """Who is at the table. Those who are away are asked for, and then missed, as the `watch` says."""

    def __init__(self, services: Services, timers: Timers, watch: Watch) -> None:
        self.connections: set[Connection] = set()
        self.asked: dict[str, float] = {}
        """When a bot stands in, for each person who is away and asked for."""
        self._services = services
        self._timers = timers
        self._watch = watch
        self.strangers: set[Connection] = set()
        """Those who came after the end and have no seat: they are not told where the company goes on."""
        self._guests: set[str] = set()
        """People who were here before the end, or when the company went on: they may follow it."""
        self._heard: dict[str, float] = {}
        self._paces_heard: dict[str, float] = {}
        """When another node last said that somebody plays there at this pace."""

    def expect(self, room: Room) -> None:
        """A table was loaded or has begun: give everybody who has a seat the time to come."""
        for chair in room.chairs:
            if chair.person is not None:
                self.wait_for(chair.person)

    def enter(self, connection: Connection) -> bool:
        """True where this brings somebody who was not here."""
        newcomer = connection.person is not None and connection.person not in self.people()
        self.connections.add(connection)
        self.asked.pop(connection.person or "", None)
        return newcomer

    def exit(self, connection: Connection) -> bool:
        """True where this takes somebody away."""
        if connection not in self.connections:
            return False
        self.connections.discard(connection)
        self.strangers.discard(connection)
        person = connection.person
        if person is None or self.is_here(person):
            return False
        # also where another node has them: when they leave that, it may not be kept there
        self.wait_for(person)
        return person not in self.people()

    def is_here(self, person: str) -> bool:
        """Whether they have a socket on this node."""
        return any(connection.person == person for connection in self.connections)

    def wish_of(self, person: str | None) -> str:
        """The name that one of the person's connections on this node wishes for; empty without one."""
        wishes = (each.wish for each in self.connections if each.person == person)
        return "" if person is None else next(filter(None, wishes), "")

    def is_stranger(self, room: Room, person: str | None) -> bool:
        """Whether they only found the table once it was over, perhaps by its record."""
        if room.over is None or person in self._guests:
            return False
        return person is None or not room.seats_of(person)

    def introduce(self, room: Room, connection: Connection) -> None:
        """Somebody has come: may they know where the company goes on?"""
        if self.is_stranger(room, connection.person):
            self.strangers.add(connection)
        else:
            self._remember(connection)

    def all_may_follow(self) -> None:
        """The company goes on at another table, and whoever is here is told so."""
        self.strangers.clear()
        for connection in self.connections:
            self._remember(connection)

    def _remember(self, connection: Connection) -> None:
        if connection.person is not None and len(self._guests) < MOST_GUESTS:
            self._guests.add(connection.person)

    def people(self) -> frozenset[str]:
        lately = self._services.now() - max(min(self._services.pace.grace, LONGEST_HEARD_FOR), HEARD_FOR)
        elsewhere = {person for person, at in self._heard.items() if at > lately}
        return frozenset({c.person for c in self.connections if c.person is not None} | elsewhere)

    def here(self, room: Room) -> list[Seat]:
        """The seats whose owners are on this node."""
        owners = {connection.person for connection in self.connections} - {None}
        return [seat for seat, chair in enumerate(room.chairs) if chair.person in owners]

    def heard_of(self, room: Room, seats: list[Seat]) -> None:
        """Another node says that the owners of these seats are with it. From then on they are watched over.

        That node puts the table away once nobody is there, and forgets for whom it was waiting.
        """
        for seat in seats:
            if seat < len(room.chairs) and (person := room.chairs[seat].person) is not None:
                self._heard[person] = self._services.now()
                self._stop_asking(person)
                if not self.is_here(person) and not self._timers.runs(("grace", person)):
                    self.wait_for(person)

    def pace_here(self, room: Room) -> PaceName | None:
        """The slowest of those on this node who have a seat; None where nobody says."""
        owners = {chair.person for chair in room.chairs} - {None}
        return self._slowest(room, {one.pace for one in self.connections if one.person in owners})

    def pace(self, room: Room) -> PaceName:
        """The slowest of all who have a seat and are at the table, on whatever node."""
        lately = self._services.now() - HEARD_FOR
        paces = {self.pace_here(room), *(pace for pace, at in self._paces_heard.items() if at > lately)}
        nobody_looks = not self.connections and room.left_to_bots
        return self._slowest(room, paces) or ("instant" if nobody_looks else "normal")

    def _slowest(self, room: Room, paces: Collection[str | None]) -> PaceName | None:
        """One who reads holds up bots, but nobody who plays: another person, or oneself on another page."""
        alone = len(self.people() & {chair.person for chair in room.chairs}) == 1
        reads = alone and {*paces} - {None} == {"paused"}
        return next((pace for pace in SLOWEST_FIRST if pace in paces and (reads or pace != "paused")), None)

    def heard_pace(self, pace: str) -> None:
        """Another node says that somebody plays there at this pace, and nobody more slowly."""
        self._paces_heard.pop("paused", None)  # whoever reads is alone, so this is the same person
        self._paces_heard[pace] = self._services.now()

    @property
    def patience_told(self) -> Patience | None:
        return self._watch.patience_told

    def wait_for(self, person: str) -> None:
        """Give them the whole grace period from now on."""
        self._stop_asking(person)
        self._wake_after(person, self._watch.patience(person).silent)

    def _wake_after(self, person: str, seconds: float) -> None:
        self._timers.set(("grace", person), seconds, lambda: self._missed(person))

    def _missed(self, person: str) -> None:
        if self.is_here(person):
            return
        if person in self.people() or not self._services.bus.hears:
            self.wait_for(person)  # on another node, which may yet fall silent; or we do not hear of it
            return
        asking = self._watch.patience(person).asking
        if asking and person not in self.asked:
            self.asked[person] = self._services.now() + asking
            self._wake_after(person, asking)
            self._watch.ask(person)
        else:
            self._stop_asking(person)
            self._watch.begin(person)

    def _stop_asking(self, person: str) -> None:
        """Remove the person's countdown from the screens of the others."""
        if self.asked.pop(person, None) is not None:
            self._watch.ask(person)
