"""Alea Romana exercises: decisions with an exactly known value.

There are two kinds:
- `win`: a turn of the last round with at most one player to follow, valued by the chance to win.
- `points`: a turn with few turns left and few empty rows, solved exactly for one column.
"""

import math
from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

import numpy as np
from msgspec import Raw

from lusoria.analysis.decision_costs import round_number
from lusoria.analysis.exercises.source_games import LEVELS, ExerciseSource
from lusoria.analysis.record_steps import Transition, transitions
from lusoria.bots import bot
from lusoria.core.floats import float_sum
from lusoria.games.alea import ALEA
from lusoria.games.alea.action_reasons import action_reason
from lusoria.games.alea.model import Column, State
from lusoria.games.alea.view import View
from lusoria.minds.alea.model.columns import graph
from lusoria.minds.alea.model.table_snapshot import Snapshot, snapshot_of
from lusoria.minds.alea.players.decision import LeafEvaluator, LeafValues, evaluate_actions
from lusoria.minds.alea.turn.plan import plan
from lusoria.minds.alea.turn.turn_evaluation import Ints
from lusoria.minds.alea.turn.turn_value import CARD_POINTS_BY_SET, best_turns
from lusoria.minds.alea.value.final_score_odds import (
    SCORE_BOUND,
    chances_to_beat,
    column_total,
    fill_chances_against_finished,
    points_of,
)
from lusoria.minds.alea.value.point_value import Values
from lusoria.records.codec import encode
from lusoria.records.record import Record
from lusoria.wire.alea.messages import Choice, Goal

SIZES = (2, 2, 3, 4)  # players of a bot game; chosen uniformly
BOTS = ("novice", "able", "strong", "master")
MAX_TURNS = 4  # remaining turns of the player: an exact solution takes seconds
MAX_EMPTY_ROWS = 5  # for the same reason
TOLERANCE = {"points": 0.5, "win": 0.01}  # options this close to the best count as best
CLOSE = {"points": 2.0, "win": 0.05}  # distance of the second best below which a position is harder
MIN_OPTIONS = 3  # legal actions: fewer make a guess too easy
MAX_CANDIDATES = 6  # positions evaluated per game
NOVICE_TRIES = 8  # a novice chooses at random, other levels do not
GRADE_BOUNDS = (0.5, 1.05, 2.0)  # difficulty from which grades 2, 3 and 4 start
MISTAKE_WEIGHTS = (0.6, 1.0, 1.6, 1.6)  # difficulty added if a level errs, by level


def choices(record: Record, rng: Random) -> Iterator[Choice]:
    """At most one exercise per game: a position in which some level errs."""
    turns = own_turns(record)
    candidates = [
        (transition, turns_left) for transition, turns_left in turns if is_suitable(transition, turns_left)
    ]
    rng.shuffle(candidates)
    candidates.sort(
        key=lambda candidate: candidate[0].before.closing is None
    )  # the last round is short: its turns first
    for transition, turns_left in candidates[:MAX_CANDIDATES]:
        options = option_values(transition.before, turns_left)
        if options is not None:
            wrong = mistakes(options.view, options.values, options.goal)
            if any(wrong):
                yield choice(record, options, turns_left, wrong)
                return


def own_turns(record: Record) -> list[tuple[Transition, int]]:
    """All decisions, each with the number of turns its player has left, this one included."""
    turns, rounds_by_seat = list[tuple[Transition, int]](), dict[int, list[int]]()
    for transition in reversed(
        [transition for transition in transitions(record) if transition.seat is not None]
    ):
        assert transition.seat is not None
        rounds = rounds_by_seat.setdefault(transition.seat, [])
        if transition.before.round not in rounds:
            rounds.append(transition.before.round)
        turns.append((transition, len(rounds)))
    return turns[::-1]


def is_suitable(transition: Transition, left: int) -> bool:
    state = transition.before
    assert isinstance(state, State)
    seat = state.seat
    view = ALEA.view(state, seat)
    if len(view.legal) < MIN_OPTIONS or snapshot_of(view.table).cardless != state.cardless:
        return False
    if state.closing is not None:
        return len(state.columns) - seat <= 2 and not is_tied(state)
    return left <= MAX_TURNS and state.columns[seat].count(0) <= MAX_EMPTY_ROWS


def is_tied(state: State) -> bool:
    """True if the leaders among the players who have finished are tied: a shared win has several parts."""
    scores = sorted(ALEA.view(state, None).table.scores[: state.seat])
    return len(scores) > 1 and scores[-1] == scores[-2]


class Options(NamedTuple):
    """The options of a decision, in the order of the view. All quantities follow from best play."""

    goal: Goal
    view: View
    values: list[float]
    written: list[float]
    """The part of each value that comes from writing a number this turn."""
    successes: list[float]
    """Chance of each option to write a number this turn."""


def option_values(state: State, left: int) -> Options | None:
    """The value of each option; None unless the best beats the median by more than `TOLERANCE`."""
    goal: Goal = "points" if state.closing is None else "win"
    view = ALEA.view(state, state.seat)
    leaves = exact_points(state.columns[state.seat], left) if goal == "points" else exact_wins
    lanes = [found for _, found in evaluate_actions(view, leaves)]
    most = math.inf if goal == "points" else 1.0
    values, written = ([round_number(min(max(lane[at], 0.0), most)) for lane in lanes] for at in (0, 1))
    if max(values) - sorted(values)[len(values) // 2] <= TOLERANCE[goal]:
        return None
    return Options(goal, view, values, written, [round_number(min(lane[2], 1.0)) for lane in lanes])


def exact_points(column: Column, turns: int) -> LeafEvaluator:
    """Expected points of this turn and all later ones, if the player maximises points.

    Lanes: these points, those written this turn, and 1 if a number is written.
    """
    columns = graph.__wrapped__(column)  # not cached: the next position has another column
    value = np.tile(CARD_POINTS_BY_SET, (columns.keys.size, 1))
    for _ in range(turns - 1):
        following = np.empty_like(value)
        following[0] = CARD_POINTS_BY_SET  # the full column
        following[1:] = best_turns(columns, (1, columns.keys.size), value)
        value = following

    def leaves(snapshot: Snapshot, numbers: Ints, after: Ints, sets: Ints, anytime: bool) -> LeafValues:  # noqa: FBT001
        places = [columns.find(tuple(map(int, each))) for each in after]
        written = np.array(
            [
                [number + value[place, cards] for cards in sets]
                for number, place in zip(numbers, places, strict=True)
            ]
        )
        mine = columns.find(tuple(map(int, snapshot.columns[snapshot.seat])))
        failed = [0.0 if snapshot.cardless and not cards else value[mine, cards] for cards in sets]  # G2
        this_turn = np.broadcast_to(numbers[:, None].astype(np.float64), written.shape)
        return with_success(written, this_turn), without_success(np.array(failed))

    return leaves


def exact_wins(snapshot: Snapshot, numbers: Ints, after: Ints, sets: Ints, anytime: bool) -> LeafValues:  # noqa: FBT001
    """In the last round: chance that each final score wins against best play of the last player.

    Lanes: this chance, the part of it with a number written, and 1 if a number is written.
    """
    wins = np.zeros(SCORE_BOUND)
    fill_chances_against_finished(snapshot, wins)
    before = column_total(snapshot.columns[snapshot.seat])
    for other in range(snapshot.seat + 1, snapshot.cards.size):
        scores = np.arange(before, SCORE_BOUND)
        wins[before:] *= 1 - chances_to_beat(
            plan(wide=False), snapshot.columns[other], snapshot.cards[other], scores, anytime
        )
    have = [before + points_of(cards) for cards in sets]
    value = np.array([[wins[mine + number] for mine in have] for number in numbers])
    value = value.reshape(len(numbers), len(sets))
    return with_success(value, value), without_success(np.array([wins[mine] for mine in have]))


def with_success(values: Values, this_turn: Values) -> Values:
    """Lanes of a turn that writes a number."""
    return np.stack([values, this_turn, np.ones(values.shape)], axis=-1)


def without_success(values: Values) -> Values:
    """Lanes of a turn that writes nothing."""
    return np.stack([values, np.zeros(values.shape), np.zeros(values.shape)], axis=-1)


def mistakes(view: View, values: list[float], goal: Goal) -> tuple[float, ...]:
    """Share of wrong choices by level."""
    good = [
        action
        for action, value in zip(view.legal, values, strict=True)
        if value >= max(values) - TOLERANCE[goal]
    ]
    errs: Callable[[str, int], bool] = lambda level, seed: (  # noqa: E731
        bot("alea", level).choose(view, Random(seed)) not in good
    )
    tries = {level: NOVICE_TRIES if level == "novice" else 1 for level in LEVELS}
    return tuple(sum(errs(level, seed) for seed in range(tries[level])) / tries[level] for level in LEVELS)


def difficulty(values: list[float], wrong: tuple[float, ...], goal: Goal) -> float:
    worse = [value for value in values if value < max(values) - 1e-9]
    near = max(0.0, 1 - (max(values) - max(worse)) / CLOSE[goal])
    return 0.5 * near + float_sum(
        weight * share for weight, share in zip(MISTAKE_WEIGHTS, wrong, strict=True)
    )


def choice(record: Record, options: Options, turns: int, wrong: tuple[float, ...]) -> Choice:
    goal, view, values = options.goal, options.view, options.values
    hard = difficulty(values, wrong, goal)
    best = view.legal[values.index(max(values))]
    return Choice(
        1 + sum(hard >= bound for bound in GRADE_BOUNDS),
        tuple(seat.bot or "" for seat in record.seats),
        goal,
        turns,
        Raw(encode(view.table)),
        Raw(encode(view.mine)),
        Raw(encode(view.legal)),
        tuple(values),
        Raw(encode(action_reason(view, best))),
        wrong,
        tuple(options.written),
        tuple(options.successes),
    )


SOURCE = ExerciseSource(SIZES, BOTS, choices)
