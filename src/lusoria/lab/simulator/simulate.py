"""`lusoria.simulate` and `lusoria.replay`: many reproducible games at once, or one in full."""

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol, TypeAlias

import numpy as np

from lusoria.core.errors import Malformed
from lusoria.core.structs import GameOptions
from lusoria.games import game as find_game
from lusoria.lab.arguments import check_number
from lusoria.lab.game_parts import GameParts
from lusoria.lab.simulator.policies import RANDOM, NamedPolicies, Policies, Policy, policies_by_seat
from lusoria.lab.simulator.result import Result
from lusoria.lab.simulator.result_columns import NO_COLUMNS, Column, Columns, Moments
from lusoria.lab.simulator.shards import Share, WorkersLost, run_shares, shares
from lusoria.numeric.counter_rng import GAMES, SEEDS
from lusoria.records.codec import options_from
from lusoria.records.match import Match
from lusoria.records.record import Player, Record, record_of

MAX_ROWS = 10**9  # more would exhaust memory
SeatPolicies: TypeAlias = tuple[Policy, ...] | None
"""One policy per seat, or None: all seats play at random."""


class Simulation(Protocol):
    """A game with its options, ready to be simulated."""

    def play(self, seed: int, begin: int, games: int, policies: SeatPolicies = None) -> Columns: ...

    def name(self, played: Columns) -> Mapping[str, Column]: ...

    def count(self, played: Columns) -> dict[str, Moments]: ...

    def match(self, seed: int, game: int, policies: SeatPolicies = None) -> Match: ...


class SimulationType(Protocol):
    """The extension `simulation` of a game: a class of simulations."""

    named: NamedPolicies
    share: int
    """Games per share without policies. A share should take about 0.1 s."""
    share_with_policies: int
    takes_most_rounds: bool
    """A game may last forever, so that there is a limit of rounds."""

    def __call__(self, options: Any, *most_rounds: int) -> Simulation:
        """Raises IllegalOptions."""
        ...


SIMULATIONS: Mapping[str, SimulationType] = GameParts("simulation")


@dataclass(frozen=True)
class Task:
    """One simulation; pickled and sent to workers."""

    game: str
    options: GameOptions
    seed: int
    columns: bool
    most_rounds: int | None
    policies: SeatPolicies = None

    def __call__(self, share: Share) -> tuple[Columns, dict[str, Moments]]:
        games = simulation(self.game, self.options, self.most_rounds)
        played = games.play(self.seed, share.begin, share.games, self.policies)
        return (played if self.columns else {}), games.count(played)


@cache
def simulation(game: str, options: GameOptions, most_rounds: int | None = None) -> Simulation:
    cut_off = () if most_rounds is None else (most_rounds,)
    return SIMULATIONS[game](options, *cut_off)


def simulate(  # noqa: PLR0913 (settings of a simulation, most of them by name)
    game: str,
    players: int,
    games: int,
    seed: int,
    policies: Policies = None,
    *,
    options: Mapping[str, Any] | GameOptions | None = None,
    first: int = 0,
    most_rounds: int | None = None,
    columns: bool = True,
    workers: int = 1,
    executor: Executor | None = None,
    resume: WorkersLost | None = None,
) -> Result:
    """Plays `games` games and returns their results.

    `policies`: one for all seats, or one per seat: a name, a function compiled by Numba, or a function over
    batches. Without policies all choices are uniform, which is fastest.
    `first`: number of the first game. Game k of a seed is the same game in every run.
    `most_rounds`: a longer game is cut off without a result, if its rules set no limit; 10,000 by default.
    `columns`: without them only the sums for `summary` are kept, which takes little memory.
    `workers`: threads of this process. An `executor` (processes, a cluster) runs the work elsewhere.
    `resume`: the `WorkersLost` that a lost executor raised; finished games are not played again.
    """
    players, games, seed, first, workers, most_rounds = map(
        to_python, (players, games, seed, first, workers, most_rounds)
    )
    settings = options_of(game, players, options)
    seat_policies = policies_by_seat(policies, players, SIMULATIONS[game].named)
    check_number("seed", seed, 0, SEEDS[-1])
    check_number("first", first, 0, GAMES[-1])
    check_number("games", games, 0, GAMES[-1])
    check_number("workers", workers, 1, 1023)
    check_most_rounds(game, most_rounds)
    if executor is not None and not callable(getattr(executor, "submit", None)):
        raise Malformed("executor", f"expected an executor with a method `submit`, not {executor!r}")
    if columns and games > MAX_ROWS:
        problem = f"{games} games are too many for columns in memory; columns=False keeps the sums only"
        raise Malformed("games", problem)
    if first + games > GAMES.stop:
        raise Malformed("games", f"there are no games after number {GAMES[-1]}")
    task = Task(game, settings, seed, columns, most_rounds, seat_policies)
    kind = SIMULATIONS[game]
    all_shares = shares(first, games, kind.share if seat_policies is None else kind.share_with_policies)
    finished = None if resume is None else finished_parts(resume, task, all_shares)
    parts: Sequence[tuple[Columns, dict[str, Moments]]]
    if executor is None and workers > 1:
        simulation(game, settings, most_rounds)  # built once, not by each thread
        with ThreadPoolExecutor(workers) as threads:
            parts = run_shares(task, all_shares, threads, finished, reraise=True)
    else:
        parts = run_shares(task, all_shares, executor, finished)
    played, counted = merge_parts(task, parts)
    named = simulation(game, settings, most_rounds).name(played) if columns else NO_COLUMNS
    return Result(game, settings, seed, first, games, named, counted)


def finished_parts(resume: object, task: Task, all_shares: Sequence[Share]) -> Mapping[Share, Any]:
    """Results of an earlier run of the same simulation. Raises Malformed for another one."""
    if not isinstance(resume, WorkersLost):
        raise Malformed("resume", f"expected an error WorkersLost, not {resume!r}")
    if resume.work != task or {*resume.parts, *resume.left} != set(all_shares):
        raise Malformed(
            "resume", "it belongs to another simulation: game, options, games, seed or policies differ"
        )
    return resume.parts


def check_most_rounds(game: str, most_rounds: int | None) -> None:
    if most_rounds is not None:
        check_number("most_rounds", most_rounds, 1, 2**31 - 2)
        if not SIMULATIONS[game].takes_most_rounds:
            raise Malformed("most_rounds", f"the rules of {game} limit the number of rounds")


def to_python(value: Any) -> Any:
    """Converts NumPy scalars, which callers may pass."""
    return value.item() if isinstance(value, np.generic) else value


def merge_parts(
    task: Task, parts: Sequence[tuple[Columns, dict[str, Moments]]]
) -> tuple[Columns, dict[str, Moments]]:
    """Concatenates the columns and adds the sums."""
    played, counted = zip(*(parts or [task(Share(0, 0))]), strict=True)
    columns = played[0]
    if len(played) > 1:
        columns = {name: np.concatenate([part[name] for part in played]) for name in columns}
    sums = dict(counted[0])
    for part in counted[1:]:
        sums = {name: sums[name].plus(part[name]) for name in sums}
    return columns, sums


def replay(
    game: str,
    players: int,
    seed: int,
    k: int,
    policies: Policies = None,
    *,
    options: Mapping[str, Any] | GameOptions | None = None,
    most_rounds: int | None = None,
) -> Record:
    """Game k of a simulation as a full record, played by the reference rules."""
    players, seed, k, most_rounds = map(to_python, (players, seed, k, most_rounds))
    settings = options_of(game, players, options)
    seat_policies = policies_by_seat(policies, players, SIMULATIONS[game].named)
    check_number("seed", seed, 0, SEEDS[-1])
    check_number("k", k, 0, GAMES[-1])
    check_most_rounds(game, most_rounds)
    match = simulation(game, settings, most_rounds).match(seed, k, seat_policies)
    names = (policy if isinstance(policy, str) else None for policy in seat_policies or (RANDOM,) * players)
    return record_of(match, tuple(Player("bot", bot=name) for name in names))


def options_of(name: str, players: int, options: Mapping[str, Any] | GameOptions | None) -> GameOptions:
    """Options of a table, checked by the game. Raises Malformed."""
    game = find_game(name)
    if name not in SIMULATIONS:
        raise Malformed("game", f"{name} cannot be simulated; there are {', '.join(SIMULATIONS)}")
    if isinstance(options, GameOptions):
        if not isinstance(options, game.options_type) or options.players != players:
            raise Malformed("options", f"these are not the options of {name} with {players} players")
        settings = options
    else:
        if options is not None and not isinstance(options, Mapping):
            raise Malformed("options", f"expected names and values, not {options!r}")
        parameters = {
            "players": players,
            **{name: to_python(value) for name, value in (options or {}).items()},
        }
        if parameters["players"] != players:
            raise Malformed(
                "options", f"the table has {players} players, the options have {parameters['players']!r}"
            )
        settings = options_from(game, parameters)
    game.start(settings)
    return settings
