"""Backward induction over turns left: one step per turn, each saved in a file and computed once."""

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import BinaryIO, NamedTuple

import numpy as np

from lusoria.core.errors import LusoriaError, Malformed
from lusoria.games import game as find_game
from lusoria.games.alea.model import CARDS, ROWS, Card, Column
from lusoria.games.alea.numerals import NUMBERS
from lusoria.lab.arguments import check_number
from lusoria.lab.tournament.deal_log import lock_file
from lusoria.minds.alea.model.columns import Graph, graph
from lusoria.minds.alea.turn.program import SETS
from lusoria.minds.alea.turn.turn_value import CARD_POINTS_BY_SET, Values, best_turns
from lusoria.runtime.atomic_file import atomic_file
from lusoria.runtime.progress import ProgressCallback, ignore_progress

COLUMNS_PER_TASK = 4096  # long enough to be worth a thread, short enough to show progress
LOCK = "lock"
FILE_VERSION = 1  # of the files; a change makes old folders unusable


class Unusable(LusoriaError):
    """The folder has other files, or a step is damaged."""


class Solution(NamedTuple):
    """Values by column and set of cards: points still to come, including 5 for each card left."""

    graph: Graph
    steps: tuple[Values, ...]
    """By turns left, from 0."""

    def worth(self, column: Column, cards: tuple[Card, ...], turns: int) -> float:
        """Expected points to come under optimal play for points, without opponents.

        `column`: seven rows from the top, 0 if empty, as in `(0, 0, 16, 0, 0, 33, 35)`.
        `cards`: names, as in `("ignore", "joker")`. `turns`: turns left, from 0 to the number solved.
        Raises Malformed with the name of a wrong argument.
        """
        check_number("turns", turns, 0, len(self.steps) - 1)
        return float(self.steps[turns][self._place(column), bits_of(cards)])

    def _place(self, column: Column) -> int:
        if not is_column(column):
            problem = f"expected {ROWS} rows from the top, 0 for an empty one and numbers that ascend"
            raise Malformed("column", f"{problem}, not {column!r}")
        try:
            return self.graph.find(tuple(column))
        except ValueError as error:
            raise Malformed("column", str(error)) from None


def is_column(rows: object) -> bool:
    """Valid rows of a column; twins may be adjacent (A9.5)."""
    if not isinstance(rows, tuple | list) or len(rows) != ROWS:
        return False
    numbers = [row for row in rows if row != 0]
    whole = all(isinstance(row, int) and not isinstance(row, bool) for row in rows)
    return whole and all(number in NUMBERS for number in numbers) and numbers == sorted(numbers)


def bits_of(cards: object) -> int:
    if not isinstance(cards, tuple | list | set | frozenset) or not all(card in CARDS for card in cards):
        raise Malformed("cards", f"expected some of {', '.join(CARDS)}, not {cards!r}")
    if len(set(cards)) != len(cards):
        raise Malformed("cards", f"there is one of each, not {cards!r}")
    return sum(1 << CARDS.index(card) for card in cards)


def solve(
    folder: Path, turns: int, *, workers: int = 1, on_progress: ProgressCallback = ignore_progress
) -> Solution:
    """Computes the steps that are not in the folder yet. Raises Unusable."""
    if turns < 1:
        raise Unusable(f"turns must be 1 or more, not {turns}")
    if workers < 1:
        raise Unusable(f"workers must be 1 or more, not {workers}")
    with lock_folder(folder):
        return solve_steps(folder, turns, workers, on_progress)


def solve_steps(folder: Path, turns: int, workers: int, on_progress: ProgressCallback) -> Solution:
    columns = graph()
    check_folder(folder)
    steps: list[Values] = [np.tile(CARD_POINTS_BY_SET, (columns.keys.size, 1))]
    for turn in range(1, turns + 1):
        file = folder / f"worth-{turn:02}.npy"
        if not file.exists():
            step = new_step(columns, steps[-1], workers, partial(report, on_progress, turn, turns))
            write_file(file, partial(np.save, arr=step))
        steps.append(read_step(file, columns))
        report(on_progress, turn, turns, columns.keys.size, columns.keys.size)
    return Solution(columns, tuple(steps))


def report(on_progress: ProgressCallback, turn: int, turns: int, done: int, columns: int) -> None:
    on_progress((turn - 1) * columns + done, turns * columns)


@contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """Locks the folder against other processes. Raises Unusable."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as error:
        raise Unusable(f"{folder} cannot be written: {error.strerror}") from error
    try:
        if not lock_file(lock):
            raise Unusable(f"{folder}: another process is at work there")
        yield
    finally:
        os.close(lock)


def check_folder(folder: Path) -> None:
    """Checks that the folder is new, or of the same rules and file version. Raises Unusable."""
    file = folder / "solution.json"
    kind = {"game": "alea", "form": FILE_VERSION, "rules": find_game("alea").version, "cards": list(CARDS)}
    if not file.exists():
        if any(path.name != LOCK for path in folder.iterdir()):
            raise Unusable(f"{folder} holds something else")
        write_file(file, lambda into: into.write(json.dumps(kind).encode() + b"\n"))
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        content = None
    if content != kind:
        raise Unusable(f"{file} was not made by this version")


def new_step(
    columns: Graph, before: Values, workers: int = 1, on_progress: ProgressCallback = ignore_progress
) -> Values:
    """Values with one more turn."""
    step = np.empty_like(before)
    step[0] = CARD_POINTS_BY_SET  # a full column
    shares = list(column_ranges(1, columns.keys.size))
    with ThreadPoolExecutor(workers) as pool:
        worths = pool.map(lambda share: best_turns(columns, share, before), shares)
        for (begin, end), value in zip(shares, worths, strict=True):
            step[begin:end] = value
            on_progress(end, columns.keys.size)
    return step


def column_ranges(begin: int, end: int) -> Iterator[tuple[int, int]]:
    for start in range(begin, end, COLUMNS_PER_TASK):
        yield start, min(start + COLUMNS_PER_TASK, end)


def write_file(file: Path, write: Callable[[BinaryIO], object]) -> None:
    """Writes a file atomically. Raises Unusable."""
    try:
        with atomic_file(file) as into:
            write(into)
    except OSError as error:
        raise Unusable(f"{file} cannot be written: {error.strerror or error}") from error


def read_step(file: Path, columns: Graph) -> Values:
    """Memory-mapped. Raises Unusable if the file is damaged."""
    try:
        content: Values = np.load(file, mmap_mode="r")
    except (ValueError, OSError, EOFError) as error:
        raise Unusable(f"{file} is damaged: delete it, and it is computed again") from error
    if content.shape != (columns.keys.size, SETS) or content.dtype != np.float64:
        raise Unusable(f"{file} is damaged: delete it, and it is computed again")
    return content
