"""What a column is worth with 1 to 6 turns left, by every set of cards: learnt from the exact values.

A column is the sum of what is known of its gaps and of how many rows are empty. That sum goes through two
small layers, a part of it straight on, and gives all 64 sets of cards for all turns in one pass.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.minds.alea.model.gaps import GapIds, all_gaps, gap_ids
from lusoria.minds.alea.turn.program import SETS
from lusoria.numeric.array_file import WrongData, read_arrays

Floats = NDArray[np.float32]
TURNS = 6
"""Values are known for 1 to so many turns; with none left, only the cards count."""
BENT, STRAIGHT, SECOND = 64, 32, 48
"""Of the sum, how much goes through the layers and how much straight on; and how wide the second layer is."""
SUMMED = BENT + STRAIGHT
OUT = SECOND + STRAIGHT
GAPS = len(all_gaps())
COUNTS = 8
"""Empty rows, from none to all seven."""
SHAPES = {
    "known": (GAPS + COUNTS, SUMMED),
    "second": (BENT, SECOND),
    "second_more": (SECOND,),
    "out": (TURNS, OUT, SETS),
    "out_more": (TURNS, SETS),
}
FORM = "alea values 1"


class Net(NamedTuple):
    ids: GapIds
    known: Floats
    """By gap, then by number of empty rows."""
    second: Floats
    second_more: Floats
    out: Floats
    """By turns left less one, and set of cards."""
    out_more: Floats


def read_net(data: bytes) -> Net:
    """From a data file, or WrongData."""
    arrays = read_arrays(data, FORM, SHAPES)
    known, second, second_more, out, out_more = (
        np.ascontiguousarray(arrays[name], np.float32) for name in SHAPES
    )
    return Net(gap_ids(), known, second, second_more, out, out_more)


__all__ = ["FORM", "SHAPES", "TURNS", "Net", "WrongData", "read_net"]
