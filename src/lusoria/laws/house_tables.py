"""Tables at every house rule, and random games at them that seek rare branches."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice, product
from math import prod
from random import Random
from typing import Any

from lusoria.core.errors import IllegalAction, IllegalOptions
from lusoria.core.field_marks import tag
from lusoria.core.game import AnyGame, Await, Over, Step, Viewer, fold
from lusoria.core.structs import HouseRule, HouseValue
from lusoria.laws.law_violation import Broken, broken_by
from lusoria.laws.walk import random_walk

MIN_GAMES = (
    90  # games per version, rounded up to a multiple of all combinations of house rules that are played
)
MAX_MIXES = (
    16  # up to this many combinations of house rules are all played; of more, every value and most pairs
)
MAX_STEPS = 20_000  # a game with more steps counts as one that never ends
RARE_SHARE = 1 / 2  # share of steps that take the rarest of some candidates
RARE_CANDIDATES = 12  # steps compared for the rarest

LEGAL_LAW = "legal-lists-what-decide-accepts"
END_LAW = "games-end-with-a-result"
RUN_LAW = "games-run-without-errors"


@dataclass(frozen=True)
class GameSetup:
    """Options of a game, and a seed for everything random in it."""

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
        return list(random_walk(self.game, self.game.start(self.options), self.rng))


@dataclass(frozen=True)
class PlayedGame(GameSetup):
    """A finished game."""

    steps: tuple[Step[Any, Any], ...]

    def play(self) -> list[Step[Any, Any]]:
        return list(self.steps)


class GameNotPlayed(Exception):
    """A game that could not be played to its end: the law it breaks, and its steps so far."""

    def __init__(self, law: str, broken: Broken, game: PlayedGame) -> None:
        super().__init__(f"{law}: {broken}")
        self.law = law
        self.broken = broken
        self.game = game


# --- every house rule --------------------------------------------------------------------------------------


@cache
def house_tables(game: AnyGame) -> tuple[PlayedGame, ...]:
    """All sizes and every value of each house rule; the same in every run. Raises Unplayed."""
    return tuple(play_tables(game))


def play_tables(game: AnyGame, games: int = MIN_GAMES, seed: int = 0) -> Iterator[PlayedGame]:
    """Play every mix of house rules equally often, at least `games` games in all. Raises Unplayed."""
    mixes = [options for players in game.players for options in option_mixes(game, players)]
    mixes *= -(-games // len(mixes))
    counts = Counter[object]()
    for number, options in enumerate(mixes, start=seed):
        yield play_table(game, options, number, counts)


def play_table(game: AnyGame, options: Any, seed: int, counts: Counter[object]) -> PlayedGame:
    steps: list[Step[Any, Any]] = []
    try:
        for step in islice(rare_steps(game, options, Random(seed), counts), MAX_STEPS):
            steps.append(step)  # noqa: PERF402 (an exception keeps the steps before it)
    except Exception as error:
        refused = isinstance(error, Broken)
        broken = error if isinstance(error, Broken) else broken_by(error)
        broken.facts["step"] = len(steps)
        law = LEGAL_LAW if refused else RUN_LAW
        raise GameNotPlayed(law, broken, PlayedGame(game, options, seed, tuple(steps))) from error
    played = PlayedGame(game, options, seed, tuple(steps))
    if len(steps) == MAX_STEPS:
        raise GameNotPlayed(END_LAW, Broken(f"a random game has not ended after {MAX_STEPS} steps"), played)
    return played


def option_mixes(game: AnyGame, players: int) -> list[Any]:
    """Options for a table of this size: the printed ones, and each value of each house rule at least once."""
    rules = game.house_rules(players)
    if prod(len(rule.values) for rule in rules) <= MAX_MIXES:
        random_mixes = [
            dict(zip(names(rules), values, strict=True)) for values in product(*(r.values for r in rules))
        ]
    else:
        width = max(len(rule.values) for rule in rules)
        random_mixes = [
            {
                rule.name: rule.values[(at + shift * place) % len(rule.values)]
                for place, rule in enumerate(rules)
            }
            for shift in range(2)
            for at in range(width)
        ]
    allowed = [{}, *(mix for mix in random_mixes if is_allowed(game, players, mix))]
    covered = {(name, value) for mix in allowed for name, value in mix.items()}
    allowed += [{r.name: value} for r in rules for value in r.values if (r.name, value) not in covered]
    return list(dict.fromkeys(game.options_type(players=players, **mix) for mix in allowed))


def names(rules: Sequence[HouseRule]) -> list[str]:
    return [rule.name for rule in rules]


def is_allowed(game: AnyGame, players: int, mix: dict[str, HouseValue]) -> bool:
    try:
        game.start(game.options_type(players=players, **mix))
    except IllegalOptions:
        return False
    return True


# --- rare branches -----------------------------------------------------------------------------------------


def rare_steps(game: AnyGame, options: Any, rng: Random, counts: Counter[object]) -> Iterator[Step[Any, Any]]:
    """One random game; some steps prefer phases, actions and events that `counts` has counted least."""
    state = game.start(options)
    while not isinstance(turn := game.turn(state), Over):
        count = RARE_CANDIDATES if rng.random() < RARE_SHARE else 1
        candidates = next_events(game, state, turn, rng, count)
        steps = [Step(state, events, fold(game, state, events)) for events in candidates]
        step = steps[0] if count == 1 else min(steps, key=lambda step: rarity(game, step, counts))
        counts.update(traits(step.events))
        if count > 1:
            counts[phase(game, step)] += 1
        yield step
        state = step.after


def next_events(game: AnyGame, state: Any, turn: Any, rng: Random, count: int) -> list[tuple[Any, ...]]:
    """Events of up to `count` possible next steps. Chance outcomes are drawn whatever their odds."""
    if isinstance(turn, Await):
        seat = rng.choice(turn.seats)
        legal = game.legal(state, seat)
        actions = rng.sample(legal, min(count, len(legal)))
        return [events_of_action(game, state, seat, action) for action in actions]
    return [events for events, _ in rng.sample(turn.outcomes, min(count, len(turn.outcomes)))]


def events_of_action(game: AnyGame, state: Any, seat: int, action: Any) -> tuple[Any, ...]:
    """Events of a legal action. Raises Broken if `decide` refuses it."""
    try:
        return game.decide(state, seat, action)
    except IllegalAction as no:
        raise Broken("decide refuses a legal action", seat=seat, action=action, refused=str(no)) from no


def traits(events: tuple[Any, ...]) -> set[object]:
    """What `counts` counts of a step: each event, its type, and the types that came together."""
    kinds = tuple(tag(event) for event in events)
    return {*events, *kinds, kinds}


def phase(game: AnyGame, step: Step[Any, Any]) -> tuple[str, str]:
    """The phase of the game that a step leads to."""
    return "phase", game.view(step.after, None).table.step


def rarity(game: AnyGame, step: Step[Any, Any], counts: Counter[object]) -> tuple[int, int]:
    return counts[phase(game, step)], min(counts[trait] for trait in traits(step.events))
