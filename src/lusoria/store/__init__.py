"""Storage: append-only logs of tables, and other data of a server. Stores bytes; knows no game.

Private: may change without notice (see docs/library.md).
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext

from lusoria.store.database_url import Address, File, Memory, address
from lusoria.store.memory import MemoryStore
from lusoria.store.port import (
    Append,
    CodeTaken,
    Erasure,
    InUse,
    NoSuchTable,
    RecordRow,
    Stale,
    Status,
    Store,
    StoreDown,
    TableRow,
    TryRow,
    UncertainCommit,
    Unfit,
)
from lusoria.store.server_lock import hold_server_lock

__all__ = [
    "Append",
    "CodeTaken",
    "Erasure",
    "InUse",
    "NoSuchTable",
    "RecordRow",
    "Stale",
    "Status",
    "Store",
    "StoreDown",
    "TableRow",
    "TryRow",
    "UncertainCommit",
    "Unfit",
    "open_store",
]


@asynccontextmanager
async def open_store(url: str, *, as_server: bool = False) -> AsyncIterator[Store]:
    """Open and migrate a store: `memory:`, `sqlite:///file` or a path, or `postgresql://...`.

    With `as_server`, locks an SQLite file against other servers (InUse). Commands open it without the lock.
    """
    where = address(url)
    with hold_server_lock(where) if as_server else nullcontext():
        store = await _open(where)
        try:
            yield store
        finally:
            await store.close()


async def _open(where: Address) -> Store:
    # Imports only the driver in use: the server must start fast.
    match where:
        case Memory():
            return MemoryStore()
        case File(path):
            from lusoria.store.sqlite import SqliteStore  # noqa: PLC0415

            return await SqliteStore(path).connect()
        case server:
            from lusoria.store.postgres import PostgresStore  # noqa: PLC0415

            return await PostgresStore(server.url).connect()
