"""`lusoria export`: all finished games of a server, without names."""

import argparse
import asyncio

from lusoria.cli.backup import add_arguments
from lusoria.words import Words

__all__ = ["add_arguments", "run"]


def run(args: argparse.Namespace, said: Words) -> int:
    from lusoria.server.export import export  # noqa: PLC0415 (only here: it needs the extra)

    asyncio.run(export(args.database, args.file))
    print(said.say("cli-backup-done", path=str(args.file)))
    return 0
