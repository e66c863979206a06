"""Other worlds that look the same: the tool that finds leaks.

Given one game as it was truly played and what somebody perceives of each step, search for another true game
in which they perceive exactly the same. Whatever else they are told must then be the same in both.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

from lusoria.core.game import AnyGame, Step, Viewer, fold
from lusoria.core.walk import branches

Steps: TypeAlias = list[Step[Any, Any]]
Perceived: TypeAlias = Callable[[Step[Any, Any]], object]


def sight(game: AnyGame, viewer: Viewer) -> Perceived:
    """The events, as the viewer perceives them."""
    return lambda step: tuple(game.redact(event, viewer) for event in step.events)


def outlook(game: AnyGame, viewer: Viewer) -> Perceived:
    """The view after the step."""
    return lambda step: game.view(step.after, viewer)


def other_world(
    game: AnyGame, steps: Steps, perceived: Perceived, rng: Random, effort: int = 4_000
) -> Steps | None:
    """The steps of another world, or None where the search gives up."""
    seen = [perceived(step) for step in steps]
    path: Steps = []
    open_branches = [alike(game, steps[0].before, seen[0], perceived, rng, steps[0].events)]
    for _ in range(effort):
        step = next(open_branches[-1], None)
        if step is not None:
            path.append(step)
            if len(path) == len(steps):
                return path
            place = len(path)
            open_branches.append(alike(game, step.after, seen[place], perceived, rng, steps[place].events))
        else:
            open_branches.pop()
            if not path:
                return None
            path.pop()
    return None


def alike(
    game: AnyGame, state: Any, seen: object, perceived: Perceived, rng: Random, known: object
) -> Iterator[Step[Any, Any]]:
    """Every step from here that is perceived just so; first those that differ from the `known` one."""
    nexts = [Step(state, events, fold(game, state, events)) for _, events in branches(game, state)]
    rng.shuffle(nexts)
    nexts.sort(key=lambda step: step.events == known)
    return (step for step in nexts if perceived(step) == seen)
