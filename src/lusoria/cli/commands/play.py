"""`lusoria play`: a server for this evening, and its page in the browser."""

import argparse
import os

from lusoria.server.node import config
from lusoria.words import Words


def add_arguments(parser: argparse.ArgumentParser, said: Words) -> None:
    kept = config.data_place(os.environ) / config.Config.database
    config.add_arguments(parser, said, database=str(kept).replace("%", "%%"))
    parser.add_argument("--no-browser", action="store_true", help=said.say("serve-option-no_browser"))


def run(args: argparse.Namespace, said: Words) -> int:
    from lusoria.server.node.play_session import run as play  # noqa: PLC0415 (only here: it needs the extra)

    return play(args, said)
