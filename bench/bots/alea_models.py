"""The shipped networks of Alea Romana, and their plain evaluation: a reference for the compiled one."""

from functools import cache
from math import exp

import numpy as np
from numpy.typing import NDArray

from lusoria.minds.alea.turn.program import SETS
from lusoria.minds.alea.value.column_value_net import ColumnValueNet, Floats, read_net
from lusoria.minds.alea.value.model_files import COLUMN_VALUES_FILE, WIN_CHANCES_FILE, read_data_file
from lusoria.minds.alea.value.value_kernels import evaluate_columns, output_layers
from lusoria.minds.alea.value.win_probability_net import WinProbabilityNet, read_nets


@cache
def bundled_column_net() -> ColumnValueNet:
    return read_net(read_data_file(COLUMN_VALUES_FILE))


@cache
def bundled_win_nets() -> dict[int, WinProbabilityNet]:
    return read_nets(read_data_file(WIN_CHANCES_FILE))


def all_column_values(net: ColumnValueNet, columns: NDArray[np.int64]) -> Floats:
    """Values by column, turns left minus 1, and set of cards."""
    lanes = np.arange(SETS)
    return evaluate_columns(net, columns, lanes, *output_layers(net, lanes))


def win_probability(net: WinProbabilityNet, features: Floats) -> float:
    hidden_1 = np.maximum(features @ net.weights_1 + net.bias_1, 0)
    hidden_2 = np.maximum(hidden_1 @ net.weights_2 + net.bias_2, 0)
    return 1 / (1 + exp(-(hidden_2 @ net.weights_out + net.bias_out[0])))
