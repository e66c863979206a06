"""Policies on the reference rules: a policy sees the view of its seat only."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from numba.core.dispatcher import Dispatcher

from lusoria.core.errors import Malformed
from lusoria.core.game import GameView
from lusoria.core.structs import GameAction
from lusoria.games import game as find_game
from lusoria.lab.encodings import ENCODINGS, Encoding
from lusoria.lab.simulator.batching import check_answers, describe_place, illegal_action
from lusoria.lab.simulator.policies import Policy, Team, ask_single, call_policy_checked
from lusoria.numeric.counter_rng import Draws
from lusoria.records.match import Match


class TeamChooser:
    """Asks the policies of a team, decision by decision."""

    def __init__(
        self, encoding: Encoding, team: Team, draws: Draws, game: int, draw_of: Callable[[int], int]
    ):
        self._encoding, self._team, self._draws, self._game = encoding, team, draws, game
        self._draw_of = draw_of
        self.decisions = 0

    def choice(self, match: Match, seat: int) -> GameAction:
        view = match.game.view(match.state, seat)
        decision, self.decisions = self.decisions, self.decisions + 1
        draw = (self._draws.word(self._draw_of(decision)) >> 11) * 2.0**-53
        place_text = describe_place(self._game, decision, seat, view.table.step)
        return choose_action(self._encoding, self._team.policies[seat], view, draw, place_text)


class PolicyBot:
    """A policy as a bot, for tournaments and real tables."""

    def __init__(self, game: str, policy: Callable[..., Any]) -> None:
        if find_game(game).name not in ENCODINGS:
            raise Malformed("game", f"{game} brings no encoding; there are {', '.join(ENCODINGS)}")
        self._encoding = ENCODINGS[game]
        self._game = game
        if not callable(policy):
            raise Malformed("policy", f"expected a function, not {policy!r}")
        self._policy = policy

    def choose(self, view: GameView, rng: Random) -> GameAction:
        return choose_action(
            self._encoding, self._policy, view, rng.random(), f"{self._game} ({view.table.step})"
        )


def choose_action(
    encoding: Encoding, policy: Policy, view: GameView, draw: float, place_text: str
) -> GameAction:
    """The policy's action; a single legal action needs no policy. Raises Malformed for an illegal action."""
    mask = encoding.mask(view)
    number = int(mask.argmax())
    if mask.sum() > 1:
        kind = encoding.KINDS.index(view.table.step)
        ask = partial(ask_single, policy, kind, encoding.encode(view), mask, draw)
        answer = (
            ask() if isinstance(policy, Dispatcher) else call_policy_checked(policy, ask, lambda: place_text)
        )
        number = answer if isinstance(answer, int) else int(check_answers(answer, 1, lambda: place_text)[0])
        if number not in range(len(mask)) or not mask[number]:
            raise illegal_action(place_text, number, encoding.ACTIONS)
    action: GameAction = encoding.action_of(number, view)
    return action
