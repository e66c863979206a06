"""Long logs are read in slices, without blocking the event loop."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import cycle, islice

import pytest

from lusoria.store.port import Append
from lusoria.table.room.entries import Muted, encode_entry
from tests.server.harness import TestServer, node
from tests.store.postgres import new_database

pytestmark = pytest.mark.anyio

ENTRIES = 60_000
LONGEST_PAUSE = 0.08
"""Seconds of CPU time, so that a busy machine does not count; slices take 5 ms."""


class LoopMonitor:
    """Measures the longest pause of the event loop."""

    longest = 0.0

    async def run(self) -> None:
        last = time.thread_time()
        while True:
            await asyncio.sleep(0)
            now = time.thread_time()
            self.longest, last = max(self.longest, now - last), now


@asynccontextmanager
async def loop_monitor() -> AsyncIterator[LoopMonitor]:
    monitor = LoopMonitor()
    task = asyncio.ensure_future(monitor.run())
    try:
        yield monitor
        await asyncio.sleep(0)
    finally:
        task.cancel()


async def write(server: TestServer, table: str, count: int) -> None:
    """Appends entries to the table's log, as another node would."""
    version = len(await server.store.read(table))
    bodies = [encode_entry(Muted(0, on)) for on in (True, False)]
    await server.store.append(Append(table, version, list(islice(cycle(bodies), count))))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_long_log_is_loaded_without_blocking_the_loop(
    kind: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Regression: all tables waited for seconds until the whole log was read."""
    if kind == "sqlite":
        database = str(tmp_path_factory.mktemp("long") / "lusoria.db")
    else:
        database = new_database(str(request.getfixturevalue("postgres")))
    async with node(database) as server, server.person() as livia:
        table = await livia.open_table("alea", 2)
        await server.site.hub.tables.pop(table).close()
        await write(server, table, ENTRIES)
        async with loop_monitor() as loading:
            room = await livia.get(f"/api/tables/{table}")
        assert room["version"] > ENTRIES
        async with server.site.hub.use(table) as live:
            await write(server, table, ENTRIES)
            async with loop_monitor() as reading_on:
                await live.catch_up()
        assert live.room.version > 2 * ENTRIES
        assert max(loading.longest, reading_on.longest) < LONGEST_PAUSE
