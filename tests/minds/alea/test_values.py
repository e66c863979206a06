"""The column-value network is close to the exact values, however it is evaluated."""

from fractions import Fraction
from random import Random

import numpy as np
import pytest

from bench.bots.alea_models import all_column_values, bundled_column_net
from lusoria.games.alea import ALEA
from lusoria.games.alea.actions import Roll
from lusoria.games.alea.model import CARDS, Card, Column
from lusoria.minds.alea.model.columns import graph
from lusoria.minds.alea.model.gaps import all_gaps
from lusoria.minds.alea.model.table_snapshot import Snapshot
from lusoria.minds.alea.players.decision import LeafValues, Turn, evaluate_turn
from lusoria.minds.alea.turn.turn_evaluation import Ints
from lusoria.minds.alea.turn.turn_value import CARD_POINTS_BY_SET
from lusoria.minds.alea.value.column_value_net import TURNS
from lusoria.minds.alea.value.point_value import point_leaves
from lusoria.minds.alea.value.value_kernels import evaluate_columns, output_layer_between
from tests.lab.test_solver import random_column, solve_steps
from tests.minds.alea.exact_values import at_turn

EMPTY = (0,) * 7


class TestAgainstTheExactTables:
    @pytest.mark.parametrize("seed", range(5))
    def test_net_is_close_for_two_and_three_empty_rows(self, seed: int) -> None:
        """Mean error over cards and turns: some tenths of a point."""
        column = random_column(Random(seed), empty=2 + seed % 2)
        solution = solve_steps(column, 4)
        net_values = all_column_values(bundled_column_net(), np.array([column], np.int64))[0]
        place = graph(column).find(column)
        errors = [net_values[turns - 1] - solution.steps[turns][place] for turns in range(1, 5)]
        assert np.sqrt(np.mean(np.square(errors))) < 1.2

    def test_full_column_is_worth_its_cards(self) -> None:
        full = np.array([(1, 2, 3, 4, 5, 6, 7)])
        assert np.array_equal(
            all_column_values(bundled_column_net(), full)[0], np.tile(CARD_POINTS_BY_SET, (TURNS, 1))
        )

    def test_values_are_at_least_the_cards(self) -> None:
        columns = np.array([random_column(Random(seed), 1 + seed % 6) for seed in range(200)])
        assert (all_column_values(bundled_column_net(), columns) >= CARD_POINTS_BY_SET - 1e-4).all()

    def test_comparison_finds_a_wrong_column(self) -> None:
        right_column, wrong_column = (0, 9, 0, 20, 0, 30, 0), (0, 9, 10, 20, 0, 30, 0)
        net_values = all_column_values(bundled_column_net(), np.array([right_column, wrong_column]))
        assert np.abs(net_values[0] - net_values[1]).mean() > 3


def test_number_of_gaps_is_as_counted() -> None:
    assert len(all_gaps()) == 3972


def test_fractional_turns_are_interpolated() -> None:
    lanes = np.arange(64)
    column = np.array([(0, 9, 0, 20, 0, 30, 0)])
    at = [
        evaluate_columns(
            bundled_column_net(), column, lanes, *output_layer_between(bundled_column_net(), lanes, t)
        )[0, 0]
        for t in (2, 2.5, 3)
    ]
    assert np.allclose(at[1], (at[0] + at[2]) / 2, atol=1e-3)
    whole = all_column_values(bundled_column_net(), column)[0]
    assert np.allclose(at[0], whole[1], atol=1e-3)
    at_zero = evaluate_columns(
        bundled_column_net(), column, lanes, *output_layer_between(bundled_column_net(), lanes, 0.0)
    )[0, 0]
    assert np.allclose(at_zero, CARD_POINTS_BY_SET, atol=1e-3)


class TestPublishedValues:
    """The first roll of an empty column is worth the published value."""

    @pytest.mark.parametrize(("cards", "known"), [((), 152 / 9), (("joker",), 27.178241), (CARDS, 57.550677)])
    def test_one_turn_is_exact(self, cards: tuple[Card, ...], known: float) -> None:
        assert first_roll(cards, only_cards) == pytest.approx(known, abs=1e-5)

    @pytest.mark.parametrize(
        ("cards", "known"), [((), 86.625892), (("joker",), 124.009679), (CARDS, 178.842735)]
    )
    def test_seven_turns_are_close(self, cards: tuple[Card, ...], known: float) -> None:
        def leaves(snapshot: Snapshot, numbers: Ints, after: Ints, sets: Ints, anytime: bool) -> LeafValues:
            return point_leaves(bundled_column_net(), snapshot, 6.0, numbers, after, sets)

        assert first_roll(cards, leaves) == pytest.approx(known, abs=1.0)


def first_roll(cards: tuple[Card, ...], leaves: object) -> float:
    turn = evaluate_turn(ALEA.view(at_turn(EMPTY, cards), 0).table, leaves)  # type: ignore[arg-type]
    assert isinstance(turn, Turn)
    return turn.value(Roll(1))[0]


def only_cards(snapshot: Snapshot, numbers: Ints, after: Ints, sets: Ints, anytime: bool) -> LeafValues:
    worth = numbers[:, None, None] + CARD_POINTS_BY_SET[sets][None, :, None]
    return np.broadcast_to(worth, (len(numbers), len(sets), 1)).copy(), CARD_POINTS_BY_SET[sets][
        :, None
    ].copy()


def test_known_value_is_a_fraction() -> None:
    column: Column = EMPTY
    assert first_roll((), only_cards) == pytest.approx(float(Fraction(152, 9)), abs=1e-9), column
