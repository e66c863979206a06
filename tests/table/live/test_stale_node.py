"""A node that others have overtaken."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest

from lusoria.bus.port import NoBus
from lusoria.core.game import Viewer
from lusoria.store.memory import MemoryStore
from lusoria.table.live.hub import Hub
from lusoria.table.live.live_table import LiveTable
from lusoria.table.live.services import Services
from lusoria.table.room import orders
from lusoria.wire.client_messages import PROTOCOL, Hello
from lusoria.wire.message import PaceName
from lusoria.wire.settings import Settings

pytestmark = pytest.mark.anyio


class Reader:
    """A socket."""

    def __init__(self, person: str | None = None) -> None:
        self.person = person
        self.viewer: Viewer = None
        self.pace: PaceName | None = None
        self.wish = ""
        self.got: list[bytes] = []

    def send(self, data: bytes, /) -> None:
        self.got.append(data)


def a_hub(store: MemoryStore) -> Hub:
    """One node; nobody tells it of what others write."""
    return Hub(Services(store, NoBus(), cast("Any", None), lambda: 0.0))


@asynccontextmanager
async def a_table() -> AsyncIterator[LiveTable]:
    live = await a_hub(MemoryStore()).open_table("livia", "Livia", Settings(game="alea", players=2))
    yield live
    await live.close()


async def list_it(live: LiveTable) -> None:
    """A change that is broadcast."""
    await live.change(
        lambda room: orders.change_settings(room, "livia", Settings(game="alea", players=2, listed=True))
    )


async def test_client_ahead_of_a_node_is_not_taken_back() -> None:
    """They come over from another node; this one reads on before it answers."""
    store = MemoryStore()
    one, other = a_hub(store), a_hub(store)
    ahead = await one.open_table("livia", "Livia", Settings(game="alea", players=2))
    async with other.use(ahead.room.id) as behind:
        await list_it(ahead)
        assert behind.room.version < ahead.room.version
        reader = Reader("livia")
        await behind.join(reader, Hello(PROTOCOL, behind.room.id, 0, ahead.room.version))
        assert b'"version":%d' % ahead.room.version in reader.got[0]
    for live in (ahead, behind):
        await live.close()
