"""`lusoria referee`: the rules as a service over stdin and stdout, in JSON lines."""

import argparse
import sys

from lusoria.cli.command import chosen_words
from lusoria.referee import serve


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """No arguments: requests come over stdin."""
    parser.epilog = 'example: echo \'{"do":"games"}\' | lusoria referee'


def run(args: argparse.Namespace) -> int:
    for answer in serve(sys.stdin.buffer, chosen_words(args)):
        sys.stdout.buffer.write(answer)
        sys.stdout.buffer.flush()
    return 0
