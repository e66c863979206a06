"""Search for leaks: finds another game in which a viewer perceives the same.

Given one played game and what a viewer perceives of each step, the search looks for another legal game with
the same perception. Everything else the viewer gets must then be equal in both games.

The search is bounded. It gives up after a number of tries, so a law of secrets that holds is not a proof.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

from lusoria.core.game import AnyGame, Step, Viewer, fold
from lusoria.laws.walk import branches

Steps: TypeAlias = list[Step[Any, Any]]
Perceived: TypeAlias = Callable[[Step[Any, Any]], object]


def redacted_events(game: AnyGame, viewer: Viewer) -> Perceived:
    """The events of a step, redacted for the viewer."""
    return lambda step: tuple(game.redact(event, viewer) for event in step.events)


def view_after(game: AnyGame, viewer: Viewer) -> Perceived:
    """The view after a step."""
    return lambda step: game.view(step.after, viewer)


def indistinguishable_game(
    game: AnyGame, steps: Steps, perceived: Perceived, rng: Random, effort: int = 4_000
) -> Steps | None:
    """Steps of another game that looks the same; None if the search gives up after `effort` tries."""
    targets = [perceived(step) for step in steps]
    path: Steps = []
    if not steps:
        return None
    open_branches = [steps_perceived_as(game, steps[0].before, targets[0], perceived, rng, steps[0].events)]
    for _ in range(effort):
        step = next(open_branches[-1], None)
        if step is not None:
            path.append(step)
            if len(path) == len(steps):
                return path
            place = len(path)
            open_branches.append(
                steps_perceived_as(game, step.after, targets[place], perceived, rng, steps[place].events)
            )
        else:
            open_branches.pop()
            if not path:
                return None
            path.pop()
    return None


def steps_perceived_as(
    game: AnyGame, state: Any, target: object, perceived: Perceived, rng: Random, known: object
) -> Iterator[Step[Any, Any]]:
    """Every step from here that is perceived as `target`; those that differ from the `known` one first."""
    steps = [Step(state, events, fold(game, state, events)) for _, events in branches(game, state)]
    rng.shuffle(steps)
    steps.sort(key=lambda step: step.events == known)
    return (step for step in steps if perceived(step) == target)
