"""Whoever is behind: readers who are waited for and given up, and a node that others have overtaken."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest

from lusoria.bus.base import NoBus
from lusoria.core.game import Viewer
from lusoria.store.memory import MemoryStore
from lusoria.table import fanout, orders
from lusoria.table.hub import Hub
from lusoria.table.live import LiveTable
from lusoria.table.services import Services
from lusoria.wire.client import PROTOCOL, Hello
from lusoria.wire.settings import Settings

pytestmark = pytest.mark.anyio


class Reader:
    """A socket that takes everything at once."""

    def __init__(self, person: str | None = None) -> None:
        self.person = person
        self.viewer: Viewer = None
        self.got: list[bytes] = []
        self.dropped = False

    def hand(self, data: bytes) -> bool:
        self.got.append(data)
        return True

    async def send(self, data: bytes) -> None:
        self.hand(data)

    def drop(self) -> None:
        self.dropped = True


class Behind(Reader):
    """Reads, but only when it is waited for."""

    def hand(self, data: bytes) -> bool:
        return False

    async def send(self, data: bytes) -> None:
        await asyncio.sleep(0)
        self.got.append(data)


class Deaf(Behind):
    """Has stopped reading once it was welcomed."""

    async def send(self, data: bytes) -> None:
        if self.got and b'"listed":true' in data:
            await asyncio.Event().wait()
        self.got.append(data)


class Gone(Reader):
    """Is not there any more, as the first word after the welcome finds out."""

    def hand(self, data: bytes) -> bool:
        if b'"listed":true' in data:
            raise OSError
        return super().hand(data)


def a_hub(store: MemoryStore) -> Hub:
    """One node; nobody tells it of what others write."""
    return Hub(Services(store, NoBus(), cast("Any", None), lambda: 0.0))


@asynccontextmanager
async def a_table() -> AsyncIterator[LiveTable]:
    live = await a_hub(MemoryStore()).open_for("livia", "Livia", Settings(game="alea", players=2))
    yield live
    await live.close()


async def list_it(live: LiveTable) -> None:
    """A change that everybody is told."""
    await live.change(
        lambda room: orders.change(room, "livia", Settings(game="alea", players=2, listed=True))
    )


@pytest.mark.parametrize("kind", [Reader, Behind])
async def test_everybody_is_told(kind: type[Reader]) -> None:
    async with a_table() as live:
        readers = [kind() for _ in range(3)]
        for reader in readers:
            await live.join(reader, Hello(PROTOCOL, live.room.id))
        await list_it(live)
        assert all(b'"listed":true' in reader.got[-1] for reader in readers)
        assert not any(reader.dropped for reader in readers)


@pytest.mark.parametrize("kind", [Deaf, Gone])
async def test_one_who_cannot_be_told_is_given_up(
    kind: type[Reader], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fanout, "SLOWEST_SEND", 0.05)
    async with a_table() as live:
        lost, well, late = kind(), Reader(), Behind()
        for reader in (lost, well, late):
            await live.join(reader, Hello(PROTOCOL, live.room.id))
        await list_it(live)
        assert lost.dropped
        assert lost not in live.presence.connections
        for reader in (well, late):
            assert b'"listed":true' in reader.got[-1]
            assert not reader.dropped


async def test_whoever_has_seen_more_than_a_node_is_not_taken_back() -> None:
    """They come over from another node; this one reads on before it answers."""
    store = MemoryStore()
    one, other = a_hub(store), a_hub(store)
    ahead = await one.open_for("livia", "Livia", Settings(game="alea", players=2))
    async with other.at(ahead.room.id) as behind:
        await list_it(ahead)
        assert behind.room.version < ahead.room.version
        reader = Reader("livia")
        await behind.join(reader, Hello(PROTOCOL, behind.room.id, 0, ahead.room.version))
        assert b'"version":%d' % ahead.room.version in reader.got[0]
    for live in (ahead, behind):
        await live.close()
