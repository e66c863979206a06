"""Win-probability network: one small MLP per number of players, trained by self-play.

Input: features of the player who has just moved, then of the opponents, strongest first. With more than three
opponents, one block holds the mean of the rest. Output: the logit of that player's chance to win.

This module has the layout and the weights; `win_chance.py` fills in the features and evaluates the net.
"""

from typing import NamedTuple

import numpy as np

from lusoria.games.alea.model import CARDS, PLAYERS, ROWS
from lusoria.minds.alea.value.column_value_net import TURNS, Floats
from lusoria.numeric.array_file import read_arrays

# Feature layout: offsets into the block of one player.
POINTS_LEAD = 0  # points minus those of the strongest opponent, in units of POINTS_SCALE
COLUMN_VALUES = POINTS_LEAD + 1  # value of the column with 1 to TURNS turns left, in units of POINTS_SCALE
EMPTY_ROWS = COLUMN_VALUES + TURNS  # one-hot: 0 to ROWS empty rows
CARD_FLAGS = EMPTY_ROWS + ROWS + 1  # one flag for each card

# The player's own block ends with:
OPPONENTS_TO_MOVE = CARD_FLAGS + len(CARDS)  # opponents who still move in this round, divided by 3
OWN_FEATURES = OPPONENTS_TO_MOVE + 1

# An opponent's block ends with:
HAS_MOVED = CARD_FLAGS + len(CARDS)  # 1 if this opponent has moved in this round
MOVED_CARD_POINTS = HAS_MOVED + 1  # points of the cards in hand, divided by 25; 0 unless HAS_MOVED
OPPONENT_FEATURES = MOVED_CARD_POINTS + 1

POINTS_SCALE = 20.0  # points
SINGLE_OPPONENTS = 3  # opponents with a block of their own; one more block holds the mean of the rest
HIDDEN_1, HIDDEN_2 = 32, 16  # units per layer

FILE_FORMAT = "alea chances 1"
ARRAY_NAMES = ("first", "first_more", "second", "second_more", "third", "third_more")
"""Names of the weights in the data file, in the order of `WinProbabilityNet`. Part of the file format."""


class WinProbabilityNet(NamedTuple):
    """Weights as float32: two hidden layers with ReLU, one output unit. Compiled code reads them by name."""

    weights_1: Floats
    bias_1: Floats
    weights_2: Floats
    bias_2: Floats
    weights_out: Floats
    bias_out: Floats


def input_size(players: int) -> int:
    opponent_blocks = min(players - 1, SINGLE_OPPONENTS + 1)
    return OWN_FEATURES + OPPONENT_FEATURES * opponent_blocks


def array_shapes(players: int) -> dict[str, tuple[int, ...]]:
    """Shapes of the arrays in the data file, by name, in the order of `WinProbabilityNet`."""
    shapes = (
        (input_size(players), HIDDEN_1),
        (HIDDEN_1,),
        (HIDDEN_1, HIDDEN_2),
        (HIDDEN_2,),
        (HIDDEN_2,),
        (1,),
    )
    return {f"{name}-{players}": shape for name, shape in zip(ARRAY_NAMES, shapes, strict=True)}


def read_nets(data: bytes) -> dict[int, WinProbabilityNet]:
    """Networks by number of players. Raises WrongData if an array is missing or has another shape."""
    shapes_by_players = {players: array_shapes(players) for players in PLAYERS}
    all_shapes = {name: shape for shapes in shapes_by_players.values() for name, shape in shapes.items()}
    arrays = read_arrays(data, FILE_FORMAT, all_shapes)
    return {
        players: WinProbabilityNet(*(np.ascontiguousarray(arrays[name], np.float32) for name in shapes))
        for players, shapes in shapes_by_players.items()
    }
