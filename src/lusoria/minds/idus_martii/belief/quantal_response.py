"""Quantal-response policies: players answer each other's policies; better choices are more likely.

Backward induction over turns and tokens. The acting player knows their own cards. They assume a fair deal of
the other cards; each player keeps a random one. A choice that adds 0.1 to the probability of a win is
exp(precision / 10) times as likely.
"""

import numpy as np

from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules, uniform_policy
from lusoria.minds.idus_martii.value.action_probabilities import fill_action_probabilities
from lusoria.minds.idus_martii.value.compositions import Compositions, compositions
from lusoria.minds.idus_martii.value.side_values import fill_values_after, is_reachable, mean_over_offices
from lusoria.minds.idus_martii.value.turn_outcomes import (
    GREENS,
    OUTCOMES,
    REDS,
    YELLOW,
    ActionProbabilities,
    Floats,
    Tokens,
    empty_probabilities,
    fill_outcomes,
    replacement_values,
    veto_values,
    vote_values,
)
from lusoria.numeric.compile_cache import compiled

CARELESS_PRECISION, SHARP_PRECISION = 20.0, 60.0
PRECISIONS = {"careless": CARELESS_PRECISION, "sharp": SHARP_PRECISION}
"""Logit precision of the two types that use this module."""
ITERATIONS = 8  # responses per turn; each moves half of the way, which damps oscillation
PAIRS = np.array([[0, 1], [0, 2], [1, 2]])


def quantal_response(rules: Rules, precision: float) -> Policy:
    found, policy = compositions(rules.players), uniform_policy(rules)
    shape = (len(found.counts), rules.turns + 1, rules.tokens, rules.tokens, 3)
    solve(rules, precision, found, np.zeros(shape), policy)
    return policy


@compiled
def solve(
    rules: Rules, precision: float, compositions: Compositions, state_values: Floats, policy: Policy
) -> None:
    """Fills the policy. `state_values` is scratch space, laid out as in `side_values`."""
    players, limit, counts = rules.players, rules.limit, compositions.counts
    probabilities = empty_probabilities()
    ways, after = np.empty((3, 3, 3, OUTCOMES)), np.empty((len(counts), OUTCOMES, 3))
    value = np.zeros((6, 6, 6, OUTCOMES))
    for turn in range(2 * players - 1, -1, -1):
        second = turn >= players
        for green in range(limit + 1):
            for red in range(limit + 1):
                if not is_reachable(turn, green, red, players):
                    continue
                tokens = Tokens(turn, green, red)
                for composition_index in range(len(counts)):
                    fill_values_after(
                        rules, compositions, composition_index, tokens, state_values, after[composition_index]
                    )
                fill_side_values(players, compositions, after, value)
                if turn <= players:
                    fill_keep_probabilities(rules, precision, compositions, tokens, after, value, policy.keep)
                for _ in range(ITERATIONS):
                    fill_action_probabilities(policy, tokens, 0.0, second, probabilities)
                    for a in range(6):
                        update_responses(rules, precision, tokens, a, value[a], probabilities, policy)
                fill_action_probabilities(policy, tokens, 0.0, second, probabilities)
                fill_outcomes(probabilities, probabilities, probabilities.objects, 3, ways)
                for composition_index in range(len(counts)):
                    mean_over_offices(
                        counts[composition_index],
                        ways,
                        after[composition_index],
                        state_values[composition_index, turn, green, red],
                    )


@compiled
def fill_side_values(players: int, compositions: Compositions, after: Floats, value: Floats) -> None:
    """By side: value of every outcome, by the sides of the other two acting players."""
    counts, prior = compositions.counts, compositions.prior
    value[:] = 0.0
    others = (players - 1) * (players - 2)
    for side in range(3):
        total = 0.0
        for composition_index in range(len(counts)):
            count = counts[composition_index]
            mine = prior[composition_index] * count[side]
            total += mine
            for a in range(3):
                for b in range(3):
                    left_a = count[a] - (a == side)
                    left_b = count[b] - (b == side) - (a == b)
                    if left_a > 0 and left_b > 0:
                        share_drawn = mine * left_a * left_b / others
                        for outcome in range(OUTCOMES):
                            value[side, a, b, outcome] += (
                                share_drawn * after[composition_index, outcome, side]
                            )
        value[side] /= total


@compiled
def fill_keep_probabilities(
    rules: Rules,
    precision: float,
    compositions: Compositions,
    tokens: Tokens,
    after: Floats,
    value: Floats,
    keep: Floats,
) -> None:
    """Probability of keeping each of two cards after each outcome, and the value of outcomes to each pair."""
    turn, green, red = tokens
    limit, counts, prior = rules.limit, compositions.counts, compositions.prior
    for outcome in range(OUTCOMES):
        g, r = green + GREENS[outcome], red + REDS[outcome]
        if g > limit or r > limit:
            continue
        side_value, total = np.zeros(3), np.zeros(3)
        for composition_index in range(len(counts)):
            for side in range(3):
                mine = prior[composition_index] * counts[composition_index, side]
                side_value[side] += mine * after[composition_index, outcome, side]
                total[side] += mine
        side_value /= total
        for pair in range(3):
            one, other = PAIRS[pair]
            first = 1 / (1 + np.exp(precision * (side_value[other] - side_value[one])))
            keep[pair, turn, g, r, 0], keep[pair, turn, g, r, 1] = first, 1 - first
            for a in range(3):
                for b in range(3):
                    value[3 + pair, a, b, outcome] = (
                        first * value[one, a, b, outcome] + (1 - first) * value[other, a, b, outcome]
                    )


@compiled
def update_responses(
    rules: Rules,
    precision: float,
    tokens: Tokens,
    preference: int,
    value: Floats,
    probabilities: ActionProbabilities,
    policy: Policy,
) -> None:
    """Moves the policy of one preference half of the way to its quantal response; `value` is for it."""
    turn, green, red = tokens
    laid, joint, objects = probabilities
    second, may_keep_yellow = turn >= rules.players, rules.may_keep_yellow
    vote = policy.vote[preference, turn, green, red]
    swap = policy.swap[preference, turn, green, red]
    replace = policy.replace[preference, turn, green, red]
    values, leave, swapped = np.empty(3), np.empty(3), np.empty(3)
    vote_values(value, laid, joint, objects, second, may_keep_yellow, values)
    step_towards(values, 3 if second else 2, -1, precision, vote)
    colour_weights = np.zeros(3)
    for a in range(3):
        for b in range(3):
            for c in range(3):
                colour_weights[c] += laid[a, c] * can_occur(value, a, b)
    veto_values(value, laid, joint, laid, leave, swapped)
    for c in range(2):
        better = (swapped[c] - leave[c]) / max(colour_weights[c] / max(colour_weights.sum(), 1e-12), 1e-3)
        swap[c] += 0.5 * (1 / (1 + np.exp(-precision * better)) - swap[c])
    if second:
        for mine in range(3):
            replacement_values(value, laid, objects, mine, may_keep_yellow, values)
            reached = 0.0
            for p in range(3):
                reached += (objects[p, mine] if mine < YELLOW else 1.0) / 3
            values /= max(reached, 1e-3)
            step_towards(
                values, 3, -1 if may_keep_yellow and mine == YELLOW else mine, precision, replace[mine]
            )


@compiled
def can_occur(value: Floats, a: int, b: int) -> float:
    """1 if two players with these sides can act at the table, else 0."""
    return 1.0 if value[a, b].sum() > 0 else 0.0


@compiled
def step_towards(
    found: Floats, choices: int, forbidden: int, precision: float, probabilities: Floats
) -> None:
    """Moves `probabilities` half of the way to the softmax of the values; skips the `forbidden` choice."""
    best, total = -1.0, 0.0
    for c in range(choices):
        if c != forbidden:
            best = max(best, found[c])
    for c in range(choices):
        if c != forbidden:
            total += np.exp(precision * (found[c] - best))
    for c in range(choices):
        if c != forbidden:
            probabilities[c] += 0.5 * (np.exp(precision * (found[c] - best)) / total - probabilities[c])
