"""Adding up simulated games of Idus Martii, as fast as they are played."""

import numpy as np
from numpy.typing import NDArray

from lusoria.games.idus_martii.model import FACTIONS
from lusoria.lab.idus_martii.kernels.lookups import CODES, COUNTED, Words
from lusoria.numeric.compile_cache import compiled

WINS = np.array([[int(CODES[faction] == code) for code in range(4)] for faction in FACTIONS], np.uint8)
"""Whether a kept card (as its code) is of the winning faction."""
FACTION_COUNT = len(FACTIONS)
BYTE = np.uint64(0xFF)
RESULT = COUNTED.index("result")


@compiled
def count_games(
    words: Words,
    kept: NDArray[np.uint16],
    first: NDArray[np.uint8],
    results: NDArray[np.int64],
    by_seat: NDArray[np.int64],
    by_place: NDArray[np.int64],
    sums: NDArray[np.int64],
    squares: NDArray[np.int64],
) -> int:
    """Add up games by result, wins by seat and by place after the first Consul; how many nobody wins."""
    players, nobody = len(by_seat), 0
    for game in range(len(words)):
        word = words[game]
        for place in range(RESULT):
            value = np.int64(word >> np.uint64(8 * place) & BYTE)
            sums[place] += value
            squares[place] += value * value
        result = np.int64(word >> np.uint64(8 * RESULT))
        results[result] += 1
        faction, anybody = result % FACTION_COUNT, 0
        place = players - np.int64(first[game])
        for seat in range(players):
            won = np.int64(WINS[faction, np.int64(kept[game]) >> 2 * seat & 3])
            by_seat[seat] += won
            by_place[place + seat if place + seat < players else place + seat - players] += won
            anybody |= won
        nobody += 1 - anybody
    return nobody
