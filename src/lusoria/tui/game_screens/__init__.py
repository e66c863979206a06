"""Screens of games. A game brings its own, a subclass of `GameScreen`, as its extension `screen`."""

from lusoria.core.extensions import typed_extension
from lusoria.core.game import GameInfo
from lusoria.tui.game_screen import AnyScreen
from lusoria.tui.generic_screen import GenericScreen


def screen_of(game: GameInfo) -> type[AnyScreen]:
    """The screen class of a game; the generic one if it brings none."""
    return typed_extension(game, "screen", type) or GenericScreen
