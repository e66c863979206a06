"""Reads logs of tables from the database, without the server.

Keeps no connection open: a killed server must find its file untouched, not repaired by another process.
"""

import asyncio
import sqlite3
from collections.abc import Iterable
from contextlib import closing

import asyncpg

from lusoria.store.database_url import File, address

READ = "SELECT body FROM entries WHERE table_id = $1 ORDER BY seq"
"""Not a query of the store, whose writes are under test."""


async def read_logs(database: str, tables: Iterable[str]) -> dict[str, list[bytes]]:
    """Entries of these tables."""
    where = address(database)
    if isinstance(where, File):
        return await asyncio.to_thread(_from_file, str(where.path), list(tables))
    connection = await asyncpg.connect(database)
    try:
        rows = {table: await connection.fetch(READ, table) for table in tables}
    finally:
        await connection.close()
    return {table: [row[0] for row in entries] for table, entries in rows.items()}


def _from_file(path: str, tables: list[str]) -> dict[str, list[bytes]]:
    statement = READ.replace("$1", "?")
    with closing(sqlite3.connect(path, timeout=10)) as connection:
        return {table: [body for (body,) in connection.execute(statement, (table,))] for table in tables}
