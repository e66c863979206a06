"""What comes after a turn, as the two strong bots see it."""

from functools import cached_property
from typing import NamedTuple

import numpy as np

from lusoria.games.idus_martii.policy_keys import PAIRS
from lusoria.minds.idus_martii.belief.hands import CODES, SIDES
from lusoria.minds.idus_martii.belief.opponent_models import Model
from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules
from lusoria.minds.idus_martii.players.action_values import Now
from lusoria.minds.idus_martii.value.compositions import compositions
from lusoria.minds.idus_martii.value.first_round import first_rooms, first_round, worlds
from lusoria.minds.idus_martii.value.outcome_values import (
    Worths,
    by_composition,
    in_first_round,
    in_second_round,
    pick_weights,
)
from lusoria.minds.idus_martii.value.round_kernels import Values
from lusoria.minds.idus_martii.value.second_round import nodes, second_rooms, second_round
from lusoria.minds.idus_martii.value.side_values import side_values
from lusoria.minds.idus_martii.value.turn_outcomes import Numbers, Whole

UNKNOWN_TYPE, ONLY = np.ones((6, 1)), np.zeros(1, np.int64)
"""One type of people, and the one hypothesis that all are of it."""
FEW = 0.1
"""Types of which fewer are left out of what comes later."""


class Numerous:
    """Counts sides: what the rest is worth follows from how many of each there are in the end."""

    def __init__(self, rules: Rules, policy: Policy, mistake_rate: float) -> None:
        self._rules = rules
        self._policy = policy
        self._mistake_rate = mistake_rate
        self._known = compositions(rules.players)

    @cached_property
    def values(self) -> Numbers:
        return side_values(self._rules, self._policy, self._mistake_rate)

    def after(self, now: Now, greens: Whole, reds: Whole) -> Worths:
        if now.own < SIDES:
            return self.keeping(now, now.own, greens, reds)
        pair, kept = now.own - SIDES, np.minimum(self._rules.limit, (greens, reds))
        chances = self._policy.keep[pair, min(now.turn, self._rules.players), kept[0], kept[1]]
        both = (self.keeping(now, side, greens, reds) for side in PAIRS[pair])
        found: Worths = sum(chance * values for chance, values in zip(chances.T, both, strict=True))
        return found

    def keeping(self, now: Now, side: int, greens: Whole, reds: Whole) -> Worths:
        belief, players = now.belief, self._rules.players
        found = np.empty((1, len(belief.kept_counts), len(greens)), np.float32)
        undecided = [
            belief.row(place)
            for place in range(players)
            if not belief.has_picked[place] and place != belief.history.place and not belief.is_merged
        ]
        picks = np.ones((1, CODES, len(greens)))
        pick_weights(
            self._policy.keep[None],
            min(now.turn, players),
            greens,
            reds,
            self._rules.limit,
            self._mistake_rate,
            UNKNOWN_TYPE,
            ONLY,
            picks,
        )
        by_composition(
            belief.kept_counts,
            belief.codes,
            np.array(undecided, np.int64),
            picks,
            self.values,
            self._known.where,
            self._known.winners,
            now.turn + 1,
            self._rules.limit,
            greens,
            reds,
            side,
            found,
        )
        return found


class Tables(NamedTuple):
    """By type: see `first_round` and `second_round`."""

    first: tuple[Values, ...]
    second: tuple[Values, ...]


def together(found: Worths, alike: int, shares: Numbers) -> Worths:
    """Where everybody is of a type of their own, the rest is worth the mean of what it is with each type."""
    if len(shares) < 2:
        return found
    found[alike] = np.tensordot((shares / shares.sum()).astype(np.float32), found[alike:], 1)
    return found[: alike + 1]


class Worldly:
    """Knows the worth of every world of round one, and in round two who will still be Consul."""

    def __init__(self, model: Model, own: Policy, *, skilled: bool = False) -> None:
        self._model = model
        self._own = own
        self._skilled = skilled
        self._rules = model.rules
        self._known = compositions(model.rules.players)

    @cached_property
    def tables(self) -> Tables:
        rules, mistake_rate, skilled = self._rules, self._model.mistake_rate, self._skilled
        policies = self._model.policies
        first, second = first_rooms(rules, len(policies)), second_rooms(rules, len(policies))
        for kind, policy in enumerate(policies):
            later = second_round(
                rules, policy, self._own, mistake_rate, skilled=skilled, rooms=[room[kind] for room in second]
            )
            first_round(
                rules,
                policy,
                self._own,
                mistake_rate,
                later,
                skilled=skilled,
                rooms=[room[kind] for room in first],
            )
        return Tables(first, second)

    def after(self, now: Now, greens: Whole, reds: Whole) -> Worths:
        return self.keeping(now, now.own, greens, reds)

    def keeping(self, now: Now, side: int, greens: Whole, reds: Whole) -> Worths:
        belief, players = now.belief, self._rules.players
        me = belief.history.place
        assert me is not None
        rows = np.array([belief.row(place) for place in range(players)])
        alike = [h for h in now.likely if h < self._model.type_count]
        shares = belief.type_shares() if len(alike) < len(now.likely) else np.zeros(0)
        mixed = np.flatnonzero(shares >= FEW)
        which = np.array([*alike, *mixed])
        found = np.empty((len(which), belief.codes.shape[1], len(greens)), np.float32)
        picks = self._picks(now, me, greens, reds)[[*range(len(alike)), *[len(alike)] * len(mixed)]]
        if now.turn < players:
            here, values = worlds(players)[now.turn + 1], self.tables.first[now.turn + 1]
            in_first_round(
                belief.codes, rows, me, side, now.turn, here.steps, here.places, values, greens, picks, which,
                found,
            )  # fmt: skip
            return together(found, len(alike), shares[mixed])
        done = now.turn + 1 - players
        in_second_round(
            belief.codes, rows, me, side, done, self._rules.limit, self._known.where, self._known.winners,
            nodes(players)[done].places, self.tables.second[done - 1], greens, reds, picks, which, found,
        )  # fmt: skip
        return together(found, len(alike), shares[mixed])

    def _picks(self, now: Now, me: int, greens: Whole, reds: Whole) -> Numbers:
        """How much likelier each code of this turn's Consul becomes, by hypothesis and outcome."""
        found = np.ones((len(now.likely), CODES, len(greens)))
        consul, model = now.turn % self._rules.players, self._model
        if consul == me or now.turn in (0, *range(self._rules.players + 1, self._rules.turns)):
            return found
        pick_weights(
            model.tables.keep,
            now.turn,
            greens,
            reds,
            self._rules.limit,
            model.mistake_rate,
            now.belief.type_posterior[consul],
            np.array(now.likely),
            found,
        )
        return found
