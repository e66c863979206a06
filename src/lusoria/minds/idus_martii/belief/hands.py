"""All that the others may hold: for every seat a card it keeps in the end and one that it gives up.

Every order of the cards that somebody cannot see is as likely. A seat that has not picked a side yet holds
both orders of its two cards, and both weigh the same; picking one only weighs them anew.
"""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from lusoria.games.idus_martii.model import FACTIONS, Faction
from lusoria.games.idus_martii.policy_keys import PAIRS

Codes: TypeAlias = NDArray[np.uint8]
Counts: TypeAlias = tuple[int, int, int]

SIDES = len(FACTIONS)
CODES = SIDES * SIDES
"""A code is 3 * the side that is kept + the one that is given up."""
UNDECIDED = np.array(
    [
        kept if kept == gone else 3 + PAIRS.index((min(kept, gone), max(kept, gone)))
        for kept in range(SIDES)
        for gone in range(SIDES)
    ]
)
"""The attitude by code, while both cards are held; afterwards it is the side that was kept."""
DECIDED = np.arange(CODES) // SIDES


class Hands(NamedTuple):
    codes: Codes
    """By seat: one column for everything that may be."""
    kept: NDArray[np.uint8]
    """By column: how many Loyal and how many Merchants are kept in the end; 16 * the one + the other."""
    sides: Codes
    """The same once all have picked: a column for every way the sides may lie, as codes."""
    sides_kept: NDArray[np.uint8]
    fold: NDArray[np.int32]
    """By column of `codes`: the column of `sides`."""


def hidden(players: int, cards: tuple[Faction, ...]) -> Counts:
    """What of the deck somebody with these cards cannot see (S2)."""
    loyal, traitor, merchant = (cards.count(faction) for faction in FACTIONS)
    return players - 1 - loyal, players - 1 - traitor, 2 - merchant


@lru_cache(maxsize=32)
def hands(seats: int, left: Counts) -> Hands:
    """All that so many seats may hold out of the cards that are left, two each."""
    codes = dealt(seats, left)
    columns = (SIDES ** np.arange(seats)) @ (codes // SIDES)
    found, fold = np.unique(columns, return_inverse=True)
    sides = (found[None, :] // SIDES ** np.arange(seats)[:, None] % SIDES * SIDES).astype(np.uint8)
    return Hands(codes, counted(codes), sides, counted(sides), fold.astype(np.int32))


def counted(codes: Codes) -> NDArray[np.uint8]:
    loyal, merchants = ((codes // SIDES == side).sum(axis=0) for side in (0, 2))
    return np.asarray(16 * loyal + merchants, np.uint8)


@lru_cache(maxsize=512)
def dealt(seats: int, left: Counts) -> Codes:
    """The first seat's cards change slowest."""
    if seats == 0:
        return np.zeros((0, 1), np.uint8)
    found = []
    for code in range(CODES):
        rest = list(left)
        rest[code // SIDES] -= 1
        rest[code % SIDES] -= 1
        if min(rest) >= 0:
            others = dealt(seats - 1, (rest[0], rest[1], rest[2]))
            found.append(np.vstack([np.full((1, others.shape[1]), code, np.uint8), others]))
    return np.hstack(found)
