"""All the tables of one node: found, loaded when somebody asks, forgotten when nobody looks."""

import asyncio
import base64
import contextlib
import hashlib
import hmac
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from math import inf

from msgspec.structs import replace

from lusoria.core.game import Seat
from lusoria.games import game as find_game
from lusoria.records.record import Record
from lusoria.store.port import CodeTaken, NoSuchTable, Stale, StoreDown, TableRow
from lusoria.table.daily_games import KEPT_DAYS, day_at, later
from lusoria.table.erasure.erase_person import Erasing
from lusoria.table.erasure.wipe_schedule import Wiping
from lusoria.table.live.attendance import Attendance
from lusoria.table.live.awaited_steps import Asked, Steps, steps_asked
from lusoria.table.live.live_table import LiveTable
from lusoria.table.live.services import Services
from lusoria.table.live.table_index import index_row
from lusoria.table.live.table_log import load_room
from lusoria.table.live.turn_clock import deadline
from lusoria.table.room import orders
from lusoria.table.room.entries import BotSeated, Created, Entry, Seated, encode_entry
from lusoria.table.room.names import clean_name
from lusoria.table.room.room import Change, Room, changed, founded, game_options
from lusoria.table.room.standings import standings
from lusoria.table.what_if import Moment, company_of, gone_on
from lusoria.wire.refusal import TableRefusal
from lusoria.wire.settings import Settings

ID_BYTES = 12
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 6
"""24 letters without I and O, six of them: nearly two hundred million codes."""
NEWS = {"changed", "chat"}
"""Nudges about something that is written. The others are said every round, or forgotten at once."""
ROUND_SECONDS = 5.0
CLOSE_WITHIN = 2.0
DESERTED_FOR = 7 * 24 * 3600.0
PASSING_FOR = 24 * 3600.0
RING_AGAIN = 600.0
"""Seconds: after that a clock is tried again whose table could not be opened. Another node may read it."""
SWEEP_EVERY = 600.0
SWEPT_AT_ONCE = 50


class Hub:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, LiveTable] = {}
        self._at: Counter[str] = Counter()
        """How many are at each table, or wait for it."""
        self._loads: dict[str, asyncio.Task[None]] = {}
        self._rounds: asyncio.Task[None] | None = None
        self._asked: set[tuple[str, str]] = set()
        """Tables about which there was a nudge of this kind since they were read."""
        self._follows: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._missed = False
        """Nudges may have been lost: look at every log again."""
        self._silent = False
        """A node says nothing, and may write: look at the logs to which others than those here may write."""
        self._attendance = Attendance(services)
        self._asked_at = Asked(services.store)
        self.erasing = Erasing(self)
        self._swept = services.now()
        self._wiping = Wiping(services.store)

    async def open(self) -> None:
        await self.services.bus.listen(self._heard)
        self._rounds = asyncio.get_running_loop().create_task(self._go_round())

    async def close(self) -> None:
        """Finish what is being written, then stop; a store that does not answer is not waited for."""
        if self._rounds is not None:
            self._rounds.cancel()
        closing = [asyncio.create_task(table.close()) for table in self.tables.values()]
        if closing:
            await asyncio.wait(closing, timeout=CLOSE_WITHIN)

    # --- finding -------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[LiveTable]:
        """The one live copy of a table, for as long as one needs it."""
        with self._kept(table):
            if table not in self.tables or self.tables[table].gone:
                await self._loading(table)
            yield self.tables[table]

    @contextlib.contextmanager
    def _kept(self, table: str) -> Iterator[None]:
        """It is not forgotten meanwhile (a reference count): a second copy would be loaded beside it."""
        self._at[table] += 1
        try:
            yield
        finally:
            self._let_go(table)

    def _let_go(self, table: str) -> None:
        self._at[table] -= 1
        if not self._at[table]:
            del self._at[table]

    async def _loading(self, table: str) -> None:
        """One load at a time, whoever waits: two live copies would not hear of one another."""
        await asyncio.shield(self._loads.get(table) or self._begin(table, self._load(table)))

    def _begin(self, table: str, work: Coroutine[None, None, None]) -> "asyncio.Task[None]":
        task = self._loads[table] = asyncio.get_running_loop().create_task(work)
        task.add_done_callback(lambda _: self._loads.pop(table, None))
        return task

    async def _load(self, table: str) -> None:
        room = await load_room(self.services.store, table)
        row = await self.services.store.row(table)
        if (former := self.tables.get(table)) is not None:
            await former.close()  # a copy of a table that was deleted, and is there again
        live = self._alive(room)
        live.clock.begin(None if row is None else row.deadline)
        self.services.bus.nudge(table, "who")

    def _alive(self, room: Room) -> LiveTable:
        live = self.tables[room.id] = LiveTable(room, self.services)
        live.presence.expect(room)
        return live

    async def look_again(self, table: str) -> None:
        """Something was written beside this node's copy of a table, if there is one."""
        if (load := self._loads.get(table)) is not None:
            await asyncio.wait([load])
        if (live := self.tables.get(table)) is not None:
            await live.catch_up()

    @contextlib.asynccontextmanager
    async def held(self, table: str) -> AsyncIterator[None]:
        """Nobody at this node writes to a table meanwhile, bots included; other nodes may."""
        with self._kept(table):
            live = self.tables.get(table)
            async with contextlib.nullcontext() if live is None else live.held():
                yield

    def vanished(self, table: str) -> None:
        """A table was deleted, whoever still looks at it."""
        if (live := self.tables.get(table)) is not None:
            live.vanish()

    async def asked(self, table: str) -> Steps:
        """What people are asked there, without coming to it: nobody is missed there, and no clock begins."""
        live = self.tables.get(table)
        return await self._asked_at.at(table) if live is None or live.gone else steps_asked(live.room)

    def in_play(self) -> list[Room]:
        """The listed tables of this node whose people are playing now, the newest first."""
        playing = [live for live in self.tables.values() if live.listed_in_play]
        shown = [live.room for live in playing if live.attended and not live.gone]
        return sorted(shown, key=lambda room: room.created, reverse=True)

    async def by_code(self, code: str) -> TableRow:
        row = await self.services.store.find(code.strip().upper())
        if row is None:
            raise TableRefusal("no_such_table")
        return row

    # --- making --------------------------------------------------------------------------------------------

    async def _write(
        self,
        table: str,
        host: str,
        settings: Settings,
        sitters: Sequence[Seated | BotSeated],
        former: Room | None = None,
        what_if: Moment | None = None,
    ) -> Room:
        """The beginning of a log, with a code that no other table has; Stale where somebody has begun it.

        Where the company comes from a `former` table, its code comes with them: nobody needs it there.
        Where it goes on from another game, nobody has it among their tables.
        """
        now = self.services.now()
        rules = find_game(settings.game).version if what_if is None else what_if.rules
        origin = None if what_if is None else what_if.origin

        def beginning(code: str) -> Change:
            created = Created(code, settings, host, now, rules, standings(former) if former else (), origin)
            begun = Change((created,), founded(table, created))
            begun = begun.then(changed(begun.room, *sitters))
            if what_if is not None:
                begun = begun.then(gone_on(begun.room, what_if.before, now))
            elif former is not None and orders.is_alone(begun.room):
                begun = begun.then(orders.start(begun.room, host, now))
            return begun

        return await self.found(beginning, None if former is None else former.code)

    async def found(self, beginning: Callable[[str], Change], code: str | None = None) -> Room:
        """Write the beginning of a log, with a code that no other table has; Stale where somebody has."""
        now = self.services.now()
        for _ in range(20):
            begun = beginning(code or new_code())
            room = begun.room
            with contextlib.suppress(CodeTaken):
                await self.services.store.append(
                    room.id,
                    0,
                    [encode_entry(entry) for entry in begun.entries],
                    row=index_row(room, now, deadline(room, now)),
                    people=[] if room.what_if else people_of(room.host, begun.entries),
                )
                return room
            code = None
        raise TableRefusal("busy")

    async def open_for(self, host: str, name: str, settings: Settings, table: str | None = None) -> LiveTable:
        """A new table whose host sits on the first seat."""
        seated = Seated(0, host, clean_name(name, ()))
        return self._alive(await self._write(table or new_id(), host, settings, [seated]))

    async def go_on(
        self, person: str, seat: Seat, record: Record, what_if: Moment, settings: Settings
    ) -> LiveTable:
        """A passing table, at which this person plays a finished game on, as one of its seats."""
        sitters = company_of(record, seat, person, settings)
        live = self._alive(await self._write(new_id(), person, settings, sitters, what_if=what_if))
        await self.erasing.went_on(live.room, record)
        return live

    async def rematch(self, table: LiveTable, person: str) -> LiveTable:
        """The same company at a new table, which is one however many ask at once, on whatever nodes.

        It has the old one's code. Somebody who is alone with bots begins at once.
        Its name follows from that of the old one, so that its first entry is the lock; whoever comes too late
        for that, or after somebody who got no further, goes on from there.
        """
        await table.decide(lambda room: orders.may_play_again(room, person))
        before = table.room
        named = self.rematch_of(before)
        await self._play_again(before, named)
        await table.change(lambda room: orders.rematch(room, named))
        await self.erasing.follow(before, table.room, named)
        assert table.room.rematch is not None
        async with self.at(table.room.rematch) as again:
            return again

    def rematch_of(self, room: Room) -> str:
        return room.rematch or rematch_id(self.services.rematch_key, room.id)

    async def _play_again(self, room: Room, again: str) -> None:
        """Have this table, if it is not there. Its host may list it again: nobody else waits for it.

        What went on from another game goes on from the same moment once more.
        """
        sitters: list[Seated | BotSeated] = []
        for seat, chair in enumerate(room.chairs):
            if chair.person is not None:
                sitters.append(Seated(seat, chair.person, chair.name))
            elif chair.bot is not None:
                sitters.append(BotSeated(seat, chair.bot, chair.name))
        if not await self.services.store.read(again, 0, 1):
            with contextlib.suppress(Stale):
                settings = replace(room.settings, listed=False)
                await self._write(again, room.host, settings, sitters, room, Moment.of(room))

    # --- keeping house -------------------------------------------------------------------------------------

    def _heard(self, table: str, what: str) -> None:
        """A nudge from another node; without a table where some may have been lost."""
        self._missed |= what == "missed"
        self._silent |= what == "silent"
        live = self.tables.get(table)
        if live is None:
            if what in NEWS:
                self._missed |= table in self._loads  # it may be about more than has been read
            return
        if what.startswith("here:"):
            live.presence.heard_of(live.room, [int(seat) for seat in what[5:].split(",") if seat])
            return
        if what.startswith("pace:"):
            live.presence.heard_pace(what[5:])
            return
        if what.startswith("reaction:"):
            live.heard_reaction(what[9:])
            return
        if what == "who":
            live.say_who_is_here()
            return
        if what == "deleted":
            live.vanish()
            return
        self._asked.add((table, what))
        if (table, what) not in self._follows:
            self._at[table] += 1  # from now on, not when the task begins
            self._follows[table, what] = asyncio.get_running_loop().create_task(self._follow(table, what))

    async def _follow(self, table: str, what: str) -> None:
        """Read on; once more where there was a nudge meanwhile, however many there were."""
        try:
            while (table, what) in self._asked and (live := self.tables.get(table)) is not None:
                self._asked.discard((table, what))
                await self._safely(live.catch_up() if what == "changed" else live.read_chat())
        except StoreDown:
            self._missed = True
        finally:
            self._asked.discard((table, what))
            del self._follows[table, what]
            self._let_go(table)

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            with contextlib.suppress(StoreDown):
                await self._safely(self.go_round())

    async def go_round(self) -> None:
        """Say who is here, put idle tables away, ring clocks that ran out while nobody looked, and sweep."""
        for live in list(self.tables.values()):
            live.say_who_is_here()  # first: it needs no store, and without it others take them for gone
        if self._missed or self._silent:
            await self._look_again(list(self.tables.values()) if self._missed else self._shared())
        for live in list(self.tables.values()):
            await self._safely(self._look_after(live))
        for row in await self.services.store.overdue(self.services.now(), limit=50):
            await self._safely(self._ring(row))
        await self._safely(self._attendance.note(self.tables))
        if self.services.now() - self._swept >= SWEEP_EVERY:
            self._swept = self.services.now()
            await self._safely(self._sweep())

    def _shared(self) -> list[LiveTable]:
        """Tables that have somebody who is not at this node, and may be at another."""
        return [live for live in self.tables.values() if not live.all_here]

    async def _look_again(self, tables: Sequence[LiveTable]) -> None:
        """Nudges may have been lost: read on at these tables, their talk too. More may be lost meanwhile."""
        self._missed = self._silent = False
        try:
            for live in tables:
                await self._safely(live.catch_up())
                await self._safely(live.read_chat())
        except StoreDown:
            self._missed = True
            raise

    async def _sweep(self) -> None:
        """Delete tables that never began and nobody has been at for a week, and passing ones after a day.

        Tries at the challenges of long ago, too. Other nodes may do the same. And wipe what was erased.
        """
        now, store = self.services.now(), self.services.store
        await store.sweep_days(later(day_at(now), -KEPT_DAYS))
        deserted, passed = now - DESERTED_FOR, now - PASSING_FOR
        await self._sweep_away(await store.deserted(deserted, SWEPT_AT_ONCE), deserted)
        await self._sweep_away(await store.passed(passed, SWEPT_AT_ONCE), passed)
        await self._wiping.go(now, peace=not self.tables)

    async def _sweep_away(self, found: Sequence[str], before: float) -> None:
        gone = 0
        for table in found:
            if table not in self.tables and table not in self._loads:
                try:
                    await self._begin(table, self._forget(table, before))
                except TableRefusal:
                    gone += 1
                except NoSuchTable:
                    continue
        if gone and len(found) == SWEPT_AT_ONCE:
            self._swept = -inf  # more are waiting: go on in the next round, and hold nobody up in this one

    async def _forget(self, table: str, before: float) -> None:
        """In the place of a load: whoever asks for the table meanwhile waits, and finds it if it stayed."""
        if await self.services.store.forget(table, before):
            raise TableRefusal("no_such_table")
        await self._load(table)

    async def _look_after(self, live: LiveTable) -> None:
        room = live.room
        if live.gone or (live.idle and room.id not in self._at):
            if self.tables.get(room.id) is live:  # it may have been made again meanwhile
                del self.tables[room.id]
            await live.close()
            await live.forget_talk()
            return
        if live.doubtful:
            await live.catch_up()
        live.wake()  # a bot may have been stopped by a store that was down

    async def _ring(self, row: TableRow) -> None:
        """A clock ran out, perhaps at a table that nobody has open."""
        assert row.deadline is not None
        try:
            async with self.at(row.id) as live:
                if live.room.status != "playing" or live.room.endless:
                    await self.services.store.move_deadline(row.id, row.deadline, None)
                    return
                live.clock.deadline = live.clock.deadline or row.deadline
                await live.overdue()
        except StoreDown:
            raise
        except Exception:  # it cannot be read here, or its game is broken: others are waiting, too
            later = self.services.now() + RING_AGAIN
            await self.services.store.move_deadline(row.id, row.deadline, later)
            raise

    async def _safely(self, work: Awaitable[None]) -> None:
        """One table's mistake does not keep the others waiting; a store that is down concerns them all."""
        try:
            await work
        except StoreDown:
            raise
        except Exception as error:  # noqa: BLE001 (whatever a table or its game does)
            self.services.crashed("table", error)


def people_of(host: str, entries: Sequence[Entry]) -> list[str]:
    return [host, *(entry.person for entry in entries if isinstance(entry, Seated))]


def check_opening(name: str, settings: Settings) -> None:
    """Why nobody can open such a table: before it counts as one that was opened."""
    clean_name(name, ())
    game = find_game(settings.game)
    game_options(game, settings)
    orders.company(settings)
    orders.lit(settings, game.version)
    orders.heard(settings)


def rematch_id(key: bytes, table: str) -> str:
    """The table at which the people of this one play again. Whoever knows the one cannot tell the other."""
    digest = hmac.digest(key, f"lusoria/rematch|{table}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest[:ID_BYTES]).decode()


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)
