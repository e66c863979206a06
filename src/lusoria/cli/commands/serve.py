"""`lusoria serve`: runs a server node (HTTP and WebSocket)."""

import argparse

from lusoria.server.node import config


def add_arguments(parser: argparse.ArgumentParser) -> None:
    config.add_arguments(parser)


def run(args: argparse.Namespace) -> int:
    from lusoria.server.node.serve import run as serve  # noqa: PLC0415 (it needs the extra)

    return serve(args)
