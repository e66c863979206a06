"""`lusoria verify`: checks the moves, chance events and signature of records."""

import argparse
from collections.abc import Collection, Iterator
from pathlib import Path

from lusoria.cli.command import (
    BAD_USE,
    CHECK_FAILED,
    chosen_words,
    print_line,
    print_unreadable,
    read_input,
)
from lusoria.core.errors import Malformed
from lusoria.records.verify import verify
from lusoria.wire.findings import describe_report
from lusoria.words import Words

TRUSTED = {
    "key": "a server’s public key (64 hexadecimal digits), or a file with one",
    "server": "address of a server to fetch public keys from",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "record", type=Path, nargs="+", help="file with a game record, or - to read from a pipe"
    )
    for name, text in TRUSTED.items():
        help_text = f"{text}; can be given more than once"
        parser.add_argument(f"--{name}", action="append", default=[], metavar=name.upper(), help=help_text)
    parser.epilog = "example: lusoria verify game.json --server https://games.example"


def run(args: argparse.Namespace) -> int:
    """Check all records. The exit code is that of the worst one."""
    keys, words = frozenset(trusted_keys(args)), chosen_words(args)
    return max(verify_file(path, keys, words) for path in args.record)


def trusted_keys(args: argparse.Namespace) -> Iterator[str]:
    """The keys that the user trusts."""
    if args.key or args.server:
        from lusoria.cli.public_keys import keys_of, parse_key  # noqa: PLC0415 (slow to import, rarely used)

        for text in args.key:
            yield from parse_key(text)
        for server in args.server:
            yield from keys_of(server)


def verify_file(path: Path, keys: Collection[str], words: Words) -> int:
    if (data := read_input(path)) is None:
        return BAD_USE
    try:
        report = verify(data, keys)
    except Malformed as error:
        print_unreadable(path, error)
        return BAD_USE
    for line in describe_report(words, report):
        print_line(f"{path}: {line}")
    return 0 if report.true else CHECK_FAILED
