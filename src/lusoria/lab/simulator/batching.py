"""Batching: compiled policies play on; other policies choose for many games at once."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.core.errors import Malformed
from lusoria.lab.simulator.policies import Numbers, Team, call_policy_checked
from lusoria.lab.simulator.result_columns import Columns
from lusoria.numeric.compile_cache import compiled

BATCH_GAMES = 4096  # their arrays fit into the processor's cache
OVER = -1
MAX_INT64 = np.uint64(2**63 - 1)


class Questions(NamedTuple):
    """One decision per game, as rows."""

    observations: Numbers
    masks: NDArray[np.int8]
    draws: NDArray[np.float64]


class PolicyQueue(NamedTuple):
    """The policy of each seat, and the games that wait for one. A struct argument of kernels."""

    addresses: NDArray[np.uint64]
    """By seat: address of a compiled policy, or 0."""
    batch_index: NDArray[np.int64]
    """By seat: index of a policy over batches, or -1."""
    waits: NDArray[np.int64]
    """By game, as in `Board`."""
    tally: NDArray[np.int64]
    """As in `Board`."""


def make_queue(team: Team, games: int, kinds: int) -> PolicyQueue:
    tally = np.zeros(max(len(team.batch_policies), 1) * kinds, np.int64)
    return PolicyQueue(team.addresses, team.batch_index, np.zeros(games, np.int64), tally)


class Board(ABC):
    """Games `begin` to `begin + games - 1`, played side by side; each waits for a decision."""

    kinds: ClassVar[tuple[str, ...]]
    actions: ClassVar[tuple[str, ...]]
    waits: NDArray[np.int64]
    """By game: index of the policy * number of kinds + kind of the decision, or `OVER`."""
    tally: NDArray[np.int64]
    """Number of games that wait for each of these."""

    def __init__(self, team: Team, games: int, columns: Columns) -> None:
        self._queue = make_queue(team, games, len(self.kinds))
        self.waits, self.tally = self._queue.waits, self._queue.tally
        self._columns = columns

    @abstractmethod
    def advance(self, waiting_games: NDArray[np.int64], answers: NDArray[np.int64], *, fresh: bool) -> int:
        """Starts these games, or continues them. Returns the index of the first illegal answer, or -1."""

    @abstractmethod
    def place(self, game: int) -> tuple[int, int, int]:
        """Number of the current decision, seat, and kind."""

    @abstractmethod
    def collect(self, waiting_games: NDArray[np.int64]) -> Questions: ...

    def columns(self) -> Columns:
        return self._columns


def play_in_batches(board_of: Callable[[int, int], Board], team: Team, begin: int, games: int) -> Columns:
    """Plays games from number `begin` on, in batches."""
    each = min(games, BATCH_GAMES) if team.batch_policies else games
    parts = [
        play(board_of(first, min(each, begin + games - first)), team, first)
        for first in range(begin, begin + games, each or 1)
    ] or [board_of(begin, 0).columns()]
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def play(board: Board, team: Team, begin: int) -> Columns:
    """Plays all games of a board to their end; `begin` is the number of its first game.

    Asks the decision that most games wait for first, so that batches stay large.
    """
    waiting_games = np.arange(len(board.waits))
    answers = np.zeros_like(waiting_games)
    fresh = True
    while True:
        illegal = board.advance(waiting_games, answers, fresh=fresh)
        fresh = False
        if illegal >= 0:
            game = int(waiting_games[illegal])
            raise illegal_action(place(board, game, begin), int(answers[illegal]), board.actions)
        next_question = board.tally.argmax()
        if board.tally[next_question] == 0:
            return board.columns()
        waiting_games = np.empty(board.tally[next_question], np.int64)
        find_waiting(board.waits, next_question, waiting_games)
        board.tally[next_question] = 0
        index, kind = divmod(int(next_question), len(board.kinds))
        first = partial(place, board, int(waiting_games[0]), begin)
        ask = partial(team.ask, index, kind, *board.collect(waiting_games))
        answers = check_answers(
            call_policy_checked(team.batch_policies[index], ask, first), len(waiting_games), first
        )


@compiled
def find_waiting(waits: NDArray[np.int64], question: np.int64, waiting_games: NDArray[np.int64]) -> None:
    """Lists the games that wait for this. Faster than a comparison followed by `nonzero`."""
    at = 0
    for game in range(len(waits)):
        if at < len(waiting_games):
            waiting_games[at] = game  # overwritten unless it waits for this
            at += waits[game] == question


def place(board: Board, game: int, begin: int) -> str:
    decision, seat, kind = board.place(game)
    return describe_place(begin + game, decision, seat, board.kinds[kind])


def describe_place(game: int, decision: int, seat: int, kind: str) -> str:
    return f"game {game}, decision {decision}, seat {seat} ({kind})"


def check_answers(answers: object, count: int, place_text: Callable[[], str]) -> NDArray[np.int64]:
    """The answers as an array of action ids; raises Malformed for another shape or type."""
    try:
        ids = np.asarray(answers)
    except ValueError as error:
        raise Malformed("policies", f"{place_text()}: expected {count} whole numbers; {error}") from error
    if ids.shape != (count,) or ids.dtype.kind not in "iu":
        problem = f"expected {count} whole numbers of shape ({count},), not {ids.dtype} of shape {ids.shape}"
        raise Malformed("policies", f"{place_text()}: {problem}")
    if ids.dtype == np.uint64:
        ids = np.minimum(ids, MAX_INT64)  # uint64 would wrap to a negative number
    return ids.astype(np.int64, copy=False)


def illegal_action(place_text: str, action: int, names: tuple[str, ...]) -> Malformed:
    action_text = (
        f"{action} ({names[action]})" if action in range(len(names)) else f"{action}, which is no action,"
    )
    return Malformed("policies", f"{place_text}: {action_text} is not legal")
