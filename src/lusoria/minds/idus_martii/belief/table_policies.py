"""Tabular policies: choices depend on cards, turn and tokens alone.

A policy is four arrays of probabilities. Beliefs and values assume that the other players follow one.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.core.errors import Malformed
from lusoria.games.idus_martii.model import PRINTED_LIMIT
from lusoria.games.idus_martii.policy_keys import (
    MIRRORED,
    PREFERENCES,
    STORED,
    Files,
    learnt_limit,
    printed_tokens,
)
from lusoria.minds.idus_martii.value.turn_outcomes import GREEN, RED, YELLOW, Floats

SWAPPED_COLOURS = (RED, GREEN, YELLOW)
STORED_ROWS = {"vote": len(STORED), "swap": len(STORED), "replace": len(STORED), "keep": 2}


class Rules(NamedTuple):
    """The options of a table that matter for policies."""

    players: int
    limit: int
    may_keep_yellow: bool
    """W6: a player may keep a yellow vote that was shown."""

    @property
    def printed_rules(self) -> "Rules":
        """The printed rules for this number of players."""
        return Rules(self.players, PRINTED_LIMIT[self.players], may_keep_yellow=False)

    @property
    def turns(self) -> int:
        return 2 * self.players

    @property
    def tokens(self) -> int:
        """Number of positions of a token during the game: 0 to the limit."""
        return self.limit + 1


class Policy(NamedTuple):
    """Probabilities by preference, turn, and green and red votes so far. Disallowed choices are negative."""

    vote: Floats
    """Of each colour as the vote."""
    swap: Floats
    """That the Praetor swaps a green and a red vote."""
    replace: Floats
    """By the colour laid: of each colour as its replacement."""
    keep: Floats
    """By pair of cards: of keeping each of the two. The votes are those after the turn."""


def uniform_policy(rules: Rules) -> Policy:
    """All allowed choices are equally likely."""
    shape = (rules.turns, rules.tokens, rules.tokens)
    vote = np.full((PREFERENCES, *shape, 3), 1 / 3)
    vote[:, : rules.players] = (0.5, 0.5, 0.0)
    replace = np.full((PREFERENCES, *shape, 3, 3), 0.5)
    for colour in (GREEN, RED, YELLOW):
        replace[..., colour, colour] = -1.0
    if rules.may_keep_yellow:
        replace[..., YELLOW, :] = 1 / 3
    return Policy(vote, np.full((PREFERENCES, *shape, 2), 0.5), replace, np.full((3, *shape, 2), 0.5))


def average_policies(policies: Sequence[Policy]) -> Policy:
    """A player who draws one of the policies before every choice."""
    return Policy(*(np.mean(tables, axis=0) for tables in zip(*policies, strict=True)))


@cache
def honest_policy(rules: Rules) -> Policy:
    """The bot `lusoria.bots.idus_martii.honest` as a tabular policy."""
    policy = uniform_policy(rules)
    green, red = np.indices((rules.tokens, rules.tokens))
    lead = green - red
    rounds = (slice(0, rules.players), slice(rules.players, None))
    for preference in (0, 1, 2, 4, 5):
        side = {4: 0, 5: 1}.get(preference, preference)
        for second, turns in enumerate(rounds):
            vote = np.zeros((rules.tokens, rules.tokens, 3))
            if side == YELLOW:  # a Merchant, whose index is that of yellow
                vote[..., GREEN] = np.where(lead == 0, 0.5, lead < 0)
                vote[..., RED] = np.where(lead == 0, 0.5, lead > 0)
                if second:
                    vote[np.abs(lead) <= 1] = (0.0, 0.0, 1.0)
            else:
                vote[..., side] = 1.0
            policy.vote[preference, turns] = vote
        swap = np.zeros((rules.tokens, rules.tokens, 2))
        if side == YELLOW:
            swap[..., GREEN], swap[..., RED] = lead > 0, lead < 0
        else:
            swap[..., 1 - side] = 1.0
        policy.swap[preference] = swap
    policy.vote[3] = np.where(np.arange(3) < YELLOW, 0.5, 0.0)
    policy.swap[3] = 0.0
    for preference in range(PREFERENCES):
        side = {4: 0, 5: 1}.get(preference, preference)
        for colour in (GREEN, RED):
            policy.replace[preference, ..., colour, 1 - colour] = 0.0
            policy.replace[preference, ..., colour, YELLOW] = 1.0
        answers = np.full(3, -1.0)
        answers[:2] = 0.0
        if side < YELLOW:
            answers[side] = 1.0
            answers[YELLOW] = 0.0 if rules.may_keep_yellow else -1.0
        elif rules.may_keep_yellow:
            answers[YELLOW] = 1.0
        else:
            answers[:2] = 0.5
        policy.replace[preference, ..., YELLOW, :] = answers
    policy.keep[0, ..., 0] = np.where(lead == 0, 0.5, lead > 0)
    policy.keep[0, ..., 1] = 1 - policy.keep[0, ..., 0]
    return policy


class TrainedPolicies:
    """The policies in trained files, and the honest one; read on first use."""

    def __init__(self, *files: bytes) -> None:
        self._files = Files(*files)
        self._policies: dict[tuple[Rules, str], Policy] = {}  # bounded by the house rules and trained names

    def policy(self, rules: Rules, name: str) -> Policy:
        """The policy `name` for these rules.

        A file may hold a policy for the printed rules only. It is then adapted to other limits.
        """
        if name == "honest":
            return honest_policy(rules)
        key = (rules, name)
        if key not in self._policies:
            self._policies[key] = self._read(rules, name)
        return self._policies[key]

    def _read(self, rules: Rules, name: str) -> Policy:
        trained_rules = rules._replace(limit=learnt_limit(rules.players, rules.limit))
        if trained_rules in self._files and f"{name}.{Policy._fields[0]}" in self._files[trained_rules].parts:
            return crop_to_limit(rules, self._load_stored(trained_rules, name))
        return adapt_to_limit(rules, self._load_stored(rules.printed_rules, name))

    def _load_stored(self, rules: Rules, name: str) -> Policy:
        parts = self._files[rules].parts
        tables = []
        for field, full in zip(Policy._fields, uniform_policy(rules), strict=True):
            part = parts.get(f"{name}.{field}")
            if part is None or part.shape != (STORED_ROWS[field], *full.shape[1:]):
                raise Malformed("table", f"it holds no {name}.{field} of the size that it must have")
            tables.append(np.frombuffer(part.data, np.uint8).reshape(part.shape).astype(float))
        return expand_mirrored(rules, Policy(*tables))


def expand_mirrored(rules: Rules, stored: Policy) -> Policy:
    """All preferences from the stored ones. Weights become probabilities; states never met become uniform."""
    policy = uniform_policy(rules)
    for place, preference in enumerate(STORED):
        other = MIRRORED[preference]
        for target, source in (
            (policy.vote, normalise(stored.vote[place], policy.vote[preference])),
            (policy.swap, stored.swap[place] / 255),
            (policy.replace, normalise(stored.replace[place], policy.replace[preference])),
        ):
            target[preference] = source
            if other != preference:
                target[other] = exchange_sides(source)
    for pair, source in enumerate(normalise(stored.keep, policy.keep[:2])):
        policy.keep[pair] = source
    policy.keep[2] = policy.keep[1].swapaxes(1, 2)
    return policy


def normalise(weights: Floats, otherwise: Floats) -> Floats:
    """Weights as probabilities. Where all weights are 0, `otherwise`; where that is negative, negative."""
    total = weights.sum(axis=-1, keepdims=True)
    shares = np.where(total > 0, weights / np.maximum(total, 1), np.maximum(otherwise, 0))
    return np.where(otherwise < 0, otherwise, shares)


def exchange_sides(table: Floats) -> Floats:
    """Exchanges the two sides in an array by turn, green, red and colours."""
    exchanged = table.swapaxes(1, 2)
    for axis in range(3, exchanged.ndim):
        exchanged = exchanged.take(SWAPPED_COLOURS[: exchanged.shape[axis]], axis=axis)
    return exchanged


def crop_to_limit(rules: Rules, further: Policy) -> Policy:
    """The part of a policy for a higher limit that these rules can reach."""
    tokens = slice(rules.tokens)
    return Policy(*(np.ascontiguousarray(table[:, :, tokens, tokens]) for table in further))


def adapt_to_limit(rules: Rules, printed: Policy) -> Policy:
    """The policy for printed rules at a table with another limit, or where a shown yellow may be kept.

    A shown yellow is kept with the probability that yellow would have been laid.
    """
    turns, greens, reds = nearest_printed(rules, 0)
    vote, swap, replace, keep = printed
    later, later_greens, later_reds = nearest_printed(rules, 1)
    adapted = Policy(
        np.ascontiguousarray(vote[:, turns, greens, reds]),
        np.ascontiguousarray(swap[:, turns, greens, reds]),
        np.ascontiguousarray(replace[:, turns, greens, reds]),
        np.ascontiguousarray(keep[:, later, later_greens, later_reds]),
    )
    if rules.may_keep_yellow:
        keep_chance = adapted.vote[..., YELLOW, None]
        adapted.replace[..., YELLOW, :2] *= 1 - keep_chance
        adapted.replace[..., YELLOW, YELLOW] = keep_chance[..., 0]
    return adapted


def nearest_printed(rules: Rules, later: int) -> tuple[NDArray[np.int64], ...]:
    """By turn, green and red: the most similar turn, green and red under printed rules."""
    turns, greens, reds = np.indices((rules.turns, rules.tokens, rules.tokens))
    for turn, green, red in np.argwhere(greens + reds <= 2 * (turns + later)):
        at = printed_tokens(rules.players, rules.limit, int(turn) + later, int(green), int(red))
        greens[turn, green, red], reds[turn, green, red] = at
    most = PRINTED_LIMIT[rules.players]
    return turns, greens.clip(0, most), reds.clip(0, most)
