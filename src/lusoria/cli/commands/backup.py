"""`lusoria backup`: writes a whole database into one file."""

import argparse
import asyncio
from pathlib import Path

from lusoria.cli.command import print_line
from lusoria.server.node.config import Config
from lusoria.words import Words


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """A file and a database. `restore` and `export` take the same arguments."""
    parser.add_argument("file", type=Path, help=words.say("cli-argument-file"))
    parser.add_argument("--database", default=Config.database, help=words.say("serve-option-database"))


def run(args: argparse.Namespace, words: Words) -> int:
    from lusoria.store.maintenance.backup_file import backup  # noqa: PLC0415 (it needs the extra)

    asyncio.run(backup(args.database, args.file))
    print_line(words.say("cli-backup-done", path=str(args.file)))
    return 0
