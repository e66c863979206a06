"""What another node may have said into a gap: every table is looked at again, and its talk."""

import asyncio
from typing import Any

import pytest

from lusoria.store.memory import MemoryStore
from lusoria.store.port import StoreDown
from lusoria.table.live.live_table import LiveTable
from lusoria.table.room import orders
from lusoria.wire.client_messages import PROTOCOL, Hello, Say
from tests.table.live.test_housekeeping import ALEA, World
from tests.table.live.test_stale_node import Reader

pytestmark = pytest.mark.anyio


async def two_nodes(store: MemoryStore) -> tuple[LiveTable, World, Reader]:
    """A table as one node has it, and another node with somebody who watches it there."""
    one, other = World(store, grace=600.0), World(store, grace=600.0)
    near = await one.hub.open_table("livia", "Livia", ALEA)
    watcher = Reader()
    async with other.hub.use(near.room.id) as far:
        await far.join(watcher, Hello(PROTOCOL, near.room.id))
    one.now = other.now = 1.0
    watcher.got.clear()
    return near, other, watcher


async def test_missed_entries_and_chat_are_sent() -> None:
    """Before: what was said was only told when somebody said more."""
    near, other, watcher = await two_nodes(MemoryStore())
    await near.change(lambda room: orders.sit(room, "marcus", "Marcus", None))
    await near.say("livia", Say("one", 0, "again"))
    assert watcher.got == []
    other.hub._on_notification("", "missed")
    await other.hub.run_housekeeping()
    told = b"".join(watcher.got)
    assert b"Marcus" in told
    assert b"again" in told


@pytest.mark.parametrize("behind", [0.0, 9.0])
async def test_missed_chat_is_sent_despite_clock_skew(behind: float) -> None:
    """Regression: chat was sent only if its author's clock was ahead of the last line."""
    near, other, watcher = await two_nodes(MemoryStore())
    far = other.hub.tables[near.room.id]
    other.now += behind
    await far.say("livia", Say("one", 0, "hello"))
    await near.say("livia", Say("two", 0, "again"))
    for _ in range(2):
        await far.read_chat()
    assert [message.split(b'"phrase":"')[1][:5] for message in watcher.got] == [b"hello", b"again"]


async def test_newcomer_triggers_no_old_chat() -> None:
    near, other, watcher = await two_nodes(MemoryStore())
    far = other.hub.tables[near.room.id]
    await near.say("livia", Say("one", 0, "hello"))
    newcomer = Reader()
    await far.join(newcomer, Hello(PROTOCOL, near.room.id))
    await far.read_chat()
    for reader in (watcher, newcomer):
        assert sum(b'"hello"' in message for message in reader.got) == 1


class Eventful(MemoryStore):
    """Something happens whenever a log is read."""

    def happen(self) -> None:
        return

    async def read(self, *args: Any) -> list[bytes]:
        self.happen()
        return await super().read(*args)


async def test_entries_missed_during_a_read_are_read_again() -> None:
    """Before: a second gap during the look was forgotten with the first."""
    store = Eventful()
    _, other, _ = await two_nodes(store)
    store.happen = lambda: other.hub._on_notification("", "missed")  # type: ignore[method-assign]
    other.hub._on_notification("", "missed")
    await other.hub.run_housekeeping()
    assert other.hub._needs_resync


async def test_failed_read_is_repeated() -> None:
    store = Eventful()
    near, other, watcher = await two_nodes(store)
    await near.change(lambda room: orders.sit(room, "marcus", "Marcus", None))

    def gone() -> None:
        raise StoreDown("gone")

    store.happen = gone  # type: ignore[method-assign]
    other.hub._on_notification("", "missed")
    with pytest.raises(StoreDown):
        await other.hub.run_housekeeping()
    store.happen = lambda: None  # type: ignore[method-assign]
    await other.hub.run_housekeeping()
    assert b"Marcus" in b"".join(watcher.got)


async def test_tables_are_polled_while_a_node_is_silent() -> None:
    """Before: what it wrote was told only when somebody here wrote, too.

    Where everybody is here, nobody else writes.
    """
    store = Eventful()
    near, other, watcher = await two_nodes(store)
    alone = await other.hub.open_table("marcus", "Marcus", ALEA)
    await alone.join(Reader("marcus"), Hello(PROTOCOL, alone.room.id))
    await near.change(lambda room: orders.sit(room, "marcus", "Marcus", None))
    reads: list[None] = []
    store.happen = lambda: reads.append(None)  # type: ignore[method-assign]
    other.hub._on_notification("", "silent")
    await other.hub.run_housekeeping()
    assert len(reads) == 1
    assert b"Marcus" in b"".join(watcher.got)
    await other.hub.run_housekeeping()
    assert len(reads) == 1


class TestNudges:
    async def test_one_read_answers_earlier_notifications(self) -> None:
        """Before: each nudge had a task of its own that read the log."""
        store = Eventful()
        near, other, watcher = await two_nodes(store)
        await near.change(lambda room: orders.sit(room, "marcus", "Marcus", None))
        reads: list[None] = []
        store.happen = lambda: reads.append(None)  # type: ignore[method-assign]
        for _ in range(20):
            other.hub._on_notification(near.room.id, "changed")
        await nothing_to_follow(other)
        assert len(reads) == 1
        assert b"Marcus" in b"".join(watcher.got)

    async def test_notification_during_a_read_causes_another(self) -> None:
        store = Eventful()
        near, other, _ = await two_nodes(store)
        reads: list[None] = []

        def happen() -> None:
            reads.append(None)
            if len(reads) == 1:
                other.hub._on_notification(near.room.id, "changed")

        store.happen = happen  # type: ignore[method-assign]
        other.hub._on_notification(near.room.id, "changed")
        await nothing_to_follow(other)
        assert len(reads) == 2
        assert near.room.id not in other.hub._users

    async def test_table_is_not_unloaded_before_a_read(self) -> None:
        """Before: it was kept from when the task began, and could be put away, and loaded twice, before."""
        world = World(grace=600.0)
        live = await world.hub.open_table("livia", "Livia", ALEA)
        live._timers.stop()
        assert live.idle
        world.hub._on_notification(live.room.id, "changed")
        assert live.room.id in world.hub._users
        await world.hub._maintain(live)
        assert live.room.id in world.hub.tables
        await nothing_to_follow(world)
        assert live.room.id not in world.hub._users

    @pytest.mark.parametrize(
        ("what", "missed"), [("changed", True), ("chat", True), ("who", False), ("here:0", False)]
    )
    async def test_loading_table_misses_no_notification(self, what: str, missed: bool) -> None:
        """Before: somebody at one table that was loading had every log of the node read again."""
        store = Eventful()
        one, other = World(store, grace=600.0), World(store, grace=600.0)
        near = await one.hub.open_table("livia", "Livia", ALEA)
        store.happen = lambda: other.hub._on_notification(near.room.id, what)  # type: ignore[method-assign]
        async with other.hub.use(near.room.id):
            assert other.hub._needs_resync is missed


async def nothing_to_follow(world: World) -> None:
    while world.hub._follow_tasks:
        await asyncio.wait(world.hub._follow_tasks.values())
