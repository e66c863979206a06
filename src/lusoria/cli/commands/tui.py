"""`lusoria tui`: plays against bots in this terminal."""

import argparse

from lusoria.cli.command import chosen_words
from lusoria.tui import command_line


def add_arguments(parser: argparse.ArgumentParser) -> None:
    command_line.add_arguments(parser)
    parser.epilog = "example: lusoria tui --players 5 --name Livia"


def run(args: argparse.Namespace) -> int:
    from lusoria.tui.game_session import run as play  # noqa: PLC0415 (it needs the extra)

    return play(args, chosen_words(args))
