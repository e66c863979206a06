"""Games of a simulation by the reference rules: what a policy is told is what its seat sees, and no more."""

from collections.abc import Callable
from functools import partial
from random import Random
from types import ModuleType
from typing import Any

from numba.core.dispatcher import Dispatcher

from lusoria.core.errors import Malformed
from lusoria.core.game import GameView
from lusoria.core.structs import GameAction
from lusoria.games import game as find_game
from lusoria.lab.encodings import ENCODINGS
from lusoria.lab.simulator.batching import checked, not_legal, where
from lusoria.lab.simulator.policies import Policy, Team, ask_one, asked_of
from lusoria.numeric.counter_rng import Draws
from lusoria.records.match import Match


class Advised:
    """Asks the policies of a team, decision by decision."""

    def __init__(
        self, encoding: ModuleType, team: Team, draws: Draws, game: int, draw_of: Callable[[int], int]
    ):
        self._encoding, self._team, self._draws, self._game = encoding, team, draws, game
        self._draw_of = draw_of
        self.decisions = 0

    def choice(self, match: Match, seat: int) -> GameAction:
        view = match.game.view(match.state, seat)
        decision, self.decisions = self.decisions, self.decisions + 1
        draw = (self._draws.word(self._draw_of(decision)) >> 11) * 2.0**-53
        asked = where(self._game, decision, seat, view.table.step)
        return chosen(self._encoding, self._team.policies[seat], view, draw, asked)


class PolicyBot:
    """A policy as a bot: for tournaments, and for real tables."""

    def __init__(self, game: str, policy: Callable[..., Any]) -> None:
        self._encoding = ENCODINGS[find_game(game).name]
        self._game = game
        if not callable(policy):
            raise Malformed("policy", f"expected a function, not {policy!r}")
        self._policy = policy

    def choose(self, view: GameView, rng: Random) -> GameAction:
        return chosen(self._encoding, self._policy, view, rng.random(), f"{self._game} ({view.table.step})")


def chosen(encoding: ModuleType, policy: Policy, view: GameView, draw: float, asked: str) -> GameAction:
    """What a policy does, which is asked only where there is a choice."""
    mask = encoding.mask(view)
    number = int(mask.argmax())
    if mask.sum() > 1:
        kind = encoding.KINDS.index(view.table.step)
        ask = partial(ask_one, policy, kind, encoding.encode(view), mask, draw)
        said = ask() if isinstance(policy, Dispatcher) else asked_of(policy, ask, lambda: asked)
        number = said if isinstance(said, int) else int(checked(said, 1, lambda: asked)[0])
        if number not in range(len(mask)) or not mask[number]:
            raise not_legal(asked, number, encoding.ACTIONS)
    action: GameAction = encoding.action_of(number, view)
    return action
