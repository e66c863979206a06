"""What round one is worth, exactly: its offices are fixed, so a small programme can go through all of it.

A *world* is everybody's attitude before a turn. Places 1, 2, ... have picked a side one after the other; only
what such people show is in it, so there are few. One seat plays by a policy of its own, or better,
the others by one.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.games.idus_martii.office_rules import judged
from lusoria.games.idus_martii.policy_keys import ATTITUDES, PAIRS
from lusoria.minds.idus_martii.belief.hands import SIDES
from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules
from lusoria.minds.idus_martii.value.office_skill import KNOWN
from lusoria.minds.idus_martii.value.round_kernels import Values, fill_first_round, fill_turn_n
from lusoria.minds.idus_martii.value.second_round import nodes

SHOWS = np.array(
    [[(side == y) + (y < SIDES and side == y) for side in range(SIDES)] for y in range(SIDES)]
    + [[side in pair for side in range(SIDES)] for pair in PAIRS]
)
"""The cards of each attitude of somebody who holds two."""


class Worlds(NamedTuple):
    """All of them before one turn."""

    attitudes: NDArray[np.int8]
    """By world and place."""
    steps: NDArray[np.int64]
    """What an attitude of each place counts in the index of a world."""
    places: NDArray[np.int32]
    """By that index: which world it is; -1 for none."""


@lru_cache(maxsize=4)
def worlds(players: int) -> tuple[Worlds, ...]:
    """Before each turn of round one, and before the first of round two."""
    return tuple(worlds_before(players, turn) for turn in range(players + 1))


def worlds_before(players: int, turn: int) -> Worlds:
    """Before turn t, places 1 to t - 1 have picked."""
    found = np.zeros((1, 0), np.int8)
    left = np.array([[players - 1, players - 1, 2]])
    radix = [SIDES if 1 <= place < turn else ATTITUDES for place in range(players)]
    for choices in radix:
        shown = np.eye(SIDES, dtype=np.int64) if choices == SIDES else SHOWS
        rest = (left[:, None, :] - shown[None]).reshape(-1, SIDES)
        found = np.hstack(
            [
                found.repeat(choices, axis=0),
                np.tile(np.arange(choices, dtype=np.int8), len(found))[:, None],
            ]
        )
        fits = rest.min(axis=1) >= 0
        found, left = found[fits], rest[fits]
    steps = np.cumprod([1, *radix[:-1]])
    places = np.full(int(np.prod(radix)), -1, np.int32)
    places[found @ steps] = np.arange(len(found))
    return Worlds(found, steps, places)


def offices_after(players: int) -> NDArray[np.int64]:
    """W2, W3: all ways to hand out offices in the first turn of round two. Praetor and Aediles, by place."""
    consul = praetor = 0  # the first Consul was Praetor in the last turn of round one
    aediles, earlier = (1, 2), (0, 1)
    allowed = judged(players, consul, praetor, aediles, earlier if players == 5 else aediles).allowed
    return np.array([(each.praetor, *each.aediles) for each in allowed])


def first_rooms(rules: Rules, policies: int) -> tuple[Values, ...]:
    """Where the values of some policies go, turn by turn: to lay them together later would take as long."""
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
    skilled: bool = False,
    rooms: Sequence[Values] | None = None,
) -> Sequence[Values]:
    """Before every turn of round one and the first of round two: by world, green votes and whose seat."""
    early, skill = KNOWN if skilled else (0.0, 0.0)
    players, known = rules.players, worlds(rules.players)
    values = rooms or [room[0] for room in first_rooms(rules, 1)]
    tables = (policy.vote, policy.swap, policy.replace, policy.keep)
    own_tables = (own.vote, own.swap, own.replace, own.keep)
    fill_turn_n(
        players,
        rules.limit,
        *(*tables, *own_tables),
        mistake_rate,
        skill,
        offices_after(players),
        known[players].attitudes,
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
            early,
            known[turn].attitudes,
            known[turn + 1].steps,
            known[turn + 1].places,
            values[turn + 1],
            values[turn],
        )
    return values
