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
from tests.table.live.test_housekeeping import ALEA, GENTLE, World
from tests.table.live.test_stale_node import Reader

pytestmark = pytest.mark.anyio


class SlowStore(MemoryStore):
    """Takes its time to read a log, and counts how often it did."""

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


async def forgotten(world: World) -> str:
    """A table that nobody looks at."""
    live = await world.hub.open_table("livia", "Livia", ALEA)
    await world.hub.run_housekeeping()
    assert not world.hub.tables
    return live.room.id


async def seen(world: World, table: str) -> LiveTable:
    """The copy that somebody is given."""
    async with world.hub.use(table) as live:
        assert world.hub.tables[table] is live
        return live


async def test_concurrent_loads_share_one_copy() -> None:
    store = SlowStore()
    world = World(store)
    table = await forgotten(world)
    store.fails = 1
    first = await asyncio.gather(*(seen(world, table) for _ in range(3)), return_exceptions=True)
    assert all(isinstance(outcome, StoreDown) for outcome in first)
    assert store.reads == 1
    assert len(set(map(id, await asyncio.gather(*(seen(world, table) for _ in range(3)))))) == 1
    assert store.reads == 2


async def test_cancelled_load_does_not_fail_others() -> None:
    store = SlowStore()
    world = World(store)
    table = await forgotten(world)
    impatient, patient = (asyncio.ensure_future(seen(world, table)) for _ in range(2))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient is await seen(world, table)
    assert impatient.cancelled()
    assert store.reads == 1


async def test_copy_stays_until_waiting_callers_run() -> None:
    """Before: a round between the end of a load and its waiters left them with a copy nobody knew."""
    world = World(SlowStore())
    table = await forgotten(world)

    async def go_round() -> None:
        while True:
            await world.hub.run_housekeeping()

    rounds = asyncio.ensure_future(go_round())
    for _ in range(20):
        assert (await seen(world, table)).room.id == table
    rounds.cancel()
    with suppress(asyncio.CancelledError):
        await rounds


async def test_copy_stays_while_somebody_enters() -> None:
    """Before: between two holders of its lock a table looked idle, and the second was left alone with it."""
    world = World(grace=600.0)
    live = await world.hub.open_table("livia", "Livia", ALEA)
    table, watcher = live.room.id, Reader()
    rounds = []

    def order(room: Room) -> Change:
        """Go round at the very moment the lock is let go."""
        rounds.append(asyncio.ensure_future(world.hub.run_housekeeping()))
        return no_change(room)

    async def enter() -> None:
        async with world.hub.use(table) as entered:
            await entered.join(watcher, Hello(PROTOCOL, table))

    async with live._lock:
        going = asyncio.ensure_future(live.change(order))
        await asyncio.sleep(0)
        coming = asyncio.ensure_future(enter())
        await asyncio.sleep(0)
    await asyncio.gather(going, coming)
    await asyncio.gather(*rounds)
    told = len(watcher.got)
    async with world.hub.use(table) as found:
        await found.change(lambda room: orders.sit(room, "marcus", "Marcus", None))
    assert found is live
    assert len(watcher.got) > told


class Stalling(MemoryStore):
    """Does what it is asked, and then does not come back for a while."""

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
    """Before: the room stayed behind its log, and nobody knew."""
    store = Stalling()
    world = World(store)
    live = await world.hub.open_table("livia", "Livia", ALEA)
    store.stalls = True
    sitting = asyncio.create_task(live.change(lambda room: orders.sit(room, "marcus", "Marcus", None)))
    await store.written.wait()
    sitting.cancel()
    with suppress(asyncio.CancelledError):
        await sitting
    store.stalls = False
    assert live.is_uncertain
    async with world.hub.use(live.room.id) as kept:
        await world.hub.run_housekeeping()
        assert kept.room.names == ("Livia", "Marcus")
        assert not kept.is_uncertain


async def test_unloaded_table_is_freed_without_gc() -> None:
    """Before: its parts kept it, and it waited for a full collection, which comes every ten minutes or so."""
    world = World(grace=600.0)
    live = await world.playing(GENTLE)
    reader = Reader(person="livia")
    gc.collect()
    gc.disable()
    try:
        await live.join(reader, Hello(PROTOCOL, live.room.id))
        await live.leave(reader)
        left = ref(live)
        del live
        await world.hub.run_housekeeping()
        await asyncio.sleep(0)
        assert not world.hub.tables
        assert left() is None
    finally:
        gc.enable()
