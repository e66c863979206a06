"""Idus Martii: after a turn, how sure can one be of everybody?

A guess is scored by the square of its distance from what could be known (the Brier score, which is proper:
nobody does better in the mean than by saying what they believe). 0 is what was known before the first vote.
"""

from collections.abc import Iterator
from itertools import chain
from random import Random

from msgspec import Raw

from lusoria.analysis.decision_costs import rounded
from lusoria.analysis.idus_suspicion import shares, turn_ends
from lusoria.analysis.record_analysis import outlook
from lusoria.analysis.record_steps import passages
from lusoria.core.floats import float_sum
from lusoria.core.game import Seat
from lusoria.games.idus_martii.view import View
from lusoria.minds.idus_martii.players.outlook import sides_of
from lusoria.records.codec import encode
from lusoria.records.record import Record
from lusoria.wire.analysis import Chances
from lusoria.wire.exercises import Guess

MODEL, NAIVE = "mixture", "honest"
SIZES = (5, 5, 5, 6, 6, 7, 8)
COMPANY = ("novice", "able", "able", "strong")
FIRST_TURN = 3
LEAST_LEARNT = 0.10
"""By seat: so far what can be known must have moved from what was known at the start, squared."""
LEAST_SENATORS = 5
A_SENATOR = 6
"""So much harder is each senator more than five, in points of the naive score."""
EASE = (85, 65, 40)
"""The naive score above which a position is of the first, the second, the third grade."""


def guesses(record: Record, rng: Random) -> Iterator[Guess]:
    """One position of a game at most: others of the same game would tell each other's truth."""
    steps = list(passages(record))
    ends = [state for _, state in turn_ends(steps)]
    seats = range(len(record.seats))
    revealed = record.game.view(steps[-1].after, None).table.revealed  # type: ignore[attr-defined]
    if len(ends) - 1 <= FIRST_TURN:
        return
    asked, place = rng.choice(seats), rng.randrange(FIRST_TURN, len(ends) - 1)
    first, view = (record.game.view(state, asked) for state in (ends[0], ends[place]))
    assert isinstance(view, View)
    assert isinstance(first, View)
    others = [seat for seat in seats if seat != asked]
    prior, known, naive = (
        by_seat(record, at, model) for at, model in ((first, MODEL), (view, MODEL), (view, NAIVE))
    )
    if distance(prior, known, others) < LEAST_LEARNT * len(others):
        return
    simple = score(naive, known, prior, others)
    yield Guess(
        grade_of(simple - A_SENATOR * (len(seats) - LEAST_SENATORS)),
        tuple(seat.bot or "" for seat in record.seats),
        Raw(encode(view.table)),
        Raw(encode(view.mine)),
        prior,
        known,
        MODEL,
        round(simple),
        revealed.kept,
    )


def by_seat(record: Record, view: View, model: str) -> tuple[Chances, ...]:
    belief = outlook(record.game.version).belief(view, model)
    return tuple(shares(sides_of(view, belief, seat)) for seat in range(len(record.seats)))


def distance(one: tuple[Chances, ...], other: tuple[Chances, ...], seats: list[Seat]) -> float:
    pairs = chain.from_iterable(zip(one[seat], other[seat], strict=True) for seat in seats)
    return float_sum((mine - theirs) ** 2 for mine, theirs in pairs)


def score(
    said: tuple[Chances, ...], known: tuple[Chances, ...], prior: tuple[Chances, ...], seats: list[Seat]
) -> float:
    """100 is all that could be known, 0 what was known at the start; below it one was misled."""
    return rounded(100 * (1 - distance(said, known, seats) / distance(prior, known, seats)))


def grade_of(ease: float) -> int:
    return 1 + sum(ease < bound for bound in EASE)
