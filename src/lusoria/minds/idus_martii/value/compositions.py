"""Compositions: numbers of Loyal, Traitors and Merchants at the end, their prior, and the winner."""

from functools import cache
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.games.idus_martii.model import ENDINGS, FACTIONS
from lusoria.games.idus_martii.scoring import MAX_LEAD, winning_faction
from lusoria.minds.idus_martii.value.turn_outcomes import Floats
from lusoria.numeric.compile_cache import compiled

MERCHANT_COUNTS = 3  # 0, 1 or 2


class Compositions(NamedTuple):
    """All compositions for one number of players."""

    counts: NDArray[np.int64]
    """By composition: number of Loyal, Traitors, Merchants."""
    where: NDArray[np.int64]
    """Composition by number of Loyal and of Merchants; -1 if impossible."""
    prior: Floats
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
    for composition_index, (loyal, _, merchants) in enumerate(counts):
        index[loyal, merchants] = composition_index
    deal_counts = [
        comb(players - 1, one) * comb(players - 1, two) * comb(2, three) for one, two, three in counts
    ]
    winners = np.empty((len(counts), 2, 2 * MAX_LEAD + 1), np.int64)
    for composition_index, numbers in enumerate(counts):
        cards = tuple(side for side, number in zip(FACTIONS, numbers, strict=True) for _ in range(number))
        for failed, ending in enumerate(ENDINGS):
            for lead in range(-MAX_LEAD, MAX_LEAD + 1):
                loyal, traitor = max(lead, 0), max(-lead, 0)
                winning_side = winning_faction(ending, loyal, traitor, cards)
                winners[composition_index, failed, lead + MAX_LEAD] = FACTIONS.index(winning_side)
    return Compositions(np.array(counts), index, np.array(deal_counts) / comb(2 * players, players), winners)


@compiled
def winner(winners: NDArray[np.int64], composition_index: int, green: int, red: int, limit: int) -> int:
    """The winning faction of a finished game."""
    lead = min(max(green - red, -MAX_LEAD), MAX_LEAD) + MAX_LEAD
    return int(winners[composition_index, 1 if green > limit or red > limit else 0, lead])
