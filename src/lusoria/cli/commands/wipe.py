"""`lusoria wipe`: overwrites erased data in the bytes of a SQLite file."""

import argparse
import asyncio
import sqlite3
import sys
from contextlib import closing

from lusoria.cli.commands.backup import add_database


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    asyncio.run(wipe(args.database))
    print("Done: nothing is left of what was erased.")
    return 0


async def wipe(database: str) -> None:
    """Needs a stopped server. Raises StoreDown if another process has the file open."""
    from lusoria.store import StoreDown, Unfit, open_store  # noqa: PLC0415
    from lusoria.store.database_url import File, address  # noqa: PLC0415
    from lusoria.store.maintenance import wipe_file  # noqa: PLC0415 (it needs the extra)
    from lusoria.store.maintenance.migrate import check_is_lusoria  # noqa: PLC0415

    where = address(database)
    if not isinstance(where, File):
        raise Unfit("Only a SQLite file can be wiped: PostgreSQL has its own VACUUM.")
    await check_is_lusoria(where)
    async with open_store(database, as_server=True) as store:
        await store.wipe(sys.maxsize)
    with closing(sqlite3.connect(where.path)) as file:
        if wipe_file.state_of(file) != wipe_file.CLEAN:
            raise StoreDown("SQLite: another process has the file open, so its log cannot be emptied.")
