"""Registry of a node's live tables: loads on demand, unloads when idle, follows bus notifications."""

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
from lusoria.store.port import Append, CodeTaken, NoSuchTable, Stale, StoreDown, TableRow
from lusoria.table.daily_games import STORED_DAYS, day_at, later
from lusoria.table.erasure.erase_person import Eraser
from lusoria.table.erasure.wipe_schedule import WipeSchedule
from lusoria.table.live.attendance import Attendance
from lusoria.table.live.awaited_steps import AwaitedSteps, Steps, awaited_steps_of
from lusoria.table.live.live_table import LiveTable
from lusoria.table.live.services import Services
from lusoria.table.live.table_index import index_row
from lusoria.table.live.table_log import load_room
from lusoria.table.live.turn_clock import deadline
from lusoria.table.room import orders
from lusoria.table.room.entries import BotSeated, Created, Entry, Seated, encode_entry
from lusoria.table.room.names import clean_name
from lusoria.table.room.room import Change, Room, change_with, created_room, game_options
from lusoria.table.room.standings import standings
from lusoria.table.what_if import Moment, started_from, what_if_seats
from lusoria.wire.refusal import TableRefusal
from lusoria.wire.settings import Settings

ID_BYTES = 12  # random, or of an HMAC: 96 bits cannot be guessed
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 6  # of 24 letters, without I and O: 191 million codes
DATA_TOPICS = {
    "changed",
    "chat",
}  # notifications about stored data; all others may be lost
ROUND_SECONDS = 5.0  # between two rounds of housekeeping
CLOSE_SECONDS = 2.0  # for pending writes at shutdown
UNSTARTED_SECONDS = 7 * 24 * 3600.0  # until an unstarted table without visitors is deleted
PASSING_SECONDS = 24 * 3600.0  # the same for a passing table
CLOCK_RETRY_SECONDS = 600.0  # until an expired clock is retried whose table did not load here
SWEEP_SECONDS = 600.0  # between two sweeps
SWEEP_BATCH = 50  # tables per sweep and kind: a round stays short


class Hub:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, LiveTable] = {}
        self._users: Counter[str] = Counter()
        """Users of each table, including those who wait for it to load. Keeps it from being unloaded."""
        self._loads: dict[str, asyncio.Task[None]] = {}
        self._housekeeping_task: asyncio.Task[None] | None = None
        self._notified: set[tuple[str, str]] = set()
        """Tables with a notification of this kind since the last read."""
        self._follow_tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._needs_resync = False
        """Notifications may be lost: read every log again."""
        self._is_node_silent = False
        """Another node is silent but may write: read the logs of all tables that it may write to."""
        self._attendance = Attendance(services)
        self._awaited_steps = AwaitedSteps(services.store)
        self.eraser = Eraser(self)
        self._swept_at = services.now()
        self._wipe_schedule = WipeSchedule(services.store)

    async def open(self) -> None:
        await self.services.bus.listen(self._on_notification)
        self._housekeeping_task = asyncio.get_running_loop().create_task(self._run_rounds())

    async def close(self) -> None:
        """Finish pending writes, then stop. Waits at most `CLOSE_SECONDS`."""
        if self._housekeeping_task is not None:
            self._housekeeping_task.cancel()
        closing = [asyncio.create_task(table.close()) for table in self.tables.values()]
        if closing:
            await asyncio.wait(closing, timeout=CLOSE_SECONDS)

    # --- finding -------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def use(self, table: str) -> AsyncIterator[LiveTable]:
        """The node's only copy of a table, loaded if needed. It stays loaded inside the `with` block."""
        with self._in_use(table):
            if table not in self.tables or self.tables[table].is_deleted:
                await self._load_once(table)
            yield self.tables[table]

    @contextlib.contextmanager
    def _in_use(self, table: str) -> Iterator[None]:
        """Reference count: an unloaded table could be loaded a second time while this copy is in use."""
        self._users[table] += 1
        try:
            yield
        finally:
            self._release(table)

    def _release(self, table: str) -> None:
        self._users[table] -= 1
        if not self._users[table]:
            del self._users[table]

    async def _load_once(self, table: str) -> None:
        """Load a table once for all callers: two copies would not see each other's changes."""
        await asyncio.shield(self._loads.get(table) or self._start_load(table, self._load(table)))

    def _start_load(self, table: str, work: Coroutine[None, None, None]) -> "asyncio.Task[None]":
        task = self._loads[table] = asyncio.get_running_loop().create_task(work)
        task.add_done_callback(lambda _: self._loads.pop(table, None))
        return task

    async def _load(self, table: str) -> None:
        room = await load_room(self.services.store, table)
        row = await self.services.store.row(table)
        if (former := self.tables.get(table)) is not None:
            await former.close()  # a copy of a deleted table that exists again
        live = self._add(room)
        live.clock.begin(None if row is None else row.deadline)
        self.services.bus.notify(table, "who")

    def _add(self, room: Room) -> LiveTable:
        live = self.tables[room.id] = LiveTable(room, self.services)
        live.presence.expect(room)
        return live

    async def catch_up(self, table: str) -> None:
        """Read on in a table's log if the table is loaded: another component wrote to it."""
        if (load := self._loads.get(table)) is not None:
            await asyncio.wait([load])
        if (live := self.tables.get(table)) is not None:
            await live.catch_up()

    @contextlib.asynccontextmanager
    async def lock(self, table: str) -> AsyncIterator[None]:
        """Block writes to a table by this node, bots included. Other nodes may still write."""
        with self._in_use(table):
            live = self.tables.get(table)
            async with contextlib.nullcontext() if live is None else live.lock():
                yield

    def mark_deleted(self, table: str) -> None:
        """Tell a loaded table's clients that the table is deleted."""
        if (live := self.tables.get(table)) is not None:
            live.mark_deleted()

    async def awaited_steps(self, table: str) -> Steps:
        """The step each person is awaited at. Does not load the table, so no grace period or clock starts."""
        live = self.tables.get(table)
        return (
            await self._awaited_steps.at(table)
            if live is None or live.is_deleted
            else awaited_steps_of(live.room)
        )

    def in_play(self) -> list[Room]:
        """Listed tables of this node with players present, newest first."""
        playing = [live for live in self.tables.values() if live.is_listed_in_play]
        rooms = [live.room for live in playing if live.has_seated_player and not live.is_deleted]
        return sorted(rooms, key=lambda room: room.created, reverse=True)

    async def find_by_code(self, code: str) -> TableRow:
        row = await self.services.store.find(code.strip().upper())
        if row is None:
            raise TableRefusal("no_such_table")
        return row

    # --- making --------------------------------------------------------------------------------------------

    async def _create(
        self,
        table: str,
        host: str,
        settings: Settings,
        seatings: Sequence[Seated | BotSeated],
        former: Room | None = None,
        what_if: Moment | None = None,
    ) -> Room:
        """Write the first entries of a log. Raises Stale if the table exists.

        A rematch takes over the code of its `former` table, and starts at once if only bots play along.
        A what-if table is in no person's list of tables.
        """
        now = self.services.now()
        rules = find_game(settings.game).version if what_if is None else what_if.rules
        origin = None if what_if is None else what_if.origin

        def first_entries(code: str) -> Change:
            created = Created(code, settings, host, now, rules, standings(former) if former else (), origin)
            change = Change((created,), created_room(table, created))
            change = change.then(change_with(change.room, *seatings))
            if what_if is not None:
                change = change.then(started_from(change.room, what_if.before, now))
            elif former is not None and orders.has_one_person(change.room):
                change = change.then(orders.start(change.room, host, now))
            return change

        return await self.create(first_entries, None if former is None else former.code)

    async def create(self, first_entries: Callable[[str], Change], code: str | None = None) -> Room:
        """Write the first entries of a log, with a free code. Raises Stale if the table exists."""
        now = self.services.now()
        for _ in range(20):
            change = first_entries(code or new_code())
            room = change.room
            with contextlib.suppress(CodeTaken):
                row = index_row(room, now, deadline(room, now))
                people = () if room.what_if else people_of(room.host, change.entries)
                entries = tuple(map(encode_entry, change.entries))
                await self.services.store.append(Append(room.id, 0, entries, row, people))
                return room
            code = None
        raise TableRefusal("busy")

    async def open_table(
        self, host: str, name: str, settings: Settings, table: str | None = None
    ) -> LiveTable:
        """Create a table with its host on the first seat."""
        seated = Seated(0, host, clean_name(name, ()))
        return self._add(await self._create(table or new_id(), host, settings, [seated]))

    async def open_what_if(
        self, person: str, seat: Seat, record: Record, what_if: Moment, settings: Settings
    ) -> LiveTable:
        """Create a passing table where this person plays a finished game on from `what_if`, as `seat`."""
        seatings = what_if_seats(record, seat, person, settings)
        live = self._add(await self._create(new_id(), person, settings, seatings, what_if=what_if))
        await self.eraser.check_what_if(live.room, record)
        return live

    async def rematch(self, table: LiveTable, person: str) -> LiveTable:
        """The rematch table of a finished one: the same players, the same code.

        Its id is derived from the old table's id, so concurrent requests on any nodes create one table.
        A caller that comes late, or after one that failed half-way, continues from what is written.
        """
        await table.decide(lambda room: orders.may_play_again(room, person))
        before = table.room
        rematch = self.rematch_of(before)
        await self._create_rematch(before, rematch)
        await table.change(lambda room: orders.rematch(room, rematch))
        await self.eraser.check_rematch(before, table.room, rematch)
        assert table.room.rematch is not None
        async with self.use(table.room.rematch) as live:
            return live

    def rematch_of(self, room: Room) -> str:
        return room.rematch or rematch_id(self.services.rematch_key, room.id)

    async def _create_rematch(self, room: Room, rematch: str) -> None:
        """Write the rematch table's log unless it exists. The table is unlisted until its host lists it.

        The rematch of a what-if game starts from the same moment.
        """
        seatings: list[Seated | BotSeated] = []
        for seat, chair in enumerate(room.chairs):
            if chair.person is not None:
                seatings.append(Seated(seat, chair.person, chair.name))
            elif chair.bot is not None:
                seatings.append(BotSeated(seat, chair.bot, chair.name))
        if not await self.services.store.read(rematch, 0, 1):
            with contextlib.suppress(Stale):
                settings = replace(room.settings, listed=False)
                await self._create(rematch, room.host, settings, seatings, room, Moment.of(room))

    # --- housekeeping --------------------------------------------------------------------------------------

    def _on_notification(self, table: str, topic: str) -> None:
        """Handle a notification from another node. `table` is empty if notifications may be lost."""
        self._needs_resync |= topic == "missed"
        self._is_node_silent |= topic == "silent"
        live = self.tables.get(table)
        if live is None:
            if topic in DATA_TOPICS:
                self._needs_resync |= table in self._loads  # the load may have read less than this is about
            return
        if topic.startswith("here:"):
            live.presence.on_announcement(live.room, [int(seat) for seat in topic[5:].split(",") if seat])
            return
        if topic.startswith("pace:"):
            live.presence.on_pace(topic[5:])
            return
        if topic.startswith("reaction:"):
            live.show_reaction(topic[9:])
            return
        if topic == "who":
            live.announce_presence()
            return
        if topic == "deleted":
            live.mark_deleted()
            return
        self._notified.add((table, topic))
        if (table, topic) not in self._follow_tasks:
            self._users[table] += 1  # now, because the task starts later
            self._follow_tasks[table, topic] = asyncio.get_running_loop().create_task(
                self._follow(table, topic)
            )

    async def _follow(self, table: str, topic: str) -> None:
        """Read on, and once more after any number of notifications meanwhile."""
        try:
            while (table, topic) in self._notified and (live := self.tables.get(table)) is not None:
                self._notified.discard((table, topic))
                await self._safely(live.catch_up() if topic == "changed" else live.read_chat())
        except StoreDown:
            self._needs_resync = True
        finally:
            self._notified.discard((table, topic))
            del self._follow_tasks[table, topic]
            self._release(table)

    async def _run_rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            with contextlib.suppress(StoreDown):
                await self._safely(self.run_housekeeping())

    async def run_housekeeping(self) -> None:
        """Announce presence, unload idle tables, handle expired clocks of any table, sweep."""
        for live in list(self.tables.values()):
            live.announce_presence()  # first, because it needs no store
        if self._needs_resync or self._is_node_silent:
            await self._resync(
                list(self.tables.values()) if self._needs_resync else self._possibly_shared_tables()
            )
        for live in list(self.tables.values()):
            await self._safely(self._maintain(live))
        for row in await self.services.store.overdue_tables(self.services.now(), limit=50):
            await self._safely(self._handle_expired_clock(row))
        await self._safely(self._attendance.note(self.tables))
        if self.services.now() - self._swept_at >= SWEEP_SECONDS:
            self._swept_at = self.services.now()
            await self._safely(self._sweep())

    def _possibly_shared_tables(self) -> list[LiveTable]:
        """Tables with a seated person who has no socket on this node, and may have one on another."""
        return [live for live in self.tables.values() if not live.has_all_players]

    async def _resync(self, tables: Sequence[LiveTable]) -> None:
        """Read on in the logs and chats of these tables. More notifications may be lost meanwhile."""
        self._needs_resync = self._is_node_silent = False
        try:
            for live in tables:
                await self._safely(live.catch_up())
                await self._safely(live.read_chat())
        except StoreDown:
            self._needs_resync = True
            raise

    async def _sweep(self) -> None:
        """Delete abandoned and passing tables and old daily results, and wipe erased data.

        Other nodes may do the same at the same time.
        """
        now, store = self.services.now(), self.services.store
        await store.sweep_days(later(day_at(now), -STORED_DAYS))
        unstarted, unused = now - UNSTARTED_SECONDS, now - PASSING_SECONDS
        await self._delete_tables(await store.unstarted_tables(unstarted, SWEEP_BATCH), unstarted)
        await self._delete_tables(await store.unused_temporary_tables(unused, SWEEP_BATCH), unused)
        await self._wipe_schedule.run_if_due(now, idle=not self.tables)

    async def _delete_tables(self, tables: Sequence[str], before: float) -> None:
        deleted = 0
        for table in tables:
            if table not in self.tables and table not in self._loads:
                try:
                    await self._start_load(table, self._delete_or_load(table, before))
                except TableRefusal:
                    deleted += 1
                except NoSuchTable:
                    continue
        if deleted and len(tables) == SWEEP_BATCH:
            self._swept_at = -inf  # continue in the next round, so that this one stays short

    async def _delete_or_load(self, table: str, before: float) -> None:
        """Runs as the table's load: callers wait for it, and get the table if it was not deleted."""
        if await self.services.store.forget(table, before):
            raise TableRefusal("no_such_table")
        await self._load(table)

    async def _maintain(self, live: LiveTable) -> None:
        room = live.room
        if live.is_deleted or (live.is_idle and room.id not in self._users):
            if self.tables.get(room.id) is live:  # it may have been loaded again meanwhile
                del self.tables[room.id]
            await live.close()
            await live.forget_talk()
            return
        if live.is_uncertain:
            await live.catch_up()
        live.wake()  # a bot may have stopped because the store was down

    async def _handle_expired_clock(self, row: TableRow) -> None:
        """Handle an expired clock, also of a table that is not loaded."""
        assert row.deadline is not None
        try:
            async with self.use(row.id) as live:
                if live.room.status != "playing" or live.room.endless:
                    await self.services.store.move_deadline(row.id, row.deadline, None)
                    return
                live.clock.deadline = live.clock.deadline or row.deadline
                await live.on_deadline()
        except StoreDown:
            raise
        except Exception:  # unreadable here, or its game fails: other tables are waiting
            later = self.services.now() + CLOCK_RETRY_SECONDS
            await self.services.store.move_deadline(row.id, row.deadline, later)
            raise

    async def _safely(self, work: Awaitable[None]) -> None:
        """Report one table's error and go on with the others. Only StoreDown is raised: it affects all."""
        try:
            await work
        except StoreDown:
            raise
        except Exception as error:  # noqa: BLE001 (a table or its game may raise anything)
            self.services.on_crash("table", error)


def people_of(host: str, entries: Sequence[Entry]) -> tuple[str, ...]:
    return host, *(entry.person for entry in entries if isinstance(entry, Seated))


def check_opening(name: str, settings: Settings) -> None:
    """Raise what makes such a table impossible, before the attempt counts against the quota."""
    clean_name(name, ())
    game = find_game(settings.game)
    game_options(game, settings)
    orders.bot_for_empty_seats(settings)
    orders.check_coach(settings, game.version)
    orders.check_language(settings)


def rematch_id(key: bytes, table: str) -> str:
    """Id of the rematch table, derived with a secret key: clients cannot guess it from the table's id."""
    digest = hmac.digest(key, f"lusoria/rematch|{table}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest[:ID_BYTES]).decode()


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)
