"""`lusoria replay`: step through a game record."""

import argparse
from pathlib import Path

from lusoria.cli.command import BAD_USE, contents
from lusoria.words import Words


def add_arguments(parser: argparse.ArgumentParser, said: Words) -> None:
    parser.add_argument("record", type=Path, help=said.say("replay-argument-record"))
    eyes, moment = parser.add_mutually_exclusive_group(), parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=int, metavar="N", help=said.say("analyse-option-seat"))
    eyes.add_argument("--open", action="store_true", help=said.say("replay-option-open"))
    moment.add_argument("--step", type=int, default=0, metavar="N", help=said.say("replay-option-step"))
    moment.add_argument("--turn", type=int, metavar="N", help=said.say("replay-option-turn"))
    parser.add_argument("--fast", action="store_true", help=said.say("cli-option-fast"))


def run(args: argparse.Namespace, said: Words) -> int:
    from lusoria.tui.replay_screen import run as show  # noqa: PLC0415 (only here: it needs the extra)

    data = contents(args.record, said)
    return BAD_USE if data is None else show(args, data, said)
