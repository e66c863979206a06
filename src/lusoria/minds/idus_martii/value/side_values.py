"""Values of positions if offices are drawn at random: chance of each faction to win.

Axes: composition, turn, green, red, faction. All players follow one policy.
"""

import numpy as np
from numpy.typing import NDArray

from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules
from lusoria.minds.idus_martii.value.compositions import compositions, winner
from lusoria.minds.idus_martii.value.turn_outcomes import (
    GREENS,
    OUTCOMES,
    REDS,
    Numbers,
    fill_action_probabilities,
    fill_outcomes,
)
from lusoria.numeric.compile_cache import compiled

MISTAKE_RATE = 0.05  # share of random choices in later turns


def side_values(rules: Rules, policy: Policy, mistake_rate: float = MISTAKE_RATE) -> Numbers:
    found, shape = compositions(rules.players), (rules.turns + 1, rules.tokens, rules.tokens, 3)
    values = np.zeros((len(found.counts), *shape))
    fill_side_values(
        rules.players, rules.limit, policy.vote, policy.swap, policy.replace, mistake_rate, *found, values
    )
    return values


@compiled
def fill_side_values(
    players: int,
    limit: int,
    vote: Numbers,
    swap: Numbers,
    replace: Numbers,
    mistake_rate: float,
    counts: NDArray[np.int64],
    index: NDArray[np.int64],
    prior: Numbers,
    winners: NDArray[np.int64],
    values: Numbers,
) -> None:
    laid, joint, objects = np.empty((6, 3)), np.empty((6, 3, 3)), np.empty((6, 2))
    ways = np.empty((3, 3, 3, OUTCOMES))
    after = np.empty((OUTCOMES, 3))
    for turn in range(2 * players - 1, -1, -1):
        second = turn >= players
        for green in range(limit + 1):
            for red in range(limit + 1):
                if green + red > 2 * turn or (green + red < min(2 * turn, 2 * players)):
                    continue
                fill_action_probabilities(
                    vote[:, turn, green, red],
                    swap[:, turn, green, red],
                    replace[:, turn, green, red],
                    mistake_rate,
                    second,
                    laid,
                    joint,
                    objects,
                )
                fill_outcomes(laid, joint, laid, joint, objects, 3, ways)
                for place in range(len(counts)):
                    fill_values_after(place, green, red, turn, players, limit, winners, values, after)
                    mean_over_offices(counts[place], ways, after, values[place, turn, green, red])


@compiled
def fill_values_after(
    place: int,
    green: int,
    red: int,
    turn: int,
    players: int,
    limit: int,
    winners: NDArray[np.int64],
    values: Numbers,
    after: Numbers,
) -> None:
    """Chance of each faction after each outcome of a turn."""
    for outcome in range(OUTCOMES):
        g, r = green + GREENS[outcome], red + REDS[outcome]
        if g > limit or r > limit or turn == 2 * players - 1:
            after[outcome] = 0.0
            after[outcome, winner(winners, place, g, r, limit)] = 1.0
        else:
            after[outcome] = values[place, turn + 1, g, r]


@compiled
def mean_over_offices(count: NDArray[np.int64], ways: Numbers, after: Numbers, found: Numbers) -> None:
    """Mean over all choices of three different players, given the number on each side."""
    total = count.sum()
    ordered_triples = total * (total - 1) * (total - 2)
    found[:] = 0.0
    for a in range(3):
        for b in range(3):
            for p in range(3):
                share_drawn = (
                    count[a] * (count[b] - (a == b)) * (count[p] - (a == p) - (b == p)) / ordered_triples
                )
                if share_drawn > 0:
                    for outcome in range(OUTCOMES):
                        share = share_drawn * ways[a, b, p, outcome]
                        for faction in range(3):
                            found[faction] += share * after[outcome, faction]
