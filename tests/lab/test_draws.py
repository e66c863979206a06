"""Draws in tournaments: a share of the win for each winner."""

from pathlib import Path

import pytest

from lusoria.lab.tournament.paired_games import GameResult
from tests.guest.installed_program import LAPILLI, InstalledProgram, install

CHECKS = Path(__file__).parent / "installed" / "check_draws.py"


@pytest.mark.slow
def test_draws_of_an_installed_game(tmp_path: Path) -> None:
    install(LAPILLI, tmp_path)
    assert InstalledProgram([tmp_path]).pytest(str(CHECKS)) == 2


@pytest.mark.parametrize(
    ("is_draw", "scores", "shares"),
    [
        (True, (), (0.5, 0.5, 0.0)),
        (False, (), (1.0, 1.0, 0.0)),
        (False, (3, 3, 1), (1.0, 1.0, 0.0)),
        (None, (3, 3, 1), (0.5, 0.5, 0.0)),
        (None, (), (1.0, 1.0, 0.0)),
    ],
)
def test_share_follows_the_draw(
    is_draw: bool | None, scores: tuple[int, ...], shares: tuple[float, ...]
) -> None:
    played = GameResult((0, 1, 2), "over", (0, 1), scores, 9, is_draw)
    assert tuple(map(played.share, range(3))) == shares
