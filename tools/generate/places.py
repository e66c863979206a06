"""Paths of generated files."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from lusoria.games import BUILT_IN, GAMES

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src/lusoria"
WEB = ROOT / "web"
NOTE = "Written by `python3 run.py generate`"
GAMES_HERE = [GAMES[name] for name in dict.fromkeys(game.name for game in BUILT_IN)]
"""Built-in games only: installed guests must not change our files."""


def folder_of(game: str) -> Path | None:
    """The web folder of a game, if it has one."""
    folder = WEB / "src/games" / game
    return folder if folder.is_dir() else None


def module_of(game: str) -> ModuleType | None:
    """The module with what only this game needs, if it has one."""
    name = f"tools.generate.games.{game.replace('-', '_')}"
    return None if find_spec(name) is None else import_module(name)
