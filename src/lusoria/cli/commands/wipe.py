"""`lusoria wipe`: what was erased goes from the bytes of a file as well, whatever its size."""

import argparse
import asyncio
import sqlite3
import sys
from contextlib import closing

from lusoria.server.node.config import Config
from lusoria.words import Words


def add_arguments(parser: argparse.ArgumentParser, said: Words) -> None:
    parser.add_argument("--database", default=Config.database, help=said.say("serve-option-database"))


def run(args: argparse.Namespace, said: Words) -> int:
    asyncio.run(wipe(args.database))
    print(said.say("cli-wipe-done"))
    return 0


async def wipe(database: str) -> None:
    """Moves would wait for it: so, without a server. StoreDown where somebody reads the file just now."""
    from lusoria.store import StoreDown, Unfit, open_store  # noqa: PLC0415
    from lusoria.store.database_url import File, address  # noqa: PLC0415
    from lusoria.store.maintenance import wipe_file  # noqa: PLC0415 (it needs the extra)
    from lusoria.store.maintenance.migrate import check_ours  # noqa: PLC0415

    where = address(database)
    if not isinstance(where, File):
        raise Unfit("Only a SQLite file is wiped: PostgreSQL has its own VACUUM.")
    await check_ours(where)
    async with open_store(database, as_server=True) as store:
        await store.wipe(sys.maxsize)
    with closing(sqlite3.connect(where.path)) as file:
        if wipe_file.state_of(file) != wipe_file.CLEAN:
            raise StoreDown("SQLite: another process reads the file, and its log cannot be emptied.")
