"""What another node may have said into a gap: every table is looked at again, and its talk."""

from typing import Any

import pytest

from lusoria.store.memory import MemoryStore
from lusoria.store.port import StoreDown
from lusoria.table import orders
from lusoria.table.live import LiveTable
from lusoria.wire.client import PROTOCOL, Hello, Say
from tests.table.test_behind import Reader
from tests.table.test_housekeeping import ALEA, World

pytestmark = pytest.mark.anyio


async def two_nodes(store: MemoryStore) -> tuple[LiveTable, World, Reader]:
    """A table as one node has it, and another node with somebody who watches it there."""
    one, other = World(store, grace=600.0), World(store, grace=600.0)
    near = await one.hub.open_for("livia", "Livia", ALEA)
    watcher = Reader()
    async with other.hub.at(near.room.id) as far:
        await far.join(watcher, Hello(PROTOCOL, near.room.id))
    one.now = other.now = 1.0
    watcher.got.clear()
    return near, other, watcher


async def test_what_was_written_and_said_is_told() -> None:
    """Before: what was said was only told when somebody said more."""
    near, other, watcher = await two_nodes(MemoryStore())
    await near.change(lambda room: orders.sit(room, "marcus", "Marcus", None))
    await near.say("livia", Say("one", 0, "again"))
    assert watcher.got == []
    other.hub._heard("", "missed")
    await other.hub.go_round()
    told = b"".join(watcher.got)
    assert b"Marcus" in told
    assert b"again" in told


class Eventful(MemoryStore):
    """Something happens whenever a log is read."""

    def happen(self) -> None:
        return

    async def read(self, *args: Any) -> list[bytes]:
        self.happen()
        return await super().read(*args)


async def test_what_is_missed_while_looking_is_looked_for_again() -> None:
    """Before: a second gap during the look was forgotten with the first."""
    store = Eventful()
    _, other, _ = await two_nodes(store)
    store.happen = lambda: other.hub._heard("", "missed")  # type: ignore[method-assign]
    other.hub._heard("", "missed")
    await other.hub.go_round()
    assert other.hub._missed


async def test_a_look_that_failed_is_made_again() -> None:
    store = Eventful()
    near, other, watcher = await two_nodes(store)
    await near.change(lambda room: orders.sit(room, "marcus", "Marcus", None))

    def gone() -> None:
        raise StoreDown("gone")

    store.happen = gone  # type: ignore[method-assign]
    other.hub._heard("", "missed")
    with pytest.raises(StoreDown):
        await other.hub.go_round()
    store.happen = lambda: None  # type: ignore[method-assign]
    await other.hub.go_round()
    assert b"Marcus" in b"".join(watcher.got)
