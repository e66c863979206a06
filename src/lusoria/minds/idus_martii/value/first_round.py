"""Exact values of round one, by backward induction; its offices are fixed, so this is feasible.

One player has a policy of their own, optionally with skill; all others share a policy. See `positions` for
worlds and nodes.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from lusoria.games.idus_martii.office_rules import check_assignments
from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules
from lusoria.minds.idus_martii.value.action_probabilities import Strategies
from lusoria.minds.idus_martii.value.office_skill import SKILL_BY_ROUND
from lusoria.minds.idus_martii.value.positions import nodes, worlds
from lusoria.minds.idus_martii.value.round_kernels import Values, fill_first_round, fill_turn_of_first_pick


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
        np.zeros((policies, len(here.preferences), 2 * turn + 1, players), np.uint16)
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
    fill_turn_of_first_pick(
        rules,
        Strategies(policy, own, mistake_rate, skill_2),
        offices_after(players),
        all_worlds[players],
        nodes(players)[1],
        second[0],
        values[players],
    )
    strategies = Strategies(policy, own, mistake_rate, skill_1)
    for turn in range(players - 1, -1, -1):
        fill_first_round(
            strategies, turn, all_worlds[turn], all_worlds[turn + 1], values[turn + 1], values[turn]
        )
    return values
