"""Game screens: one folder per game, named like it. Others use `lusoria.tui.generic_screen`.

A folder defines `ROOM`, a subclass of `lusoria.tui.game_screen.Room`.
"""

from importlib import import_module
from importlib.util import find_spec

from lusoria.core.game import GameInfo
from lusoria.tui.game_screen import AnyRoom


def room_of(game: GameInfo) -> type[AnyRoom]:
    """The screen class of a game, imported on first use."""
    folder = f"{__name__}.{game.name.replace('-', '_')}"
    module = import_module(folder if find_spec(folder) else "lusoria.tui.generic_screen")
    room: type[AnyRoom] = module.ROOM
    return room
