"""Two players near the end: looks one turn further, through the opponent's reply.

There a single point decides, and the win-probability network is least accurate. Every column and set of cards
that a turn may leave is a lane. For all lanes at once, the opponent's turn is evaluated over all dice, with
the network at its leaves. To save time, rows that are clearly worse for a number are skipped, and the
opponent plays two cards at most.
"""

from math import exp
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import CARDS, ROWS
from lusoria.minds.alea.model.table_snapshot import Snapshot
from lusoria.minds.alea.turn.plan import Plan
from lusoria.minds.alea.turn.program import LEFT, SETS, THROWS, TWINNED, WRITTEN
from lusoria.minds.alea.turn.turn_evaluation import (
    BELOW,
    MAX_WRITES,
    Ints,
    find_writes,
    maximise,
    reachable_sets,
)
from lusoria.minds.alea.turn.turn_value import NOT_ALLOWED
from lusoria.minds.alea.value.column_value_net import TURNS, ColumnValueNet, Floats
from lusoria.minds.alea.value.final_score_odds import column_total, exact_win_chances, points_of
from lusoria.minds.alea.value.leaf_settings import LeafSettings, Nets
from lusoria.minds.alea.value.point_value import Values, empty_rows
from lusoria.minds.alea.value.value_kernels import evaluate_columns, output_layers, pad_to_vectors
from lusoria.minds.alea.value.win_probability_net import (
    CARD_FLAGS,
    COLUMN_VALUES,
    EMPTY_ROWS,
    HAS_MOVED,
    HIDDEN_1,
    HIDDEN_2,
    MOVED_CARD_POINTS,
    OPPONENTS_TO_MOVE,
    OWN_FEATURES,
    POINTS_LEAD,
    POINTS_SCALE,
    WinProbabilityNet,
)
from lusoria.numeric.compile_cache import compiled

LANES = 32  # positions evaluated together
MAX_REPLY_CARDS = 2  # more seldom pay
NEAR_BEST_MARGIN = 0.03  # chance to win; rows within this of the best row for a number are examined
CARD_COUNT = len(CARDS)
CARD_POINTS_SCALE, TO_MOVE_SCALE = 25.0, 3.0  # units of the features; see win_probability_net
ZERO = np.float32(0)
Flags = NDArray[np.bool_]


class Replies(NamedTuple):
    """All results of the opponent's turn. The last one is to leave it."""

    numbers: Ints
    twins: Flags
    sets: Ints
    inputs: Floats
    """Contribution of each result to the first layer, by set of cards."""


@compiled
def first_layer_inputs(
    net: ColumnValueNet, win_net: WinProbabilityNet, columns: Ints, sets: Ints, block: int
) -> Floats:
    """Contribution of one player's columns to the first layer, by column and set. `block`: feature offset."""
    lanes = pad_to_vectors(sets)
    out, more = output_layers(net, lanes)
    values = evaluate_columns(net, columns, lanes, out, more)
    inputs = np.empty((columns.shape[0], sets.size, HIDDEN_1), np.float32)
    for place in range(columns.shape[0]):
        lead = column_total(columns[place]) / POINTS_SCALE
        if block:  # the feature is the lead of the other player
            lead = -lead
        empty = win_net.weights_1[block + EMPTY_ROWS + empty_rows(columns[place])]
        for k in range(sets.size):
            row = inputs[place, k]
            for j in range(HIDDEN_1):
                row[j] = win_net.weights_1[POINTS_LEAD, j] * lead + empty[j]
            for turn in range(TURNS):
                add_to(
                    row,
                    win_net.weights_1[block + COLUMN_VALUES + turn],
                    values[place, turn, k] / np.float32(POINTS_SCALE),
                )
            for card in range(CARD_COUNT):
                add_to(row, win_net.weights_1[block + CARD_FLAGS + card], np.float32(sets[k] >> card & 1))
    return inputs


@compiled
def add_to(row: Floats, weights: Floats, share: np.float32) -> None:
    for j in range(HIDDEN_1):
        row[j] += weights[j] * share


@compiled
def own_first_layer_inputs(
    net: ColumnValueNet, win_net: WinProbabilityNet, snapshot: Snapshot, columns: Ints, sets: Ints
) -> Floats:
    """Contribution of the player's own positions, as the opponent's network sees them."""
    inputs = first_layer_inputs(net, win_net, columns, sets, OWN_FEATURES)
    if snapshot.seat == 0:
        for place in range(columns.shape[0]):
            for k in range(sets.size):
                add_to(inputs[place, k], win_net.weights_1[OWN_FEATURES + HAS_MOVED], np.float32(1))
                in_hand = np.float32(points_of(sets[k]) / CARD_POINTS_SCALE)
                add_to(inputs[place, k], win_net.weights_1[OWN_FEATURES + MOVED_CARD_POINTS], in_hand)
    return inputs


@compiled
def list_replies(net: ColumnValueNet, win_net: WinProbabilityNet, snapshot: Snapshot) -> Replies:
    other = 1 - snapshot.seat
    sets = reachable_sets(snapshot.cards[other], MAX_REPLY_CARDS)
    numbers, rows = np.empty(MAX_WRITES, np.int64), np.empty(MAX_WRITES, np.int64)
    twins, after = np.empty(MAX_WRITES, np.bool_), np.empty((MAX_WRITES + 1, ROWS), np.int64)
    count = find_writes(snapshot.columns[other], numbers, rows, twins, after)
    after[count] = snapshot.columns[other]
    inputs = first_layer_inputs(net, win_net, after[: count + 1], sets, 0)
    to_move = np.float32((1 - other) / TO_MOVE_SCALE)
    for place in range(count + 1):
        for k in range(sets.size):
            add_to(inputs[place, k], win_net.bias_1, np.float32(1))
            add_to(inputs[place, k], win_net.weights_1[OPPONENTS_TO_MOVE], to_move)
    return Replies(numbers[:count], twins[:count], sets, inputs)


@compiled
def find_near_best(numbers: Ints, chances: Values) -> Flags:
    """By write and set: the row is nearly the best for its number. Always true of leaving, the last."""
    best = np.zeros((BELOW, chances.shape[1]))
    for place in range(numbers.size):
        best[numbers[place]] = np.maximum(best[numbers[place]], chances[place])
    near = np.ones(chances.shape, np.bool_)
    for place in range(numbers.size):
        near[place] = chances[place] >= best[numbers[place]] - NEAR_BEST_MARGIN
    return near


@compiled
def fill_win_probabilities(
    win_net: WinProbabilityNet, reply: Floats, others: Floats, buffer: Floats, into: Values
) -> None:
    """Raises `into` to the win probability of a reply against each lane, where that is higher."""
    lanes = into.size
    first = buffer[HIDDEN_2]
    for k in range(HIDDEN_2):
        buffer[k] = win_net.bias_2[k]
    for j in range(HIDDEN_1):
        base, inputs = reply[j], others[j]
        for lane in range(lanes):
            first[lane] = max(ZERO, base + inputs[lane])
        for k in range(HIDDEN_2):
            weight, second = win_net.weights_2[j, k], buffer[k]
            for lane in range(lanes):
                second[lane] += weight * first[lane]
    first[:] = win_net.bias_out[0]
    for k in range(HIDDEN_2):
        weight, second = win_net.weights_out[k], buffer[k]
        for lane in range(lanes):
            first[lane] += weight * max(ZERO, second[lane])
    for lane in range(lanes):
        into[lane] = max(into[lane], 1 / (1 + exp(-np.float64(first[lane]))))


@compiled
def count_replies(snapshot: Snapshot) -> int:
    """Number of results and sets that `list_replies` gives; cheap."""
    other = 1 - snapshot.seat
    numbers, rows = np.empty(MAX_WRITES, np.int64), np.empty(MAX_WRITES, np.int64)
    twins, after = np.empty(MAX_WRITES, np.bool_), np.empty((MAX_WRITES, ROWS), np.int64)
    count = find_writes(snapshot.columns[other], numbers, rows, twins, after)
    return (count + 1) * reachable_sets(snapshot.cards[other], MAX_REPLY_CARDS).size


@compiled
def look_ahead(
    nets: Nets,
    plan: Plan,
    snapshot: Snapshot,
    numbers: Ints,
    after: Ints,
    sets: Ints,
    settings: LeafSettings,
    chances: Values,
) -> None:
    """Replaces the network's chances by those after the best reply, by write and set; the last is leaving.

    Leaves `chances` unchanged if there are more than `max_pairs` pairs of own position and reply.
    """
    net, win_net, anytime = nets.columns, nets.wins, settings.anytime
    mine = snapshot.columns[snapshot.seat]
    count = numbers.size
    is_examined = find_near_best(numbers, chances)
    if empty_rows(mine) == 1:
        is_examined[:count] = False  # the game is over then
    leaves = np.argwhere(is_examined)
    if leaves.shape[0] * count_replies(snapshot) > settings.max_pairs:
        return
    columns = np.empty((count + 1, ROWS), np.int64)
    columns[:count], columns[count] = after, mine
    inputs = own_first_layer_inputs(net, win_net, snapshot, columns, sets)
    replies = list_replies(net, win_net, snapshot)
    net_chances = chances.copy()
    others = np.empty((HIDDEN_1, LANES), np.float32)
    x = np.full((THROWS + plan.cards_of.size, LANES), NOT_ALLOWED)
    for first in range(0, leaves.shape[0], LANES):
        lane_leaves = leaves[first : first + LANES]
        for lane in range(LANES):
            place, k = lane_leaves[min(lane, lane_leaves.shape[0] - 1)]
            others[:, lane] = inputs[place, k]
        wins = win_chances_at_end(plan, snapshot, columns, sets, lane_leaves, anytime)
        fill_replies(win_net, snapshot, replies, others, wins, x)
        maximise(plan, x, replies.sets, anytime)
        for lane in range(lane_leaves.shape[0]):
            place, k = lane_leaves[lane]
            chances[place, k] = 1 - x[plan.begins[snapshot.cards[1 - snapshot.seat]], lane]
    shift_unexamined(numbers, is_examined, net_chances, chances)


@compiled
def win_chances_at_end(
    plan: Plan, snapshot: Snapshot, columns: Ints, sets: Ints, lane_leaves: Ints, anytime: bool
) -> Values:
    """By lane and score of the opponent: chance that they win by ending the game. Empty if they cannot."""
    other = 1 - snapshot.seat
    hand, points = snapshot.cards[other], column_total(snapshot.columns[other])
    if hand and empty_rows(snapshot.columns[other]) > 1:
        return np.empty((LANES, 0))
    high = points + BELOW + points_of(hand)
    wins = np.empty((LANES, high + 1))
    columns_then, cards = snapshot.columns.copy(), snapshot.cards.copy()
    for lane in range(lane_leaves.shape[0]):
        place, k = lane_leaves[lane]
        columns_then[snapshot.seat], cards[snapshot.seat] = columns[place], sets[k]
        wins[lane] = exact_win_chances(
            plan, Snapshot(columns_then, cards, other, hand == 0, False), points, high, anytime
        )[: high + 1]
    for lane in range(lane_leaves.shape[0], LANES):
        wins[lane] = wins[lane_leaves.shape[0] - 1]
    return wins


@compiled
def fill_replies(
    win_net: WinProbabilityNet, snapshot: Snapshot, replies: Replies, others: Floats, wins: Values, x: Any
) -> None:
    """Values at the end of the opponent's turn, by lane."""
    other = 1 - snapshot.seat
    points = column_total(snapshot.columns[other])
    ending, cardless = empty_rows(snapshot.columns[other]) == 1, snapshot.cards[other] == 0
    buffer = np.empty((HIDDEN_2 + 1, LANES), np.float32)
    count = replies.numbers.size
    for k in range(replies.sets.size):
        card_set = replies.sets[k]
        for number in range(BELOW):
            x[WRITTEN + number * SETS + card_set] = NOT_ALLOWED
            x[TWINNED + number * SETS + card_set] = NOT_ALLOWED
        x[LEFT + card_set] = NOT_ALLOWED
        for place in range(count):
            number = replies.numbers[place]
            into = x[(TWINNED if replies.twins[place] else WRITTEN) + number * SETS + card_set]
            if ending:
                into[:] = wins[:, points + number + points_of(card_set)]
            else:
                fill_win_probabilities(win_net, replies.inputs[place, k], others, buffer, into)
        if cardless:
            x[LEFT + card_set] = wins[:, points]
        else:
            fill_win_probabilities(win_net, replies.inputs[count, k], others, buffer, x[LEFT + card_set])


@compiled
def shift_unexamined(numbers: Ints, is_examined: Flags, net_chances: Values, chances: Values) -> None:
    """Chances of rows not examined: as far below the best examined row as the network says."""
    best = np.full((BELOW, chances.shape[1]), -1)
    for place in range(numbers.size):
        for k in range(chances.shape[1]):
            at = best[numbers[place], k]
            if is_examined[place, k] and (at < 0 or net_chances[place, k] > net_chances[at, k]):
                best[numbers[place], k] = place
    for place in range(numbers.size):
        for k in range(chances.shape[1]):
            at = best[numbers[place], k]
            if not is_examined[place, k] and at >= 0:
                shifted = net_chances[place, k] + chances[at, k] - net_chances[at, k]
                chances[place, k] = min(max(shifted, 0.0), 1.0)
