"""Walking a game: one path by chance, or all of them to a depth. For tests, studies and counting."""

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
    """Everything that can happen next: who does it (None is nature), and the events it brings."""
    turn = game.turn(state)
    if isinstance(turn, Await):
        for seat in turn.seats:
            for action in game.legal(state, seat):
                yield seat, game.decide(state, seat, action)
    elif isinstance(turn, Chance):
        for events, _ in turn.outcomes:
            yield None, events


def perft(game: Game[Options, State, Action, Event, View], state: State, depth: int) -> int:
    """How many sequences of so many steps there are; a step is an action or a stroke of chance."""
    if depth == 0:
        return 1
    nexts = (events for _, events in branches(game, state))
    if depth == 1:
        return sum(1 for _ in nexts)
    return sum(perft(game, fold(game, state, events), depth - 1) for events in nexts)


def stroll(
    game: Game[Options, State, Action, Event, View], state: State, rng: Random, longest: int = 20_000
) -> Iterator[Step[State, Event]]:
    """One game by uniform choices, step by step; it stops at the end, or after so many steps."""
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
