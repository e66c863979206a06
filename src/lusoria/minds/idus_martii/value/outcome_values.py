"""What everything that may be is worth to me once a turn is over, and what that makes of my choices.

`greens` and `reds` are the tokens after each outcome. `found` goes by hypothesis, by column of what may be
(see `hands`), and by outcome. `picks` weighs the side that this turn's Consul picks, by hypothesis, code and
outcome. `which` is the type by whose values a hypothesis looks ahead.
"""

import numpy as np
from numpy.typing import NDArray

from lusoria.minds.idus_martii.belief.evidence import Weights, attitude_of
from lusoria.minds.idus_martii.belief.hands import ATTITUDE_BEFORE_PICK, CODES, SIDES, Codes
from lusoria.minds.idus_martii.value.compositions import winner
from lusoria.minds.idus_martii.value.round_kernels import ONE, PREFIX, Values
from lusoria.minds.idus_martii.value.turn_outcomes import Numbers, Whole
from lusoria.numeric.compile_cache import compiled

Worths = NDArray[np.float32]


@compiled
def by_composition(
    kept: NDArray[np.uint8],
    codes: Codes,
    undecided: Whole,
    picks: Numbers,
    values: Numbers,
    where: Whole,
    winners: Whole,
    turn: int,
    limit: int,
    greens: Whole,
    reds: Whole,
    side: int,
    found: Worths,
) -> None:
    """If only the number of each side counts; whoever has not picked (these rows) does so by these tokens.

    `turn` is the next one.
    """
    last = turn == values.shape[1] - 1
    for k in range(len(kept)):
        place = where[kept[k] // 16 + (side == 0), kept[k] % 16 + (side == 2)]
        for outcome in range(len(greens)):
            g, r = greens[outcome], reds[outcome]
            if g > limit or r > limit or last:
                won = 1.0 if winner(winners, place, g, r, limit) == side else 0.0
            else:
                won = values[place, turn, g, r, side]
            for row in undecided:
                won *= picks[0, codes[row, k], outcome]
            found[0, k, outcome] = won


@compiled
def in_first_round(
    codes: Codes,
    rows: Whole,
    me: int,
    own: int,
    turn: int,
    steps: Whole,
    places: NDArray[np.int32],
    values: Values,
    greens: Whole,
    picks: Numbers,
    which: Whole,
    found: Worths,
) -> None:
    """In round one, and in its last turn; `turn` is this one. Places 1 to `turn` have picked after it."""
    players, columns = len(rows), codes.shape[1]
    for k in range(columns):
        world = steps[me] * own
        for place in range(players):
            if place != me:
                world += steps[place] * attitude_of(codes[rows[place], k], 1 <= place <= turn)
        world = places[world]
        picker = 0 if turn in (me, 0) else codes[rows[turn], k]
        for h in range(len(found)):
            for outcome in range(len(greens)):
                found[h, k, outcome] = (
                    picks[h, picker, outcome] * values[which[h], world, greens[outcome], me] / ONE
                )


@compiled
def in_second_round(
    codes: Codes,
    rows: Whole,
    me: int,
    side: int,
    done: int,
    limit: int,
    where: Whole,
    winners: Whole,
    places: NDArray[np.int32],
    values: Values,
    greens: Whole,
    reds: Whole,
    picks: Numbers,
    which: Whole,
    found: Worths,
) -> None:
    """In round two; so many have been Consul in it once this turn is over."""
    players, columns = len(rows), codes.shape[1]
    for k in range(columns):
        code, loyal, merchants, before_loyal, before_merchants = 0, 0, 0, 0, 0
        for place in range(players - 1, -1, -1):
            here = side if place == me else codes[rows[place], k] // SIDES
            loyal += here == 0
            merchants += here == 2
            if place >= done:
                code = SIDES * code + here
            else:
                before_loyal += here == 0
                before_merchants += here == 2
        composition = where[loyal, merchants]
        node = places[PREFIX * code + 3 * before_loyal + before_merchants]
        picker = 0 if me == 0 else codes[rows[0], k]
        who = side if me < done else SIDES + me - done
        for outcome in range(len(greens)):
            g, r = greens[outcome], reds[outcome]
            over = g > limit or r > limit or done == players
            for h in range(len(found)):
                if over:
                    won = 1.0 if winner(winners, composition, g, r, limit) == side else 0.0
                else:
                    won = values[which[h], node, g + r - 2 * players, g, who] / ONE
                found[h, k, outcome] = picks[h, picker, outcome] * won


@compiled
def gathered(
    weights: Weights,
    codes: Codes,
    one: int,
    two: int,
    one_decided: bool,
    two_decided: bool,
    values: Worths,
    mass: Numbers,
    worth: Numbers,
) -> None:
    """One hypothesis: summed by the attitudes of the other two who act, found in these rows of `codes`."""
    mass[:] = 0.0
    worth[:] = 0.0
    for k in range(len(weights)):
        a, b = attitude_of(codes[one, k], one_decided), attitude_of(codes[two, k], two_decided)
        mass[a, b] += weights[k]
        for outcome in range(values.shape[1]):
            worth[a, b, outcome] += weights[k] * values[k, outcome]


@compiled
def office_worths(
    weights: Weights,
    codes: Codes,
    first: int,
    second: int,
    praetor: int,
    ways: Numbers,
    values: Worths,
    found: Numbers,
) -> None:
    """One hypothesis: what each outcome is worth, times how likely it is, if these rows hold the offices."""
    for k in range(len(weights)):
        a, b, p = codes[first, k] // SIDES, codes[second, k] // SIDES, codes[praetor, k] // SIDES
        for outcome in range(values.shape[1]):
            found[outcome] += weights[k] * ways[a, b, p, outcome] * values[k, outcome]


@compiled
def mean_worth(weights: Weights, values: Worths) -> float:
    total = 0.0
    for k in range(len(weights)):
        total += weights[k] * values[k, 0]
    return total


@compiled
def pick_weights(
    keep: Numbers,
    turn: int,
    greens: Whole,
    reds: Whole,
    limit: int,
    mistake_rate: float,
    types: Numbers,
    likely: Whole,
    found: Numbers,
) -> None:
    """How much likelier each code of somebody who picks a side becomes, by hypothesis and outcome."""
    type_count = len(keep)
    for outcome in range(len(greens)):
        g, r = greens[outcome], reds[outcome]
        if g > limit or r > limit:
            continue
        for code in range(CODES):
            kept, gone = code // SIDES, code % SIDES
            if kept == gone:
                continue
            attitude, card = ATTITUDE_BEFORE_PICK[code], 0 if kept < gone else 1
            for number in range(len(likely)):
                chance = 0.0
                for kind in range(type_count):
                    here = (1 - mistake_rate) * keep[
                        kind, attitude - SIDES, turn, g, r, card
                    ] + mistake_rate / 2
                    if likely[number] == kind:
                        chance = here
                    elif likely[number] == type_count:
                        chance += types[attitude, kind] * here
                found[number, code, outcome] = 2 * chance
