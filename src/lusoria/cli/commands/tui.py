"""`lusoria tui`: plays against bots in this terminal."""

import argparse

from lusoria.tui import command_line
from lusoria.words import Words


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    command_line.add_arguments(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    from lusoria.tui.game_session import run as play  # noqa: PLC0415 (it needs the extra)

    return play(args, words)
