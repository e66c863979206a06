"""Games for PettingZoo, with the AEC API: one agent moves after the other.

An observation is a dict of `observation`, with the numbers of `FIELDS` of the encoding, and
`action_mask`. Both are made on request, from the view of the agent's seat. Seats that choose simultaneously
move one after the other, and the later one does not see what the earlier one has chosen.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from lusoria.core.structs import GameOptions
from lusoria.environments.episode import Actions, Episode, Numbers, mask_box, observation_box
from lusoria.environments.game_adapter import setting
from lusoria.environments.rendering import Picture, check_mode, render_modes, render_state

Observation: TypeAlias = dict[str, Numbers]
ILLEGAL_ACTION_REWARD = -1.0  # as the usual wrappers give


class TableEnv(AECEnv):
    """A table at which agents `player_0`, `player_1`, ... sit in this order. `env` has the usual wrappers.

    A game that is cut off is truncated, with rewards of 0: it has no result.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | GameOptions | None = None,
        most_rounds: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting = at = setting(game, players, options, most_rounds)
        check_mode(at.game, render_mode)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v{at.game.version}",
            "render_modes": render_modes(at.game),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(at.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: spaces.Dict({"observation": observation_box(at), "action_mask": mask_box(at)})
            for agent in self.possible_agents
        }
        count = at.encoding.action_count(at.players)
        self.action_spaces = {agent: Actions(count) for agent in self.possible_agents}
        self._episode = Episode(at)
        self._random: Random | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a game. The same seed and actions give the same game. `options` are unused."""
        if seed is not None or self._random is None:
            self._random = Random(np_random(seed)[1])
        self._episode.begin(self._random)
        self.agents = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        assert self._episode.seat is not None
        self.agent_selection = self.possible_agents[self._episode.seat]

    def observe(self, agent: str) -> Observation:
        episode, seat = self._episode, self._seats[agent]
        return {"observation": episode.observation(seat), "action_mask": episode.mask(seat)}

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ValueError(f"{self.setting.game.name}: the game is over; call `reset`")
        agent, episode = self.agent_selection, self._episode
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode.act(action)
        # Rewards are 0 until the end, so there is nothing to clear or to add.
        if episode.seat is not None:
            self.agent_selection = self.possible_agents[episode.seat]
            return
        ended = self.truncations if episode.over is None else self.terminations
        for other_agent, reward in zip(self.agents, episode.rewards(), strict=True):
            self.rewards[other_agent] = self._cumulative_rewards[other_agent] = reward
            ended[other_agent] = True
        self.agent_selection = self.agents[0]

    def render(self) -> str | Picture | None:
        """The table as spectators see it."""
        return render_state(self.setting, self._episode.require_state(), None, self.render_mode)

    def close(self) -> None:
        """Does nothing."""


def raw_env(game: str, **settings: Any) -> TableEnv:
    """A table without wrappers: an illegal action raises ValueError and changes nothing."""
    return TableEnv(game, **settings)


def env(game: str, **settings: Any) -> "GuardedEnv":
    """A table with the usual wrappers of PettingZoo.

    An illegal action ends the game; its agent gets -1.
    """
    return GuardedEnv(raw_env(game, **settings))


class EndedIfIllegal(wrappers.TerminateIllegalWrapper):
    def __init__(self, table: TableEnv) -> None:
        super().__init__(table, illegal_reward=ILLEGAL_ACTION_REWARD)


class GuardedEnv(wrappers.OrderEnforcingWrapper, wrappers.AssertOutOfBoundsWrapper, EndedIfIllegal):
    """PettingZoo's three usual wrappers as one object.

    A step reads about fifteen attributes. Through three nested wrappers this takes longer than the game.
    """

    env: TableEnv
    agents = property(lambda self: self.env.agents)
    agent_selection = property(lambda self: self.env.agent_selection)
    rewards = property(lambda self: self.env.rewards)
    terminations = property(lambda self: self.env.terminations)
    truncations = property(lambda self: self.env.truncations)
    infos = property(lambda self: self.env.infos)
    _cumulative_rewards = property(lambda self: self.env._cumulative_rewards)  # noqa: SLF001 (theirs)

    def __str__(self) -> str:
        return str(self.env)


def legal_actions(observation: Observation) -> NDArray[np.int64]:
    """Ids of the legal actions in an observation."""
    return np.flatnonzero(observation["action_mask"])
