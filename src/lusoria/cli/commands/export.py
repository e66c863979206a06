"""`lusoria export`: writes all finished games without names, or only those with consent."""

import argparse
import asyncio

from lusoria.cli.command import print_line
from lusoria.cli.commands import backup
from lusoria.words import Words


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    backup.add_arguments(parser, words)
    parser.add_argument("--consented", action="store_true", help=words.say("cli-option-consented"))


def run(args: argparse.Namespace, words: Words) -> int:
    from lusoria.server.node.export import export  # noqa: PLC0415 (it needs the extra)

    count = asyncio.run(export(args.database, args.file, consented=args.consented))
    print_line(words.say("cli-backup-done", path=str(args.file)))
    print_line(words.say("cli-export-count", count=count))
    return 0
