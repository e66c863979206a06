"""`lusoria verify`: is every move, card and die of a written game in order, and who signed it?"""

import argparse
from collections.abc import Collection, Iterator
from pathlib import Path

from lusoria.cli.command import BAD_USE, FALSE_RECORD, contents, error_told, tell
from lusoria.core.errors import Malformed
from lusoria.records.verify import verify
from lusoria.wire.findings import report_told
from lusoria.words import Words


def add_arguments(parser: argparse.ArgumentParser, said: Words) -> None:
    parser.add_argument("record", type=Path, nargs="+", help=said.say("cli-argument-record"))
    for name in ("key", "server"):
        help_text = said.say(f"cli-option-{name}")
        parser.add_argument(f"--{name}", action="append", default=[], metavar=name.upper(), help=help_text)


def run(args: argparse.Namespace, said: Words) -> int:
    """Check every record; the worst finding is the exit code."""
    keys = frozenset(keys_named(args, said))
    return max(verify_file(path, keys, said) for path in args.record)


def keys_named(args: argparse.Namespace, said: Words) -> Iterator[str]:
    """All keys that a record may be signed by."""
    if args.key or args.server:
        from lusoria.cli.public_keys import key_said, keys_of  # noqa: PLC0415 (few name a key, and it takes a while)

        for text in args.key:
            yield from key_said(said, text)
        for server in args.server:
            yield from keys_of(said, server)


def verify_file(path: Path, keys: Collection[str], said: Words) -> int:
    if (data := contents(path, said)) is None:
        return BAD_USE
    try:
        report = verify(data, keys)
    except Malformed as error:
        tell(f"{path}: {error_told(said, error)}", trouble=True)
        return BAD_USE
    for line in report_told(said, report):
        tell(f"{path}: {line}")
    return 0 if report.true else FALSE_RECORD
