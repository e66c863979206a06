"""What a turn tells about those who acted in it, and what it does to the weights of all that may be.

`rows` of several types of people lie one after the other (see `turn`). A hypothesis is that everybody is of
one type; one more, where there are several types, is that everybody is of some type of their own: then
`types` says how likely, by seat, attitude and type.
"""

import numpy as np
from numpy.typing import NDArray

from lusoria.games.idus_martii.policy_keys import ATTITUDES
from lusoria.minds.idus_martii.belief.hands import CODES, SIDES, UNDECIDED, Codes
from lusoria.minds.idus_martii.value.turn_outcomes import OUTCOME, SHOWN, SWAPPED, YELLOW, Numbers, Whole
from lusoria.numeric.compile_cache import compiled

Weights = NDArray[np.float32]

NOBODY, LOOKED_AT, OTHER, LOOKER = range(4)
"""Who of the three I am: not one of them, the Aedile whose vote is looked at, the other one, the Praetor."""
VETO, REPLACE, SCORED = range(3)
"""How far the turn has come: the vote is looked at, must be replaced, or both are scored."""
IMPOSSIBLE = -40.0
"""What a hypothesis loses that says this cannot be."""


@compiled
def likelihoods(
    laid_a: Numbers,
    joint_a: Numbers,
    laid_b: Numbers,
    objects: Numbers,
    facts: Whole,
    found: Numbers,
) -> None:
    """How likely what I saw is, by the attitudes of the Aedile looked at, the other one and the Praetor.

    `facts`: how far it is, who I am, what happened to the vote, whether it was swapped, the outcome, my vote
    as laid (or the one I saw), and as scored.
    """
    reached, me, event, swapped, outcome, mine, final = facts
    for a in range(ATTITUDES):
        for p in range(ATTITUDES):
            for b in range(ATTITUDES):
                found[a, b, p] = 0.0
            for x in range(3):
                if event == SHOWN and reached == SCORED and (x != YELLOW) != (swapped == 1):
                    continue
                share = 0.0
                if me == LOOKED_AT:
                    if x == final and (event == SHOWN or reached == VETO):
                        share = 1.0
                    elif x == final:
                        share = objects[p, mine] if event == SWAPPED else 1 - objects[p, mine]
                elif event == SHOWN:
                    share = joint_a[a, YELLOW, x]
                elif me == LOOKER:
                    share = joint_a[a, mine, x] if event == SWAPPED else laid_a[a, x] * (x == mine)
                elif event == SWAPPED:
                    share = joint_a[a, 0, x] * objects[p, 0] + joint_a[a, 1, x] * objects[p, 1]
                elif x < YELLOW:
                    share = laid_a[a, x] * (1 - objects[p, x] if reached == SCORED else 1.0)
                if reached != SCORED:
                    for b in range(ATTITUDES):
                        found[a, b, p] += share
                    continue
                for y in range(3):
                    if OUTCOME[x, y] != outcome:
                        continue
                    for b in range(ATTITUDES):
                        if me != OTHER:
                            found[a, b, p] += share * laid_b[b, y]
                        elif y == final:
                            found[a, b, p] += share


@compiled
def mixed_rows(
    laid: Numbers,
    joint: Numbers,
    objects: Numbers,
    types: Numbers,
    to: Numbers,
    to_joint: Numbers,
    to_swap: Numbers,
) -> None:
    """The rows of a seat whose type is not known."""
    to[:], to_joint[:], to_swap[:] = 0.0, 0.0, 0.0
    for kind in range(len(laid)):
        for a in range(ATTITUDES):
            share = types[a, kind]
            for c in range(3):
                to[a, c] += share * laid[kind, a, c]
                for x in range(3):
                    to_joint[a, c, x] += share * joint[kind, a, c, x]
            for c in range(2):
                to_swap[a, c] += share * objects[kind, a, c]


@compiled
def attitude_of(code: int, decided: bool) -> int:
    return code // SIDES if decided else UNDECIDED[code]


@compiled
def weigh(
    weights: Weights,
    codes: Codes,
    rows: Whole,
    decided: NDArray[np.bool_],
    found: Numbers,
) -> float:
    """Multiply what may be by how likely it makes what was seen, so that it sums to 1 again: by how much.

    `rows` are the places in `codes` of the three who acted, or -1 for my own.
    """
    table = np.empty((CODES, CODES, CODES), np.float32)
    for a in range(CODES):
        for b in range(CODES):
            for p in range(CODES):
                table[a, b, p] = found[
                    attitude_of(a, decided[0]), attitude_of(b, decided[1]), attitude_of(p, decided[2])
                ]
    flat = table.ravel()
    zero = np.zeros(codes.shape[1], np.uint8)
    first = zero if rows[0] < 0 else codes[rows[0]]
    second = zero if rows[1] < 0 else codes[rows[1]]
    third = zero if rows[2] < 0 else codes[rows[2]]
    total = 0.0
    for k in range(len(weights)):
        weights[k] *= flat[(first[k] * CODES + second[k]) * CODES + third[k]]
        total += weights[k]
    if total <= 0:
        weights[:] = 1 / len(weights)
        return 0.0
    scale = np.float32(1 / total)
    for k in range(len(weights)):
        weights[k] *= scale
    return total


@compiled
def joint_weights(
    weights: Weights, codes: Codes, rows: Whole, decided: NDArray[np.bool_], found: Numbers
) -> None:
    """How likely the three who act have each attitudes; my own counts as 0."""
    counts = np.zeros((CODES, CODES, CODES))
    for k in range(len(weights)):
        a = 0 if rows[0] < 0 else codes[rows[0], k]
        b = 0 if rows[1] < 0 else codes[rows[1], k]
        p = 0 if rows[2] < 0 else codes[rows[2], k]
        counts[a, b, p] += weights[k]
    found[:] = 0.0
    for a in range(CODES):
        for b in range(CODES):
            for p in range(CODES):
                if counts[a, b, p] > 0:
                    found[
                        attitude_of(a, decided[0]), attitude_of(b, decided[1]), attitude_of(p, decided[2])
                    ] += counts[a, b, p]


@compiled
def believe_turn(
    weights: Weights,
    evidence: Numbers,
    types: Numbers,
    codes: Codes,
    rows: Whole,
    seats: Whole,
    decided: NDArray[np.bool_],
    laid: Numbers,
    joint: Numbers,
    objects: Numbers,
    facts: Whole,
) -> None:
    """All hypotheses learn from a turn."""
    found = np.empty((ATTITUDES, ATTITUDES, ATTITUDES))
    kinds = len(laid)
    for h in range(kinds):
        likelihoods(laid[h], joint[h], laid[h], objects[h], facts, found)
        learn(weights[h], codes, rows, decided, found, evidence, h)
    if len(weights) == kinds:
        return
    own, own_joint, own_swap = np.empty((3, 6, 3)), np.empty((3, 6, 3, 3)), np.empty((3, 6, 2))
    for role in range(3):
        mixed_rows(laid, joint, objects, types[seats[role]], own[role], own_joint[role], own_swap[role])
    both = np.empty((ATTITUDES, ATTITUDES, ATTITUDES))
    joint_weights(weights[kinds], codes, rows, decided, both)
    likelihoods(own[0], own_joint[0], own[1], own_swap[2], facts, found)
    learn(weights[kinds], codes, rows, decided, found, evidence, kinds)
    for role in range(3):
        if rows[role] < 0:
            continue
        for kind in range(kinds):
            likelihoods(
                laid[kind] if role == 0 else own[0],
                joint[kind] if role == 0 else own_joint[0],
                laid[kind] if role == 1 else own[1],
                objects[kind] if role == 2 else own_swap[2],
                facts,
                found,
            )
            for y in range(ATTITUDES):
                share = 0.0
                for one in range(ATTITUDES):
                    for two in range(ATTITUDES):
                        if role == 0:
                            share += both[y, one, two] * found[y, one, two]
                        elif role == 1:
                            share += both[one, y, two] * found[one, y, two]
                        else:
                            share += both[one, two, y] * found[one, two, y]
                types[seats[role], y, kind] *= share
        normalise(types[seats[role]])


@compiled
def learn(
    weights: Weights,
    codes: Codes,
    rows: Whole,
    decided: NDArray[np.bool_],
    found: Numbers,
    evidence: Numbers,
    h: int,
) -> None:
    total = weigh(weights, codes, rows, decided, found)
    evidence[h] += np.log(total) if total > 0 else IMPOSSIBLE


@compiled
def normalise(types: Numbers) -> None:
    """Attitudes that cannot be met any more are of any type."""
    for y in range(len(types)):
        total = types[y].sum()
        for kind in range(types.shape[1]):
            types[y, kind] = types[y, kind] / total if total > 1e-30 else 1 / types.shape[1]


@compiled
def believe_pick(
    weights: Weights, types: Numbers, codes: Codes, row: int, seat: int, keep: Numbers, slip: float
) -> None:
    """A seat has picked a side. `keep` goes by type, pair of cards, and which of them."""
    kinds = len(keep)
    likely = np.ones((kinds, CODES))
    for kind in range(kinds):
        for code in range(CODES):
            kept, gone = code // SIDES, code % SIDES
            if kept != gone:
                pair = UNDECIDED[code] - SIDES
                chance = keep[kind, pair, 0 if kept < gone else 1]
                likely[kind, code] = 2 * ((1 - slip) * chance + slip / 2)
    factor = np.empty(CODES, np.float32)
    for h in range(len(weights)):
        if h < kinds:
            factor[:] = likely[h]
        else:
            mass, before = np.zeros(CODES), types[seat].copy()
            for k in range(weights.shape[1]):
                mass[codes[row, k]] += weights[h, k]
            for side in range(SIDES):
                types[seat, side] = 0.0
            for code in range(CODES):
                factor[code] = 0.0
                for kind in range(kinds):
                    share = before[UNDECIDED[code], kind] * likely[kind, code]
                    factor[code] += share
                    types[seat, code // SIDES, kind] += mass[code] * share
            normalise(types[seat])
        total = 0.0
        for k in range(weights.shape[1]):
            weights[h, k] *= factor[codes[row, k]]
            total += weights[h, k]
        scale = np.float32(1 / total) if total > 0 else np.float32(1)
        for k in range(weights.shape[1]):
            weights[h, k] *= scale
