"""Sample games of a report: simulated by compiled code, or played by bots with the reference rules."""

from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

import numpy as np

from lusoria.bots import bot
from lusoria.core.errors import LusoriaError
from lusoria.core.structs import GameOptions
from lusoria.games import game as find_game
from lusoria.lab.game_parts import GameParts
from lusoria.lab.simulator.policies import RANDOM
from lusoria.lab.simulator.result_columns import Columns
from lusoria.lab.simulator.simulate import SIMULATIONS, options_of, simulate
from lusoria.lab.tournament.paired_games import BotError, IllegalChoice, Table
from lusoria.lab.tournament.runner import initialize_worker
from lusoria.records.match import Match

if TYPE_CHECKING:
    from lusoria.lab.balance.study_panels import Study

STUDIES: Mapping[str, "type[Study]"] = GameParts("balance")

MAX_DECISIONS = 100_000  # longer games are cut off
TASK_GAMES = 50  # per task of a worker process, so that passing tasks costs little

Row = dict[str, Any]
Options = Mapping[str, Any]
NONE: Options = {}


class AllGamesCutOff(LusoriaError):
    """All games of a table were cut off."""


def ignore_progress(done: str) -> None:
    """Shows no progress."""


@dataclass
class Source:
    """Plays sample games. Figures depend on the seed, not on the number of worker processes."""

    games: int
    """Per table, of a policy that can be simulated."""
    slow_games: int
    """Per table, of a bot on the reference rules, which are much slower."""
    seed: int
    workers: int = 1
    progress: Callable[[str], None] = field(default=ignore_progress, repr=False)
    """Called with a description of each finished sample."""
    cut_off: dict[tuple[str, str], int] = field(default_factory=dict, init=False)
    """By game and policy: number of games that were cut off. No figure counts them."""
    _pool: ProcessPoolExecutor | None = field(default=None, init=False, repr=False)

    def columns(self, game: str, players: int, policy: str, options: Options = NONE) -> Columns:
        """The columns that a report needs, of finished games only."""
        settings = options_of(game, players, options)
        if is_simulated(game, policy):
            policies = None if policy == RANDOM else policy
            result = simulate(
                game, players, self.games, self.seed, policies, options=settings, workers=self.workers
            )
            columns = dict(result.columns)
        else:
            play = partial(reference_row, game, settings, policy, self.seed)
            columns = stack_rows(self.play_games(play, self.game_count(game, policy)))
        self.progress(f"{game} {players} {policy}")
        finished = STUDIES[game].finished_games(columns)
        before, after = len(columns["wins"]), len(finished["wins"])
        self.count_cut_off(game, policy, before - after, before, f"{players} players")
        return finished

    def count_cut_off(self, game: str, policy: str, lost: int, games: int, table: str) -> None:
        """Adds games that were cut off. Raises AllGamesCutOff if no game is left."""
        if lost == games:
            raise AllGamesCutOff(f"{game}, {table}, {policy}: all {games} games were cut off")
        self.cut_off[game, policy] = self.cut_off.get((game, policy), 0) + lost

    def game_count(self, game: str, policy: str) -> int:
        """Number of games per table."""
        return self.games if is_simulated(game, policy) else self.slow_games

    def play_games(self, play: Callable[[int], Row], games: int) -> list[Row]:
        """Rows of all games in order, played by this process or by the workers."""
        batches = [range(k, min(k + TASK_GAMES, games)) for k in range(0, games, TASK_GAMES)]
        if self.workers == 1 or len(batches) < 2:
            return [play(number) for number in range(games)]
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers, get_context("spawn"), initializer=initialize_worker
            )
        return list(chain.from_iterable(self._pool.map(partial(play_batch, play), batches)))

    def close(self) -> None:
        """Stops the worker processes."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


def play_batch(play: Callable[[int], Row], numbers: range) -> list[Row]:
    return [play(number) for number in numbers]


def is_simulated(game: str, policy: str) -> bool:
    """True if `simulate` has this policy by name."""
    return policy == RANDOM or policy in SIMULATIONS[game].named


def check_policy(game: str, policy: str) -> None:
    """Raises Malformed with the known bots."""
    if not is_simulated(game, policy):
        bot(game, policy)


def reference_row(game: str, options: GameOptions, policy: str, seed: int, number: int) -> Row:
    """One game of bots by the reference rules. Runs in any worker process."""
    rules, players = find_game(game), options.players
    table = Table(rules, options, [bot(game, policy)] * players, f"balance {seed} {number}")
    match = table.begin()
    finish_match(table, match, policy, f"{game}, game {number}")
    return STUDIES[game].row_of(match.state)


def finish_match(table: Table, match: Match, policy: str, place: str) -> None:
    """Plays to the end. Raises BotError with the place if a bot fails."""
    try:
        table.finish(match, MAX_DECISIONS)
    except IllegalChoice as no:
        where = f"{place}, decision {no.decision}, seat {no.seat}"
        raise BotError(f"{where}: the bot {policy} {no.problem}") from no.__cause__


def stack_rows(rows: list[Row]) -> Columns:
    return {name: np.array([row[name] for row in rows]) for name in rows[0]}
