"""Where the games of a report come from: kernels that know a policy, or bots at the reference rules."""

from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from multiprocessing import get_context
from typing import Any

import numpy as np

from lusoria.bots import bot
from lusoria.core.errors import LusoriaError
from lusoria.core.structs import GameOptions
from lusoria.games import game as find_game
from lusoria.games.alea.model import CARDS
from lusoria.games.idus_martii.model import FACTIONS, kept
from lusoria.lab.alea.kernels.lookups import CLOSINGS
from lusoria.lab.idus_martii.kernels.lookups import ENDINGS
from lusoria.lab.simulator.policies import RANDOM
from lusoria.lab.simulator.result_columns import Columns
from lusoria.lab.simulator.simulate import SIMULATIONS, options_of, simulate
from lusoria.lab.tournament.paired_games import BotTrouble, NoChoice, Table
from lusoria.lab.tournament.runner import begin
from lusoria.records.match import Match

MOST_DECISIONS = 100_000
BATCH = 50

Row = dict[str, Any]
Options = Mapping[str, Any]
NONE: Options = {}


class Unfinished(LusoriaError):
    """No game of a table came to its end."""


def silent(done: str) -> None:
    """For whoever does not want to be told."""


@dataclass
class Source:
    """How many games, from which seed, by how many processes; with any number of these the same figures."""

    games: int
    """Of a policy that has a kernel."""
    slow_games: int
    """Of one that is played by the reference rules, which are much slower."""
    seed: int
    workers: int = 1
    progress: Callable[[str], None] = field(default=silent, repr=False)
    """Told what has been played."""
    cut_off: dict[tuple[str, str], int] = field(default_factory=dict, init=False)
    """So many games of a game and a policy were not finished; no figure counts them."""
    _pool: ProcessPoolExecutor | None = field(default=None, init=False, repr=False)

    def columns(self, game: str, players: int, policy: str, options: Options = NONE) -> Columns:
        """The columns that a report needs, of finished games only."""
        settings = options_of(game, players, options)
        if in_kernel(game, policy):
            who = None if policy == RANDOM else policy
            found = simulate(
                game, players, self.games, self.seed, who, options=settings, workers=self.workers
            )
            columns = dict(found.columns)
        else:
            play = partial(core_row, game, settings, policy, self.seed)
            columns = stacked(self.spread(play, self.played(game, policy)))
        self.progress(f"{game} {players} {policy}")
        kept = finished(game, columns)
        before, after = len(columns["wins"]), len(kept["wins"])
        self.count_cut_off(game, policy, before - after, before, f"{players} players")
        return kept

    def count_cut_off(self, game: str, policy: str, lost: int, games: int, table: str) -> None:
        """Remember them, or Unfinished where no game is left to count."""
        if lost == games:
            raise Unfinished(
                f"{game}, {table}, {policy}: all {games} games were cut off, none can be counted"
            )
        self.cut_off[game, policy] = self.cut_off.get((game, policy), 0) + lost

    def played(self, game: str, policy: str) -> int:
        """So many games of a policy."""
        return self.games if in_kernel(game, policy) else self.slow_games

    def spread(self, play: Callable[[int], Row], games: int) -> list[Row]:
        """So many games, in their order."""
        batches = [range(k, min(k + BATCH, games)) for k in range(0, games, BATCH)]
        if self.workers == 1 or len(batches) < 2:
            return [play(number) for number in range(games)]
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, get_context("spawn"), initializer=begin)
        return list(chain.from_iterable(self._pool.map(partial(batch, play), batches)))

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


def batch(play: Callable[[int], Row], numbers: range) -> list[Row]:
    return [play(number) for number in numbers]


def in_kernel(game: str, policy: str) -> bool:
    """Whether `simulate` knows a policy by its name."""
    return policy == RANDOM or policy in SIMULATIONS[game].named


def check_policy(game: str, policy: str) -> None:
    """Or Malformed, naming what there is."""
    if not in_kernel(game, policy):
        bot(game, policy)


def core_row(game: str, options: GameOptions, policy: str, seed: int, number: int) -> Row:
    """One game of bots by the reference rules."""
    rules, players = find_game(game), options.players
    table = Table(rules, options, [bot(game, policy)] * players, f"balance {seed} {number}")
    match = table.begun()
    finish(table, match, policy, f"{game}, game {number}")
    return row_of(game, match.state)


def finish(table: Table, match: Match, policy: str, where: str) -> None:
    """Play it out, or BotTrouble says where a bot has broken it."""
    try:
        table.finish(match, MOST_DECISIONS)
    except NoChoice as no:
        place = f"{where}, decision {no.decision}, seat {no.seat}"
        raise BotTrouble(f"{place}: the bot {policy} {no.problem}") from no.__cause__


def row_of(game: str, state: Any) -> Row:
    """What the kernels would have told of a game that ended like this."""
    if game == "alea":
        cards = [sum(1 << CARDS.index(card) for card in held) for held in state.cards]
        closing = CLOSINGS.index(state.closing) if state.result else 0
        scores = state.result.scores if state.result else [0] * len(cards)
        winners = state.result.winners if state.result else ()
        wins = [seat in winners for seat in range(len(cards))]
        return {"scores": scores, "cards": cards, "closing": closing, "rounds": state.round, "wins": wins}
    result = state.result
    return {
        "first": state.first,
        "ending": ENDINGS.index(result.ending),
        "faction": FACTIONS.index(result.faction),
        "turns": state.turn,
        "sides": [FACTIONS.index(side) for side in kept(state)],
        "wins": [seat in result.winners for seat in range(state.players)],
    }


def stacked(rows: list[Row]) -> Columns:
    return {name: np.array([row[name] for row in rows]) for name in rows[0]}


def finished(game: str, columns: Columns) -> Columns:
    """Without the games that were cut off; of Idus Martii all are finished."""
    if game != "alea":
        return columns
    ended = columns["closing"] != CLOSINGS.index("none")
    return {name: column[ended] for name, column in columns.items()}
