"""A node has one live copy of a table during concurrent loads, waits and unloads."""

import asyncio
import gc
from contextlib import suppress
from typing import Any
from weakref import ref

import pytest

from lusoria.store.memory import MemoryStore
from lusoria.store.port import LAST, StoreDown
from lusoria.table.live.live_table import LiveTable
from lusoria.table.room import orders
from lusoria.table.room.room import Change, Room, no_change
from lusoria.wire.client_messages import PROTOCOL, Hello
from tests.table.memory_node import ALEA, GENTLE, FakeSocket, MemoryNode

pytestmark = pytest.mark.anyio


class SlowStore(MemoryStore):
    """Takes several iterations to read a log, and counts reads."""

    fails = 0
    reads = 0

    async def read(self, table: str, after: int = 0, most: int = LAST) -> list[bytes]:
        self.reads += 1
        for _ in range(5):
            await asyncio.sleep(0)
        if self.fails:
            self.fails -= 1
            raise StoreDown("gone")
        return await super().read(table, after, most)


async def unloaded_table(node: MemoryNode) -> str:
    """A table that no client uses."""
    live = await node.hub.open_table("livia", "Livia", ALEA)
    await node.hub.run_housekeeping()
    assert not node.hub.tables
    return live.room.id


async def use(node: MemoryNode, table: str) -> LiveTable:
    """The copy that a caller gets."""
    async with node.hub.use(table) as live:
        assert node.hub.tables[table] is live
        return live


async def test_concurrent_loads_share_one_copy() -> None:
    store = SlowStore()
    node = MemoryNode(store)
    table = await unloaded_table(node)
    store.fails = 1
    first = await asyncio.gather(*(use(node, table) for _ in range(3)), return_exceptions=True)
    assert all(isinstance(outcome, StoreDown) for outcome in first)
    assert store.reads == 1
    assert len(set(map(id, await asyncio.gather(*(use(node, table) for _ in range(3)))))) == 1
    assert store.reads == 2


async def test_cancelled_load_does_not_fail_others() -> None:
    store = SlowStore()
    node = MemoryNode(store)
    table = await unloaded_table(node)
    impatient, patient = (asyncio.ensure_future(use(node, table)) for _ in range(2))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient is await use(node, table)
    assert impatient.cancelled()
    assert store.reads == 1


async def test_copy_stays_until_waiting_callers_run() -> None:
    """Regression: housekeeping between a load and its waiters left them with an unregistered copy."""
    node = MemoryNode(SlowStore())
    table = await unloaded_table(node)

    async def run_rounds() -> None:
        while True:
            await node.hub.run_housekeeping()

    rounds = asyncio.ensure_future(run_rounds())
    for _ in range(20):
        assert (await use(node, table)).room.id == table
    rounds.cancel()
    with suppress(asyncio.CancelledError):
        await rounds


async def test_copy_stays_while_a_client_enters(node: MemoryNode) -> None:
    """Regression: between two holders of its lock a table looked idle and was unloaded."""
    live = await node.hub.open_table("livia", "Livia", ALEA)
    table, watcher = live.room.id, FakeSocket()
    rounds = []

    def order(room: Room) -> Change:
        """Runs housekeeping at the moment the lock is released."""
        rounds.append(asyncio.ensure_future(node.hub.run_housekeeping()))
        return no_change(room)

    async def enter() -> None:
        async with node.hub.use(table) as entered:
            await entered.join(watcher, Hello(PROTOCOL, table))

    async with live._lock:
        going = asyncio.ensure_future(live.change(order))
        await asyncio.sleep(0)
        coming = asyncio.ensure_future(enter())
        await asyncio.sleep(0)
    await asyncio.gather(going, coming)
    await asyncio.gather(*rounds)
    count = len(watcher.received)
    async with node.hub.use(table) as found:
        await found.change(lambda room: orders.sit(room, "marcus", "Marcus", None))
    assert found is live
    assert len(watcher.received) > count


class StallingStore(MemoryStore):
    """Appends, and returns only after a minute while `stalls` is set."""

    stalls = False

    def __init__(self) -> None:
        super().__init__()
        self.written = asyncio.Event()

    async def append(self, *args: Any, **more: Any) -> int:
        version = await super().append(*args, **more)
        if self.stalls:
            self.written.set()
            await asyncio.sleep(60)
        return version


async def test_cancelled_write_makes_the_copy_uncertain() -> None:
    """Regression: the room stayed behind its log without notice."""
    store = StallingStore()
    node = MemoryNode(store)
    live = await node.hub.open_table("livia", "Livia", ALEA)
    store.stalls = True
    sitting = asyncio.create_task(live.change(lambda room: orders.sit(room, "marcus", "Marcus", None)))
    await store.written.wait()
    sitting.cancel()
    with suppress(asyncio.CancelledError):
        await sitting
    store.stalls = False
    assert live.is_uncertain
    async with node.hub.use(live.room.id) as used:
        await node.hub.run_housekeeping()
        assert used.room.names == ("Livia", "Marcus")
        assert not used.is_uncertain


async def test_unloaded_table_is_freed_without_gc(node: MemoryNode) -> None:
    """Regression: reference cycles kept the table until a full garbage collection, some ten minutes later."""
    live = await node.start_game(GENTLE)
    reader = FakeSocket(person="livia")
    gc.collect()
    gc.disable()
    try:
        await live.join(reader, Hello(PROTOCOL, live.room.id))
        await live.leave(reader)
        left = ref(live)
        del live
        await node.hub.run_housekeeping()
        await asyncio.sleep(0)
        assert not node.hub.tables
        assert left() is None
    finally:
        gc.enable()
