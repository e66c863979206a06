"""Draws in a tournament of an installed game. Runs in a process that has it: see test_draws.py."""

from pathlib import Path

import pytest
from pyarrow import parquet

from lusoria.lab.tournament import tournament


def test_draw_counts_as_half_a_win_for_each(tmp_path: Path) -> None:
    found = tournament("terni-lapilli", ("random", "other=random"), tmp_path, deals=30, players=2)
    games = [game for deal in found.deals for game in deal.games]
    draws = [game for game in games if game.is_draw]
    assert 0 < len(draws) < len(games)
    assert {(game.share(0), game.share(1)) for game in draws} == {(0.5, 0.5)}
    assert all(game.share(0) + game.share(1) == 1 for game in games)
    assert sum(rating.share * rating.games for rating in found.ratings) == pytest.approx(
        sum(rating.games for rating in found.ratings) / 2
    )


def test_result_files_count_no_draw_as_won(tmp_path: Path) -> None:
    tournament("terni-lapilli", ("random", "other=random"), tmp_path, deals=30, players=2)
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert {(row["ending"], row["won"], row["share"]) for row in rows} == {
        ("row", True, 1.0),
        ("row", False, 0.0),
        ("draw", False, 0.5),
    }
