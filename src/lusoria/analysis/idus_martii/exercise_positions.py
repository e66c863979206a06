"""Idus Martii exercises: guess the sides of some players after some turn.

The score is a Brier score: the squared distance from the posterior belief. It is proper, so an honest guess
is best. The prior belief scores 0, the posterior 100.
"""

from collections.abc import Iterator
from random import Random

import msgspec
from msgspec import Raw

from lusoria.analysis.decision_costs import round_number
from lusoria.analysis.exercises.source_games import ExerciseSource
from lusoria.analysis.idus_martii.belief_timeline import shares, turn_ends
from lusoria.analysis.idus_martii.idus_analysis import side_forecaster
from lusoria.analysis.idus_martii.most_informative_turn import most_informative_turn, squared_distance
from lusoria.analysis.record_steps import transitions
from lusoria.core.game import Seat
from lusoria.games.idus_martii.view import View
from lusoria.minds.idus_martii.players.side_forecaster import side_probabilities
from lusoria.records.codec import encode
from lusoria.records.record import Record
from lusoria.wire.analysis import Chances
from lusoria.wire.exercises import Exercise
from lusoria.wire.idus_martii.messages import Guess

MODEL, NAIVE = "mixture", "honest"
SIZES = (5, 5, 5, 6, 6, 7, 8)  # players of a bot game; chosen uniformly
BOTS = ("novice", "able", "able", "strong")
FIRST_TURN = 3  # earlier turns tell too little
MIN_LEARNT = 0.10  # squared distance between prior and posterior, per other seat
MIN_SENATORS = 5  # S1: the smallest table
SENATOR_PENALTY = 6  # points off the naive score for each senator beyond five: more are harder
GRADE_BOUNDS = (85, 65, 40)  # naive score below which grades 2, 3 and 4 start
SUSPECTS_BY_GRADE = (1, 2, 3, 7)  # seats to guess, so that beginners look at one; 7: all others


def guesses(record: Record, rng: Random) -> Iterator[Guess]:
    """At most one exercise per game: a second one would give away the answer to the first."""
    steps = list(transitions(record))
    ends = [state for _, state in turn_ends(steps)]
    seats = range(len(record.seats))
    revealed = record.game.view(steps[-1].after, None).table.revealed  # type: ignore[attr-defined]
    if len(ends) - 1 <= FIRST_TURN:
        return
    viewer, place = rng.choice(seats), rng.randrange(FIRST_TURN, len(ends) - 1)
    first, view = (record.game.view(state, viewer) for state in (ends[0], ends[place]))
    assert isinstance(view, View)
    assert isinstance(first, View)
    others = [seat for seat in seats if seat != viewer]
    prior, known, naive = (
        by_seat(record, at, model) for at, model in ((first, MODEL), (view, MODEL), (view, NAIVE))
    )
    if squared_distance(prior, known, others) < MIN_LEARNT * len(others):
        return
    distances = {seat: squared_distance(prior, known, [seat]) for seat in others}
    candidates = by_chance(distances, rng)
    grade = grade_of_position(naive, known, prior, candidates)
    suspects = sorted(candidates[: SUSPECTS_BY_GRADE[grade - 1]])
    turn = most_informative_turn(view, MODEL, suspects, side_forecaster(record.game.version))
    yield Guess(
        grade,
        tuple(seat.bot or "" for seat in record.seats),
        Raw(encode(view.table)),
        Raw(encode(view.mine)),
        prior,
        known,
        MODEL,
        round(score(naive, known, prior, suspects)),
        revealed.kept,
        tuple(suspects),
        turn.turn,
        turn.before,
        turn.after,
    )


def by_chance(distances: dict[Seat, float], rng: Random) -> list[Seat]:
    """Seats in random order, first those about which the viewer has learnt something."""
    seats = rng.sample(list(distances), len(distances))
    return sorted(seats, key=lambda seat: distances[seat] < MIN_LEARNT)


def grade_of_position(
    naive: tuple[Chances, ...], known: tuple[Chances, ...], prior: tuple[Chances, ...], others: list[Seat]
) -> int:
    """Grade 1 needs the smallest table, and asks for the first of `others` only."""
    extra = len(others) + 1 - MIN_SENATORS
    if not extra and score(naive, known, prior, others[:1]) >= GRADE_BOUNDS[0]:
        return 1
    return max(2, grade_of(score(naive, known, prior, others) - SENATOR_PENALTY * extra))


def by_seat(record: Record, view: View, model: str) -> tuple[Chances, ...]:
    belief = side_forecaster(record.game.version).belief(view, model)
    return tuple(shares(side_probabilities(view, belief, seat)) for seat in range(len(record.seats)))


def score(
    guess: tuple[Chances, ...], known: tuple[Chances, ...], prior: tuple[Chances, ...], seats: list[Seat]
) -> float:
    """100 for the posterior belief, 0 for the prior, negative for a worse guess."""
    return round_number(
        100 * (1 - squared_distance(guess, known, seats) / squared_distance(prior, known, seats))
    )


def grade_of(ease: float) -> int:
    return 1 + sum(ease < bound for bound in GRADE_BOUNDS)


def turns_of_beginners(exercise: Exercise) -> int:
    """Finished turns in grade 1, so that it begins with the shortest games; 0 in the other grades."""
    return len(msgspec.json.decode(exercise.table)["ledger"]) if exercise.grade == 1 else 0


SOURCE = ExerciseSource(SIZES, BOTS, guesses, turns_of_beginners)
