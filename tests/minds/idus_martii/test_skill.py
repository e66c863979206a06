"""Office values of a skilled player: the best choice, never less than a table's."""

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from lusoria.core.game import fold
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.actions import Assign
from lusoria.games.idus_martii.model import PRINTED_LIMIT, Options
from lusoria.minds.idus_martii.belief.opponent_models import Model
from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules
from lusoria.minds.idus_martii.value.action_probabilities import Strategies
from lusoria.minds.idus_martii.value.first_round import first_round, offices_after
from lusoria.minds.idus_martii.value.office_skill import (
    best_early_look,
    best_early_vote,
    best_look,
    best_vote,
    fill_final_votes,
)
from lusoria.minds.idus_martii.value.positions import PREFIX, nodes, worlds
from lusoria.minds.idus_martii.value.random_office_outcomes import fill_outcome_chances
from lusoria.minds.idus_martii.value.round_kernels import Values
from lusoria.minds.idus_martii.value.second_round import second_round
from lusoria.minds.idus_martii.value.turn_outcomes import (
    GREENS,
    OUTCOMES,
    REDS,
    YELLOW,
    Tokens,
    of_type,
    veto_values,
    vote_values,
)
from tests.minds.idus_martii.test_belief import random_policy
from tests.minds.idus_martii.trained_data import models
from tests.minds.idus_martii.world_enumeration import dealt_at_random

RULES = Rules(5, 13, may_keep_yellow=False)


@pytest.mark.parametrize(("turn", "may"), [(2, False), (7, False), (7, True)])
def test_office_value_is_its_best_choice(turn: int, *, may: bool) -> None:
    """Known sides equal a belief with probability 1."""
    rules = Rules(5, 13, may)
    model = Model("one", rules, (random_policy(rules, 3),), 0.1)
    probabilities = of_type(model.action_probabilities(turn, 5, 6), 0)
    laid, joint, objects = probabilities
    rng, second = np.random.default_rng(1), turn >= rules.players
    final_votes, room = np.empty((3, 3, 3)), np.empty((2, 3))
    fill_final_votes(probabilities, final_votes)
    for own_side in range(3):
        for other_side in range(3):
            after = rng.random(OUTCOMES)
            worth, found = np.zeros((6, 6, OUTCOMES)), np.empty(3)
            worth[own_side, other_side] = after
            vote_values(worth, laid, joint, objects, second, may, found)
            best_of = best_vote(
                final_votes[own_side, other_side],
                laid[own_side],
                objects[other_side],
                after,
                second,
                may,
                room,
            )
            assert best_of == pytest.approx(found.max())
            looks = []
            for first, other in ((own_side, other_side), (other_side, own_side)):
                leave, swap, values_seen = np.empty(3), np.empty(3), np.zeros((6, 6, OUTCOMES))
                values_seen[first, other] = after
                veto_values(values_seen, laid, joint, laid, leave, swap)
                best = np.maximum(leave, swap)
                best[YELLOW] = swap[YELLOW]
                looks.append(best.sum())
            best_of = best_look(
                laid[own_side], joint[own_side], laid[other_side], joint[other_side], after, room
            )
            assert best_of == pytest.approx(max(looks))


def test_early_kernels_equal_general_ones() -> None:
    """Bit for bit: stored analyses are compared byte by byte."""
    rng, room, final_votes = np.random.default_rng(2), np.empty((2, 3)), np.empty((6, 6, 3))
    for seed in range(20):
        model = Model("one", RULES, (random_policy(RULES, seed),), 0.1)
        probabilities = of_type(model.action_probabilities(2, 1, 3), 0)
        laid, joint, objects = probabilities
        fill_final_votes(probabilities, final_votes)
        for own_side, other_side, praetor in rng.integers(6, size=(50, 3)):
            after = np.zeros(OUTCOMES)
            after[:3] = 65535 * rng.random(3)
            vote_arguments = final_votes[own_side, praetor], laid[own_side], objects[praetor]
            assert best_early_vote(*vote_arguments, *after[:3]) == best_vote(
                *vote_arguments, after, False, False, room
            )
            looked = best_look(
                laid[own_side], joint[own_side], laid[other_side], joint[other_side], after, room
            )
            assert best_early_look(laid[own_side], laid[other_side], *after[:3]) == looked


@pytest.mark.parametrize("players", [5, 6])
def test_skilled_player_wins_more(players: int) -> None:
    """No world has a lower value, and some have a much higher value."""
    rules, slip = Rules(players, PRINTED_LIMIT[players], may_keep_yellow=False), 0.05
    policy = models().policy(rules, "cfr")
    plain = second_round(rules, policy, policy, slip)
    better = second_round(rules, policy, policy, slip, is_skilled=True)
    for table_value, skilled_value in zip(plain, better, strict=True):
        assert (skilled_value.astype(int) >= table_value.astype(int) - 2).all()
    plain = first_round(rules, policy, policy, slip, plain)
    better = first_round(rules, policy, policy, slip, better, is_skilled=True)
    for table_value, skilled_value in zip(plain, better, strict=True):
        assert (skilled_value.astype(int) >= table_value.astype(int) - 4).all()
    assert (better[0].astype(int) - plain[0]).mean() > 0.02 * 65535


@pytest.mark.parametrize("skilled", [False, True])
def test_first_turn_of_round_two_averages_offices(*, skilled: bool) -> None:
    """Enumerates all assignments; the seat has a policy of its own."""
    others, own, slip = random_policy(RULES, 3), random_policy(RULES, 4), 0.1
    second = second_round(RULES, others, own, slip, is_skilled=skilled)
    values = first_round(RULES, others, own, slip, second, is_skilled=skilled)[5]
    known, ways, green, red = worlds(5)[5], np.empty((4, 3, 3, 3, OUTCOMES)), 4, 6
    fill_outcome_chances(Strategies(others, own, slip, 0.0), Tokens(5, green, red), True, 3, ways)
    for world in range(0, len(known.preferences), 7):
        preferences = known.preferences[world]
        for me in range(5):
            after = [
                pick_of_the_first_consul(
                    preferences, me, green + GREENS[k], red + REDS[k], others, own, second[0]
                )
                for k in range(OUTCOMES)
            ]
            values_of_offices = [
                ways[(first, second_, praetor).index(me) + 1 if me in (first, second_, praetor) else 0][
                    preferences[first], preferences[second_], preferences[praetor]
                ]
                @ after
                for praetor, first, second_ in offices_after(5)
            ]
            expected = max(values_of_offices) if skilled and me == 0 else np.mean(values_of_offices)
            assert abs(values[world, green, me] - expected) <= 1


def pick_of_the_first_consul(
    preferences: NDArray[np.int8], me: int, green: int, red: int, others: Policy, own: Policy, later: Values
) -> float:
    """Value to a seat after the first Consul, who may hold two cards, has picked a side."""
    if max(green, red) > RULES.limit:
        return 0.0
    total, pairs = 0.0, ((0, 1), (0, 2), (1, 2))
    code = sum(3**place * int(side) for place, side in enumerate(preferences[1:]))
    for k, side in enumerate((preferences[0],) if preferences[0] < 3 else pairs[preferences[0] - 3]):
        keep = (own if me == 0 else others).keep
        chance = 1.0 if preferences[0] < 3 else keep[preferences[0] - 3, 5, green, red, k]
        node = nodes(5)[1].node_index[PREFIX * code + 3 * (side == 0) + (side == 2)]
        if node >= 0:
            total += chance * later[node, green + red - 10, green, side if me == 0 else 2 + me]
    return total


@pytest.mark.parametrize("players", range(5, 9))
def test_round_one_limits_offices_of_round_two(players: int) -> None:
    """W2, W3: the allowed assignments do not depend on the play of round one."""
    state = dealt_at_random(Options(players, first=0), Random(players))
    while state.step != "assign":
        seat = next(seat for seat in range(players) if IDUS_MARTII.legal(state, seat))
        state = fold(IDUS_MARTII, state, IDUS_MARTII.decide(state, seat, IDUS_MARTII.legal(state, seat)[0]))
    assert {tuple(row) for row in offices_after(players)} == {
        (action.praetor, *action.aediles)
        for action in IDUS_MARTII.legal(state, 0)
        if isinstance(action, Assign)
    }
