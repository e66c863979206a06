"""The best play for points, one player alone: the solver against the rules themselves, in exact fractions."""

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
from msgspec.structs import replace

from lusoria.core.errors import Malformed
from lusoria.core.game import Await, Chance, play
from lusoria.games.alea import ALEA
from lusoria.games.alea.model import CARD_POINTS, CARDS, Card, Column, Options, State
from lusoria.games.alea.numerals import NUMBERS
from lusoria.lab.alea.solver import backward_induction as solving
from lusoria.lab.alea.solver.backward_induction import Solution, Unusable, new_step, solve
from lusoria.minds.alea.model.columns import gaps, graph
from lusoria.minds.alea.turn.turn_value import CARD_POINTS_BY_SET

Cards = tuple[Card, ...]
TOLERANCE = 1e-9
ONE_GAP: Column = (9, 14, 21, 0, 30, 33, 36)


@cache
def best(column: Column, cards: Cards, turns: int) -> Fraction:
    """All points still to come, by trying everything that the reference rules allow."""
    if not turns or 0 not in column:
        return Fraction(CARD_POINTS * len(cards))
    start = ALEA.start(Options(players=2))
    state = replace(
        start, columns=(column, start.columns[1]), cards=(cards, start.cards[1]), cardless=not cards
    )
    return of_turn(state, column, turns)


@cache
def of_turn(state: State, column: Column, turns: int) -> Fraction:
    if state.seat != 0:
        now, cards = state.columns[0], state.cards[0]
        left = 0 if state.closing == "no_cards" else turns - 1  # G2
        return sum(now) - sum(column) + best(now, cards, left)
    turn = ALEA.turn(state)
    if isinstance(turn, Chance):
        return sum(
            (odds * of_turn(settled(state, events), column, turns) for events, odds in turn.odds()),
            Fraction(),
        )
    assert isinstance(turn, Await)
    return max(
        of_turn(in_order(play(ALEA, state, 0, action).after), column, turns)
        for action in ALEA.legal(state, 0)
    )


def settled(state: State, events: tuple[object, ...]) -> State:
    for event in events:
        state = ALEA.evolve(state, event)  # type: ignore[arg-type]
    return in_order(state)


def in_order(state: State) -> State:
    """N1: dice mean the same in any order, and so there are fewer of them to look at."""
    return replace(state, dice=tuple(sorted(state.dice)))


def solved(column: Column, turns: int) -> Solution:
    columns = graph(column)
    steps = [np.tile(CARD_POINTS_BY_SET, (columns.keys.size, 1))]
    for _ in range(turns):
        steps.append(new_step(columns, steps[-1]))
    return Solution(columns, tuple(steps))


def some_column(rng: Random, empty: int) -> Column:
    numbers = sorted(rng.sample(NUMBERS, 7 - empty))
    for _ in range(empty):
        numbers.insert(rng.randrange(len(numbers) + 1), 0)
    return tuple(numbers)


@pytest.mark.parametrize("seed", range(8))
def test_it_agrees_with_all_that_the_rules_allow(seed: int) -> None:
    rng = Random(seed)
    column = some_column(rng, empty=1 + seed % 2)
    chosen = rng.sample(CARDS, seed % 4)
    cards = tuple(card for card in CARDS if card in chosen)
    found = solved(column, 2)
    for turns in (1, 2):
        assert found.worth(column, cards, turns) == pytest.approx(
            float(best(column, cards, turns)), abs=TOLERANCE
        )


@pytest.mark.parametrize("card", CARDS)
def test_every_card_by_itself(card: Card) -> None:
    """A9.1 to A9.6, in a column in which a twin may stand."""
    column = (0, 16, 0, 27, 31, 33, 39)
    found = solved(column, 2)
    for turns in (1, 2):
        exact = best(column, (card,), turns)
        assert found.worth(column, (card,), turns) == pytest.approx(float(exact), abs=TOLERANCE)


def test_all_cards_at_once() -> None:
    column = (9, 16, 25, 31, 0, 33, 35)
    exact = best(column, CARDS, 1)
    assert solved(column, 1).worth(column, CARDS, 1) == pytest.approx(float(exact), abs=TOLERANCE)


def test_one_turn_of_an_empty_column_without_cards() -> None:
    """It is known: 152/9."""
    empty = (0,) * 7
    assert best(empty, (), 1) == Fraction(152, 9)


def test_more_turns_and_more_cards_are_worth_more() -> None:
    column = (0, 11, 0, 0, 26, 33, 39)
    found = solved(column, 3)
    for before, after in zip(found.steps, found.steps[1:], strict=False):
        assert (after[:, 1:] >= before[:, 1:] - TOLERANCE).all()
    for bit in range(len(CARDS)):
        without = np.array([cards for cards in range(64) if not cards >> bit & 1])
        assert (found.steps[3][:, without | 1 << bit] >= found.steps[3][:, without] - TOLERANCE).all()


def test_gaps() -> None:
    assert gaps((0, 0, 9, 0, 14, 16, 0)) == ((2, 0, 9), (1, 9, 14), (1, 16, 40))
    assert gaps((1, 2, 3, 4, 5, 6, 7)) == ()


def test_a_column_that_cannot_be() -> None:
    columns = graph((0, 16, 0, 27, 31, 33, 39))
    with pytest.raises(ValueError, match="not in this graph"):
        columns.find((0, 17, 0, 27, 31, 33, 39))
    with pytest.raises(ValueError, match="more empty rows"):
        columns.find((0, 0, 0, 27, 31, 33, 39))


class TestFolder:
    """Every step is made once and kept whole."""

    @pytest.fixture(autouse=True)
    def small(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(solving, "graph", lambda: graph((9, 16, 0, 31, 0, 33, 35)))

    def test_it_goes_on_where_it_was(self, tmp_path: Path) -> None:
        solve(tmp_path / "a", 1)
        told: list[tuple[int, int]] = []
        again = solve(tmp_path / "a", 3, on_progress=lambda done, total: told.append((done, total)))
        assert told[0][0] == told[-1][1] // 3, "the first step was made again"
        at_once = solve(tmp_path / "b", 3, workers=2)
        for one, other in zip(again.steps, at_once.steps, strict=True):
            assert np.array_equal(one, other)

    def test_a_step_that_was_not_finished_is_made_anew(self, tmp_path: Path) -> None:
        solve(tmp_path, 1)
        (tmp_path / "worth-01.npy").rename(tmp_path / "worth-01.npy.part")
        solve(tmp_path, 1)
        assert not (tmp_path / "worth-01.npy.part").exists()

    @pytest.mark.parametrize("damaged", [b"", b"no array", b"\x93NUMPY"])
    def test_a_damaged_step(self, tmp_path: Path, damaged: bytes) -> None:
        solve(tmp_path, 1)
        (tmp_path / "worth-01.npy").write_bytes(damaged)
        with pytest.raises(Unusable, match=r"worth-01\.npy is damaged"):
            solve(tmp_path, 1)

    def test_nobody_else_writes_there(self, tmp_path: Path) -> None:
        """Before: one of two could keep a file that the other had begun to write, with zeros in it."""
        with solving.lock_folder(tmp_path), pytest.raises(Unusable, match="another process"):
            solve(tmp_path, 1)

    def test_a_full_disk(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """It is said; nothing half written is left, and the same command goes on once there is room."""

        def full(_file: int) -> None:
            raise OSError(ENOSPC, "No space left on device")

        with monkeypatch.context() as disk:
            disk.setattr(os, "fsync", full)
            for _ in range(2):
                with pytest.raises(Unusable, match="cannot be written: No space left"):
                    solve(tmp_path, 1)
        assert [file.name for file in tmp_path.iterdir()] == ["lock"]
        assert len(solve(tmp_path, 1).steps) == 2

    def test_a_folder_of_something_else(self, tmp_path: Path) -> None:
        (tmp_path / "letters.txt").write_text("dear", encoding="utf-8")
        with pytest.raises(Unusable, match="holds something else"):
            solve(tmp_path, 1)

    def test_a_folder_of_another_version(self, tmp_path: Path) -> None:
        solve(tmp_path, 1)
        sign = json.loads((tmp_path / "solution.json").read_text(encoding="utf-8"))
        (tmp_path / "solution.json").write_text(json.dumps({**sign, "form": 0}), encoding="utf-8")
        with pytest.raises(Unusable, match="not made by this version"):
            solve(tmp_path, 1)

    @pytest.mark.parametrize(("turns", "workers", "field"), [(0, 1, "turns"), (1, 0, "workers")])
    def test_wrong_numbers(self, tmp_path: Path, turns: int, workers: int, field: str) -> None:
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
def test_worth_names_the_argument_that_is_wrong(column: Any, cards: Any, turns: Any, where: str) -> None:
    """Regression: -1 turns were the last ones, and a misspelt card was a ValueError of a tuple."""
    with pytest.raises(Malformed) as refused:
        solved(ONE_GAP, 1).worth(column, cards, turns)
    assert refused.value.where == where


def test_worth_takes_a_column_and_cards_as_lists() -> None:
    found = solved(ONE_GAP, 1)
    assert found.worth(list(ONE_GAP), ["joker"], 1) == found.worth(ONE_GAP, ("joker",), 1)  # type: ignore[arg-type]
