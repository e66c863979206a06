"""Values as chances to win, for a player who maximises them.

A turn that ends the game, or is in its last round, is evaluated by what later seats can still do. Any other
turn is evaluated by the win-probability network; with two players near the end, through the opponent's reply.
A small share of the points to come is added, because small chances are hard to learn.
"""

from math import exp
from typing import Any

import numpy as np

from lusoria.games.alea.model import CARDS, ROWS
from lusoria.minds.alea.model.table_snapshot import Snapshot
from lusoria.minds.alea.turn.plan import Plan
from lusoria.minds.alea.turn.turn_evaluation import BELOW, Ints
from lusoria.minds.alea.value import win_probability_net
from lusoria.minds.alea.value.column_value_net import TURNS, ColumnValueNet, Floats
from lusoria.minds.alea.value.final_score_odds import column_total, exact_win_chances, points_of
from lusoria.minds.alea.value.leaf_settings import LeafSettings, Nets
from lusoria.minds.alea.value.point_value import (
    Values,
    empty_rows,
    expected_points,
    turn_probabilities,
    turns_left_estimate,
    turns_left_for_play,
)
from lusoria.minds.alea.value.two_player_endgame import look_ahead
from lusoria.minds.alea.value.value_kernels import (
    card_points,
    evaluate_columns,
    output_layers,
    pad_to_vectors,
)
from lusoria.minds.alea.value.win_probability_net import (
    EMPTY_ROWS,
    HIDDEN_1,
    HIDDEN_2,
    OPPONENT_FEATURES,
    OPPONENTS_TO_MOVE,
    OWN_FEATURES,
    POINTS_LEAD,
    POINTS_SCALE,
    SINGLE_OPPONENTS,
    WinProbabilityNet,
)
from lusoria.numeric.compile_cache import compiled

COLUMN_VALUES, CARD_FLAGS, HAS_MOVED, MOVED_CARD_POINTS = (
    win_probability_net.COLUMN_VALUES,
    win_probability_net.CARD_FLAGS,
    win_probability_net.HAS_MOVED,
    win_probability_net.MOVED_CARD_POINTS,
)
CARD_COUNT = len(CARDS)
CARD_POINTS_UNIT = 5.0  # points of cards in hand are divided by its square
THIRD_TURN = 2  # index of the value with three turns left, which ranks the opponents
TO_MOVE_SCALE = 3.0  # unit of a feature, as in `two_player_endgame`
TWO_PLAYERS = 2
ZERO = np.float32(0)
ONE_LANE, ALL_LANES = 1, 3
"""Lanes of a leaf: the value to maximise; or that, the chance to win, and the expected score."""


@compiled
def fill_player_features(into: Floats, points: float, values: Floats, empty: int, cards: int) -> None:
    """Features that every player has."""
    into[:] = ZERO
    into[POINTS_LEAD] = points / POINTS_SCALE
    for turn in range(TURNS):
        into[COLUMN_VALUES + turn] = values[turn] / POINTS_SCALE
    into[EMPTY_ROWS + empty] = 1
    for card in range(CARD_COUNT):
        into[CARD_FLAGS + card] = cards >> card & 1


@compiled
def fill_opponent_features(net: ColumnValueNet, snapshot: Snapshot, into: Floats) -> int:
    """Features of the opponents, strongest first. Returns the points of the strongest, to compare with."""
    players = snapshot.cards.size
    features = np.zeros((players, OPPONENT_FEATURES), np.float32)
    strength = np.empty(players)
    lane = np.zeros(1, np.int64)
    for other in range(players):
        if other == snapshot.seat:
            strength[other] = -np.inf
            continue
        lane[0] = snapshot.cards[other]
        out, bias = output_layers(net, lane)
        values = evaluate_columns(net, snapshot.columns[other : other + 1], lane, out, bias)[0, :, 0]
        points_now = column_total(snapshot.columns[other])
        fill_player_features(
            features[other], points_now, values, empty_rows(snapshot.columns[other]), snapshot.cards[other]
        )
        if other < snapshot.seat:
            features[other, HAS_MOVED] = 1
            features[other, MOVED_CARD_POINTS] = (
                points_of(snapshot.cards[other]) / CARD_POINTS_UNIT / CARD_POINTS_UNIT
            )
        strength[other] = points_now + values[THIRD_TURN]
    order = np.argsort(-strength, kind="mergesort")[: players - 1]
    best = column_total(snapshot.columns[order[0]])
    into[:] = ZERO
    rest = players - 1 - SINGLE_OPPONENTS
    for place in range(players - 1):
        features[order[place], POINTS_LEAD] -= best / POINTS_SCALE
        block = min(place, SINGLE_OPPONENTS) * OPPONENT_FEATURES
        for k in range(OPPONENT_FEATURES):
            into[block + k] += features[order[place], k] / (1 if place < SINGLE_OPPONENTS else rest)
    return best


@compiled
def features_after(net: ColumnValueNet, snapshot: Snapshot, column: Ints, cards: int) -> Floats:
    """Input of the network after the player on turn has this column and these cards."""
    opponent_blocks = min(snapshot.cards.size - 1, SINGLE_OPPONENTS + 1)
    features = np.zeros(OWN_FEATURES + opponent_blocks * OPPONENT_FEATURES, np.float32)
    best = fill_opponent_features(net, snapshot, features[OWN_FEATURES:])
    lane = np.full(1, cards)
    out, bias = output_layers(net, lane)
    mine = np.empty((1, ROWS), np.int64)
    mine[0] = column
    values = evaluate_columns(net, mine, lane, out, bias)[0, :, 0]
    fill_player_features(
        features[:OPPONENTS_TO_MOVE], column_total(column) - best, values, empty_rows(column), cards
    )
    features[OPPONENTS_TO_MOVE] = (snapshot.cards.size - 1 - snapshot.seat) / TO_MOVE_SCALE
    return features


@compiled
def fill_first_layer(
    net: ColumnValueNet, win_net: WinProbabilityNet, snapshot: Snapshot, lanes: Ints, start: Floats
) -> int:
    """First layer without the terms that depend on the write; by unit and lane. Returns the best's points."""
    others = np.zeros(win_net.weights_1.shape[0] - OWN_FEATURES, np.float32)
    best = fill_opponent_features(net, snapshot, others)
    for j in range(HIDDEN_1):
        base = win_net.bias_1[j] + win_net.weights_1[OPPONENTS_TO_MOVE, j] * np.float32(
            (snapshot.cards.size - 1 - snapshot.seat) / TO_MOVE_SCALE
        )
        for place in range(others.size):
            base += others[place] * win_net.weights_1[OWN_FEATURES + place, j]
        for k in range(lanes.size):
            start[j, k] = base
            for card in range(CARD_COUNT):
                if lanes[k] >> card & 1:
                    start[j, k] += win_net.weights_1[CARD_FLAGS + card, j]
    return best


@compiled
def fill_win_probabilities(
    win_net: WinProbabilityNet,
    start: Floats,
    lead: int,
    empty: int,
    values: Floats,
    buffer: Floats,
    found: Floats,
) -> None:
    """Chance to win with each set of cards, given the values of the column with it."""
    lanes = found.size
    led = np.float32(lead / POINTS_SCALE)
    scale = np.float32(1 / POINTS_SCALE)
    for k in range(HIDDEN_2):
        into = buffer[HIDDEN_1 + k]
        for lane in range(lanes):
            into[lane] = win_net.bias_2[k]
    for j in range(HIDDEN_1):
        base = win_net.weights_1[POINTS_LEAD, j] * led + win_net.weights_1[EMPTY_ROWS + empty, j]
        hidden_1, started = buffer[j], start[j]
        for lane in range(lanes):
            hidden_1[lane] = started[lane] + base
        for turn in range(TURNS):
            weight, value = win_net.weights_1[COLUMN_VALUES + turn, j] * scale, values[turn]
            for lane in range(lanes):
                hidden_1[lane] += weight * value[lane]
        for lane in range(lanes):
            hidden_1[lane] = max(ZERO, hidden_1[lane])
        for k in range(HIDDEN_2):
            weight, into = win_net.weights_2[j, k], buffer[HIDDEN_1 + k]
            for lane in range(lanes):
                into[lane] += weight * hidden_1[lane]
    for lane in range(lanes):
        found[lane] = win_net.bias_out[0]
    for k in range(HIDDEN_2):
        weight, hidden_2 = win_net.weights_out[k], buffer[HIDDEN_1 + k]
        for lane in range(lanes):
            found[lane] += weight * (max(ZERO, hidden_2[lane]))
    for lane in range(lanes):
        found[lane] = 1 / (1 + exp(-np.float64(found[lane])))


@compiled
def points_interpolated(values: Floats, floor: Floats, turns: float, k: int) -> Any:
    """Value of a column with a fractional number of turns left."""
    turns = min(max(turns, 0.0), float(TURNS))
    low = min(int(turns), TURNS - 1)
    below = values[low - 1, k] if low else floor[k]
    return below + (values[low, k] - below) * (turns - low)


@compiled
def chance_leaves(
    nets: Nets,
    plan: Plan,
    snapshot: Snapshot,
    numbers: Ints,
    after: Ints,
    sets: Ints,
    settings: LeafSettings,
) -> tuple[Values, Values]:
    """Leaf values by write and set of cards, and of leaving the turn by set.

    `numbers` and `after`: the number written and the column after it, by write.
    """
    net, point_weight, anytime = nets.columns, settings.point_weight, settings.anytime
    count = numbers.size
    value, leaving = np.empty((count, sets.size, settings.lanes)), np.empty((sets.size, settings.lanes))
    mine = snapshot.columns[snapshot.seat]
    points_now, empty = column_total(mine), empty_rows(mine)
    hand = snapshot.cards[snapshot.seat]
    wins = np.zeros(0)
    if snapshot.closing or snapshot.cardless or empty == 1:
        most_points = points_now + BELOW + points_of(hand)
        wins = exact_win_chances(plan, snapshot, points_now, most_points, anytime)
    if snapshot.closing:
        for k in range(sets.size):
            score = points_now + points_of(sets[k])
            fill_leaf(leaving[k], wins[score], score, 0.0)
            for place in range(count):
                fill_leaf(value[place, k], wins[score + numbers[place]], score + numbers[place], 0.0)
        return value, leaving
    lanes = pad_to_vectors(sets)
    out, bias = output_layers(net, lanes)
    values = evaluate_columns(net, after, lanes, out, bias)
    staying = evaluate_columns(net, snapshot.columns[snapshot.seat : snapshot.seat + 1], lanes, out, bias)[0]
    floor, turns, turns_estimate = (
        card_points(lanes),
        turns_left_for_play(snapshot),
        turns_left_estimate(snapshot, empty - 1),
    )
    turn_chances = turn_probabilities(snapshot)
    chances = np.zeros((count + 1, sets.size))
    fill_net_chances(nets, snapshot, numbers, values, staying, lanes, chances)
    if settings.max_pairs and snapshot.cards.size == TWO_PLAYERS:
        look_ahead(nets, plan, snapshot, numbers, after, sets, settings, chances)
    for place in range(count):
        points = points_now + numbers[place]
        for k in range(sets.size):
            if empty > 1:
                coming = points_interpolated(values[place], floor, turns, k)
                fill_leaf(value[place, k], chances[place, k], points + coming, point_weight)
                if settings.lanes == ALL_LANES:
                    value[place, k, 2] = points + expected_points(
                        values[place], floor, turns_estimate, turn_chances, k
                    )
            else:
                score = points + points_of(sets[k])
                fill_leaf(value[place, k], wins[score], score, point_weight)
    turns_estimate = turns_left_estimate(snapshot, empty)
    for k in range(sets.size):
        if snapshot.cardless and sets[k] == 0:
            fill_leaf(leaving[k], wins[points_now], points_now, point_weight)
        else:
            expected = points_now + points_interpolated(staying, floor, turns, k)
            fill_leaf(leaving[k], chances[count, k], expected, point_weight)
            if settings.lanes == ALL_LANES:
                leaving[k, 2] = points_now + expected_points(staying, floor, turns_estimate, turn_chances, k)
    return value, leaving


@compiled
def fill_net_chances(
    nets: Nets,
    snapshot: Snapshot,
    numbers: Ints,
    values: Floats,
    staying: Floats,
    lanes: Ints,
    into: Values,
) -> None:
    """Network's chance after each write that does not end the game; in the last row, after leaving."""
    count, sets = into.shape[0] - 1, into.shape[1]
    mine = snapshot.columns[snapshot.seat]
    points_now, empty = column_total(mine), empty_rows(mine)
    start = np.empty((HIDDEN_1, lanes.size), np.float32)
    buffer = np.empty((HIDDEN_1 + HIDDEN_2, lanes.size), np.float32)
    chances = np.empty(lanes.size, np.float32)
    best = fill_first_layer(nets.columns, nets.wins, snapshot, lanes, start)
    if empty > 1:
        for place in range(count):
            points = points_now + numbers[place]
            fill_win_probabilities(nets.wins, start, points - best, empty - 1, values[place], buffer, chances)
            into[place] = chances[:sets]
    fill_win_probabilities(nets.wins, start, points_now - best, empty, staying, buffer, chances)
    into[count] = chances[:sets]


@compiled
def fill_leaf(into: Values, chance: float, points: float, point_weight: float) -> None:
    into[0] = chance + point_weight * points
    if into.size == ALL_LANES:
        into[1], into[2] = chance, points
