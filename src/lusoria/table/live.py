"""A table that somebody is looking at: orders come in one at a time, the log is written, everybody is told.

Store first, tell after. The append is the lock: where another node wrote first, look again and decide anew.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from lusoria.bots import default_bot
from lusoria.core.errors import Malformed
from lusoria.core.game import Await, Over, Seat
from lusoria.records.codec import decoder, reading
from lusoria.store.port import Stale
from lusoria.table import orders
from lusoria.table.botpool import bot_seed
from lusoria.table.chat import KEPT, heard_after, said
from lusoria.table.entries import Entry, Played, Seated, Started, decode_entry, encode_entry
from lusoria.table.index import index_row, record_row
from lusoria.table.limits import Limiter
from lusoria.table.messages import Act, Hello, Say, Viewer, done, late
from lusoria.table.presence import Presence
from lusoria.table.refused import TableRefusal
from lusoria.table.room import Room
from lusoria.table.services import Connection, Services
from lusoria.table.telling import RoomTold, Update, encode
from lusoria.table.timers import Timers

REMEMBERED = 64
"""So many entries back a returning client is told event by event; before that, only how things stand."""
TRIES = 8
SLOWEST_SEND = 5.0
MOST_TO_FOLLOW = 4
"""A bot waits so many times longer at most."""


class LiveTable:
    def __init__(self, room: Room, services: Services) -> None:
        self.room = room
        self.deadline: float | None = None
        self._reminded = False
        self._services = services
        self._lock = asyncio.Lock()
        self._timers = Timers()
        self.presence = Presence(services, self._timers, self._gone)
        self._recent: deque[tuple[int, tuple[Any, ...]]] = deque(maxlen=REMEMBERED)
        self._talk = Limiter(rate=0.5, burst=5)
        self._last_said = services.now()

    # --- orders --------------------------------------------------------------------------------------------

    async def change(self, order: Callable[[Room], list[Entry]]) -> None:
        """Carry out an order of a person or of the table itself, or raise why not."""
        async with self._lock:
            for _ in range(TRIES):
                entries = order(self.room)
                if not entries:
                    return
                try:
                    await self._append(entries)
                except Stale:
                    await self._read_on()
                    continue
                self._shut_foreign_eyes()
                await self._tell_room()
                if any(isinstance(entry, Started | Played) for entry in entries):
                    await self._tell_update(self._recent[-1][1])
                self.wake()
                return
            raise TableRefusal("busy")

    async def act(self, person: str | None, order: Act) -> bytes:
        """Play an action; the answer for whoever sent it. Everybody has been told by then."""
        async with self._lock:
            for _ in range(TRIES):
                answer = self._answered(person, order)
                if answer is not None:
                    return answer
                action = self._action(order)
                if await self._play(self.room.decided(order.seat, action, order.id)):
                    return done(order.id, self.room.version)
            raise TableRefusal("busy")

    def _action(self, order: Act) -> Any:
        """Through bytes: a decoder that is ready costs far less than `convert`, which begins anew."""
        ready = decoder(self.room.game.action_type)
        return reading(lambda: ready.decode(encode(order.action)), "message.action")

    def _answered(self, person: str | None, order: Act) -> bytes | None:
        """What is to be said without playing: not yours, too late, or done before."""
        room = self.room
        if person is None or orders.chair(room, order.seat).person != person:
            raise TableRefusal("not_your_seat", seat=order.seat)
        if room.match is None:
            raise TableRefusal("not_playing")
        ask = room.asked[order.seat]
        if order.ask > ask:
            raise Malformed("message.ask", f"there was no decision {order.ask} yet")
        if order.ask == ask:
            return None
        again = order.ask == ask - 1 and room.commands[order.seat] == order.id
        return done(order.id, room.version) if again else late(order.id, ask)

    async def _play(self, played: Played) -> bool:
        """Write a move and tell it; False where somebody wrote first and all must be decided anew."""
        try:
            await self._append([played])
        except Stale:
            await self._read_on()
            return False
        await self._tell_update(self._recent[-1][1])
        if self.room.status == "over" or self.deadline is not None:
            await self._tell_room()
        self.wake()
        return True

    # --- the log -------------------------------------------------------------------------------------------

    async def _append(self, entries: list[Entry]) -> None:
        """Write, wait until it is durable, and only then believe it."""
        store, room, now = self._services.store, self.room, self._services.now()
        last = entries[-1]
        over = self._over_after(last)
        begins = any(isinstance(entry, Started) for entry in entries)
        plays = begins or isinstance(last, Played)
        deadline = self._new_deadline() if plays and over is None else None
        row = None
        if over is not None or begins or deadline is not None:
            row = index_row(room, "playing" if over is None else "over", now, deadline)
        record = None
        if over is not None and isinstance(last, Played):
            record = record_row(room, tuple(last.events), over, now)
        await store.append(
            room.id,
            room.version,
            [encode_entry(entry) for entry in entries],
            row=row,
            people=[entry.person for entry in entries if isinstance(entry, Seated)],
            record=record,
        )
        for entry in entries:
            self._believe(entry)
        if plays:
            self.deadline, self._reminded = deadline, False
            self._services.moved()
        if over is not None and not room.settings.keep_chat:
            await store.hush(room.id)
        if not plays:
            await store.put_row(index_row(room, room.status, now, self.deadline))
        await self._services.bus.nudge(room.id, "changed")

    def _believe(self, entry: Entry) -> None:
        """What was just written here needs no reading: its events are in hand."""
        events: tuple[Any, ...] = ()
        if isinstance(entry, Played):
            events = tuple(entry.events)
            self.room.version += 1
            self.room.happen(entry, events)
        else:
            self.room.apply(entry)
        self._note(entry, events)

    def _note(self, entry: Entry, events: tuple[Any, ...]) -> None:
        self._recent.append((self.room.version, events))
        if isinstance(entry, Started | Seated):  # whoever has a seat and never comes is missed too
            self.presence.expect(self.room)

    async def catch_up(self) -> None:
        """Another node has written."""
        async with self._lock:
            await self._read_on()

    async def _read_on(self) -> None:
        """Believe what others have written, and tell it."""
        room = self.room
        news: list[Any] = []
        read = await self._services.store.read(room.id, room.version)
        for entry in map(decode_entry, read):
            events = room.apply(entry)
            self._note(entry, events)
            news.extend(events)
            if isinstance(entry, Started | Played):
                self.deadline, self._reminded = self._new_deadline(), False
        if not read:
            return
        self._shut_foreign_eyes()
        await self._tell_room()
        if room.match is not None:
            await self._tell_update(tuple(news))
        self.wake()

    def _over_after(self, entry: Entry) -> Over | None:
        match = self.room.match
        if not isinstance(entry, Played) or match is None:
            return None
        turn = self.room.game.turn(self.room.after(entry, entry.events))
        return turn if isinstance(turn, Over) else None

    # --- telling -------------------------------------------------------------------------------------------

    async def _tell_update(self, events: tuple[Any, ...]) -> None:
        if self.presence.connections:
            update = Update(self.room, events)
            await self._send_all(lambda connection: update.to(connection.viewer))

    async def _tell_room(self) -> None:
        if self.presence.connections:
            told = self.room_told()
            await self._send_all(lambda connection: told.to(connection.person))

    def room_told(self) -> RoomTold:
        return RoomTold(self.room, self.presence.people(), self.deadline)

    async def _send_all(self, message: Callable[[Connection], bytes]) -> None:
        """Send to everybody; whoever is behind is waited for, and dropped if that takes too long."""
        waiting = []
        for connection in list(self.presence.connections):
            try:
                if not connection.hand(message(connection)):
                    waiting.append(connection)
            except OSError:
                self._lose(connection)
        while waiting:
            slow = waiting[-1]
            try:
                async with asyncio.timeout(SLOWEST_SEND):
                    while waiting:
                        slow = waiting.pop()
                        await slow.send(message(slow))
            except (TimeoutError, OSError):
                self._lose(slow)

    def _lose(self, connection: Connection) -> None:
        """Its client comes back, and resumes by version."""
        self.presence.exit(connection)
        connection.drop()

    # --- coming, going, talking ----------------------------------------------------------------------------

    async def join(self, connection: Connection, hello: Hello) -> None:
        """A socket begins to look at this table. Whoever is back has their seats back."""
        async with self._lock:
            if hello.since is not None and hello.since > self.room.version:
                await self._read_on()  # they come from a node that was ahead of this one
            self._look_through(connection, hello.seat)
            newcomer = self.presence.enter(connection)
            await self._welcome(connection, hello.since)
            if newcomer:
                await self._tell_room()
            self.wake()
        if connection.person is not None:
            for seat in self.room.seats_of(connection.person):
                await self._stand_in(seat, on=False)

    async def look_through(self, connection: Connection, seat: Viewer) -> None:
        """Another pair of one's own eyes."""
        async with self._lock:
            self._look_through(connection, seat)
            await self._welcome(connection, self.room.version)

    def _look_through(self, connection: Connection, seat: Viewer) -> None:
        if seat is not None:
            owner = orders.chair(self.room, seat).person
            if owner is None or owner != connection.person:
                raise TableRefusal("not_your_seat", seat=seat)
        connection.viewer = seat

    def _shut_foreign_eyes(self) -> None:
        """A seat that changed hands is no longer seen by its former owner."""
        chairs = self.room.chairs
        for connection in self.presence.connections:
            seat = connection.viewer
            if seat is not None and (seat >= len(chairs) or chairs[seat].person != connection.person):
                connection.viewer = None

    async def _welcome(self, connection: Connection, since: int | None) -> None:
        await connection.send(self.room_told().to(connection.person))
        if since is None:
            for message in await self._services.store.chat(self.room.id):
                await connection.send(message)
        if self.room.match is not None:
            await connection.send(Update(self.room, self._events_since(since)).to(connection.viewer))

    def _events_since(self, since: int | None) -> tuple[Any, ...] | None:
        """What a client that knows this version has missed; None where that cannot be told any more."""
        version = self.room.version
        if since is None or since > version or version - since > len(self._recent):
            return None
        return tuple(event for at, events in self._recent if at > since for event in events)

    async def part(self, connection: Connection) -> None:
        """A socket looks away."""
        async with self._lock:
            self.presence.exit(connection)
            await self._tell_room()

    def _gone(self, person: str) -> None:
        self._timers.run(("heir", person), lambda: self.change(self._without_host(person)))
        for seat in self.room.seats_of(person):
            self._timers.run(("gone", seat), lambda seat=seat: self._stand_in(seat, on=True))  # type: ignore[misc]

    def _without_host(self, gone: str) -> Callable[[Room], list[Entry]]:
        return lambda room: orders.inherit(room, gone, self.presence.people())

    async def _stand_in(self, seat: Seat, *, on: bool) -> None:
        await self.change(lambda room: orders.stand_in(room, seat, on=on))

    async def say(self, person: str | None, order: Say) -> bytes:
        """Chat, told in the order in which it is stored."""
        chair = orders.chair(self.room, order.seat)
        if person is None or chair.person != person:
            raise TableRefusal("not_your_seat", seat=order.seat)
        if not self._talk.allows(person):
            raise TableRefusal("too_fast")
        async with self._lock:
            now = max(self._services.now(), self._last_said + 1e-6)
            message = encode(said(order, self.room.settings.chat, muted=chair.muted, at=now))
            await self._services.store.say(self.room.id, message, keep=KEPT)
            self._last_said = now
            await self._send_all(lambda _: message)
        await self._services.bus.nudge(self.room.id, "chat")
        return done(order.id, self.room.version)

    async def read_chat(self) -> None:
        """Something was said on another node."""
        async with self._lock:
            for message in heard_after(await self._services.store.chat(self.room.id), self._last_said):
                self._last_said = msgspec.json.decode(message)["at"]
                await self._send_all(lambda _, message=message: message)  # type: ignore[misc]

    # --- bots and clocks -----------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let bots think who must move, and the clock run for people."""
        if self.presence.connections:
            for seat in self._awaited():
                if self._is_bots(seat):
                    self._let_bot_move(seat, once=False)
        wait = None if self.deadline is None else max(0.0, self.deadline - self._services.now())
        self._timers.set("deadline", wait, lambda: self._timers.run("overdue", self.overdue))

    def _awaited(self) -> tuple[Seat, ...]:
        turn = self.room.match.turn if self.room.match else None
        return turn.seats if isinstance(turn, Await) else ()

    def _is_bots(self, seat: Seat) -> bool:
        return self.room.chairs[seat].kind == "bot" or self.room.chairs[seat].stand_in

    def _let_bot_move(self, seat: Seat, *, once: bool) -> None:
        ask = self.room.asked[seat]
        self._timers.run(("bot", seat, ask), lambda: self._bot_moves(seat, ask, once=once))

    async def _bot_moves(self, seat: Seat, ask: int, *, once: bool) -> None:
        """Wait for a while that does not depend on the choice, then choose from what the seat sees.

        The more has happened, the longer: people want to follow, and how much happens is no secret.
        """
        services, room = self._services, self.room
        happened = len(self._recent[-1][1]) if self._recent else 1
        to_follow = min(max(happened, 1), MOST_TO_FOLLOW)
        await asyncio.sleep(services.rng.uniform(*services.pace.bot_delay) * to_follow)
        chair = room.chairs[seat]
        name = chair.bot or default_bot(room.game.name).name
        for _ in range(TRIES):
            match, seed = room.match, room.seed
            if match is None or seed is None or room.asked[seat] != ask or not (once or self._is_bots(seat)):
                return
            view = room.game.view(match.state, seat)
            if not view.legal:
                return
            action = await services.bots.choose(room.game.name, name, view, bot_seed(seed, seat, ask))
            async with self._lock:
                if room.asked[seat] != ask or not (once or self._is_bots(seat)):
                    return
                if action not in room.game.legal(match.state, seat):
                    continue
                if await self._play(room.decided(seat, action, by_bot=chair.kind == "human")):
                    return

    def _new_deadline(self) -> float | None:
        clock = self.room.settings.clock
        return None if clock.kind == "none" else self._services.now() + clock.seconds

    async def overdue(self) -> None:
        """The clock ran out: a gentle one reminds whoever is here first; then a bot makes this one move."""
        async with self._lock:
            if self.deadline is None or self._services.now() < self.deadline:
                return
            gentle = self.room.settings.clock.kind == "gentle"
            if gentle and not self._reminded and self.presence.connections:  # else there is nobody to remind
                self._reminded = True
                self.deadline = self._new_deadline()
                await self._tell_room()
                self.wake()
                return
            self.deadline = None
            for seat in self._awaited():
                self._let_bot_move(seat, once=True)

    # --- housekeeping --------------------------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        """Nobody looks, and nothing is about to happen: the table may be forgotten until it is asked for."""
        return not self.presence.connections and not self._timers.busy and not self._lock.locked()

    async def close(self) -> None:
        """Stop thinking, and let what is being written be written."""
        self._timers.stop()
        async with self._lock:
            pass
