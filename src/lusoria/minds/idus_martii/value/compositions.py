"""How many Loyal, Traitors and Merchants there are in the end, how likely that is, and who then wins."""

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
LEADS = 2
"""Leads from -2 to 2: further ones decide nothing else."""
MERCHANTS = 3
"""None, one or two."""


class Compositions(NamedTuple):
    """All of them for one number of players."""

    counts: NDArray[np.int64]
    """Of each: how many Loyal, Traitors, Merchants."""
    where: NDArray[np.int64]
    """Which one it is, by Loyal and Merchants; -1 where there is none."""
    prior: Numbers
    """How likely each is, if everybody keeps any card."""
    winners: NDArray[np.int64]
    """Of each: the winning faction by ending (Ides, failed) and lead."""


@cache
def compositions(players: int) -> Compositions:
    counts = [
        (loyal, players - loyal - merchants, merchants)
        for loyal in range(players)
        for merchants in range(MERCHANTS)
        if 0 <= players - loyal - merchants < players
    ]
    index = np.full((players + 1, MERCHANTS), -1)
    for place, (loyal, _, merchants) in enumerate(counts):
        index[loyal, merchants] = place
    ways = [comb(players - 1, one) * comb(players - 1, two) * comb(2, three) for one, two, three in counts]
    winners = np.empty((len(counts), 2, 2 * LEADS + 1), np.int64)
    for place, numbers in enumerate(counts):
        cards = tuple(side for side, number in zip(FACTIONS, numbers, strict=True) for _ in range(number))
        for failed, ending in enumerate(ENDINGS):
            for lead in range(-LEADS, LEADS + 1):
                loyal, traitor = max(lead, 0), max(-lead, 0)
                won = winning_faction(ending, loyal, traitor, cards)
                winners[place, failed, lead + LEADS] = FACTIONS.index(won)
    return Compositions(np.array(counts), index, np.array(ways) / comb(2 * players, players), winners)


@compiled
def winner(winners: NDArray[np.int64], place: int, green: int, red: int, limit: int) -> int:
    """The winning faction, once the game is over with so many votes."""
    lead = min(max(green - red, -LEADS), LEADS) + LEADS
    return int(winners[place, 1 if green > limit or red > limit else 0, lead])
