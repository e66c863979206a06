"""`lusoria referee`: the rules for programs, as JSON lines."""

import argparse
import sys

from lusoria.referee import serve
from lusoria.words import Words


def add_arguments(parser: argparse.ArgumentParser, said: Words) -> None:
    """It takes none: all that it is asked comes over its input."""


def run(args: argparse.Namespace, said: Words) -> int:
    for answer in serve(sys.stdin.buffer, said):
        sys.stdout.buffer.write(answer)
        sys.stdout.buffer.flush()
    return 0
