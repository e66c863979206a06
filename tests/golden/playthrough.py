"""A game as text: every event, and the changes of every view."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from lusoria.core.game import AnyGame
from lusoria.laws.walk import random_walk
from lusoria.records.codec import encode


def playthrough(game: AnyGame, options: Any, seed: int) -> Iterator[str]:
    viewers = [None, *range(options.players)]
    state = game.start(options)
    last_shown: dict[Any, dict[str, str]] = {}
    yield f"game {game.name} {encode(options).decode()}"
    yield from changes(game, state, viewers, last_shown)
    for number, step in enumerate(random_walk(game, state, Random(seed)), 1):
        yield ""
        for event in step.events:
            yield f"{number:3} {encode(event).decode()}"
        yield from changes(game, step.after, viewers, last_shown)


def changes(
    game: AnyGame, state: Any, viewers: list[Any], last_shown: dict[Any, dict[str, str]]
) -> Iterator[str]:
    """Fields of each view that changed; the shared table once."""
    for viewer in viewers:
        view = game.view(state, viewer)
        name = "table" if viewer is None else f"seat {viewer}"
        now = fields(view.table if viewer is None else {"mine": view.mine, "legal": view.legal})
        before = last_shown.get(viewer, {})
        changed = [f"{field}={text}" for field, text in now.items() if before.get(field) != text]
        if changed:
            yield f"    {name}: {' '.join(changed)}"
        last_shown[viewer] = now


def fields(part: Any) -> dict[str, str]:
    found: dict[str, str] = {}
    for field, value in msgspec.to_builtins(part).items():
        if isinstance(value, dict) and field == "mine":
            found |= {name: encode(inner).decode() for name, inner in value.items()}
        elif field == "ledger":
            found[field] = encode(value[-1:]).decode()  # append-only
        else:
            found[field] = encode(value).decode()
    return found
