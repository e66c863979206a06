"""All gaps of columns of Alea Romana, numbered.

A gap is a number of empty rows, the number above and the number below. There are 3,972 gaps; a column has
four at most.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from lusoria.games.alea.model import ROWS
from lusoria.games.alea.numerals import NUMBERS
from lusoria.minds.alea.model.columns import ABOVE, BELOW, Gap

GapIds = NDArray[np.int32]


@cache
def all_gaps() -> tuple[Gap, ...]:
    """A gap and the numbers that bound it must fit into one column."""
    above, below = (ABOVE, *NUMBERS), (*NUMBERS, BELOW)
    return tuple(
        (rows, low, high)
        for rows in range(1, ROWS + 1)
        for low in above
        for high in below
        if low < high and rows + (low != ABOVE) + (high != BELOW) <= ROWS
        if rows == ROWS or (low, high) != (ABOVE, BELOW)
    )


@cache
def gap_ids() -> GapIds:
    """By rows, number above and number below; -1 if there is no such gap."""
    ids = np.full((ROWS + 1, BELOW + 1, BELOW + 1), -1, np.int32)
    for place, gap in enumerate(all_gaps()):
        ids[gap] = place
    return ids
