"""Bayes' rule in compiled code: how observed turns and picks change the weights of deals.

Arrays of choice probabilities have the types of players as their first axis; see `turn_outcomes` for the
rest. Hypothesis h is that all players are of type h. With several types there is one more: each player has a
type of their own, with probability `type_posterior` by place, preference and type.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.games.idus_martii.policy_keys import PREFERENCES
from lusoria.minds.idus_martii.belief.deals import CODE_COUNT, PREFERENCE_BEFORE_PICK, SIDES, Codes
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
IMPOSSIBLE_LOG_LIKELIHOOD = -40.0  # of an observation that a hypothesis excludes; finite: it can recover


class Posterior(NamedTuple):
    """What observations change."""

    deal_weights: Weights
    """By hypothesis and deal."""
    log_likelihoods: Floats
    """By hypothesis."""
    type_posterior: Floats
    """By place, preference and type."""
    codes: Codes
    """By row and deal."""


class ActingPlayers(NamedTuple):
    """The Aedile whose vote is looked at, the other Aedile, and the Praetor."""

    rows: Ints
    """Their rows in `codes`; -1 for the viewer."""
    places: Ints
    has_picked: NDArray[np.bool_]


class TurnObservation(NamedTuple):
    """The viewer's observations in a turn. Votes are colours; 0 where a field does not apply."""

    stage: int
    """`VETO`, `REPLACE` or `SCORED`."""
    viewer_role: int
    """`BYSTANDER`, `LOOKED_AT`, `OTHER` or `PRAETOR`."""
    event: int
    """What happened to the vote looked at: `LEFT`, `SWAPPED` or `SHOWN`."""
    is_swapped: int
    """1 if the vote was replaced."""
    outcome: int
    """Both colours scored, as in `OUTCOME`."""
    known_vote: int
    """The vote known to the viewer: their own as laid, or the one that they saw."""
    final_vote: int
    """The viewer's own vote as scored."""


@compiled
def likelihoods(
    looked: ActionProbabilities,
    other: ActionProbabilities,
    praetor: ActionProbabilities,
    observation: TurnObservation,
    likelihood: Floats,
) -> None:
    """Likelihood of the observation, by preferences of the Aedile looked at, the other one, the Praetor.

    `aedile`, `second` and `looker` are these three preferences. `colour` is the vote looked at as scored,
    `other_colour` the other Aedile's.
    """
    laid, joint, other_laid, objects = looked.laid, looked.joint, other.laid, praetor.objects
    stage, viewer_role, event = observation.stage, observation.viewer_role, observation.event
    known_vote, final_vote = observation.known_vote, observation.final_vote
    for aedile in range(PREFERENCES):
        for looker in range(PREFERENCES):
            for second in range(PREFERENCES):
                likelihood[aedile, second, looker] = 0.0
            for colour in range(3):
                is_replaced = colour != YELLOW  # only of a yellow vote that was shown
                if event == SHOWN and stage == SCORED and is_replaced != (observation.is_swapped == 1):
                    continue
                share = 0.0
                if viewer_role == LOOKED_AT:
                    if colour == final_vote and (event == SHOWN or stage == VETO):
                        share = 1.0
                    elif colour == final_vote:
                        swap_chance = objects[looker, known_vote]
                        share = swap_chance if event == SWAPPED else 1 - swap_chance
                elif event == SHOWN:
                    share = joint[aedile, YELLOW, colour]
                elif viewer_role == PRAETOR:
                    share = (
                        joint[aedile, known_vote, colour]
                        if event == SWAPPED
                        else laid[aedile, colour] * (colour == known_vote)
                    )
                elif event == SWAPPED:
                    share = (
                        joint[aedile, 0, colour] * objects[looker, 0]
                        + joint[aedile, 1, colour] * objects[looker, 1]
                    )
                elif colour < YELLOW:
                    share = laid[aedile, colour] * (1 - objects[looker, colour] if stage == SCORED else 1.0)
                if stage != SCORED:
                    for second in range(PREFERENCES):
                        likelihood[aedile, second, looker] += share
                    continue
                for other_colour in range(3):
                    if OUTCOME[colour, other_colour] != observation.outcome:
                        continue
                    for second in range(PREFERENCES):
                        if viewer_role != OTHER:
                            likelihood[aedile, second, looker] += share * other_laid[second, other_colour]
                        elif other_colour == final_vote:
                            likelihood[aedile, second, looker] += share


@compiled
def average_over_types(
    probabilities: ActionProbabilities, type_posterior: Floats, out: ActionProbabilities
) -> None:
    """Choice probabilities of a player whose type is uncertain: averaged over `type_posterior`."""
    laid, joint, objects = probabilities
    out_laid, out_joint, out_objects = out
    out_laid[:], out_joint[:], out_objects[:] = 0.0, 0.0, 0.0
    for type_index in range(len(laid)):
        for own in range(PREFERENCES):
            share = type_posterior[own, type_index]
            for colour in range(3):
                out_laid[own, colour] += share * laid[type_index, own, colour]
                for final in range(3):
                    out_joint[own, colour, final] += share * joint[type_index, own, colour, final]
            for colour in range(2):
                out_objects[own, colour] += share * objects[type_index, own, colour]


@compiled
def preference_of(code: int, has_picked: bool) -> int:
    return code // SIDES if has_picked else PREFERENCE_BEFORE_PICK[code]


@compiled
def reweight(weights: Weights, codes: Codes, acting: ActingPlayers, likelihood: Floats) -> float:
    """Multiplies weights by likelihoods and normalises them. Returns their sum before.

    Returns 0 if no deal explains the observation. Then all deals of this hypothesis are equally likely again.
    """
    rows, has_picked = acting.rows, acting.has_picked
    table = np.empty((CODE_COUNT, CODE_COUNT, CODE_COUNT), np.float32)
    for aedile in range(CODE_COUNT):
        for second in range(CODE_COUNT):
            for looker in range(CODE_COUNT):
                table[aedile, second, looker] = likelihood[
                    preference_of(aedile, has_picked[0]),
                    preference_of(second, has_picked[1]),
                    preference_of(looker, has_picked[2]),
                ]
    flat = table.ravel()
    zero = np.zeros(codes.shape[1], np.uint8)
    aedile_codes = zero if rows[0] < 0 else codes[rows[0]]
    second_codes = zero if rows[1] < 0 else codes[rows[1]]
    looker_codes = zero if rows[2] < 0 else codes[rows[2]]
    total = 0.0
    for k in range(len(weights)):
        code_of_all = (aedile_codes[k] * CODE_COUNT + second_codes[k]) * CODE_COUNT + looker_codes[k]
        weights[k] *= flat[code_of_all]
        total += weights[k]
    if total <= 0:
        weights[:] = 1 / len(weights)
        return 0.0
    scale = np.float32(1 / total)
    for k in range(len(weights)):
        weights[k] *= scale
    return total


@compiled
def preference_probabilities(
    weights: Weights, codes: Codes, acting: ActingPlayers, probabilities: Floats
) -> None:
    """Probability of the preferences of the three acting players; the viewer's counts as 0."""
    rows, has_picked = acting.rows, acting.has_picked
    counts = np.zeros((CODE_COUNT, CODE_COUNT, CODE_COUNT))
    for deal in range(len(weights)):
        aedile = 0 if rows[0] < 0 else codes[rows[0], deal]
        second = 0 if rows[1] < 0 else codes[rows[1], deal]
        looker = 0 if rows[2] < 0 else codes[rows[2], deal]
        counts[aedile, second, looker] += weights[deal]
    probabilities[:] = 0.0
    for aedile in range(CODE_COUNT):
        for second in range(CODE_COUNT):
            for looker in range(CODE_COUNT):
                if counts[aedile, second, looker] > 0:
                    probabilities[
                        preference_of(aedile, has_picked[0]),
                        preference_of(second, has_picked[1]),
                        preference_of(looker, has_picked[2]),
                    ] += counts[aedile, second, looker]


@compiled
def update_by_turn(
    posterior: Posterior,
    acting: ActingPlayers,
    probabilities: ActionProbabilities,
    observation: TurnObservation,
) -> None:
    """Updates all hypotheses by one turn. `probabilities` are by type first."""
    weights, codes, type_posterior = posterior.deal_weights, posterior.codes, posterior.type_posterior
    rows, places = acting.rows, acting.places
    likelihood = np.empty((PREFERENCES, PREFERENCES, PREFERENCES))
    type_count = len(probabilities.laid)
    for h in range(type_count):
        here = of_type(probabilities, h)
        likelihoods(here, here, here, observation, likelihood)
        update_hypothesis(posterior, acting, likelihood, h)
    if len(weights) == type_count:
        return
    looked, other, praetor = empty_probabilities(), empty_probabilities(), empty_probabilities()
    average_over_types(probabilities, type_posterior[places[0]], looked)
    average_over_types(probabilities, type_posterior[places[1]], other)
    average_over_types(probabilities, type_posterior[places[2]], praetor)
    preference_joint = np.empty((PREFERENCES, PREFERENCES, PREFERENCES))
    preference_probabilities(weights[type_count], codes, acting, preference_joint)
    likelihoods(looked, other, praetor, observation, likelihood)
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
                observation,
                likelihood,
            )
            for own in range(PREFERENCES):
                share = 0.0
                for i in range(PREFERENCES):
                    for j in range(PREFERENCES):
                        if role == 0:
                            share += preference_joint[own, i, j] * likelihood[own, i, j]
                        elif role == 1:
                            share += preference_joint[i, own, j] * likelihood[i, own, j]
                        else:
                            share += preference_joint[i, j, own] * likelihood[i, j, own]
                type_posterior[places[role], own, type_index] *= share
        normalise(type_posterior[places[role]])


@compiled
def update_hypothesis(posterior: Posterior, acting: ActingPlayers, likelihood: Floats, h: int) -> None:
    """Updates one hypothesis `h`, and its log-likelihood."""
    total = reweight(posterior.deal_weights[h], posterior.codes, acting, likelihood)
    posterior.log_likelihoods[h] += np.log(total) if total > 0 else IMPOSSIBLE_LOG_LIKELIHOOD


@compiled
def normalise(type_posterior: Floats) -> None:
    """Rows sum to 1. Preferences with no probability left become uniform over types."""
    for own in range(len(type_posterior)):
        total = type_posterior[own].sum()
        for type_index in range(type_posterior.shape[1]):
            type_posterior[own, type_index] = (
                type_posterior[own, type_index] / total if total > 1e-30 else 1 / type_posterior.shape[1]
            )


@compiled
def update_by_pick(posterior: Posterior, row: int, place: int, keep: Floats, mistake_rate: float) -> None:
    """Updates all hypotheses by a pick. `keep` is by type, pair of cards, and card of the pair."""
    weights, codes, type_posterior = posterior.deal_weights, posterior.codes, posterior.type_posterior
    type_count = len(keep)
    factors = np.ones((type_count, CODE_COUNT))
    for type_index in range(type_count):
        for code in range(CODE_COUNT):
            kept_side, other_side = code // SIDES, code % SIDES
            if kept_side != other_side:
                pair = PREFERENCE_BEFORE_PICK[code] - SIDES
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
                    share = type_before[PREFERENCE_BEFORE_PICK[code], type_index] * factors[type_index, code]
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
