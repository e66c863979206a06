"""`lusoria replay`: shows a record step by step."""

import argparse
from pathlib import Path

from lusoria.cli.command import BAD_USE, chosen_words, read_input
from lusoria.cli.commands.analyse import add_viewer


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", type=Path, help="file with a game record, or - to read from a pipe")
    viewer, start = parser.add_mutually_exclusive_group(), parser.add_mutually_exclusive_group()
    add_viewer(viewer)
    viewer.add_argument("--open", action="store_true", help="show all secrets")
    start.add_argument("--step", type=int, default=0, metavar="N", help="start at this step")
    start.add_argument("--turn", type=int, metavar="N", help="start at this turn")
    parser.add_argument("--fast", action="store_true", help="no pauses between moves")
    parser.epilog = "example: lusoria replay game.json --seat 2 --turn 3"


def run(args: argparse.Namespace) -> int:
    from lusoria.tui.replay_screen import run as show  # noqa: PLC0415 (it needs the extra)

    data = read_input(args.record)
    return BAD_USE if data is None else show(args, data, chosen_words(args))
