"""Exact values of round one, by backward induction; its offices are fixed, so this is feasible.

A world is the attitude of every player before a turn. Places 1, 2, ... have picked a side, one after the
other. One player has a policy of their own, optionally with skill; all others share a policy.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.games.idus_martii.office_rules import check_assignments
from lusoria.games.idus_martii.policy_keys import ATTITUDES, PAIRS
from lusoria.minds.idus_martii.belief.hands import SIDES
from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules
from lusoria.minds.idus_martii.value.office_skill import SKILL_BY_ROUND
from lusoria.minds.idus_martii.value.round_kernels import Values, fill_first_round, fill_turn_of_first_pick
from lusoria.minds.idus_martii.value.second_round import nodes

CARDS_BY_ATTITUDE = np.array(
    [[(side == y) + (y < SIDES and side == y) for side in range(SIDES)] for y in range(SIDES)]
    + [[side in pair for side in range(SIDES)] for pair in PAIRS]
)
"""Number of cards of each side, by attitude of a player with two cards."""


class Worlds(NamedTuple):
    """All worlds before one turn."""

    attitudes: NDArray[np.int8]
    """By world and place."""
    steps: NDArray[np.int64]
    """By place: the weight of its attitude in the code of a world."""
    places: NDArray[np.int32]
    """By code: the index of the world; -1 if impossible."""


@lru_cache(maxsize=4)
def worlds(players: int) -> tuple[Worlds, ...]:
    """Before each turn of round one, and before the first of round two."""
    return tuple(worlds_before(players, turn) for turn in range(players + 1))


def worlds_before(players: int, turn: int) -> Worlds:
    """Before turn t, places 1 to t - 1 have picked."""
    attitudes = np.zeros((1, 0), np.int8)
    cards_left = np.array([[players - 1, players - 1, 2]])
    radix = [SIDES if 1 <= place < turn else ATTITUDES for place in range(players)]
    for choices in radix:
        shown = np.eye(SIDES, dtype=np.int64) if choices == SIDES else CARDS_BY_ATTITUDE
        cards_after = (cards_left[:, None, :] - shown[None]).reshape(-1, SIDES)
        attitudes = np.hstack(
            [
                attitudes.repeat(choices, axis=0),
                np.tile(np.arange(choices, dtype=np.int8), len(attitudes))[:, None],
            ]
        )
        is_possible = cards_after.min(axis=1) >= 0
        attitudes, cards_left = attitudes[is_possible], cards_after[is_possible]
    steps = np.cumprod([1, *radix[:-1]])
    places = np.full(int(np.prod(radix)), -1, np.int32)
    places[attitudes @ steps] = np.arange(len(attitudes))
    return Worlds(attitudes, steps, places)


def offices_after(players: int) -> NDArray[np.int64]:
    """W2, W3: all assignments of offices in the first turn of round two: Praetor and Aediles, by place."""
    consul = praetor = 0  # the first Consul was Praetor in the last turn of round one
    aediles, earlier = (1, 2), (0, 1)
    allowed = check_assignments(
        players, consul, praetor, aediles, earlier if players == 5 else aediles
    ).allowed
    return np.array([(each.praetor, *each.aediles) for each in allowed])


def allocate_first_round(rules: Rules, policies: int) -> tuple[Values, ...]:
    """Arrays for the values of several policies, by turn. To allocate them together avoids a copy later."""
    players = rules.players
    return tuple(
        np.zeros((policies, len(here.attitudes), 2 * turn + 1, players), np.uint16)
        for turn, here in enumerate(worlds(players))
    )


def first_round(
    rules: Rules,
    policy: Policy,
    own: Policy,
    mistake_rate: float,
    second: Sequence[Values],
    *,
    is_skilled: bool = False,
    out: Sequence[Values] | None = None,
) -> Sequence[Values]:
    """Values before every turn of round one and the first of round two: by world, green votes and place."""
    skill_1, skill_2 = SKILL_BY_ROUND if is_skilled else (0.0, 0.0)
    players, all_worlds = rules.players, worlds(rules.players)
    values = out or [room[0] for room in allocate_first_round(rules, 1)]
    tables = (policy.vote, policy.swap, policy.replace, policy.keep)
    own_tables = (own.vote, own.swap, own.replace, own.keep)
    fill_turn_of_first_pick(
        players,
        rules.limit,
        *(*tables, *own_tables),
        mistake_rate,
        skill_2,
        offices_after(players),
        all_worlds[players].attitudes,
        nodes(players)[1].places,
        second[0],
        values[players],
    )
    for turn in range(players - 1, -1, -1):
        fill_first_round(
            players,
            turn,
            *(*tables, *own_tables),
            mistake_rate,
            skill_1,
            all_worlds[turn].attitudes,
            all_worlds[turn + 1].steps,
            all_worlds[turn + 1].places,
            values[turn + 1],
            values[turn],
        )
    return values
