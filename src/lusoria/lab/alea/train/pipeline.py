"""All of it, stage by stage. Each stage is a file in the folder, and what is there is not made again."""

import hashlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.bots.alea import able, greedy
from lusoria.games import game as find_game
from lusoria.games.alea.model import PLAYERS, ROWS
from lusoria.lab.alea.compiled_bots.arena import HORIZON_EXACT, KINDS, Exact, Log, Tools, play_games
from lusoria.lab.alea.solver import Solution, solve
from lusoria.lab.alea.solver.backward_induction import keep
from lusoria.lab.alea.train.column_sampling import count_met
from lusoria.lab.alea.train.column_value_training import Lessons, fit, lessons, weights_of
from lusoria.lab.alea.train.win_probability_training import learn, learn_on
from lusoria.lab.output_folder import prepare
from lusoria.minds.alea.model.gaps import gap_ids
from lusoria.minds.alea.turn.plan import plan
from lusoria.minds.alea.turn.program import SETS
from lusoria.minds.alea.turn.turn_evaluation import MOST_CARDS
from lusoria.minds.alea.value import column_value_net as of_net
from lusoria.minds.alea.value import win_probability_net as of_brain
from lusoria.minds.alea.value.column_value_net import COUNTS, TURNS, Net, read_net
from lusoria.minds.alea.value.win_probability_net import Brain
from lusoria.numeric.array_file import read_arrays, write_arrays

Told = Callable[[str, int, int], None]
"""Hears which stage, and how many of how many are done."""
GAMES_MET = 6000
TWO_CARDS = 2
"""More may not be played in one turn in the first course; in the second all may."""


class Trained(NamedTuple):
    values: Path
    chances: Path

    def checksums(self) -> tuple[str, str]:
        first, second = (hashlib.sha256(file.read_bytes()).hexdigest() for file in self)
        return first, second


def command(seed: int) -> str:
    return f"lusoria lab train alea --seed {seed}"


def train(folder: Path, seed: int, told: Told = lambda *_: None) -> Trained:
    """Both data files of the thinking bots."""
    prepare(folder)
    rules = find_game("alea").version
    values, chances = folder / "values.npz", folder / "chances.npz"
    if not values.exists():
        solution = solve(folder / "exact", TURNS, told=lambda *done: told("solve", *done))
        arrays = fit(met(solution, seed), seed, lambda *done: told("values", *done))
        write(values, write_arrays(of_net.FORM, rules, command(seed), arrays))
    net = read_net(values.read_bytes())
    if not chances.exists():
        brains = learn_all(folder, net, seed, rules, told)
        both: dict[str, NDArray[np.float32]] = {}
        for players, brain in brains.items():
            both |= dict(zip(of_brain.shapes(players), brain, strict=True))
        write(chances, write_arrays(of_brain.FORM, rules, command(seed), both))
    return Trained(values, chances)


def learn_all(folder: Path, net: Net, seed: int, rules: int, told: Told) -> dict[int, Brain]:
    """From two players up: each begins with what the first course taught with one less."""
    stage = partial(learnt_once, folder, command(seed), rules, told)
    first: dict[int, Brain] = {}
    second: dict[int, Brain] = {}
    for players in PLAYERS:
        nothing = Brain(*(np.zeros(shape, np.float32) for shape in of_brain.shapes(players).values()))
        two_cards = partial(learn, tools(net, nothing), players, first.get(players - 1), seed)
        first[players] = stage("two-cards", players, two_cards)
        begun = first[players]
        all_cards = partial(learn_on, tools(net, begun, most=MOST_CARDS), players, begun, seed)
        second[players] = stage("all-cards", players, all_cards)
    return second


def learnt_once(
    folder: Path,
    made_by: str,
    rules: int,
    told: Told,
    name: str,
    players: int,
    learning: Callable[[Callable[[int, int], None]], Brain],
) -> Brain:
    """What a stage has taught; it is its file, if that is there."""
    name = f"{name}-{players}"
    file, shapes = folder / f"{name}.npz", of_brain.shapes(players)
    if not file.exists():
        brain = learning(lambda *done: told(name, *done))
        write(file, write_arrays(of_brain.FORM, rules, made_by, dict(zip(shapes, brain, strict=True))))
    found = read_arrays(file.read_bytes(), of_brain.FORM, shapes)
    return Brain(*(np.ascontiguousarray(found[each], np.float32) for each in shapes))


def write(file: Path, data: bytes) -> None:
    keep(file, lambda into: into.write(data))


def tools(
    net: Net, brain: Brain, other: Brain | None = None, exact: Exact | None = None, most: int = TWO_CARDS
) -> Tools:
    """What players in the arena think with."""
    return Tools(
        plan(wide=False),
        net,
        brain,
        brain if other is None else other,
        np.zeros(2),
        np.zeros(2, np.int64),
        np.array([[able.FAILED_TURN, able.CARD], [greedy.FAILED_TURN, greedy.CARD]]),
        no_tables() if exact is None else exact,
        np.full(KINDS, most),
        0.0,
    )


def no_tables() -> Exact:
    return Exact(np.zeros(0, np.uint64), np.zeros(COUNTS + 1, np.int64), (np.zeros((0, SETS)),) * (TURNS + 1))


def exact_of(solution: Solution) -> Exact:
    tables = tuple(writable(step) for step in solution.steps[: TURNS + 1])
    return Exact(solution.graph.keys, solution.graph.starts, tables)


def writable(step: NDArray[np.float64]) -> NDArray[np.float64]:
    """The same type for all of them, read from the file or not: nobody writes there."""
    if isinstance(step, np.memmap) and step.filename is not None:
        return np.asarray(np.load(step.filename, mmap_mode="c"))
    return step


def met(solution: Solution, seed: int) -> Lessons:
    """Which columns players for points come to, and what these are worth."""
    exact = exact_of(solution)
    empty = Net(gap_ids(), *(np.zeros(shape, np.float32) for shape in of_net.SHAPES.values()))
    brain = Brain(*(np.zeros(shape, np.float32) for shape in of_brain.shapes(2).values()))
    room = GAMES_MET * 30
    log = Log(
        np.zeros(room, np.int64),
        np.zeros((room, ROWS + 2), np.int64),
        np.zeros(room),
        np.zeros((0, 0), np.float32),
        np.zeros(room, np.bool_),
    )
    kinds, nothing = np.full((GAMES_MET, 2), HORIZON_EXACT), np.zeros(GAMES_MET, np.int64)
    scores = np.zeros((GAMES_MET, 2), np.int64)
    turns = play_games(tools(empty, brain, exact=exact), kinds, seed, 0, scores, nothing, log, nothing.copy())
    often = np.zeros(exact.keys.size, np.int64)
    by_turns, by_cards = np.zeros((COUNTS, TURNS + 1), np.int64), np.zeros((COUNTS, SETS), np.int64)
    count_met(exact, log, turns, often, by_turns, by_cards)
    return lessons(solution.graph, exact.tables, often, weights_of(by_turns, by_cards))
