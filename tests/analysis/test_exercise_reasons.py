"""Reasons shown after an exercise: the turn that told most, and the parts of each option's value."""

import math
from fractions import Fraction
from functools import partial
from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import replace

from lusoria.analysis.exercises.source_games import bot_games
from lusoria.analysis.idus_martii.belief_timeline import belief_at, shares, turn_ends
from lusoria.analysis.idus_martii.exercise_positions import MODEL, SUSPECTS_BY_GRADE
from lusoria.analysis.idus_martii.idus_analysis import side_forecaster
from lusoria.analysis.idus_martii.most_informative_turn import (
    Sides,
    belief_path,
    most_informative_turn,
    squared_distance,
)
from lusoria.analysis.record_steps import transitions
from lusoria.exercises import exercise_set
from lusoria.games import game as find_game
from lusoria.games.alea.actions import Action, Leave, Write
from lusoria.games.alea.model import Card, Column
from lusoria.games.idus_martii import IDUS_MARTII
from lusoria.games.idus_martii.model import Line, Options
from lusoria.games.idus_martii.view import Mine, MyLook, Table, View
from lusoria.lab.alea.solver import Solution
from lusoria.wire.alea.messages import Choice
from tests.analysis.test_shipped_exercises import choices, guesses, state_of
from tests.lab.test_solver import solve_steps
from tests.minds.alea.exact_values import Exactly
from tests.minds.idus_martii.views import first_vote

ROUNDING = 6e-5  # values have four digits
FORECASTER = side_forecaster(1)


def line(turn: int, praetor: int, aediles: tuple[int, int], looked: int, green: int, red: int) -> Line:
    return Line(turn, turn - 1, praetor, aediles, looked, False, False, green, red, 0)


def test_look_at_the_suspects_vote_tells_most() -> None:
    """The viewer, seat 0, saw a red vote of seat 4 in turn 2; the other turns are about others."""
    view = first_vote(Options(5, first=0))
    ledger = (
        line(1, 1, (2, 3), 2, 1, 1),
        line(2, 0, (3, 4), 4, 1, 1),
        line(3, 3, (1, 2), 1, 1, 1),
    )
    picked = (False, True, True, False, False)
    table = replace(view.table, first=0, ledger=ledger, turn=4, loyal=3, traitor=3, picked=picked)
    table = replace(table, step="assign", consul=3, praetor=None, aediles=(), laid=())
    mine = Mine(0, ("loyal", "merchant"), None, (), (MyLook(2, 4, "red"),))
    told = most_informative_turn(View(table, mine, ()), MODEL, [4], FORECASTER)
    assert told.turn == 2
    (before,), (after,) = told.before, told.after
    assert after[1] > before[1] + 0.1, "a red vote speaks for a Traitor"
    unseen = replace(mine, looks=(), votes=())
    other = most_informative_turn(View(table, unseen, ()), MODEL, [4], FORECASTER)
    assert other.after != told.after, "what only the viewer saw counts"


def without_me(sides: Sides, me: int) -> list[tuple[float, ...]]:
    """Rounded as on the wire. The viewer's own side is known only after the pick."""
    return [shares(chances) for seat, chances in enumerate(sides) if seat != me]


def test_belief_path_is_the_timeline_of_the_analysis() -> None:
    record = next(bot_games(find_game("idus-martii"), (5,), ("novice",), 3))
    *ends, _ = turn_ends(list(transitions(record)))
    views = [IDUS_MARTII.view(state, 2) for _, state in ends]
    path = belief_path(views[-1], MODEL, FORECASTER)
    assert len(path) == len(views) > 4
    for sides, (step, state) in zip(path, ends, strict=True):
        analysed = belief_at(record, 2, step, state, FORECASTER, MODEL)
        assert without_me(sides, 2) == without_me(analysed.sides, 2)


def test_named_turn_has_the_largest_gain() -> None:
    """Recomputed from the shipped views. The gains of all turns add up to a score of 100."""
    for exercise in guesses()[::40]:
        table = msgspec.json.decode(bytes(exercise.table), type=Table)
        mine = msgspec.json.decode(bytes(exercise.mine), type=Mine)
        view = View(table, mine, ())
        path = belief_path(view, exercise.model, FORECASTER)
        assert without_me(path[0], mine.seat) == without_me(exercise.prior, mine.seat)
        assert without_me(path[-1], mine.seat) == without_me(exercise.known, mine.seat)
        far = [squared_distance(sides, path[-1], exercise.suspects) for sides in path]
        gains = [100 * (before - after) / far[0] for before, after in pairwise(far)]
        assert math.isclose(sum(gains), 100)
        turn = exercise.telling_turn
        assert gains[turn - 1] == max(gains)
        told = (tuple(shares(path[at][seat]) for seat in exercise.suspects) for at in (turn - 1, turn))
        assert tuple(told) == (exercise.before, exercise.after)
        found = most_informative_turn(view, exercise.model, exercise.suspects, FORECASTER)
        assert found == (turn, exercise.before, exercise.after)


def test_beginners_start_with_three_turns_and_one_suspect() -> None:
    found = guesses()
    turns = [len(msgspec.json.decode(exercise.table)["ledger"]) for exercise in found]
    for exercise in found:
        me = msgspec.json.decode(bytes(exercise.mine), type=Mine).seat
        seats = len(exercise.bots)
        assert len(exercise.suspects) == min(SUSPECTS_BY_GRADE[exercise.grade - 1], seats - 1)
        assert set(exercise.suspects) <= set(range(seats)) - {me}
        assert exercise.grade > 1 or seats == 5
    easy = [count for count, exercise in zip(turns, found, strict=True) if exercise.grade == 1]
    assert easy == sorted(easy)
    assert easy[:5] == [3] * 5


def test_parts_of_a_value_are_bounded() -> None:
    """A written number counts whole; a turn that ends without one has no part in this turn."""
    alea = exercise_set("alea")
    for place in range(len(alea.lines)):
        exercise = alea.exercise(place)
        assert isinstance(exercise, Choice)
        legal = msgspec.json.decode(bytes(exercise.legal), type=list[Action])
        options = zip(legal, exercise.values, exercise.written, exercise.successes, strict=True)
        for action, value, written, success in options:
            assert 0 <= written <= value + ROUNDING
            assert 0 <= success <= 1
            assert success or not written
            if isinstance(action, Write):
                assert (written, success) == (action.number if exercise.goal == "points" else value, 1)
            elif isinstance(action, Leave):
                assert (written, success) == (0, 0)


TINY = Fraction(1, 10**40)  # smaller than any difference of two values


@pytest.mark.parametrize("part", ["written", "successes"])
def test_parts_of_points_match_rules(part: str) -> None:
    """The reference rules add a tiny share of the part to the value, which does not change best play."""
    checked = 0
    for exercise, table in choices("points"):
        column, cards = table.columns[table.seat], table.cards[table.seat]
        if len(cards) > 1 or column.count(0) > 3 or exercise.turns > 2 or checked == 5:
            continue
        checked += 1
        solution, turns = solve_steps(column, 1), exercise.turns - 1

        def worth(
            after: Column,
            left: tuple[Card, ...],
            out_of_cards: bool,
            share: Fraction,
            column: Column = column,
            solution: Solution = solution,
            turns: int = turns,
        ) -> Fraction:
            number = Fraction(sum(after) - sum(column))
            more = number if part == "written" else Fraction(1 if number else 0)
            later = Fraction(solution.worth(after, left, turns)) if turns else Fraction(5 * len(left))
            return number + share * more + (0 if out_of_cards else later)

        plain, raised = (Exactly(partial(worth, share=share)) for share in (Fraction(0), TINY))
        state, legal = state_of(table), msgspec.json.decode(bytes(exercise.legal), type=list[Action])
        for action, shown in zip(legal, getattr(exercise, part), strict=True):
            exact = (raised.of(state, action) - plain.of(state, action)) / TINY
            assert shown == pytest.approx(float(exact), abs=ROUNDING), action
    assert checked == 5
