"""Compositions: numbers of Loyal, Traitors and Merchants at the end, their prior, and the winner."""

from functools import cache
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.games.idus_martii.model import FACTIONS, Ending
from lusoria.games.idus_martii.scoring import winning_faction
from lusoria.minds.idus_martii.value.turn_outcomes import Numbers
from lusoria.numeric.compile_cache import compiled

ENDINGS: tuple[Ending, ...] = ("ides_of_march", "failed_conspiracy")
MAX_LEAD = 2  # leads beyond this have the same winner
MERCHANT_COUNTS = 3  # 0, 1 or 2


class Compositions(NamedTuple):
    """All compositions for one number of players."""

    counts: NDArray[np.int64]
    """By composition: number of Loyal, Traitors, Merchants."""
    where: NDArray[np.int64]
    """Composition by number of Loyal and of Merchants; -1 if impossible."""
    prior: Numbers
    """Probability if every player keeps a random card."""
    winners: NDArray[np.int64]
    """By composition, ending (Ides, failed) and lead: the winning faction."""


@cache
def compositions(players: int) -> Compositions:
    counts = [
        (loyal, players - loyal - merchants, merchants)
        for loyal in range(players)
        for merchants in range(MERCHANT_COUNTS)
        if 0 <= players - loyal - merchants < players
    ]
    index = np.full((players + 1, MERCHANT_COUNTS), -1)
    for place, (loyal, _, merchants) in enumerate(counts):
        index[loyal, merchants] = place
    deal_counts = [
        comb(players - 1, one) * comb(players - 1, two) * comb(2, three) for one, two, three in counts
    ]
    winners = np.empty((len(counts), 2, 2 * MAX_LEAD + 1), np.int64)
    for place, numbers in enumerate(counts):
        cards = tuple(side for side, number in zip(FACTIONS, numbers, strict=True) for _ in range(number))
        for failed, ending in enumerate(ENDINGS):
            for lead in range(-MAX_LEAD, MAX_LEAD + 1):
                loyal, traitor = max(lead, 0), max(-lead, 0)
                winning_side = winning_faction(ending, loyal, traitor, cards)
                winners[place, failed, lead + MAX_LEAD] = FACTIONS.index(winning_side)
    return Compositions(np.array(counts), index, np.array(deal_counts) / comb(2 * players, players), winners)


@compiled
def winner(winners: NDArray[np.int64], place: int, green: int, red: int, limit: int) -> int:
    """The winning faction of a finished game."""
    lead = min(max(green - red, -MAX_LEAD), MAX_LEAD) + MAX_LEAD
    return int(winners[place, 1 if green > limit or red > limit else 0, lead])
