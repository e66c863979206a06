"""Values of positions if offices are drawn at random: chance of each faction to win.

Axes: composition, turn, green, red, faction. All players follow one policy.
"""

import numpy as np
from numpy.typing import NDArray

from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules
from lusoria.minds.idus_martii.value.action_probabilities import fill_action_probabilities
from lusoria.minds.idus_martii.value.compositions import Compositions, compositions, winner
from lusoria.minds.idus_martii.value.random_office_outcomes import triple_share
from lusoria.minds.idus_martii.value.turn_outcomes import (
    GREENS,
    OUTCOMES,
    REDS,
    Floats,
    Tokens,
    empty_probabilities,
    fill_outcomes,
)
from lusoria.numeric.compile_cache import compiled

LATER_MISTAKE_RATE = 0.05  # share of random choices


def side_values(rules: Rules, policy: Policy, mistake_rate: float = LATER_MISTAKE_RATE) -> Floats:
    found, shape = compositions(rules.players), (rules.turns + 1, rules.tokens, rules.tokens, 3)
    values = np.zeros((len(found.counts), *shape))
    fill_side_values(rules, policy, mistake_rate, found, values)
    return values


@compiled
def fill_side_values(
    rules: Rules, policy: Policy, mistake_rate: float, compositions: Compositions, values: Floats
) -> None:
    players, limit, counts = rules.players, rules.limit, compositions.counts
    probabilities = empty_probabilities()
    ways = np.empty((3, 3, 3, OUTCOMES))
    after = np.empty((OUTCOMES, 3))
    for turn in range(2 * players - 1, -1, -1):
        second = turn >= players
        for green in range(limit + 1):
            for red in range(limit + 1):
                if not is_reachable(turn, green, red, players):
                    continue
                tokens = Tokens(turn, green, red)
                fill_action_probabilities(policy, tokens, mistake_rate, second, probabilities)
                fill_outcomes(probabilities, probabilities, probabilities.objects, 3, ways)
                for composition_index in range(len(counts)):
                    fill_values_after(rules, compositions, composition_index, tokens, values, after)
                    mean_over_offices(
                        counts[composition_index], ways, after, values[composition_index, turn, green, red]
                    )


@compiled
def is_reachable(turn: int, green: int, red: int, players: int) -> bool:
    """Round one counts two tokens a turn, round two at most two."""
    return min(2 * turn, 2 * players) <= green + red <= 2 * turn


@compiled
def fill_values_after(
    rules: Rules,
    compositions: Compositions,
    composition_index: int,
    tokens: Tokens,
    values: Floats,
    after: Floats,
) -> None:
    """Chance of each faction after each outcome of a turn."""
    turn, green, red = tokens
    limit = rules.limit
    for outcome in range(OUTCOMES):
        g, r = green + GREENS[outcome], red + REDS[outcome]
        if g > limit or r > limit or turn == 2 * rules.players - 1:
            after[outcome] = 0.0
            after[outcome, winner(compositions.winners, composition_index, g, r, limit)] = 1.0
        else:
            after[outcome] = values[composition_index, turn + 1, g, r]


@compiled
def mean_over_offices(count: NDArray[np.int64], ways: Floats, after: Floats, found: Floats) -> None:
    """Mean over all choices of three different players, given the number on each side."""
    total = count.sum()
    ordered_triples = total * (total - 1) * (total - 2)
    found[:] = 0.0
    for a in range(3):
        for b in range(3):
            for p in range(3):
                share_drawn = triple_share(count, ordered_triples, a, b, p)
                if share_drawn > 0:
                    for outcome in range(OUTCOMES):
                        share = share_drawn * ways[a, b, p, outcome]
                        for faction in range(3):
                            found[faction] += share * after[outcome, faction]
