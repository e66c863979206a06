"""Values of round two, by composition and by the sides of the Consuls to come.

The Consul of a turn never holds another office, and the order of Consuls is known. So a turn depends on the
sides of the others, who hold the other three offices at random. One player has a policy of their own,
optionally with skill; all others share a policy.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.minds.idus_martii.belief.hands import SIDES
from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules
from lusoria.minds.idus_martii.value.compositions import compositions
from lusoria.minds.idus_martii.value.office_skill import SKILL_BY_ROUND, office_gains
from lusoria.minds.idus_martii.value.round_kernels import PREFIX, Values, fill_second_round
from lusoria.minds.idus_martii.value.side_values import side_values


class Nodes(NamedTuple):
    """Positions before a turn of round two; of former Consuls only the number on each side matters."""

    places: NDArray[np.int32]
    """Node by `PREFIX` * code of the coming Consuls (the next one lowest) + that of former ones; or -1."""
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
        places = np.full(PREFIX * SIDES**consuls_to_come, -1, np.int32)
        rows_array = np.array(rows)
        places[PREFIX * rows_array[:, 0] + 3 * rows_array[:, 1] + rows_array[:, 2]] = np.arange(len(rows))
        all_loyal, all_merchants = (
            loyal[rows_array[:, 0]] + rows_array[:, 1],
            merchant[rows_array[:, 0]] + rows_array[:, 2],
        )
        consul = rows_array[:, 0] % SIDES if consuls_to_come else np.zeros(len(rows), np.int64)
        next_node = np.zeros(len(rows), np.int64)
        if consuls_to_come:
            loyal_before = rows_array[:, 1] + (consul == 0)
            merchants_before = rows_array[:, 2] + (consul == 2)
            next_node = all_turns[0].places[
                PREFIX * (rows_array[:, 0] // SIDES) + 3 * loyal_before + merchants_before
            ]
        where = compositions(players).where[all_loyal, all_merchants]
        all_turns.insert(0, Nodes(places, where, sides.T[rows_array[:, 0]].astype(np.int8), next_node))
    return tuple(all_turns)


def allocate_second_round(rules: Rules, policies: int) -> tuple[Values, ...]:
    """Arrays for the values of several policies, by turn."""
    players, tokens = rules.players, rules.tokens
    turns = enumerate(nodes(players)[1:players], 1)
    out = [
        np.zeros(
            (policies, len(here.composition), 2 * consuls_done + 1, tokens, SIDES + players - consuls_done),
            np.uint16,
        )
        for consuls_done, here in turns
    ]
    return (*out, out[-1][:, :0])


def second_round(
    rules: Rules,
    policy: Policy,
    own: Policy,
    mistake_rate: float,
    *,
    is_skilled: bool = False,
    out: Sequence[Values] | None = None,
) -> Sequence[Values]:
    """Values before each turn of round two but the first: by node, votes, green votes, and player.

    Votes are the green and red ones of round two; in round one all votes were. Players are former Consuls by
    side, then coming Consuls. A skilled player makes the best of every office, and assigns offices well.
    """
    all_compositions, all_nodes = compositions(rules.players), nodes(rules.players)
    values = out or [room[0] for room in allocate_second_round(rules, 1)]
    gains = np.zeros((len(all_compositions.counts), rules.turns, rules.tokens, rules.tokens, SIDES))
    skill = SKILL_BY_ROUND[1] if is_skilled else 0.0
    if is_skilled:
        office_gains(
            rules.players, rules.limit, rules.may_keep_yellow, *policy[:3], *own[:3], mistake_rate,
            all_compositions.counts, all_compositions.winners, side_values(rules, policy, mistake_rate),
            gains,
        )  # fmt: skip
        gains *= skill
    for consuls_done in range(rules.players - 1, 0, -1):
        here = all_nodes[consuls_done]
        fill_second_round(
            rules.players,
            rules.limit,
            consuls_done,
            policy.vote,
            policy.swap,
            policy.replace,
            own.vote,
            own.swap,
            own.replace,
            mistake_rate,
            skill,
            gains,
            all_compositions.counts,
            all_compositions.winners,
            here.composition,
            here.sides,
            here.next_node.astype(np.int64),
            values[consuls_done],
            values[consuls_done - 1],
        )
    return values
