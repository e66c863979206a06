"""One turn, from two votes to two colours: what it may bring, and what each who acts makes of it.

People act by *rows*, one for every attitude: `laid` says how likely each colour is laid, `joint` how likely
one is laid and, once it must be replaced, becomes another; `swap` how likely a green and a red vote that is
looked at is swapped. An *outcome* is the two colours that are scored. `worth` is what each outcome is worth
to whoever decides, summed over all that may be, by the attitudes of the other two who act.
"""

import numpy as np
from numpy.typing import NDArray

from lusoria.games.idus_martii.model import COLOURS
from lusoria.games.idus_martii.policy_keys import ATTITUDES
from lusoria.numeric.compile_cache import compiled

Numbers = NDArray[np.float64]
Whole = NDArray[np.int64]

GREEN, RED, YELLOW = range(len(COLOURS))
OUTCOMES = 6
GREENS = np.array([2, 1, 0, 1, 0, 0])
REDS = np.array([0, 1, 2, 0, 1, 0])
OUTCOME = np.array([[0, 1, 3], [1, 2, 4], [3, 4, 5]])
"""By the colours of both votes."""
LEFT, SWAPPED, SHOWN = range(3)
NEVER = -1.0


@compiled
def fill_rows(
    vote: Numbers,
    swap: Numbers,
    replace: Numbers,
    mistake_rate: float,
    second: bool,
    laid: Numbers,
    joint: Numbers,
    objects: Numbers,
) -> None:
    """The rows of one policy, of whom every so-manieth choice is a slip: any choice, all as likely."""
    colours = 3 if second else 2
    for a in range(ATTITUDES):
        for c in range(3):
            laid[a, c] = (1 - mistake_rate) * vote[a, c] + mistake_rate / colours if c < colours else 0.0
            others = 0
            for x in range(3):
                others += replace[a, c, x] >= 0 and second
            for x in range(3):
                joint[a, c, x] = 0.0
                if second and replace[a, c, x] >= 0:
                    joint[a, c, x] = laid[a, c] * (
                        (1 - mistake_rate) * replace[a, c, x] + mistake_rate / others
                    )
                elif not second and x == 1 - c:
                    joint[a, c, x] = laid[a, c]
        for c in range(2):
            objects[a, c] = (1 - mistake_rate) * swap[a, c] + mistake_rate / 2


@compiled
def looked_at(laid: Numbers, joint: Numbers, objects: Numbers, found: Numbers) -> None:
    """What becomes of the vote that is looked at: how likely each event with each final colour is."""
    found[:] = 0.0
    for c in range(2):
        found[LEFT, c] += laid[c] * (1 - objects[c])
        for x in range(3):
            found[SWAPPED, x] += joint[c, x] * objects[c]
    for x in range(3):
        found[SHOWN, x] += joint[YELLOW, x]


@compiled
def outcomes(
    laid_a: Numbers,
    joint_a: Numbers,
    laid_b: Numbers,
    joint_b: Numbers,
    objects: Numbers,
    attitudes: int,
    found: Numbers,
) -> None:
    """How likely each outcome is, by the attitudes of both Aediles and of the Praetor, who looks at any."""
    events = np.empty((3, 3))
    found[:] = 0.0
    for p in range(attitudes):
        for a in range(attitudes):
            looked_at(laid_a[a], joint_a[a], objects[p], events)
            for b in range(attitudes):
                for x in range(3):
                    share = events[LEFT, x] + events[SWAPPED, x] + events[SHOWN, x]
                    for y in range(3):
                        found[a, b, p, OUTCOME[x, y]] += 0.5 * share * laid_b[b, y]
        for b in range(attitudes):
            looked_at(laid_b[b], joint_b[b], objects[p], events)
            for a in range(attitudes):
                for y in range(3):
                    share = events[LEFT, y] + events[SWAPPED, y] + events[SHOWN, y]
                    for x in range(3):
                        found[a, b, p, OUTCOME[x, y]] += 0.5 * share * laid_a[a, x]


@compiled
def vote_values(
    worth: Numbers, laid: Numbers, joint: Numbers, objects: Numbers, second: bool, may: bool, found: Numbers
) -> None:
    """To an Aedile: what each colour is worth. `worth` goes by the other Aedile and the Praetor."""
    events = np.empty((3, 3))
    found[:] = 0.0
    left, swapped = np.zeros(3), np.zeros((3, 3))
    for b in range(ATTITUDES):
        for p in range(ATTITUDES):
            looked_at(laid[b], joint[b], objects[p], events)
            for c in range(3):
                for y in range(3):
                    share = events[LEFT, y] + events[SWAPPED, y] + events[SHOWN, y]
                    here = worth[b, p, OUTCOME[c, y]]
                    found[c] += 0.5 * share * here
                    if c < 2:
                        left[c] += laid[b, y] * (1 - objects[p, c]) * here
                        for x in range(3):
                            swapped[c, x] += laid[b, y] * objects[p, c] * worth[b, p, OUTCOME[x, y]]
                    else:
                        for x in range(3):
                            swapped[c, x] += laid[b, y] * worth[b, p, OUTCOME[x, y]]
    for c in range(3 if second else 2):
        if not second:
            best = swapped[c, 1 - c]
        else:
            best = NEVER
            for x in range(3):
                if x != c or (c == YELLOW and may):
                    best = max(best, swapped[c, x])
        found[c] += 0.5 * (left[c] + best)
    if not second:
        found[YELLOW] = NEVER


@compiled
def replacement_values(
    worth: Numbers, laid: Numbers, objects: Numbers, mine: int, may: bool, found: Numbers
) -> None:
    """To an Aedile who must replace a vote: what each colour is worth, times how likely it came to that."""
    found[:] = 0.0
    for b in range(ATTITUDES):
        for p in range(ATTITUDES):
            share = objects[p, mine] if mine < 2 else 1.0
            for x in range(3):
                for y in range(3):
                    found[x] += share * laid[b, y] * worth[b, p, OUTCOME[x, y]]
    if mine != YELLOW or not may:
        found[mine] = NEVER


@compiled
def veto_values(
    worth: Numbers,
    laid_a: Numbers,
    joint_a: Numbers,
    laid_b: Numbers,
    leave: Numbers,
    swap: Numbers,
) -> None:
    """To a Praetor who looks at Aedile a: what leaving and what swapping each colour is worth, times how$
    likely that colour is. `worth` goes by a and the other one, b."""
    leave[:] = 0.0
    swap[:] = 0.0
    for a in range(ATTITUDES):
        for b in range(ATTITUDES):
            for y in range(3):
                for c in range(3):
                    leave[c] += laid_a[a, c] * laid_b[b, y] * worth[a, b, OUTCOME[c, y]]
                    for x in range(3):
                        swap[c] += joint_a[a, c, x] * laid_b[b, y] * worth[a, b, OUTCOME[x, y]]
