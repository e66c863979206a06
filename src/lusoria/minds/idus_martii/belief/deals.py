"""All deals: for every other seat, the card it keeps in the end and the card it gives up.

Every order of the unseen cards is equally likely. A seat that has not picked a side yet appears with both
orders of its two cards, each with the same weight. A pick only changes these weights.
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
CODE_COUNT = SIDES * SIDES  # a code is SIDES * side kept + side given up
PREFERENCE_BEFORE_PICK = np.array(
    [
        kept_side if kept_side == other else 3 + PAIRS.index((min(kept_side, other), max(kept_side, other)))
        for kept_side in range(SIDES)
        for other in range(SIDES)
    ]
)
"""Preference by code while the seat holds both cards: a side, or 3 + the pair. Afterwards: the side kept."""
PREFERENCE_AFTER_PICK = np.arange(CODE_COUNT) // SIDES


class Deals(NamedTuple):
    """Arrays of deals: a column for each deal; in `codes` and `merged_codes` a row for each other player."""

    codes: Codes
    kept_counts: NDArray[np.uint8]
    """By deal: 16 * number of Loyal + number of Merchants kept in the end."""
    merged_codes: Codes
    """Like `codes`, with deals merged that differ only in cards given up; for when all have picked."""
    merged_kept_counts: NDArray[np.uint8]
    """`kept_counts` of the merged deals."""
    merged_index: NDArray[np.int32]
    """By deal: its column in `merged_codes`."""


def unseen_cards(players: int, cards: tuple[Faction, ...]) -> Counts:
    """Cards of each side besides `cards` in the deck of rule S2: two Merchants, the rest half and half."""
    loyal, traitor, merchant = (cards.count(faction) for faction in FACTIONS)
    return players - 1 - loyal, players - 1 - traitor, 2 - merchant


@lru_cache(maxsize=32)
def all_deals(seats: int, left: Counts) -> Deals:
    """All deals of two cards each to `seats` seats, out of the cards in `left`."""
    codes = deal_codes(seats, left)
    columns = (SIDES ** np.arange(seats)) @ (codes // SIDES)
    merged, merged_index = np.unique(columns, return_inverse=True)
    merged_codes = (merged[None, :] // SIDES ** np.arange(seats)[:, None] % SIDES * SIDES).astype(np.uint8)
    return Deals(
        codes, count_kept(codes), merged_codes, count_kept(merged_codes), merged_index.astype(np.int32)
    )


def count_kept(codes: Codes) -> NDArray[np.uint8]:
    """By deal: 16 * number of Loyal + number of Merchants kept."""
    loyal, merchants = ((codes // SIDES == side).sum(axis=0) for side in (0, 2))
    return np.asarray(16 * loyal + merchants, np.uint8)


@lru_cache(maxsize=512)
def deal_codes(seats: int, left: Counts) -> Codes:
    """Codes by seat and deal. The code of the first seat changes slowest."""
    if seats == 0:
        return np.zeros((0, 1), np.uint8)
    codes = []
    for code in range(CODE_COUNT):
        rest = list(left)
        rest[code // SIDES] -= 1
        rest[code % SIDES] -= 1
        if min(rest) >= 0:
            others = deal_codes(seats - 1, (rest[0], rest[1], rest[2]))
            codes.append(np.vstack([np.full((1, others.shape[1]), code, np.uint8), others]))
    return np.hstack(codes)
