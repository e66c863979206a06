"""Values of round two, by composition and by the sides of the Consuls to come.

The Consul of a turn never holds another office, and the order of Consuls is known. So a turn depends on the
sides of the others, who hold the other three offices at random. One player has a policy of their own,
optionally with skill; all others share a policy.
"""

from collections.abc import Sequence

import numpy as np

from lusoria.minds.idus_martii.belief.deals import SIDES
from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules
from lusoria.minds.idus_martii.value.action_probabilities import Strategies
from lusoria.minds.idus_martii.value.compositions import compositions
from lusoria.minds.idus_martii.value.office_skill import SKILL_BY_ROUND, office_gains
from lusoria.minds.idus_martii.value.positions import nodes
from lusoria.minds.idus_martii.value.round_kernels import Values, fill_second_round
from lusoria.minds.idus_martii.value.side_values import side_values


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
    strategies = Strategies(policy, own, mistake_rate, skill)
    if is_skilled:
        values_by_side = side_values(rules, policy, mistake_rate)
        office_gains(rules, strategies, all_compositions, values_by_side, gains)
        gains *= skill
    for consuls_done in range(rules.players - 1, 0, -1):
        fill_second_round(
            rules,
            strategies,
            all_compositions,
            all_nodes[consuls_done],
            consuls_done,
            gains,
            values[consuls_done],
            values[consuls_done - 1],
        )
    return values
