"""Values of deals after a turn, in compiled code, and sums over deals.

`out` is by hypothesis, deal (see `deals.Deals`) and outcome.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.minds.idus_martii.belief.deals import CODE_COUNT, PREFERENCE_BEFORE_PICK, SIDES, Codes
from lusoria.minds.idus_martii.belief.evidence import Weights, preference_of
from lusoria.minds.idus_martii.value.compositions import Compositions, winner
from lusoria.minds.idus_martii.value.positions import PREFIX, Nodes, Worlds
from lusoria.minds.idus_martii.value.round_kernels import CERTAIN, Values
from lusoria.minds.idus_martii.value.turn_outcomes import Floats, Ints
from lusoria.numeric.compile_cache import compiled

OutcomeValues = NDArray[np.float32]


class Outcomes(NamedTuple):
    """The possible outcomes of a turn."""

    limit: int
    greens: Ints
    """By outcome: green votes after the turn."""
    reds: Ints
    picks: Floats
    """By hypothesis, code and outcome: likelihood ratio of the pick of this turn's Consul."""
    value_types: Ints
    """By hypothesis: index of the player type in `values`."""


class SeenDeals(NamedTuple):
    """The deals of a belief, and rows in them."""

    codes: Codes
    """By row and deal, as in `deals.Deals`."""
    kept_counts: NDArray[np.uint8]
    """By deal, as in `deals.Deals`."""
    rows: Ints
    """By place: its row, -1 for the viewer. In `fill_by_composition`: rows that have not picked."""
    viewer_place: int


@compiled
def fill_by_composition(
    deals: SeenDeals,
    compositions: Compositions,
    outcomes: Outcomes,
    values: Floats,
    turn: int,
    side: int,
    out: OutcomeValues,
) -> None:
    """Values by composition. Players who have not picked do so according to the tokens.

    `turn` is the next one; `values` as in `side_values`; `side` is the viewer's.
    """
    kept_counts, codes, unpicked_rows = deals.kept_counts, deals.codes, deals.rows
    limit, greens, reds, picks = outcomes.limit, outcomes.greens, outcomes.reds, outcomes.picks
    where, winners = compositions.where, compositions.winners
    last = turn == values.shape[1] - 1
    for k in range(len(kept_counts)):
        composition_index = where[kept_counts[k] // 16 + (side == 0), kept_counts[k] % 16 + (side == 2)]
        for outcome in range(len(greens)):
            g, r = greens[outcome], reds[outcome]
            if g > limit or r > limit or last:
                win_chance = 1.0 if winner(winners, composition_index, g, r, limit) == side else 0.0
            else:
                win_chance = values[composition_index, turn, g, r, side]
            for row in unpicked_rows:
                win_chance *= picks[0, codes[row, k], outcome]
            out[0, k, outcome] = win_chance


@compiled
def fill_first_round_values(
    deals: SeenDeals,
    worlds: Worlds,
    outcomes: Outcomes,
    values: Values,
    turn: int,
    own: int,
    out: OutcomeValues,
) -> None:
    """Values in round one; `turn` is the current one. Places 1 to `turn` have picked after it.

    `own` is the viewer's preference; `values` as in `first_round`, by type first.
    """
    codes, rows, viewer_place = deals.codes, deals.rows, deals.viewer_place
    greens, picks, value_types = outcomes.greens, outcomes.picks, outcomes.value_types
    steps, world_index = worlds.steps, worlds.world_index
    players, columns = len(rows), codes.shape[1]
    for k in range(columns):
        world = steps[viewer_place] * own
        for place in range(players):
            if place != viewer_place:
                world += steps[place] * preference_of(codes[rows[place], k], 1 <= place <= turn)
        world = world_index[world]
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
    deals: SeenDeals,
    compositions: Compositions,
    nodes: Nodes,
    outcomes: Outcomes,
    values: Values,
    consuls_done: int,
    side: int,
    out: OutcomeValues,
) -> None:
    """Values in round two; `consuls_done` counts Consuls of round two including this turn's.

    `side` is the viewer's; `values` as in `second_round`, by type first.
    """
    codes, rows, viewer_place = deals.codes, deals.rows, deals.viewer_place
    limit, greens, reds = outcomes.limit, outcomes.greens, outcomes.reds
    picks, value_types, winners = outcomes.picks, outcomes.value_types, compositions.winners
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
        composition = compositions.where[loyal, merchants]
        node = nodes.node_index[PREFIX * code + 3 * before_loyal + before_merchants]
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
def sum_by_preferences(
    weights: Weights,
    codes: Codes,
    rows: tuple[int, int],
    has_picked: tuple[bool, bool],
    values: OutcomeValues,
    weight_sums: Floats,
    value_sums: Floats,
) -> None:
    """For one hypothesis: sums by preferences of the other two acting players, at these rows of `codes`."""
    weight_sums[:] = 0.0
    value_sums[:] = 0.0
    for k in range(len(weights)):
        a = preference_of(codes[rows[0], k], has_picked[0])
        b = preference_of(codes[rows[1], k], has_picked[1])
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
    ways: Floats,
    values: OutcomeValues,
    out: Floats,
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
    keep: Floats,
    mistake_rate: float,
    type_posterior: Floats,
    hypotheses: Ints,
    turn: int,
    outcomes: Outcomes,
) -> None:
    """Fills `picks`: likelihood ratio of each code of a player who picks, by hypothesis and outcome.

    `keep` as in `Policy`, by type first; `type_posterior` by preference and type.
    """
    limit, greens, reds, out = outcomes.limit, outcomes.greens, outcomes.reds, outcomes.picks
    type_count = len(keep)
    for outcome in range(len(greens)):
        g, r = greens[outcome], reds[outcome]
        if g > limit or r > limit:
            continue
        for code in range(CODE_COUNT):
            kept_counts, discarded = code // SIDES, code % SIDES
            if kept_counts == discarded:
                continue
            preference, card = PREFERENCE_BEFORE_PICK[code], 0 if kept_counts < discarded else 1
            for number in range(len(hypotheses)):
                chance = 0.0
                for type_index in range(type_count):
                    here = (1 - mistake_rate) * keep[
                        type_index, preference - SIDES, turn, g, r, card
                    ] + mistake_rate / 2
                    if hypotheses[number] == type_index:
                        chance = here
                    elif hypotheses[number] == type_count:
                        chance += type_posterior[preference, type_index] * here
                out[number, code, outcome] = 2 * chance
