"""Missed notifications: every table and its chat are read again."""

import asyncio
from typing import Any

import pytest

from lusoria.store.memory import MemoryStore
from lusoria.store.port import StoreDown
from lusoria.table.live.live_table import LiveTable
from lusoria.table.room import orders
from lusoria.wire.client_messages import PROTOCOL, Hello, Say
from tests.table.memory_node import ALEA, FakeSocket, MemoryNode

pytestmark = pytest.mark.anyio


async def two_nodes(store: MemoryStore) -> tuple[LiveTable, MemoryNode, FakeSocket]:
    """Livia's table at one node, and a second node with a spectator of it."""
    one, other = MemoryNode(store), MemoryNode(store)
    near = await one.hub.open_table("livia", "Livia", ALEA)
    watcher = FakeSocket()
    async with other.hub.use(near.room.id) as far:
        await far.join(watcher, Hello(PROTOCOL, near.room.id))
    one.now = other.now = 1.0
    watcher.received.clear()
    return near, other, watcher


async def test_missed_entries_and_chat_are_sent() -> None:
    """Regression: missed chat was sent only with the next line."""
    near, other, watcher = await two_nodes(MemoryStore())
    await near.change(lambda room: orders.sit(room, "marcus", "Marcus", None))
    await near.say("livia", Say("one", 0, "again"))
    assert watcher.received == []
    other.hub._on_notification("", "missed")
    await other.hub.run_housekeeping()
    received = b"".join(watcher.received)
    assert b"Marcus" in received
    assert b"again" in received


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
    assert [message.split(b'"phrase":"')[1][:5] for message in watcher.received] == [b"hello", b"again"]


async def test_newcomer_triggers_no_old_chat() -> None:
    near, other, watcher = await two_nodes(MemoryStore())
    far = other.hub.tables[near.room.id]
    await near.say("livia", Say("one", 0, "hello"))
    newcomer = FakeSocket()
    await far.join(newcomer, Hello(PROTOCOL, near.room.id))
    await far.read_chat()
    for reader in (watcher, newcomer):
        assert sum(b'"hello"' in message for message in reader.received) == 1


class HookedStore(MemoryStore):
    """Calls `on_read` before each read of a log."""

    def on_read(self) -> None:
        return

    async def read(self, *args: Any) -> list[bytes]:
        self.on_read()
        return await super().read(*args)


async def test_entries_missed_during_a_read_are_read_again() -> None:
    """Regression: a second gap during the read was forgotten with the first."""
    store = HookedStore()
    _, other, _ = await two_nodes(store)
    store.on_read = lambda: other.hub._on_notification("", "missed")  # type: ignore[method-assign]
    other.hub._on_notification("", "missed")
    await other.hub.run_housekeeping()
    assert other.hub._needs_resync


async def test_failed_read_is_repeated() -> None:
    store = HookedStore()
    near, other, watcher = await two_nodes(store)
    await near.change(lambda room: orders.sit(room, "marcus", "Marcus", None))

    def fail() -> None:
        raise StoreDown("gone")

    store.on_read = fail  # type: ignore[method-assign]
    other.hub._on_notification("", "missed")
    with pytest.raises(StoreDown):
        await other.hub.run_housekeeping()
    store.on_read = lambda: None  # type: ignore[method-assign]
    await other.hub.run_housekeeping()
    assert b"Marcus" in b"".join(watcher.received)


async def test_tables_are_polled_while_a_node_is_silent() -> None:
    """Regression: entries of a silent node were sent only when this node wrote too."""
    store = HookedStore()
    near, other, watcher = await two_nodes(store)
    alone = await other.hub.open_table("marcus", "Marcus", ALEA)
    await alone.join(FakeSocket("marcus"), Hello(PROTOCOL, alone.room.id))
    await near.change(lambda room: orders.sit(room, "marcus", "Marcus", None))
    reads: list[None] = []
    store.on_read = lambda: reads.append(None)  # type: ignore[method-assign]
    other.hub._on_notification("", "silent")
    await other.hub.run_housekeeping()
    assert len(reads) == 1
    assert b"Marcus" in b"".join(watcher.received)
    await other.hub.run_housekeeping()
    assert len(reads) == 1


class TestNotifications:
    async def test_one_read_answers_earlier_notifications(self) -> None:
        """Regression: each notification started a task that read the log."""
        store = HookedStore()
        near, other, watcher = await two_nodes(store)
        await near.change(lambda room: orders.sit(room, "marcus", "Marcus", None))
        reads: list[None] = []
        store.on_read = lambda: reads.append(None)  # type: ignore[method-assign]
        for _ in range(20):
            other.hub._on_notification(near.room.id, "changed")
        await wait_for_follow_tasks(other)
        assert len(reads) == 1
        assert b"Marcus" in b"".join(watcher.received)

    async def test_notification_during_a_read_causes_another(self) -> None:
        store = HookedStore()
        near, other, _ = await two_nodes(store)
        reads: list[None] = []

        def on_read() -> None:
            reads.append(None)
            if len(reads) == 1:
                other.hub._on_notification(near.room.id, "changed")

        store.on_read = on_read  # type: ignore[method-assign]
        other.hub._on_notification(near.room.id, "changed")
        await wait_for_follow_tasks(other)
        assert len(reads) == 2
        assert near.room.id not in other.hub._users

    async def test_table_is_not_unloaded_before_a_read(self, node: MemoryNode) -> None:
        """Regression: a table whose read had not begun could be unloaded and loaded twice."""
        live = await node.hub.open_table("livia", "Livia", ALEA)
        live._timers.stop()
        assert live.is_idle
        node.hub._on_notification(live.room.id, "changed")
        assert live.room.id in node.hub._users
        await node.hub._maintain(live)
        assert live.room.id in node.hub.tables
        await wait_for_follow_tasks(node)
        assert live.room.id not in node.hub._users

    @pytest.mark.parametrize(
        ("what", "missed"), [("changed", True), ("chat", True), ("who", False), ("here:0", False)]
    )
    async def test_loading_table_misses_no_notification(self, what: str, missed: bool) -> None:
        """Regression: one loading table made the node read all its logs again."""
        store = HookedStore()
        one, other = MemoryNode(store), MemoryNode(store)
        near = await one.hub.open_table("livia", "Livia", ALEA)
        store.on_read = lambda: other.hub._on_notification(near.room.id, what)  # type: ignore[method-assign]
        async with other.hub.use(near.room.id):
            assert other.hub._needs_resync is missed


async def wait_for_follow_tasks(node: MemoryNode) -> None:
    while node.hub._follow_tasks:
        await asyncio.wait(node.hub._follow_tasks.values())
