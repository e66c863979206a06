"""Compares kernels with the reference rules, game by game, for every kind of table.

A batch's number determines game, players, house rules, policies, seed and game numbers. So a differing batch
can be repeated alone, and a run can continue another (`--first`). All columns of a game are compared.
"""

import argparse
import math
import sys
import time
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from itertools import product
from random import Random
from typing import Any, NamedTuple

from lusoria.core.errors import Illegal
from lusoria.core.game import AnyState
from lusoria.core.structs import GameOptions
from lusoria.games import game as find_game
from lusoria.games.alea.events import DieFell, FailureTaken, LastRoundCalled, TurnFailed
from lusoria.games.alea.model import CARDS
from lusoria.games.idus_martii.model import ENDINGS, FACTIONS, kept_cards
from lusoria.lab.alea.kernels.lookups import CLOSINGS
from lusoria.lab.simulator.result_columns import Column
from lusoria.lab.simulator.simulate import SIMULATIONS, SeatPolicies, simulation
from lusoria.records.match import Match

GAMES = 500
"""Per batch of random players."""
WITH_POLICIES = 50
"""Per batch with policies, which are called with an encoded view for every decision."""


class Batch(NamedTuple):
    """A range of games of one kind of table."""

    name: str
    options: GameOptions
    seed: int
    begin: int
    games: int
    team: SeatPolicies


def batch(number: int) -> Batch:
    """Cycles through the games and their tables; every seventh cycle has policies."""
    rng, names = Random(number), tuple(SIMULATIONS)
    name, turn = names[number % len(names)], number // len(names)
    options = tables(name)[turn % len(tables(name))]
    seed, begin = rng.getrandbits(64), rng.getrandbits(40)
    if turn % 7:
        return Batch(name, options, seed, begin, GAMES, None)
    named = tuple(SIMULATIONS[name].named)
    team = tuple(rng.choice(named) for _ in range(options.players))
    return Batch(name, options, seed, begin, WITH_POLICIES, team)


@cache
def tables(name: str) -> tuple[GameOptions, ...]:
    """Options of every kind of table: all sizes, all values of all house rules."""
    game, tables = find_game(name), []
    for players in game.players:
        rules = game.house_rules(players)
        for values in product(*(rule.values for rule in rules)):
            values_by_rule = {rule.name: value for rule, value in zip(rules, values, strict=True)}
            try:
                options = game.options_type(players=players, **values_by_rule)
                game.start(options)
            except Illegal:
                continue
            tables.append(options)
    return tuple(tables)


def compare_batch(number: int) -> tuple[str, bool, int]:
    """Game, whether policies played, and number of equal games of a batch. Raises AssertionError."""
    todo = batch(number)
    kernel = simulation(todo.name, todo.options)
    columns = kernel.name(kernel.play(todo.seed, todo.begin, todo.games, todo.team))
    for place in range(todo.games):
        expected = ROWS[todo.name](kernel.match(todo.seed, todo.begin + place, todo.team))
        row = row_of(columns, place)
        assert row == expected, f"batch {number}, {todo}, game {todo.begin + place}: {row} != {expected}"
    return todo.name, todo.team is not None, todo.games


def row_of(columns: Mapping[str, Column], place: int) -> dict[str, Any]:
    """Values of all columns for one game."""
    return {name: column[place].tolist() for name, column in columns.items()}


def idus_row(match: Match) -> dict[str, Any]:
    """The same by the reference rules."""
    state, over = match.state, match.over
    assert over is not None
    return {
        "first": state.first,
        "ending": ENDINGS.index(over.ending),
        "faction": FACTIONS.index(state.result.faction),
        "loyal": state.result.loyal,
        "traitor": state.result.traitor,
        "blanks": sum(line.yellow for line in state.ledger),
        "swaps": sum(line.swapped for line in state.ledger),
        "shown": sum(line.yellow_shown for line in state.ledger),
        "decisions": sum(match.game.cause(event) is not None for event in match.events),
        "turns": len(state.ledger),
        "sides": [FACTIONS.index(side) for side in kept_cards(state)],
        "wins": winner_flags(match),
    }


def alea_row(match: Match) -> dict[str, Any]:
    state, events = match.state, match.events
    calls = [event.seat for event in events if isinstance(event, LastRoundCalled)]
    return {
        "rounds": state.round,
        "decisions": choices(match),
        "dice": sum(isinstance(event, DieFell) for event in events),
        "failures": sum(isinstance(event, TurnFailed | FailureTaken) for event in events),
        "closing": CLOSINGS.index(state.closing),
        "closer": calls[0],
        "scores": list(state.result.scores),
        "cards": [sum(1 << CARDS.index(card) for card in cards) for cards in state.cards],
        "wins": winner_flags(match),
    }


ROWS = {"idus-martii": idus_row, "alea": alea_row}


def winner_flags(match: Match) -> list[bool]:
    assert match.over is not None
    return [seat in match.over.winners for seat in range(match.options.players)]


def choices(match: Match) -> int:
    """Number of decisions with at least two legal actions."""
    game, count = match.game, 0
    state: AnyState = game.start(match.options)
    for event in match.events:
        cause = game.cause(event)
        if cause is not None:
            count += len(game.legal(state, cause[0])) > 1
        state = game.evolve(state, event)
    return count


def run(games: int, first: int, workers: int, minutes: float) -> tuple[Counter[tuple[str, bool]], int]:
    """Compares batches from `first` on until `games` are compared or the time is over.

    Returns the number of equal games by kind, and the number of the next batch.
    """
    alike: Counter[tuple[str, bool]] = Counter()
    number, end = first, time.monotonic() + 60 * minutes
    with ProcessPoolExecutor(workers) as pool:
        waiting: set[Future[tuple[str, bool, int]]] = set()
        while True:
            while alike.total() < games and time.monotonic() < end and len(waiting) < 2 * workers:
                waiting.add(pool.submit(compare_batch, number))
                number += 1
            if not waiting:
                return alike, number
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for each in finished:
                name, policies, count = each.result()
                alike[name, policies] += count
            print(f"\r{alike.total():>12,} games equal, batch {number}", end="", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="run.py bench agree", description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first batch")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=math.inf, help="start no batch after this time")
    args = parser.parse_args()
    begun = time.monotonic()
    alike, number = run(args.games, args.first, args.workers, args.minutes)
    print(file=sys.stderr)
    for (name, policies), count in sorted(alike.items()):
        print(f"{name:12} {'bots as policies' if policies else 'uniform':16} {count:>12,} games alike")
    sizes = ", ".join(f"{len(tables(name))} of {name}" for name in SIMULATIONS)
    print(f"kinds of tables: {sizes}; batches {args.first} to {number - 1}")
    print(f"{alike.total():,} games, none different, in {time.monotonic() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
