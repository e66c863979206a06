"""A node that is behind the log."""

from typing import Any, cast

import pytest

from lusoria.bus.port import NoBus
from lusoria.store.memory import MemoryStore
from lusoria.table.live.hub import Hub
from lusoria.table.live.live_table import LiveTable
from lusoria.table.live.services import Services
from lusoria.table.room import orders
from lusoria.wire.client_messages import PROTOCOL, Hello
from lusoria.wire.settings import Settings
from tests.table.memory_node import FakeSocket

pytestmark = pytest.mark.anyio


def make_hub(store: MemoryStore) -> Hub:
    """One node without notifications from others."""
    return Hub(Services(store, NoBus(), cast("Any", None), lambda: 0.0))


async def list_table(live: LiveTable) -> None:
    """A change that is broadcast."""
    await live.change(
        lambda room: orders.change_settings(room, "livia", Settings(game="alea", players=2, listed=True))
    )


async def test_client_ahead_of_a_node_is_not_taken_back() -> None:
    """A client that comes from another node; this one reads the log before it answers."""
    store = MemoryStore()
    one, other = make_hub(store), make_hub(store)
    ahead = await one.open_table("livia", "Livia", Settings(game="alea", players=2))
    async with other.use(ahead.room.id) as behind:
        await list_table(ahead)
        assert behind.room.version < ahead.room.version
        reader = FakeSocket("livia")
        await behind.join(reader, Hello(PROTOCOL, behind.room.id, 0, ahead.room.version))
        assert b'"version":%d' % ahead.room.version in reader.received[0]
    for live in (ahead, behind):
        await live.close()
