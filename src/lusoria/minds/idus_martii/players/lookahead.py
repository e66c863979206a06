"""Lookaheads of the strong bots: values after a turn."""

from functools import cached_property
from typing import NamedTuple

import numpy as np

from lusoria.games.idus_martii.policy_keys import PAIRS
from lusoria.minds.idus_martii.belief.deals import CODE_COUNT, SIDES
from lusoria.minds.idus_martii.belief.opponent_models import Model
from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules
from lusoria.minds.idus_martii.players.action_values import Decision
from lusoria.minds.idus_martii.value.compositions import compositions
from lusoria.minds.idus_martii.value.first_round import allocate_first_round, first_round
from lusoria.minds.idus_martii.value.outcome_values import (
    Outcomes,
    OutcomeValues,
    SeenDeals,
    fill_by_composition,
    fill_first_round_values,
    fill_pick_weights,
    fill_second_round_values,
)
from lusoria.minds.idus_martii.value.positions import nodes, worlds
from lusoria.minds.idus_martii.value.round_kernels import Values
from lusoria.minds.idus_martii.value.second_round import allocate_second_round, second_round
from lusoria.minds.idus_martii.value.side_values import side_values
from lusoria.minds.idus_martii.value.turn_outcomes import Floats, Ints

SINGLE_TYPE, SINGLE_HYPOTHESIS = np.ones((6, 1)), np.zeros(1, np.int64)
"""For a model with one type of player, and so one hypothesis."""
MIN_TYPE_SHARE = 0.1  # rarer types are ignored after this turn, to save time


class CompositionLookahead:
    """Values by composition: only the number of players of each side matters. Used by `strong`."""

    def __init__(self, rules: Rules, policy: Policy, mistake_rate: float) -> None:
        self._rules = rules
        self._policy = policy
        self._mistake_rate = mistake_rate
        self._compositions = compositions(rules.players)

    @cached_property
    def values(self) -> Floats:
        return side_values(self._rules, self._policy, self._mistake_rate)

    def after(self, decision: Decision, greens: Ints, reds: Ints) -> OutcomeValues:
        if decision.own < SIDES:
            return self.after_keeping(decision, decision.own, greens, reds)
        pair, tokens = decision.own - SIDES, np.minimum(self._rules.limit, (greens, reds))
        chances = self._policy.keep[pair, min(decision.turn, self._rules.players), tokens[0], tokens[1]]
        both = (self.after_keeping(decision, side, greens, reds) for side in PAIRS[pair])
        result: OutcomeValues = sum(chance * values for chance, values in zip(chances.T, both, strict=True))
        return result

    def after_keeping(self, decision: Decision, side: int, greens: Ints, reds: Ints) -> OutcomeValues:
        belief, players = decision.belief, self._rules.players
        viewer_place = belief.history.place
        assert viewer_place is not None
        result = np.empty((1, len(belief.kept_counts), len(greens)), np.float32)
        unpicked_rows = [
            belief.row_of_place(place)
            for place in range(players)
            if not belief.has_picked[place] and place != viewer_place and not belief.is_merged
        ]
        outcomes = Outcomes(
            self._rules.limit, greens, reds, np.ones((1, CODE_COUNT, len(greens))), SINGLE_HYPOTHESIS
        )
        keep = self._policy.keep[None]
        turn = min(decision.turn, players)
        fill_pick_weights(keep, self._mistake_rate, SINGLE_TYPE, SINGLE_HYPOTHESIS, turn, outcomes)
        rows = np.array(unpicked_rows, np.int64)
        deals = SeenDeals(belief.codes, belief.kept_counts, rows, viewer_place)
        fill_by_composition(deals, self._compositions, outcomes, self.values, decision.turn + 1, side, result)
        return result


class Tables(NamedTuple):
    """Values by turn; the first axis is the type. See `first_round` and `second_round`."""

    first: tuple[Values, ...]
    second: tuple[Values, ...]


def merge_types(result: OutcomeValues, same_type_count: int, shares: Floats) -> OutcomeValues:
    """Averages the values of the mixed types, weighted by their shares, into one hypothesis."""
    if len(shares) < 2:
        return result
    result[same_type_count] = np.tensordot(
        (shares / shares.sum()).astype(np.float32), result[same_type_count:], 1
    )
    return result[: same_type_count + 1]


class WorldLookahead:
    """Values by world in round one, and by the sides of coming Consuls in round two. Used by `master`."""

    def __init__(self, model: Model, own: Policy, *, is_skilled: bool = False) -> None:
        self._model = model
        self._own = own
        self._is_skilled = is_skilled
        self._rules = model.rules
        self._compositions = compositions(model.rules.players)

    @cached_property
    def tables(self) -> Tables:
        rules, mistake_rate, is_skilled = self._rules, self._model.mistake_rate, self._is_skilled
        policies = self._model.policies
        first, second = (
            allocate_first_round(rules, len(policies)),
            allocate_second_round(rules, len(policies)),
        )
        for type_index, policy in enumerate(policies):
            later = second_round(
                rules,
                policy,
                self._own,
                mistake_rate,
                is_skilled=is_skilled,
                out=[values[type_index] for values in second],
            )
            first_round(
                rules,
                policy,
                self._own,
                mistake_rate,
                later,
                is_skilled=is_skilled,
                out=[values[type_index] for values in first],
            )
        return Tables(first, second)

    def after(self, decision: Decision, greens: Ints, reds: Ints) -> OutcomeValues:
        return self.after_keeping(decision, decision.own, greens, reds)

    def after_keeping(self, decision: Decision, side: int, greens: Ints, reds: Ints) -> OutcomeValues:
        belief, players = decision.belief, self._rules.players
        viewer_place = belief.history.place
        assert viewer_place is not None
        rows = np.array([belief.row_of_place(place) for place in range(players)])
        same_type = [h for h in decision.hypotheses if h < self._model.type_count]
        shares = belief.type_shares() if len(same_type) < len(decision.hypotheses) else np.zeros(0)
        mixed_types = np.flatnonzero(shares >= MIN_TYPE_SHARE)
        value_types = np.array([*same_type, *mixed_types])
        result = np.empty((len(value_types), belief.codes.shape[1], len(greens)), np.float32)
        picks = self._picks(decision, viewer_place, greens, reds)[
            [*range(len(same_type)), *[len(same_type)] * len(mixed_types)]
        ]
        deals = SeenDeals(belief.codes, belief.kept_counts, rows, viewer_place)
        outcomes = Outcomes(self._rules.limit, greens, reds, picks, value_types)
        if decision.turn < players:
            after = decision.turn + 1
            fill_first_round_values(
                deals, worlds(players)[after], outcomes, self.tables.first[after], decision.turn, side, result
            )
            return merge_types(result, len(same_type), shares[mixed_types])
        consuls_done = decision.turn + 1 - players
        fill_second_round_values(
            deals,
            self._compositions,
            nodes(players)[consuls_done],
            outcomes,
            self.tables.second[consuls_done - 1],
            consuls_done,
            side,
            result,
        )
        return merge_types(result, len(same_type), shares[mixed_types])

    def _picks(self, decision: Decision, viewer_place: int, greens: Ints, reds: Ints) -> Floats:
        """By hypothesis, code and outcome: likelihood ratio of the pick of this turn's Consul."""
        result = np.ones((len(decision.hypotheses), CODE_COUNT, len(greens)))
        consul, model = decision.turn % self._rules.players, self._model
        if consul == viewer_place or decision.turn in (0, *range(self._rules.players + 1, self._rules.turns)):
            return result
        hypotheses = np.array(decision.hypotheses)
        fill_pick_weights(
            model.tables.keep,
            model.mistake_rate,
            decision.belief.type_posterior[consul],
            hypotheses,
            decision.turn,
            Outcomes(self._rules.limit, greens, reds, result, hypotheses),
        )
        return result
