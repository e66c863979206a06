"""Plots of four kinds: stacked bars, dots with errors, histograms, and small curves."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import isnan

from lusoria.lab.balance.report_model import Value
from lusoria.lab.balance.svg import LABEL_WIDTH, RIGHT_MARGIN, WIDTH, Axis, Series, Sheet

XPosition = Callable[[float], float]
Bar = tuple[str, Sequence[float]]
"""Label and parts."""
Dots = tuple[str, Sequence[tuple[Series, Value]]]
"""Label, and one figure per series."""


def draw_stacked_bars(
    sheet: Sheet,
    groups: Sequence[tuple[str, Sequence[tuple[str, Sequence[float]]]]],
    series: Sequence[Series],
) -> None:
    """Bars of 100 %: one bar per row, one part per series."""
    sheet.legend(series, boxes=len(series))
    room = WIDTH - LABEL_WIDTH - RIGHT_MARGIN / 4
    for title, rows in groups:
        sheet.heading(title)
        for label, parts in rows:
            sheet.text(0, sheet.height + 15, label)
            x = float(LABEL_WIDTH)
            for part, line in zip(parts, series, strict=True):
                sheet.box(x, sheet.height + 2, part * room, 19, f"fill {line.kind}")
                if part > 0.09:
                    sheet.box(x + part * room / 2 - 13, sheet.height + 5, 26, 13, "plate")
                    sheet.text(
                        x + part * room / 2, sheet.height + 15.5, f"{100 * part:.0f}", "inside", "middle"
                    )
                x += part * room
            sheet.height += 25


def draw_dots(
    sheet: Sheet,
    groups: Sequence[tuple[str, Sequence[Dots]]],
    axis: Axis,
    reference: Sequence[float] = (),
) -> None:
    """One mark per figure, with error bars of two standard errors."""
    room = WIDTH - LABEL_WIDTH - RIGHT_MARGIN

    def x_of(value: float) -> float:
        return LABEL_WIDTH + (min(max(value, axis.low), axis.high) - axis.low) / (axis.high - axis.low) * room

    series = list(dict.fromkeys(line for _, rows in groups for _, marks in rows for line, _ in marks))
    if len(series) > 1:
        sheet.legend(series)
    top = sheet.height
    back = len(sheet.parts)
    for title, rows in groups:
        if title:
            sheet.heading(title)
        for label, marks in rows:
            tall = max(22, 13 * len(marks) + 4)
            sheet.text(0, sheet.height + tall / 2 + 4, label)
            sheet.line(
                LABEL_WIDTH, sheet.height + tall, WIDTH - RIGHT_MARGIN, sheet.height + tall, "grid faint"
            )
            for k, (line, value) in enumerate(marks):
                y = sheet.height + tall / 2 + (k - (len(marks) - 1) / 2) * 13
                if isnan(value.value):
                    continue
                if not isnan(value.error):
                    spread = 2 * value.error
                    ends = x_of(value.value - spread), x_of(value.value + spread)
                    sheet.line(ends[0], y, ends[1], y, f"whisker {line.kind}")
                sheet.mark(x_of(value.value), y, line)
            sheet.height += tall
    draw_scale(sheet, axis, x_of, top, back, reference)


def draw_scale(
    sheet: Sheet,
    axis: Axis,
    x_of: XPosition,
    top: float,
    back: int,
    reference: Sequence[float],
) -> None:
    """Inserts grid lines behind the marks, from part `back` on, and adds numbers below."""
    front, sheet.parts[back:] = sheet.parts[back:], []
    for tick in axis.ticks():
        sheet.line(x_of(tick), top, x_of(tick), sheet.height, "grid")
        sheet.text(x_of(tick), sheet.height + 14, axis.text(tick), "small", "middle")
    for value in reference:
        sheet.line(x_of(value), top, x_of(value), sheet.height, "reference")
    sheet.parts += front
    sheet.height += 20


def draw_histogram(
    sheet: Sheet,
    edges: Sequence[float],
    shapes: Sequence[tuple[Series, Sequence[float]]],
    unit: str,
    tall: float = 150,
) -> None:
    """Histogram: first series as filled bars, other series as lines with marks."""
    axis = Axis(edges[0], edges[-1], percent=False)
    most = max(max(heights) for _, heights in shapes)
    room, margin = WIDTH - 34 - RIGHT_MARGIN, 34

    def x_of(value: float) -> float:
        return margin + (value - axis.low) / (axis.high - axis.low) * room

    sheet.legend([series for series, _ in shapes], boxes=1)
    bottom = sheet.height + tall

    def y_of(share: float) -> float:
        return bottom - share / most * (tall - 8)

    for tick in Axis(0, most).ticks(3):
        sheet.line(margin, y_of(tick), WIDTH - RIGHT_MARGIN, y_of(tick), "grid")
        sheet.text(margin - 4, y_of(tick) + 4, f"{100 * tick:.3g} %", "small", "end")
    for k, (series, heights) in enumerate(shapes):
        if k == 0:
            for low, high, height in zip(edges, edges[1:], heights, strict=False):
                wide = x_of(high) - x_of(low)
                sheet.box(x_of(low), y_of(height), wide, bottom - y_of(height), f"fill {series.kind}")
        else:
            middles = [x_of((low + high) / 2) for low, high in pairwise(edges)]
            points = [(x, y_of(height)) for x, height in zip(middles, heights, strict=True)]
            sheet.path(points, f"stroke {series.kind}")
            for x, y in points[:: max(1, len(points) // 12)]:
                sheet.mark(x, y, series, 3.5)
    sheet.line(margin, bottom, WIDTH - RIGHT_MARGIN, bottom, "axis")
    for tick in axis.ticks(6):
        sheet.text(x_of(tick), bottom + 14, axis.text(tick), "small", "middle")
    sheet.text(WIDTH - RIGHT_MARGIN, bottom + 28, unit, "small", "end")
    sheet.height = bottom + 32


@dataclass(frozen=True)
class Curves:
    """Several series over the same whole numbers; `printed` is the value of the printed rules."""

    title: str
    across: Sequence[int]
    lines: Sequence[tuple[Series, Sequence[Value]]]
    printed: int


def draw_curves(sheet: Sheet, panels: Sequence[Curves], most: float) -> None:
    """Small plots, two per row, with one common scale up to `most`."""
    sheet.legend([series for series, _ in panels[0].lines])
    tall = 128.0
    for k, panel in enumerate(panels):
        draw_curve_panel(sheet, panel, (k % 2) * WIDTH / 2 + 27, sheet.height + 20, tall, most)
        if k % 2 or k == len(panels) - 1:
            sheet.height += tall + 42


def draw_curve_panel(sheet: Sheet, panel: Curves, left: float, top: float, tall: float, most: float) -> None:
    room, bottom = WIDTH / 2 - 37, top + tall
    low, high = panel.across[0], panel.across[-1]

    def x_of(number: float) -> float:
        return left + 4 + (number - low) / (high - low) * (room - 8)

    def y_of(share: float) -> float:
        return bottom - share / most * (tall - 6)

    sheet.text(left, top - 7, panel.title, "strong")
    for tick in Axis(0, most).ticks(4):
        sheet.line(left, y_of(tick), left + room, y_of(tick), "grid")
        sheet.text(left - 4, y_of(tick) + 4, f"{100 * tick:.3g}", "small", "end")
    sheet.line(x_of(panel.printed), top, x_of(panel.printed), bottom, "reference")
    for series, values in panel.lines:
        points = [(x_of(x), y_of(value.value)) for x, value in zip(panel.across, values, strict=True)]
        sheet.path(points, f"stroke {series.kind}")
        for (x, y), value in zip(points, values, strict=True):
            sheet.line(
                x, y_of(value.value - 2 * value.error), x, y_of(value.value + 2 * value.error), "whisker"
            )
            sheet.mark(x, y, series, 3)
    for number in panel.across:
        if (number - panel.printed) % max(2, len(panel.across) // 4) == 0:
            sheet.text(x_of(number), bottom + 13, str(number), "small", "middle")


def axis_around(values: Sequence[Value]) -> Axis:
    """Axis that covers all values with their errors, and zero if it is near."""
    low = min(value.value - 2 * value.error for value in values)
    high = max(value.value + 2 * value.error for value in values)
    room = (high - low) * 0.08 or 0.01
    return Axis(0 if 0 < low < high / 2 else low - room, high + room)
