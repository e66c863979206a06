"""`lusoria backup`: everything a server knows, in one file. Also the arguments of its two sisters."""

import argparse
import asyncio
from pathlib import Path

from lusoria.cli.command import tell
from lusoria.server.node.config import Config
from lusoria.words import Words


def add_arguments(parser: argparse.ArgumentParser, said: Words) -> None:
    """A file and a database, as `restore` and `export` take them too."""
    parser.add_argument("file", type=Path, help=said.say("cli-argument-file"))
    parser.add_argument("--database", default=Config.database, help=said.say("serve-option-database"))


def run(args: argparse.Namespace, said: Words) -> int:
    from lusoria.store.maintenance.backup_file import backup  # noqa: PLC0415 (only here: it needs the extra)

    asyncio.run(backup(args.database, args.file))
    tell(said.say("cli-backup-done", path=str(args.file)))
    return 0
