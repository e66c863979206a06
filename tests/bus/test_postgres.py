"""Nudges between nodes over a real PostgreSQL: who hears what, and what becomes of a lost connection."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from lusoria.bus import postgres as bus
from lusoria.bus.postgres import PostgresBus
from tests.store.postgres import PATIENCE, new_database, postgres_server

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres_server() as base:
        yield new_database(base)


class Node:
    """One end of the bus, and all it heard."""

    def __init__(self, bus: PostgresBus) -> None:
        self.bus = bus
        self.heard: list[tuple[str, str]] = []

    async def hears(self, *nudge: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while nudge not in self.heard:  # noqa: ASYNC110 (what is waited for knows nothing of events)
                await asyncio.sleep(0.005)


@asynccontextmanager
async def node(url: str) -> AsyncIterator[Node]:
    made = Node(PostgresBus(url))
    await made.bus.listen(lambda table, what: made.heard.append((table, what)))
    try:
        yield made
    finally:
        await made.bus.close()


async def cut(url: str, node: Node) -> None:
    """Take its connection away, as a restart of the database or a broken line would."""
    lost = node.bus._connection
    assert lost is not None
    other = await asyncpg.connect(url)
    await other.execute("SELECT pg_terminate_backend($1)", lost.get_server_pid())
    await other.close()
    async with asyncio.timeout(PATIENCE):
        while not lost.is_closed():  # noqa: ASYNC110 (as above)
            await asyncio.sleep(0.005)


async def test_the_others_hear_and_oneself_does_not(database: str) -> None:
    async with node(database) as one, node(database) as other, node(database) as third:
        await one.bus.nudge("a", "changed")
        await other.bus.nudge("b", "here:0,3")
        await one.hears("b", "here:0,3")
        await other.hears("a", "changed")
        await third.hears("b", "here:0,3")
        assert one.heard == [("b", "here:0,3")]
        assert other.heard == [("a", "changed")]


async def test_both_sides_look_again_after_a_gap(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever was cut off may have missed a nudge, and so may those whom it could not nudge."""
    monkeypatch.setattr(bus, "RETRY_SECONDS", 0.05)
    async with node(database) as one, node(database) as other:
        await cut(database, one)
        await one.bus.nudge("a", "changed")  # into the gap
        await one.hears("", "missed")
        await other.hears("", "missed")
        await one.bus.nudge("b", "changed")
        await other.hears("b", "changed")
