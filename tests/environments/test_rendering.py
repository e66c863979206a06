"""Rendering as text and as picture, and its secrecy."""

import numpy as np
import pytest

from lusoria.environments import pettingzoo
from lusoria.environments.gymnasium import SeatEnv
from lusoria.environments.rendering import Picture, render_state


def play_half(game: str, players: int, decisions: int = 40) -> pettingzoo.TableEnv:
    env = pettingzoo.raw_env(game, players=players)
    env.reset(seed=5)
    for agent in env.possible_agents:
        env.action_space(agent).seed(1)
    for _ in range(decisions):
        agent = env.agent_selection
        if not env.terminations[agent]:
            env.step(int(env.action_space(agent).sample(env.observe(agent)["action_mask"])))
    return env


@pytest.mark.parametrize(
    ("game", "players"), [("idus-martii", 5), ("idus-martii", 8), ("alea", 2), ("alea", 6)]
)
@pytest.mark.parametrize("decisions", [0, 40, 2000])
def test_render_gives_text_or_picture(game: str, players: int, decisions: int) -> None:
    env = play_half(game, players, decisions)
    env.render_mode = "rgb_array"
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    assert picture.shape == (540, 960, 3)
    assert picture.dtype == np.uint8
    env.render_mode = "ansi"
    text = env.render()
    assert isinstance(text, str)
    assert text.startswith(game)
    assert len(text.splitlines()) > players
    env.render_mode = None
    assert env.render() is None


def test_text_of_a_new_game() -> None:
    env = play_half("alea", 2, 0)
    env.render_mode = "ansi"
    assert (
        env.render()
        == """\
alea  round 1  step roll
dice -  aside -  left 6
readings -  failed -

seat     0    1
row 1    -    -
row 2    -    -
row 3    -    -
row 4    -    -
row 5    -    -
row 6    -    -
row 7    -    -
cards    6    6
score    30   30
awaited  yes  -
"""
    )


class TestSecrecy:
    """Spectators see backs of cards; a seat also sees its own cards."""

    def render(self, env: pettingzoo.TableEnv, viewer: int | None, mode: str) -> str | Picture | None:
        return render_state(env.setting, env._episode.state, viewer, mode)

    def test_spectators_read_no_faction(self) -> None:
        env = play_half("idus-martii", 5, 12)
        text = self.render(env, None, "ansi")
        assert isinstance(text, str)
        lines = text.split("\n\n")[1].splitlines()[1:]
        assert [line.split()[2] for line in lines] == ["?" if "?,?" not in line else "?,?" for line in lines]

    def test_each_seat_has_its_own_picture(self) -> None:
        env = play_half("idus-martii", 5, 12)
        pictures = {np.asarray(self.render(env, viewer, "rgb_array")).tobytes() for viewer in (None, 0, 1)}
        assert len(pictures) == 3

    def test_hidden_cards_do_not_change_the_picture(self) -> None:
        env = play_half("idus-martii", 5, 12)
        before = self.render(env, None, "rgb_array")
        cards = env._episode.state.cards
        env._episode.state = type(env._episode.state)(
            **{name: getattr(env._episode.state, name) for name in env._episode.state.__struct_fields__}
            | {"cards": cards[::-1]}
        )
        assert np.array_equal(np.asarray(before), np.asarray(self.render(env, None, "rgb_array")))

    def test_learner_sees_its_own_hand(self) -> None:
        env = SeatEnv("idus-martii", render_mode="ansi", seat=2)
        env.reset(seed=1)
        text = env.render()
        assert isinstance(text, str)
        assert text.split("\n\n")[1].splitlines()[3].split()[2].split(",")[0] in (
            "loyal",
            "traitor",
            "merchant",
        )
