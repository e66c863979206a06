"""Gymnasium: its environment check, bots at the other seats, illegal actions."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from lusoria.bots import bot
from lusoria.core.errors import Malformed
from lusoria.core.game import GameView
from lusoria.core.structs import GameAction
from lusoria.environments.gymnasium import SeatEnv
from lusoria.environments.pettingzoo import TableEnv
from tests.lab.bots import TextBot

each_game = pytest.mark.parametrize("game", ["idus-martii", "alea"])
each_name = pytest.mark.parametrize("name", ["lusoria/IdusMartii-v1", "lusoria/AleaRomana-v1"])


def play(env: SeatEnv, seed: int) -> tuple[float, int]:
    """Reward of the learner in a random game, and its number of decisions."""
    rng, decisions = Random(seed), 0
    _, info = env.reset(seed=seed)
    while True:
        _, reward, over, cut_off, info = env.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
        decisions += 1
        if over or cut_off:
            return float(reward), decisions


@each_name
@pytest.mark.parametrize("settings", [{}, {"bots": "random", "seat": 1, "render_mode": "ansi"}])
def test_env_checker_passes(name: str, settings: dict[str, Any]) -> None:
    check_env(gymnasium.make(name, **settings).unwrapped)


@each_name
def test_env_checker_passes_with_pictures(name: str) -> None:
    check_env(gymnasium.make(name, render_mode="rgb_array").unwrapped)


@each_game
def test_seed_determines_the_game(game: str) -> None:
    env, other = SeatEnv(game), SeatEnv(game)
    games = [play(env, seed) for seed in range(4)]
    assert games == [play(other, seed) for seed in range(4)]
    assert len(set(games)) > 1


@each_game
def test_action_masks_equal_info(game: str) -> None:
    env = SeatEnv(game)
    _, info = env.reset(seed=1)
    assert np.array_equal(env.action_masks(), info["action_mask"] == 1)
    assert env.action_masks().sum() == len(env.view.legal)


class RecordingBot:
    """Random bot that records the seats it plays."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, view: GameView, rng: Random) -> GameAction:
        assert view.mine is not None
        self.seats.add(view.mine.seat)
        return rng.choice(view.legal)


class DrawingBot:
    """Greedy bot that draws a random number before each choice."""

    def choose(self, view: GameView, rng: Random) -> GameAction:
        rng.random()
        return bot("alea", "greedy").choose(view, rng)


class TestBots:
    def test_bots_sit_in_order_from_learners_left(self) -> None:
        bots = [RecordingBot() for _ in range(4)]
        env = SeatEnv("idus-martii", seat=3, bots=bots)
        play(env, 1)
        assert [each.seats for each in bots] == [{4}, {0}, {1}, {2}]

    def test_learner_seat_is_random(self) -> None:
        env = SeatEnv("idus-martii")
        seats = {env.reset(seed=seed)[1]["seat"] for seed in range(40)}
        assert seats == set(range(5))

    def test_bots_do_not_share_the_chance_generator(self) -> None:
        """A bot that draws unused random numbers changes no game."""
        env, other = SeatEnv("alea", 2, seat=0, bots="greedy"), SeatEnv("alea", 2, seat=0, bots=DrawingBot())
        games = [[play(each, seed) for seed in range(4)] for each in (env, other)]
        assert games[0] == games[1]

    def test_default_bot_is_that_of_the_game(self) -> None:
        assert set(map(type, SeatEnv("alea")._bots)) == {type(bot("alea", "able"))}


class TestEnds:
    def test_illegal_action_ends_the_game_and_says_why(self) -> None:
        env = SeatEnv("alea", seat=0)
        env.reset(seed=1)
        _, reward, over, cut_off, info = env.step(20)
        assert (reward, over, cut_off) == (-1, True, False)
        assert info["illegal"].startswith("alea: action 20 (stop) is not legal for seat 0")
        with pytest.raises(ValueError, match="no game is in progress"):
            env.step(0)

    def test_long_game_is_truncated(self) -> None:
        env = SeatEnv("alea", most_rounds=1)
        rng = Random(1)
        _, info = env.reset(seed=1)
        cut_off = False
        while not cut_off:
            choice = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
            _, reward, over, cut_off, info = env.step(choice)
            assert not over
            assert reward == 0


class TestBadInput:
    def test_unknown_action_id_is_refused(self) -> None:
        env = SeatEnv("alea")
        env.reset(seed=1)
        for wrong in (78, -1, "roll"):
            with pytest.raises(ValueError, match="alea: expected an action below 78"):
                env.step(wrong)  # type: ignore[arg-type]

    def test_step_needs_a_reset(self) -> None:
        with pytest.raises(ValueError, match="no game is in progress"):
            SeatEnv("alea").step(0)

    def test_invalid_bots_and_seats_are_refused(self) -> None:
        with pytest.raises(Malformed, match="no bot called 'clever'"):
            SeatEnv("alea", bots="clever")
        with pytest.raises(Malformed, match="each of 2 seats, not 3"):
            SeatEnv("alea", bots=["random"] * 3)
        for wrong in (3, 1.0, True):
            with pytest.raises(Malformed, match=f"seat: expected a seat from 0 to 2, not {wrong}"):
                SeatEnv("alea", seat=wrong)  # type: ignore[arg-type]
        for invalid in (7, [7, 7], ["random", RecordingBot], {"random"}):
            with pytest.raises(Malformed, match="bots: expected names, or bots that can choose, not"):
                SeatEnv("alea", bots=invalid)  # type: ignore[arg-type]

    @pytest.mark.parametrize("options", [[1], "limit", 3])
    def test_invalid_options_are_refused(self, options: Any) -> None:
        with pytest.raises(Malformed, match="options: expected names and values"):
            SeatEnv("alea", options=options)

    def test_render_and_view_need_a_reset(self) -> None:
        for env in (SeatEnv("alea", render_mode="ansi"), TableEnv("alea", render_mode="ansi")):
            with pytest.raises(ValueError, match="alea: no game is in progress; call `reset`"):
                env.render()
        with pytest.raises(ValueError, match="no game is in progress"):
            _ = SeatEnv("alea").view

    def test_bot_with_illegal_action_is_named(self) -> None:
        env = SeatEnv("idus-martii", seat=0, bots=TextBot())
        with pytest.raises(ValueError, match=r"seat . at step '.*': the bot TextBot has chosen 'green': not"):
            play(env, 1)
