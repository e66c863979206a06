"""Exercises: shipped files match their digests, and their values match rules and solver."""

import dataclasses
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from lusoria.analysis.exercises import make_exercises, records_in
from lusoria.analysis.exercises.exercise_sets import is_usable
from lusoria.analysis.exercises.source_games import bot_games
from lusoria.analysis.idus_martii.belief_timeline import shares
from lusoria.analysis.idus_martii.exercise_positions import score
from lusoria.analysis.idus_martii.idus_analysis import side_forecaster
from lusoria.analysis.idus_martii.most_informative_turn import squared_distance
from lusoria.cli import main
from lusoria.core.errors import Malformed
from lusoria.exercises import SHIPPED, check_folder, exercise_files, exercise_set
from lusoria.exercises.exercise_files import WrongExercises, pack, unpack
from lusoria.exercises.exercise_id import QUESTION_FIELDS, identity
from lusoria.games import game as find_game
from lusoria.games.alea.actions import Action
from lusoria.games.alea.model import Card, Column, State
from lusoria.games.alea.model import score as points_of
from lusoria.games.alea.view import Table
from lusoria.games.idus_martii.view import Mine, View
from lusoria.games.idus_martii.view import Table as Senate
from lusoria.lab.alea.solver import Solution
from lusoria.minds.idus_martii.players.side_forecaster import side_probabilities
from lusoria.records.record import Player, WhatIf, document_of, write_record
from lusoria.server.node.export import without_traces
from lusoria.wire.alea.messages import Choice
from lusoria.wire.idus_martii.messages import Guess
from tests.lab.test_solver import solve_steps
from tests.minds.alea.exact_values import Exactly, at_turn, in_order

LEAST = 500
ROUNDING = 6e-5  # values have four digits


def choices(goal: str) -> Iterator[tuple[Choice, Table]]:
    alea = exercise_set("alea")
    for place in range(len(alea.lines)):
        exercise = alea.exercise(place)
        assert isinstance(exercise, Choice)
        if exercise.goal == goal:
            yield exercise, msgspec.json.decode(bytes(exercise.table), type=Table)


def guesses() -> list[Guess]:
    idus = exercise_set("idus-martii")
    exercises = [idus.exercise(place) for place in range(len(idus.lines))]
    return [exercise for exercise in exercises if isinstance(exercise, Guess)]


def state_of(table: Table) -> State:
    """The same turn at a table of two: other players do not move in it."""
    column, cards = table.columns[table.seat], table.cards[table.seat]
    state = replace(at_turn(column, cards), dice=table.dice, aside=table.aside, failed=table.failed)
    return in_order(state)


def check_values(exercise: Choice, exact: Exactly, state: State) -> None:
    legal = msgspec.json.decode(bytes(exercise.legal), type=list[Action])
    for action, value in zip(legal, exercise.values, strict=True):
        assert value == pytest.approx(float(exact.of(state, action)), abs=ROUNDING), action


@pytest.mark.parametrize("game", SHIPPED)
def test_shipped_exercises_are_sorted_by_grade(game: str) -> None:
    found = exercise_set(game)
    assert len(found.lines) == sum(found.listed.grades) >= LEAST
    grades = [found.exercise(place).grade for place in range(len(found.lines))]
    assert grades == sorted(grades)
    assert min(found.listed.grades) > LEAST // 5
    assert len(set(found.lines)) == len(found.lines)


def test_exercise_id_ignores_computed_fields() -> None:
    computed_fields = {"grade", "bots", "legal", "values", "reason", "wrong"}
    computed_fields |= {"written", "successes", "prior", "known", "model", "naive", "truth"}
    computed_fields |= {"suspects", "telling_turn", "before", "after"}
    fields = {*Guess.__struct_fields__, *Choice.__struct_fields__, "game"}
    assert fields == {*QUESTION_FIELDS, *computed_fields}, "each field is part of the question or computed"
    for game in SHIPPED:
        line = exercise_set(game).lines[0]
        exercise = msgspec.json.decode(line)
        for name in exercise:
            other = msgspec.json.encode({**exercise, name: [exercise[name]]})
            assert (identity(other) == identity(line)) == (name in computed_fields), name
        turned = msgspec.json.encode(dict(reversed(exercise.items())))
        assert turned != line
        assert identity(turned) == identity(line)


def test_points_match_rules_and_solver() -> None:
    checked = 0
    for exercise, table in choices("points"):
        column, cards = table.columns[table.seat], table.cards[table.seat]
        if len(cards) > 2 or column.count(0) > 3 or checked == 12:
            continue
        checked += 1
        solution = solve_steps(column, max(1, exercise.turns - 1))

        def leaf(
            after: Column,
            left: tuple[Card, ...],
            out_of_cards: bool,
            column: Column = column,
            solution: Solution = solution,
            turns: int = exercise.turns - 1,
        ) -> Fraction:
            written = Fraction(sum(after) - sum(column))
            if out_of_cards:
                return written
            return written + (
                Fraction(solution.worth(after, left, turns)) if turns else Fraction(5 * len(left))
            )

        check_values(exercise, Exactly(leaf), state_of(table))
    assert checked == 12


def test_chances_to_win_match_rules() -> None:
    """Last turn of a game, enumerated completely with the reference rules."""
    checked = 0
    for exercise, table in choices("win"):
        cards = table.cards[table.seat]
        if table.seat != len(table.columns) - 1 or len(cards) > 2 or checked == 6:
            continue
        checked += 1
        rival = max(table.scores[:-1])

        def leaf(after: Column, left: tuple[Card, ...], _: bool, rival: int = rival) -> Fraction:
            mine = points_of(after, left)
            return Fraction(1 if mine > rival else 0) + Fraction(1 if mine == rival else 0, 2)

        check_values(exercise, Exactly(leaf), state_of(table))
    assert checked > 2


def test_posterior_depends_on_the_view_only() -> None:
    """The shown view alone gives the same posterior."""
    for exercise in guesses()[::60]:
        view = View(
            msgspec.json.decode(bytes(exercise.table), type=Senate),
            msgspec.json.decode(bytes(exercise.mine), type=Mine),
            (),
        )
        assert view.table.revealed is None
        assert view.table.result is None
        belief = side_forecaster(1).belief(view, exercise.model)
        assert exercise.known == tuple(
            shares(side_probabilities(view, belief, seat)) for seat in range(len(exercise.bots))
        )


def test_posteriors_are_calibrated() -> None:
    """Over all shipped exercises; squared errors are less than half of those of the prior."""
    chances, came, best, prior = list[float](), list[bool](), 0.0, 0.0
    for exercise in guesses():
        me = msgspec.json.decode(bytes(exercise.mine), type=Mine).seat
        for seat, side in product(range(len(exercise.bots)), range(3)):
            if seat != me:
                true = exercise.truth[seat] == ("loyal", "traitor", "merchant")[side]
                chances.append(exercise.known[seat][side])
                came.append(true)
                best += (exercise.known[seat][side] - true) ** 2
                prior += (exercise.prior[seat][side] - true) ** 2
    assert best < prior / 2
    for low in range(10):
        inside = [at for at, chance in enumerate(chances) if low / 10 <= chance < (low + 1) / 10]
        mean = sum(chances[at] for at in inside) / len(inside)
        assert sum(came[at] for at in inside) / len(inside) == pytest.approx(mean, abs=0.09)


def test_score_is_proper() -> None:
    """On average, no guess scores better than the belief itself."""
    known, prior = ((0.5, 0.3, 0.2),), ((0.4, 0.4, 0.2),)
    truths = [((1.0, 0.0, 0.0),), ((0.0, 1.0, 0.0),), ((0.0, 0.0, 1.0),)]
    tenths = [(a / 10, b / 10, (10 - a - b) / 10) for a in range(11) for b in range(11 - a)]

    def mean_distance(guess: tuple[float, ...]) -> float:
        return sum(
            chance * squared_distance((guess,), truth, [0])
            for chance, truth in zip(known[0], truths, strict=True)
        )

    assert min(tenths, key=mean_distance) == (0.5, 0.3, 0.2)
    assert max(tenths, key=lambda guess: score((guess,), known, prior, [0])) == (0.5, 0.3, 0.2)
    assert score(known, known, prior, [0]) == 100
    assert score(prior, known, prior, [0]) == 0


def test_seed_determines_exercises() -> None:
    lines = make_exercises("idus-martii", 3, 1)
    assert lines == make_exercises("idus-martii", 3, 1)
    assert lines != make_exercises("idus-martii", 4, 1)
    assert unpack(pack(lines), "v").listed.grades == (1, 1, 1, 1)


def test_command_makes_exercises_from_records_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    alea = find_game("alea")
    games = bot_games(alea, (2,), ("novice",), 9)
    file = tmp_path / "games.jsonl"
    lines = [msgspec.json.format(write_record(next(games)), indent=-1) for _ in range(3)]
    file.write_bytes(b"\n".join(lines))
    common = ["lab", "exercises", "alea", "--seed", "5", "--count", "1"]
    assert main([*common, "--folder", str(tmp_path / "with"), "--records", str(file)]) == 0
    digest = capsys.readouterr().out.split()[0]
    data = (tmp_path / "with" / SHIPPED["alea"].file).read_bytes()
    first = unpack(data, "v")
    assert any(set(msgspec.json.decode(line)["bots"]) == {"novice"} for line in first.lines)
    assert len(digest) == 64
    document = tmp_path / "one.json"
    document.write_bytes(write_record(next(games)))
    assert len(list(records_in(document))) == 1
    assert main([*common, "--folder", str(tmp_path), "--records", str(tmp_path / "nowhere")]) == 2
    assert "nowhere" in capsys.readouterr().err


def test_only_records_makes_exercises_without_bots(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Input as `lusoria export --consented` writes it. Exercises contain one seat's view only."""
    games = bot_games(find_game("idus-martii"), (5,), ("able",), 7)
    records = [next(games) for _ in range(4)]
    people = tuple(Player("human") for _ in range(5))
    lines = [without_traces(document_of(dataclasses.replace(record, seats=people))) for record in records]
    file = tmp_path / "consented.jsonl"
    file.write_bytes(b"\n".join(lines))
    command = ["lab", "exercises", "idus-martii", "--records", str(file), "--only-records", "--folder"]
    assert main([*command, str(tmp_path / "made")]) == 0
    found = unpack((tmp_path / "made" / SHIPPED["idus-martii"].file).read_bytes(), "v")
    assert 1 <= len(found.lines) <= 4
    for place, line in enumerate(found.lines):
        exercise = found.exercise(place)
        assert isinstance(exercise, Guess)
        assert exercise.bots == ("",) * 5
        assert set(msgspec.json.decode(line)) == {"game", *exercise.__struct_fields__}
        table = msgspec.json.decode(bytes(exercise.table), type=Senate)
        assert (table.revealed, table.result) == (None, None)
    check_folder(tmp_path / "made")
    capsys.readouterr()
    continued = [dataclasses.replace(record, fairness=None, what_if=WhatIf(3)) for record in records]
    other = dataclasses.replace(records[0], options=replace(records[0].options, yellow_swap="may"))
    assert not any(is_usable(record, "idus-martii") for record in [*continued, other])
    file.write_bytes(b"\n".join(msgspec.json.encode(document_of(record)) for record in continued))
    assert main([*command, str(tmp_path / "none")]) == 2
    assert "no position" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()


def test_more_records_keep_earlier_exercises() -> None:
    """The position chosen in a game does not depend on other games."""
    games = bot_games(find_game("idus-martii"), (5,), ("able",), 7)
    new, *records = (next(games) for _ in range(6))
    before = make_exercises("idus-martii", 1, 20, records, bots=False)
    assert len(before) > 1
    assert set(before) < set(make_exercises("idus-martii", 1, 20, [new, *reversed(records)], bots=False))
    with_bots = make_exercises("idus-martii", 1, 20, records, max_games=len(records) + 3)
    assert set(with_bots) > set(before)
    assert set(with_bots) < set(
        make_exercises("idus-martii", 1, 20, [new, *records], max_games=len(records) + 4)
    )


@pytest.mark.parametrize("data", [b"", b" \n\n"])
def test_empty_records_file_is_refused(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`lusoria export --consented` writes such a file if no game has the consent of all players."""
    file = tmp_path / "consented.jsonl"
    file.write_bytes(data)
    command = ["--language", "en", "lab", "exercises", "alea", "--records", str(file), "--folder"]
    assert main([*command, str(tmp_path / "made")]) == 2
    error = capsys.readouterr().err
    assert f"{file} is empty" in error
    assert "truncated" not in error


def test_duplicate_game_makes_one_exercise() -> None:
    games = bot_games(find_game("idus-martii"), (5,), ("able",), 7)
    records = [next(games) for _ in range(6)]
    twice = [record for record in records for _ in range(2)]
    for count in (1, 2, 20):
        once = make_exercises("idus-martii", 1, count, records, bots=False)
        assert once == make_exercises("idus-martii", 1, count, twice, bots=False)
        assert len({identity(line) for line in once}) == len(once)


@pytest.mark.parametrize("wrong", [("--records", "nowhere"), ("--records", "broken"), ("--count", "0")])
def test_refused_run_leaves_no_folder(
    wrong: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken").write_bytes(b'{"format": 1\n{}\n')
    Path("mine").mkdir()
    for folder in ("new", "in/some/folder", "mine"):
        assert main(["lab", "exercises", "alea", *wrong, "--folder", folder]) == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["broken", "mine"]


def test_failed_folder_leaves_no_parent_folders(tmp_path: Path) -> None:
    assert main(["lab", "exercises", "alea", "--folder", str(tmp_path / "in" / "some" / ("x" * 300))]) == 2
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("task", [["exercises", "alea"], ["train", "alea"], ["train", "idus-martii"]])
def test_unwritable_folder_is_refused_before_work_starts(
    task: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert main(["lab", *task, "--folder", str(tmp_path / "file")]) == 2
    assert "file cannot be written" in capsys.readouterr().err


def test_folder_with_the_file_name_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / SHIPPED["alea"].file).mkdir()
    assert main(["lab", "exercises", "alea", "--folder", str(tmp_path)]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_damaged_exercise_file_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for data in (b"", b"stones", b"\x1f\x8b\x08\x00"):
        with pytest.raises(WrongExercises):
            unpack(data, "v")
    alea = SHIPPED["alea"]
    wrong = dataclasses.replace(alea, sha256="0" * 64, command="lusoria lab exercises alea")
    exercise_set.cache_clear()
    exercise_files.shipped_set.cache_clear()
    monkeypatch.setattr(exercise_files, "SHIPPED", {"alea": wrong})
    with pytest.raises(WrongExercises, match="lusoria lab exercises alea"):
        exercise_set("alea")
    missing = dataclasses.replace(alea, path="lusoria.exercises:data/nothing.gz")
    monkeypatch.setattr(exercise_files, "SHIPPED", {"alea": missing})
    with pytest.raises(WrongExercises, match="is missing"):
        exercise_set("alea")
    with pytest.raises(Malformed, match="has no exercises"):
        exercise_set("ludus")
    exercise_set.cache_clear()
    exercise_files.shipped_set.cache_clear()
