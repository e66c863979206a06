"""Whole games of Idus Martii with uniform choices among legal actions.

No step branches on a draw: outcomes are looked up in tables, and turns after the end of a game count nothing.
Draw 0 is the deal, 1 the first Consul, 2 round one and the discards; then one draw per turn of round two.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.games.idus_martii.scoring import MAX_LEAD
from lusoria.lab.idus_martii.kernels.lookups import COUNTS, SECOND_ROUND_OPTIONS, Tables
from lusoria.numeric.compile_cache import compiled
from lusoria.numeric.counter_rng import LOW_HALF, S32, below, below_many, draw, key_of

DEAL, FIRST, ROUND_ONE, ROUND_TWO = (np.uint64(k) for k in range(4))
TURN_OPTIONS = np.uint64(np.prod(SECOND_ROUND_OPTIONS))
BYTE, BITS_OF_TWO_TURNS = np.uint64(0xFF), np.uint64(8)
COINS = np.uint64(0x5555)
ZERO, THREE, EIGHT, SIXTEEN = (np.uint64(k) for k in (0, 3, 8, 16))
RESULT = np.uint64(8 * COUNTS.index("result"))
DECISIONS = np.uint64(8 * COUNTS.index("decisions"))
LEAD = np.int64(MAX_LEAD)
ANY_SEAT = -1


class GameColumns(NamedTuple):
    """One row per game."""

    words: NDArray[np.uint64]
    """Eight bits per field, as in `COUNTS`."""
    kept: NDArray[np.uint16]
    """The card that each seat kept, two bits per seat, as in `CARD_CODES`."""
    first: NDArray[np.uint8]
    """Seat of the first Consul."""


def allocate_columns(games: int) -> GameColumns:
    return GameColumns(np.empty(games, np.uint64), np.empty(games, np.uint16), np.empty(games, np.uint8))


@compiled
def play_uniform(seed: np.uint64, begin: np.uint64, first: int, tables: Tables, columns: GameColumns) -> None:
    """Plays games from number `begin` on into the columns. `first` is a seat or `ANY_SEAT`."""
    deals, assignments, results = tables.deals, tables.assignments, tables.results
    first_round, one_turn, second_round = tables.first_round, tables.one_turn, tables.second_round
    players, deal_count = tables.players, np.uint64(len(deals))
    seats, limit, opening = np.uint64(players), np.uint64(tables.limit), np.uint64(tables.opening)
    words, kept, firsts = columns.words, columns.kept, columns.first
    for game in range(len(words)):
        key = key_of(seed, begin + np.uint64(game))
        cards = np.uint64(deals[below_many(draw(key, DEAL), deal_count)])
        first_consul = below_many(draw(key, FIRST), seats) if first < 0 else np.uint64(first)

        bits = draw(key, ROUND_ONE)
        coins = ((bits >> S32) & COINS) * THREE
        keeps = (cards & ~coins | (cards >> SIXTEEN) & coins) & np.uint64(0xFFFF)
        word = seats << DECISIONS
        for _ in range(players >> 1):
            word += first_round[bits & BYTE]
            bits >>= BITS_OF_TWO_TURNS
        if players & 1:
            word += one_turn[bits & np.uint64(15)]

        choices, alive = opening, ~ZERO
        for turn in range(players):
            bits = draw(key, ROUND_TWO + np.uint64(turn))
            choices = np.uint64(assignments[(choices >> EIGHT) + below(bits >> S32, choices & BYTE)])
            word += second_round[below(bits & LOW_HALF, TURN_OPTIONS)] & alive
            alive = ZERO if (word & BYTE) > limit or ((word >> EIGHT) & BYTE) > limit else alive
        lead = np.int64(word & BYTE) - np.int64((word >> EIGHT) & BYTE)
        lead = min(max(lead, -LEAD), LEAD) + LEAD
        loyal = 1 if keeps & np.uint64(0x5555) else 0
        traitor = 1 if keeps & np.uint64(0xAAAA) else 0
        ending = 1 if alive == ZERO else 0
        words[game] = word | np.uint64(results[ending, lead, loyal, traitor]) << RESULT
        kept[game] = keeps
        firsts[game] = first_consul
