"""Policies of people who answer one another with a given care: the better a choice, the likelier it is.

Backwards over turns and tokens. Whoever acts knows their own cards and takes the rest for a fair deal of
which everybody keeps any card. A choice that is worth a tenth of a win more is exp(care / 10) times likelier.
"""

import numpy as np
from numpy.typing import NDArray

from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules, empty
from lusoria.minds.idus_martii.value.compositions import compositions
from lusoria.minds.idus_martii.value.side_values import settle, value_of_draw
from lusoria.minds.idus_martii.value.turn_outcomes import (
    GREENS,
    OUTCOMES,
    REDS,
    YELLOW,
    Numbers,
    fill_rows,
    outcomes,
    replacement_worths,
    veto_worths,
    vote_worths,
)
from lusoria.numeric.compile_cache import compiled

CARELESS, SHARP = 20.0, 60.0
CARE = {"careless": CARELESS, "sharp": SHARP}
"""How careful the two types are that answer one another."""
ROUNDS = 8
"""So often everybody in a turn answers the others anew, half of the way each time."""
PAIRS = np.array([[0, 1], [0, 2], [1, 2]])


def careful(rules: Rules, care: float) -> Policy:
    found, policy = compositions(rules.players), empty(rules)
    shape = (len(found.counts), rules.turns + 1, rules.tokens, rules.tokens, 3)
    answer_all(
        rules.players,
        rules.limit,
        rules.may,
        care,
        found.counts,
        found.prior,
        found.winners,
        np.zeros(shape),
        *policy,
    )
    return policy


@compiled
def answer_all(
    players: int,
    limit: int,
    may: bool,
    care: float,
    counts: NDArray[np.int64],
    prior: Numbers,
    winners: NDArray[np.int64],
    values: Numbers,
    vote: Numbers,
    swap: Numbers,
    replace: Numbers,
    keep: Numbers,
) -> None:
    laid, joint, objects = np.empty((6, 3)), np.empty((6, 3, 3)), np.empty((6, 2))
    ways, after = np.empty((3, 3, 3, OUTCOMES)), np.empty((len(counts), OUTCOMES, 3))
    worth = np.zeros((6, 6, 6, OUTCOMES))
    for turn in range(2 * players - 1, -1, -1):
        second = turn >= players
        for green in range(limit + 1):
            for red in range(limit + 1):
                if green + red > 2 * turn or (green + red < min(2 * turn, 2 * players)):
                    continue
                for place in range(len(counts)):
                    settle(place, green, red, turn, players, limit, winners, values, after[place])
                side_worths(players, counts, prior, after, worth)
                if turn <= players:
                    keeps(players, limit, care, turn, green, red, counts, prior, after, worth, keep)
                votes, swaps = vote[:, turn, green, red], swap[:, turn, green, red]
                answers = replace[:, turn, green, red]
                for _ in range(ROUNDS):
                    fill_rows(votes, swaps, answers, 0.0, second, laid, joint, objects)
                    for a in range(6):
                        answer(
                            worth[a], laid, joint, objects, second, may, care, votes[a], swaps[a], answers[a]
                        )
                fill_rows(votes, swaps, answers, 0.0, second, laid, joint, objects)
                outcomes(laid, joint, laid, joint, objects, 3, ways)
                for place in range(len(counts)):
                    value_of_draw(counts[place], ways, after[place], values[place, turn, green, red])


@compiled
def side_worths(
    players: int, counts: NDArray[np.int64], prior: Numbers, after: Numbers, worth: Numbers
) -> None:
    """To each side: what every outcome is worth, by the sides of the other two who act."""
    worth[:] = 0.0
    others = (players - 1) * (players - 2)
    for side in range(3):
        total = 0.0
        for place in range(len(counts)):
            count = counts[place]
            mine = prior[place] * count[side]
            total += mine
            for a in range(3):
                for b in range(3):
                    left_a = count[a] - (a == side)
                    left_b = count[b] - (b == side) - (a == b)
                    if left_a > 0 and left_b > 0:
                        drawn = mine * left_a * left_b / others
                        for outcome in range(OUTCOMES):
                            worth[side, a, b, outcome] += drawn * after[place, outcome, side]
        worth[side] /= total


@compiled
def keeps(
    players: int,
    limit: int,
    care: float,
    turn: int,
    green: int,
    red: int,
    counts: NDArray[np.int64],
    prior: Numbers,
    after: Numbers,
    worth: Numbers,
    keep: Numbers,
) -> None:
    """What to keep of two cards after each outcome; and so what outcomes are worth to whoever has two."""
    for outcome in range(OUTCOMES):
        g, r = green + GREENS[outcome], red + REDS[outcome]
        if g > limit or r > limit:
            continue
        value, total = np.zeros(3), np.zeros(3)
        for place in range(len(counts)):
            for side in range(3):
                mine = prior[place] * counts[place, side]
                value[side] += mine * after[place, outcome, side]
                total[side] += mine
        value /= total
        for pair in range(3):
            one, other = PAIRS[pair]
            first = 1 / (1 + np.exp(care * (value[other] - value[one])))
            keep[pair, turn, g, r, 0], keep[pair, turn, g, r, 1] = first, 1 - first
            for a in range(3):
                for b in range(3):
                    worth[3 + pair, a, b, outcome] = (
                        first * worth[one, a, b, outcome] + (1 - first) * worth[other, a, b, outcome]
                    )


@compiled
def answer(
    worth: Numbers,
    laid: Numbers,
    joint: Numbers,
    objects: Numbers,
    second: bool,
    may: bool,
    care: float,
    vote: Numbers,
    swap: Numbers,
    replace: Numbers,
) -> None:
    """One attitude's answer to everybody's rows; it goes half of the way there."""
    found, leave, swapped = np.empty(3), np.empty(3), np.empty(3)
    vote_worths(worth, laid, joint, objects, second, may, found)
    towards(found, 3 if second else 2, -1, care, vote)
    seen = np.zeros(3)
    for a in range(3):
        for b in range(3):
            for c in range(3):
                seen[c] += laid[a, c] * weight(worth, a, b)
    veto_worths(worth, laid, joint, laid, leave, swapped)
    for c in range(2):
        better = (swapped[c] - leave[c]) / max(seen[c] / max(seen.sum(), 1e-12), 1e-3)
        swap[c] += 0.5 * (1 / (1 + np.exp(-care * better)) - swap[c])
    if second:
        for mine in range(3):
            replacement_worths(worth, laid, objects, mine, may, found)
            reached = 0.0
            for p in range(3):
                reached += (objects[p, mine] if mine < YELLOW else 1.0) / 3
            found /= max(reached, 1e-3)
            towards(found, 3, -1 if may and mine == YELLOW else mine, care, replace[mine])


@compiled
def weight(worth: Numbers, a: int, b: int) -> float:
    """Whether such two can be met at all."""
    return 1.0 if worth[a, b].sum() > 0 else 0.0


@compiled
def towards(found: Numbers, choices: int, barred: int, care: float, chances: Numbers) -> None:
    """Half of the way to chances that grow with what a choice is worth."""
    best, total = -1.0, 0.0
    for c in range(choices):
        if c != barred:
            best = max(best, found[c])
    for c in range(choices):
        if c != barred:
            total += np.exp(care * (found[c] - best))
    for c in range(choices):
        if c != barred:
            chances[c] += 0.5 * (np.exp(care * (found[c] - best)) / total - chances[c])
