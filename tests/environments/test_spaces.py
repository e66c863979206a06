"""Spaces: actions drawn and recognised as Gymnasium's own space does, and the page of tables is not stale."""

import numpy as np
import pytest
from gymnasium import error, spaces

from lusoria.environments import pettingzoo
from lusoria.environments.episode import Actions, observation_box
from lusoria.environments.game_adapter import setting
from tools.generate import encodings


class TestActions:
    def test_what_is_drawn_is_allowed_and_all_of_it_as_often(self) -> None:
        space, mask = Actions(26, seed=1), np.zeros(26, np.int8)
        mask[[2, 7, 25]] = 1
        drawn = [int(space.sample(mask)) for _ in range(3000)]
        counts = {number: drawn.count(number) for number in set(drawn)}
        assert set(counts) == {2, 7, 25}
        assert all(abs(count - 1000) < 130 for count in counts.values())  # five standard errors

    def test_a_seed_says_what_is_drawn(self) -> None:
        one, other, mask = Actions(26, seed=3), Actions(26, seed=3), np.ones(26, np.int8)
        assert [one.sample(mask) for _ in range(9)] == [other.sample(mask) for _ in range(9)]

    @pytest.mark.parametrize(
        "thing", [0, 25, 26, -1, True, 1.0, "1", None, np.int32(3), np.int64(26), np.float32(1), np.array(3)]
    )
    def test_what_belongs_to_it_is_what_belongs_to_theirs(self, thing: object) -> None:
        assert Actions(26).contains(thing) == spaces.Discrete(26).contains(thing)

    def test_without_a_choice_it_answers_as_theirs(self) -> None:
        nothing = np.zeros(26, np.int8)
        assert Actions(26).sample(nothing) == spaces.Discrete(26).sample(nothing)
        with pytest.raises(AssertionError, match="shape"):
            Actions(26).sample(np.ones(5, np.int8))

    def test_it_equals_theirs(self) -> None:
        assert Actions(26) == spaces.Discrete(26)


@pytest.mark.parametrize(("game", "length", "kind"), [("idus-martii", 208, "int8"), ("alea", 104, "int16")])
def test_observations_have_the_type_of_their_space(game: str, length: int, kind: str) -> None:
    box = observation_box(setting(game))
    assert (box.shape, str(box.dtype)) == ((length,), kind)


def test_a_seed_is_a_whole_number() -> None:
    with pytest.raises(error.Error, match="-1"):
        pettingzoo.raw_env("alea").reset(seed=-1)


def test_the_page_of_tables_is_what_the_code_says() -> None:
    for path, text in encodings.made():
        assert path.read_text(encoding="utf-8") == text, "run `python3 run.py generate`"
