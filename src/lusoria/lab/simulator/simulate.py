"""`lusoria.simulate`: many games at once, the same ones on any machine."""

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol, TypeAlias

import numpy as np

from lusoria.core.errors import Malformed
from lusoria.core.structs import GameOptions
from lusoria.games import game as find_game
from lusoria.lab.alea.simulation import AleaSimulation
from lusoria.lab.idus_martii.simulation import IdusSimulation
from lusoria.lab.simulator.policies import RANDOM, Policies, Policy, by_seat
from lusoria.lab.simulator.result import Result
from lusoria.lab.simulator.result_columns import NO_COLUMNS, Column, Columns, Moments
from lusoria.lab.simulator.shards import Share, Unfinished, shares, spread
from lusoria.numeric.counter_rng import GAMES, SEEDS
from lusoria.records.codec import options_from
from lusoria.records.match import Match
from lusoria.records.record import Player, Record, record_of

SIMULATIONS: Mapping[str, Any] = {"idus-martii": IdusSimulation, "alea": AleaSimulation}
MOST_ROWS = 10**9
"""Beyond that, columns fill any memory long before the last game."""
Seated: TypeAlias = tuple[Policy, ...] | None
"""A policy a seat, or everybody plays at random."""


class Simulation(Protocol):
    """A game that can be simulated, with its options."""

    def play(self, seed: int, begin: int, games: int, policies: Seated = None) -> Columns: ...

    def name(self, played: Columns) -> Mapping[str, Column]: ...

    def count(self, played: Columns) -> dict[str, Moments]: ...

    def match(self, seed: int, game: int, policies: Seated = None) -> Match: ...


@dataclass(frozen=True)
class Task:
    """What to simulate: small enough to be sent to any machine."""

    game: str
    options: GameOptions
    seed: int
    columns: bool
    most_rounds: int | None
    policies: Seated = None

    def __call__(self, share: Share) -> tuple[Columns, dict[str, Moments]]:
        games = simulation(self.game, self.options, self.most_rounds)
        played = games.play(self.seed, share.begin, share.games, self.policies)
        return (played if self.columns else {}), games.count(played)


@cache
def simulation(game: str, options: GameOptions, most_rounds: int | None = None) -> Simulation:
    cut_off = () if most_rounds is None else (most_rounds,)
    found: Simulation = SIMULATIONS[game](options, *cut_off)
    return found


def simulate(  # noqa: PLR0913 (what one may say of a simulation, nearly all of it by name)
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
    resume: Unfinished | None = None,
) -> Result:
    """Play so many games and count what came of them.

    `policies` say who plays, everybody or each seat: a name, a function compiled by Numba, or any function
    over batches. Without them everybody chooses uniformly, at the greatest speed.
    Game k of a seed is the same game wherever it is played: with `first` a run goes on where another ended.
    A game of Alea Romana that reaches `most_rounds` (10,000 where nobody says) is cut off without a result.
    Without `columns` only what `summary` needs is kept: hardly any memory.
    `workers` are threads of this process; an `executor` (processes, a cluster) takes the work elsewhere.
    Where that went away, `resume` is what it raised: what was finished is not played again.
    """
    players, games, seed, first, workers, most_rounds = map(
        plain, (players, games, seed, first, workers, most_rounds)
    )
    settings = options_of(game, players, options)
    seated = by_seat(policies, players, SIMULATIONS[game].named)
    check_number("seed", seed, SEEDS)
    check_number("first", first, GAMES)
    check_number("games", games, GAMES)
    check_number("workers", workers, range(1, 1024))
    check_most_rounds(game, most_rounds)
    if executor is not None and not callable(getattr(executor, "submit", None)):
        raise Malformed("executor", f"expected something to submit work to, not {executor!r}")
    if columns and games > MOST_ROWS:
        problem = (
            f"{games} games are too many to keep a row of each; with columns=False they are only counted"
        )
        raise Malformed("games", problem)
    if first + games > GAMES.stop:
        raise Malformed("games", f"there are no games after number {GAMES[-1]}")
    task = Task(game, settings, seed, columns, most_rounds, seated)
    kind = SIMULATIONS[game]
    wanted = shares(first, games, kind.share if seated is None else kind.share_with_policies)
    finished = None if resume is None else finished_of(resume, task, wanted)
    parts: Sequence[tuple[Columns, dict[str, Moments]]]
    if executor is None and workers > 1:
        simulation(game, settings, most_rounds)  # made once: each thread would make one of its own
        with ThreadPoolExecutor(workers) as threads:
            parts = spread(task, wanted, threads, finished, ours=True)
    else:
        parts = spread(task, wanted, executor, finished)
    played, counted = merged(task, parts)
    named = simulation(game, settings, most_rounds).name(played) if columns else NO_COLUMNS
    return Result(game, settings, seed, first, games, named, counted)


def finished_of(resume: object, task: Task, wanted: Sequence[Share]) -> Mapping[Share, Any]:
    """What was finished of this very simulation: two of them are never put together."""
    if not isinstance(resume, Unfinished):
        raise Malformed("resume", f"expected what an unfinished simulation has raised, not {resume!r}")
    if resume.work != task or {*resume.parts, *resume.left} != set(wanted):
        raise Malformed(
            "resume", "that was another simulation: game, options, games, seed and policies differ"
        )
    return resume.parts


def check_most_rounds(game: str, most_rounds: int | None) -> None:
    if most_rounds is not None:
        check_number("most_rounds", most_rounds, range(1, 2**31 - 1))
        if game != "alea":
            raise Malformed("most_rounds", f"{game} has as many rounds as its rules say")


def plain(value: Any) -> Any:
    """As Python has it: who counts with NumPy means the same."""
    return value.item() if isinstance(value, np.generic) else value


def check_number(name: str, value: object, allowed: range) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or value not in allowed:
        raise Malformed(name, f"expected a whole number from {allowed[0]} to {allowed[-1]}, not {value!r}")


def merged(
    task: Task, parts: Sequence[tuple[Columns, dict[str, Moments]]]
) -> tuple[Columns, dict[str, Moments]]:
    """The columns as the kernel wrote them, one after the other; the sums added."""
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
    """Game k of a simulation in full: a record of every deal, die and choice, by the reference rules."""
    players, seed, k, most_rounds = map(plain, (players, seed, k, most_rounds))
    settings = options_of(game, players, options)
    seated = by_seat(policies, players, SIMULATIONS[game].named)
    check_number("seed", seed, SEEDS)
    check_number("k", k, GAMES)
    check_most_rounds(game, most_rounds)
    match = simulation(game, settings, most_rounds).match(seed, k, seated)
    names = (policy if isinstance(policy, str) else None for policy in seated or (RANDOM,) * players)
    return record_of(match, tuple(Player("bot", bot=name) for name in names))


def options_of(name: str, players: int, options: Mapping[str, Any] | GameOptions | None) -> GameOptions:
    """The options of a table, checked by the game; or the error that names what is wrong with them."""
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
        said = {"players": players, **{name: plain(value) for name, value in (options or {}).items()}}
        if said["players"] != players:
            raise Malformed("options", f"players are {players}, and here {said['players']!r}")
        settings = options_from(game, said)
    game.start(settings)
    return settings
