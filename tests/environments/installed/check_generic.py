"""Generic environments of two installed games. Runs in a process that has them: see test_generic.py."""

import warnings
from dataclasses import replace
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

from lusoria.core.errors import Malformed
from lusoria.core.game import fold
from lusoria.environments import openspiel, pettingzoo
from lusoria.environments.game_adapter import setting
from lusoria.environments.gymnasium import SeatEnv
from lusoria.environments.information_state import redacted_history
from lusoria.environments.tree_position import CHANCE, TERMINAL, Position
from lusoria.games import GAMES
from lusoria.laws.house_tables import GameSetup
from lusoria.laws.indistinguishable_games import indistinguishable_game, redacted_events
from tests.environments.test_pettingzoo import check_api

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import seed_test

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("par-impar", {}),
    ("par-impar", {"options": {"points": 2, "first": 1}}),
    ("terni-lapilli", {}),
]
DRAW = (0, 4, 8, 1, 7, 6, 2, 5, 3)  # cells in order of play
each_table = pytest.mark.parametrize(("game", "table"), TABLES)


@each_table
def test_api_test_passes(game: str, table: dict[str, Any]) -> None:
    check_api(game, table)


@each_table
def test_seed_test_passes(game: str, table: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo.env(game, **table), num_cycles=60)


@pytest.mark.parametrize(
    ("name", "parameters"),
    [
        ("lusoria_par_impar", {}),
        ("lusoria_par_impar", {"points": 2, "first": "v1"}),
        ("lusoria_par_impar", {"skip": 3, "seed": 1}),
        ("lusoria_terni_lapilli", {}),
    ],
)
def test_random_sim_test_passes(name: str, parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, parameters)
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)


@pytest.mark.parametrize("game", ["lusoria/ParImpar-v1", "lusoria/TerniLapilli-v1"])
def test_env_checker_passes(game: str) -> None:
    check_env(gymnasium.make(game, render_mode="ansi").unwrapped)


def test_information_is_perfect_without_secrets() -> None:
    kinds = pyspiel.GameType.Information
    assert openspiel.GAME_TYPES["par-impar"].type.information == kinds.IMPERFECT_INFORMATION
    assert openspiel.GAME_TYPES["terni-lapilli"].type.information == kinds.PERFECT_INFORMATION


def test_action_ids_are_indices_of_the_list() -> None:
    at = setting("par-impar")
    actions = at.game.actions(at.options)
    position = Position(at, at.start, []).advance(0)
    assert at.encoding.action_count(2) == len(actions)
    assert position.actions() == {number: actions[number] for number in range(5)}
    assert at.encoding.ACTIONS[5] == "say guess=odd"


def test_house_rules_are_parameters() -> None:
    game = pyspiel.load_game("lusoria_par_impar", {"points": 2, "first": "v1"})
    assert (game.setting.options.points, game.setting.options.first) == (2, 1)
    assert pyspiel.load_game("lusoria_par_impar").setting.options.first == "random"


class TestRewards:
    def test_draw_is_half_a_win_for_each(self) -> None:
        env = pettingzoo.raw_env("terni-lapilli")
        env.reset(seed=1)
        state = pyspiel.load_game("lusoria_terni_lapilli").new_initial_state()
        for cell in DRAW:
            env.step(cell)
            state.apply_action(cell)
        assert env.rewards == {"player_0": 0.5, "player_1": 0.5}
        assert state.returns() == [0.5, 0.5]

    def test_winner_gets_the_whole_win(self) -> None:
        state = pyspiel.load_game("lusoria_terni_lapilli").new_initial_state()
        for cell in (0, 3, 1, 4, 2):
            state.apply_action(cell)
        assert state.returns() == [1.0, 0.0]

    def test_long_game_is_cut_off_without_reward(self) -> None:
        at = setting("par-impar")
        short = replace(at, adapter=replace(at.adapter, max_decisions=3))
        position, rng = Position(short, short.start, []), Random(1)
        while position.player != TERMINAL:
            chance = position.player == CHANCE
            position.advance(
                rng.choice([*dict(position.outcomes())] if chance else position.legal_actions().ids)
            )
        assert position.decisions == 3
        assert position.returns() == [0.0, 0.0]


class TestSecrecy:
    @pytest.mark.parametrize("seed", range(8))
    @pytest.mark.parametrize("seat", [0, 1])
    def test_worlds_that_look_the_same_are_one_observation(self, seat: int, seed: int) -> None:
        game = GAMES["par-impar"]
        table = GameSetup(game, game.options_type(players=2), seed)
        steps = table.play()
        hides = [
            place for place, step in enumerate(steps) if step.events[0].__struct_config__.tag == "nuts_hidden"
        ]
        steps = steps[: hides[seed % len(hides)] + 1]
        other = indistinguishable_game(game, steps, redacted_events(game, seat), table.rng)
        assert other is not None
        encoding = setting("par-impar", options=table.options).encoding
        worlds = []
        for world in (steps, other):
            views = [game.view(step.after, seat) for step in world]
            events = [event for step in world for event in step.events]
            arrays = [(encoding.encode(view).tobytes(), encoding.mask(view).tobytes()) for view in views]
            worlds.append((arrays, redacted_history(game, events, seat)))
        assert worlds[0] == worlds[1]
        if steps[-1].after.hider != seat:
            assert any(step.after != other_step.after for step, other_step in zip(steps, other, strict=True))

    def test_hider_sees_the_nuts_and_guesser_does_not(self) -> None:
        at = setting("par-impar", options={"first": 0})
        states = [Position(at, at.start, []).advance(number).state for number in range(5)]
        observations = [
            {at.encoding.encode(at.game.view(state, seat)).tobytes() for state in states} for seat in (0, 1)
        ]
        assert [len(each) for each in observations] == [5, 1]


def test_seats_are_relative_to_the_own_one() -> None:
    at = setting("terni-lapilli")
    state = fold(at.game, at.start, at.game.decide(at.start, 0, at.game.actions(at.options)[4]))
    board = next(field for field in at.encoding.FIELDS if field.name == "table.board[4]")
    values = [int(at.encoding.encode(at.game.view(state, seat))[board.start]) for seat in (0, 1)]
    assert values == [1, 2]  # own stone, and stone of the next seat


def test_text_shows_table_and_own_part() -> None:
    env = SeatEnv("par-impar", render_mode="ansi", seat=0, options={"first": 0})
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert text.startswith("par-impar")
    assert "mine.nuts" in text
    table = pettingzoo.raw_env("par-impar", render_mode="ansi")
    table.reset(seed=1)
    assert "mine" not in str(table.render())


class TestRefusals:
    def test_picture_is_refused_with_the_modes(self) -> None:
        with pytest.raises(ValueError, match="par-impar has no render_mode 'rgb_array'; there are ansi"):
            pettingzoo.env("par-impar", render_mode="rgb_array")

    def test_most_rounds_is_refused(self) -> None:
        with pytest.raises(Malformed, match="environments of par-impar have no limit of rounds"):
            pettingzoo.env("par-impar", most_rounds=5)

    def test_illegal_action_names_the_legal_ones(self) -> None:
        env = pettingzoo.raw_env("par-impar", options={"first": 0})
        env.reset(seed=1)
        problem = (
            r"action 5 \(say guess=odd\) is not legal for seat 0 at step 'hide'; legal are 0, 1, 2, 3, 4"
        )
        with pytest.raises(ValueError, match=problem):
            env.step(5)


def test_simulation_of_a_game_without_one_is_refused() -> None:
    pytest.importorskip("numba")
    from lusoria.lab.balance.game_samples import STUDIES
    from lusoria.lab.simulator.simulate import simulate

    with pytest.raises(Malformed, match="par-impar cannot be simulated; there are idus-martii, alea"):
        simulate("par-impar", 2, 3, 1)
    assert "par-impar" not in STUDIES


def test_observation_is_inside_its_space() -> None:
    env = pettingzoo.raw_env("par-impar")
    rng = Random(1)
    env.reset(seed=1)
    while not any(env.terminations.values()):
        for agent in env.agents:
            assert env.observation_space(agent).contains(env.observe(agent))
        env.step(int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
