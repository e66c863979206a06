"""Values in points: expected points if the game lasts an estimated number of further turns.

The estimate depends on the player who is nearest to the end. In the last round only winning counts.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import ROWS
from lusoria.minds.alea.model.table_snapshot import Snapshot
from lusoria.minds.alea.turn.turn_evaluation import Ints
from lusoria.minds.alea.value.column_value_net import TURNS, ColumnValueNet, Floats
from lusoria.minds.alea.value.final_score_odds import approximate_win_chances, column_total, points_of
from lusoria.minds.alea.value.value_kernels import evaluate_columns, output_layer_between, pad_to_vectors
from lusoria.numeric.compile_cache import compiled

Values = NDArray[np.float64]
NEAREST_WEIGHT, OWN_WEIGHT = 0.75, 0.25
"""Turns left per empty row of the nearest opponent, and per own empty row. See docs/bots-alea.md."""
TURNS_PER_NEAREST_ROW, TURNS_PER_FEWEST_ROW = 0.65, 0.31
SPARE_TURNS = np.array([0.0, 0.0, 0.68, 0.41, 0.25, 0.20, 0.15])
LAST_SPARE_TURNS = np.array([0.0, 0.0, 0.59, 0.34, 0.24, 0.16, 0.14])
"""Terms of the estimate of turns left, fitted by `python3 run.py bench alea-points`.

- per empty row of the nearest opponent with cards, counted after this round;
- per row by which the player's own empty rows are as few;
- by players, for turns without a write; the last array applies if the nearest may end the game this round.
"""
END_CHANCE = np.array([1.0, 1.0, 0.42, 0.23, 0.07, 0.0, 0.0, 0.0])
"""By empty rows: chance that an opponent without cards ends the game in one turn. With one row it is certain:
the opponent writes there or fails (G2). The rest are frequencies among masters."""
SHARE_SCORED = np.array([1.0, 1.0, 0.82, 1.0, 1.0, 1.0, 1.0])
"""By players: share of the points to come that is scored if an opponent has no cards and all play to win.
With three or more players it is 1, within the error."""
MAX_TURNS = 8  # above every estimate: 0.96 for each of seven rows, and the spare turns


@compiled
def empty_rows(column: Ints) -> int:
    count = 0
    for row in range(ROWS):
        count += column[row] == 0
    return count


@compiled
def turns_left_for_play(snapshot: Snapshot) -> float:
    """Estimated number of turns after this one, for choosing an action."""
    nearest = ROWS
    for other in range(snapshot.cards.size):
        if other != snapshot.seat:
            nearest = min(nearest, empty_rows(snapshot.columns[other]))
    return NEAREST_WEIGHT * nearest + OWN_WEIGHT * empty_rows(snapshot.columns[snapshot.seat]) - 1


@compiled
def turns_left_estimate(snapshot: Snapshot, rows: int) -> float:
    """Estimated number of turns after this one, for the expected score. `rows`: own empty rows after it.

    A round is played to its end, so players who have moved in it have no turn less to come. For choosing an
    action this matters little; for the expected score it is worth ten points. Opponents without cards are
    left to `turn_probabilities`.
    """
    players, nearest = snapshot.cards.size, MAX_TURNS
    for other in range(players):
        if other != snapshot.seat and snapshot.cards[other]:
            nearest = min(nearest, empty_rows(snapshot.columns[other]) - int(other > snapshot.seat))
    if nearest == MAX_TURNS:
        return float(ROWS)
    if nearest == 0:
        return LAST_SPARE_TURNS[players]  # type: ignore[no-any-return]
    return SPARE_TURNS[players] + TURNS_PER_NEAREST_ROW * nearest + TURNS_PER_FEWEST_ROW * min(nearest, rows)  # type: ignore[no-any-return]


@compiled
def turn_probabilities(snapshot: Snapshot) -> Values:
    """By turn after this one: chance that it is played. Opponents without cards may end the game before.

    All 1 if every opponent has cards.
    """
    probabilities = np.ones(MAX_TURNS)
    for other in range(snapshot.cards.size):
        if other == snapshot.seat or snapshot.cards[other]:
            continue
        empty, alive = empty_rows(snapshot.columns[other]), 1.0
        if other > snapshot.seat:  # it has a turn in this round
            alive *= 1 - END_CHANCE[empty]
            empty -= 1
        for turn in range(MAX_TURNS):
            probabilities[turn] *= alive
            alive *= 1 - END_CHANCE[max(empty - turn, 0)]
    if probabilities[MAX_TURNS - 1] < 1:
        probabilities *= SHARE_SCORED[snapshot.cards.size]
    return probabilities


@compiled
def expected_points(values: Floats, least: Floats, turns: float, alive: Values, k: int) -> Any:
    """Expected points of a column with at most `turns` turns left, each weighted by its probability."""
    points = below = np.float64(least[k])
    for turn in range(MAX_TURNS):
        if turns <= turn:
            break
        above = value_after(values, least, min(turns, turn + 1.0), k)
        points += alive[turn] * (above - below)
        below = above
    return points


@compiled
def value_after(values: Floats, least: Floats, turns: float, k: int) -> Any:
    """Value with a fractional number of turns; linear extrapolation beyond the trained ones."""
    low = min(int(turns), TURNS - 1)
    below = values[low - 1, k] if low else least[k]
    return np.float64(below + (values[low, k] - below) * (turns - low))


@compiled
def point_leaves(
    net: ColumnValueNet, snapshot: Snapshot, turns: float, numbers: Ints, after: Ints, sets: Ints
) -> tuple[Values, Values]:
    """Points to come including the number written: by write and set of cards; and for leaving the turn."""
    lanes = pad_to_vectors(sets)
    out, more = output_layer_between(net, lanes, turns)
    values = evaluate_columns(net, after, lanes, out, more)
    staying = evaluate_columns(net, snapshot.columns[snapshot.seat : snapshot.seat + 1], lanes, out, more)
    value, leaving = np.empty((numbers.size, sets.size, 1)), np.empty((sets.size, 1))
    for k in range(sets.size):
        for place in range(numbers.size):
            value[place, k, 0] = numbers[place] + values[place, 0, k]
        leaving[k, 0] = 0.0 if snapshot.cardless and sets[k] == 0 else staying[0, 0, k]  # G2
    return value, leaving


@compiled
def last_leaves(wins: Values, snapshot: Snapshot, numbers: Ints, sets: Ints) -> tuple[Values, Values]:
    """The same in the last round: chance that each final score wins."""
    value, leaving = np.empty((numbers.size, sets.size, 1)), np.empty((sets.size, 1))
    before = column_total(snapshot.columns[snapshot.seat])
    for k in range(sets.size):
        have = before + points_of(sets[k])
        leaving[k, 0] = wins[have]
        for place in range(numbers.size):
            value[place, k, 0] = wins[have + numbers[place]]
    return value, leaving


@compiled
def strong_leaves(
    net: ColumnValueNet, snapshot: Snapshot, numbers: Ints, after: Ints, sets: Ints
) -> tuple[Values, Values]:
    if snapshot.closing:
        return last_leaves(approximate_win_chances(net, snapshot), snapshot, numbers, sets)
    return point_leaves(net, snapshot, turns_left_for_play(snapshot), numbers, after, sets)
