"""Rendering of a view as text (`ansi`) or as pixels (`rgb_array`)."""

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from lusoria.core.extensions import extension, has_extension
from lusoria.core.game import AnyGame, AnyState, Viewer
from lusoria.environments.canvas import Canvas
from lusoria.environments.game_adapter import Setting

Picture: TypeAlias = NDArray[np.uint8]


def render_modes(game: AnyGame) -> list[str]:
    return ["ansi", "rgb_array"] if has_extension(game, "picture") else ["ansi"]


def check_mode(game: AnyGame, mode: str | None) -> None:
    """Raises ValueError with the modes of this game."""
    modes = render_modes(game)
    if mode is not None and mode not in modes:
        raise ValueError(f"{game.name} has no render_mode {mode!r}; there are {', '.join(modes)}")


def render_state(at: Setting, state: AnyState, viewer: Viewer, mode: str | None) -> str | Picture | None:
    """Text or picture of the viewer's view; None without a mode."""
    if mode is None:
        return None
    view = at.game.view(state, viewer)
    if mode == "ansi":
        return at.adapter.write(view)
    draw: Callable[[Canvas, Any], None] | None = extension(at.game, "picture")
    assert draw is not None
    canvas = Canvas()
    draw(canvas, view)
    return canvas.picture()
