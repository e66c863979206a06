"""The games for PettingZoo: its own tests, its wrappers, masks, secrecy, and what bad input is answered."""

import warnings
from itertools import count
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
from tests.laws.strategies import options_of
from tests.laws.tables import Table
from tests.laws.worlds import other_world, sight

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


def play(env: Any, seed: int) -> dict[str, float]:
    """A game at random; what each agent got in the end."""
    rng, got = Random(seed), {}
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, ended, cut_off, _ = env.last()
        over = ended or cut_off
        if over:
            got[agent] = reward
        env.step(None if over else rng.choice(pettingzoo.legal_actions(observation).tolist()))
    return got


class TestTheirTests:
    @each_table
    def test_api(self, game: str, table: dict[str, Any]) -> None:
        """Observations with a mask are dicts, which they know of their own games by name alone."""
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", "Observation is not a NumPy array")
            warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
            api_test(pettingzoo.env(game, render_mode="ansi", **table), num_cycles=120)

    @each_table
    def test_seeds(self, game: str, table: dict[str, Any]) -> None:
        seed_test(lambda: pettingzoo.env(game, **table), num_cycles=60)

    @each_game
    def test_performance_benchmark(self, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """It lasts five seconds; here a second is short."""
        monkeypatch.setattr("time.time", count(0, 0.1).__next__)
        performance_benchmark(pettingzoo.env(game))

    @each_game
    def test_terminate_illegal(self, game: str) -> None:
        """As in their tests of wrappers: after an illegal move every wrapper agrees who is next, twice."""
        env = wrappers.TerminateIllegalWrapper(pettingzoo.raw_env(game), illegal_reward=-1)
        for _ in range(2):
            env.reset(42)
            rewards = {}
            for agent in env.agent_iter():
                _, reward, ended, cut_off, _ = env.last()
                if ended or cut_off:
                    rewards[agent] = reward
                env.step(None if ended or cut_off else env.action_space(agent).n - 1)
            assert sorted(rewards.values()) == [-1, *[0] * (len(rewards) - 1)]
            assert env.agent_selection == env.unwrapped.agent_selection

    @each_game
    def test_several_games_one_after_the_other(self, game: str) -> None:
        table = pettingzoo.env(game)
        many = wrappers.MultiEpisodeEnv(table, num_episodes=3)
        many.reset(seed=1)
        steps, rng = 0, Random(1)
        for _ in many.agent_iter():
            observation, _, ended, cut_off, _ = many.last()
            over = ended or cut_off
            many.step(None if over else rng.choice(pettingzoo.legal_actions(observation).tolist()))
            steps += 1
        assert steps > 100


class TestWrappers:
    """`env` is all three of PettingZoo's usual wrappers as one object."""

    @each_game
    def test_it_plays_as_in_three_wrappers(self, game: str) -> None:
        three = wrappers.TerminateIllegalWrapper(pettingzoo.raw_env(game), illegal_reward=-1)
        three = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(three))
        for seed in range(3):
            assert play(pettingzoo.env(game), seed) == play(three, seed)

    def test_it_is_each_of_them(self) -> None:
        for kind in ("OrderEnforcingWrapper", "AssertOutOfBoundsWrapper", "TerminateIllegalWrapper"):
            assert isinstance(pettingzoo.env("alea"), getattr(wrappers, kind))
        assert str(pettingzoo.env("alea")) == "alea_v1"
        assert isinstance(pettingzoo.env("alea").unwrapped, pettingzoo.TableEnv)

    def test_nothing_is_known_before_reset(self) -> None:
        env = pettingzoo.env("alea")
        for what in (
            "agents",
            "agent_selection",
            "rewards",
            "terminations",
            "truncations",
            "infos",
            "num_agents",
        ):
            with pytest.raises(AttributeError, match="cannot be accessed before reset"):
                getattr(env, what)
        for call in (
            env.last,
            env.render,
            lambda: env.step(0),
            lambda: env.observe("player_0"),
            env.agent_iter,
        ):
            with pytest.raises((AssertionError, AttributeError), match="reset"):
                call()

    def test_an_illegal_action_loses(self, capfd: pytest.CaptureFixture[str]) -> None:
        env = pettingzoo.env("alea")
        env.reset(seed=1)
        env.step(20)
        assert env.rewards == {"player_0": -1, "player_1": 0, "player_2": 0}
        assert all(env.terminations.values())

    def test_a_number_that_is_no_action(self) -> None:
        env = pettingzoo.env("alea")
        env.reset(seed=1)
        with pytest.raises(AssertionError, match="not in action space"):
            env.step(78)


class TestPlay:
    @each_game
    def test_rewards_are_those_of_the_result(self, game: str) -> None:
        env = pettingzoo.raw_env(game)
        for seed in range(5):
            got = play(env, seed)
            at = env.setting
            over = at.game.turn(env._playing.state)
            expected = at.kind.rewards(over.result, at.players)  # type: ignore[union-attr]
            assert got == {f"player_{seat}": expected[seat] for seat in range(at.players)}

    def test_a_long_game_is_cut_off_without_a_result(self) -> None:
        env = pettingzoo.raw_env("alea", most_rounds=1)
        env.reset(seed=1)
        while not any(env.truncations.values()):
            env.step(int(pettingzoo.legal_actions(env.observe(env.agent_selection))[0]))
        assert all(env.truncations.values())
        assert not any(env.terminations.values())
        assert not any(env.rewards.values())

    @each_game
    def test_a_mask_is_that_of_the_view(self, game: str) -> None:
        env, rng = pettingzoo.raw_env(game), Random(1)
        env.reset(seed=1)
        while not any(env.terminations.values()):
            mover = env.agent_selection
            for seat, agent in enumerate(env.agents):
                seen = env.observe(agent)
                view = env.setting.game.view(env._playing.state, seat)
                assert np.array_equal(seen["observation"], ENCODINGS[game].encode(view))
                assert seen["action_mask"].any() == (agent == mover)
                if agent == mover:
                    assert np.array_equal(seen["action_mask"], ENCODINGS[game].mask(view))
            env.step(rng.choice(pettingzoo.legal_actions(env.observe(mover)).tolist()))

    def test_what_was_given_away_may_be_changed(self) -> None:
        env = pettingzoo.raw_env("alea")
        env.reset(seed=1)
        for part in ("observation", "action_mask"):
            before = env.observe("player_0")[part].tolist()
            env.observe("player_0")[part][:] = 1
            assert env.observe("player_0")[part].tolist() == before

    def test_nothing_is_made_that_nobody_asks_for(self, monkeypatch: pytest.MonkeyPatch) -> None:
        env = pettingzoo.raw_env("idus-martii")
        env.reset(seed=1)
        made: list[GameView] = []
        encode = ENCODINGS["idus-martii"].encode

        def noted(view: GameView) -> Any:
            made.append(view)
            return encode(view)

        monkeypatch.setattr(ENCODINGS["idus-martii"], "encode", noted)
        for _ in range(5):
            env.last(observe=False)
            env.step(next(iter(env._playing.choices)))
        assert made == []
        env.last()
        assert len(made) == 1

    def test_the_generator_goes_on_without_a_seed(self) -> None:
        one, other = pettingzoo.raw_env("idus-martii"), pettingzoo.raw_env("idus-martii")
        one.reset(seed=5)
        other.reset(seed=5)
        assert [play_on(one) for _ in range(3)] == [play_on(other) for _ in range(3)]
        assert len({tuple(play_on(one)) for _ in range(5)}) > 1


def play_on(env: pettingzoo.TableEnv) -> list[float]:
    env.reset()
    while not any(env.terminations.values()):
        env.step(int(pettingzoo.legal_actions(env.observe(env.agent_selection))[0]))
    return list(env.rewards.values())


class TestSecrecy:
    @settings(max_examples=30)
    @given(data=st.data())
    def test_what_a_seat_cannot_know_changes_no_observation(self, data: st.DataObject) -> None:
        """In another world that looks the same to a seat, as the laws find one, both arrays are equal."""
        game = GAMES["idus-martii"]
        table = Table(game, data.draw(options_of(game)), data.draw(st.integers(0, 2**32)))
        seat = data.draw(st.sampled_from(table.seats))
        steps = table.play()[:-1]
        other = other_world(game, steps, sight(game, seat), table.rng)
        if other is None:
            return
        env = pettingzoo.raw_env("idus-martii", options=table.options)
        env.reset(seed=1)
        agent, seen = f"player_{seat}", []
        for step in (one for pair in zip(steps, other, strict=True) for one in pair):
            env._playing.state = step.after
            env._playing._view = env._playing._numbered = None
            env._playing.seat = min(game.view(step.after, None).table.awaited, default=None)
            found = env.observe(agent)
            seen.append((found["observation"].tobytes(), found["action_mask"].tobytes()))
        assert seen[::2] == seen[1::2]


class TestBadInput:
    def test_a_game_that_is_not_there(self) -> None:
        with pytest.raises(Malformed, match="no game is called 'chess'; there are idus-martii, alea"):
            pettingzoo.env("chess")

    def test_options_that_are_not_there(self) -> None:
        with pytest.raises(Malformed, match="dice"):
            pettingzoo.env("alea", options={"dice": 7})
        with pytest.raises(IllegalOptions, match="A1"):
            pettingzoo.env("alea", players=7)
        with pytest.raises(Malformed, match="another game"):
            pettingzoo.env("alea", options=setting("idus-martii").options)
        with pytest.raises(Malformed, match="5 players, not 6"):
            pettingzoo.env("idus-martii", players=6, options=setting("idus-martii").options)

    def test_rounds_are_counted_where_they_may_be_many(self) -> None:
        with pytest.raises(Malformed, match="idus-martii has as many rounds"):
            pettingzoo.env("idus-martii", most_rounds=5)
        with pytest.raises(Malformed, match="most_rounds: expected a whole number from 1 on, not 0"):
            pettingzoo.env("alea", most_rounds=0)

    def test_a_way_to_render_that_is_not_there(self) -> None:
        with pytest.raises(ValueError, match="no render_mode 'human'; there are ansi, rgb_array"):
            pettingzoo.env("alea", render_mode="human")

    def test_an_illegal_action_changes_nothing(self) -> None:
        env = pettingzoo.raw_env("alea")
        env.reset(seed=1)
        before = env._playing.state
        with pytest.raises(
            ValueError, match=r"alea: action 20 \(stop\) is not legal for seat 0.*legal are 0"
        ):
            env.step(20)
        assert env._playing.state is before

    def test_a_game_that_is_over(self) -> None:
        env = pettingzoo.raw_env("alea")
        play(env, 1)
        with pytest.raises(ValueError, match="alea: the game is over"):
            env.step(0)
