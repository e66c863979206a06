"""Gain of a skilled office holder over one who plays a tabular policy.

A skilled player knows the sides of the others, who play by choice probabilities (see `turn_outcomes`).
`after` is the value of each outcome.
"""

import numpy as np

from lusoria.minds.idus_martii.belief.table_policies import Rules
from lusoria.minds.idus_martii.value.action_probabilities import Strategies, fill_action_probabilities
from lusoria.minds.idus_martii.value.compositions import Compositions, winner
from lusoria.minds.idus_martii.value.turn_outcomes import (
    GREENS,
    LEFT,
    NOT_ALLOWED,
    OUTCOME,
    OUTCOMES,
    REDS,
    SHOWN,
    SWAPPED,
    YELLOW,
    ActionProbabilities,
    Floats,
    Tokens,
    empty_probabilities,
    fill_look_events,
    fill_outcomes,
)
from lusoria.numeric.compile_cache import compiled

SKILL_BY_ROUND = (0.5, 1.0)
"""By round: share of this gain that a player expects for themselves. In round one little is known yet."""


@compiled
def fill_final_votes(probabilities: ActionProbabilities, out: Floats) -> None:
    """Probability of each final vote of an Aedile whom this Praetor looks at, by the sides of both."""
    laid, joint, objects = probabilities
    events = np.empty((3, 3))
    for i in range(len(out)):
        for j in range(len(out)):
            fill_look_events(laid[i], joint[i], objects[j], events)
            for y in range(3):
                out[i, j, y] = events[LEFT, y] + events[SWAPPED, y] + events[SHOWN, y]


@compiled
def best_vote(
    final_votes: Floats,
    laid: Floats,
    objects: Floats,
    after: Floats,
    second: bool,
    may_keep_yellow: bool,
    buffer: Floats,
) -> float:
    """Value of the best vote of an Aedile beside this Aedile and before this Praetor.

    `buffer` is scratch space of shape (2, 3): allocating it in each of a million calls would be slow.
    """
    mine, theirs = buffer[0], buffer[1]
    buffer[:] = 0.0
    for x in range(3):
        for y in range(3):
            theirs[x] += final_votes[y] * after[OUTCOME[x, y]]
            mine[x] += laid[y] * after[OUTCOME[x, y]]
    best = NOT_ALLOWED
    for c in range(3 if second else 2):
        other = NOT_ALLOWED
        for x in range(3):
            if (second or x == 1 - c) and (x != c or (c == YELLOW and may_keep_yellow)):
                other = max(other, mine[x])
        swapped = objects[c] if c < YELLOW else 1.0
        best = max(best, 0.5 * (theirs[c] + swapped * other + (1 - swapped) * mine[c]))
    return best


@compiled
def best_look(
    laid_a: Floats, joint_a: Floats, laid_b: Floats, joint_b: Floats, after: Floats, buffer: Floats
) -> float:
    """Value to a Praetor of the better look, with the better answer to each colour."""
    return max(
        best_veto(laid_a, joint_a, laid_b, after, buffer[0]),
        best_veto(laid_b, joint_b, laid_a, after, buffer[0]),
    )


@compiled
def best_veto(laid: Floats, joint: Floats, other: Floats, after: Floats, value: Floats) -> float:
    total = 0.0
    value[:] = 0.0
    for x in range(3):
        for y in range(3):
            value[x] += other[y] * after[OUTCOME[x, y]]
    for c in range(3):
        swap = joint[c, 0] * value[0] + joint[c, 1] * value[1] + joint[c, 2] * value[2]
        total += max(swap, laid[c] * value[c]) if c < YELLOW else swap
    return total


@compiled
def best_early_vote(
    final_votes: Floats, laid: Floats, objects: Floats, greens: float, mixed: float, reds: float
) -> float:
    """`best_vote` in round one, bit for bit: no vote is yellow, and a swapped vote is the other colour.

    Called millions of times. Takes the values of the three possible outcomes.
    """
    theirs_green = final_votes[0] * greens + final_votes[1] * mixed
    theirs_red = final_votes[0] * mixed + final_votes[1] * reds
    green = laid[0] * greens + laid[1] * mixed
    red = laid[0] * mixed + laid[1] * reds
    return max(  # type: ignore[no-any-return]
        0.5 * (theirs_green + objects[0] * red + (1 - objects[0]) * green),
        0.5 * (theirs_red + objects[1] * green + (1 - objects[1]) * red),
    )


@compiled
def best_early_look(laid_a: Floats, laid_b: Floats, greens: float, mixed: float, reds: float) -> float:
    """`best_look` in round one, bit for bit."""
    return max(
        best_early_veto(laid_a, laid_b, greens, mixed, reds),
        best_early_veto(laid_b, laid_a, greens, mixed, reds),
    )


@compiled
def best_early_veto(laid: Floats, other: Floats, greens: float, mixed: float, reds: float) -> float:
    green = other[0] * greens + other[1] * mixed
    red = other[0] * mixed + other[1] * reds
    return max(laid[0] * red, laid[0] * green) + max(laid[1] * green, laid[1] * red)  # type: ignore[no-any-return]


@compiled
def office_gains(
    rules: Rules, strategies: Strategies, compositions: Compositions, values: Floats, out: Floats
) -> None:
    """Mean gain over all assignments of offices, for every turn of round two.

    By composition, turn, green, red and the player's side. `values` are those of `side_values`.
    """
    players, limit, may_keep_yellow = rules.players, rules.limit, rules.may_keep_yellow
    counts = compositions.counts
    others_play, own_plays = empty_probabilities(), empty_probabilities()
    laid, joint, objects = others_play
    as_aedile, as_praetor = np.empty((3, 3, 3, OUTCOMES)), np.empty((3, 3, 3, OUTCOMES))
    after, final_votes, buffer = np.empty(OUTCOMES), np.empty((3, 3, 3)), np.empty((2, 3))
    for turn in range(players, 2 * players):
        for green in range(limit + 1):
            for red in range(limit + 1):
                if green + red > 2 * turn or green + red < 2 * players:
                    continue
                tokens = Tokens(turn, green, red)
                fill_action_probabilities(
                    strategies.others, tokens, strategies.mistake_rate, True, others_play
                )
                fill_action_probabilities(strategies.own, tokens, strategies.mistake_rate, True, own_plays)
                fill_final_votes(others_play, final_votes)
                fill_outcomes(own_plays, others_play, objects, 3, as_aedile)
                fill_outcomes(others_play, others_play, own_plays.objects, 3, as_praetor)
                for composition_index in range(len(counts)):
                    for side in range(3):
                        others = counts[composition_index].copy()
                        others[side] -= 1
                        if others[side] < 0:
                            continue
                        for outcome in range(OUTCOMES):
                            g, r = green + GREENS[outcome], red + REDS[outcome]
                            if g > limit or r > limit or turn == 2 * players - 1:
                                won = winner(compositions.winners, composition_index, g, r, limit) == side
                                after[outcome] = 1.0 if won else 0.0
                            else:
                                after[outcome] = values[composition_index, turn + 1, g, r, side]
                        total = 0.0
                        for i in range(3):
                            for j in range(3):
                                ways_drawn = others[i] * (others[j] - (i == j))
                                if ways_drawn <= 0:
                                    continue
                                gain = 2 * best_vote(
                                    final_votes[i, j],
                                    laid[i],
                                    objects[j],
                                    after,
                                    True,
                                    may_keep_yellow,
                                    buffer,
                                )
                                gain += best_look(laid[i], joint[i], laid[j], joint[j], after, buffer)
                                for outcome in range(OUTCOMES):
                                    gain -= after[outcome] * (
                                        2 * as_aedile[side, i, j, outcome] + as_praetor[i, j, side, outcome]
                                    )
                                total += ways_drawn * gain
                        ordered_triples = (players - 1) * (players - 1) * (players - 2)
                        out[composition_index, turn, green, red, side] = total / ordered_triples
