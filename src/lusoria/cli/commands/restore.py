"""`lusoria restore`: fills an empty database from a backup file."""

import argparse
import asyncio

from lusoria.cli.command import print_line
from lusoria.cli.commands.backup import add_arguments

__all__ = ["add_arguments", "run"]


def run(args: argparse.Namespace) -> int:
    from lusoria.store.maintenance.backup_file import restore  # noqa: PLC0415 (it needs the extra)

    asyncio.run(restore(args.file, args.database))
    print_line(f"Restored from {args.file}.")
    return 0
