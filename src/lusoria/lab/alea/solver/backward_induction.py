"""All columns with 1, 2, 3, ... turns left, one step from the last; each step is a file, and is made once."""

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
from lusoria.lab.simulator.simulate import check_number
from lusoria.lab.tournament.deal_log import locked
from lusoria.minds.alea.model.columns import Graph, graph
from lusoria.minds.alea.turn.program import SETS
from lusoria.minds.alea.turn.turn_value import CARD_POINTS_BY_SET, Values, best_turns

Told = Callable[[int, int], None]
"""Hears how many columns of how many are done."""
SHARE = 4096
"""So many columns at a time: long enough to be worth a thread, short enough to tell how far it is."""
LOCK = "lock"
FORM = 1
"""Of the files; another one means another thing by them."""


class Unusable(LusoriaError):
    """A folder that holds something else, or a damaged step."""


class Solution(NamedTuple):
    """What each column is worth with each set of cards: all still to be written, and 5 for each card left."""

    graph: Graph
    steps: tuple[Values, ...]
    """By turns left, from none on."""

    def worth(self, column: Column, cards: tuple[Card, ...], turns: int) -> float:
        """The mean of all points still to come, for whoever plays for points alone and as well as can be.

        `column` has seven rows from the top, 0 for an empty one, as in `(0, 0, 16, 0, 0, 33, 35)`. `cards`
        are names, as in `("ignore", "joker")`. `turns` are left, from 0 to as many as were solved. Malformed
        names the argument that is none of these.
        """
        check_number("turns", turns, range(len(self.steps)))
        return float(self.steps[turns][self._place(column), bits_of(cards)])

    def _place(self, column: Column) -> int:
        if not is_column(column):
            problem = f"expected {ROWS} rows from the top, 0 for an empty one and numbers that ascend"
            raise Malformed("column", f"{problem}, not {column!r}")
        try:
            return self.graph.find(tuple(column))
        except ValueError as no:
            raise Malformed("column", str(no)) from None


def is_column(rows: object) -> bool:
    """Whether these are the rows of a column; twins may stand side by side (A9.5)."""
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


def solve(folder: Path, turns: int, *, workers: int = 1, told: Told = lambda *_: None) -> Solution:
    """Work out all that is not in the folder yet."""
    if turns < 1:
        raise Unusable(f"turns must be 1 or more, not {turns}")
    if workers < 1:
        raise Unusable(f"workers must be 1 or more, not {workers}")
    with held(folder):
        return made(folder, turns, workers, told)


def made(folder: Path, turns: int, workers: int, told: Told) -> Solution:
    columns = graph()
    sign(folder)
    steps: list[Values] = [np.tile(CARD_POINTS_BY_SET, (columns.keys.size, 1))]
    for turn in range(1, turns + 1):
        file = folder / f"worth-{turn:02}.npy"
        if not file.exists():
            step = new_step(columns, steps[-1], workers, partial(tell, told, turn, turns))
            keep(file, partial(np.save, arr=step))
        steps.append(read(file, columns))
        tell(told, turn, turns, columns.keys.size, columns.keys.size)
    return Solution(columns, tuple(steps))


def tell(told: Told, turn: int, turns: int, done: int, columns: int) -> None:
    told((turn - 1) * columns + done, turns * columns)


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Nobody else writes there meanwhile."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as no:
        raise Unusable(f"{folder} cannot be written: {no.strerror}") from no
    try:
        if not locked(lock):
            raise Unusable(f"{folder}: another process is at work there")
        yield
    finally:
        os.close(lock)


def sign(folder: Path) -> None:
    """It must be empty, or of the same kind."""
    file = folder / "solution.json"
    kind = {"game": "alea", "form": FORM, "rules": find_game("alea").version, "cards": list(CARDS)}
    if not file.exists():
        if any(each.name != LOCK for each in folder.iterdir()):
            raise Unusable(f"{folder} holds something else")
        keep(file, lambda into: into.write(json.dumps(kind).encode() + b"\n"))
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        found = None
    if found != kind:
        raise Unusable(f"{file} was not made by this version")


def new_step(columns: Graph, before: Values, workers: int = 1, told: Told = lambda *_: None) -> Values:
    """One turn more."""
    step = np.empty_like(before)
    step[0] = CARD_POINTS_BY_SET  # the full column
    shares = list(shared(1, columns.keys.size))
    with ThreadPoolExecutor(workers) as pool:
        worths = pool.map(lambda share: best_turns(columns, share, before), shares)
        for (begin, end), worth in zip(shares, worths, strict=True):
            step[begin:end] = worth
            told(end, columns.keys.size)
    return step


def shared(begin: int, end: int) -> Iterator[tuple[int, int]]:
    for start in range(begin, end, SHARE):
        yield start, min(start + SHARE, end)


def keep(file: Path, write: Callable[[BinaryIO], object]) -> None:
    """Whole, or not at all."""
    part = file.with_suffix(".part")
    try:
        with part.open("wb") as into:
            write(into)
            into.flush()
            os.fsync(into.fileno())
        part.replace(file)
    except OSError as no:
        part.unlink(missing_ok=True)
        raise Unusable(f"{file} cannot be written: {no.strerror or no}") from no


def read(file: Path, columns: Graph) -> Values:
    """Only what is asked of it comes into memory."""
    try:
        found: Values = np.load(file, mmap_mode="r")
    except (ValueError, OSError, EOFError) as no:
        raise Unusable(f"{file} is damaged: delete it, and it is made anew") from no
    if found.shape != (columns.keys.size, SETS) or found.dtype != np.float64:
        raise Unusable(f"{file} is damaged: delete it, and it is made anew")
    return found
