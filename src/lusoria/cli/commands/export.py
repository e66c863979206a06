"""`lusoria export`: all finished games of a server, without names; or those that may become exercises."""

import argparse
import asyncio

from lusoria.cli.command import tell
from lusoria.cli.commands import backup
from lusoria.words import Words


def add_arguments(parser: argparse.ArgumentParser, said: Words) -> None:
    backup.add_arguments(parser, said)
    parser.add_argument("--consented", action="store_true", help=said.say("cli-option-consented"))


def run(args: argparse.Namespace, said: Words) -> int:
    from lusoria.server.node.export import export  # noqa: PLC0415 (only here: it needs the extra)

    count = asyncio.run(export(args.database, args.file, consented=args.consented))
    tell(said.say("cli-backup-done", path=str(args.file)))
    tell(said.say("cli-export-count", count=count))
    return 0
