"""Random: uniform choice among the legal actions."""

from random import Random

from lusoria.core.game import GameView
from lusoria.core.structs import GameAction


class Uniform:
    def choose(self, view: GameView, rng: Random) -> GameAction:
        return rng.choice(view.legal)
