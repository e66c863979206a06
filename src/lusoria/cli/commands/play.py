"""`lusoria play`: starts a server on this machine and opens it in the browser."""

import argparse
import os

from lusoria.server.node import config
from lusoria.words import Words


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    database = config.data_place(os.environ) / config.Config.database
    config.add_arguments(parser, words, database=str(database).replace("%", "%%"))
    parser.add_argument("--no-browser", action="store_true", help=words.say("serve-option-no_browser"))


def run(args: argparse.Namespace, words: Words) -> int:
    from lusoria.server.node.play_session import run as play  # noqa: PLC0415 (it needs the extra)

    return play(args, words)
