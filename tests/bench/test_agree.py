"""`bench agree`: counts equal games, and finds one wrong number in one game."""

import subprocess
import sys
from typing import Any

import pytest

from bench import agree
from lusoria.lab.simulator.simulate import SIMULATIONS

UNIFORM = {"idus-martii": 2, "alea": 3}
"""A batch of random players for each game."""


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agree, "GAMES", 3)


@pytest.mark.parametrize(("name", "number"), UNIFORM.items())
def test_equal_batch_is_counted(name: str, number: int) -> None:
    assert agree.compare_batch(number) == (name, False, 3)


@pytest.mark.parametrize(("name", "column"), [("idus-martii", "swaps"), ("alea", "cards")])
def test_different_game_is_named(name: str, column: str, monkeypatch: pytest.MonkeyPatch) -> None:
    number = UNIFORM[name]
    kind: Any = SIMULATIONS[name]
    original = kind.name

    def with_error(self: Any, played: Any) -> Any:
        columns = dict(original(self, played))
        columns[column] = columns[column].copy()
        columns[column][1] += 1
        return columns

    monkeypatch.setattr(kind, "name", with_error)
    with pytest.raises(AssertionError, match=f"batch {number}, .*game {agree.batch(number).begin + 1}:"):
        agree.compare_batch(number)


def test_batches_cover_tables_with_and_without_policies() -> None:
    tables = {(name, options) for name in SIMULATIONS for options in agree.tables(name)}
    assert len(tables) == 680 + 30
    found = [agree.batch(number) for number in range(2 * 7 * 680)]
    for has_team in (False, True):
        assert {(each.name, each.options) for each in found if (each.team is not None) == has_team} == tables


def test_agree_runs_as_documented() -> None:
    """By its name, in worker processes."""
    command = [sys.executable, "-m", "bench", "agree", "--games", "1", "--first", "2", "--workers", "1"]
    done = subprocess.run(command, check=False, capture_output=True, encoding="utf-8", timeout=300)
    assert done.returncode == 0, done.stderr
    assert "1,000 games, none different" in done.stdout
