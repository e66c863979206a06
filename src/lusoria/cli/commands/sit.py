"""`lusoria sit`: plays a local bot at a table of any server."""

import argparse
import os
import sys
from contextlib import suppress

from lusoria.cli.command import chosen_words
from lusoria.server.node.config import Config

LOCAL_SERVER = f"http://localhost:{Config.port}"  # default of `lusoria play` and `lusoria serve`
MAX_SEATS = 32  # of any table: see `RequestedSeat`
MAX_PAUSE = 3600.0  # seconds


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("link", help="link or code of the table")
    add("--bot", help="bot that plays (default: the game’s usual one); module:class for your own")
    add(
        "--seat",
        type=seat,
        metavar="N",
        help="seat number, as shown on the page (default: the first free one)",
    )
    add("--name", help="name at the table (default: the bot’s)")
    add("--rematch", action="store_true", help="join every rematch after the game, until Ctrl-C")
    add("--pause", type=pause, default=1.0, metavar="N", help="average seconds before each move [1]")
    text = f"address of the server, if you only give a code [{LOCAL_SERVER}]"
    add("--server", default=LOCAL_SERVER, help=text)
    parser.epilog = "example: lusoria sit http://localhost:8000/t/8pIiDaulFSs6_EzE --bot strong"


def seat(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MAX_SEATS:
        raise argparse.ArgumentTypeError(f"“{text}” isn’t a seat number from 1 to {MAX_SEATS}")
    return int(text)


def pause(text: str) -> float:
    with suppress(ValueError):
        if 0 <= (seconds := float(text)) <= MAX_PAUSE:
            return seconds
    raise argparse.ArgumentTypeError(f"“{text}” isn’t a number of seconds from 0 to {MAX_PAUSE:.0f}")


def run(args: argparse.Namespace) -> int:
    from lusoria.client.sit_session import run as sit  # noqa: PLC0415 (it needs the extra)

    if ":" in (args.bot or ""):
        sys.path.insert(0, os.getcwd())  # noqa: PTH109 (a local bot is in the current folder)
    return sit(args, chosen_words(args))
