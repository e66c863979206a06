"""Training in stages. Each stage writes a file into the folder; a stage whose file exists is skipped."""

import hashlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.bots.alea.heuristic import ABLE, GREEDY
from lusoria.games import game as find_game
from lusoria.games.alea.model import PLAYERS, ROWS
from lusoria.lab.alea.compiled_bots.arena import (
    HORIZON_EXACT,
    KIND_COUNT,
    ArenaSettings,
    Exact,
    Log,
    play_games,
)
from lusoria.lab.alea.solver import Solution, solve
from lusoria.lab.alea.solver.backward_induction import write_file
from lusoria.lab.alea.train.column_sampling import count_visits
from lusoria.lab.alea.train.column_value_training import (
    TrainingData,
    fit,
    target_weights_by_rows,
    training_data,
)
from lusoria.lab.alea.train.win_probability_training import train_first_course, train_second_course
from lusoria.lab.output_folder import prepare_folder
from lusoria.minds.alea.model.gaps import gap_ids
from lusoria.minds.alea.turn.plan import plan
from lusoria.minds.alea.turn.program import SETS
from lusoria.minds.alea.turn.turn_evaluation import MAX_CARDS
from lusoria.minds.alea.value import column_value_net, win_probability_net
from lusoria.minds.alea.value.column_value_net import EMPTY_ROW_COUNTS, TURNS, ColumnValueNet, read_net
from lusoria.minds.alea.value.win_probability_net import WinProbabilityNet
from lusoria.numeric.array_file import read_arrays, write_arrays
from lusoria.runtime.progress import ProgressCallback

StageCallback = Callable[[str, int, int], None]
"""Called with the stage, the number done and the total."""
SAMPLED_GAMES = 6000  # of two players, for the columns to train on
FIRST_COURSE_CARDS = 2  # cards per turn at most in the first course; the second has no limit


class TrainedModels(NamedTuple):
    values: Path
    chances: Path

    def checksums(self) -> tuple[str, str]:
        first, second = (hashlib.sha256(file.read_bytes()).hexdigest() for file in self)
        return first, second


def command(seed: int) -> str:
    return f"lusoria lab train alea --seed {seed}"


def train(folder: Path, seed: int, on_progress: StageCallback = lambda *_: None) -> TrainedModels:
    """Makes both data files. Each stage that has its file already is skipped."""
    prepare_folder(folder)
    rules = find_game("alea").version
    values, chances = folder / "values.npz", folder / "chances.npz"
    if not values.exists():
        solution = solve(folder / "exact", TURNS, on_progress=lambda *done: on_progress("solve", *done))
        arrays = fit(sample_columns(solution, seed), seed, lambda *done: on_progress("values", *done))
        write(values, write_arrays(column_value_net.FILE_FORMAT, rules, command(seed), arrays))
    net = read_net(values.read_bytes())
    if not chances.exists():
        win_nets = train_all(folder, net, seed, rules, on_progress)
        arrays_by_name: dict[str, NDArray[np.float32]] = {}
        for players, win_net in win_nets.items():
            arrays_by_name |= dict(zip(win_probability_net.array_shapes(players), win_net, strict=True))
        write(chances, write_arrays(win_probability_net.FILE_FORMAT, rules, command(seed), arrays_by_name))
    return TrainedModels(values, chances)


def train_all(
    folder: Path, net: ColumnValueNet, seed: int, rules: int, on_progress: StageCallback
) -> dict[int, WinProbabilityNet]:
    """For each number of players; the first course starts from the network for one player less."""
    stage = partial(train_or_load, folder, command(seed), rules, on_progress)
    first: dict[int, WinProbabilityNet] = {}
    second: dict[int, WinProbabilityNet] = {}
    for players in PLAYERS:
        untrained = WinProbabilityNet(
            *(np.zeros(shape, np.float32) for shape in win_probability_net.array_shapes(players).values())
        )
        two_cards = partial(
            train_first_course, arena_settings(net, untrained), players, first.get(players - 1), seed
        )
        first[players] = stage("two-cards", players, two_cards)
        started = first[players]
        all_cards = partial(
            train_second_course, arena_settings(net, started, max_cards=MAX_CARDS), players, started, seed
        )
        second[players] = stage("all-cards", players, all_cards)
    return second


def train_or_load(
    folder: Path,
    made_by: str,
    rules: int,
    on_progress: StageCallback,
    name: str,
    players: int,
    train_stage: Callable[[ProgressCallback], WinProbabilityNet],
) -> WinProbabilityNet:
    """The network of one stage: from its file if there is one, else trained and saved."""
    name = f"{name}-{players}"
    file, shapes = folder / f"{name}.npz", win_probability_net.array_shapes(players)
    if not file.exists():
        win_net = train_stage(lambda *done: on_progress(name, *done))
        write(
            file,
            write_arrays(
                win_probability_net.FILE_FORMAT, rules, made_by, dict(zip(shapes, win_net, strict=True))
            ),
        )
    arrays = read_arrays(file.read_bytes(), win_probability_net.FILE_FORMAT, shapes)
    return WinProbabilityNet(*(np.ascontiguousarray(arrays[shape], np.float32) for shape in shapes))


def write(file: Path, data: bytes) -> None:
    write_file(file, lambda into: into.write(data))


def arena_settings(
    net: ColumnValueNet,
    win_net: WinProbabilityNet,
    other: WinProbabilityNet | None = None,
    exact: Exact | None = None,
    max_cards: int = FIRST_COURSE_CARDS,
) -> ArenaSettings:
    """Networks and tables for the players of the arena."""
    return ArenaSettings(
        plan(wide=False),
        net,
        win_net,
        win_net if other is None else other,
        np.zeros(2),
        np.zeros(2, np.int64),
        np.array([ABLE, GREEDY]),
        empty_tables() if exact is None else exact,
        np.full(KIND_COUNT, max_cards),
        0.0,
    )


def empty_tables() -> Exact:
    return Exact(
        np.zeros(0, np.uint64), np.zeros(EMPTY_ROW_COUNTS + 1, np.int64), (np.zeros((0, SETS)),) * (TURNS + 1)
    )


def exact_tables(solution: Solution) -> Exact:
    tables = tuple(copy_on_write(step) for step in solution.steps[: TURNS + 1])
    return Exact(solution.graph.keys, solution.graph.starts, tables)


def copy_on_write(step: NDArray[np.float64]) -> NDArray[np.float64]:
    """Memory-mapped or not, the arrays have one type for the compiler: mapped copy-on-write."""
    if isinstance(step, np.memmap) and step.filename is not None:
        return np.asarray(np.load(step.filename, mmap_mode="c"))
    return step


def sample_columns(solution: Solution, seed: int) -> TrainingData:
    """Plays games for points; returns the columns that occur, with their values."""
    exact = exact_tables(solution)
    empty = ColumnValueNet(
        gap_ids(), *(np.zeros(shape, np.float32) for shape in column_value_net.SHAPES.values())
    )
    win_net = WinProbabilityNet(
        *(np.zeros(shape, np.float32) for shape in win_probability_net.array_shapes(2).values())
    )
    capacity = SAMPLED_GAMES * 30
    log = Log(
        np.zeros(capacity, np.int64),
        np.zeros((capacity, ROWS + 2), np.int64),
        np.zeros(capacity),
        np.zeros((0, 0), np.float32),
        np.zeros(capacity, np.bool_),
    )
    kinds, untrained = np.full((SAMPLED_GAMES, 2), HORIZON_EXACT), np.zeros(SAMPLED_GAMES, np.int64)
    scores = np.zeros((SAMPLED_GAMES, 2), np.int64)
    turns = play_games(
        arena_settings(empty, win_net, exact=exact), kinds, seed, 0, scores, untrained, log, untrained.copy()
    )
    visits = np.zeros(exact.keys.size, np.int64)
    by_turns, by_cards = (
        np.zeros((EMPTY_ROW_COUNTS, TURNS + 1), np.int64),
        np.zeros((EMPTY_ROW_COUNTS, SETS), np.int64),
    )
    count_visits(exact, log, turns, visits, by_turns, by_cards)
    return training_data(solution.graph, exact.tables, visits, target_weights_by_rows(by_turns, by_cards))
