"""`lusoria tui`: a game in this terminal, against bots."""

import argparse

from lusoria.tui import command_line
from lusoria.words import Words


def add_arguments(parser: argparse.ArgumentParser, said: Words) -> None:
    command_line.add_arguments(parser, said)


def run(args: argparse.Namespace, said: Words) -> int:
    from lusoria.tui.game_session import run as play  # noqa: PLC0415 (only here: it needs the extra)

    return play(args, said)
