"""Storage: logs of tables, and what a server keeps beside them. It stores bytes, and knows no game."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from lusoria.store.address import File, Memory, address
from lusoria.store.memory import MemoryStore
from lusoria.store.port import (
    CodeTaken,
    NoSuchTable,
    RecordRow,
    Stale,
    Status,
    Store,
    StoreDown,
    TableRow,
    Unfit,
    Unsure,
)

__all__ = [
    "CodeTaken",
    "NoSuchTable",
    "RecordRow",
    "Stale",
    "Status",
    "Store",
    "StoreDown",
    "TableRow",
    "Unfit",
    "Unsure",
    "open_store",
]


@asynccontextmanager
async def open_store(url: str) -> AsyncIterator[Store]:
    """Open a store, and bring it up to date: `memory:`, `sqlite:///file` or a path, or `postgresql://...`."""
    store = await _opened(url)
    try:
        yield store
    finally:
        await store.close()


async def _opened(url: str) -> Store:
    # Each database's driver is loaded only where it is used: a server should start at once.
    match address(url):
        case Memory():
            return MemoryStore()
        case File(path):
            from lusoria.store.sqlite import SqliteStore  # noqa: PLC0415

            return await SqliteStore(path).connect()
        case server:
            from lusoria.store.postgres import PostgresStore  # noqa: PLC0415

            return await PostgresStore(server.url).connect()
