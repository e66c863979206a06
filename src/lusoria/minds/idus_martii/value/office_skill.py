"""What somebody makes of an office who knows the sides of the others, and what a table would make of it.

The others play by their rows (see `turn`). `after` is what each outcome is worth.
"""

import numpy as np

from lusoria.minds.idus_martii.value.compositions import winner
from lusoria.minds.idus_martii.value.turn_outcomes import (
    GREENS,
    LEFT,
    NEVER,
    OUTCOME,
    OUTCOMES,
    REDS,
    SHOWN,
    SWAPPED,
    YELLOW,
    Numbers,
    Whole,
    fill_rows,
    looked_at,
    outcomes,
)
from lusoria.numeric.compile_cache import compiled

KNOWN = (0.5, 1.0)
"""How much of what somebody would gain who knows all sides I take myself to gain, by round: in round one
little is known yet."""


@compiled
def counted_of(laid: Numbers, joint: Numbers, objects: Numbers, found: Numbers) -> None:
    """How likely each vote of an Aedile is counted where this Praetor looks at it, by both of their sides."""
    events = np.empty((3, 3))
    for one in range(len(found)):
        for two in range(len(found)):
            looked_at(laid[one], joint[one], objects[two], events)
            for y in range(3):
                found[one, two, y] = events[LEFT, y] + events[SWAPPED, y] + events[SHOWN, y]


@compiled
def best_vote(
    counted: Numbers, laid: Numbers, objects: Numbers, after: Numbers, second: bool, may: bool, room: Numbers
) -> float:
    """To an Aedile: the best vote beside this Aedile and before this Praetor.

    `room` is to reckon in, twice three numbers: whoever asks a million times has it once.
    """
    mine, theirs = room[0], room[1]
    room[:] = 0.0
    for x in range(3):
        for y in range(3):
            theirs[x] += counted[y] * after[OUTCOME[x, y]]
            mine[x] += laid[y] * after[OUTCOME[x, y]]
    best = NEVER
    for c in range(3 if second else 2):
        other = NEVER
        for x in range(3):
            if (second or x == 1 - c) and (x != c or (c == YELLOW and may)):
                other = max(other, mine[x])
        swapped = objects[c] if c < YELLOW else 1.0
        best = max(best, 0.5 * (theirs[c] + swapped * other + (1 - swapped) * mine[c]))
    return best


@compiled
def best_look(
    laid_a: Numbers, joint_a: Numbers, laid_b: Numbers, joint_b: Numbers, after: Numbers, room: Numbers
) -> float:
    """To a Praetor: the better look, and the better answer to what it shows."""
    return max(
        best_answers(laid_a, joint_a, laid_b, after, room[0]),
        best_answers(laid_b, joint_b, laid_a, after, room[0]),
    )


@compiled
def best_answers(laid: Numbers, joint: Numbers, other: Numbers, after: Numbers, worth: Numbers) -> float:
    total = 0.0
    worth[:] = 0.0
    for x in range(3):
        for y in range(3):
            worth[x] += other[y] * after[OUTCOME[x, y]]
    for c in range(3):
        swap = joint[c, 0] * worth[0] + joint[c, 1] * worth[1] + joint[c, 2] * worth[2]
        total += max(swap, laid[c] * worth[c]) if c < YELLOW else swap
    return total


@compiled
def best_early_vote(
    counted: Numbers, laid: Numbers, objects: Numbers, greens: float, mixed: float, reds: float
) -> float:
    """`best_vote` in round one, to the last digit: nothing is yellow, and a swapped vote is the other colour.

    It is asked millions of times. Told are the three outcomes that there are.
    """
    theirs_green = counted[0] * greens + counted[1] * mixed
    theirs_red = counted[0] * mixed + counted[1] * reds
    green = laid[0] * greens + laid[1] * mixed
    red = laid[0] * mixed + laid[1] * reds
    return max(  # type: ignore[no-any-return]
        0.5 * (theirs_green + objects[0] * red + (1 - objects[0]) * green),
        0.5 * (theirs_red + objects[1] * green + (1 - objects[1]) * red),
    )


@compiled
def best_early_look(laid_a: Numbers, laid_b: Numbers, greens: float, mixed: float, reds: float) -> float:
    """`best_look` in round one, to the last digit."""
    return max(
        best_early_answers(laid_a, laid_b, greens, mixed, reds),
        best_early_answers(laid_b, laid_a, greens, mixed, reds),
    )


@compiled
def best_early_answers(laid: Numbers, other: Numbers, greens: float, mixed: float, reds: float) -> float:
    green = other[0] * greens + other[1] * mixed
    red = other[0] * mixed + other[1] * reds
    return max(laid[0] * red, laid[0] * green) + max(laid[1] * green, laid[1] * red)  # type: ignore[no-any-return]


@compiled
def office_gains(
    players: int,
    limit: int,
    may: bool,
    vote: Numbers,
    swap: Numbers,
    replace: Numbers,
    own_vote: Numbers,
    own_swap: Numbers,
    own_replace: Numbers,
    mistake_rate: float,
    counts: Whole,
    winners: Whole,
    values: Numbers,
    found: Numbers,
) -> None:
    """In every turn of round two: what I win more than a table, on average over who holds which office.

    By composition, turn, green, red and my side. `values` are those of `sides`.
    """
    laid, joint, objects = np.empty((6, 3)), np.empty((6, 3, 3)), np.empty((6, 2))
    mine, my_joint, my_objects = np.empty((6, 3)), np.empty((6, 3, 3)), np.empty((6, 2))
    as_aedile, as_praetor = np.empty((3, 3, 3, OUTCOMES)), np.empty((3, 3, 3, OUTCOMES))
    after, counted, room = np.empty(OUTCOMES), np.empty((3, 3, 3)), np.empty((2, 3))
    for turn in range(players, 2 * players):
        for green in range(limit + 1):
            for red in range(limit + 1):
                if green + red > 2 * turn or green + red < 2 * players:
                    continue
                fill_rows(
                    vote[:, turn, green, red], swap[:, turn, green, red], replace[:, turn, green, red],
                    mistake_rate, True, laid, joint, objects,
                )  # fmt: skip
                fill_rows(
                    own_vote[:, turn, green, red], own_swap[:, turn, green, red],
                    own_replace[:, turn, green, red], mistake_rate, True, mine, my_joint, my_objects,
                )  # fmt: skip
                counted_of(laid, joint, objects, counted)
                outcomes(mine, my_joint, laid, joint, objects, 3, as_aedile)
                outcomes(laid, joint, laid, joint, my_objects, 3, as_praetor)
                for place in range(len(counts)):
                    for side in range(3):
                        others = counts[place].copy()
                        others[side] -= 1
                        if others[side] < 0:
                            continue
                        for outcome in range(OUTCOMES):
                            g, r = green + GREENS[outcome], red + REDS[outcome]
                            if g > limit or r > limit or turn == 2 * players - 1:
                                won = winner(winners, place, g, r, limit) == side
                                after[outcome] = 1.0 if won else 0.0
                            else:
                                after[outcome] = values[place, turn + 1, g, r, side]
                        total = 0.0
                        for one in range(3):
                            for two in range(3):
                                drawn = others[one] * (others[two] - (one == two))
                                if drawn <= 0:
                                    continue
                                gain = 2 * best_vote(
                                    counted[one, two], laid[one], objects[two], after, True, may, room
                                )
                                gain += best_look(laid[one], joint[one], laid[two], joint[two], after, room)
                                for outcome in range(OUTCOMES):
                                    gain -= after[outcome] * (
                                        2 * as_aedile[side, one, two, outcome]
                                        + as_praetor[one, two, side, outcome]
                                    )
                                total += drawn * gain
                        everybody = (players - 1) * (players - 1) * (players - 2)
                        found[place, turn, green, red, side] = total / everybody
