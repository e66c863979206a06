"""Rendering of a view as text (`ansi`) or as a picture (`rgb_array`)."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from lusoria.core.game import AnyState, Viewer
from lusoria.environments import alea_picture, idus_picture, table_text
from lusoria.environments.canvas import Canvas
from lusoria.environments.game_adapter import Setting

RENDER_MODES = ("ansi", "rgb_array")
Picture: TypeAlias = NDArray[np.uint8]

RENDERERS: Mapping[str, tuple[Callable[[Any], str], Callable[[Canvas, Any], None]]] = {
    "idus-martii": (table_text.idus_martii, idus_picture.draw),
    "alea": (table_text.alea, alea_picture.draw),
}
"""How each game is written, and how it is drawn."""


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"there is no render_mode {mode!r}; there are {', '.join(RENDER_MODES)}")


def rendered(at: Setting, state: AnyState, viewer: Viewer, mode: str | None) -> str | Picture | None:
    """What `render` gives back in this mode."""
    if mode is None:
        return None
    view = at.game.view(state, viewer)
    write, draw = RENDERERS[at.game.name]
    if mode == "ansi":
        return write(view)
    canvas = Canvas()
    draw(canvas, view)
    return canvas.picture()
