"""Tables of every listed game at every house rule, and games played at them that seek what is rare."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import prod
from random import Random
from typing import Any

from lusoria.core.errors import IllegalOptions
from lusoria.core.field_marks import tag
from lusoria.core.game import AnyGame, Await, Over, Step, Viewer, fold
from lusoria.core.structs import HouseValue
from lusoria.core.walk import stroll
from lusoria.games import GAMES, all_versions

ENOUGH_TABLES = 90
"""So many a game has at least: each is played once, and every law looks at all of them."""
ALL_MIXES = 16
"""Up to so many mixes of house rules are played all; of more, every value, and most pairs."""
LEANING, CANDIDATES = 1 / 2, 12
"""In this share of steps, of so many that may be next the one is taken whose like was seen least."""


@dataclass(frozen=True)
class Table:
    """A game with options, and a seed for everything random at it."""

    game: AnyGame
    options: Any
    seed: int

    @property
    def rng(self) -> Random:
        return Random(self.seed)

    @property
    def seats(self) -> range:
        return range(self.options.players)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (None, *self.seats)

    def play(self) -> list[Step[Any, Any]]:
        return list(stroll(self.game, self.game.start(self.options), self.rng))


@dataclass(frozen=True)
class PlayedTable(Table):
    """A table whose game was played already."""

    steps: tuple[Step[Any, Any], ...]

    def play(self) -> list[Step[Any, Any]]:
        return list(self.steps)


# --- every house rule --------------------------------------------------------------------------------------


@cache
def house_tables(game: AnyGame) -> tuple[PlayedTable, ...]:
    """All sizes and every value of each house rule, at least `ENOUGH_TABLES`; the same in every run."""
    chosen = [options for players in game.players for options in mixes(game, players)]
    chosen *= -(-ENOUGH_TABLES // len(chosen))
    seen = Counter[object]()
    return tuple(
        PlayedTable(game, options, seed, tuple(seek(game, options, Random(seed), seen)))
        for seed, options in enumerate(chosen)
    )


def mixes(game: AnyGame, players: int) -> list[Any]:
    """Options for a table of this size: as printed, and each value of each house rule at least once."""
    rules = game.house_rules(players)
    if prod(len(rule.values) for rule in rules) <= ALL_MIXES:
        mixed = [
            dict(zip(names(rules), values, strict=True)) for values in product(*(r.values for r in rules))
        ]
    else:
        width = max(len(rule.values) for rule in rules)
        mixed = [
            {
                rule.name: rule.values[(at + shift * place) % len(rule.values)]
                for place, rule in enumerate(rules)
            }
            for shift in range(2)
            for at in range(width)
        ]
    allowed = [{}, *(mix for mix in mixed if is_allowed(game, players, mix))]
    met = {(name, value) for mix in allowed for name, value in mix.items()}
    allowed += [{r.name: value} for r in rules for value in r.values if (r.name, value) not in met]
    return list(dict.fromkeys(game.options_type(players=players, **mix) for mix in allowed))


def names(rules: Sequence[Any]) -> list[str]:
    return [rule.name for rule in rules]


def is_allowed(game: AnyGame, players: int, mix: dict[str, HouseValue]) -> bool:
    try:
        game.start(game.options_type(players=players, **mix))
    except IllegalOptions:
        return False
    return True


# --- rare branches -----------------------------------------------------------------------------------------


def seek(
    game: AnyGame, options: Any, rng: Random, seen: Counter[object], longest: int = 20_000
) -> Iterator[Step[Any, Any]]:
    """One game by chance; some steps lean to phases, actions and events that `seen` has counted least."""
    state = game.start(options)
    for _ in range(longest):
        turn = game.turn(state)
        if isinstance(turn, Over):
            return
        count = CANDIDATES if rng.random() < LEANING else 1
        steps = [Step(state, each, fold(game, state, each)) for each in nexts(game, state, turn, rng, count)]
        step = steps[0] if count == 1 else min(steps, key=lambda each: rarity(game, each, seen))
        seen.update(traits(step.events))
        if count > 1:
            seen[phase(game, step)] += 1
        yield step
        state = step.after


def nexts(game: AnyGame, state: Any, turn: Any, rng: Random, count: int) -> list[tuple[Any, ...]]:
    """So many things that may happen next, or all; nature's too are taken whatever their odds."""
    if isinstance(turn, Await):
        seat = rng.choice(turn.seats)
        legal = game.legal(state, seat)
        return [game.decide(state, seat, each) for each in rng.sample(legal, min(count, len(legal)))]
    return [events for events, _ in rng.sample(turn.outcomes, min(count, len(turn.outcomes)))]


def traits(events: tuple[Any, ...]) -> set[object]:
    """What is counted of a step: each event, its type, and which types came together."""
    kinds = tuple(tag(event) for event in events)
    return {*events, *kinds, kinds}


def phase(game: AnyGame, step: Step[Any, Any]) -> tuple[str, str]:
    """To which phase of the game a step leads."""
    return "phase", game.view(step.after, None).table.step


def rarity(game: AnyGame, step: Step[Any, Any], seen: Counter[object]) -> tuple[int, int]:
    return seen[phase(game, step)], min(seen[trait] for trait in traits(step.events))


ALL_GAMES = tuple(game for versions in all_versions().values() for game in versions.values())
"""Retired rules too: they must be able to play every game that was ever played by them."""


def named(game: AnyGame) -> str:
    """What a test of this game is called."""
    return game.name if game is GAMES[game.name] else f"{game.name}-{game.version}"
