"""examples/learn.py without training: features, seeds and counting."""

import xml.etree.ElementTree as ET

import numpy as np
import pytest

from examples.learn import HELD_OUT, Features, bot_chooser, plot, score, share_won, wins
from lusoria.environments.gymnasium import SeatEnv


@pytest.mark.parametrize("game", ["idus-martii", "alea"])
def test_features_are_between_0_and_1(game: str) -> None:
    env = Features(SeatEnv(game, bots="random"))
    observation, info = env.reset(seed=1)
    over = False
    while not over:
        assert env.observation_space.contains(observation)
        allowed = np.flatnonzero(env.action_masks())
        assert np.array_equal(allowed, np.flatnonzero(info["action_mask"]))
        observation, _, is_over, cut_off, info = env.step(int(allowed[-1]))
        over = is_over or cut_off


def test_features_differ_between_hands() -> None:
    env = Features(SeatEnv("idus-martii", seat=2))
    assert len({env.reset(seed=seed)[0].tobytes() for seed in range(12)}) > 3


def test_bot_can_play_in_place_of_learner() -> None:
    """Greedy wins nearly every game against random bots; the same seeds give the same games."""
    env = Features(SeatEnv("alea", 2, bots="random"))
    won = wins(env, bot_chooser("greedy", 1), range(HELD_OUT, HELD_OUT + 12))
    assert won.mean() > 0.8
    assert np.array_equal(won, wins(env, bot_chooser("greedy", 1), range(HELD_OUT, HELD_OUT + 12)))


def test_shares_of_three_players_sum_to_one() -> None:
    for rewards in ((1.0, -0.5, -0.5), (0.25, 0.25, -0.5), (0.0, 0.0, 0.0)):
        assert sum(share_won("alea", 3, reward) for reward in rewards) == pytest.approx(1)
    found = wins(Features(SeatEnv("alea", 3, bots="random")), bot_chooser("random", 1), range(12))
    assert set(found) <= {0, 1 / 3, 1 / 2, 1}
    assert 0 in found
    assert share_won("alea", 3, -1) == 0
    assert [share_won("idus-martii", 5, reward) for reward in (-1, 1)] == [0, 1]


def test_score_has_a_standard_error() -> None:
    found = score(np.array([1.0, 0.0] * 50))
    assert found.share == 0.5
    assert found.error == pytest.approx(0.05, abs=0.001)
    assert str(found) == "0.500 ± 0.050"


def test_plot_draws_a_curve() -> None:
    curve = [(0, 0.3, 0.02), (50_000, 0.4, 0.02), (100_000, 0.5, 0.02)]
    picture = plot(
        {"game": "alea", "bots": "greedy", "seed": 1, "curve": curve, "bot in its place": (0.45, 0.01)}
    )
    root = ET.fromstring(picture)  # noqa: S314 (our own)
    assert len(root.findall(".//{*}circle")) == 3
    assert "0.45" in picture
