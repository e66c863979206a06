"""`lusoria play`: starts a server on this machine and opens it in the browser."""

import argparse
import os

from lusoria.server.node import config


def add_arguments(parser: argparse.ArgumentParser) -> None:
    database = config.data_place(os.environ) / config.Config.database
    config.add_arguments(parser, database=str(database).replace("%", "%%"))
    parser.add_argument("--no-browser", action="store_true", help="don’t open the page in a browser")


def run(args: argparse.Namespace) -> int:
    from lusoria.server.node.play_session import run as play  # noqa: PLC0415 (it needs the extra)

    return play(args)
