"""Both games for OpenSpiel: once this is imported, it loads `lusoria_idus_martii` and `lusoria_alea`.

Chance is explicit, card by card and die by die. Aediles who choose at the same time move one after the other,
the later one without a hint of what the first has chosen. An information state is what a seat has perceived.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from lusoria.core.arguments import check_number
from lusoria.core.errors import Malformed
from lusoria.environments.game_adapter import KINDS, MOST_ROUNDS, Setting, setting
from lusoria.environments.information_state import sight, truth
from lusoria.environments.step_cache import NATURE, NOBODY
from lusoria.environments.tree_position import late
from lusoria.games import game as find_game
from lusoria.records.codec import encode

PARAMETERS: Mapping[str, Mapping[str, Any]] = {
    "idus-martii": {"first": -1, "limit": 0, "yellow_swap": "must", "skip": 0, "seed": 0, "worlds": 1},
    "alea": {
        "multi_roll": False,
        "cards_anytime": False,
        "ordered": False,
        "skip": 0,
        "seed": 0,
        "most_rounds": MOST_ROUNDS,
    },
}
"""The house rules as printed (a limit of 0 is the printed one, a first player of -1 is drawn), and what
makes the tree smaller: `skip` begins after so many random decisions of game `seed`, with so many `worlds`."""


def short_name(name: str) -> str:
    return "lusoria_" + name.replace("-", "_")


def game_type(name: str) -> Any:
    game, hidden = find_game(name), bool(KINDS[name].secrets)
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(name),
        long_name=KINDS[name].title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if hidden
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if hidden else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual, **PARAMETERS[name]},
    )


def game_info(at: Setting, worlds: int) -> Any:
    longest, _ = at.kind.longest(at.players, at.most_rounds)
    hidden = bool(at.kind.secrets)
    return pyspiel.GameInfo(
        num_distinct_actions=at.encoding.action_count(at.players),
        max_chance_outcomes=max(at.kind.most_outcomes, worlds),
        num_players=at.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=None if hidden else 0.0,
        max_game_length=longest,
    )


class TableGame(pyspiel.Game):
    """A game with its parameters."""

    name: str
    type: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {"players": find_game(self.name).usual, **PARAMETERS[self.name], **(params or {})}
        self.setting = setting_of(self.name, given)
        skip, worlds = given["skip"], given.get("worlds", 1)
        check_number("skip", skip, 0)
        check_number("worlds", worlds, 1)
        if worlds > 1 and not skip:
            raise Malformed("worlds", "a whole game has every deal; worlds are for a late one (`skip`)")
        self.first = late(self.setting, skip, given["seed"], worlds)
        super().__init__(self.type, game_info(self.setting, worlds), dict(params or {}))

    def new_initial_state(self) -> "TableState":
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1 + self.setting.kind.longest(self.setting.players, self.setting.most_rounds)[1]

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SeatObserver":
        if params:
            raise ValueError(f"{self.name} has no parameters of observations, and was given {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SeatObserver(self.setting, perfect_recall=recall)


def setting_of(name: str, given: Mapping[str, Any]) -> Setting:
    rules = find_game(name).options_type.__struct_fields__
    options = {key: value for key, value in given.items() if key in rules}
    if "limit" in options:
        options["limit"] = options["limit"] or None
        options["first"] = "random" if options["first"] == -1 else options["first"]
    return setting(name, None, options, given.get("most_rounds"))


class TableState(pyspiel.State):
    """A position, under the names that OpenSpiel has for its parts."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.at = game.first.copy()
        self.player = self.at.player  # OpenSpiel asks for it five times a move

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == NOBODY

    def is_chance_node(self) -> bool:
        """Asked by Python it is answered by Python, as are `legal_actions`: the way through C++ is long."""
        return self.player == NATURE

    def legal_actions(self, player: int | None = None) -> list[int]:
        mover = self.player
        if mover >= 0:
            return self.at.numbered().numbers.copy() if player is None or player == mover else []
        return [outcome for outcome, _ in self.at.outcomes()] if mover == NATURE else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.numbered().numbers.copy()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.at.outcomes()

    def _apply_action(self, action: int) -> None:
        self.at = at = self.at.go(action)
        self.player = at.player

    def _action_to_string(self, player: int, action: int) -> str:
        return self.at.outcome(action) if player == NATURE else self.at.setting.encoding.ACTIONS[action]

    def returns(self) -> list[float]:
        return self.at.returns()

    def __str__(self) -> str:
        return truth(self.at.events)


class SeatObserver:
    """What a seat perceives: all of it since the beginning, or its view now."""

    def __init__(self, at: Setting, *, perfect_recall: bool) -> None:
        self._recall = perfect_recall
        length = at.encoding.FIELDS[-1].stop
        self.tensor = None if perfect_recall else np.zeros(length, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        if self.tensor is not None:
            at = state.at
            self.tensor[:] = at.setting.encoding.encode(at.setting.game.view(at.state, player))

    def string_from(self, state: TableState, player: int) -> str:
        at = state.at
        if self._recall:
            return f"p{player}: {sight(at.setting.game, at.events, player)}"
        return encode(at.setting.game.view(at.state, player)).decode()


class IdusMartiiGame(TableGame):
    name = "idus-martii"
    type = game_type(name)


class AleaRomanaGame(TableGame):
    name = "alea"
    type = game_type(name)


for each in (IdusMartiiGame, AleaRomanaGame):
    pyspiel.register_game(each.type, each)
