"""Column-value network: points a column is worth with 1 to 6 turns left, for every set of cards.

Trained on the exact values of the solver. The input is the sum of embeddings: one for each gap of the column,
one for the number of empty rows. Part of the sum goes through two hidden layers, the rest skips them. One
pass evaluates all 64 sets of cards for all turns.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.minds.alea.model.gaps import GapIds, all_gaps, gap_ids
from lusoria.minds.alea.turn.program import SETS
from lusoria.numeric.array_file import WrongData, read_arrays

Floats = NDArray[np.float32]
TURNS = 6  # most turns left; with none left, only the cards count
HIDDEN_1, SKIP, HIDDEN_2 = 64, 32, 48  # units: first layer, units that skip both layers, second layer
EMBEDDING = HIDDEN_1 + SKIP
OUTPUT_INPUTS = HIDDEN_2 + SKIP
GAPS = len(all_gaps())
EMPTY_ROW_COUNTS = 8  # 0 to 7 empty rows
# Names and shapes of the arrays in the data file. Part of the file format.
SHAPES = {
    "known": (GAPS + EMPTY_ROW_COUNTS, EMBEDDING),
    "second": (HIDDEN_1, HIDDEN_2),
    "second_more": (HIDDEN_2,),
    "out": (TURNS, OUTPUT_INPUTS, SETS),
    "out_more": (TURNS, SETS),
}
FILE_FORMAT = "alea values 1"


class ColumnValueNet(NamedTuple):
    """Weights as float32. Compiled code reads them by name."""

    ids: GapIds
    embeddings: Floats
    """One row for each gap, then one for each number of empty rows."""
    weights_2: Floats
    bias_2: Floats
    weights_out: Floats
    """By turns left minus 1, input, and set of cards."""
    bias_out: Floats


def read_net(data: bytes) -> ColumnValueNet:
    """Raises WrongData if an array is missing or has another shape."""
    arrays = read_arrays(data, FILE_FORMAT, SHAPES)
    known, second, second_more, out, out_more = (
        np.ascontiguousarray(arrays[name], np.float32) for name in SHAPES
    )
    return ColumnValueNet(gap_ids(), known, second, second_more, out, out_more)


__all__ = ["FILE_FORMAT", "SHAPES", "TURNS", "ColumnValueNet", "WrongData", "read_net"]
