"""Many games side by side: those who are compiled play on, the others are asked for all games at once."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from lusoria.core.errors import Malformed
from lusoria.lab.simulator.policies import Numbers, Team, asked_of
from lusoria.lab.simulator.result_columns import Columns
from lusoria.numeric.compile_cache import compiled

BATCH = 4096
"""So many games ask at once: what they say stays near the processor."""
OVER = -1
MOST = np.uint64(2**63 - 1)


class Asked(NamedTuple):
    """What some games ask: a row a game."""

    observations: Numbers
    masks: NDArray[np.int8]
    draws: NDArray[np.float64]


class Board(Protocol):
    """Games side by side, each with what it waits for."""

    @property
    def kinds(self) -> tuple[str, ...]: ...

    @property
    def actions(self) -> tuple[str, ...]: ...

    waits: NDArray[np.int64]
    """By game: whose voice * kinds + kind it waits for, or `OVER`."""
    tally: NDArray[np.int64]
    """How many games wait for each of them."""

    def advance(self, which: NDArray[np.int64], answers: NDArray[np.int64], *, fresh: bool) -> int:
        """Begin these games, or go on with their answers; the place of the first illegal one, or -1."""
        ...

    def place(self, game: int) -> tuple[int, int, int]:
        """Where a game is: the how-manieth decision, of which seat, and its kind."""
        ...

    def collect(self, which: NDArray[np.int64]) -> Asked: ...

    def columns(self) -> Columns: ...


def play_all(board_of: Callable[[int, int], Board], team: Team, begin: int, games: int) -> Columns:
    """So many games from the number `begin` on, as many side by side as is good for them."""
    each = min(games, BATCH) if team.voices else games
    parts = [
        play(board_of(first, min(each, begin + games - first)), team, first)
        for first in range(begin, begin + games, each or 1)
    ] or [board_of(begin, 0).columns()]
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def play(board: Board, team: Team, begin: int) -> Columns:
    """All games of a board to their end; `begin` is the number of its first game.

    Of all that games wait for, what most of them wait for is asked first: so the batches stay large.
    """
    which = np.arange(len(board.waits))
    answers = np.zeros_like(which)
    fresh = True
    while True:
        wrong = board.advance(which, answers, fresh=fresh)
        fresh = False
        if wrong >= 0:
            game = int(which[wrong])
            raise not_legal(place(board, game, begin), int(answers[wrong]), board.actions)
        most = board.tally.argmax()
        if board.tally[most] == 0:
            return board.columns()
        which = np.empty(board.tally[most], np.int64)
        find(board.waits, most, which)
        board.tally[most] = 0
        voice, kind = divmod(int(most), len(board.kinds))
        first = partial(place, board, int(which[0]), begin)
        asked = partial(team.ask, voice, kind, *board.collect(which))
        answers = checked(asked_of(team.voices[voice], asked, first), len(which), first)


@compiled
def find(waits: NDArray[np.int64], wanted: np.int64, which: NDArray[np.int64]) -> None:
    """The games that wait for this, as many as there are: quicker than to compare first and then to list."""
    at = 0
    for game in range(len(waits)):
        if at < len(which):
            which[at] = game  # to be overwritten, unless it is one of them
            at += waits[game] == wanted


def place(board: Board, game: int, begin: int) -> str:
    decision, seat, kind = board.place(game)
    return where(begin + game, decision, seat, board.kinds[kind])


def where(game: int, decision: int, seat: int, kind: str) -> str:
    return f"game {game}, decision {decision}, seat {seat} ({kind})"


def checked(answers: object, count: int, asked: Callable[[], str]) -> NDArray[np.int64]:
    """Ids of actions, as many as were asked for."""
    try:
        found = np.asarray(answers)
    except ValueError as error:
        raise Malformed("policies", f"{asked()}: expected {count} whole numbers; {error}") from error
    if found.shape != (count,) or found.dtype.kind not in "iu":
        problem = (
            f"expected {count} whole numbers of shape ({count},), not {found.dtype} of shape {found.shape}"
        )
        raise Malformed("policies", f"{asked()}: {problem}")
    if found.dtype == np.uint64:
        found = np.minimum(found, MOST)  # it would turn into a negative one
    return found.astype(np.int64, copy=False)


def not_legal(asked: str, action: int, names: tuple[str, ...]) -> Malformed:
    said = f"{action} ({names[action]})" if action in range(len(names)) else f"{action}, which is no action,"
    return Malformed("policies", f"{asked}: {said} is not legal")
