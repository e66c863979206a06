"""How people may play who look at their cards, the turn and the tokens, and remember nothing else.

Such a policy is four tables. Beliefs and values rest on them: they are what others are taken to do.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.core.errors import Malformed
from lusoria.games.idus_martii.model import PRINTED_LIMIT
from lusoria.games.idus_martii.policy_keys import (
    ATTITUDES,
    MIRRORED,
    STORED,
    Files,
    learnt_limit,
    printed_tokens,
)
from lusoria.minds.idus_martii.value.turn_outcomes import GREEN, RED, YELLOW, Numbers

LEARNED = ("careless", "sharp", "cfr", "thinking")
"""The policies in a file: the most careless one first, last what the strong bots do."""
SWAPPED_COLOURS = (RED, GREEN, YELLOW)
STORED_ROWS = {"vote": len(STORED), "swap": len(STORED), "replace": len(STORED), "keep": 2}


class Rules(NamedTuple):
    """What of a table's options matters here."""

    players: int
    limit: int
    may: bool
    """W6: whether a shown yellow may be kept."""

    @property
    def printed(self) -> "Rules":
        """With so many players."""
        return Rules(self.players, PRINTED_LIMIT[self.players], may=False)

    @property
    def turns(self) -> int:
        return 2 * self.players

    @property
    def tokens(self) -> int:
        """How many places a token can be at while it is played."""
        return self.limit + 1


class Policy(NamedTuple):
    """By attitude, turn, green and red votes so far."""

    vote: Numbers
    """How likely each colour is laid."""
    swap: Numbers
    """How likely a green and a red vote is swapped."""
    replace: Numbers
    """By the colour laid: how likely each other one replaces it; below 0 where that is not allowed."""
    keep: Numbers
    """By pair of cards: how likely each of the two is kept. The votes are those after the turn."""


def empty(rules: Rules) -> Policy:
    """Any choice is as likely."""
    shape = (rules.turns, rules.tokens, rules.tokens)
    vote = np.full((ATTITUDES, *shape, 3), 1 / 3)
    vote[:, : rules.players] = (0.5, 0.5, 0.0)
    replace = np.full((ATTITUDES, *shape, 3, 3), 0.5)
    for colour in (GREEN, RED, YELLOW):
        replace[..., colour, colour] = -1.0
    if rules.may:
        replace[..., YELLOW, :] = 1 / 3
    return Policy(vote, np.full((ATTITUDES, *shape, 2), 0.5), replace, np.full((3, *shape, 2), 0.5))


def mixture(policies: Sequence[Policy]) -> Policy:
    """Somebody who before every choice draws one of them; what is not allowed stays so."""
    return Policy(*(np.mean(tables, axis=0) for tables in zip(*policies, strict=True)))


@cache
def honest(rules: Rules) -> Policy:
    """`lusoria.bots.idus_martii.honest`, as a table."""
    found = empty(rules)
    green, red = np.indices((rules.tokens, rules.tokens))
    lead = green - red
    rounds = (slice(0, rules.players), slice(rules.players, None))
    for attitude in (0, 1, 2, 4, 5):
        side = {4: 0, 5: 1}.get(attitude, attitude)
        for second, turns in enumerate(rounds):
            vote = np.zeros((rules.tokens, rules.tokens, 3))
            if side == YELLOW:  # a Merchant, whose index is that of yellow
                vote[..., GREEN] = np.where(lead == 0, 0.5, lead < 0)
                vote[..., RED] = np.where(lead == 0, 0.5, lead > 0)
                if second:
                    vote[np.abs(lead) <= 1] = (0.0, 0.0, 1.0)
            else:
                vote[..., side] = 1.0
            found.vote[attitude, turns] = vote
        swap = np.zeros((rules.tokens, rules.tokens, 2))
        if side == YELLOW:
            swap[..., GREEN], swap[..., RED] = lead > 0, lead < 0
        else:
            swap[..., 1 - side] = 1.0
        found.swap[attitude] = swap
    found.vote[3] = np.where(np.arange(3) < YELLOW, 0.5, 0.0)
    found.swap[3] = 0.0
    for attitude in range(ATTITUDES):
        side = {4: 0, 5: 1}.get(attitude, attitude)
        for colour in (GREEN, RED):
            found.replace[attitude, ..., colour, 1 - colour] = 0.0
            found.replace[attitude, ..., colour, YELLOW] = 1.0
        answers = np.full(3, -1.0)
        answers[:2] = 0.0
        if side < YELLOW:
            answers[side] = 1.0
            answers[YELLOW] = 0.0 if rules.may else -1.0
        elif rules.may:
            answers[YELLOW] = 1.0
        else:
            answers[:2] = 0.5
        found.replace[attitude, ..., YELLOW, :] = answers
    found.keep[0, ..., 0] = np.where(lead == 0, 0.5, lead > 0)
    found.keep[0, ..., 1] = 1 - found.keep[0, ..., 0]
    return found


class Learned:
    """The policies of the files that were trained."""

    def __init__(self, *files: bytes) -> None:
        self._files = Files(*files)
        self._known: dict[tuple[Rules, str], Policy] = {}

    def policy(self, rules: Rules, name: str) -> Policy:
        """The honest one, or a learnt one.

        What was learnt for the printed rules alone is read where these are most alike.
        """
        if name == "honest":
            return honest(rules)
        key = (rules, name)
        if key not in self._known:
            self._known[key] = self._read(rules, name)
        return self._known[key]

    def _read(self, rules: Rules, name: str) -> Policy:
        learnt = rules._replace(limit=learnt_limit(rules.players, rules.limit))
        if learnt in self._files and f"{name}.{Policy._fields[0]}" in self._files[learnt].parts:
            return within(rules, self._stored(learnt, name))
        return at_limit(rules, self._stored(rules.printed, name))

    def _stored(self, rules: Rules, name: str) -> Policy:
        parts = self._files[rules].parts
        tables = []
        for field, full in zip(Policy._fields, empty(rules), strict=True):
            part = parts.get(f"{name}.{field}")
            if part is None or part.shape != (STORED_ROWS[field], *full.shape[1:]):
                raise Malformed("table", f"it holds no {name}.{field} of the size that it must have")
            tables.append(np.frombuffer(part.data, np.uint8).reshape(part.shape).astype(float))
        return unmirrored(rules, Policy(*tables))


def unmirrored(rules: Rules, stored: Policy) -> Policy:
    """All attitudes out of the stored ones; weights become chances, and what was never met any choice."""
    found = empty(rules)
    for place, attitude in enumerate(STORED):
        other = MIRRORED[attitude]
        for target, source in (
            (found.vote, shares(stored.vote[place], found.vote[attitude])),
            (found.swap, stored.swap[place] / 255),
            (found.replace, shares(stored.replace[place], found.replace[attitude])),
        ):
            target[attitude] = source
            if other != attitude:
                target[other] = mirrored(source)
    for pair, source in enumerate(shares(stored.keep, found.keep[:2])):
        found.keep[pair] = source
    found.keep[2] = found.keep[1].swapaxes(1, 2)
    return found


def shares(weights: Numbers, otherwise: Numbers) -> Numbers:
    """Weights as parts of one; where there are none, what else would be. What is not allowed stays so."""
    total = weights.sum(axis=-1, keepdims=True)
    found = np.where(total > 0, weights / np.maximum(total, 1), np.maximum(otherwise, 0))
    return np.where(otherwise < 0, otherwise, found)


def mirrored(table: Numbers) -> Numbers:
    """By turn, green, red and then colours: as it looks with both sides exchanged."""
    found = table.swapaxes(1, 2)
    for axis in range(3, found.ndim):
        found = found.take(SWAPPED_COLOURS[: found.shape[axis]], axis=axis)
    return found


def within(rules: Rules, further: Policy) -> Policy:
    """As much of a policy for a further limit as tokens can come to."""
    tokens = slice(rules.tokens)
    return Policy(*(np.ascontiguousarray(table[:, :, tokens, tokens]) for table in further))


def at_limit(rules: Rules, printed: Policy) -> Policy:
    """The same policy at a table with another limit, or where a shown yellow may be kept.

    It is kept as often as yellow would have been laid.
    """
    turns, greens, reds = counterparts(rules, 0)
    vote, swap, replace, keep = printed
    later, later_greens, later_reds = counterparts(rules, 1)
    found = Policy(
        np.ascontiguousarray(vote[:, turns, greens, reds]),
        np.ascontiguousarray(swap[:, turns, greens, reds]),
        np.ascontiguousarray(replace[:, turns, greens, reds]),
        np.ascontiguousarray(keep[:, later, later_greens, later_reds]),
    )
    if rules.may:
        kept = found.vote[..., YELLOW, None]
        found.replace[..., YELLOW, :2] *= 1 - kept
        found.replace[..., YELLOW, YELLOW] = kept[..., 0]
    return found


def counterparts(rules: Rules, later: int) -> tuple[NDArray[np.int64], ...]:
    """Where a printed table is most alike: the turn, green and red, by turn, green and red."""
    turns, greens, reds = np.indices((rules.turns, rules.tokens, rules.tokens))
    for turn, green, red in np.argwhere(greens + reds <= 2 * (turns + later)):
        at = printed_tokens(rules.players, rules.limit, int(turn) + later, int(green), int(red))
        greens[turn, green, red], reds[turn, green, red] = at
    most = PRINTED_LIMIT[rules.players]
    return turns, greens.clip(0, most), reds.clip(0, most)
