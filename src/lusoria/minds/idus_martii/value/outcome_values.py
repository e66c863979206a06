"""Values of deals after a turn, in compiled code, and sums over deals.

- `greens` and `reds`: tokens after each outcome.
- `out`: by hypothesis, deal (see `hands`) and outcome.
- `picks`: likelihood ratio of the pick of this turn's Consul, by hypothesis, code and outcome.
- `value_types`: by hypothesis, the type whose values apply.
"""

import numpy as np
from numpy.typing import NDArray

from lusoria.minds.idus_martii.belief.evidence import Weights, attitude_of
from lusoria.minds.idus_martii.belief.hands import ATTITUDE_BEFORE_PICK, CODES, SIDES, Codes
from lusoria.minds.idus_martii.value.compositions import winner
from lusoria.minds.idus_martii.value.round_kernels import CERTAIN, PREFIX, Values
from lusoria.minds.idus_martii.value.turn_outcomes import Numbers, Whole
from lusoria.numeric.compile_cache import compiled

OutcomeValues = NDArray[np.float32]


@compiled
def fill_by_composition(
    kept: NDArray[np.uint8],
    codes: Codes,
    unpicked_rows: Whole,
    picks: Numbers,
    values: Numbers,
    where: Whole,
    winners: Whole,
    turn: int,
    limit: int,
    greens: Whole,
    reds: Whole,
    side: int,
    out: OutcomeValues,
) -> None:
    """Values by composition. Players at `unpicked_rows` pick according to these tokens.

    `turn` is the next one.
    """
    last = turn == values.shape[1] - 1
    for k in range(len(kept)):
        place = where[kept[k] // 16 + (side == 0), kept[k] % 16 + (side == 2)]
        for outcome in range(len(greens)):
            g, r = greens[outcome], reds[outcome]
            if g > limit or r > limit or last:
                win_chance = 1.0 if winner(winners, place, g, r, limit) == side else 0.0
            else:
                win_chance = values[place, turn, g, r, side]
            for row in unpicked_rows:
                win_chance *= picks[0, codes[row, k], outcome]
            out[0, k, outcome] = win_chance


@compiled
def fill_first_round_values(
    codes: Codes,
    rows: Whole,
    viewer_place: int,
    own: int,
    turn: int,
    steps: Whole,
    places: NDArray[np.int32],
    values: Values,
    greens: Whole,
    picks: Numbers,
    value_types: Whole,
    out: OutcomeValues,
) -> None:
    """Values in round one; `turn` is the current one. Places 1 to `turn` have picked after it."""
    players, columns = len(rows), codes.shape[1]
    for k in range(columns):
        world = steps[viewer_place] * own
        for place in range(players):
            if place != viewer_place:
                world += steps[place] * attitude_of(codes[rows[place], k], 1 <= place <= turn)
        world = places[world]
        picker = 0 if turn in (viewer_place, 0) else codes[rows[turn], k]
        for h in range(len(out)):
            for outcome in range(len(greens)):
                out[h, k, outcome] = (
                    picks[h, picker, outcome]
                    * values[value_types[h], world, greens[outcome], viewer_place]
                    / CERTAIN
                )


@compiled
def fill_second_round_values(
    codes: Codes,
    rows: Whole,
    viewer_place: int,
    side: int,
    consuls_done: int,
    limit: int,
    where: Whole,
    winners: Whole,
    places: NDArray[np.int32],
    values: Values,
    greens: Whole,
    reds: Whole,
    picks: Numbers,
    value_types: Whole,
    out: OutcomeValues,
) -> None:
    """Values in round two; `consuls_done` counts Consuls of round two including this turn's."""
    players, columns = len(rows), codes.shape[1]
    for k in range(columns):
        code, loyal, merchants, before_loyal, before_merchants = 0, 0, 0, 0, 0
        for place in range(players - 1, -1, -1):
            here = side if place == viewer_place else codes[rows[place], k] // SIDES
            loyal += here == 0
            merchants += here == 2
            if place >= consuls_done:
                code = SIDES * code + here
            else:
                before_loyal += here == 0
                before_merchants += here == 2
        composition = where[loyal, merchants]
        node = places[PREFIX * code + 3 * before_loyal + before_merchants]
        picker = 0 if viewer_place == 0 else codes[rows[0], k]
        who = side if viewer_place < consuls_done else SIDES + viewer_place - consuls_done
        for outcome in range(len(greens)):
            g, r = greens[outcome], reds[outcome]
            over = g > limit or r > limit or consuls_done == players
            for h in range(len(out)):
                if over:
                    win_chance = 1.0 if winner(winners, composition, g, r, limit) == side else 0.0
                else:
                    win_chance = values[value_types[h], node, g + r - 2 * players, g, who] / CERTAIN
                out[h, k, outcome] = picks[h, picker, outcome] * win_chance


@compiled
def sum_by_attitudes(
    weights: Weights,
    codes: Codes,
    one: int,
    two: int,
    one_has_picked: bool,
    two_has_picked: bool,
    values: OutcomeValues,
    weight_sums: Numbers,
    value_sums: Numbers,
) -> None:
    """For one hypothesis: sums by the attitudes of the other two acting players, at these rows of `codes`."""
    weight_sums[:] = 0.0
    value_sums[:] = 0.0
    for k in range(len(weights)):
        a, b = attitude_of(codes[one, k], one_has_picked), attitude_of(codes[two, k], two_has_picked)
        weight_sums[a, b] += weights[k]
        for outcome in range(values.shape[1]):
            value_sums[a, b, outcome] += weights[k] * values[k, outcome]


@compiled
def office_values(
    weights: Weights,
    codes: Codes,
    first: int,
    second: int,
    praetor: int,
    ways: Numbers,
    values: OutcomeValues,
    out: Numbers,
) -> None:
    """For one hypothesis: value of each outcome times its probability, if these rows hold the offices."""
    for k in range(len(weights)):
        a, b, p = codes[first, k] // SIDES, codes[second, k] // SIDES, codes[praetor, k] // SIDES
        for outcome in range(values.shape[1]):
            out[outcome] += weights[k] * ways[a, b, p, outcome] * values[k, outcome]


@compiled
def mean_value(weights: Weights, values: OutcomeValues) -> float:
    total = 0.0
    for k in range(len(weights)):
        total += weights[k] * values[k, 0]
    return total


@compiled
def fill_pick_weights(
    keep: Numbers,
    turn: int,
    greens: Whole,
    reds: Whole,
    limit: int,
    mistake_rate: float,
    type_posterior: Numbers,
    hypotheses: Whole,
    out: Numbers,
) -> None:
    """Likelihood ratio of each code of a player who picks, by hypothesis and outcome."""
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
            for number in range(len(hypotheses)):
                chance = 0.0
                for type_index in range(type_count):
                    here = (1 - mistake_rate) * keep[
                        type_index, attitude - SIDES, turn, g, r, card
                    ] + mistake_rate / 2
                    if hypotheses[number] == type_index:
                        chance = here
                    elif hypotheses[number] == type_count:
                        chance += type_posterior[attitude, type_index] * here
                out[number, code, outcome] = 2 * chance
