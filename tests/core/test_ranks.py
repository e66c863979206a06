"""Draws, shares of the win and ranks of finished games."""

from dataclasses import dataclass

import pytest

from lusoria.core.game import GameInfo
from lusoria.core.ranks import is_draw, ranks, win_shares
from lusoria.games import GAMES


@dataclass(frozen=True)
class Result:
    winners: tuple[int, ...]


@dataclass(frozen=True)
class DeclaredResult(Result):
    draw: bool


SIDES: GameInfo = GAMES["idus-martii"]
NO_SIDES: GameInfo = GAMES["alea"]


@pytest.mark.parametrize(
    ("game", "winners", "shares"),
    [
        (NO_SIDES, (2,), (0, 0, 1)),
        (NO_SIDES, (0, 1), (0.5, 0.5, 0)),
        (NO_SIDES, (0, 1, 2), (1 / 3, 1 / 3, 1 / 3)),
        (NO_SIDES, (), (0, 0, 0)),
        (SIDES, (0, 1), (1, 1, 0)),
        (SIDES, (), (0, 0, 0)),
    ],
)
def test_win_shares_follow_winners_and_sides(
    game: GameInfo, winners: tuple[int, ...], shares: tuple[float, ...]
) -> None:
    assert win_shares(game, Result(winners), 3) == shares


def test_result_declares_whether_it_is_a_draw() -> None:
    """Two sides can draw, and seats without sides can win together."""
    assert is_draw(SIDES, DeclaredResult((0, 1), draw=True))
    assert win_shares(SIDES, DeclaredResult((0, 1), draw=True), 2) == (0.5, 0.5)
    assert not is_draw(NO_SIDES, DeclaredResult((0, 1), draw=False))
    assert win_shares(NO_SIDES, DeclaredResult((0, 1), draw=False), 2) == (1, 1)


def test_draw_without_winners_has_no_shares() -> None:
    """Regression: a division by zero, so that the last move of such a game was never stored."""
    assert win_shares(GAMES["alea"], DeclaredResult((), draw=True), 2) == (0.0, 0.0)


def test_ranks_of_a_draw_are_equal() -> None:
    assert ranks([True, True, False], ()) == [0, 0, 1]
    assert ranks([True, True, False], (7, 7, 3)) == [-7, -7, -3]
