"""Bayes' rule in compiled code: how observed turns and picks change the weights of deals.

Arrays of choice probabilities have the types of players as their first axis; see `turn_outcomes` for the
rest. Hypothesis h is that all players are of type h. With several types there is one more: each player has a
type of their own, with probability `type_posterior` by place, attitude and type.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.games.idus_martii.policy_keys import ATTITUDES
from lusoria.minds.idus_martii.belief.deals import ATTITUDE_BEFORE_PICK, CODE_COUNT, SIDES, Codes
from lusoria.minds.idus_martii.value.turn_outcomes import (
    OUTCOME,
    SHOWN,
    SWAPPED,
    YELLOW,
    ActionProbabilities,
    Floats,
    Ints,
    empty_probabilities,
    of_type,
)
from lusoria.numeric.compile_cache import compiled

Weights = NDArray[np.float32]

BYSTANDER, LOOKED_AT, OTHER, PRAETOR = range(4)
"""Role of the viewer: none, the Aedile whose vote is looked at, the other Aedile, the Praetor."""
VETO, REPLACE, SCORED = range(3)
"""Stage of the turn: the vote was looked at, must be replaced, or both votes are scored."""
IMPOSSIBLE = -40.0  # log-likelihood of an observation that a hypothesis excludes; finite, so it can recover


class Posterior(NamedTuple):
    """What observations change."""

    weights: Weights
    """By hypothesis and deal."""
    log_likelihoods: Floats
    """By hypothesis."""
    type_posterior: Floats
    """By place, attitude and type."""
    codes: Codes
    """By row and deal."""


class ActingPlayers(NamedTuple):
    """The Aedile whose vote is looked at, the other Aedile, and the Praetor."""

    rows: Ints
    """Their rows in `codes`; -1 for the viewer."""
    places: Ints
    has_picked: NDArray[np.bool_]


@compiled
def likelihoods(
    looked: ActionProbabilities,
    other: ActionProbabilities,
    praetor: ActionProbabilities,
    facts: Ints,
    likelihood: Floats,
) -> None:
    """Likelihood of the observation, by attitudes of the Aedile looked at, the other Aedile, the Praetor.

    `facts`: stage, role of the viewer, what happened to the vote, whether it was swapped, outcome, the vote
    known to the viewer (their own as laid, or the one they saw), their own vote as scored.
    """
    laid_a, joint_a, laid_b, objects = looked.laid, looked.joint, other.laid, praetor.objects
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
    probabilities: ActionProbabilities, type_posterior: Floats, out: ActionProbabilities
) -> None:
    """Choice probabilities of a player whose type is uncertain: averaged over `type_posterior`."""
    laid, joint, objects = probabilities
    out_laid, out_joint, out_objects = out
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
def reweight(weights: Weights, codes: Codes, acting: ActingPlayers, likelihood: Floats) -> float:
    """Multiplies weights by likelihoods and normalises them. Returns their sum before.

    Returns 0 if no deal explains the observation. Then all deals of this hypothesis are equally likely again.
    """
    rows, has_picked = acting.rows, acting.has_picked
    table = np.empty((CODE_COUNT, CODE_COUNT, CODE_COUNT), np.float32)
    for a in range(CODE_COUNT):
        for b in range(CODE_COUNT):
            for p in range(CODE_COUNT):
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
        weights[k] *= flat[(first[k] * CODE_COUNT + second[k]) * CODE_COUNT + third[k]]
        total += weights[k]
    if total <= 0:
        weights[:] = 1 / len(weights)
        return 0.0
    scale = np.float32(1 / total)
    for k in range(len(weights)):
        weights[k] *= scale
    return total


@compiled
def attitude_probabilities(weights: Weights, codes: Codes, acting: ActingPlayers, likelihood: Floats) -> None:
    """Probability of the attitudes of the three acting players; the viewer's counts as 0."""
    rows, has_picked = acting.rows, acting.has_picked
    counts = np.zeros((CODE_COUNT, CODE_COUNT, CODE_COUNT))
    for k in range(len(weights)):
        a = 0 if rows[0] < 0 else codes[rows[0], k]
        b = 0 if rows[1] < 0 else codes[rows[1], k]
        p = 0 if rows[2] < 0 else codes[rows[2], k]
        counts[a, b, p] += weights[k]
    likelihood[:] = 0.0
    for a in range(CODE_COUNT):
        for b in range(CODE_COUNT):
            for p in range(CODE_COUNT):
                if counts[a, b, p] > 0:
                    likelihood[
                        attitude_of(a, has_picked[0]),
                        attitude_of(b, has_picked[1]),
                        attitude_of(p, has_picked[2]),
                    ] += counts[a, b, p]


@compiled
def update_by_turn(
    posterior: Posterior, acting: ActingPlayers, probabilities: ActionProbabilities, facts: Ints
) -> None:
    """Updates all hypotheses by one turn. `probabilities` are by type first."""
    weights, codes, type_posterior = posterior.weights, posterior.codes, posterior.type_posterior
    rows, places = acting.rows, acting.places
    likelihood = np.empty((ATTITUDES, ATTITUDES, ATTITUDES))
    type_count = len(probabilities.laid)
    for h in range(type_count):
        here = of_type(probabilities, h)
        likelihoods(here, here, here, facts, likelihood)
        update_hypothesis(posterior, acting, likelihood, h)
    if len(weights) == type_count:
        return
    looked, other, praetor = empty_probabilities(), empty_probabilities(), empty_probabilities()
    average_over_types(probabilities, type_posterior[places[0]], looked)
    average_over_types(probabilities, type_posterior[places[1]], other)
    average_over_types(probabilities, type_posterior[places[2]], praetor)
    attitude_joint = np.empty((ATTITUDES, ATTITUDES, ATTITUDES))
    attitude_probabilities(weights[type_count], codes, acting, attitude_joint)
    likelihoods(looked, other, praetor, facts, likelihood)
    update_hypothesis(posterior, acting, likelihood, type_count)
    for role in range(3):
        if rows[role] < 0:
            continue
        for type_index in range(type_count):
            here = of_type(probabilities, type_index)
            likelihoods(
                here if role == 0 else looked,
                here if role == 1 else other,
                here if role == 2 else praetor,
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
                type_posterior[places[role], y, type_index] *= share
        normalise(type_posterior[places[role]])


@compiled
def update_hypothesis(posterior: Posterior, acting: ActingPlayers, likelihood: Floats, h: int) -> None:
    """Updates one hypothesis `h`, and its log-likelihood."""
    total = reweight(posterior.weights[h], posterior.codes, acting, likelihood)
    posterior.log_likelihoods[h] += np.log(total) if total > 0 else IMPOSSIBLE


@compiled
def normalise(type_posterior: Floats) -> None:
    """Rows sum to 1. Attitudes with no probability left become uniform over types."""
    for y in range(len(type_posterior)):
        total = type_posterior[y].sum()
        for type_index in range(type_posterior.shape[1]):
            type_posterior[y, type_index] = (
                type_posterior[y, type_index] / total if total > 1e-30 else 1 / type_posterior.shape[1]
            )


@compiled
def update_by_pick(posterior: Posterior, row: int, place: int, keep: Floats, mistake_rate: float) -> None:
    """Updates all hypotheses by a pick. `keep` is by type, pair of cards, and card of the pair."""
    weights, codes, type_posterior = posterior.weights, posterior.codes, posterior.type_posterior
    type_count = len(keep)
    factors = np.ones((type_count, CODE_COUNT))
    for type_index in range(type_count):
        for code in range(CODE_COUNT):
            kept_side, other_side = code // SIDES, code % SIDES
            if kept_side != other_side:
                pair = ATTITUDE_BEFORE_PICK[code] - SIDES
                keep_probability = keep[type_index, pair, 0 if kept_side < other_side else 1]
                factors[type_index, code] = 2 * ((1 - mistake_rate) * keep_probability + mistake_rate / 2)
    factor = np.empty(CODE_COUNT, np.float32)
    for h in range(len(weights)):
        if h < type_count:
            factor[:] = factors[h]
        else:
            code_weights, type_before = np.zeros(CODE_COUNT), type_posterior[place].copy()
            for k in range(weights.shape[1]):
                code_weights[codes[row, k]] += weights[h, k]
            for side in range(SIDES):
                type_posterior[place, side] = 0.0
            for code in range(CODE_COUNT):
                factor[code] = 0.0
                for type_index in range(type_count):
                    share = type_before[ATTITUDE_BEFORE_PICK[code], type_index] * factors[type_index, code]
                    factor[code] += share
                    type_posterior[place, code // SIDES, type_index] += code_weights[code] * share
            normalise(type_posterior[place])
        total = 0.0
        for k in range(weights.shape[1]):
            weights[h, k] *= factor[codes[row, k]]
            total += weights[h, k]
        scale = np.float32(1 / total) if total > 0 else np.float32(1)
        for k in range(weights.shape[1]):
            weights[h, k] *= scale
