"""Laws of secrets: a viewer cannot tell apart two worlds that it perceives the same."""

from collections.abc import Iterator
from typing import Any

from lusoria.core.field_marks import marks
from lusoria.core.game import AnyGame, Await, Step, Viewer, refusal
from lusoria.laws.house_tables import GameSetup
from lusoria.laws.indistinguishable_games import (
    Perceived,
    indistinguishable_game,
    redacted_events,
    view_after,
)
from lusoria.laws.law_violation import require


def equal_events_give_equal_views(setup: GameSetup) -> None:
    """A viewer who saw the same events has the same view, actions and refusals."""
    viewer = setup.rng.choice(setup.viewers)
    for number, step, twin in leaks_of_views(setup.game, setup, viewer):
        facts = {"step": number, "viewer": viewer, "events": step.events, "other_world": twin.events}
        require(False, "the same events so far, but another view, other actions or refusals", **facts)


def equal_views_give_equal_events(setup: GameSetup) -> None:
    """A viewer with the same views saw the same events. In a game without secrets events may tell more."""
    viewer = setup.rng.choice(setup.viewers)
    if not has_secrets(setup):
        return
    for number, step, twin in leaks_of_events(setup.game, setup, viewer):
        perceived = redacted_events(setup.game, viewer)
        facts = {"step": number, "viewer": viewer, "events": perceived(step), "other_world": perceived(twin)}
        require(False, "the same views so far, but the redacted events differ", **facts)


def obtainable(game: AnyGame, options: Any, state: Any, viewer: Viewer) -> tuple[object, ...]:
    """Everything a viewer can get out of the game: view, actions, and the answer to every attempt."""
    turn = game.turn(state)
    awaited = turn.seats if isinstance(turn, Await) else type(turn)
    if viewer is None:
        return game.view(state, None), awaited
    answers = [
        no and (no.rule, no.why, dict(no.facts))
        for no in (refusal(game, state, viewer, action) for action in game.actions(options))
    ]
    return game.view(state, viewer), awaited, tuple(game.legal(state, viewer)), answers


Pair = tuple[int, Step[Any, Any], Step[Any, Any]]  # number of the step, and the step in both worlds


def worlds_apart(game: AnyGame, setup: GameSetup, perceived: Perceived) -> list[Pair]:
    """Steps that differ from those of an indistinguishable game."""
    steps = setup.play()[:-1]  # the last step may reveal everything
    other = indistinguishable_game(game, steps, perceived, setup.rng)
    if other is None:
        return []
    pairs = enumerate(zip(steps, other, strict=True))
    return [(number, one, twin) for number, (one, twin) in pairs if one != twin]


def leaks_of_views(game: AnyGame, setup: GameSetup, viewer: Viewer) -> Iterator[Pair]:
    """Steps after which the viewer can tell the worlds apart, though the perceived events are equal."""
    for number, first, second in worlds_apart(game, setup, redacted_events(game, viewer)):
        here, there = (obtainable(game, setup.options, step.after, viewer) for step in (first, second))
        if here != there:
            yield number, first, second


def leaks_of_events(game: AnyGame, setup: GameSetup, viewer: Viewer) -> Iterator[Pair]:
    """Steps that the viewer can tell apart, though the views are equal."""
    perceived = redacted_events(game, viewer)
    for number, first, second in worlds_apart(game, setup, view_after(game, viewer)):
        if perceived(first) != perceived(second):
            yield number, first, second


def has_secrets(setup: GameSetup) -> bool:
    """True if the game marks a secret, or hides something from the gallery in this game."""
    if marks(setup.game).secret:
        return True
    events = (event for step in setup.play() for event in step.events)
    return any(setup.game.redact(event, None) != event for event in events)
