"""`lusoria serve`: runs a server node (HTTP and WebSocket)."""

import argparse

from lusoria.server.node import config
from lusoria.words import Words


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    config.add_arguments(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    from lusoria.server.node.serve import run as serve  # noqa: PLC0415 (it needs the extra)

    return serve(args, words)
