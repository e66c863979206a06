"""Training of Alea Romana: reproducible, stage by stage."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench.bots.alea_models import bundled_column_net, bundled_win_nets
from lusoria.games.alea.model import CARDS, PLAYERS
from lusoria.lab.alea.compiled_bots.arena import ArenaSettings
from lusoria.lab.alea.train import pipeline, win_probability_training
from lusoria.lab.alea.train.mlp_fit import FitSettings
from lusoria.lab.alea.train.pipeline import arena_settings, train
from lusoria.lab.alea.train.win_probability_training import (
    Course,
    SecondCourse,
    train_first_course,
    train_second_course,
)
from lusoria.minds.alea.value import win_probability_net
from lusoria.minds.alea.value.model_files import COLUMN_VALUES_FILE, read_data_file
from lusoria.minds.alea.value.win_probability_net import WinProbabilityNet, array_shapes, read_nets
from tests.minds.alea.test_winning import chances_ahead_and_behind

SHORT = Course(150, 50, (0.5, 0.0), 2, FitSettings(60, 3e-3), FitSettings(10, 3e-3), 2e-3)
TINY = Course(20, 10, (0.5, 0.0), 2, FitSettings(6, 3e-3), FitSettings(2, 3e-3), 2e-3)
TINY_SECOND = SecondCourse(2, 6, 2, FitSettings(2, 1e-3), 2e-3)
FEW = PLAYERS[:2]
"""Numbers of players to train for. Each is one more turn of a loop, and the last take most of the time."""


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Courses that are reproducible, but too short to learn."""
    monkeypatch.setattr(win_probability_training, "COURSES", dict.fromkeys(PLAYERS, TINY))
    monkeypatch.setattr(win_probability_training, "SECOND_COURSES", dict.fromkeys(PLAYERS, TINY_SECOND))


def trained(seed: int) -> WinProbabilityNet:
    nothing = WinProbabilityNet(*(np.zeros(shape, np.float32) for shape in array_shapes(2).values()))
    return train_first_course(arena_settings(bundled_column_net(), nothing), 2, None, seed)


def alike(net: WinProbabilityNet, other: WinProbabilityNet) -> bool:
    return all(map(np.array_equal, net, other))


def test_equal_seeds_make_equal_files() -> None:
    first, second, other = (trained(seed) for seed in (1, 1, 2))
    assert alike(first, second)
    assert not alike(first, other)


def test_short_training_learns_who_is_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(win_probability_training, "COURSES", {2: SHORT})
    ahead, behind = chances_ahead_and_behind(trained(1))
    assert ahead > 0.7
    assert behind < 0.3


def test_second_stage_continues_and_is_reproducible() -> None:
    start = bundled_win_nets()[3]
    first, second, other = (
        train_second_course(arena_settings(bundled_column_net(), start, max_cards=6), 3, start, seed)
        for seed in (1, 1, 2)
    )
    assert alike(first, second)
    assert not alike(first, other)
    assert not alike(first, start)


def recording(
    learning: Callable[..., WinProbabilityNet], allowed: set[int]
) -> Callable[..., WinProbabilityNet]:
    """Records the limit of cards per turn during training."""

    def train_and_record(arena: ArenaSettings, *what: Any) -> WinProbabilityNet:
        allowed.update(arena.max_cards.tolist())
        return learning(arena, *what)

    return train_and_record


def test_finished_stages_are_not_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "values.npz").write_bytes(read_data_file(COLUMN_VALUES_FILE))
    for module in (pipeline, win_probability_net):
        monkeypatch.setattr(module, "PLAYERS", FEW)
    stages_run: list[str] = []
    cards: dict[str, set[int]] = {"train_first_course": set(), "train_second_course": set()}
    for name, allowed in cards.items():
        monkeypatch.setattr(pipeline, name, recording(getattr(pipeline, name), allowed))
    made = train(tmp_path, 1, lambda stage, *_: stages_run.append(stage))
    assert cards == {"train_first_course": {2}, "train_second_course": {len(CARDS)}}
    stages = [f"{course}-{players}" for players in FEW for course in ("two-cards", "all-cards")]
    assert list(dict.fromkeys(stages_run)) == stages
    assert set(read_nets(made.chances.read_bytes())) == set(FEW)
    first = made.checksums()

    made.chances.unlink()
    (tmp_path / "all-cards-3.npz").unlink()
    stages_run.clear()
    assert train(tmp_path, 1, lambda stage, *_: stages_run.append(stage)).checksums() == first
    assert set(stages_run) == {"all-cards-3"}

    def fail_if_trained(*_: object) -> None:
        raise AssertionError("no stage is left")

    monkeypatch.setattr(pipeline, "train_first_course", fail_if_trained)
    monkeypatch.setattr(pipeline, "train_second_course", fail_if_trained)
    assert train(tmp_path, 1).checksums() == first
