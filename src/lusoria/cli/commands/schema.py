"""`lusoria schema`: prints the JSON Schema of a game or of the WebSocket messages."""

import argparse

from lusoria.games import GAMES, game
from lusoria.records.game_schema import shipped_schema
from lusoria.wire.wire_schema import shipped_wire_schema


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what", choices=(*GAMES, "socket"), help="a game, or socket: messages between client and server"
    )


def run(args: argparse.Namespace) -> int:
    print(shipped_wire_schema() if args.what == "socket" else shipped_schema(game(args.what)), end="")
    return 0
