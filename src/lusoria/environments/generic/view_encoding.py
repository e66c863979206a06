"""Encoding of a game that brings none: ids from its actions, observations from its views."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any

import numpy as np
from msgspec import UNSET, structs
from numpy.typing import NDArray

from lusoria.core.errors import Malformed
from lusoria.core.game import AnyGame
from lusoria.core.structs import GameAction, GameOptions
from lusoria.environments.generic.view_layout import UnsupportedView, ViewLayout
from lusoria.lab.observation_fields import Field

MAX_ACTIONS = 100_000  # a mask has one byte per action


class ViewEncoding:
    """Encoding for tables with these options. Raises Malformed if the game cannot be adapted."""

    KINDS: tuple[str, ...] = ()

    def __init__(self, game: AnyGame, options: GameOptions) -> None:
        self._game, self._players = game, options.players
        self._actions = tuple(game.actions(options))
        try:
            self._ids = {action: number for number, action in enumerate(self._actions)}
        except TypeError as error:
            raise Malformed("actions", f"{game.name} has actions that cannot be hashed: {error}") from error
        if not 0 < len(self._actions) <= MAX_ACTIONS:
            problem = f"{game.name} has {len(self._actions)} actions; an environment needs 1 to {MAX_ACTIONS}"
            raise Malformed("actions", problem)
        self.ACTIONS = tuple(" ".join(words_of(action)) for action in self._actions)

    @cached_property
    def layout(self) -> ViewLayout:
        """Raises Malformed if the view has no fixed size."""
        try:
            return ViewLayout(self._game.view_type, self._players)
        except UnsupportedView as no:
            problem = f"the views of {self._game.name} have no fixed number of numbers: {no}"
            raise Malformed("view", f"{problem}. OpenSpiel plays it with strings") from no

    @property
    def FIELDS(self) -> tuple[Field, ...]:  # noqa: N802 (as in the module of a built-in game)
        return self.layout.fields

    def action_count(self, players: int) -> int:
        return len(self._actions)

    def id_of(self, action: GameAction, view: Any) -> int:
        if action not in self._ids:
            problem = f"{self._game.name} allows {action!r}, which is not in its list of actions"
            raise Malformed("actions", problem)
        return self._ids[action]

    def action_of(self, number: int, view: Any) -> GameAction:
        if number not in range(len(self._actions)):
            raise Malformed("action", f"expected an id below {len(self._actions)}, not {number!r}")
        return self._actions[number]

    def mask(self, view: Any) -> NDArray[np.int8]:
        flags = np.zeros(len(self._actions), np.int8)
        flags[[self.id_of(action, view) for action in view.legal]] = 1
        return flags

    def encode(self, view: Any) -> NDArray[np.int32]:
        if view.mine is None:
            raise Malformed("view", "the gallery has no seat to play for")
        return np.array(self.layout.numbers(view), np.int32)


def words_of(action: GameAction) -> Iterator[str]:
    """Type of the action, then its fields."""
    yield str(action.__struct_config__.tag)
    for name, value in structs.asdict(action).items():
        if value is not UNSET:
            yield f"{name}={value}"
