"""Games for OpenSpiel. Importing this module registers each game, as `lusoria_<name>`.

Chance nodes are explicit, per card and per die. Seats that choose simultaneously move one after the other,
and the later one does not see what the earlier one has chosen. The information state of a seat is all events
as that seat has seen them.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from lusoria.core.errors import Malformed
from lusoria.core.game import AnyGame
from lusoria.environments.game_adapter import Setting, adapter_of, encoding_of, setting
from lusoria.environments.information_state import full_history, redacted_history
from lusoria.environments.tree_position import CHANCE, TERMINAL, late_position
from lusoria.games import GAMES
from lusoria.games import game as find_game
from lusoria.lab.arguments import check_number
from lusoria.records.codec import encode


def parameters_of(game: AnyGame) -> dict[str, Any]:
    """Parameters with their defaults: players, house rules, and a late start.

    `skip`: number of random decisions, of game `seed`, before the root. `worlds`: see `late_position`.
    """
    adapter = adapter_of(game)
    late_start = {"skip": 0, "seed": 0} | ({"worlds": 1} if adapter.secret_steps else {})
    return {"players": game.usual, **adapter.parameters, **late_start}


def short_name(name: str) -> str:
    return "lusoria_" + name.replace("-", "_")


def has_tensor(game: AnyGame) -> bool:
    """False if the views of the game have no fixed size. Then observations are strings only."""
    try:
        encoding = encoding_of(game, setting(game.name).options)
        return len(encoding.FIELDS) > 0
    except Malformed:
        return False


def game_type(game: AnyGame) -> Any:
    adapter, constants = adapter_of(game), pyspiel.GameType
    information = constants.Information
    return constants(
        short_name=short_name(game.name),
        long_name=adapter.title,
        dynamics=constants.Dynamics.SEQUENTIAL,
        chance_mode=constants.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION
        if adapter.has_secrets
        else information.PERFECT_INFORMATION,
        utility=constants.Utility.ZERO_SUM if adapter.is_zero_sum else constants.Utility.GENERAL_SUM,
        reward_model=constants.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=has_tensor(game),
        parameter_specification=parameters_of(game),
    )


def game_info(at: Setting, worlds: int) -> Any:
    max_decisions, _ = at.adapter.max_length(at.players, at.most_rounds)
    return pyspiel.GameInfo(
        num_distinct_actions=at.encoding.action_count(at.players),
        max_chance_outcomes=max(at.adapter.max_outcomes, worlds),
        num_players=at.players,
        min_utility=at.adapter.min_reward,
        max_utility=1.0,
        utility_sum=0.0 if at.adapter.is_zero_sum else None,
        max_game_length=max_decisions,
    )


class TableGame(pyspiel.Game):
    """A game with its parameters. `register` makes a subclass per game."""

    name: str
    type: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = find_game(self.name)
        parameters = {**parameters_of(game), **(params or {})}
        options = adapter_of(game).options_of(parameters)
        self.setting = setting(self.name, None, options, parameters.get("most_rounds"))
        skip, worlds = parameters["skip"], parameters.get("worlds", 1)
        check_number("skip", skip, 0)
        check_number("worlds", worlds, 1)
        if worlds > 1 and not skip:
            raise Malformed("worlds", "worlds need a late start (`skip`): a whole game deals all cards")
        self.root = late_position(self.setting, skip, parameters["seed"], worlds)
        super().__init__(self.type, game_info(self.setting, worlds), dict(params or {}))

    def new_initial_state(self) -> "TableState":
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1 + self.setting.adapter.max_length(self.setting.players, self.setting.most_rounds)[1]

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SeatObserver":
        if params:
            raise ValueError(f"{self.name} has no observation parameters, but got {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        has_numbers = self.type.provides_observation_tensor and not recall
        return SeatObserver(self.setting, perfect_recall=recall, has_numbers=has_numbers)


class TableState(pyspiel.State):
    """A position, with the methods that OpenSpiel calls."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.at = game.root.copy()
        self.player = self.at.player  # an attribute, as OpenSpiel reads it five times per move

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Overridden, as `legal_actions`, because the base class goes through C++ and back."""
        return self.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        mover = self.player
        if mover >= 0:
            return self.at.legal_actions().ids.copy() if player is None or player == mover else []
        return [outcome for outcome, _ in self.at.outcomes()] if mover == CHANCE else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.legal_actions().ids.copy()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.at.outcomes()

    def _apply_action(self, action: int) -> None:
        self.at = at = self.at.advance(action)
        self.player = at.player

    def _action_to_string(self, player: int, action: int) -> str:
        return self.at.outcome_name(action) if player == CHANCE else self.at.setting.encoding.ACTIONS[action]

    def returns(self) -> list[float]:
        return self.at.returns()

    def __str__(self) -> str:
        return full_history(self.at.events)


class SeatObserver:
    """Observation of a seat: its view, or with perfect recall all events that it has seen."""

    def __init__(self, at: Setting, *, perfect_recall: bool, has_numbers: bool) -> None:
        self._recall = perfect_recall
        self.tensor = np.zeros(at.encoding.FIELDS[-1].stop, np.float32) if has_numbers else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        if self.tensor is not None:
            at = state.at
            self.tensor[:] = at.setting.encoding.encode(at.setting.game.view(at.state, player))

    def string_from(self, state: TableState, player: int) -> str:
        at = state.at
        if self._recall:
            return f"p{player}: {redacted_history(at.setting.game, at.events, player)}"
        return encode(at.setting.game.view(at.state, player)).decode()


def register(game: AnyGame) -> type[TableGame]:
    members = {"name": game.name, "type": game_type(game)}
    kind: type[TableGame] = type(adapter_of(game).title.replace(" ", "") + "Game", (TableGame,), members)
    pyspiel.register_game(kind.type, kind)
    return kind


GAME_TYPES = {name: register(game) for name, game in GAMES.items()}
