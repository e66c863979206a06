"""Bots for tests: failing ones, and a copy of the random bot."""

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
    """Copy of the random bot that checks its arguments."""

    def choose(self, view: GameView, rng: Random) -> GameAction:
        assert type(view).__name__ == "View"
        assert view.mine is not None
        return rng.choice(view.legal)


def late(view: GameView) -> bool:
    """True in the second round of Idus Martii."""
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
    """Kills its process, as the system does without memory."""

    def choose(self, view: GameView, rng: Random) -> GameAction:
        if late(view):
            os._exit(9)
        return super().choose(view, rng)


class Cheats(Uniform):
    """Votes yellow without a yellow vote (W4)."""

    def choose(self, view: GameView, rng: Random) -> GameAction:
        return Vote("yellow") if isinstance(view.legal[0], Vote) else super().choose(view, rng)


class Mumbles(Uniform):
    """Returns a text instead of an action."""

    def choose(self, view: GameView, rng: Random) -> GameAction:
        return cast("GameAction", "green")


def made_of_nothing() -> None:
    raise ValueError("no weights")
