"""`lusoria referee`: the rules as a service over stdin and stdout, in JSON lines."""

import argparse
import sys

from lusoria.referee import serve
from lusoria.words import Words


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """No arguments: requests come over stdin."""


def run(args: argparse.Namespace, words: Words) -> int:
    for answer in serve(sys.stdin.buffer, words):
        sys.stdout.buffer.write(answer)
        sys.stdout.buffer.flush()
    return 0
