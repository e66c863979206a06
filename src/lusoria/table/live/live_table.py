"""A table in memory: runs orders one at a time, appends to the log, then broadcasts.

Its parts are `TableLog`, `Fanout`, `BotSeats`, `TurnClock`, `Talk`, `Presence` and `Absence`.
`LiveTable` brings them together under one lock.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import pairwise
from typing import TypeVar
from weakref import proxy

from lusoria.core.errors import LusoriaError
from lusoria.core.game import Viewer
from lusoria.records.codec import decode, encode
from lusoria.store.port import Stale
from lusoria.table.bot_seats.bot_seats import BotSeats
from lusoria.table.live.absence import Absence
from lusoria.table.live.bot_delay import BotDelay
from lusoria.table.live.fanout import MAX_RECENT_CHANGES, Fanout, OrderSource, look_through
from lusoria.table.live.order_answer import OrderAnswer
from lusoria.table.live.presence import Presence
from lusoria.table.live.record_signing import RecordSigner
from lusoria.table.live.services import Connection, Services
from lusoria.table.live.table_log import MAX_ATTEMPTS, TableLog, is_move, is_play
from lusoria.table.live.timers import Timers
from lusoria.table.live.turn_clock import TurnClock
from lusoria.table.room import orders, play_orders
from lusoria.table.room.entries import Entry, GaveUp, RematchMade, Seated, Started, Unseated
from lusoria.table.room.room import Change, Order, Room, is_bots
from lusoria.table.talk.talk import Talk
from lusoria.wire.client_messages import Act, Hello, Say
from lusoria.wire.message import PaceName
from lusoria.wire.refusal import TableRefusal
from lusoria.wire.server_messages import DoneMessage, LateMessage, refused_message

T = TypeVar("T")


class LiveTable:
    def __init__(self, room: Room, services: Services) -> None:
        self._services = services
        self._lock = asyncio.Lock()
        self.is_deleted = False
        """The table is deleted from the store; this copy answers `no_such_table`."""
        self._timers = Timers(services.on_crash)
        signer = RecordSigner(services.key)
        self._log = TableLog(room, services.store, signer)
        self.clock = TurnClock(services, self._timers)
        itself = proxy(self)  # no reference cycle: an unloaded table is freed at once, without the collector
        self._absence = Absence(itself, self._timers, services)
        self.presence = Presence(services, self._timers, self._absence)
        self._fanout = Fanout(self.presence, room, signer)
        self._bot_delay = BotDelay(services, lambda: itself.presence.pace(itself.room))
        self._bots = BotSeats(itself, services, self._timers, self._bot_delay)
        self._talk = Talk(services, self._log, self._fanout, self._lock, itself)

    @property
    def room(self) -> Room:
        return self._log.room

    @property
    def is_uncertain(self) -> bool:
        """True after `UncertainCommit`: read the log before anything else."""
        return self._log.is_uncertain

    async def decide(self, decision: Callable[[Room], T]) -> T:
        """Result of `decision(room)`, or its refusal. All refusals of a table go through here."""
        async with self._lock:
            return await self.decide_locked(decision)

    async def decide_locked(self, decision: Callable[[Room], T]) -> T:
        """Call `decision(room)`. Before it refuses, read the log to its end and call it again.

        This copy may be behind because notifications can be lost. The read costs one query per refusal;
        rate limits bound it. The caller holds the lock.
        """
        room = self.room
        try:
            return decision(room)
        except LusoriaError:
            await self._catch_up_locked()
            if self.room is room:
                raise
        return decision(self.room)

    async def change(self, order: Order) -> None:
        """Run an order of a person or of the table itself, or raise its refusal."""
        async with self._lock:
            for _ in range(MAX_ATTEMPTS):
                change = await self.decide_locked(order)
                if not change.entries or await self._append(change):
                    return
            raise TableRefusal("busy")

    async def act(self, connection: Connection, act: Act) -> OrderAnswer:
        """Run an action and broadcast it."""
        try:
            async with self._lock:
                for _ in range(MAX_ATTEMPTS):
                    decision = await self.decide_locked(partial(decide_act, connection.person, act))
                    if not isinstance(decision, Change):
                        return OrderAnswer(decision)
                    if await self._append(decision, (connection, act.command)):
                        done = DoneMessage(act.command, decision.room.version)
                        return OrderAnswer(done, is_sent=True)
                raise TableRefusal("busy")
        except LusoriaError as error:
            return OrderAnswer(refused_message(error, act.command))

    async def _append(self, change: Change, source: OrderSource | None = None) -> bool:
        """Append and broadcast a change. False if another node appended first: decide again."""
        if self.is_deleted:
            raise TableRefusal("no_such_table")
        before = self.room
        plays = is_play(change.entries)
        deadline = self.clock.from_now(change.room) if plays else self.clock.deadline
        try:
            await self._log.write(change, self._services.now(), deadline)
        except Stale:
            await self._catch_up_locked()
            if self.room is before and not await self._log.exists():
                self.is_deleted = True
                raise TableRefusal("no_such_table") from None
            return False
        room = change.room
        self._services.bus.notify(room.id, "changed")
        if plays:
            self.clock.begin(deadline)
            self._services.on_move()
        self._fanout.remember(before, room)
        self._broadcast(before, change.entries, source)
        leavers = people_who_left(before, room, change.entries)
        if leavers or room.over is not None:
            self._timers.run(("clear", room.version), partial(self._delete_leftovers, leavers))
        return True

    async def _delete_leftovers(self, leavers: set[str]) -> None:
        """Delete chat and notes that are no longer needed. The change stands even if this fails."""
        await self.forget_talk()
        for person in leavers:
            if not self.room.seats_of(person):  # they may sit again
                await self._services.store.note(self.room.id, person, None)

    async def forget_talk(self) -> None:
        """Delete the chat of a finished game, unless the table's settings keep it."""
        if self.room.over is not None and not self.room.settings.keep_chat:
            await self._talk.forget()

    async def catch_up(self) -> None:
        """Read entries that another node wrote."""
        async with self._lock:
            await self._catch_up_locked()

    @asynccontextmanager
    async def lock(self) -> AsyncIterator[None]:
        """Hold the lock: no order runs meanwhile."""
        async with self._lock:
            yield

    def mark_deleted(self) -> None:
        """Mark the table as deleted and tell its clients."""
        self.is_deleted = True
        self._fanout.send_to_all(encode(refused_message(TableRefusal("no_such_table"), None)))

    async def _catch_up_locked(self) -> None:
        """Apply and broadcast entries that others wrote."""
        before, was_uncertain = self.room, self.is_uncertain
        entries, rooms = await self._log.read_new_entries(MAX_RECENT_CHANGES)
        for earlier, later in pairwise(rooms):
            self._fanout.remember(earlier, later)
        if is_play(entries):
            self.clock.begin(self.clock.from_now(self.room))
        if entries and was_uncertain:  # they may be this node's own, which it has not announced
            self._services.bus.notify(self.room.id, "changed")
        if entries:
            self._broadcast(before, entries)
            self._absence.end_mistaken(entries)

    def _broadcast(self, before: Room, entries: Sequence[Entry], source: OrderSource | None = None) -> None:
        """Broadcast to this node's clients, then let bots and the clock go on."""
        room, deadline = self.room, self.clock.deadline
        self._bot_delay.add_change(before, room)
        if is_move(entries):
            self._fanout.send_news(before, room, deadline, source)
            if room.over is not None:
                self._fanout.send_room(room, deadline)
        else:
            self._broadcast_other(before, entries)
        self.wake()

    def _broadcast_other(self, before: Room, entries: Sequence[Entry]) -> None:
        """Broadcast anything other than a single move."""
        room, deadline = self.room, self.clock.deadline
        if any(isinstance(entry, Started | Seated) for entry in entries):
            self.presence.expect(room)  # also seated people who never connect
        if any(isinstance(entry, RematchMade) for entry in entries):
            self.presence.admit_all_to_rematch()
        self._fanout.send_room(room, deadline)
        self._fanout.revoke_lost_seats(room, deadline)
        if is_play(entries):
            self._fanout.send_update(before, room, deadline)

    # --- coming and going ----------------------------------------------------------------------------------

    def send_room(self) -> None:
        """Send all clients of this node who sits where and who is present."""
        self._fanout.send_room(self.room, self.clock.deadline)

    def room_for(self, person: str | None) -> bytes:
        """Who sits where, with the facts this person may know."""
        return self._fanout.room_for(self.room, self.clock.deadline, person)

    async def join(self, connection: Connection, hello: Hello) -> None:
        """A connection starts to watch this table. A returning person gets their seats back."""
        async with self._lock:
            if hello.since is not None and hello.since > self.room.version:
                await self._catch_up_locked()  # the client comes from a node that was ahead of this one
            await self.decide_locked(partial(self._admit, connection, hello.seat))
            chat = await self._talk.for_newcomer()
            connection.pace, connection.wish = hello.pace, hello.wish
            is_newcomer = self.presence.enter(connection)
            self.presence.introduce(self.room, connection)
            self._welcome(connection, hello.since, chat)
            if is_newcomer and self.has_seat(connection):
                self.send_room()
            self.wake()
        if connection.person is not None:
            self.announce_presence()
            self._absence.end(connection.person)

    def _admit(self, connection: Connection, seat: Viewer, room: Room) -> None:
        """A daily try has no gallery before the day is over: others still have to play it."""
        opens = room.daily.opens if orders.is_daily_try(room) and room.daily is not None else 0.0
        if self._services.now() < opens and not self.has_seat(connection):
            raise TableRefusal("sealed")
        look_through(connection, room, seat)

    async def look_through(self, connection: Connection, seat: Viewer) -> None:
        """Switch a connection to another of its person's seats, or to the gallery."""
        async with self._lock:
            await self.decide_locked(lambda room: look_through(connection, room, seat))
            self._welcome(connection, self.room.version)

    def set_pace(self, connection: Connection, pace: PaceName) -> None:
        """Applies from the next move on; pausing and resuming apply at once."""
        connection.pace = pace
        self.announce_presence()
        self.wake()

    def _welcome(self, connection: Connection, since: int | None, chat: Sequence[bytes] = ()) -> None:
        self._fanout.welcome(connection, self.room, self.clock.deadline, chat, since)

    async def leave(self, connection: Connection) -> None:
        """A connection stops watching."""
        async with self._lock:
            if self.presence.exit(connection) and self.has_seat(connection):
                self.send_room()
            self.wake()

    def has_seat(self, connection: Connection) -> bool:
        """True if the connection's person has a seat. Other arrivals are not announced."""
        return connection.person is not None and bool(self.room.seats_of(connection.person))

    # --- talk, bots, clock, lifecycle ----------------------------------------------------------------------

    async def say(self, person: str | None, say: Say) -> OrderAnswer:
        try:
            await self._talk.say(person, say)
        except LusoriaError as error:
            return OrderAnswer(refused_message(error, say.command))
        return OrderAnswer(DoneMessage(say.command, self.room.version))

    async def read_chat(self) -> None:
        """Read messages that another node wrote."""
        await self._talk.catch_up()

    def show_reaction(self, payload: str) -> None:
        self._talk.show_reaction(payload)

    def wake(self) -> None:
        """Start the bots that must move, and the turn clock."""
        pause = self._bot_delay.pause_left(self.room)
        if pause or self._timers.has_timer("pause"):
            self._timers.set("pause", pause or None, self.wake)
        watched = self.presence.connections or self.room.left_to_bots
        if watched and not pause and not self._waits_for_only_person:
            self._bots.wake()
        self.clock.schedule(lambda: self._timers.run("overdue", self.on_deadline))

    @property
    def _waits_for_only_person(self) -> bool:
        """True if the only player is absent, has no stand-in by choice, and no clock runs."""
        owned = [chair for chair in self.room.chairs if chair.person is not None]
        people = {chair.person for chair in owned}
        if self.room.settings.clock.kind != "none" or len(people) != 1 or any(map(is_bots, owned)):
            return False
        return people.isdisjoint(self.presence.people())

    async def on_deadline(self) -> None:
        """Handle an expired clock: remind, or have a bot move."""
        async with self._lock:
            was = self.clock.deadline
            anybody_here = bool(self.presence.connections or self.presence.people())
            match self.clock.check_deadline(self.room, anybody_here=anybody_here):
                case "remind" if was is not None:
                    await self._log.move_deadline(was, self.clock.deadline)
                    self._fanout.send_room(self.room, self.clock.deadline)
                    self.wake()
                case "move":
                    self._bots.move_once()

    def announce_presence(self) -> None:
        """Announce this node's people and pace, so that other nodes do not count them as absent."""
        if seats := self.presence.here(self.room):
            self._services.bus.notify(self.room.id, f"here:{','.join(map(str, seats))}")
            if pace := self.presence.pace_here(self.room):
                self._services.bus.notify(self.room.id, f"pace:{pace}")

    @property
    def is_listed_in_play(self) -> bool:
        """Listed and playing. The caller also checks `has_seated_player`, which costs more."""
        return self.room.settings.listed and self.room.status == "playing"

    @property
    def has_seated_player(self) -> bool:
        """True if a seated person has a socket on this node."""
        return bool(self.presence.here(self.room))

    @property
    def has_all_players(self) -> bool:
        """True if all seated people have a socket on this node."""
        people = {chair.person for chair in self.room.chairs} - {None}
        return people <= {connection.person for connection in self.presence.connections}

    @property
    def is_idle(self) -> bool:
        """No connections and no work: the table may be unloaded."""
        return not self.presence.connections and not self._timers.is_busy and not self._lock.locked()

    async def close(self) -> None:
        """Stop bots and timers, and wait for a pending write."""
        self._timers.stop()
        async with self._lock:
            pass


def decide_act(person: str | None, act: Act, room: Room) -> Change | DoneMessage | LateMessage:
    """Decide an action: a change to append, or an answer if there is nothing to append."""
    answer = play_orders.known_answer(room, person, act)
    if answer is not None:
        return answer
    if room.endless:
        raise TableRefusal("endless", moves=room.moves)
    action = decode(room.game.action_type, bytes(act.action), "message.action")
    return play_orders.act(room, act.seat, action, act.command)


def people_who_left(before: Room, room: Room, entries: Sequence[Entry]) -> set[str]:
    """People who left or were sent away and have no other seat."""
    owners = {before.chairs[entry.seat].person for entry in entries if isinstance(entry, Unseated | GaveUp)}
    return {owner for owner in owners if owner is not None and not room.seats_of(owner)}
