"""Action values: exact in the last turn, mirror-symmetric, and close before."""

from collections.abc import Iterator
from random import Random
from typing import Literal

import numpy as np
import pytest

from lusoria.core.game import fold
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.actions import Action, Vote
from lusoria.games.idus_martii.model import PRINTED_LIMIT, Options, Result, State
from lusoria.lab.idus_martii.train.policy_lift import seat_wins
from lusoria.minds.idus_martii.belief.opponent_models import Model
from lusoria.minds.idus_martii.belief.table_policies import Rules
from lusoria.minds.idus_martii.players.action_values import ActionEvaluator, softmax_choice
from lusoria.minds.idus_martii.players.lookahead import CompositionLookahead, WorldLookahead
from lusoria.minds.idus_martii.value.first_round import first_round
from lusoria.minds.idus_martii.value.positions import CARDS_BY_PREFERENCE, worlds
from lusoria.minds.idus_martii.value.round_kernels import CERTAIN
from lusoria.minds.idus_martii.value.second_round import second_round
from tests.minds.idus_martii.test_belief import random_policy
from tests.minds.idus_martii.trained_data import models
from tests.minds.idus_martii.views import mirrored_action, mirrored_view, views
from tests.minds.idus_martii.world_enumeration import WorldEnumeration, random_game

MISTAKE_RATE = 0.1


def evaluators(rules: Rules) -> list[ActionEvaluator]:
    policy = random_policy(rules, 8)
    model = Model("random", rules, (policy,), MISTAKE_RATE)
    repeated = Model("two", rules, (policy, policy), MISTAKE_RATE)  # two types that are the same are one
    return [
        ActionEvaluator(model, CompositionLookahead(rules, policy, MISTAKE_RATE)),
        ActionEvaluator(model, WorldLookahead(model, policy)),
        ActionEvaluator(repeated, WorldLookahead(repeated, policy, is_skilled=True)),
    ]


def continuations(
    enumeration: WorldEnumeration, state: State, weight: float, seat: int
) -> Iterator[tuple[State, float]]:
    """All continuations by the others, to the end or the next decision of this seat."""
    if state.result is not None or IDUS_MARTII.legal(state, seat):
        yield state, weight
        return
    other = next(each for each in range(state.players) if IDUS_MARTII.legal(state, each))
    choices = IDUS_MARTII.legal(state, other)
    for choice in choices:
        share = 1 / len(choices) if state.step == "look" else enumeration.chance(state, other, choice)
        yield from continuations(enumeration, after(state, other, choice), weight * share, seat)


def exact_value(enumeration: WorldEnumeration, seat: int, choice: Action) -> float:
    """Exact value of an action in the last turn, if the seat continues optimally."""
    won, decisions_left = 0.0, []
    for world, weight in enumeration.worlds.values():
        for state, share in continuations(enumeration, after(world, seat, choice), weight, seat):
            if state.result is not None:
                won += share * (seat in state.result.winners)
            else:
                decisions_left.append((state, share))
    if not decisions_left:
        return won
    answers = [
        sum(
            share * (seat in result_of(after(state, seat, answer)).winners) for state, share in decisions_left
        )
        for answer in IDUS_MARTII.legal(decisions_left[0][0], seat)
    ]
    return won + max(answers)


def result_of(state: State) -> Result:
    assert state.result is not None
    return state.result


def after(state: State, seat: int, action: Action) -> State:
    return fold(IDUS_MARTII, state, IDUS_MARTII.decide(state, seat, action))


LAST_QUESTIONS = {
    ("vote", None),
    ("veto", "green"),
    ("veto", "red"),
    ("replace", "green"),
    ("replace", "red"),
    ("replace", "yellow"),
}


@pytest.mark.parametrize("yellow_swap", ["must", "may"])
def test_values_are_exact_in_the_last_turn(yellow_swap: Literal["must", "may"]) -> None:
    """Values equal an enumeration of all worlds by the reference rules."""
    options = Options(5, yellow_swap=yellow_swap, limit=14)
    evaluators_of_rules = evaluators(Rules(5, 14, yellow_swap == "may"))
    missing = set(LAST_QUESTIONS)
    for number in range(60):
        start, decisions = random_game(options, Random(f"last {number} {yellow_swap}"))
        truth = start
        for place, (seat, action) in enumerate(decisions):
            if truth.turn == 10 and (truth.step, truth.looked_colour) in missing:
                missing.remove((truth.step, truth.looked_colour))
                enumeration, state = (
                    WorldEnumeration(start, seat, evaluators_of_rules[0].model.policies[0], MISTAKE_RATE),
                    start,
                )
                for each in decisions[:place]:
                    state = enumeration.perceive(state, *each)
                view = IDUS_MARTII.view(truth, seat)
                exact = [exact_value(enumeration, seat, choice) for choice in view.legal]
                for evaluator in evaluators_of_rules:
                    assert evaluator.action_values(view) == pytest.approx(exact, abs=1e-4)
                break
            truth = after(truth, seat, action)
    assert not missing


@pytest.mark.parametrize("players", [5, 6])
def test_values_are_mirror_symmetric(players: int) -> None:
    """An action has the value of its mirror image in the mirrored view."""
    rules = Rules(players, PRINTED_LIMIT[players], may_keep_yellow=False)
    known = models()
    strong = ActionEvaluator(
        known.model(rules, "mixture"), CompositionLookahead(rules, known.policy(rules, "cfr"), 0.05)
    )
    model = known.model(rules, "types")
    master = ActionEvaluator(model, WorldLookahead(model, known.policy(rules, "cfr"), is_skilled=True))
    for view in views(Options(players), range(2)):
        if len(view.legal) == 1:
            continue
        image = mirrored_view(view)
        for evaluator in (strong, master):
            worths = dict(zip(view.legal, evaluator.action_values(view), strict=True))
            images = dict(zip(image.legal, evaluator.action_values(image), strict=True))
            for action, worth in worths.items():
                assert 0 <= worth <= 1
                assert images[mirrored_action(action)] == pytest.approx(worth, abs=2e-4)


def test_equal_types_equal_one_type() -> None:
    """Later values are means over the types, so the same type twice changes nothing."""
    rules = Rules(5, PRINTED_LIMIT[5], may_keep_yellow=False)
    sharp, own = (models().policy(rules, name) for name in ("sharp", "cfr"))
    once, repeated = (Model("some", rules, (sharp,) * count, 0.05) for count in (1, 3))
    single, many = (
        ActionEvaluator(model, WorldLookahead(model, own, is_skilled=True)) for model in (once, repeated)
    )
    for view in views(Options(5), range(2)):
        if len(view.legal) > 1:
            assert many.action_values(view) == pytest.approx(single.action_values(view), abs=1e-4)


@pytest.mark.parametrize("players", [5, 7])
def test_first_values_equal_simulated_wins(players: int) -> None:
    """Backward induction of round one and the mean over offices equal simulated games."""
    rules = Rules(players, PRINTED_LIMIT[players], may_keep_yellow=False)
    policy = models().policy(rules, "cfr")
    values = first_round(rules, policy, policy, 0.0, second_round(rules, policy, policy, 0.0))[0]
    preferences = worlds(players)[0].preferences
    assert (CARDS_BY_PREFERENCE[preferences].sum(axis=1) == (players - 1, players - 1, 2)).all()
    orders = 2.0 ** (preferences > 2).sum(axis=1)
    found = orders @ values[:, 0] / orders.sum() / CERTAIN
    assert np.abs(found - seat_wins(rules, policy, 20_000, 3)).max() < 0.06


class TestSoftmaxChoice:
    LEGAL = (Vote("green"), Vote("red"), Vote("yellow"))

    def test_better_actions_are_more_likely(self) -> None:
        draws = [(k + 0.5) / 1000 for k in range(1000)]
        found = [softmax_choice(self.LEGAL, [0.5, 0.49, 0.1], draw, 200.0) for draw in draws]
        assert found.count(self.LEGAL[0]) == pytest.approx(1000 / (1 + np.exp(-2)), abs=2)
        assert self.LEGAL[2] not in found

    @pytest.mark.parametrize("draw", [0.0, 0.999999999999])
    def test_every_draw_gives_an_action(self, draw: float) -> None:
        assert softmax_choice(self.LEGAL, [0.0, 0.0, 0.0], draw, 200.0) in self.LEGAL
