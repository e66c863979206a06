"""Housekeeping: an error at one table is logged and does not affect others."""

import asyncio
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from lusoria.bus.port import NoBus
from lusoria.store.memory import MemoryStore
from lusoria.store.port import StoreDown, Unsure
from lusoria.table.erasure import wipe_schedule
from lusoria.table.live import attendance, hub
from lusoria.table.live.hub import Hub
from lusoria.table.live.live_table import LiveTable
from lusoria.table.live.services import Pace, Services
from lusoria.table.room import orders
from lusoria.wire.client_messages import PROTOCOL, Act, Hello, Say
from lusoria.wire.refusal import TableRefusal
from lusoria.wire.server_messages import DoneMessage, LateMessage, RefusedMessage
from lusoria.wire.settings import Clock, Settings
from tests.server.world import InlineBots, wait_until
from tests.table.live.test_stale_node import Reader

pytestmark = pytest.mark.anyio

ALEA = Settings(game="alea", players=2)
GENTLE = replace(ALEA, clock=Clock("gentle", 60))


class Nudges(NoBus):
    """Remembers what the other nodes were told."""

    def __init__(self) -> None:
        self.said: list[tuple[str, str]] = []

    def notify(self, table: str, what: str) -> None:
        self.said.append((table, what))


class World:
    """One node with a clock that is set by hand, and all that went wrong in it."""

    def __init__(self, store: MemoryStore | None = None, grace: float = 0.02) -> None:
        self.now = 0.0
        self.crashes: list[Exception] = []
        self.store = store or MemoryStore()
        self.nudges = Nudges()
        self.hub = Hub(
            Services(
                self.store,
                self.nudges,
                InlineBots(),
                lambda: self.now,
                Pace(grace, grace),
                on_crash=lambda _where, error: self.crashes.append(error),
            )
        )

    async def playing(self, settings: Settings = ALEA) -> LiveTable:
        live = await self.hub.open_table("livia", "Livia", settings)
        await live.change(lambda room: orders.sit(room, "marcus", "Marcus", None))
        await live.change(lambda room: orders.start(room, "livia", self.now))
        return live


async def test_unreadable_table_does_not_stop_housekeeping(monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest was uninstalled while a clock ran at one of its tables."""
    world = World(grace=600.0)
    gone, well = await world.playing(GENTLE), await world.playing(GENTLE)
    entries = world.store._logs[gone.room.id]
    entries[0] = entries[0].replace(b'"game":"alea"', b'"game":"mora"')
    for live in (gone, well):
        await live.close()
        del world.hub.tables[live.room.id]
    world.now = 1000.0
    await world.hub.run_housekeeping()
    assert [str(crash) for crash in world.crashes] == ["unreadable"]
    assert well.room.id in world.hub.tables
    row = await world.store.row(gone.room.id)
    assert row is not None
    assert row.deadline == 1000.0 + hub.CLOCK_RETRY_SECONDS, "another node may read it"
    with pytest.raises(TableRefusal, match="unreadable"):
        async with world.hub.use(gone.room.id):
            pass


async def test_background_error_is_reported_and_survived() -> None:
    world = World(grace=600.0)
    live = await world.hub.open_table("livia", "Livia", ALEA)

    async def breaks() -> None:
        raise ZeroDivisionError

    live._timers.run("anything", breaks)
    await asyncio.sleep(0.01)
    assert [type(crash) for crash in world.crashes] == [ZeroDivisionError]
    assert not live._timers.busy


class Forgetful(MemoryStore):
    """Writes, and loses the connection before it can say so."""

    lose = False

    async def append(self, *args: Any, **more: Any) -> int:
        version = await super().append(*args, **more)
        if self.lose:
            self.lose = False
            raise Unsure("gone")
        return version


async def test_uncertain_commit_is_checked_in_the_log() -> None:
    store = Forgetful()
    world = World(store, grace=600.0)
    live = await world.playing()
    watcher = Reader()
    await live.join(watcher, Hello(PROTOCOL, live.room.id))
    store.lose = True
    roll = Act("one", 0, 0, msgspec.Raw(b'{"type":"roll","dice":1}'))
    lost = await live.act(Reader("livia"), roll)
    assert lost.message == RefusedMessage("down", why="down", facts={}, command="one")
    told, version = len(watcher.got), live.room.version
    world.nudges.said.clear()
    await world.hub.run_housekeeping()
    assert live.room.version == version + 1
    assert world.nudges.said == [(live.room.id, "changed")], "nor did the other nodes know of it"
    assert b'"dice_thrown"' in watcher.got[told]
    again = await live.act(Reader("livia"), roll)
    assert (type(again.message), again.is_sent) == (DoneMessage, False), "the same order again is known"
    late = await live.act(Reader("livia"), msgspec.structs.replace(roll, command="two"))
    assert isinstance(late.message, LateMessage)


async def test_absent_rematch_host_is_succeeded() -> None:
    world = World()
    again = await world.hub.open_table("livia", "Livia", ALEA)
    await again.change(lambda room: orders.sit(room, "marcus", "Marcus", None))
    marcus = Reader("marcus")
    await again.join(marcus, Hello(PROTOCOL, again.room.id, 1))
    world.now = 1.0
    for _ in range(50):
        await asyncio.sleep(0.01)
        if again.room.host == "marcus":
            break
    assert again.room.host == "marcus"


async def test_chat_is_decided_after_pending_changes() -> None:
    """The host ends the talk while a word is on its way."""
    world = World(grace=600.0)
    live = await world.hub.open_table("livia", "Livia", ALEA)
    silent = replace(ALEA, chat="off")
    ends = asyncio.ensure_future(live.change(lambda room: orders.change_settings(room, "livia", silent)))
    await asyncio.sleep(0)
    answer = await live.say("livia", Say("one", 0, "hello"))
    await ends
    assert answer.message == RefusedMessage("table", why="chat_off", facts={}, command="one")
    assert await world.store.chat(live.room.id) == []


async def test_reminder_is_shared_by_all_nodes() -> None:
    """A gentle clock that has begun once more at one node does not ring at another."""
    world = World(grace=600.0)
    live = await world.playing(GENTLE)
    await live.join(Reader("livia"), Hello(PROTOCOL, live.room.id, 0))
    world.now = 61.0
    await live.overdue()
    row = await world.store.row(live.room.id)
    assert row is not None
    assert row.deadline == live.clock.deadline == 121.0


async def test_unreadable_entry_is_not_applied() -> None:
    """A newer node has written: all that follows waits until this one is renewed, too."""
    world = World(grace=600.0)
    live = await world.hub.open_table("livia", "Livia", ALEA)
    version = live.room.version
    await world.store.append(
        live.room.id, version, [b'{"type":"host_passed","host":"x"}', b'{"type":"sung"}']
    )
    with pytest.raises(TableRefusal, match="unreadable"):
        await live.catch_up()
    assert live.room.version == version


class TestSweptByAnotherNode:
    async def test_sweep_spares_a_table_watched_here(self) -> None:
        """Before: a looker was first noted after a day, however long nobody had been there."""
        store = MemoryStore()
        one, other = World(store, grace=600.0), World(store, grace=600.0)
        table = (await one.hub.open_table("livia", "Livia", ALEA)).room.id
        await put_away(one, table)
        other.now = hub.UNSTARTED_SECONDS - 3600
        async with other.hub.use(table) as far:
            await far.join(Reader(), Hello(PROTOCOL, table))
            await other.hub.run_housekeeping()
            one.now = other.now = hub.UNSTARTED_SECONDS + 3600
            await one.hub.run_housekeeping()
            assert await store.read(table)
            await far.change(lambda room: orders.sit(room, "marcus", "Marcus", None))

    async def test_spectator_does_not_relist_a_table(self) -> None:
        world = World(grace=600.0)
        live = await world.hub.open_table("livia", "Livia", ALEA)
        world.now = attendance.WATCHED_SECONDS - 1
        await live.join(Reader(), Hello(PROTOCOL, live.room.id))
        await world.hub.run_housekeeping()
        row = await world.store.row(live.room.id)
        assert row is not None
        assert row.updated == 0.0

    async def test_swept_table_is_reported_as_gone(self) -> None:
        """Regression: clients got `busy` for ever, and newcomers found a deleted table."""
        world = World(grace=600.0)
        live = await world.hub.open_table("livia", "Livia", ALEA)
        table = live.room.id
        await live.join(Reader(), Hello(PROTOCOL, table))
        assert await world.store.forget(table, 1.0)
        for _ in range(2):
            with pytest.raises(TableRefusal, match="no such table"):
                await live.change(lambda room: orders.sit(room, "marcus", "Marcus", None))
        with pytest.raises(TableRefusal, match="no such table"):
            async with world.hub.use(table):
                pass
        await world.hub.run_housekeeping()
        assert table not in world.hub.tables
        assert world.crashes == []
        assert await world.store.row(table) is None

    async def test_restored_table_is_loaded_once(self) -> None:
        """Before: the copy of the deleted table was forgotten as it was, and its timers rang on."""
        world = World(grace=600.0)
        live = await world.hub.open_table("livia", "Livia", ALEA)
        table = live.room.id
        entries = await world.store.read(table)
        assert await world.store.forget(table, 1.0)
        with pytest.raises(TableRefusal, match="no such table"):
            await live.change(lambda room: orders.sit(room, "marcus", "Marcus", None))
        await world.store.append(table, 0, entries)
        async with world.hub.use(table) as again:
            assert again is not live
            assert not live._timers.runs(("grace", "livia"))
            assert again._timers.runs(("grace", "livia"))


async def test_notes_stay_for_who_sits_again() -> None:
    """Regression: notes of a person who had left were deleted even if they had returned."""
    world = World(grace=600.0)
    live = await world.hub.open_table("livia", "Livia", ALEA)
    await live.change(lambda room: orders.sit(room, "marcus", "Marcus", 1))
    await live.change(lambda room: orders.leave(room, "marcus", 1))
    await wait_until(lambda: not live._timers.busy)
    await live.change(lambda room: orders.sit(room, "marcus", "Marcus", 1))
    await world.store.note(live.room.id, "marcus", b"cave")
    await live._delete_leftovers({"marcus"})  # as if the store had been slow
    assert await world.store.notes(live.room.id, "marcus") == b"cave"


async def put_away(world: World, table: str) -> None:
    await world.hub.tables[table].close()
    del world.hub.tables[table]


class Counting(MemoryStore):
    """Remembers how much was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[Any, ...]] = []

    async def read(self, *args: Any) -> list[bytes]:
        self.asked.append(args)
        return await super().read(*args)


async def test_rematch_flag_needs_one_entry() -> None:
    """Before: the whole log of the new table was read each time somebody asked for it."""
    store = Counting()
    world = World(store, grace=600.0)
    live = await world.playing()
    for _ in range(2):
        await world.hub._create_rematch(live.room, "again")
    assert store.asked == [("again", 0, 1)] * 2


class WipedStore(MemoryStore):
    """Stores the sizes it was asked to wipe, and returns a fixed answer."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []
        self.says: bool | StoreDown = True

    async def wipe(self, largest: int) -> bool:
        self.asked.append(largest)
        if isinstance(self.says, StoreDown):
            raise self.says
        return self.says


class TestWiping:
    async def test_database_is_wiped_daily_and_its_log_emptied_often(self) -> None:
        store = WipedStore()
        world = World(store)
        for _ in range(3):
            world.now += hub.SWEEP_SECONDS
            await world.hub.run_housekeeping()
        assert store.asked == [wipe_schedule.WHILE_IDLE, 0, 0]
        world.now += wipe_schedule.WIPE_SECONDS
        await world.hub.run_housekeeping()
        assert store.asked[3:] == [wipe_schedule.WHILE_IDLE]

    async def test_only_small_database_is_wiped_while_people_play(self) -> None:
        store = WipedStore()
        world = World(store)
        live = await world.playing()
        world.now += hub.SWEEP_SECONDS
        async with world.hub.use(live.room.id):
            await world.hub.run_housekeeping()
        assert store.asked == [wipe_schedule.IN_PLAY]
        await live.close()

    async def test_dirty_database_is_wiped_at_the_next_chance(self) -> None:
        store = WipedStore()
        store.says = False
        world = World(store)
        for _ in range(2):
            world.now += hub.SWEEP_SECONDS
            await world.hub.run_housekeeping()
        assert store.asked == [wipe_schedule.WHILE_IDLE] * 2

    async def test_failed_wipe_is_repeated_after_a_day(self) -> None:
        store = WipedStore()
        store.says = StoreDown("the disk is full")
        world = World(store)
        world.now += hub.SWEEP_SECONDS
        with pytest.raises(StoreDown):
            await world.hub.run_housekeeping()
        store.says = True
        world.now += hub.SWEEP_SECONDS
        await world.hub.run_housekeeping()
        assert store.asked == [wipe_schedule.WHILE_IDLE, 0]
