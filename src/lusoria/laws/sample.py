"""The sample that laws check: one version of a game's rules, and games played by them."""

from collections.abc import Sequence
from dataclasses import dataclass

from lusoria.core.game import AnyGame
from lusoria.laws.house_tables import PlayedGame


@dataclass(frozen=True)
class Sample:
    """One version of a game with finished games at every house rule."""

    game: AnyGame
    games: Sequence[PlayedGame]
