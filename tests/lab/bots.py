"""Bots for tests: failing ones, and a copy of the random bot."""

import os
import sys
from random import Random
from typing import cast

from lusoria.core.game import GameView
from lusoria.core.structs import GameAction
from lusoria.games.idus_martii.actions import Vote
from lusoria.games.idus_martii.view import View

ERROR_TEXT = "the votes are too close to call"


class Uniform:
    """Copy of the random bot that checks its arguments."""

    def choose(self, view: GameView, rng: Random) -> GameAction:
        assert type(view).__name__ == "View"
        assert view.mine is not None
        return rng.choice(view.legal)


def is_second_round(view: GameView) -> bool:
    """True in the second round of Idus Martii."""
    return len(cast("View", view).table.ledger) > 6


class RaisingBot(Uniform):
    def choose(self, view: GameView, rng: Random) -> GameAction:
        if is_second_round(view):
            raise RuntimeError(ERROR_TEXT)
        return super().choose(view, rng)


class ExitingBot(Uniform):
    def choose(self, view: GameView, rng: Random) -> GameAction:
        sys.exit(3)


class DyingBot(Uniform):
    """Kills its process, as the system does without memory."""

    def choose(self, view: GameView, rng: Random) -> GameAction:
        if is_second_round(view):
            os._exit(9)
        return super().choose(view, rng)


class CheatingBot(Uniform):
    """Votes yellow without a yellow vote (W4)."""

    def choose(self, view: GameView, rng: Random) -> GameAction:
        return Vote("yellow") if isinstance(view.legal[0], Vote) else super().choose(view, rng)


class TextBot(Uniform):
    """Returns a text instead of an action."""

    def choose(self, view: GameView, rng: Random) -> GameAction:
        return cast("GameAction", "green")


def failing_factory() -> None:
    raise ValueError("no weights")
