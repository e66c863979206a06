"""Alea Romana: a decision whose worth is known exactly.

Two kinds are: the last round, where nobody or only one other moves afterwards and winning is all; and a turn
with so many of one's own still to come, played for points, which is small enough to be solved for one column.
"""

from collections.abc import Callable, Iterator
from random import Random

import numpy as np
from msgspec import Raw

from lusoria.analysis.decision_costs import rounded
from lusoria.analysis.exercises.source_games import LEVELS
from lusoria.analysis.record_steps import Passage, passages
from lusoria.bots import bot
from lusoria.core.floats import float_sum
from lusoria.games.alea import ALEA
from lusoria.games.alea.model import Column, State
from lusoria.games.alea.motives import motive
from lusoria.games.alea.view import View
from lusoria.minds.alea.model.columns import graph
from lusoria.minds.alea.model.table_snapshot import Snapshot, snapshot_of
from lusoria.minds.alea.players.decision import LeafEvaluator, LeafValues, evaluate_actions
from lusoria.minds.alea.turn.plan import plan
from lusoria.minds.alea.turn.turn_evaluation import Ints
from lusoria.minds.alea.turn.turn_value import CARD_POINTS_BY_SET, best_turns
from lusoria.minds.alea.value.final_score_odds import (
    SCORES,
    chances_to_beat,
    column_total,
    fill_chances_against_finished,
    points_of,
)
from lusoria.records.codec import encode
from lusoria.records.record import Record
from lusoria.wire.exercises import Choice, Goal

SIZES = (2, 2, 3, 4)
COMPANY = ("novice", "able", "strong", "master")
MOST_TURNS = 4
MOST_EMPTY = 5
EQUAL = {"points": 0.5, "win": 0.01}
"""Within so much one option is as good as another."""
CLOSE = {"points": 2.0, "win": 0.05}
"""A second best so near makes it half a grade harder."""
LEAST_OPTIONS = 3
LOOKED_AT = 6
"""So many positions of a game are tried."""
TRIES = 8
"""A novice throws coins: it is asked so often."""
HARD = (0.5, 1.05, 2.0)
"""The difficulty from which on a position is of the second, the third, the fourth grade."""
WEIGHTS = (0.6, 1.0, 1.6, 1.6)
"""How much harder it is for each level that goes wrong."""


def choices(record: Record, rng: Random) -> Iterator[Choice]:
    """One position of a game at most, where something is at stake."""
    turns = own_turns(record)
    asked = [(passage, left) for passage, left in turns if fit(passage, left)]
    rng.shuffle(asked)
    asked.sort(key=lambda one: one[0].before.closing is None)  # the last round is short: its turns first
    for passage, left in asked[:LOOKED_AT]:
        found = weighed(passage.before, left)
        if found is not None:
            goal, view, values = found
            wrong = mistakes(view, values, goal)
            if any(wrong):
                yield choice(record, view, (goal, left), values, wrong)
                return


def own_turns(record: Record) -> list[tuple[Passage, int]]:
    """Every decision, with how many turns its player still had, that one included."""
    found, met = list[tuple[Passage, int]](), dict[int, list[int]]()
    for passage in reversed([one for one in passages(record) if one.seat is not None]):
        assert passage.seat is not None
        rounds = met.setdefault(passage.seat, [])
        if passage.before.round not in rounds:
            rounds.append(passage.before.round)
        found.append((passage, len(rounds)))
    return found[::-1]


def fit(passage: Passage, left: int) -> bool:
    state = passage.before
    assert isinstance(state, State)
    seat = state.seat
    view = ALEA.view(state, seat)
    if len(view.legal) < LEAST_OPTIONS or snapshot_of(view.table).cardless != state.cardless:
        return False
    if state.closing is not None:
        return len(state.columns) - seat <= 2 and not tied(state)
    return left <= MOST_TURNS and state.columns[seat].count(0) <= MOST_EMPTY


def tied(state: State) -> bool:
    """Whether the best of those who are done are level: who shares with them shares with several."""
    scores = sorted(ALEA.view(state, None).table.scores[: state.seat])
    return len(scores) > 1 and scores[-1] == scores[-2]


def weighed(state: State, left: int) -> tuple[Goal, View, list[float]] | None:
    """What every option is worth, where one is better than the others by more than nothing."""
    goal: Goal = "points" if state.closing is None else "win"
    view = ALEA.view(state, state.seat)
    leaves = exact_points(state.columns[state.seat], left) if goal == "points" else exact_wins
    values = [rounded(worth[0]) for _, worth in evaluate_actions(view, leaves)]
    if goal == "win":
        values = [min(max(value, 0.0), 1.0) for value in values]
    return (goal, view, values) if max(values) - sorted(values)[len(values) // 2] > EQUAL[goal] else None


def exact_points(column: Column, turns: int) -> LeafEvaluator:
    """All points still to come in this and the turns after it, for whoever plays for points alone."""
    columns = graph.__wrapped__(column)  # kept by nobody: the next position has another
    worth = np.tile(CARD_POINTS_BY_SET, (columns.keys.size, 1))
    for _ in range(turns - 1):
        following = np.empty_like(worth)
        following[0] = CARD_POINTS_BY_SET  # the full column
        following[1:] = best_turns(columns, (1, columns.keys.size), worth)
        worth = following

    def leaves(seen: Snapshot, numbers: Ints, after: Ints, sets: Ints, anytime: bool) -> LeafValues:  # noqa: FBT001
        places = [columns.find(tuple(map(int, each))) for each in after]
        written = np.array(
            [
                [[number + worth[place, cards]] for cards in sets]
                for number, place in zip(numbers, places, strict=True)
            ]
        )
        mine = columns.find(tuple(map(int, seen.columns[seen.seat])))
        left = [[0.0 if seen.cardless and not cards else worth[mine, cards]] for cards in sets]  # G2
        return written.reshape(len(numbers), len(sets), 1), np.array(left)

    return leaves


def exact_wins(seen: Snapshot, numbers: Ints, after: Ints, sets: Ints, anytime: bool) -> LeafValues:  # noqa: FBT001
    """In the last round: how likely each final score wins, if whoever is left does their best against it."""
    wins = np.zeros(SCORES)
    fill_chances_against_finished(seen, wins)
    before = column_total(seen.columns[seen.seat])
    for other in range(seen.seat + 1, seen.cards.size):
        scores = np.arange(before, SCORES)
        wins[before:] *= 1 - chances_to_beat(
            plan(wide=False), seen.columns[other], seen.cards[other], scores, anytime
        )
    have = [before + points_of(cards) for cards in sets]
    worth = np.array([[[wins[mine + number]] for mine in have] for number in numbers])
    return worth.reshape(len(numbers), len(sets), 1), np.array([[wins[mine]] for mine in have])


def mistakes(view: View, values: list[float], goal: Goal) -> tuple[float, ...]:
    """How often each level goes wrong here."""
    good = [
        action for action, value in zip(view.legal, values, strict=True) if value >= max(values) - EQUAL[goal]
    ]
    asked: Callable[[str, int], bool] = lambda level, seed: (  # noqa: E731
        bot("alea", level).choose(view, Random(seed)) not in good
    )
    tries = {level: TRIES if level == "novice" else 1 for level in LEVELS}
    return tuple(sum(asked(level, seed) for seed in range(tries[level])) / tries[level] for level in LEVELS)


def difficulty(values: list[float], wrong: tuple[float, ...], goal: Goal) -> float:
    worse = [value for value in values if value < max(values) - 1e-9]
    near = max(0.0, 1 - (max(values) - max(worse)) / CLOSE[goal])
    return 0.5 * near + float_sum(weight * share for weight, share in zip(WEIGHTS, wrong, strict=True))


def choice(
    record: Record, view: View, task: tuple[Goal, int], values: list[float], wrong: tuple[float, ...]
) -> Choice:
    goal, turns = task
    hard = difficulty(values, wrong, goal)
    best = view.legal[values.index(max(values))]
    return Choice(
        1 + sum(hard >= bound for bound in HARD),
        tuple(seat.bot or "" for seat in record.seats),
        goal,
        turns,
        Raw(encode(view.table)),
        Raw(encode(view.mine)),
        Raw(encode(view.legal)),
        tuple(values),
        Raw(encode(motive(view, best))),
        wrong,
    )
