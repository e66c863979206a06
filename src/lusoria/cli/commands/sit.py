"""`lusoria sit`: plays a local bot at a table of any server."""

import argparse
import math
import os
import sys

from lusoria.cli.command import BAD_USE, print_line
from lusoria.server.node.config import Config
from lusoria.words import Words

LOCAL_SERVER = f"http://localhost:{Config.port}"  # default of `lusoria play` and `lusoria serve`
MAX_SEATS = 32  # of any table: see `RequestedSeat`
MAX_PAUSE = 3600.0  # seconds


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("link", help=words.say("sit-argument-link"))
    parser.add_argument("--bot", help=words.say("sit-option-bot"))
    parser.add_argument("--seat", type=seat, metavar="N", help=words.say("sit-option-seat"))
    parser.add_argument("--name", help=words.say("sit-option-name"))
    parser.add_argument("--rematch", action="store_true", help=words.say("sit-option-rematch"))
    parser.add_argument(
        "--pause", type=pause, default=1.0, metavar="N", help=f"{words.say('sit-option-pause')} [1]"
    )
    parser.add_argument(
        "--server", default=LOCAL_SERVER, help=f"{words.say('sit-option-server')} [{LOCAL_SERVER}]"
    )


def seat(text: str) -> int:
    if not 1 <= int(text) <= MAX_SEATS:
        raise ValueError(text)
    return int(text)


def pause(text: str) -> float:
    seconds = float(text)
    if not math.isfinite(seconds) or not 0 <= seconds <= MAX_PAUSE:
        raise ValueError(text)
    return seconds


def run(args: argparse.Namespace, words: Words) -> int:
    from lusoria.client import ClientError  # noqa: PLC0415 (it needs the extra)
    from lusoria.client.sit_session import run as sit  # noqa: PLC0415 (it needs the extra)

    if ":" in (args.bot or ""):
        sys.path.insert(0, os.getcwd())  # noqa: PTH109 (a local bot is in the current folder)
    try:
        return sit(args, words)
    except ClientError as error:
        print_line(words.say(f"client-error-{error.why}", **error.facts), to_stderr=True)
        return BAD_USE
