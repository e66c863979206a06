"""Bayes' rule in compiled code: how observed turns and picks change the weights of deals.

Arrays of choice probabilities have the types of players as their first axis; see `turn_outcomes` for the
rest. Hypothesis h is that all players are of type h. With several types there is one more: each player has a
type of their own, with probability `type_posterior` by place, attitude and type.
"""

import numpy as np
from numpy.typing import NDArray

from lusoria.games.idus_martii.policy_keys import ATTITUDES
from lusoria.minds.idus_martii.belief.hands import ATTITUDE_BEFORE_PICK, CODES, SIDES, Codes
from lusoria.minds.idus_martii.value.turn_outcomes import OUTCOME, SHOWN, SWAPPED, YELLOW, Numbers, Whole
from lusoria.numeric.compile_cache import compiled

Weights = NDArray[np.float32]

BYSTANDER, LOOKED_AT, OTHER, PRAETOR = range(4)
"""Role of the viewer: none, the Aedile whose vote is looked at, the other Aedile, the Praetor."""
VETO, REPLACE, SCORED = range(3)
"""Stage of the turn: the vote was looked at, must be replaced, or both votes are scored."""
IMPOSSIBLE = -40.0  # log-likelihood of an observation that a hypothesis excludes; finite, so it can recover


@compiled
def likelihoods(
    laid_a: Numbers,
    joint_a: Numbers,
    laid_b: Numbers,
    objects: Numbers,
    facts: Whole,
    likelihood: Numbers,
) -> None:
    """Likelihood of the observation, by attitudes of the Aedile looked at, the other Aedile, the Praetor.

    `facts`: stage, role of the viewer, what happened to the vote, whether it was swapped, outcome, the vote
    known to the viewer (their own as laid, or the one they saw), their own vote as scored.
    """
    stage, viewer_role, event, swapped, outcome, known_vote, final_vote = facts
    for a in range(ATTITUDES):
        for p in range(ATTITUDES):
            for b in range(ATTITUDES):
                likelihood[a, b, p] = 0.0
            for x in range(3):
                if event == SHOWN and stage == SCORED and (x != YELLOW) != (swapped == 1):
                    continue
                share = 0.0
                if viewer_role == LOOKED_AT:
                    if x == final_vote and (event == SHOWN or stage == VETO):
                        share = 1.0
                    elif x == final_vote:
                        share = objects[p, known_vote] if event == SWAPPED else 1 - objects[p, known_vote]
                elif event == SHOWN:
                    share = joint_a[a, YELLOW, x]
                elif viewer_role == PRAETOR:
                    share = (
                        joint_a[a, known_vote, x] if event == SWAPPED else laid_a[a, x] * (x == known_vote)
                    )
                elif event == SWAPPED:
                    share = joint_a[a, 0, x] * objects[p, 0] + joint_a[a, 1, x] * objects[p, 1]
                elif x < YELLOW:
                    share = laid_a[a, x] * (1 - objects[p, x] if stage == SCORED else 1.0)
                if stage != SCORED:
                    for b in range(ATTITUDES):
                        likelihood[a, b, p] += share
                    continue
                for y in range(3):
                    if OUTCOME[x, y] != outcome:
                        continue
                    for b in range(ATTITUDES):
                        if viewer_role != OTHER:
                            likelihood[a, b, p] += share * laid_b[b, y]
                        elif y == final_vote:
                            likelihood[a, b, p] += share


@compiled
def average_over_types(
    laid: Numbers,
    joint: Numbers,
    objects: Numbers,
    type_posterior: Numbers,
    out_laid: Numbers,
    out_joint: Numbers,
    out_objects: Numbers,
) -> None:
    """Choice probabilities of a player whose type is uncertain: averaged over `type_posterior`."""
    out_laid[:], out_joint[:], out_objects[:] = 0.0, 0.0, 0.0
    for type_index in range(len(laid)):
        for a in range(ATTITUDES):
            share = type_posterior[a, type_index]
            for c in range(3):
                out_laid[a, c] += share * laid[type_index, a, c]
                for x in range(3):
                    out_joint[a, c, x] += share * joint[type_index, a, c, x]
            for c in range(2):
                out_objects[a, c] += share * objects[type_index, a, c]


@compiled
def attitude_of(code: int, has_picked: bool) -> int:
    return code // SIDES if has_picked else ATTITUDE_BEFORE_PICK[code]


@compiled
def reweight(
    weights: Weights,
    codes: Codes,
    rows: Whole,
    has_picked: NDArray[np.bool_],
    likelihood: Numbers,
) -> float:
    """Multiplies weights by likelihoods and normalises them. Returns their sum before, 0 if impossible.

    `rows` are the rows in `codes` of the three acting players, -1 for the viewer.
    """
    table = np.empty((CODES, CODES, CODES), np.float32)
    for a in range(CODES):
        for b in range(CODES):
            for p in range(CODES):
                table[a, b, p] = likelihood[
                    attitude_of(a, has_picked[0]),
                    attitude_of(b, has_picked[1]),
                    attitude_of(p, has_picked[2]),
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
def attitude_probabilities(
    weights: Weights, codes: Codes, rows: Whole, has_picked: NDArray[np.bool_], likelihood: Numbers
) -> None:
    """Probability of the attitudes of the three acting players; the viewer's counts as 0."""
    counts = np.zeros((CODES, CODES, CODES))
    for k in range(len(weights)):
        a = 0 if rows[0] < 0 else codes[rows[0], k]
        b = 0 if rows[1] < 0 else codes[rows[1], k]
        p = 0 if rows[2] < 0 else codes[rows[2], k]
        counts[a, b, p] += weights[k]
    likelihood[:] = 0.0
    for a in range(CODES):
        for b in range(CODES):
            for p in range(CODES):
                if counts[a, b, p] > 0:
                    likelihood[
                        attitude_of(a, has_picked[0]),
                        attitude_of(b, has_picked[1]),
                        attitude_of(p, has_picked[2]),
                    ] += counts[a, b, p]


@compiled
def update_by_turn(
    weights: Weights,
    log_likelihoods: Numbers,
    type_posterior: Numbers,
    codes: Codes,
    rows: Whole,
    seats: Whole,
    has_picked: NDArray[np.bool_],
    laid: Numbers,
    joint: Numbers,
    objects: Numbers,
    facts: Whole,
) -> None:
    """Updates all hypotheses by one turn."""
    likelihood = np.empty((ATTITUDES, ATTITUDES, ATTITUDES))
    type_count = len(laid)
    for h in range(type_count):
        likelihoods(laid[h], joint[h], laid[h], objects[h], facts, likelihood)
        update_hypothesis(weights[h], codes, rows, has_picked, likelihood, log_likelihoods, h)
    if len(weights) == type_count:
        return
    mixed_laid, mixed_joint, mixed_objects = np.empty((3, 6, 3)), np.empty((3, 6, 3, 3)), np.empty((3, 6, 2))
    for role in range(3):
        average_over_types(
            laid,
            joint,
            objects,
            type_posterior[seats[role]],
            mixed_laid[role],
            mixed_joint[role],
            mixed_objects[role],
        )
    attitude_joint = np.empty((ATTITUDES, ATTITUDES, ATTITUDES))
    attitude_probabilities(weights[type_count], codes, rows, has_picked, attitude_joint)
    likelihoods(mixed_laid[0], mixed_joint[0], mixed_laid[1], mixed_objects[2], facts, likelihood)
    update_hypothesis(weights[type_count], codes, rows, has_picked, likelihood, log_likelihoods, type_count)
    for role in range(3):
        if rows[role] < 0:
            continue
        for type_index in range(type_count):
            likelihoods(
                laid[type_index] if role == 0 else mixed_laid[0],
                joint[type_index] if role == 0 else mixed_joint[0],
                laid[type_index] if role == 1 else mixed_laid[1],
                objects[type_index] if role == 2 else mixed_objects[2],
                facts,
                likelihood,
            )
            for y in range(ATTITUDES):
                share = 0.0
                for i in range(ATTITUDES):
                    for j in range(ATTITUDES):
                        if role == 0:
                            share += attitude_joint[y, i, j] * likelihood[y, i, j]
                        elif role == 1:
                            share += attitude_joint[i, y, j] * likelihood[i, y, j]
                        else:
                            share += attitude_joint[i, j, y] * likelihood[i, j, y]
                type_posterior[seats[role], y, type_index] *= share
        normalise(type_posterior[seats[role]])


@compiled
def update_hypothesis(
    weights: Weights,
    codes: Codes,
    rows: Whole,
    has_picked: NDArray[np.bool_],
    likelihood: Numbers,
    log_likelihoods: Numbers,
    h: int,
) -> None:
    """Updates one hypothesis `h`, and its log-likelihood."""
    total = reweight(weights, codes, rows, has_picked, likelihood)
    log_likelihoods[h] += np.log(total) if total > 0 else IMPOSSIBLE


@compiled
def normalise(type_posterior: Numbers) -> None:
    """Rows sum to 1. Attitudes with no probability left become uniform over types."""
    for y in range(len(type_posterior)):
        total = type_posterior[y].sum()
        for type_index in range(type_posterior.shape[1]):
            type_posterior[y, type_index] = (
                type_posterior[y, type_index] / total if total > 1e-30 else 1 / type_posterior.shape[1]
            )


@compiled
def update_by_pick(
    weights: Weights,
    type_posterior: Numbers,
    codes: Codes,
    row: int,
    seat: int,
    keep: Numbers,
    mistake_rate: float,
) -> None:
    """Updates all hypotheses by a pick. `keep` is by type, pair of cards, and card of the pair."""
    type_count = len(keep)
    factors = np.ones((type_count, CODES))
    for type_index in range(type_count):
        for code in range(CODES):
            kept, gone = code // SIDES, code % SIDES
            if kept != gone:
                pair = ATTITUDE_BEFORE_PICK[code] - SIDES
                keep_probability = keep[type_index, pair, 0 if kept < gone else 1]
                factors[type_index, code] = 2 * ((1 - mistake_rate) * keep_probability + mistake_rate / 2)
    factor = np.empty(CODES, np.float32)
    for h in range(len(weights)):
        if h < type_count:
            factor[:] = factors[h]
        else:
            code_weights, type_before = np.zeros(CODES), type_posterior[seat].copy()
            for k in range(weights.shape[1]):
                code_weights[codes[row, k]] += weights[h, k]
            for side in range(SIDES):
                type_posterior[seat, side] = 0.0
            for code in range(CODES):
                factor[code] = 0.0
                for type_index in range(type_count):
                    share = type_before[ATTITUDE_BEFORE_PICK[code], type_index] * factors[type_index, code]
                    factor[code] += share
                    type_posterior[seat, code // SIDES, type_index] += code_weights[code] * share
            normalise(type_posterior[seat])
        total = 0.0
        for k in range(weights.shape[1]):
            weights[h, k] *= factor[codes[row, k]]
            total += weights[h, k]
        scale = np.float32(1 / total) if total > 0 else np.float32(1)
        for k in range(weights.shape[1]):
            weights[h, k] *= scale
