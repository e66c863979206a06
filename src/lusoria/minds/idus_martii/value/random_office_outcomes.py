"""What a turn of round two brings if its offices may fall to anybody: to whoever acts, and to its Consul."""

import numpy as np
from numpy.typing import NDArray

from lusoria.minds.idus_martii.value.turn_outcomes import OUTCOMES, Numbers, Whole, fill_rows, outcomes
from lusoria.numeric.compile_cache import compiled

Met = NDArray[np.bool_]
"""By the sides of both Aediles and of the Praetor: may they be these?"""


@compiled
def turn_ways(
    turn: int,
    green: int,
    red: int,
    vote: Numbers,
    swap: Numbers,
    replace: Numbers,
    own_vote: Numbers,
    own_swap: Numbers,
    own_replace: Numbers,
    mistake_rate: float,
    second: bool,
    attitudes: int,
    ways: Numbers,
) -> None:
    """How likely each outcome is, by who acts: without me, with me as the first or the second Aedile, or as
    the Praetor."""
    laid, joint, objects = np.empty((6, 3)), np.empty((6, 3, 3)), np.empty((6, 2))
    mine, my_joint, my_objects = np.empty((6, 3)), np.empty((6, 3, 3)), np.empty((6, 2))
    fill_rows(
        vote[:, turn, green, red],
        swap[:, turn, green, red],
        replace[:, turn, green, red],
        mistake_rate,
        second,
        laid,
        joint,
        objects,
    )
    fill_rows(
        own_vote[:, turn, green, red],
        own_swap[:, turn, green, red],
        own_replace[:, turn, green, red],
        mistake_rate,
        second,
        mine,
        my_joint,
        my_objects,
    )
    outcomes(laid, joint, laid, joint, objects, attitudes, ways[0])
    outcomes(mine, my_joint, laid, joint, objects, attitudes, ways[1])
    outcomes(laid, joint, mine, my_joint, objects, attitudes, ways[2])
    outcomes(laid, joint, laid, joint, my_objects, attitudes, ways[3])


@compiled
def drawn_outcomes(count: Whole, ways: Numbers, found: Numbers) -> None:
    """How likely each outcome is if three of so many of each side act."""
    total = count.sum()
    everybody = total * (total - 1) * (total - 2)
    found[:] = 0.0
    for a in range(3):
        for b in range(3):
            for p in range(3):
                drawn = count[a] * (count[b] - (a == b)) * (count[p] - (a == p) - (b == p)) / everybody
                if drawn > 0:
                    for outcome in range(OUTCOMES):
                        found[outcome] += drawn * ways[a, b, p, outcome]


@compiled
def outcomes_with_me(count: Whole, side: int, ways: Numbers, found: Numbers) -> None:
    """The same if I am one of them, on this side: three of all act, and I may be each of the three."""
    total = count.sum()
    others = count.copy()
    others[side] -= 1
    left = total - 1
    drawn_outcomes(others, ways[0], found)
    for outcome in range(OUTCOMES):
        found[outcome] *= (total - 3) / total
    for one in range(3):
        for two in range(3):
            drawn = others[one] * (others[two] - (one == two)) / (left * (left - 1) * total)
            if drawn > 0:
                for outcome in range(OUTCOMES):
                    found[outcome] += drawn * (
                        ways[1, side, one, two, outcome]
                        + ways[2, one, side, two, outcome]
                        + ways[3, one, two, side, outcome]
                    )


@compiled
def likely_outcomes(others: Whole, ways: Numbers, found: Numbers) -> None:
    """How likely each outcome is with so many of each side beside the Consul: if I am one of these, by my
    side, and if I am the Consul."""
    drawn_outcomes(others, ways[0], found[3])
    for me in range(3):
        if others[me] > 0:
            outcomes_with_me(others, me, ways, found[me])
        else:
            found[me] = found[3]


@compiled
def may_act(count: Whole, met: Met) -> None:
    """Which three there may be of so many of each side."""
    for a in range(3):
        for b in range(3):
            for p in range(3):
                met[a, b, p] = count[a] > 0 and count[b] > (a == b) and count[p] > (0 + (a == p)) + (b == p)


@compiled
def office_shares(here: NDArray[np.int8], offices: Whole, ways: Numbers, shares: Numbers, met: Met) -> None:
    """How likely each outcome is to everybody if offices fall in any of these ways, and who may act together.

    Most hold no office, so that is added up once, and for those who do what it makes of it.
    """
    shares[:] = 0.0
    met[:] = False
    for number in range(len(offices)):
        praetor, first, second = offices[number]
        a, b, p = here[first], here[second], here[praetor]
        met[a, b, p] = True
        for outcome in range(OUTCOMES):
            idle = ways[0, a, b, p, outcome]
            shares[0, outcome] += idle
            shares[first, outcome] += ways[1, a, b, p, outcome] - idle
            shares[second, outcome] += ways[2, a, b, p, outcome] - idle
            shares[praetor, outcome] += ways[3, a, b, p, outcome] - idle
    shares[1:] += shares[0]
    shares /= len(offices)


@compiled
def best_of(met: Met, ways: Numbers, after: Numbers) -> float:
    """What the best three of these are worth to a Consul who knows them."""
    best = 0.0
    for a in range(3):
        for b in range(3):
            for p in range(3):
                if met[a, b, p]:
                    here = 0.0
                    for outcome in range(OUTCOMES):
                        here += ways[a, b, p, outcome] * after[outcome]
                    best = max(best, here)
    return best
