"""Every gap that a column of Alea Romana can have, by a number of its own.

So many empty rows, the number above and the one below: there are 3,972 of them, and a column is a set of at
most four.
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
    """A gap has room in its column for itself and the numbers that bound it."""
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
    """By rows, number above and number below; -1 for what cannot be."""
    found = np.full((ROWS + 1, BELOW + 1, BELOW + 1), -1, np.int32)
    for place, gap in enumerate(all_gaps()):
        found[gap] = place
    return found
