"""Whole games of Idus Martii in which every choice is uniform, as fast as one core can.

Nothing in it branches on a draw: whatever may happen is looked up in tables, and once a game has ended the
rest of its turns count nothing. Draw 0 is the deal, 1 who begins, 2 round one and the discards, and one more
for each turn of round two.
"""

import numpy as np
from numpy.typing import NDArray

from lusoria.lab.idus_martii.kernels.lookups import COUNTED, LEADS, SECOND_WAYS, Words
from lusoria.numeric.compile_cache import compiled
from lusoria.numeric.counter_rng import LOW_HALF, S32, below, below_many, draw, key_of

DEAL, FIRST, ROUND_ONE, ROUND_TWO = (np.uint64(k) for k in range(4))
TURN_WAYS = np.uint64(np.prod(SECOND_WAYS))
BYTE, PAIR_OF_TURNS = np.uint64(0xFF), np.uint64(8)
COINS = np.uint64(0x5555)
ONE, TWO, THREE, FIVE, EIGHT, SIXTEEN = (np.uint64(k) for k in (1, 2, 3, 5, 8, 16))
ZERO = np.uint64(0)
RESULT = np.uint64(8 * COUNTED.index("result"))
DECISIONS = np.uint64(8 * COUNTED.index("decisions"))
MOST_LEAD = np.int64(LEADS)


@compiled
def play_uniform(
    seed: np.uint64,
    begin: np.uint64,
    games: int,
    players: int,
    limit: int,
    first: int,
    deals: NDArray[np.uint32],
    first_round: Words,
    one_turn: Words,
    second_round: Words,
    assignments: NDArray[np.uint32],
    opening: int,
    results: NDArray[np.uint8],
    words: Words,
    kept: NDArray[np.uint16],
    firsts: NDArray[np.uint8],
) -> None:
    """Play games `begin`, `begin` + 1, ... into the three columns. `first` is a seat, or -1 for any."""
    seats, most, many = np.uint64(players), np.uint64(limit), np.uint64(len(deals))
    for game in range(games):
        key = key_of(seed, begin + np.uint64(game))
        cards = np.uint64(deals[below_many(draw(key, DEAL), many)])
        starts = below_many(draw(key, FIRST), seats) if first < 0 else np.uint64(first)

        bits = draw(key, ROUND_ONE)
        coins = ((bits >> S32) & COINS) * THREE
        keeps = (cards & ~coins | (cards >> SIXTEEN) & coins) & np.uint64(0xFFFF)
        word = seats << DECISIONS
        for _ in range(players >> 1):
            word += first_round[bits & BYTE]
            bits >>= PAIR_OF_TURNS
        if players & 1:
            word += one_turn[bits & np.uint64(15)]

        choices, alive = np.uint64(opening), ~ZERO
        for turn in range(players):
            bits = draw(key, ROUND_TWO + np.uint64(turn))
            choices = np.uint64(assignments[(choices >> EIGHT) + below(bits >> S32, choices & BYTE)])
            word += second_round[below(bits & LOW_HALF, TURN_WAYS)] & alive
            alive = ZERO if (word & BYTE) > most or ((word >> EIGHT) & BYTE) > most else alive
        lead = np.int64(word & BYTE) - np.int64((word >> EIGHT) & BYTE)
        lead = min(max(lead, -MOST_LEAD), MOST_LEAD) + MOST_LEAD
        loyal = 1 if keeps & np.uint64(0x5555) else 0
        traitor = 1 if keeps & np.uint64(0xAAAA) else 0
        ending = 1 if alive == ZERO else 0
        words[game] = word | np.uint64(results[ending, lead, loyal, traitor]) << RESULT
        kept[game] = keeps
        firsts[game] = starts
