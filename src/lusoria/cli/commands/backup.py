"""`lusoria backup`: writes a whole database into one file."""

import argparse
import asyncio
from pathlib import Path

from lusoria.cli.command import print_line
from lusoria.server.node.config import HELP, Config


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A file and a database. `restore` and `export` take the same arguments."""
    parser.add_argument("file", type=Path, help="file to write or read")
    add_database(parser)


def add_database(parser: argparse.ArgumentParser) -> None:
    text = f"{HELP['database']} [{Config.database}]"
    parser.add_argument("--database", default=Config.database, help=text)


def run(args: argparse.Namespace) -> int:
    from lusoria.store.maintenance.backup_file import backup  # noqa: PLC0415 (it needs the extra)

    asyncio.run(backup(args.database, args.file))
    print_line(f"Backed up to {args.file}.")
    return 0
