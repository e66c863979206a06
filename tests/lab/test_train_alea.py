"""How master learns to win at Alea Romana: the same again from the same seed, stage by stage."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lusoria.games.alea.model import CARDS, PLAYERS
from lusoria.lab.alea.compiled_bots.arena import Tools
from lusoria.lab.alea.train import pipeline, win_probability_training
from lusoria.lab.alea.train.mlp_fit import Fit
from lusoria.lab.alea.train.pipeline import tools, train
from lusoria.lab.alea.train.win_probability_training import Course, SecondCourse, learn, learn_on
from lusoria.minds.alea.model.table_snapshot import Seen
from lusoria.minds.alea.value.model_files import VALUES, contents, kept_brains, kept_net
from lusoria.minds.alea.value.win_chance import chance_of, tell_after
from lusoria.minds.alea.value.win_probability_net import Brain, read_brains, shapes

SHORT = Course(150, 50, (0.5, 0.0), 2, Fit(60, 3e-3), Fit(10, 3e-3), 2e-3)
SHORT_ON = SecondCourse(2, 30, 2, Fit(2, 1e-3), 2e-3)
AHEAD = np.array([(0, 0, 20, 26, 31, 33, 36), (0, 0, 0, 0, 5, 7, 9)])


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(win_probability_training, "COURSES", dict.fromkeys(PLAYERS, SHORT))
    monkeypatch.setattr(win_probability_training, "SECOND_COURSES", dict.fromkeys(PLAYERS, SHORT_ON))


def learnt(seed: int) -> Brain:
    nothing = Brain(*(np.zeros(shape, np.float32) for shape in shapes(2).values()))
    return learn(tools(kept_net(), nothing), 2, None, seed)


def alike(one: Brain, other: Brain) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def test_a_seed_says_it_all() -> None:
    one, again, other = (learnt(seed) for seed in (1, 1, 2))
    assert alike(one, again)
    assert not alike(one, other)


def test_even_a_little_play_teaches_who_is_ahead() -> None:
    brain, said = learnt(1), []
    for seat in (0, 1):
        seen = Seen(AHEAD, np.array([63, 1]), seat, False, False)
        said.append(chance_of(brain, tell_after(kept_net(), seen, AHEAD[seat], int(seen.cards[seat]))))
    assert said[0] > 0.7
    assert said[1] < 0.3


def test_the_second_course_learns_on_and_from_the_same_seed() -> None:
    begun = kept_brains()[3]
    one, again, other = (learn_on(tools(kept_net(), begun, most=6), 3, begun, seed) for seed in (1, 1, 2))
    assert alike(one, again)
    assert not alike(one, other)
    assert not alike(one, begun)


def watched(learning: Callable[..., Brain], allowed: set[int]) -> Callable[..., Brain]:
    """Notes how many cards may be played in a turn while it learns."""

    def noted(tools: Tools, *what: Any) -> Brain:
        allowed.update(tools.most.tolist())
        return learning(tools, *what)

    return noted


def test_what_is_there_is_not_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "values.npz").write_bytes(contents(VALUES))
    heard: list[str] = []
    cards: dict[str, set[int]] = {"learn": set(), "learn_on": set()}
    for name, allowed in cards.items():
        monkeypatch.setattr(pipeline, name, watched(getattr(pipeline, name), allowed))
    made = train(tmp_path, 1, lambda stage, *_: heard.append(stage))
    assert cards == {"learn": {2}, "learn_on": {len(CARDS)}}
    stages = [f"{course}-{players}" for players in PLAYERS for course in ("two-cards", "all-cards")]
    assert list(dict.fromkeys(heard)) == stages
    assert set(read_brains(made.chances.read_bytes())) == set(PLAYERS)
    first = made.checksums()

    made.chances.unlink()
    (tmp_path / "all-cards-6.npz").unlink()
    heard.clear()
    assert train(tmp_path, 1, lambda stage, *_: heard.append(stage)).checksums() == first
    assert set(heard) == {"all-cards-6"}

    def never(*_: object) -> None:
        raise AssertionError("nothing is left to be learnt")

    monkeypatch.setattr(pipeline, "learn", never)
    monkeypatch.setattr(pipeline, "learn_on", never)
    assert train(tmp_path, 1).checksums() == first
