"""`lusoria rules`: the rules of a game in short."""

import argparse

from lusoria.games import GAMES
from lusoria.words import Words


def add_arguments(parser: argparse.ArgumentParser, said: Words) -> None:
    parser.add_argument("game", choices=GAMES, help=said.say("cli-option-game"))


def run(args: argparse.Namespace, said: Words) -> int:
    print(said.say(f"{args.game}-rules"))
    return 0
