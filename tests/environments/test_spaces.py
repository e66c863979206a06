"""Spaces of actions and observations, and the generated page of encodings."""

import numpy as np
import pytest
from gymnasium import error, spaces

from lusoria.environments import pettingzoo
from lusoria.environments.episode import Actions, observation_box
from lusoria.environments.game_adapter import setting
from tools.generate import encodings_page


class TestActions:
    def test_sample_is_uniform_over_the_mask(self) -> None:
        space, mask = Actions(26, seed=1), np.zeros(26, np.int8)
        mask[[2, 7, 25]] = 1
        sampled = [int(space.sample(mask)) for _ in range(3000)]
        counts = {number: sampled.count(number) for number in set(sampled)}
        assert set(counts) == {2, 7, 25}
        assert all(abs(count - 1000) < 130 for count in counts.values())  # five standard errors

    def test_seed_determines_samples(self) -> None:
        first, other, mask = Actions(26, seed=3), Actions(26, seed=3), np.ones(26, np.int8)
        assert [first.sample(mask) for _ in range(9)] == [other.sample(mask) for _ in range(9)]

    @pytest.mark.parametrize(
        "value", [0, 25, 26, -1, True, 1.0, "1", None, np.int32(3), np.int64(26), np.float32(1), np.array(3)]
    )
    def test_contains_agrees_with_discrete(self, value: object) -> None:
        assert Actions(26).contains(value) == spaces.Discrete(26).contains(value)

    def test_empty_mask_behaves_as_discrete(self) -> None:
        nothing = np.zeros(26, np.int8)
        assert Actions(26).sample(nothing) == spaces.Discrete(26).sample(nothing)
        with pytest.raises(AssertionError, match="shape"):
            Actions(26).sample(np.ones(5, np.int8))

    def test_space_equals_discrete(self) -> None:
        assert Actions(26) == spaces.Discrete(26)


@pytest.mark.parametrize(("game", "length", "kind"), [("idus-martii", 208, "int8"), ("alea", 104, "int16")])
def test_observation_space_has_shape_and_type(game: str, length: int, kind: str) -> None:
    box = observation_box(setting(game))
    assert (box.shape, str(box.dtype)) == ((length,), kind)


def test_negative_seed_is_refused() -> None:
    with pytest.raises(error.Error, match="-1"):
        pettingzoo.raw_env("alea").reset(seed=-1)


def test_page_of_encodings_is_current() -> None:
    for path, text in encodings_page.generated_files():
        assert path.read_text(encoding="utf-8") == text, "run `python3 run.py generate`"
