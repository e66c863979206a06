"""`lusoria verify`: checks the moves, chance events and signature of records."""

import argparse
from collections.abc import Collection, Iterator
from pathlib import Path

from lusoria.cli.command import BAD_USE, CHECK_FAILED, error_text, print_line, read_input
from lusoria.core.errors import Malformed
from lusoria.records.verify import verify
from lusoria.wire.findings import describe_report
from lusoria.words import Words


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("record", type=Path, nargs="+", help=words.say("cli-argument-record"))
    for name in ("key", "server"):
        help_text = words.say(f"cli-option-{name}")
        parser.add_argument(f"--{name}", action="append", default=[], metavar=name.upper(), help=help_text)


def run(args: argparse.Namespace, words: Words) -> int:
    """Check all records. The exit code is that of the worst one."""
    keys = frozenset(trusted_keys(args, words))
    return max(verify_file(path, keys, words) for path in args.record)


def trusted_keys(args: argparse.Namespace, words: Words) -> Iterator[str]:
    """The keys that the user trusts."""
    if args.key or args.server:
        from lusoria.cli.public_keys import keys_of, parse_key  # noqa: PLC0415 (slow to import, rarely used)

        for text in args.key:
            yield from parse_key(words, text)
        for server in args.server:
            yield from keys_of(words, server)


def verify_file(path: Path, keys: Collection[str], words: Words) -> int:
    if (data := read_input(path, words)) is None:
        return BAD_USE
    try:
        report = verify(data, keys)
    except Malformed as error:
        print_line(f"{path}: {error_text(words, error)}", to_stderr=True)
        return BAD_USE
    for line in describe_report(words, report):
        print_line(f"{path}: {line}")
    return 0 if report.true else CHECK_FAILED
