"""Both games for PettingZoo, one agent moving after the other (AEC).

An observation is a dict of `observation`, the numbers that `FIELDS` of the game's encoding name, and
`action_mask`. Both are made when somebody asks, from the view of that agent's seat. Aediles who choose at the
same time move one after the other, and the later one is given no hint of what the first has chosen.
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
from lusoria.environments.episode import Actions, Numbers, Playing, mask_box, observation_box
from lusoria.environments.game_adapter import setting
from lusoria.environments.rendering import RENDER_MODES, Picture, check_mode, rendered

Observation: TypeAlias = dict[str, Numbers]
ILLEGAL = -1.0  # reward of an illegal action under the usual wrappers


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
        check_mode(render_mode)
        self.setting = at = setting(game, players, options, most_rounds)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v{at.game.version}",
            "render_modes": list(RENDER_MODES),
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
        self._playing = Playing(at)
        self._random: Random | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed and the same actions give the same game. There are no `options` here."""
        if seed is not None or self._random is None:
            self._random = Random(np_random(seed)[1])
        self._playing.begin(self._random)
        self.agents = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        assert self._playing.seat is not None
        self.agent_selection = self.possible_agents[self._playing.seat]

    def observe(self, agent: str) -> Observation:
        playing, seat = self._playing, self._seats[agent]
        return {"observation": playing.observation(seat), "action_mask": playing.mask(seat)}

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ValueError(f"{self.setting.game.name}: the game is over; `reset` begins another")
        agent, playing = self.agent_selection, self._playing
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        playing.act(action)
        # Nobody gets anything before the end, so that until then there is nothing to clear or to add up.
        if playing.seat is not None:
            self.agent_selection = self.possible_agents[playing.seat]
            return
        ended = self.truncations if playing.over is None else self.terminations
        for each, reward in zip(self.agents, playing.rewards(), strict=True):
            self.rewards[each] = self._cumulative_rewards[each] = reward
            ended[each] = True
        self.agent_selection = self.agents[0]

    def render(self) -> str | Picture | None:
        """The table as the gallery sees it."""
        return rendered(self.setting, self._playing.begun(), None, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def raw_env(game: str, **settings: Any) -> TableEnv:
    """A table without wrappers: an illegal action is a ValueError, and changes nothing."""
    return TableEnv(game, **settings)


def env(game: str, **settings: Any) -> "GuardedEnv":
    """A table in the wrappers that PettingZoo puts round its own games.

    An illegal action ends the game, and is worth -1 to whoever tried it.
    """
    return GuardedEnv(raw_env(game, **settings))


class EndedIfIllegal(wrappers.TerminateIllegalWrapper):
    def __init__(self, table: TableEnv) -> None:
        super().__init__(table, illegal_reward=ILLEGAL)


class GuardedEnv(wrappers.OrderEnforcingWrapper, wrappers.AssertOutOfBoundsWrapper, EndedIfIllegal):
    """PettingZoo's three usual wrappers as one object, not one in the other.

    A step asks for what it needs about fifteen times, and the way through three wrappers takes longer than
    the game.
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
    """The numbers of what may be done, from an observation."""
    return np.flatnonzero(observation["action_mask"])
