"""Bots that break games, and one that plays as another does."""

import os
import sys
from random import Random
from typing import cast

from lusoria.core.game import GameView
from lusoria.core.structs import GameAction
from lusoria.games.idus_martii.actions import Vote
from lusoria.games.idus_martii.view import View

NEVER_RAISED = "the votes are too close to call"


class Uniform:
    """The random bot once more; it looks at what it is given."""

    def choose(self, view: GameView, rng: Random) -> GameAction:
        assert type(view).__name__ == "View"
        assert view.mine is not None
        return rng.choice(view.legal)


def late(view: GameView) -> bool:
    """Somewhere in the second round of Idus Martii."""
    return len(cast("View", view).table.ledger) > 6


class Raises(Uniform):
    def choose(self, view: GameView, rng: Random) -> GameAction:
        if late(view):
            raise RuntimeError(NEVER_RAISED)
        return super().choose(view, rng)


class Exits(Uniform):
    def choose(self, view: GameView, rng: Random) -> GameAction:
        sys.exit(3)


class Dies(Uniform):
    """Takes its whole process along, as a want of memory would."""

    def choose(self, view: GameView, rng: Random) -> GameAction:
        if late(view):
            os._exit(9)
        return super().choose(view, rng)


class Cheats(Uniform):
    """Lays a yellow vote where there is none (W4)."""

    def choose(self, view: GameView, rng: Random) -> GameAction:
        return Vote("yellow") if isinstance(view.legal[0], Vote) else super().choose(view, rng)


class Mumbles(Uniform):
    def choose(self, view: GameView, rng: Random) -> GameAction:
        return cast("GameAction", "green")


def made_of_nothing() -> None:
    raise ValueError("no weights")
