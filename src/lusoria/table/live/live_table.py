"""A table that somebody is looking at: orders come in one at a time, the log is written, everybody is told.

Each job has a module of its own: `log` (the room and its log), `fanout` (telling), `bot_seats`, `clock`,
`talk`, `presence` and `absence`. This one brings them together under one lock.
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
from lusoria.table.live.bot_delay import Waiting
from lusoria.table.live.fanout import REMEMBERED, Answer, Fanout, look_through
from lusoria.table.live.presence import Presence
from lusoria.table.live.record_signing import Sealing
from lusoria.table.live.services import Connection, Services
from lusoria.table.live.table_log import TRIES, TableLog, is_move, is_play
from lusoria.table.live.timers import Timers
from lusoria.table.live.turn_clock import TurnClock
from lusoria.table.room import orders, play_orders
from lusoria.table.room.entries import Entry, GaveUp, RematchMade, Seated, Started, Unseated
from lusoria.table.room.room import Change, Order, Room, is_bots
from lusoria.table.talk.talk import Talk
from lusoria.wire.client_messages import Act, Hello, Say
from lusoria.wire.message import PaceName
from lusoria.wire.refusal import TableRefusal
from lusoria.wire.server_messages import DoneMessage, LateMessage, RefusedMessage

T = TypeVar("T")


class LiveTable:
    def __init__(self, room: Room, services: Services) -> None:
        self._services = services
        self._lock = asyncio.Lock()
        self.gone = False
        """Another node has deleted the table: this copy is of nothing."""
        self._timers = Timers(services.crashed)
        sealing = Sealing(services.key)
        self._log = TableLog(room, services.store, sealing)
        self.clock = TurnClock(services, self._timers)
        itself = proxy(self)  # its parts do not keep it: one that is put away leaves memory at once
        self._absence = Absence(itself, self._timers, services)
        self.presence = Presence(services, self._timers, self._absence)
        self._fanout = Fanout(self.presence, room, sealing)
        self._waiting = Waiting(services, lambda: itself.presence.pace(itself.room))
        self._bots = BotSeats(itself, services, self._timers, self._waiting)
        self._talk = Talk(services, self._log, self._fanout, self._lock, itself)

    @property
    def room(self) -> Room:
        return self._log.room

    @property
    def doubtful(self) -> bool:
        """Whether a commit was lost sight of: then the log must be read before anything else is sure."""
        return self._log.doubtful

    async def decide(self, judge: Callable[[Room], T]) -> T:
        """What `judge` says of the room, or its refusal. Every refusal of a table goes this way."""
        async with self._lock:
            return await self.decide_locked(judge)

    async def decide_locked(self, judge: Callable[[Room], T]) -> T:
        """Call `judge` with the room; before it may refuse, read the log to its end and ask it again.

        This copy may be behind: nudges of other nodes get lost. The read costs one query for each refusal;
        the limits on messages and requests bound it. The caller holds the lock.
        """
        room = self.room
        try:
            return judge(room)
        except LusoriaError:
            await self._read_on()
            if self.room is room:
                raise
        return judge(self.room)

    async def change(self, order: Order) -> None:
        """Carry out an order of a person or of the table itself, or raise why not."""
        async with self._lock:
            for _ in range(TRIES):
                change = await self.decide_locked(order)
                if not change.entries or await self._carry_out(change):
                    return
            raise TableRefusal("busy")

    async def act(self, connection: Connection, act: Act) -> bytes | None:
        """Play an action. Everybody has been told by then; the answer, unless the news of it was that."""
        async with self._lock:
            for _ in range(TRIES):
                decided = await self.decide_locked(partial(judge_act, connection.person, act))
                if not isinstance(decided, Change):
                    return encode(decided)
                if await self._carry_out(decided, (connection, act.command)):
                    return None
            raise TableRefusal("busy")

    async def _carry_out(self, change: Change, answer: Answer | None = None) -> bool:
        """Write a change and tell it; False where somebody wrote first and all must be decided anew."""
        if self.gone:
            raise TableRefusal("no_such_table")
        before = self.room
        plays = is_play(change.entries)
        deadline = self.clock.from_now(change.room) if plays else self.clock.deadline
        try:
            await self._log.write(change, self._services.now(), deadline)
        except Stale:
            await self._read_on()
            if self.room is before and not await self._log.exists():
                self.gone = True
                raise TableRefusal("no_such_table") from None
            return False
        room = change.room
        self._services.bus.nudge(room.id, "changed")
        if plays:
            self.clock.begin(deadline)
            self._services.moved()
        self._fanout.remember(before, room)
        self._tell(before, change.entries, answer)
        left = people_who_left(before, room, change.entries)
        if left or room.over is not None:
            self._timers.run(("clear", room.version), partial(self._clear_away, left))
        return True

    async def _clear_away(self, left: set[str]) -> None:
        """What nobody needs any more. The change stands, whether or not this can be written now."""
        await self.forget_talk()
        for person in left:
            if not self.room.seats_of(person):  # they may sit again
                await self._services.store.note(self.room.id, person, None)

    async def forget_talk(self) -> None:
        """Once the game is over nobody keeps what was said, unless the table does."""
        if self.room.over is not None and not self.room.settings.keep_chat:
            await self._talk.forget()

    async def catch_up(self) -> None:
        """Another node has written."""
        async with self._lock:
            await self._read_on()

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Hold the lock: no order is carried out meanwhile."""
        async with self._lock:
            yield

    def vanish(self) -> None:
        """The table was deleted: whoever looks at it is told so."""
        self.gone = True
        self._fanout.tell_all(encode(RefusedMessage("table", why="no_such_table", facts={}, command=None)))

    async def _read_on(self) -> None:
        """Believe what others have written, and tell it."""
        before, doubtful = self.room, self.doubtful
        entries, rooms = await self._log.read_on(REMEMBERED)
        for earlier, later in pairwise(rooms):
            self._fanout.remember(earlier, later)
        if is_play(entries):
            self.clock.begin(self.clock.from_now(self.room))
        if entries and doubtful:  # they may be our own, of which nobody was told
            self._services.bus.nudge(self.room.id, "changed")
        if entries:
            self._tell(before, entries)
            self._absence.object_to(entries)

    def _tell(self, before: Room, entries: Sequence[Entry], answer: Answer | None = None) -> None:
        """Tell the people at this node what has changed, and let bots and the clock go on."""
        room, deadline = self.room, self.clock.deadline
        self._waiting.tell(before, room)
        if is_move(entries):
            self._fanout.tell_news(before, room, deadline, answer)
            if room.over is not None:
                self._fanout.tell_room(room, deadline)
        else:
            self._tell_more(before, entries)
        self.wake()

    def _tell_more(self, before: Room, entries: Sequence[Entry]) -> None:
        """What is more than one move, or something else."""
        room, deadline = self.room, self.clock.deadline
        if any(isinstance(entry, Started | Seated) for entry in entries):
            self.presence.expect(room)  # whoever has a seat and never comes is missed too
        if any(isinstance(entry, RematchMade) for entry in entries):
            self.presence.all_may_follow()
        self._fanout.tell_room(room, deadline)
        self._fanout.shut_foreign_eyes(room, deadline)
        if is_play(entries):
            self._fanout.tell_update(before, room, deadline)

    # --- coming and going ----------------------------------------------------------------------------------

    def tell_room(self) -> None:
        """Who sits where, and who is here, to everybody at this node."""
        self._fanout.tell_room(self.room, self.clock.deadline)

    def room_for(self, person: str | None) -> bytes:
        """Who sits where, as this person may know it."""
        return self._fanout.room_for(self.room, self.clock.deadline, person)

    async def join(self, connection: Connection, hello: Hello) -> None:
        """A socket begins to look at this table. Whoever is back has their seats back."""
        async with self._lock:
            if hello.since is not None and hello.since > self.room.version:
                await self._read_on()  # they come from a node that was ahead of this one
            await self.decide_locked(partial(self._admit, connection, hello.seat))
            chat = await self._talk.for_newcomer()
            connection.pace, connection.wish = hello.pace, hello.wish
            newcomer = self.presence.enter(connection)
            self.presence.introduce(self.room, connection)
            self._welcome(connection, hello.since, chat)
            if newcomer and self.attends(connection):
                self.tell_room()
            self.wake()
        if connection.person is not None:
            self.say_who_is_here()
            self._absence.end(connection.person)

    def _admit(self, connection: Connection, seat: Viewer, room: Room) -> None:
        """A try at a day's challenge has no gallery before the day is over: others have it before them."""
        sealed = orders.is_try(room) and room.daily is not None and self._services.now() < room.daily.opens
        if sealed and not self.attends(connection):
            raise TableRefusal("sealed")
        look_through(connection, room, seat)

    async def look_through(self, connection: Connection, seat: Viewer) -> None:
        """Another pair of one's own eyes."""
        async with self._lock:
            await self.decide_locked(lambda room: look_through(connection, room, seat))
            self._welcome(connection, self.room.version)

    def set_pace(self, connection: Connection, pace: PaceName) -> None:
        """From the next move on bots wait accordingly; from now on where they pause, or go on."""
        connection.pace = pace
        self.say_who_is_here()
        self.wake()

    def _welcome(self, connection: Connection, since: int | None, chat: Sequence[bytes] = ()) -> None:
        self._fanout.welcome(connection, self.room, self.clock.deadline, chat, since)

    async def part(self, connection: Connection) -> None:
        """A socket looks away."""
        async with self._lock:
            if self.presence.exit(connection) and self.attends(connection):
                self.tell_room()
            self.wake()

    def attends(self, connection: Connection) -> bool:
        """Whether it is of somebody who has a seat: of others nobody is told."""
        return connection.person is not None and bool(self.room.seats_of(connection.person))

    # --- talk, bots, clock, housekeeping -------------------------------------------------------------------

    async def say(self, person: str | None, say: Say) -> bytes:
        await self._talk.say(person, say)
        return encode(DoneMessage(say.command, self.room.version))

    async def read_chat(self) -> None:
        """Something was said on another node."""
        await self._talk.read_on()

    def heard_reaction(self, what: str) -> None:
        self._talk.heard_reaction(what)

    def wake(self) -> None:
        """Let bots think who must move, and the clock run for people."""
        held = self._waiting.held(self.room)
        if held or self._timers.runs("held"):
            self._timers.set("held", held or None, self.wake)
        watched = self.presence.connections or self.room.left_to_bots
        if watched and not held and not self._waits_for_only_person:
            self._bots.wake()
        self.clock.wind(lambda: self._timers.run("overdue", self.overdue))

    @property
    def _waits_for_only_person(self) -> bool:
        """The only person who plays is away and has not let a bot play; no clock runs."""
        owned = [taken for taken in self.room.chairs if taken.person is not None]
        people = {taken.person for taken in owned}
        if self.room.settings.clock.kind != "none" or len(people) != 1 or any(map(is_bots, owned)):
            return False
        return people.isdisjoint(self.presence.people())

    async def overdue(self) -> None:
        """The clock ran out."""
        async with self._lock:
            was = self.clock.deadline
            anybody_here = bool(self.presence.connections or self.presence.people())
            match self.clock.ring(self.room, anybody_here=anybody_here):
                case "remind" if was is not None:
                    await self._log.move_deadline(was, self.clock.deadline)
                    self._fanout.tell_room(self.room, self.clock.deadline)
                    self.wake()
                case "move":
                    self._bots.move_once()

    def say_who_is_here(self) -> None:
        """Other nodes may wait for them."""
        if seats := self.presence.here(self.room):
            self._services.bus.nudge(self.room.id, f"here:{','.join(map(str, seats))}")
            if pace := self.presence.pace_here(self.room):
                self._services.bus.nudge(self.room.id, f"pace:{pace}")

    @property
    def listed_in_play(self) -> bool:
        """Whoever likes may watch, where somebody is there; which costs more to find out."""
        return self.room.settings.listed and self.room.status == "playing"

    @property
    def attended(self) -> bool:
        """Somebody who has a seat is at this node."""
        return bool(self.presence.here(self.room))

    @property
    def all_here(self) -> bool:
        """Everybody who has a seat is at this node."""
        people = {chair.person for chair in self.room.chairs} - {None}
        return people <= {connection.person for connection in self.presence.connections}

    @property
    def idle(self) -> bool:
        """Nobody looks, and nothing is about to happen: the table may be forgotten until it is asked for."""
        return not self.presence.connections and not self._timers.busy and not self._lock.locked()

    async def close(self) -> None:
        """Stop thinking, and let what is being written be written."""
        self._timers.stop()
        async with self._lock:
            pass


def judge_act(person: str | None, act: Act, room: Room) -> Change | DoneMessage | LateMessage:
    """What comes of an action: a change to be written, or an answer where there is nothing to write."""
    answer = play_orders.known_answer(room, person, act)
    if answer is not None:
        return answer
    if room.endless:
        raise TableRefusal("endless", moves=room.moves)
    action = decode(room.game.action_type, bytes(act.action), "message.action")
    return play_orders.act(room, act.seat, action, act.command)


def people_who_left(before: Room, room: Room, entries: Sequence[Entry]) -> set[str]:
    """Who got up or was sent away, and has no other chair."""
    owners = {before.chairs[entry.seat].person for entry in entries if isinstance(entry, Unseated | GaveUp)}
    return {owner for owner in owners if owner is not None and not room.seats_of(owner)}
