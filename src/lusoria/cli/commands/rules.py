"""`lusoria rules`: prints a summary of the rules of a game."""

import argparse

from lusoria.cli.command import chosen_words
from lusoria.games import GAMES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=GAMES, help="game to explain")


def run(args: argparse.Namespace) -> int:
    print(chosen_words(args).say(f"{args.game}-rules"))
    return 0
