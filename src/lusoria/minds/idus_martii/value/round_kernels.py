"""Backward induction of `first_round` and `second_round`, in compiled code."""

import numpy as np
from numpy.typing import NDArray

from lusoria.minds.idus_martii.belief.table_policies import Rules
from lusoria.minds.idus_martii.value.action_probabilities import Strategies, fill_action_probabilities
from lusoria.minds.idus_martii.value.compositions import MERCHANT_COUNTS, Compositions, winner
from lusoria.minds.idus_martii.value.office_skill import best_early_look, best_early_vote, fill_final_votes
from lusoria.minds.idus_martii.value.positions import PREFIX, Nodes, Worlds
from lusoria.minds.idus_martii.value.random_office_outcomes import (
    best_assignment,
    fill_can_act,
    fill_mean_outcomes,
    fill_office_outcomes,
    fill_outcome_chances,
)
from lusoria.minds.idus_martii.value.turn_outcomes import (
    GREENS,
    OUTCOMES,
    REDS,
    Floats,
    Ints,
    Tokens,
    empty_probabilities,
)
from lusoria.numeric.compile_cache import compiled

Values = NDArray[np.uint16]
CERTAIN = 65535.0  # chances are stored as uint16 in units of 1 / CERTAIN
SIDES_OF_PAIR = np.array([[0, 1], [0, 2], [1, 2]])


@compiled
def fill_second_round(
    rules: Rules,
    strategies: Strategies,
    compositions: Compositions,
    nodes: Nodes,
    consuls_done: int,
    gains: Floats,
    later: Values,
    values: Values,
) -> None:
    """The turn of round two before which `consuls_done` players have been Consul in it."""
    players, limit, skill = rules.players, rules.limit, strategies.skill
    counts, composition, sides = compositions.counts, nodes.composition, nodes.sides
    turn = players + consuls_done
    last = turn == 2 * players - 1
    ways = np.empty((4, 3, 3, 3, OUTCOMES))
    outcome_chances, is_filled = (
        np.empty((players, MERCHANT_COUNTS, 4, OUTCOMES)),
        np.empty((players, MERCHANT_COUNTS), np.bool_),
    )
    can_act = np.empty((players, MERCHANT_COUNTS, 3, 3, 3), np.bool_)
    after, others = np.empty(OUTCOMES), np.empty(3, counts.dtype)
    for votes in range(2 * consuls_done + 1):
        for green in range(min(limit, 2 * players + votes) + 1):
            red = 2 * players + votes - green
            if red > limit:
                continue
            fill_outcome_chances(strategies, Tokens(turn, green, red), True, 3, ways)
            is_filled[:] = False  # several compositions have the same others, without their Consul
            for composition_index in range(len(counts)):
                for side in range(3):
                    if counts[composition_index, side] > 0:
                        others[:] = counts[composition_index]
                        others[side] -= 1
                        if not is_filled[others[0], others[2]]:
                            is_filled[others[0], others[2]] = True
                            fill_mean_outcomes(others, ways, outcome_chances[others[0], others[2]])
                            fill_can_act(others, can_act[others[0], others[2]])
            for node in range(len(composition)):
                composition_index, consul = composition[node], sides[node, 0]
                loyal, merchants = (
                    counts[composition_index, 0] - (consul == 0),
                    counts[composition_index, 2] - (consul == 2),
                )
                here = outcome_chances[loyal, merchants]
                for me in range(values.shape[3]):
                    side = me if me < 3 else sides[node, me - 3]
                    then = me if me < 3 else side if me == 3 else me - 1
                    for outcome in range(OUTCOMES):
                        g, r = green + GREENS[outcome], red + REDS[outcome]
                        if g > limit or r > limit or last:
                            won = winner(compositions.winners, composition_index, g, r, limit) == side
                            after[outcome] = CERTAIN if won else 0.0
                        else:
                            after[outcome] = later[nodes.next_node[node], g + r - 2 * players, g, then]
                    value = 0.0
                    for outcome in range(OUTCOMES):
                        value += here[3 if me == 3 else side, outcome] * after[outcome]
                    if me == 3 and skill > 0:
                        value += skill * (best_assignment(can_act[loyal, merchants], ways[0], after) - value)
                    if me != 3:
                        value = min(
                            CERTAIN, value + CERTAIN * gains[composition_index, turn, green, red, side]
                        )
                    values[node, votes, green, me] = np.uint16(value + 0.5)


@compiled
def fill_turn_of_first_pick(
    rules: Rules,
    strategies: Strategies,
    offices: Ints,
    worlds: Worlds,
    nodes: Nodes,
    later: Values,
    values: Values,
) -> None:
    """The first turn of round two, after which the first Consul picks a side.

    `offices` are all legal assignments; they do not depend on the world. The first Consul holds no office, so
    their outcomes are computed once for all cards the first Consul may have.
    """
    players, limit, skill = rules.players, rules.limit, strategies.skill
    preferences, keep, own_keep = worlds.preferences, strategies.others.keep, strategies.own.keep
    turn = players
    ways = np.empty((4, 3, 3, 3, OUTCOMES))
    after = np.empty((players, OUTCOMES))
    codes = 3 ** (players - 1)
    shares, can_act = np.empty((codes, players, OUTCOMES)), np.empty((codes, 3, 3, 3), np.bool_)
    is_filled = np.empty(codes, np.bool_)
    for green in range(min(2 * players, limit) + 1):
        red = 2 * players - green
        if red > limit:
            continue
        fill_outcome_chances(strategies, Tokens(turn, green, red), True, 3, ways)
        is_filled[:] = False
        for world in range(len(preferences)):
            here = preferences[world]
            code = 0
            for place in range(players - 1, 0, -1):
                code = 3 * code + here[place]
            if not is_filled[code]:
                is_filled[code] = True
                fill_office_outcomes(here, offices, ways, shares[code], can_act[code])
            after[:] = 0.0
            for outcome in range(OUTCOMES):
                g, r = green + GREENS[outcome], red + REDS[outcome]
                if g > limit or r > limit:
                    continue
                for k in range(2 if here[0] > 2 else 1):
                    side = SIDES_OF_PAIR[here[0] - 3, k] if here[0] > 2 else here[0]
                    node = nodes.node_index[PREFIX * code + 3 * (side == 0) + (side == 2)]
                    if node < 0:
                        continue
                    then = later[node, g + r - 2 * players, g]
                    keep_chance = own_keep_chance = 1.0
                    if here[0] > 2:
                        keep_chance, own_keep_chance = (
                            keep[here[0] - 3, turn, g, r, k],
                            own_keep[here[0] - 3, turn, g, r, k],
                        )
                    after[0, outcome] += own_keep_chance * then[side]
                    for me in range(1, players):
                        after[me, outcome] += keep_chance * then[2 + me]
            for me in range(players):
                value = 0.0
                for outcome in range(OUTCOMES):
                    value += shares[code, me, outcome] * after[me, outcome]
                if me == 0:
                    value += skill * (best_assignment(can_act[code], ways[0], after[0]) - value)
                values[world, green, me] = np.uint16(value + 0.5)


@compiled
def fill_first_round(
    strategies: Strategies, turn: int, worlds: Worlds, next_worlds: Worlds, later: Values, values: Values
) -> None:
    """A turn of round one. After it, its Consul picks a side, except in the very first turn."""
    preferences, steps, world_index = worlds.preferences, next_worlds.steps, next_worlds.world_index
    players, skill = preferences.shape[1], strategies.skill
    keep, own_keep = strategies.others.keep, strategies.own.keep
    praetor, first, second = (turn + 1) % players, (turn + 2) % players, (turn + 3) % players
    ways = np.empty((4, 6, 6, 6, OUTCOMES))
    after, mine, best = np.empty((3, players)), np.empty(3), np.empty(3)
    probabilities = empty_probabilities()
    laid, objects = probabilities.laid, probabilities.objects
    final_votes = np.empty((6, 6, 3))
    for green in range(2 * turn + 1):
        red = 2 * turn - green
        tokens = Tokens(turn, green, red)
        fill_outcome_chances(strategies, tokens, False, 6, ways)
        fill_action_probabilities(strategies.others, tokens, strategies.mistake_rate, False, probabilities)
        fill_final_votes(probabilities, final_votes)
        for world in range(len(preferences)):
            here = preferences[world]
            code = 0
            for place in range(players):
                if place != turn or turn == 0:
                    code += steps[place] * here[place]
            after[:] = 0.0
            mine[:] = 0.0
            best[:] = 0.0
            picks = turn > 0
            own = here[turn]
            for k in range(2 if picks and own > 2 else 1):
                side = own if own <= 2 or not picks else SIDES_OF_PAIR[own - 3, k]
                node = world_index[code + (steps[turn] * side if picks else 0)]
                for outcome in range(3):
                    g, r = green + GREENS[outcome], red + REDS[outcome]
                    keep_chance = own_keep_chance = 1.0
                    if picks and own > 2:
                        keep_chance, own_keep_chance = (
                            keep[own - 3, turn, g, r, k],
                            own_keep[own - 3, turn, g, r, k],
                        )
                    then = later[node, g]
                    for me in range(players):
                        after[outcome, me] += keep_chance * then[me]
                    mine[outcome] += own_keep_chance * then[turn]
                    best[outcome] = max(best[outcome], then[turn])
            for outcome in range(3):
                after[outcome, turn] = mine[outcome] + skill * (best[outcome] - mine[outcome])
            a, b, p = here[first], here[second], here[praetor]
            idle = ways[0, a, b, p]
            for me in range(players):
                total = idle[0] * after[0, me] + idle[1] * after[1, me] + idle[2] * after[2, me]
                values[world, green, me] = np.uint16(total + 0.5)
            for role in range(1, 4):
                me = first if role == 1 else second if role == 2 else praetor
                greens, mixed, reds = after[0, me], after[1, me], after[2, me]
                outcome_chances = ways[role, a, b, p]
                total = outcome_chances[0] * greens + outcome_chances[1] * mixed + outcome_chances[2] * reds
                if skill > 0:
                    if role == 1:
                        best_value = best_early_vote(
                            final_votes[b, p], laid[b], objects[p], greens, mixed, reds
                        )
                    elif role == 2:
                        best_value = best_early_vote(
                            final_votes[a, p], laid[a], objects[p], greens, mixed, reds
                        )
                    else:
                        best_value = best_early_look(laid[a], laid[b], greens, mixed, reds)
                    total += skill * (best_value - total)
                values[world, green, me] = np.uint16(total + 0.5)
