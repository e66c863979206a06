"""Housekeeping: an error at one table is logged and does not affect others."""

import asyncio
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from lusoria.store.memory import MemoryStore
from lusoria.store.port import Append, StoreDown, UncertainCommit
from lusoria.table.erasure import wipe_schedule
from lusoria.table.live import attendance, hub
from lusoria.table.room import orders
from lusoria.wire.client_messages import PROTOCOL, Act, Hello, Say
from lusoria.wire.refusal import TableRefusal
from lusoria.wire.server_messages import DoneMessage, LateMessage, RefusedMessage
from tests.server.harness import wait_until
from tests.table.memory_node import ALEA, GENTLE, GRACE, FakeSocket, MemoryNode

pytestmark = pytest.mark.anyio


async def test_unreadable_table_does_not_stop_housekeeping(node: MemoryNode) -> None:
    """A guest game was uninstalled while a clock ran at one of its tables."""
    gone, well = await node.start_game(GENTLE), await node.start_game(GENTLE)
    entries = node.store._logs[gone.room.id]
    entries[0] = entries[0].replace(b'"game":"alea"', b'"game":"mora"')
    for live in (gone, well):
        await live.close()
        del node.hub.tables[live.room.id]
    node.now = 1000.0
    await node.hub.run_housekeeping()
    assert [str(crash) for crash in node.crashes] == ["unreadable"]
    assert well.room.id in node.hub.tables
    row = await node.row(gone.room.id)
    assert row.deadline == 1000.0 + hub.CLOCK_RETRY_SECONDS, "another node may be able to read it"
    with pytest.raises(TableRefusal, match="unreadable"):
        async with node.hub.use(gone.room.id):
            pass


async def test_background_error_is_reported_and_survived(node: MemoryNode) -> None:
    live = await node.hub.open_table("livia", "Livia", ALEA)

    async def fail() -> None:
        raise ZeroDivisionError

    live._timers.run("anything", fail)
    await asyncio.sleep(0.01)
    assert [type(crash) for crash in node.crashes] == [ZeroDivisionError]
    assert not live._timers.is_busy


class LostAnswerStore(MemoryStore):
    """Appends, then raises `UncertainCommit` once."""

    lose = False

    async def append(self, *args: Any, **more: Any) -> int:
        version = await super().append(*args, **more)
        if self.lose:
            self.lose = False
            raise UncertainCommit("gone")
        return version


async def test_uncertain_commit_is_checked_in_the_log() -> None:
    store = LostAnswerStore()
    node = MemoryNode(store)
    live = await node.start_game()
    watcher = FakeSocket()
    await live.join(watcher, Hello(PROTOCOL, live.room.id))
    store.lose = True
    roll = Act("one", 0, 0, msgspec.Raw(b'{"type":"roll","dice":1}'))
    lost = await live.act(FakeSocket("livia"), roll)
    assert lost.message == RefusedMessage("down", why="down", facts={}, command="one")
    count, version = len(watcher.received), live.room.version
    node.bus.sent.clear()
    await node.hub.run_housekeeping()
    assert live.room.version == version + 1
    assert node.bus.sent == [(live.room.id, "changed")], "the other nodes are notified"
    assert b'"dice_thrown"' in watcher.received[count]
    again = await live.act(FakeSocket("livia"), roll)
    assert (type(again.message), again.is_sent) == (DoneMessage, False), "the repeated order is known"
    late = await live.act(FakeSocket("livia"), msgspec.structs.replace(roll, command="two"))
    assert isinstance(late.message, LateMessage)


async def test_absent_rematch_host_is_succeeded() -> None:
    node = MemoryNode(grace=GRACE)
    again = await node.hub.open_table("livia", "Livia", ALEA)
    await again.change(lambda room: orders.sit(room, "marcus", "Marcus", None))
    marcus = FakeSocket("marcus")
    await again.join(marcus, Hello(PROTOCOL, again.room.id, 1))
    node.now = 1.0
    for _ in range(50):
        await asyncio.sleep(0.01)
        if again.room.host == "marcus":
            break
    assert again.room.host == "marcus"


async def test_chat_is_decided_after_pending_changes(node: MemoryNode) -> None:
    """The host turns chat off while a line is on its way."""
    live = await node.hub.open_table("livia", "Livia", ALEA)
    silent = replace(ALEA, chat="off")
    change = asyncio.ensure_future(live.change(lambda room: orders.change_settings(room, "livia", silent)))
    await asyncio.sleep(0)
    answer = await live.say("livia", Say("one", 0, "hello"))
    await change
    assert answer.message == RefusedMessage("table", why="chat_off", facts={}, command="one")
    assert await node.store.chat(live.room.id) == []


async def test_reminder_is_shared_by_all_nodes(node: MemoryNode) -> None:
    """A gentle clock restarted by one node does not ring at another."""
    live = await node.start_game(GENTLE)
    await live.join(FakeSocket("livia"), Hello(PROTOCOL, live.room.id, 0))
    node.now = 61.0
    await live.on_deadline()
    row = await node.row(live.room.id)
    assert row.deadline == live.clock.deadline == 121.0


async def test_unreadable_entry_is_not_applied(node: MemoryNode) -> None:
    """A newer node wrote it: this node applies nothing of the batch."""
    live = await node.hub.open_table("livia", "Livia", ALEA)
    version = live.room.version
    await node.store.append(
        Append(live.room.id, version, [b'{"type":"host_passed","host":"x"}', b'{"type":"sung"}'])
    )
    with pytest.raises(TableRefusal, match="unreadable"):
        await live.catch_up()
    assert live.room.version == version


class TestSweep:
    async def test_sweep_spares_a_table_watched_here(self) -> None:
        """Regression: spectators were recorded only after a day of absence."""
        store = MemoryStore()
        one, other = MemoryNode(store), MemoryNode(store)
        table = (await one.hub.open_table("livia", "Livia", ALEA)).room.id
        await one.unload(table)
        other.now = hub.UNSTARTED_SECONDS - 3600
        async with other.hub.use(table) as far:
            await far.join(FakeSocket(), Hello(PROTOCOL, table))
            await other.hub.run_housekeeping()
            one.now = other.now = hub.UNSTARTED_SECONDS + 3600
            await one.hub.run_housekeeping()
            assert await store.read(table)
            await far.change(lambda room: orders.sit(room, "marcus", "Marcus", None))

    async def test_spectator_does_not_relist_a_table(self, node: MemoryNode) -> None:
        live = await node.hub.open_table("livia", "Livia", ALEA)
        node.now = attendance.WATCHED_SECONDS - 1
        await live.join(FakeSocket(), Hello(PROTOCOL, live.room.id))
        await node.hub.run_housekeeping()
        row = await node.row(live.room.id)
        assert row.updated == 0.0

    async def test_swept_table_is_reported_as_gone(self, node: MemoryNode) -> None:
        """Regression: clients got `busy` for ever, and newcomers found a deleted table."""
        live = await node.hub.open_table("livia", "Livia", ALEA)
        table = live.room.id
        await live.join(FakeSocket(), Hello(PROTOCOL, table))
        assert await node.store.forget(table, 1.0)
        for _ in range(2):
            with pytest.raises(TableRefusal, match="no such table"):
                await live.change(lambda room: orders.sit(room, "marcus", "Marcus", None))
        with pytest.raises(TableRefusal, match="no such table"):
            async with node.hub.use(table):
                pass
        await node.hub.run_housekeeping()
        assert table not in node.hub.tables
        assert node.crashes == []
        assert await node.store.row(table) is None

    async def test_restored_table_is_loaded_once(self, node: MemoryNode) -> None:
        """Regression: the copy of the deleted table was dropped with its timers running."""
        live = await node.hub.open_table("livia", "Livia", ALEA)
        table = live.room.id
        entries = await node.store.read(table)
        assert await node.store.forget(table, 1.0)
        with pytest.raises(TableRefusal, match="no such table"):
            await live.change(lambda room: orders.sit(room, "marcus", "Marcus", None))
        await node.store.append(Append(table, 0, entries))
        async with node.hub.use(table) as again:
            assert again is not live
            assert not live._timers.has_timer(("grace", "livia"))
            assert again._timers.has_timer(("grace", "livia"))


async def test_notes_stay_for_who_sits_again(node: MemoryNode) -> None:
    """Regression: notes of a person who had left were deleted even if they had returned."""
    live = await node.hub.open_table("livia", "Livia", ALEA)
    await live.change(lambda room: orders.sit(room, "marcus", "Marcus", 1))
    await live.change(lambda room: orders.leave(room, "marcus", 1))
    await wait_until(lambda: not live._timers.is_busy)
    await live.change(lambda room: orders.sit(room, "marcus", "Marcus", 1))
    await node.store.note(live.room.id, "marcus", b"cave")
    await live._delete_leftovers({"marcus"})  # a late cleanup
    assert await node.store.notes(live.room.id, "marcus") == b"cave"


class CountingStore(MemoryStore):
    """Stores the arguments of each read."""

    def __init__(self) -> None:
        super().__init__()
        self.reads: list[tuple[Any, ...]] = []

    async def read(self, *args: Any) -> list[bytes]:
        self.reads.append(args)
        return await super().read(*args)


async def test_rematch_flag_needs_one_entry() -> None:
    """Regression: each request read the whole log of the new table."""
    store = CountingStore()
    node = MemoryNode(store)
    live = await node.start_game()
    for _ in range(2):
        await node.hub._create_rematch(live.room, "again")
    assert store.reads == [("again", 0, 1)] * 2


class WipedStore(MemoryStore):
    """Stores the requested sizes, and returns a fixed answer."""

    def __init__(self) -> None:
        super().__init__()
        self.sizes: list[int] = []
        self.outcome: bool | StoreDown = True

    async def wipe(self, largest: int) -> bool:
        self.sizes.append(largest)
        if isinstance(self.outcome, StoreDown):
            raise self.outcome
        return self.outcome


class TestWiping:
    async def test_database_is_wiped_daily_and_its_log_emptied_often(self) -> None:
        store = WipedStore()
        node = MemoryNode(store)
        for _ in range(3):
            node.now += hub.SWEEP_SECONDS
            await node.hub.run_housekeeping()
        assert store.sizes == [wipe_schedule.WHILE_IDLE, 0, 0]
        node.now += wipe_schedule.WIPE_SECONDS
        await node.hub.run_housekeeping()
        assert store.sizes[3:] == [wipe_schedule.WHILE_IDLE]

    async def test_only_small_database_is_wiped_while_people_play(self) -> None:
        store = WipedStore()
        node = MemoryNode(store)
        live = await node.start_game()
        node.now += hub.SWEEP_SECONDS
        async with node.hub.use(live.room.id):
            await node.hub.run_housekeeping()
        assert store.sizes == [wipe_schedule.IN_PLAY]
        await live.close()

    async def test_dirty_database_is_wiped_at_the_next_chance(self) -> None:
        store = WipedStore()
        store.outcome = False
        node = MemoryNode(store)
        for _ in range(2):
            node.now += hub.SWEEP_SECONDS
            await node.hub.run_housekeeping()
        assert store.sizes == [wipe_schedule.WHILE_IDLE] * 2

    async def test_failed_wipe_is_repeated_after_a_day(self) -> None:
        store = WipedStore()
        store.outcome = StoreDown("the disk is full")
        node = MemoryNode(store)
        node.now += hub.SWEEP_SECONDS
        with pytest.raises(StoreDown):
            await node.hub.run_housekeeping()
        store.outcome = True
        node.now += hub.SWEEP_SECONDS
        await node.hub.run_housekeeping()
        assert store.sizes == [wipe_schedule.WHILE_IDLE, 0]
