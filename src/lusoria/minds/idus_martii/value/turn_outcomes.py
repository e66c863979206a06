"""One turn of Idus Martii: outcome probabilities, and values of each choice in it.

An outcome is the pair of colours scored. `value_sums` is the value of each outcome to the deciding player,
summed over all deals by weight, by preferences of the other two acting players.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.games.idus_martii.model import COLOURS
from lusoria.games.idus_martii.policy_keys import PREFERENCES
from lusoria.numeric.compile_cache import compiled

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

GREEN, RED, YELLOW = range(len(COLOURS))
OUTCOMES = 6  # pairs of colours without order
GREENS = np.array([2, 1, 0, 1, 0, 0])
REDS = np.array([0, 1, 2, 0, 1, 0])
OUTCOME = np.array([[0, 1, 3], [1, 2, 4], [3, 4, 5]])
"""Outcome by the colours of both votes."""
LEFT, SWAPPED, SHOWN = range(3)
NOT_ALLOWED = -1.0  # value of a choice that the rules forbid: below every chance


class Tokens(NamedTuple):
    """Where the tokens are before a turn."""

    turn: int
    green: int
    red: int


class ActionProbabilities(NamedTuple):
    """Choice probabilities in one turn, by preference; of several types of players, by type first."""

    laid: Floats
    """Of each colour as the vote."""
    joint: Floats
    """Of laying one colour and, if it must be replaced, replacing it by another."""
    objects: Floats
    """Of swapping a green and a red vote that was looked at."""


@compiled
def empty_probabilities() -> ActionProbabilities:
    return ActionProbabilities(
        np.empty((PREFERENCES, 3)), np.empty((PREFERENCES, 3, 3)), np.empty((PREFERENCES, 2))
    )


@compiled
def of_type(probabilities: ActionProbabilities, type_index: int) -> ActionProbabilities:
    """Those of one type, out of several."""
    return ActionProbabilities(
        probabilities.laid[type_index], probabilities.joint[type_index], probabilities.objects[type_index]
    )


@compiled
def fill_look_events(laid: Floats, joint: Floats, objects: Floats, out: Floats) -> None:
    """Probability of each event with each final colour, for the vote looked at."""
    out[:] = 0.0
    for c in range(2):
        out[LEFT, c] += laid[c] * (1 - objects[c])
        for x in range(3):
            out[SWAPPED, x] += joint[c, x] * objects[c]
    for x in range(3):
        out[SHOWN, x] += joint[YELLOW, x]


@compiled
def fill_outcomes(
    one: ActionProbabilities, two: ActionProbabilities, objects: Floats, preferences: int, out: Floats
) -> None:
    """Outcome probabilities by preferences of both Aediles and the Praetor, who looks at either.

    `one` and `two` are the Aediles; `objects` is the Praetor's.
    """
    events = np.empty((3, 3))
    out[:] = 0.0
    for p in range(preferences):
        for a in range(preferences):
            fill_look_events(one.laid[a], one.joint[a], objects[p], events)
            for b in range(preferences):
                for x in range(3):
                    share = events[LEFT, x] + events[SWAPPED, x] + events[SHOWN, x]
                    for y in range(3):
                        out[a, b, p, OUTCOME[x, y]] += 0.5 * share * two.laid[b, y]
        for b in range(preferences):
            fill_look_events(two.laid[b], two.joint[b], objects[p], events)
            for a in range(preferences):
                for y in range(3):
                    share = events[LEFT, y] + events[SWAPPED, y] + events[SHOWN, y]
                    for x in range(3):
                        out[a, b, p, OUTCOME[x, y]] += 0.5 * share * one.laid[a, x]


@compiled
def vote_values(
    value_sums: Floats,
    laid: Floats,
    joint: Floats,
    objects: Floats,
    second: bool,
    may_keep_yellow: bool,
    out: Floats,
) -> None:
    """To an Aedile: value of each colour. `value_sums` is by the other Aedile and the Praetor."""
    events = np.empty((3, 3))
    out[:] = 0.0
    unswapped, swapped = np.zeros(3), np.zeros((3, 3))
    for b in range(PREFERENCES):
        for p in range(PREFERENCES):
            fill_look_events(laid[b], joint[b], objects[p], events)
            for c in range(3):
                for y in range(3):
                    share = events[LEFT, y] + events[SWAPPED, y] + events[SHOWN, y]
                    here = value_sums[b, p, OUTCOME[c, y]]
                    out[c] += 0.5 * share * here
                    if c < 2:
                        unswapped[c] += laid[b, y] * (1 - objects[p, c]) * here
                        for x in range(3):
                            swapped[c, x] += laid[b, y] * objects[p, c] * value_sums[b, p, OUTCOME[x, y]]
                    else:
                        for x in range(3):
                            swapped[c, x] += laid[b, y] * value_sums[b, p, OUTCOME[x, y]]
    for c in range(3 if second else 2):
        if not second:
            best = swapped[c, 1 - c]
        else:
            best = NOT_ALLOWED
            for x in range(3):
                if x != c or (c == YELLOW and may_keep_yellow):
                    best = max(best, swapped[c, x])
        out[c] += 0.5 * (unswapped[c] + best)
    if not second:
        out[YELLOW] = NOT_ALLOWED


@compiled
def replacement_values(
    value_sums: Floats, laid: Floats, objects: Floats, mine: int, may_keep_yellow: bool, out: Floats
) -> None:
    """To an Aedile who must replace a vote: value of each colour times the chance of having to."""
    out[:] = 0.0
    for b in range(PREFERENCES):
        for p in range(PREFERENCES):
            share = objects[p, mine] if mine < 2 else 1.0
            for x in range(3):
                for y in range(3):
                    out[x] += share * laid[b, y] * value_sums[b, p, OUTCOME[x, y]]
    if mine != YELLOW or not may_keep_yellow:
        out[mine] = NOT_ALLOWED


@compiled
def veto_values(
    value_sums: Floats,
    laid_a: Floats,
    joint_a: Floats,
    laid_b: Floats,
    leave: Floats,
    swap: Floats,
) -> None:
    """To a Praetor: value of leaving and swapping each colour of Aedile a, times its probability.

    `value_sums` is by preferences of a and of the other Aedile, b.
    """
    leave[:] = 0.0
    swap[:] = 0.0
    for a in range(PREFERENCES):
        for b in range(PREFERENCES):
            for y in range(3):
                for c in range(3):
                    leave[c] += laid_a[a, c] * laid_b[b, y] * value_sums[a, b, OUTCOME[c, y]]
                    for x in range(3):
                        swap[c] += joint_a[a, c, x] * laid_b[b, y] * value_sums[a, b, OUTCOME[x, y]]
