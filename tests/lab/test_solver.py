"""The solver of Alea Romana equals an exact enumeration by the rules."""

import json
import os
from errno import ENOSPC
from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from lusoria.core.errors import Malformed
from lusoria.games.alea.model import CARD_POINTS, CARDS, Card, Column
from lusoria.games.alea.numerals import NUMBERS
from lusoria.lab.alea.solver import backward_induction as solving
from lusoria.lab.alea.solver.backward_induction import Solution, Unusable, new_step, solve
from lusoria.minds.alea.model.columns import gaps, graph
from lusoria.minds.alea.turn.turn_value import CARD_POINTS_BY_SET
from tests.minds.alea.exact_values import Exactly, at_turn

Cards = tuple[Card, ...]
TOLERANCE = 1e-9
ONE_GAP: Column = (9, 14, 21, 0, 30, 33, 36)


@cache
def best_value(column: Column, cards: Cards, turns: int) -> Fraction:
    """Expected points with optimal play, by enumeration of the reference rules."""
    if not turns or 0 not in column:
        return Fraction(CARD_POINTS * len(cards))
    return exact_turn(column, turns).of_state(at_turn(column, cards))


@cache
def exact_turn(column: Column, turns: int) -> Exactly:
    def leaf(after: Column, cards: Cards, out_of_cards: bool) -> Fraction:
        left = 0 if out_of_cards else turns - 1  # G2
        return sum(after) - sum(column) + best_value(after, cards, left)

    return Exactly(leaf)


def solve_steps(column: Column, turns: int) -> Solution:
    columns = graph(column)
    steps = [np.tile(CARD_POINTS_BY_SET, (columns.keys.size, 1))]
    for _ in range(turns):
        steps.append(new_step(columns, steps[-1]))
    return Solution(columns, tuple(steps))


def random_column(rng: Random, empty: int) -> Column:
    numbers = sorted(rng.sample(NUMBERS, 7 - empty))
    for _ in range(empty):
        numbers.insert(rng.randrange(len(numbers) + 1), 0)
    return tuple(numbers)


@pytest.mark.parametrize("seed", range(8))
def test_solver_equals_enumeration_by_the_rules(seed: int) -> None:
    rng = Random(seed)
    column = random_column(rng, empty=1 + seed % 2)
    chosen = rng.sample(CARDS, seed % 4)
    cards = tuple(card for card in CARDS if card in chosen)
    found = solve_steps(column, 2)
    for turns in (1, 2):
        assert found.worth(column, cards, turns) == pytest.approx(
            float(best_value(column, cards, turns)), abs=TOLERANCE
        )


@pytest.mark.parametrize("card", CARDS)
def test_solver_is_exact_for_each_card(card: Card) -> None:
    """A9.1 to A9.6, in a column that allows a twin."""
    column = (0, 16, 0, 27, 31, 33, 39)
    found = solve_steps(column, 2)
    for turns in (1, 2):
        exact = best_value(column, (card,), turns)
        assert found.worth(column, (card,), turns) == pytest.approx(float(exact), abs=TOLERANCE)


def test_solver_is_exact_for_all_cards() -> None:
    column = (9, 16, 25, 31, 0, 33, 35)
    exact = best_value(column, CARDS, 1)
    assert solve_steps(column, 1).worth(column, CARDS, 1) == pytest.approx(float(exact), abs=TOLERANCE)


def test_one_turn_of_an_empty_column_without_cards() -> None:
    """The known value is 152/9."""
    empty = (0,) * 7
    assert best_value(empty, (), 1) == Fraction(152, 9)


def test_more_turns_and_cards_are_worth_more() -> None:
    column = (0, 11, 0, 0, 26, 33, 39)
    found = solve_steps(column, 3)
    for before, after in zip(found.steps, found.steps[1:], strict=False):
        assert (after[:, 1:] >= before[:, 1:] - TOLERANCE).all()
    for bit in range(len(CARDS)):
        without = np.array([cards for cards in range(64) if not cards >> bit & 1])
        assert (found.steps[3][:, without | 1 << bit] >= found.steps[3][:, without] - TOLERANCE).all()


def test_gaps_of_a_column() -> None:
    assert gaps((0, 0, 9, 0, 14, 16, 0)) == ((2, 0, 9), (1, 9, 14), (1, 16, 40))
    assert gaps((1, 2, 3, 4, 5, 6, 7)) == ()


def test_impossible_column_is_refused() -> None:
    columns = graph((0, 16, 0, 27, 31, 33, 39))
    with pytest.raises(ValueError, match="not in this graph"):
        columns.find((0, 17, 0, 27, 31, 33, 39))
    with pytest.raises(ValueError, match="more empty rows"):
        columns.find((0, 0, 0, 27, 31, 33, 39))


class TestFolder:
    """Each step is computed once and written atomically."""

    @pytest.fixture(autouse=True)
    def small_graph(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(solving, "graph", lambda: graph((9, 16, 0, 31, 0, 33, 35)))

    def test_solver_resumes(self, tmp_path: Path) -> None:
        solve(tmp_path / "a", 1)
        reports: list[tuple[int, int]] = []
        again = solve(tmp_path / "a", 3, on_progress=lambda done, total: reports.append((done, total)))
        assert reports[0][0] == reports[-1][1] // 3, "the first step was made again"
        at_once = solve(tmp_path / "b", 3, workers=2)
        assert all(map(np.array_equal, again.steps, at_once.steps))
        assert len(again.steps) == len(at_once.steps)

    def test_unfinished_step_is_computed_again(self, tmp_path: Path) -> None:
        solve(tmp_path, 1)
        (tmp_path / "worth-01.npy").rename(tmp_path / "worth-01.npy.part")
        solve(tmp_path, 1)
        assert not (tmp_path / "worth-01.npy.part").exists()

    @pytest.mark.parametrize("damaged", [b"", b"no array", b"\x93NUMPY"])
    def test_damaged_step_is_refused(self, tmp_path: Path, damaged: bytes) -> None:
        solve(tmp_path, 1)
        (tmp_path / "worth-01.npy").write_bytes(damaged)
        with pytest.raises(Unusable, match=r"worth-01\.npy is damaged"):
            solve(tmp_path, 1)

    def test_folder_is_locked(self, tmp_path: Path) -> None:
        """Regression: two processes wrote the same partial file."""
        with solving.lock_folder(tmp_path), pytest.raises(Unusable, match="another process"):
            solve(tmp_path, 1)

    def test_full_disk_is_named(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """The error names it, no partial file is left, and the command can be repeated."""

        def full_disk(_file: int) -> None:
            raise OSError(ENOSPC, "No space left on device")

        with monkeypatch.context() as disk:
            disk.setattr(os, "fsync", full_disk)
            for _ in range(2):
                with pytest.raises(Unusable, match="cannot be written: No space left"):
                    solve(tmp_path, 1)
        assert [file.name for file in tmp_path.iterdir()] == ["lock"]
        assert len(solve(tmp_path, 1).steps) == 2

    def test_folder_with_other_files_is_refused(self, tmp_path: Path) -> None:
        (tmp_path / "letters.txt").write_text("dear", encoding="utf-8")
        with pytest.raises(Unusable, match="holds something else"):
            solve(tmp_path, 1)

    def test_folder_of_another_version_is_refused(self, tmp_path: Path) -> None:
        solve(tmp_path, 1)
        settings = json.loads((tmp_path / "solution.json").read_text(encoding="utf-8"))
        (tmp_path / "solution.json").write_text(json.dumps({**settings, "form": 0}), encoding="utf-8")
        with pytest.raises(Unusable, match="not made by this version"):
            solve(tmp_path, 1)

    @pytest.mark.parametrize(("turns", "workers", "field"), [(0, 1, "turns"), (1, 0, "workers")])
    def test_wrong_numbers_are_refused(self, tmp_path: Path, turns: int, workers: int, field: str) -> None:
        with pytest.raises(Unusable, match=field):
            solve(tmp_path, turns, workers=workers)


@pytest.mark.parametrize(
    ("column", "cards", "turns", "where"),
    [
        ((0,) * 6, (), 1, "column"),
        ((0, 0, 16, 0, 0, 35, 33), (), 1, "column"),
        ((0, 0, 38, 0, 0, 0, 0), (), 1, "column"),
        ("0000000", (), 1, "column"),
        ((1, 2, 3, 4, 5, 6, 0), (), 1, "column"),
        (ONE_GAP, ("jester",), 1, "cards"),
        (ONE_GAP, ("joker", "joker"), 1, "cards"),
        (ONE_GAP, 3, 1, "cards"),
        (ONE_GAP, (), 2, "turns"),
        (ONE_GAP, (), -1, "turns"),
        (ONE_GAP, (), 1.0, "turns"),
    ],
)
def test_worth_names_the_wrong_argument(column: Any, cards: Any, turns: Any, where: str) -> None:
    """Regression: -1 turns meant the last step, and a misspelt card raised ValueError."""
    with pytest.raises(Malformed) as refused:
        solve_steps(ONE_GAP, 1).worth(column, cards, turns)
    assert refused.value.where == where


def test_worth_accepts_lists() -> None:
    found = solve_steps(ONE_GAP, 1)
    assert found.worth(list(ONE_GAP), ["joker"], 1) == found.worth(ONE_GAP, ("joker",), 1)  # type: ignore[arg-type]
