"""The logs of tables as they are in the database, read past the server.

Nothing is kept open between two looks: a server that was killed must find the file as it left it, with
nobody else there who could have mended it.
"""

import asyncio
import sqlite3
from collections.abc import Iterable
from contextlib import closing

import asyncpg

from lusoria.store.database_url import File, address

READ = "SELECT body FROM entries WHERE table_id = $1 ORDER BY seq"
"""Our own, and not the store's: what is to be found out is whether the store has written."""


async def read_logs(database: str, tables: Iterable[str]) -> dict[str, list[bytes]]:
    """The entries of these tables."""
    where = address(database)
    if isinstance(where, File):
        return await asyncio.to_thread(_from_file, str(where.path), list(tables))
    connection = await asyncpg.connect(database)
    try:
        rows = {table: await connection.fetch(READ, table) for table in tables}
    finally:
        await connection.close()
    return {table: [row[0] for row in found] for table, found in rows.items()}


def _from_file(path: str, tables: list[str]) -> dict[str, list[bytes]]:
    statement = READ.replace("$1", "?")
    with closing(sqlite3.connect(path, timeout=10)) as connection:
        return {table: [body for (body,) in connection.execute(statement, (table,))] for table in tables}
