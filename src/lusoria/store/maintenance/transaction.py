"""Runs migrations and backups in one transaction on either database, through SQLAlchemy.

The work is a plain function of the connection. It runs in another thread, so that games continue meanwhile.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import asyncpg
from sqlalchemy import Connection, NullPool, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from lusoria.store.database_url import Address, File, Memory
from lusoria.store.port import StoreDown, Unfit
from lusoria.store.private_files import make_private

T = TypeVar("T")

LOCK_SECONDS = 30.0  # to wait for another migration or restore
LOCK = 0x4C55534F524941  # key of the advisory lock: "LUSORIA" in ASCII


async def in_snapshot(where: Address, work: Callable[[Connection], T]) -> T:
    """Read a consistent snapshot without blocking writers."""
    return await _run_in_thread(where, work, alone=False)


async def in_transaction(where: Address, work: Callable[[Connection], T]) -> T:
    """Write exclusively and atomically. On PostgreSQL, other nodes wait for an advisory lock."""
    return await _run_in_thread(where, work, alone=True)


async def _run_in_thread(where: Address, work: Callable[[Connection], T], *, alone: bool) -> T:
    match where:
        case Memory():
            raise Unfit("A store in memory has nothing to migrate, export, back up or restore.")
        case File(path):
            running = asyncio.to_thread(_in_file, path, work, alone=alone)
        case _:
            running = asyncio.to_thread(lambda: asyncio.run(_on_server(where.url, work, alone=alone)))
    try:
        return await running
    except (DBAPIError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise StoreDown(f"Database error: {getattr(error, 'orig', None) or error}") from error


def _in_file(path: Path, work: Callable[[Connection], T], *, alone: bool) -> T:
    if alone:  # it may create the file
        make_private(path)

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(path, timeout=LOCK_SECONDS, isolation_level=None)

    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool)
    event.listen(
        engine,
        "begin",
        lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE" if alone else "BEGIN"),
    )
    with engine.begin() as connection:
        return work(connection)


async def _on_server(url: str, work: Callable[[Connection], T], *, alone: bool) -> T:
    engine = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=lambda: asyncpg.connect(url, timeout=LOCK_SECONDS),
        poolclass=NullPool,
        isolation_level="READ COMMITTED" if alone else "REPEATABLE READ",
    )
    async with engine.begin() as connection:
        if alone:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        return await connection.run_sync(work)
