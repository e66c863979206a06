"""All listed games, in all versions."""

from lusoria.core.game import AnyGame
from lusoria.games import GAMES, all_versions

ALL_GAMES = tuple(game for versions in all_versions().values() for game in versions.values())
"""Retired versions too: their records must replay."""


def game_id(game: AnyGame) -> str:
    """Id of the game in test names."""
    return game.name if game is GAMES[game.name] else f"{game.name}-{game.version}"
