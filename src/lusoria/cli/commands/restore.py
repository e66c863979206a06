"""`lusoria restore`: fills an empty database from a backup file."""

import argparse
import asyncio

from lusoria.cli.command import print_line
from lusoria.cli.commands.backup import add_arguments
from lusoria.words import Words

__all__ = ["add_arguments", "run"]


def run(args: argparse.Namespace, words: Words) -> int:
    from lusoria.store.maintenance.backup_file import restore  # noqa: PLC0415 (it needs the extra)

    asyncio.run(restore(args.file, args.database))
    print_line(words.say("cli-restore-done", path=str(args.file)))
    return 0
