"""Random games and player names for the tests of texts."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from random import Random
from typing import Any

from lusoria.core.game import AnyGame, Await, Over, play, sample
from lusoria.games import GAMES
from lusoria.games.alea.model import Options as AleaOptions
from lusoria.games.idus_martii.model import Options as IdusOptions

NAMES = ("Octavia", "Hélène", "O’Neill", "李雷", "Íñigo", "Marco Antonio", "Yves", "de la Cruz")
"""Names with accents, a silent h, an apostrophe, no Latin letter, and spaces."""

OPTIONS: dict[str, tuple[Any, ...]] = {
    "idus-martii": (
        *(IdusOptions(players) for players in range(5, 9)),
        IdusOptions(5, first=4, limit=12, yellow_swap="may"),
        IdusOptions(6, first=0, yellow_swap="may"),
    ),
    "alea": tuple(
        AleaOptions(players, multi, anytime, ordered)
        for players, (multi, anytime, ordered) in zip(
            (2, 3, 4, 5, 6, 2),
            [flags for flags in product((False, True), repeat=3) if not (flags[0] and flags[2])],
            strict=True,
        )
    ),
}
LONGEST = 200


@dataclass(frozen=True)
class Moment:
    """A state, and the events that led to it from the previous one."""

    game: AnyGame
    options: Any
    events: tuple[Any, ...]
    state: Any


def games_and_options() -> list[tuple[AnyGame, Any]]:
    return [(GAMES[name], options) for name, many in OPTIONS.items() for options in many]


def walk(game: AnyGame, options: Any, seed: int) -> Iterator[Moment]:
    """A random game of at most `LONGEST` steps.

    Odd seeds prefer the first legal action: then one side passes the limit, and columns fill.
    """
    rng = Random(seed)
    state = game.start(options)
    yield Moment(game, options, (), state)
    for _ in range(LONGEST):
        turn = game.turn(state)
        if isinstance(turn, Over):
            return
        if isinstance(turn, Await):
            seat = rng.choice(turn.seats)
            legal = game.legal(state, seat)
            action = legal[0] if seed % 2 and rng.random() < 0.8 else rng.choice(legal)
            step = play(game, state, seat, action)
            events, state = step.events, step.after
        else:
            events = sample(turn, rng)
            for event in events:
                state = game.evolve(state, event)
        yield Moment(game, options, events, state)


@cache
def moments() -> tuple[Moment, ...]:
    """Two games with each of the options: every type of event, step and ending occurs."""
    return tuple(
        moment
        for game, options in games_and_options()
        for seed in (1, 2)
        for moment in walk(game, options, seed)
    )


@cache
def moments_of_each_step() -> tuple[Moment, ...]:
    """About twenty states of each step of each game, for tests that are slow with all."""
    found: dict[tuple[str, str], list[Moment]] = {}
    for moment in moments():
        step = moment.game.view(moment.state, None).table.step
        found.setdefault((moment.game.name, step), []).append(moment)
    return tuple(moment for many in found.values() for moment in many[:: len(many) // 20 + 1])
