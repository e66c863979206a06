"""`lusoria replay`: shows a record step by step."""

import argparse
from pathlib import Path

from lusoria.cli.command import BAD_USE, read_input
from lusoria.words import Words


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("record", type=Path, help=words.say("replay-argument-record"))
    viewer, start = parser.add_mutually_exclusive_group(), parser.add_mutually_exclusive_group()
    viewer.add_argument("--seat", type=int, metavar="N", help=words.say("analyse-option-seat"))
    viewer.add_argument("--open", action="store_true", help=words.say("replay-option-open"))
    start.add_argument("--step", type=int, default=0, metavar="N", help=words.say("replay-option-step"))
    start.add_argument("--turn", type=int, metavar="N", help=words.say("replay-option-turn"))
    parser.add_argument("--fast", action="store_true", help=words.say("cli-option-fast"))


def run(args: argparse.Namespace, words: Words) -> int:
    from lusoria.tui.replay_screen import run as show  # noqa: PLC0415 (it needs the extra)

    data = read_input(args.record, words)
    return BAD_USE if data is None else show(args, data, words)
