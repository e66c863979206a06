"""PettingZoo: its own tests, wrappers, masks, secrecy and bad input."""

import warnings
from itertools import chain, count
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pettingzoo.utils import wrappers

from lusoria.core.errors import IllegalOptions, Malformed
from lusoria.core.game import GameView
from lusoria.environments import pettingzoo
from lusoria.environments.game_adapter import setting
from lusoria.games import GAMES
from lusoria.lab.encodings import ENCODINGS
from lusoria.laws.house_tables import GameSetup
from lusoria.laws.indistinguishable_games import indistinguishable_game, redacted_events
from tests.laws.strategies import options_of

with warnings.catch_warnings():  # with pygame there it also imports games of its own, and warns of that
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test
    from pettingzoo.test.performance_benchmark import performance_benchmark

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("idus-martii", {}),
    ("idus-martii", {"players": 8, "options": {"yellow_swap": "may", "limit": 18, "first": 2}}),
    ("alea", {}),
    ("alea", {"players": 6, "options": {"ordered": True, "cards_anytime": True}}),
    ("alea", {"players": 2, "options": {"multi_roll": True}, "most_rounds": 3}),
]
each_table = pytest.mark.parametrize(("game", "table"), TABLES)
each_game = pytest.mark.parametrize("game", ["idus-martii", "alea"])


def check_api(game: str, table: dict[str, Any]) -> None:
    """PettingZoo's api_test. It warns about dict observations, except in its own games."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(pettingzoo.env(game, render_mode="ansi", **table), num_cycles=120)


def play(env: Any, seed: int) -> dict[str, float]:
    """Rewards of a random game."""
    rng, rewards = Random(seed), dict[str, float]()
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, is_over, cut_off, _ = env.last()
        over = is_over or cut_off
        if over:
            rewards[agent] = reward
        env.step(None if over else rng.choice(pettingzoo.legal_actions(observation).tolist()))
    return rewards


class TestPettingZooTests:
    @each_table
    def test_api_test_passes(self, game: str, table: dict[str, Any]) -> None:
        check_api(game, table)

    @each_table
    def test_seed_test_passes(self, game: str, table: dict[str, Any]) -> None:
        seed_test(lambda: pettingzoo.env(game, **table), num_cycles=60)

    @each_game
    def test_performance_benchmark_runs(self, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """With a clock that makes its five seconds short."""
        monkeypatch.setattr("time.time", count(0, 0.1).__next__)
        performance_benchmark(pettingzoo.env(game))

    @each_game
    def test_terminate_illegal_wrapper_agrees_on_next_agent(self, game: str) -> None:
        """As in PettingZoo's tests of wrappers, in two games."""
        env = wrappers.TerminateIllegalWrapper(pettingzoo.raw_env(game), illegal_reward=-1)
        for _ in range(2):
            env.reset(42)
            rewards = {}
            for agent in env.agent_iter():
                _, reward, is_over, cut_off, _ = env.last()
                if is_over or cut_off:
                    rewards[agent] = reward
                env.step(None if is_over or cut_off else env.action_space(agent).n - 1)
            assert sorted(rewards.values()) == [-1, *[0] * (len(rewards) - 1)]
            assert env.agent_selection == env.unwrapped.agent_selection

    @each_game
    def test_multi_episode_wrapper_plays_several_games(self, game: str) -> None:
        table = pettingzoo.env(game)
        many = wrappers.MultiEpisodeEnv(table, num_episodes=3)
        many.reset(seed=1)
        steps, rng = 0, Random(1)
        for _ in many.agent_iter():
            observation, _, is_over, cut_off, _ = many.last()
            over = is_over or cut_off
            many.step(None if over else rng.choice(pettingzoo.legal_actions(observation).tolist()))
            steps += 1
        assert steps > 100


class TestWrappers:
    """`env` does what PettingZoo's three usual wrappers do."""

    @each_game
    def test_env_plays_as_three_wrappers(self, game: str) -> None:
        three = wrappers.TerminateIllegalWrapper(pettingzoo.raw_env(game), illegal_reward=-1)
        three = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(three))
        for seed in range(3):
            assert play(pettingzoo.env(game), seed) == play(three, seed)

    def test_env_is_instance_of_each_wrapper(self) -> None:
        for kind in ("OrderEnforcingWrapper", "AssertOutOfBoundsWrapper", "TerminateIllegalWrapper"):
            assert isinstance(pettingzoo.env("alea"), getattr(wrappers, kind))
        assert str(pettingzoo.env("alea")) == "alea_v1"
        assert isinstance(pettingzoo.env("alea").unwrapped, pettingzoo.TableEnv)

    def test_attributes_need_a_reset(self) -> None:
        env = pettingzoo.env("alea")
        for name in [
            "agents",
            "agent_selection",
            "rewards",
            "terminations",
            "truncations",
            "infos",
            "num_agents",
        ]:
            with pytest.raises(AttributeError, match="cannot be accessed before reset"):
                getattr(env, name)
        calls = (env.last, env.render, lambda: env.step(0), lambda: env.observe("player_0"), env.agent_iter)
        for call in calls:
            with pytest.raises((AssertionError, AttributeError), match="reset"):
                call()

    def test_illegal_action_loses(self, capfd: pytest.CaptureFixture[str]) -> None:
        env = pettingzoo.env("alea")
        env.reset(seed=1)
        env.step(20)
        assert env.rewards == {"player_0": -1, "player_1": 0, "player_2": 0}
        assert all(env.terminations.values())

    def test_unknown_action_id_is_refused(self) -> None:
        env = pettingzoo.env("alea")
        env.reset(seed=1)
        with pytest.raises(AssertionError, match="not in action space"):
            env.step(78)


class TestPlay:
    @each_game
    def test_rewards_follow_the_result(self, game: str) -> None:
        env = pettingzoo.raw_env(game)
        for seed in range(5):
            rewards = play(env, seed)
            at = env.setting
            over = at.game.turn(env._episode.state)
            expected = at.adapter.rewards(over.result, at.players)  # type: ignore[union-attr]
            assert rewards == {f"player_{seat}": expected[seat] for seat in range(at.players)}

    def test_long_game_is_truncated_without_reward(self) -> None:
        env = pettingzoo.raw_env("alea", most_rounds=1)
        env.reset(seed=1)
        while not any(env.truncations.values()):
            env.step(int(pettingzoo.legal_actions(env.observe(env.agent_selection))[0]))
        assert all(env.truncations.values())
        assert not any(env.terminations.values())
        assert not any(env.rewards.values())

    @each_game
    def test_mask_and_observation_are_those_of_the_view(self, game: str) -> None:
        env, rng = pettingzoo.raw_env(game), Random(1)
        env.reset(seed=1)
        while not any(env.terminations.values()):
            mover = env.agent_selection
            for seat, agent in enumerate(env.agents):
                observations = env.observe(agent)
                view = env.setting.game.view(env._episode.state, seat)
                assert np.array_equal(observations["observation"], ENCODINGS[game].encode(view))
                assert observations["action_mask"].any() == (agent == mover)
                if agent == mover:
                    assert np.array_equal(observations["action_mask"], ENCODINGS[game].mask(view))
            env.step(rng.choice(pettingzoo.legal_actions(env.observe(mover)).tolist()))

    def test_returned_arrays_are_copies(self) -> None:
        env = pettingzoo.raw_env("alea")
        env.reset(seed=1)
        for part in ("observation", "action_mask"):
            before = env.observe("player_0")[part].tolist()
            env.observe("player_0")[part][:] = 1
            assert env.observe("player_0")[part].tolist() == before

    def test_observations_are_made_on_request(self, monkeypatch: pytest.MonkeyPatch) -> None:
        env = pettingzoo.raw_env("idus-martii")
        env.reset(seed=1)
        encoded: list[GameView] = []
        encode = ENCODINGS["idus-martii"].encode

        def recording_encode(view: GameView) -> Any:
            encoded.append(view)
            return encode(view)

        monkeypatch.setattr(ENCODINGS["idus-martii"], "encode", recording_encode)
        for _ in range(5):
            env.last(observe=False)
            env.step(next(iter(env._episode.actions)))
        assert encoded == []
        env.last()
        assert len(encoded) == 1

    def test_reset_without_seed_continues_the_generator(self) -> None:
        env, other = pettingzoo.raw_env("idus-martii"), pettingzoo.raw_env("idus-martii")
        env.reset(seed=5)
        other.reset(seed=5)
        assert [play_without_seed(env) for _ in range(3)] == [play_without_seed(other) for _ in range(3)]
        assert len({tuple(play_without_seed(env)) for _ in range(5)}) > 1


def play_without_seed(env: pettingzoo.TableEnv) -> list[float]:
    env.reset()
    while not any(env.terminations.values()):
        env.step(int(pettingzoo.legal_actions(env.observe(env.agent_selection))[0]))
    return list(env.rewards.values())


class TestSecrecy:
    @settings(max_examples=30)
    @given(data=st.data())
    def test_hidden_information_changes_no_observation(self, data: st.DataObject) -> None:
        """Compares worlds that look the same to a seat, as the laws find them."""
        game = GAMES["idus-martii"]
        table = GameSetup(game, data.draw(options_of(game)), data.draw(st.integers(0, 2**32)))
        seat = data.draw(st.sampled_from(table.seats))
        steps = table.play()[:-1]
        other = indistinguishable_game(game, steps, redacted_events(game, seat), table.rng)
        if other is None:
            return
        env = pettingzoo.raw_env("idus-martii", options=table.options)
        env.reset(seed=1)
        agent, observations = f"player_{seat}", []
        for step in chain.from_iterable(zip(steps, other, strict=True)):
            env._episode.state = step.after
            env._episode._view = env._episode._legal = None
            env._episode.seat = min(game.view(step.after, None).table.awaited, default=None)
            found = env.observe(agent)
            observations.append((found["observation"].tobytes(), found["action_mask"].tobytes()))
        assert observations[::2] == observations[1::2]


class TestBadInput:
    def test_unknown_game_is_refused(self) -> None:
        with pytest.raises(Malformed, match="no game is called 'chess'; there are idus-martii, alea"):
            pettingzoo.env("chess")

    def test_invalid_options_are_refused(self) -> None:
        with pytest.raises(Malformed, match="dice"):
            pettingzoo.env("alea", options={"dice": 7})
        with pytest.raises(IllegalOptions, match="A1"):
            pettingzoo.env("alea", players=7)
        with pytest.raises(Malformed, match="another game"):
            pettingzoo.env("alea", options=setting("idus-martii").options)
        with pytest.raises(Malformed, match="5 players, not 6"):
            pettingzoo.env("idus-martii", players=6, options=setting("idus-martii").options)

    def test_most_rounds_needs_a_game_without_limit(self) -> None:
        with pytest.raises(Malformed, match="environments of idus-martii have no limit of rounds"):
            pettingzoo.env("idus-martii", most_rounds=5)
        with pytest.raises(Malformed, match="most_rounds: expected a whole number from 1 on, not 0"):
            pettingzoo.env("alea", most_rounds=0)

    def test_unknown_render_mode_is_refused(self) -> None:
        with pytest.raises(ValueError, match="alea has no render_mode 'human'; there are ansi, rgb_array"):
            pettingzoo.env("alea", render_mode="human")

    def test_illegal_action_changes_nothing(self) -> None:
        env = pettingzoo.raw_env("alea")
        env.reset(seed=1)
        before = env._episode.state
        with pytest.raises(
            ValueError, match=r"alea: action 20 \(stop\) is not legal for seat 0.*legal are 0"
        ):
            env.step(20)
        assert env._episode.state is before

    def test_finished_game_refuses_actions(self) -> None:
        env = pettingzoo.raw_env("alea")
        play(env, 1)
        with pytest.raises(ValueError, match="alea: the game is over"):
            env.step(0)
