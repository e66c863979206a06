"""Searching for leaks: what a viewer can tell apart, though it must look the same to them."""

from functools import cache
from typing import Any

from lusoria.core.field_marks import marks
from lusoria.core.game import AnyGame, Await, Viewer, refusal
from tests.laws.tables import Table, house_tables
from tests.laws.worlds import Steps, other_world, outlook, sight


def told(game: AnyGame, options: Any, state: Any, viewer: Viewer) -> tuple[object, ...]:
    """All that a viewer can get out of the game: the view, the choices, and the answer to every attempt."""
    turn = game.turn(state)
    awaited = turn.seats if isinstance(turn, Await) else type(turn)
    if viewer is None:
        return game.view(state, None), awaited
    answers = [
        no and (no.rule, no.why, dict(no.facts))
        for no in (refusal(game, state, viewer, action) for action in game.actions(options))
    ]
    return game.view(state, viewer), awaited, tuple(game.legal(state, viewer)), answers


def worlds_apart(game: AnyGame, table: Table, perceived: Any) -> list[tuple[Any, Any]]:
    """The steps of one game beside those of another that is perceived the same, where they truly differ."""
    steps: Steps = table.play()[:-1]  # the last step may lay everything open
    other = other_world(game, steps, perceived, table.rng)
    if other is None:
        return []
    return [(one, twin) for one, twin in zip(steps, other, strict=True) if one != twin]


def leaks_of_views(game: AnyGame, table: Table, viewer: Viewer) -> int:
    """Moments that the viewer can tell apart, though they have perceived the same events."""
    return sum(
        told(game, table.options, one.after, viewer) != told(game, table.options, twin.after, viewer)
        for one, twin in worlds_apart(game, table, sight(game, viewer))
    )


def leaks_of_events(game: AnyGame, table: Table, viewer: Viewer) -> int:
    """Steps that the viewer can tell apart, though they have had the same views."""
    perceived = sight(game, viewer)
    return sum(
        perceived(one) != perceived(twin) for one, twin in worlds_apart(game, table, outlook(game, viewer))
    )


@cache
def has_secrets(game: AnyGame) -> bool:
    """Whether anything is marked as a secret, or hidden from the gallery at any table."""
    if marks(game).secret:
        return True
    events = (event for table in house_tables(game) for step in table.play() for event in step.events)
    return any(game.redact(event, None) != event for event in events)
