"""Positions between turns: worlds in round one, nodes in round two.

A world is the preference of every player before a turn. Places 1, 2, ... have picked a side, one after the
other. A node is the sides of the Consuls to come, and the number of former Consuls on each side.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.games.idus_martii.policy_keys import PAIRS, PREFERENCES
from lusoria.minds.idus_martii.belief.deals import SIDES
from lusoria.minds.idus_martii.value.compositions import compositions

PREFIX = 32  # codes for the Loyal and Merchants among former Consuls: 3 * Loyal + Merchants
CARDS_BY_PREFERENCE = np.array(
    [[(side == y) + (y < SIDES and side == y) for side in range(SIDES)] for y in range(SIDES)]
    + [[side in pair for side in range(SIDES)] for pair in PAIRS]
)
"""Number of cards of each side, by preference of a player with two cards."""


class Worlds(NamedTuple):
    """All worlds before one turn."""

    preferences: NDArray[np.int8]
    """By world and place."""
    steps: NDArray[np.int64]
    """By place: the weight of its preference in the code of a world."""
    world_index: NDArray[np.int32]
    """By code; -1 if impossible."""


@lru_cache(maxsize=4)
def worlds(players: int) -> tuple[Worlds, ...]:
    """Before each turn of round one, and before the first of round two."""
    return tuple(worlds_before(players, turn) for turn in range(players + 1))


def worlds_before(players: int, turn: int) -> Worlds:
    """Before turn t, places 1 to t - 1 have picked."""
    preferences = np.zeros((1, 0), np.int8)
    cards_left = np.array([[players - 1, players - 1, 2]])
    radix = [SIDES if 1 <= place < turn else PREFERENCES for place in range(players)]
    for choices in radix:
        cards = np.eye(SIDES, dtype=np.int64) if choices == SIDES else CARDS_BY_PREFERENCE
        cards_after = (cards_left[:, None, :] - cards[None]).reshape(-1, SIDES)
        preferences = np.hstack(
            [
                preferences.repeat(choices, axis=0),
                np.tile(np.arange(choices, dtype=np.int8), len(preferences))[:, None],
            ]
        )
        is_possible = cards_after.min(axis=1) >= 0
        preferences, cards_left = preferences[is_possible], cards_after[is_possible]
    steps = np.cumprod([1, *radix[:-1]])
    world_index = np.full(int(np.prod(radix)), -1, np.int32)
    world_index[preferences @ steps] = np.arange(len(preferences))
    return Worlds(preferences, steps, world_index)


class Nodes(NamedTuple):
    """Positions before a turn of round two; of former Consuls only the number on each side matters."""

    node_index: NDArray[np.int32]
    """By `PREFIX` * code of the coming Consuls (the next one lowest) + that of former ones; or -1."""
    composition: NDArray[np.int64]
    sides: NDArray[np.int8]
    """Sides of coming Consuls, the next one first."""
    next_node: NDArray[np.int64]
    """Node of the next turn."""


@lru_cache(maxsize=4)
def nodes(players: int) -> tuple[Nodes, ...]:
    """By turn of round two, and after the last."""
    all_turns: list[Nodes] = []
    for consuls_done in range(players, -1, -1):  # Consuls of round two so far
        consuls_to_come = players - consuls_done
        sides = np.indices((SIDES,) * consuls_to_come).reshape(consuls_to_come, SIDES**consuls_to_come)[::-1]
        code = (SIDES ** np.arange(consuls_to_come)) @ sides if consuls_to_come else np.zeros(1, np.int64)
        loyal, merchant = ((sides == side).sum(axis=0) for side in (0, 2))
        rows = []
        for loyal_before in range(consuls_done + 1):
            for merchants_before in range(min(2, consuls_done - loyal_before) + 1):
                is_possible = (
                    (merchant + merchants_before <= 2)
                    & (loyal + loyal_before < players)
                    & (players - loyal - loyal_before - merchant - merchants_before < players)
                )
                rows += [(each, loyal_before, merchants_before) for each in code[is_possible]]
        node_index = np.full(PREFIX * SIDES**consuls_to_come, -1, np.int32)
        rows_array = np.array(rows)
        node_index[PREFIX * rows_array[:, 0] + 3 * rows_array[:, 1] + rows_array[:, 2]] = np.arange(len(rows))
        all_loyal, all_merchants = (
            loyal[rows_array[:, 0]] + rows_array[:, 1],
            merchant[rows_array[:, 0]] + rows_array[:, 2],
        )
        consul = rows_array[:, 0] % SIDES if consuls_to_come else np.zeros(len(rows), np.int64)
        next_node = np.zeros(len(rows), np.int64)
        if consuls_to_come:
            loyal_before = rows_array[:, 1] + (consul == 0)
            merchants_before = rows_array[:, 2] + (consul == 2)
            next_node = all_turns[0].node_index[
                PREFIX * (rows_array[:, 0] // SIDES) + 3 * loyal_before + merchants_before
            ]
        where = compositions(players).where[all_loyal, all_merchants]
        sides_to_come = np.ascontiguousarray(sides.T[rows_array[:, 0]], np.int8)
        all_turns.insert(0, Nodes(node_index, where, sides_to_come, next_node.astype(np.int64)))
    return tuple(all_turns)
