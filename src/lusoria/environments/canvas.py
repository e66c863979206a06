"""Canvas for pictures in the colours of the web client.

Draws at double size, then reduces for smooth edges.
"""

from functools import cache
from typing import Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 960, 540  # pixels of a frame
PIXEL_SCALE = 2  # drawn twice as large and scaled down, which smooths edges

GROUND, SURFACE, RAISED, LINE, EDGE = "#ede4d5", "#f8f2e7", "#fffdf8", "#d5c6ae", "#94805f"
INK, FAINT, PURPLE, TINT, ON_PURPLE = "#2a1b22", "#5f4b50", "#6b1145", "#f3e2eb", "#fff4e8"
GOLD, SLOT, DIE = "#b88a3c", "#ddd0bb", "#fbf0d9"
VOTES = {"green": "#22795a", "red": "#9c2316", "yellow": "#efc04a"}

Anchor: TypeAlias = Literal["la", "ma", "ra", "lm", "mm", "rm"]


@cache
def font(size: int) -> ImageFont.ImageFont | ImageFont.FreeTypeFont:
    return ImageFont.load_default(size * PIXEL_SCALE)


class Canvas:
    """Positions and sizes are pixels of the finished picture."""

    def __init__(self) -> None:
        self._image = Image.new("RGB", (WIDTH * PIXEL_SCALE, HEIGHT * PIXEL_SCALE), GROUND)
        self._draw = ImageDraw.Draw(self._image)

    def picture(self) -> NDArray[np.uint8]:
        return np.array(self._image.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS))

    def text(
        self, x: float, y: float, content: str, size: int = 15, colour: str = INK, anchor: Anchor = "lm"
    ) -> None:
        self._draw.text((x * PIXEL_SCALE, y * PIXEL_SCALE), content, colour, font(size), anchor)

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str = RAISED,
        edge: str = LINE,
        bold: int = 1,
    ) -> None:
        corners = (x * PIXEL_SCALE, y * PIXEL_SCALE, (x + width) * PIXEL_SCALE, (y + height) * PIXEL_SCALE)
        self._draw.rounded_rectangle(corners, 5 * PIXEL_SCALE, fill, edge, bold * PIXEL_SCALE)

    def line(self, x: float, y: float, width: float, colour: str = GOLD, bold: int = 2) -> None:
        self._draw.line(
            (x * PIXEL_SCALE, y * PIXEL_SCALE, (x + width) * PIXEL_SCALE, y * PIXEL_SCALE),
            colour,
            bold * PIXEL_SCALE,
        )

    def title(self, content: str, status: str) -> None:
        """Title bar."""
        self._draw.rectangle((0, 0, WIDTH * PIXEL_SCALE, 56 * PIXEL_SCALE), PURPLE)
        self.line(0, 57, WIDTH, GOLD, 3)
        self.text(24, 28, content, 24, ON_PURPLE)
        self.text(WIDTH - 24, 28, status, 16, ON_PURPLE, "rm")

    def vote(self, x: float, y: float, colour: str, radius: float = 9) -> None:
        """Circle, triangle or rectangle, so that votes differ in shape, too."""
        x, y, r = x * PIXEL_SCALE, y * PIXEL_SCALE, radius * PIXEL_SCALE
        fill = VOTES[colour]
        if colour == "green":
            self._draw.ellipse((x - r, y - r, x + r, y + r), fill)
        elif colour == "red":
            self._draw.polygon(((x, y - r), (x + r, y + r), (x - r, y + r)), fill)
        else:
            self._draw.rectangle((x - r, y - 0.8 * r, x + r, y + 0.8 * r), fill, INK, PIXEL_SCALE)

    def back(self, x: float, y: float) -> None:
        """Back of a card."""
        self.box(x - 11, y - 15, 22, 30, PURPLE, GOLD, 2)
