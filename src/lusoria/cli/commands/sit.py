"""`lusoria sit`: a bot of this machine at a table of some server."""

import argparse
import math
import os
import sys

from lusoria.cli.command import BAD_USE, tell
from lusoria.server.node.config import Config
from lusoria.words import Words

HERE = f"http://localhost:{Config.port}"
"""Where `lusoria play` and `lusoria serve` are, if nobody says otherwise."""
MOST_SEATS = 32
LONGEST_PAUSE = 3600.0


def add_arguments(parser: argparse.ArgumentParser, said: Words) -> None:
    parser.add_argument("link", help=said.say("sit-argument-link"))
    parser.add_argument("--bot", help=said.say("sit-option-bot"))
    parser.add_argument("--seat", type=seat, metavar="N", help=said.say("sit-option-seat"))
    parser.add_argument("--name", help=said.say("sit-option-name"))
    parser.add_argument("--rematch", action="store_true", help=said.say("sit-option-rematch"))
    parser.add_argument(
        "--pause", type=pause, default=1.0, metavar="N", help=f"{said.say('sit-option-pause')} [1]"
    )
    parser.add_argument("--server", default=HERE, help=f"{said.say('sit-option-server')} [{HERE}]")


def seat(text: str) -> int:
    if not 1 <= int(text) <= MOST_SEATS:
        raise ValueError(text)
    return int(text)


def pause(text: str) -> float:
    seconds = float(text)
    if not math.isfinite(seconds) or not 0 <= seconds <= LONGEST_PAUSE:
        raise ValueError(text)
    return seconds


def run(args: argparse.Namespace, said: Words) -> int:
    from lusoria.client import ClientTrouble  # noqa: PLC0415 (only here: it needs the extra)
    from lusoria.client.sit_session import run as sit  # noqa: PLC0415 (only here: it needs the extra)

    if ":" in (args.bot or ""):
        sys.path.insert(0, os.getcwd())  # noqa: PTH109 (a bot of one's own lies where one is)
    try:
        return sit(args, said)
    except ClientTrouble as trouble:
        tell(said.say(f"client-trouble-{trouble.why}", **trouble.facts), trouble=True)
        return BAD_USE
