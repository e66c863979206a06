"""What round two is worth, by how many of each side there are and by who will still be Consul.

The Consul of a turn never holds another office, and everybody knows who that will be. So a turn depends on
the sides of the others; the other three offices fall to any of them. One seat plays by a policy of its own,
or better, the others by one.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.minds.idus_martii.belief.hands import SIDES
from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules
from lusoria.minds.idus_martii.value.compositions import compositions
from lusoria.minds.idus_martii.value.office_skill import KNOWN, office_gains
from lusoria.minds.idus_martii.value.round_kernels import PREFIX, Values, fill_second_round
from lusoria.minds.idus_martii.value.side_values import side_values


class Nodes(NamedTuple):
    """What can be told apart before a turn of round two: who was Consul already only counts."""

    places: NDArray[np.int32]
    """By `PREFIX` * the sides of those who will be Consul, the next one lowest, + those who were; or -1."""
    composition: NDArray[np.int64]
    sides: NDArray[np.int8]
    """Of those who will be Consul, the next one first; after the last turn nobody's."""
    following: NDArray[np.int64]
    """The node of the next turn."""


@lru_cache(maxsize=4)
def nodes(players: int) -> tuple[Nodes, ...]:
    """For every turn of round two, and after the last."""
    found: list[Nodes] = []
    for done in range(players, -1, -1):  # how many were Consul already in round two
        to_come = players - done
        sides = np.indices((SIDES,) * to_come).reshape(to_come, SIDES**to_come)[::-1]
        code = (SIDES ** np.arange(to_come)) @ sides if to_come else np.zeros(1, np.int64)
        loyal, merchant = ((sides == side).sum(axis=0) for side in (0, 2))
        rows = []
        for before in range(done + 1):
            for sellers in range(min(2, done - before) + 1):
                fits = (
                    (merchant + sellers <= 2)
                    & (loyal + before < players)
                    & (players - loyal - before - merchant - sellers < players)
                )
                rows += [(each, before, sellers) for each in code[fits]]
        places = np.full(PREFIX * SIDES**to_come, -1, np.int32)
        which = np.array(rows)
        places[PREFIX * which[:, 0] + 3 * which[:, 1] + which[:, 2]] = np.arange(len(rows))
        all_loyal, all_merchants = loyal[which[:, 0]] + which[:, 1], merchant[which[:, 0]] + which[:, 2]
        consul = which[:, 0] % SIDES if to_come else np.zeros(len(rows), np.int64)
        following = np.zeros(len(rows), np.int64)
        if to_come:
            before = which[:, 1] + (consul == 0)
            sellers = which[:, 2] + (consul == 2)
            following = found[0].places[PREFIX * (which[:, 0] // SIDES) + 3 * before + sellers]
        where = compositions(players).where[all_loyal, all_merchants]
        found.insert(0, Nodes(places, where, sides.T[which[:, 0]].astype(np.int8), following))
    return tuple(found)


def second_rooms(rules: Rules, policies: int) -> tuple[Values, ...]:
    """Where the values of some policies go, turn by turn."""
    players, tokens = rules.players, rules.tokens
    turns = enumerate(nodes(players)[1:players], 1)
    rooms = [
        np.zeros((policies, len(here.composition), 2 * done + 1, tokens, SIDES + players - done), np.uint16)
        for done, here in turns
    ]
    return (*rooms, rooms[-1][:, :0])


def second_round(
    rules: Rules,
    policy: Policy,
    own: Policy,
    mistake_rate: float,
    *,
    skilled: bool = False,
    rooms: Sequence[Values] | None = None,
) -> Sequence[Values]:
    """Before each turn of round two but the first: by node, votes (those of round two), green, and who I am.

    So many votes are green or red; those of round one all were. Who was Consul already goes by faction, then
    come those who will be. Who is skilled makes the best of every office, and hands them out so.
    """
    known, all_nodes = compositions(rules.players), nodes(rules.players)
    values = rooms or [room[0] for room in second_rooms(rules, 1)]
    gains = np.zeros((len(known.counts), rules.turns, rules.tokens, rules.tokens, SIDES))
    skill = KNOWN[1] if skilled else 0.0
    if skilled:
        office_gains(
            rules.players, rules.limit, rules.may_keep_yellow, *policy[:3], *own[:3], mistake_rate,
            known.counts, known.winners, side_values(rules, policy, mistake_rate), gains,
        )  # fmt: skip
        gains *= skill
    for done in range(rules.players - 1, 0, -1):
        here = all_nodes[done]
        fill_second_round(
            rules.players,
            rules.limit,
            done,
            policy.vote,
            policy.swap,
            policy.replace,
            own.vote,
            own.swap,
            own.replace,
            mistake_rate,
            skill,
            gains,
            known.counts,
            known.winners,
            here.composition,
            here.sides,
            here.following.astype(np.int64),
            values[done],
            values[done - 1],
        )
    return values
