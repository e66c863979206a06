"""The logs of tables as they are in the database, read past the server.

Nothing is kept open between two looks: a server that was killed must find the file as it left it, with
nobody else there who could have mended it.
"""

import asyncio
import sqlite3
from collections.abc import Iterable
from contextlib import closing

import asyncpg

from lusoria.store import sql
from lusoria.store.address import File, address


async def read_logs(database: str, tables: Iterable[str]) -> dict[str, list[bytes]]:
    """The entries of these tables."""
    where = address(database)
    if isinstance(where, File):
        return await asyncio.to_thread(_from_file, str(where.path), list(tables))
    connection = await asyncpg.connect(database)
    try:
        rows = {table: await connection.fetch(sql.READ, table, 0) for table in tables}
    finally:
        await connection.close()
    return {table: [row[0] for row in found] for table, found in rows.items()}


def _from_file(path: str, tables: list[str]) -> dict[str, list[bytes]]:
    statement = sql.READ.replace("$1", "?").replace("$2", "?")
    with closing(sqlite3.connect(path, timeout=10)) as connection:
        return {table: [body for (body,) in connection.execute(statement, (table, 0))] for table in tables}
