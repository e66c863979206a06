"""Probability that a final score wins, given the players who still have a turn.

Players who have finished have their points. Each later seat has one turn left and plays it to beat the score;
its chance is exact, from a look through that turn. Chances of several later seats count as independent.
"""

from math import erf, sqrt
from typing import Any

import numpy as np

from lusoria.games.alea.model import CARD_POINTS, ROWS
from lusoria.minds.alea.model.table_snapshot import Snapshot
from lusoria.minds.alea.turn.plan import Plan
from lusoria.minds.alea.turn.program import LEFT, SETS, THROWS, TWINNED, WRITTEN
from lusoria.minds.alea.turn.turn_evaluation import (
    BELOW,
    MAX_CARDS,
    MAX_WRITES,
    Ints,
    Lanes,
    find_writes,
    maximise,
    reachable_sets,
)
from lusoria.minds.alea.turn.turn_value import NOT_ALLOWED
from lusoria.minds.alea.value.column_value_net import ColumnValueNet
from lusoria.minds.alea.value.value_kernels import evaluate_columns, output_layer_between
from lusoria.numeric.compile_cache import compiled

SCORE_BOUND = 320  # points, above every score: the largest numbers in seven rows, and six cards
SCORE_STEP_POINTS = 3  # later seats are evaluated at every third score only, to save time; linear between
MAX_LANES = 16  # scores evaluated together
LAST_TURN_SPREAD_POINTS = 9.0  # standard deviation of a last turn in the normal approximation
POINTS_TIE_BREAK = 1e-6  # per point, so that equal chances prefer more points


@compiled
def points_of(cards: int) -> int:
    """G3: points of unused cards."""
    count = 0
    while cards:
        count += cards & 1
        cards >>= 1
    return CARD_POINTS * count


@compiled
def column_total(column: Ints) -> int:
    points = 0
    for row in range(ROWS):
        points += column[row]
    return points


@compiled
def fill_chances_against_finished(snapshot: Snapshot, wins: Lanes) -> None:
    """By own score: chance against all players who have finished, in a last round. A tie counts half."""
    for score in range(SCORE_BOUND):
        chance = 1.0
        for other in range(snapshot.seat):
            theirs = column_total(snapshot.columns[other]) + points_of(snapshot.cards[other])
            if score == theirs:
                chance *= 0.5
            elif score < theirs:
                chance = 0.0
        wins[score] = chance


@compiled
def approximate_win_chances(net: ColumnValueNet, snapshot: Snapshot) -> Lanes:
    """By own score: chance to win if the last turns of later seats are normally distributed."""
    wins = np.empty(SCORE_BOUND)
    fill_chances_against_finished(snapshot, wins)
    lane = np.zeros(1, np.int64)
    for other in range(snapshot.seat + 1, snapshot.cards.size):
        lane[0] = snapshot.cards[other]
        out, more = output_layer_between(net, lane, 1.0)
        mean = (
            column_total(snapshot.columns[other])
            + evaluate_columns(net, snapshot.columns[other : other + 1], lane, out, more)[0, 0, 0]
        )
        for score in range(SCORE_BOUND):
            wins[score] *= 0.5 * (1 + erf((score - mean) / LAST_TURN_SPREAD_POINTS / sqrt(2.0)))
    for score in range(SCORE_BOUND):
        wins[score] += POINTS_TIE_BREAK * score
    return wins


@compiled
def exact_win_chances(plan: Plan, snapshot: Snapshot, low: int, high: int, anytime: bool) -> Lanes:
    """By own score, from `low` to `high`: chance to win if every later seat plays its best against it."""
    wins = np.zeros(SCORE_BOUND)
    fill_chances_against_finished(snapshot, wins)
    sampled = np.arange(low, high + SCORE_STEP_POINTS, SCORE_STEP_POINTS)
    for other in range(snapshot.seat + 1, snapshot.cards.size):
        beaten_chances = np.empty(sampled.size)
        for begin in range(0, sampled.size, MAX_LANES):
            lane_scores = sampled[begin : begin + MAX_LANES]
            beaten_chances[begin : begin + lane_scores.size] = chances_to_beat(
                plan, snapshot.columns[other], snapshot.cards[other], lane_scores, anytime
            )
        for score in range(low, high + 1):
            place, rest = (score - low) // SCORE_STEP_POINTS, (score - low) % SCORE_STEP_POINTS
            between = beaten_chances[place]
            if rest:
                between += (beaten_chances[place + 1] - between) * rest / SCORE_STEP_POINTS
            wins[score] *= 1 - between
    for score in range(low, high + 1):
        wins[score] += POINTS_TIE_BREAK * score
    return wins


@compiled
def chances_to_beat(plan: Plan, column: Ints, hand: int, scores: Ints, anytime: bool) -> Any:
    """Chance that a last turn from this column ends above each score. A tie counts half."""
    sets = reachable_sets(hand, MAX_CARDS)
    x = np.empty((THROWS + plan.cards_of.size, scores.size))
    numbers, rows = np.empty(MAX_WRITES, np.int64), np.empty(MAX_WRITES, np.int64)
    twins, columns = np.empty(MAX_WRITES, np.bool_), np.empty((MAX_WRITES, ROWS), np.int64)
    count = find_writes(column, numbers, rows, twins, columns)
    before = column_total(column)
    for cards in sets:
        for number in range(BELOW):
            x[WRITTEN + number * SETS + cards] = NOT_ALLOWED
            x[TWINNED + number * SETS + cards] = NOT_ALLOWED
        have = before + points_of(cards)
        fill_beaten(x[LEFT + cards], have, scores)
        for place in range(count):
            number = numbers[place]
            into = (TWINNED if twins[place] else WRITTEN) + number * SETS + cards
            if x[into, 0] == NOT_ALLOWED:
                fill_beaten(x[into], have + number, scores)
    maximise(plan, x, sets, anytime)
    return x[plan.begins[hand]]


@compiled
def fill_beaten(lanes: Lanes, have: int, scores: Ints) -> None:
    for k in range(scores.size):
        lanes[k] = 1.0 if have > scores[k] else 0.5 if have == scores[k] else 0.0
