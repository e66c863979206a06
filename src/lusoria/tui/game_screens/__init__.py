"""How games look on a terminal: a folder for each that has a room of its own, named like the game.

Such a folder holds `ROOM`, a kind of `lusoria.tui.game_screen.Room`. Every other game is played in the
plain room.
"""

from importlib import import_module
from importlib.util import find_spec

from lusoria.core.game import GameInfo
from lusoria.tui.game_screen import AnyRoom


def room_of(game: GameInfo) -> type[AnyRoom]:
    """Where this game is played; rooms are loaded when somebody enters them."""
    folder = f"{__name__}.{game.name.replace('-', '_')}"
    module = import_module(folder if find_spec(folder) else "lusoria.tui.generic_screen")
    room: type[AnyRoom] = module.ROOM
    return room
