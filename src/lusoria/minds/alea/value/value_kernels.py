"""Evaluation of the column-value network in compiled code; lanes are sets of cards."""

import numpy as np

from lusoria.games.alea.model import CARD_POINTS, ROWS
from lusoria.minds.alea.turn.turn_evaluation import BELOW, Ints
from lusoria.minds.alea.value.column_value_net import (
    EMBEDDING,
    GAPS,
    HIDDEN_1,
    HIDDEN_2,
    OUTPUT_INPUTS,
    TURNS,
    ColumnValueNet,
    Floats,
)
from lusoria.numeric.compile_cache import compiled

VECTOR_LANES = 16  # the number of lanes is a multiple of this, to fill vector registers
ZERO = np.float32(0)


@compiled
def pad_to_vectors(sets: Ints) -> Ints:
    """Pads the sets to a multiple of VECTOR_LANES by repeating the last one."""
    lanes = np.empty((sets.size + VECTOR_LANES - 1) // VECTOR_LANES * VECTOR_LANES, np.int64)
    for k in range(lanes.size):
        lanes[k] = sets[min(k, sets.size - 1)]
    return lanes


@compiled
def card_points(lanes: Ints) -> Floats:
    """G3: points of the cards in each set."""
    points = np.empty(lanes.size, np.float32)
    for k in range(lanes.size):
        count, bits = 0, lanes[k]
        while bits:
            count += bits & 1
            bits >>= 1
        points[k] = CARD_POINTS * count
    return points


@compiled
def output_layers(net: ColumnValueNet, lanes: Ints) -> tuple[Floats, Floats]:
    """Output layer for 1 to 6 turns, reduced to these sets."""
    out = np.empty((TURNS, OUTPUT_INPUTS, lanes.size), np.float32)
    bias = np.empty((TURNS, lanes.size), np.float32)
    for turn in range(TURNS):
        for k in range(lanes.size):
            bias[turn, k] = net.bias_out[turn, lanes[k]]
        for place in range(OUTPUT_INPUTS):
            for k in range(lanes.size):
                out[turn, place, k] = net.weights_out[turn, place, lanes[k]]
    return out, bias


@compiled
def output_layer_between(net: ColumnValueNet, lanes: Ints, turns: float) -> tuple[Floats, Floats]:
    """Output layer for a fractional number of turns, interpolated."""
    turns = min(max(turns, 0.0), float(TURNS))
    low = min(int(turns), TURNS - 1)
    high_share = np.float32(turns - low)
    low_share = np.float32(1) - high_share
    out = np.empty((1, OUTPUT_INPUTS, lanes.size), np.float32)
    bias = np.empty((1, lanes.size), np.float32)
    for k in range(lanes.size):
        below = net.bias_out[low - 1, lanes[k]] if low else ZERO
        bias[0, k] = low_share * below + high_share * net.bias_out[low, lanes[k]]
    for place in range(OUTPUT_INPUTS):
        for k in range(lanes.size):
            below = net.weights_out[low - 1, place, lanes[k]] if low else ZERO
            out[0, place, k] = low_share * below + high_share * net.weights_out[low, place, lanes[k]]
    return out, bias


@compiled
def encode_column(net: ColumnValueNet, column: Ints, embedding_sum: Floats, hidden: Floats) -> int:
    """Fills `hidden`, the input of the output layer. Returns the number of empty rows."""
    embedding_sum[:] = ZERO
    empty, above, in_gap = 0, 0, 0
    for row in range(ROWS + 1):
        number = column[row] if row < ROWS else BELOW
        if number == 0:
            in_gap += 1
            continue
        if in_gap:
            embedding = net.embeddings[net.ids[in_gap, above, number]]
            for place in range(EMBEDDING):
                embedding_sum[place] += embedding[place]
        empty += in_gap
        above, in_gap = number, 0
    embedding = net.embeddings[GAPS + empty]
    for place in range(EMBEDDING):
        embedding_sum[place] += embedding[place]
    for place in range(HIDDEN_2):
        hidden[place] = net.bias_2[place]
    for place in range(HIDDEN_1):
        activation = embedding_sum[place]
        if activation > ZERO:
            weights = net.weights_2[place]
            for into in range(HIDDEN_2):
                hidden[into] += activation * weights[into]
    for place in range(HIDDEN_2):
        hidden[place] = max(hidden[place], ZERO)
    for place in range(HIDDEN_1, EMBEDDING):
        hidden[HIDDEN_2 + place - HIDDEN_1] = embedding_sum[place]
    return empty


@compiled
def evaluate_horizon(hidden: Floats, out: Floats, bias: Floats, floor: Floats, values: Floats) -> None:
    """Values for one horizon and all lanes. Never below the points of the cards."""
    lanes = values.size
    for k in range(lanes):
        values[k] = bias[k]
    for place in range(OUTPUT_INPUTS):
        activation = hidden[place]
        if activation != ZERO:
            weights = out[place]
            for k in range(lanes):
                values[k] += activation * weights[k]
    for k in range(lanes):
        values[k] = (max(ZERO, values[k])) + floor[k]


@compiled
def evaluate_columns(net: ColumnValueNet, columns: Ints, lanes: Ints, out: Floats, bias: Floats) -> Floats:
    """Values by column, horizon and lane. A full column is worth its cards only."""
    horizon_count = out.shape[0]
    values = np.empty((columns.shape[0], horizon_count, lanes.size), np.float32)
    floor = card_points(lanes)
    embedding_sum, hidden = np.empty(EMBEDDING, np.float32), np.empty(OUTPUT_INPUTS, np.float32)
    for place in range(columns.shape[0]):
        empty = encode_column(net, columns[place], embedding_sum, hidden)
        for turn in range(horizon_count):
            if empty:
                evaluate_horizon(hidden, out[turn], bias[turn], floor, values[place, turn])
            else:
                values[place, turn] = floor
    return values
