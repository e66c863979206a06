"""`lusoria export`: writes all finished games without names, or only those with consent."""

import argparse
import asyncio

from lusoria.cli.command import print_line
from lusoria.cli.commands import backup


def add_arguments(parser: argparse.ArgumentParser) -> None:
    backup.add_arguments(parser)
    text = "only games that can become exercises: everyone who played agreed"
    parser.add_argument("--consented", action="store_true", help=text)


def run(args: argparse.Namespace) -> int:
    from lusoria.server.node.export import export  # noqa: PLC0415 (it needs the extra)

    count = asyncio.run(export(args.database, args.file, consented=args.consented))
    print_line(f"Exported {count} {'game' if count == 1 else 'games'} to {args.file}.")
    return 0
