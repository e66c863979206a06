"""`python3 run.py bench store`: group commit against one commit per event, on one database in one run.

A hundred tables, each with one append of about 120 bytes in flight, durable before the next. For PostgreSQL
the peer has eight connections that commit in parallel.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from statistics import median

from lusoria.store import Store
from lusoria.store.port import Append
from lusoria.store.postgres import PostgresStore
from lusoria.store.sqlite import SqliteStore
from tests.store.postgres import new_database, postgres

TABLES = 100  # that append at once
ROUNDS = 3  # of each way, in turns
ROUND_SECONDS = 0.7
CONNECTIONS = 8  # without group commit
ENTRY = b'{"type":"vote_laid","seat":3,"at":1731700000.125,"by":"a person with a token"}'.ljust(120)
DURABLE = {"fsync": "on", "full_page_writes": "on"}

_names = (f"table {number}" for number in count())


async def play(store: Store, until: float, waits: list[float]) -> None:
    """Appends to a new table for a while. Returns the times."""
    table, version, now = next(_names), 0, time.perf_counter()
    while now < until:
        version = await store.append(Append(table, version, [ENTRY]))
        begun, now = now, time.perf_counter()
        waits.append(now - begun)


async def measure(stores: Sequence[Store]) -> tuple[float, float, float]:
    """Events per second, median wait in ms, our processor time per event in µs."""
    waits: list[float] = []
    begun, used = time.perf_counter(), time.process_time()
    until = begun + ROUND_SECONDS
    await asyncio.gather(*(play(stores[number % len(stores)], until, waits) for number in range(TABLES)))
    took, used = time.perf_counter() - begun, time.process_time() - used
    return len(waits) / took, 1000 * median(waits), 1e6 * used / len(waits)


@asynccontextmanager
async def open_stores(
    stores: Sequence[SqliteStore] | Sequence[PostgresStore],
) -> AsyncIterator[Sequence[Store]]:
    async with AsyncExitStack() as stack:
        for store in stores:
            await store.connect()
            stack.push_async_callback(store.close)
        yield stores


async def compare(name: str, group: Sequence[Store], single: Sequence[Store]) -> None:
    """Measures both in turns, and prints the best of each."""
    best = {"group commit": (0.0, 0.0, 0.0), "one commit each": (0.0, 0.0, 0.0)}
    for _ in range(ROUNDS):
        for way, stores in zip(best, (group, single), strict=True):
            best[way] = max(best[way], await measure(stores))
    for way, (rate, wait, used) in best.items():
        print(f"{name:<11} {way:<16} {rate:8.0f} events/s   p50 {wait:6.1f} ms   {used:5.0f} us of processor")
    ratio = best["group commit"][0] / best["one commit each"][0]
    print(f"{name:<11} ratio            {ratio:8.1f}\n", flush=True)


async def main(folder: Path) -> None:
    path = folder / "bench.db"
    async with (
        open_stores([SqliteStore(path)]) as group,
        open_stores([SqliteStore(path, max_jobs=1)]) as single,
    ):
        await compare("SQLite", group, single)
    with postgres(DURABLE) as server:
        url = new_database(server.base)
        singles = [PostgresStore(url, max_jobs=1) for _ in range(CONNECTIONS)]
        async with open_stores([PostgresStore(url)]) as group, open_stores(singles) as single:
            await compare("PostgreSQL", group, single)


if __name__ == "__main__":
    print(f"{TABLES} tables, best of {ROUNDS} interleaved rounds of {ROUND_SECONDS} s\n", flush=True)
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as place:
        asyncio.run(main(Path(place)))
