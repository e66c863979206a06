"""Random playouts and exhaustive enumeration of a game, for tests and counting."""

from collections.abc import Iterator
from random import Random

from lusoria.core.game import (
    Action,
    Await,
    Chance,
    Event,
    Game,
    Options,
    Over,
    Seat,
    State,
    Step,
    View,
    fold,
    sample,
)


def branches(
    game: Game[Options, State, Action, Event, View], state: State
) -> Iterator[tuple[Seat | None, tuple[Event, ...]]]:
    """All possible next steps: the acting seat (None for nature) and the events."""
    turn = game.turn(state)
    if isinstance(turn, Await):
        for seat in turn.seats:
            for action in game.legal(state, seat):
                yield seat, game.decide(state, seat, action)
    elif isinstance(turn, Chance):
        for events, _ in turn.outcomes:
            yield None, events


def perft(game: Game[Options, State, Action, Event, View], state: State, depth: int) -> int:
    """Number of sequences of `depth` steps. A step is one action or one chance outcome."""
    if depth == 0:
        return 1
    events_of_branches = (events for _, events in branches(game, state))
    if depth == 1:
        return sum(1 for _ in events_of_branches)
    return sum(perft(game, fold(game, state, events), depth - 1) for events in events_of_branches)


def random_walk(
    game: Game[Options, State, Action, Event, View], state: State, rng: Random, longest: int = 20_000
) -> Iterator[Step[State, Event]]:
    """One uniformly random playout, step by step, of at most `longest` steps."""
    for _ in range(longest):
        turn = game.turn(state)
        if isinstance(turn, Over):
            return
        if isinstance(turn, Await):
            seat = rng.choice(turn.seats)
            events = game.decide(state, seat, rng.choice(game.legal(state, seat)))
        else:
            events = sample(turn, rng)
        step = Step(state, events, fold(game, state, events))
        yield step
        state = step.after
