"""`lusoria serve`: tables for people and programs, over HTTP and sockets."""

import argparse

from lusoria.server.node import config
from lusoria.words import Words


def add_arguments(parser: argparse.ArgumentParser, said: Words) -> None:
    config.add_arguments(parser, said)


def run(args: argparse.Namespace, said: Words) -> int:
    from lusoria.server.node.serve import run as serve  # noqa: PLC0415 (only here: it needs the extra)

    return serve(args, said)
