"""Episodes: one game after another at a table; chance is sampled, seats act by action ids."""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from lusoria.core.game import AnyState, Await, Chance, GameView, Over, Seat, sample
from lusoria.core.structs import GameAction
from lusoria.environments.game_adapter import LegalActions, Setting
from lusoria.lab.observation_fields import bounds

Numbers = NDArray[np.signedinteger]


class Episode:
    """A game in progress. Observations are made on request, from the view of the seat."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self._evolve, self._turn = setting.game.evolve, setting.game.turn
        self._is_cut_off = setting.is_cut_off
        self._action_count = setting.encoding.action_count(setting.players)
        self.seat: Seat | None = None
        """Seat to move; None before the first game and after each."""
        self.over: Over | None = None
        """Result; None also if the game was cut off."""

    def begin(self, rng: Random) -> None:
        self._rng = rng
        self.state: AnyState = self.setting.start
        self._decisions = 0
        self._find_mover()

    def require_state(self) -> AnyState:
        """The state. Raises ValueError before the first game."""
        if not hasattr(self, "state"):
            raise ValueError(f"{self.setting.game.name}: no game is in progress; call `reset`")
        return self.state

    def _find_mover(self) -> None:
        """Samples chance, and finds the seat to move."""
        self._view: GameView | None = None
        self._legal: LegalActions | None = None
        self.seat = self.over = None
        while isinstance(turn := self._turn(self.state), Chance):
            for event in sample(turn, self._rng):
                self.state = self._evolve(self.state, event)
        if isinstance(turn, Over):
            self.over = turn
        elif self._is_cut_off is None or not self._is_cut_off(self.state, self._decisions):
            assert isinstance(turn, Await)
            self.seat = turn.seats[0]

    def view(self, seat: Seat) -> GameView:
        if seat != self.seat:
            return self.setting.game.view(self.state, seat)
        if self._view is None:
            self._view = self.setting.game.view(self.state, seat)
        return self._view

    @property
    def legal(self) -> LegalActions:
        """Legal actions of the seat to move."""
        if self._legal is None:
            assert self.seat is not None
            self._legal = self.setting.legal_actions(self.state, self.seat)
        return self._legal

    @property
    def actions(self) -> Mapping[int, GameAction]:
        """Legal actions of the seat to move, by id."""
        return self.legal.by_id

    def observation(self, seat: Seat) -> Numbers:
        observe = self.setting.adapter.observe
        return self.setting.encoding.encode(self.view(seat)) if observe is None else observe(self.state, seat)

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """1 at the id of every legal action of this seat; all 0 unless it is to move."""
        return self.legal.mask.copy() if seat == self.seat else np.zeros(self._action_count, np.int8)

    def act(self, number: int | None) -> None:
        """Applies an action of the seat to move. Raises ValueError, without a change, if it is illegal."""
        if self.seat is None:
            raise ValueError(f"{self.setting.game.name}: the game is over, so action {number!r} is too late")
        action = None if number is None else self.actions.get(number)
        if action is None:
            raise ValueError(self.setting.describe_illegal(number, self.view(self.seat), self.actions))
        self.act_by_rules(action)

    def act_by_rules(self, action: GameAction) -> None:
        """Applies a legal action of the game, as bots choose it."""
        assert self.seat is not None
        for event in self.setting.game.decide(self.state, self.seat, action):
            self.state = self._evolve(self.state, event)
        self._decisions += 1
        self._find_mover()

    def rewards(self) -> tuple[float, ...]:
        """Reward of each seat at the end; 0 if the game was cut off."""
        if self.over is None:
            return (0.0,) * self.setting.players
        return self.setting.adapter.rewards(self.over.result, self.setting.players)


def observation_box(setting: Setting) -> spaces.Box:
    low, high = bounds(setting.encoding.FIELDS)
    dtype = setting.encoding.encode(setting.game.view(setting.start, 0)).dtype
    return spaces.Box(low.astype(dtype), high.astype(dtype), dtype=dtype.type)


def mask_box(setting: Setting) -> spaces.Box:
    return spaces.Box(0, 1, (setting.encoding.action_count(setting.players),), np.int8)


class Actions(spaces.Discrete):
    """Discrete space of action ids, with fast paths for what agents call at every step."""

    def contains(self, x: Any) -> bool:
        return 0 <= x < self.n if type(x) in (int, np.int64) else super().contains(x)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None or probability is not None or mask.shape != (self.n,):
            return super().sample(mask, probability)
        allowed = mask.nonzero()[0]
        if not len(allowed):
            return super().sample(mask)
        action_id: np.int64 = self.start + allowed[self.np_random.integers(len(allowed))]
        return action_id
