"""Sums over simulated games of Idus Martii, for summaries."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.games.idus_martii.model import ENDINGS, FACTIONS
from lusoria.lab.idus_martii.kernels.lookups import CARD_CODES, COUNTS
from lusoria.lab.idus_martii.kernels.uniform import GameColumns
from lusoria.numeric.compile_cache import compiled

WINS = np.array([[int(CARD_CODES[faction] == code) for code in range(4)] for faction in FACTIONS], np.uint8)
"""By faction and code of a kept card: the card is of this faction."""
FACTION_COUNT = len(FACTIONS)
BYTE = np.uint64(0xFF)
RESULT = COUNTS.index("result")


class Totals(NamedTuple):
    """Integer sums over games, so that they can be added in any order."""

    results: NDArray[np.int64]
    """By result (ending * 3 + faction): number of games."""
    seat_wins: NDArray[np.int64]
    place_wins: NDArray[np.int64]
    """By place left of the first Consul."""
    sums: NDArray[np.int64]
    """By field of the word of a game, as in `COUNTS`."""
    squares: NDArray[np.int64]


def no_totals(players: int) -> Totals:
    sizes = (len(ENDINGS) * len(FACTIONS), players, players, len(COUNTS), len(COUNTS))
    return Totals(*(np.zeros(size, np.int64) for size in sizes))


@compiled
def add_games(games: GameColumns, totals: Totals) -> int:
    """Adds the games to the totals. Returns the number of games that no seat wins."""
    players, games_without_winner = len(totals.seat_wins), 0
    for game in range(len(games.words)):
        word = games.words[game]
        for place in range(RESULT):
            value = np.int64(word >> np.uint64(8 * place) & BYTE)
            totals.sums[place] += value
            totals.squares[place] += value * value
        result = np.int64(word >> np.uint64(8 * RESULT))
        totals.results[result] += 1
        faction, has_winner = result % FACTION_COUNT, 0
        place = players - np.int64(games.first[game])
        for seat in range(players):
            won = np.int64(WINS[faction, np.int64(games.kept[game]) >> 2 * seat & 3])
            totals.seat_wins[seat] += won
            totals.place_wins[place + seat if place + seat < players else place + seat - players] += won
            has_winner |= won
        games_without_winner += 1 - has_winner
    return games_without_winner
