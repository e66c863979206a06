"""Outcome probabilities of a turn of round two if offices are assigned at random."""

import numpy as np
from numpy.typing import NDArray

from lusoria.minds.idus_martii.value.action_probabilities import Strategies, fill_action_probabilities
from lusoria.minds.idus_martii.value.turn_outcomes import (
    OUTCOMES,
    Floats,
    Ints,
    Tokens,
    empty_probabilities,
    fill_outcomes,
)
from lusoria.numeric.compile_cache import compiled, inlined

CanAct = NDArray[np.bool_]
"""By sides of both Aediles and the Praetor: such players exist."""


@compiled
def fill_outcome_chances(
    strategies: Strategies, tokens: Tokens, second: bool, preferences: int, ways: Floats
) -> None:
    """Outcome probabilities by preferences of the acting players, in four cases.

    The player with a policy of their own is not acting, the first Aedile, the second Aedile, or the Praetor.
    """
    others, own = empty_probabilities(), empty_probabilities()
    fill_action_probabilities(strategies.others, tokens, strategies.mistake_rate, second, others)
    fill_action_probabilities(strategies.own, tokens, strategies.mistake_rate, second, own)
    fill_outcomes(others, others, others.objects, preferences, ways[0])
    fill_outcomes(own, others, others.objects, preferences, ways[1])
    fill_outcomes(others, own, others.objects, preferences, ways[2])
    fill_outcomes(others, others, own.objects, preferences, ways[3])


@inlined
def triple_share(count: Ints, ordered_triples: int, a: int, b: int, p: int) -> float:
    """Share of the ordered triples of players with the sides `a`, `b` and `p`."""
    return count[a] * (count[b] - (a == b)) * (count[p] - (a == p) - (b == p)) / ordered_triples  # type: ignore[no-any-return]


@compiled
def mean_outcomes(count: Ints, ways: Floats, out: Floats) -> None:
    """Mean over all choices of three players, given the number on each side."""
    total = count.sum()
    ordered_triples = total * (total - 1) * (total - 2)
    out[:] = 0.0
    for a in range(3):
        for b in range(3):
            for p in range(3):
                share_drawn = triple_share(count, ordered_triples, a, b, p)
                if share_drawn > 0:
                    for outcome in range(OUTCOMES):
                        out[outcome] += share_drawn * ways[a, b, p, outcome]


@compiled
def mean_outcomes_with_player(count: Ints, side: int, ways: Floats, out: Floats) -> None:
    """The same if one of them, on this side, has a policy of their own and may hold each office."""
    total = count.sum()
    others = count.copy()
    others[side] -= 1
    left = total - 1
    mean_outcomes(others, ways[0], out)
    for outcome in range(OUTCOMES):
        out[outcome] *= (total - 3) / total
    for one in range(3):
        for two in range(3):
            share_drawn = others[one] * (others[two] - (one == two)) / (left * (left - 1) * total)
            if share_drawn > 0:
                for outcome in range(OUTCOMES):
                    out[outcome] += share_drawn * (
                        ways[1, side, one, two, outcome]
                        + ways[2, one, side, two, outcome]
                        + ways[3, one, two, side, outcome]
                    )


@compiled
def fill_mean_outcomes(others: Ints, ways: Floats, out: Floats) -> None:
    """Outcome probabilities beside the Consul: by side of the player with an own policy; last, as Consul."""
    mean_outcomes(others, ways[0], out[3])
    for side_of_player in range(3):
        if others[side_of_player] > 0:
            mean_outcomes_with_player(others, side_of_player, ways, out[side_of_player])
        else:
            out[side_of_player] = out[3]


@compiled
def fill_can_act(count: Ints, can_act: CanAct) -> None:
    """Triples of sides that can act, given the number on each side."""
    for a in range(3):
        for b in range(3):
            for p in range(3):
                can_act[a, b, p] = (
                    count[a] > 0 and count[b] > (a == b) and count[p] > (0 + (a == p)) + (b == p)
                )


@compiled
def fill_office_outcomes(
    here: NDArray[np.int8], offices: Ints, ways: Floats, shares: Floats, can_act: CanAct
) -> None:
    """Outcome probabilities for each player over all `offices`, and the triples that can act.

    Most players hold no office. Their common part is added once; office holders get the difference.
    """
    shares[:] = 0.0
    can_act[:] = False
    for number in range(len(offices)):
        praetor, first, second = offices[number]
        a, b, p = here[first], here[second], here[praetor]
        can_act[a, b, p] = True
        for outcome in range(OUTCOMES):
            idle = ways[0, a, b, p, outcome]
            shares[0, outcome] += idle
            shares[first, outcome] += ways[1, a, b, p, outcome] - idle
            shares[second, outcome] += ways[2, a, b, p, outcome] - idle
            shares[praetor, outcome] += ways[3, a, b, p, outcome] - idle
    shares[1:] += shares[0]
    shares /= len(offices)


@compiled
def best_assignment(can_act: CanAct, ways: Floats, after: Floats) -> float:
    """Value of the best assignment to a Consul who knows all sides."""
    best = 0.0
    for a in range(3):
        for b in range(3):
            for p in range(3):
                if can_act[a, b, p]:
                    here = 0.0
                    for outcome in range(OUTCOMES):
                        here += ways[a, b, p, outcome] * after[outcome]
                    best = max(best, here)
    return best
