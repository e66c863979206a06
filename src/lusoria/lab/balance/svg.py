"""SVG drawing, 360 units wide, readable on a phone.

Series differ in shape and pattern, not only in colour. Elements have CSS classes; the style sheet of the
page defines their colours.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10

# Sizes in units of the drawing.
WIDTH = 360
LABEL_WIDTH = 84
RIGHT_MARGIN = 16
LINE_HEIGHT = 15


@dataclass(frozen=True)
class Series:
    """Name and style of a data series."""

    name: str
    kind: str
    """CSS class."""
    shape: str


@dataclass(frozen=True)
class Axis:
    """Range of values, and how numbers are written."""

    low: float
    high: float
    percent: bool = True

    def ticks(self, wanted: int = 5) -> list[float]:
        rough = (self.high - self.low) / wanted
        power = 10 ** floor(log10(rough))
        step = next(s * power for s in (1, 2, 2.5, 5, 10) if s * power >= rough)
        first = floor(self.low / step + 0.999999)
        return [k * step for k in range(first, first + 20) if k * step <= self.high + step / 1000]

    def text(self, value: float) -> str:
        return f"{100 * value:.4g} %" if self.percent else f"{value:.6g}"


class Sheet:
    """A drawing that grows downwards; `height` is its current lower end."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.height = 4.0

    def text(self, x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> None:
        kinds = f' class="{kind}"' if kind else ""
        self.parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{kinds}>{escape(text)}</text>'
        )

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str) -> None:
        self.parts.append(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>')

    def box(self, x: float, y: float, width: float, height: float, kind: str) -> None:
        size = f'width="{max(width, 0):.1f}" height="{height:.1f}"'
        self.parts.append(f'<rect x="{x:.1f}" y="{y:.1f}" {size} class="{kind}"/>')

    def path(self, points: Sequence[tuple[float, float]], kind: str) -> None:
        steps = " L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        self.parts.append(f'<path d="M{steps}" class="{kind}"/>')

    def mark(self, x: float, y: float, series: Series, size: float = 4.5) -> None:
        kind = f"mark {series.kind}"
        if series.shape == "disc":
            self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" class="{kind}"/>')
            return
        reach = {"lozenge": size * 1.35, "square": size * 0.9, "triangle": size * 1.2}[series.shape]
        corners = {
            "lozenge": ((0, -1), (1, 0), (0, 1), (-1, 0)),
            "square": ((-1, -1), (1, -1), (1, 1), (-1, 1)),
            "triangle": ((0, -1), (1, 0.85), (-1, 0.85)),
        }[series.shape]
        points = " ".join(f"{x + dx * reach:.1f},{y + dy * reach:.1f}" for dx, dy in corners)
        self.parts.append(f'<polygon points="{points}" class="{kind}"/>')

    def heading(self, text: str) -> None:
        self.height += LINE_HEIGHT + 3
        self.text(0, self.height - 3, text, "strong")
        self.height += 3

    def legend(self, series: Sequence[Series], boxes: int = 0) -> None:
        """Legend in rows: the first `boxes` series with their pattern, the others with their mark."""
        x, self.height = 0.0, self.height + LINE_HEIGHT
        for k, line in enumerate(series):
            width = 22 + 6.6 * len(line.name)
            if x + width > WIDTH:
                x, self.height = 0.0, self.height + LINE_HEIGHT + 3
            if k < boxes:
                self.box(x, self.height - 10, 13, 11, f"fill {line.kind}")
            else:
                self.mark(x + 6, self.height - 4, line)
            self.text(x + 18, self.height, line.name)
            x += width + 8
        self.height += 9

    def svg(self) -> str:
        body = "".join(self.parts)
        return f'<svg viewBox="0 0 {WIDTH} {self.height + 4:.0f}">{body}</svg>'
