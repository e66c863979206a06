"""`lusoria schema`: the JSON Schema of a game, or of the socket."""

import argparse

from lusoria.games import GAMES, game
from lusoria.records.game_schema import shipped_schema
from lusoria.wire.wire_schema import shipped_wire_schema
from lusoria.words import Words


def add_arguments(parser: argparse.ArgumentParser, said: Words) -> None:
    parser.add_argument("what", choices=(*GAMES, "socket"), help=said.say("cli-argument-what"))


def run(args: argparse.Namespace, said: Words) -> int:
    print(shipped_wire_schema() if args.what == "socket" else shipped_schema(game(args.what)), end="")
    return 0
