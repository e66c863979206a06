"""`lusoria rules`: prints a summary of the rules of a game."""

import argparse

from lusoria.games import GAMES
from lusoria.words import Words


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", choices=GAMES, help=words.say("cli-option-game"))


def run(args: argparse.Namespace, words: Words) -> int:
    print(words.say(f"{args.game}-rules"))
    return 0
