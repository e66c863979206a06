"""Styles and symbols. Colour never carries information alone: there is always a shape or a word."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text
from rich.theme import Theme

PURPLE = "#a856c0"  # legible on dark and on light backgrounds

THEME = Theme(
    {
        "you": f"bold {PURPLE}",  # the person's seat, question and choice
        "band": PURPLE,
        "stone": "dim",
        "office": "bold",
        "title": "bold",
        "fresh": "bold",
        "soft": "dim",
    },
    inherit=True,
)


@dataclass(frozen=True)
class Symbols:
    """Characters used for drawing. Game screens have further ones."""

    empty: str
    awaited: str
    here: str
    barred: str
    fresh: str
    prompt: str
    dot: str
    band: str
    wall: str
    column: str


UNICODE = Symbols(
    empty="·",
    awaited="▸",
    here="▸",
    barred="×",
    fresh="•",
    prompt="›",
    dot="·",
    band="━",
    wall="─",
    column="║",
)
ASCII = Symbols(
    empty=".",
    awaited=">",
    here=">",
    barred="x",
    fresh="*",
    prompt=">",
    dot="-",
    band="=",
    wall="-",
    column="H",
)


RICH_SIGNS = "●◆□·│▸×•›━─║▮╭╮╰╯"
# All characters used together with `UNICODE`, here and in game screens.


def symbols_for(encoding: str) -> Symbols:
    """`UNICODE` if the encoding has all of `RICH_SIGNS`, otherwise `ASCII`."""
    try:
        RICH_SIGNS.encode(encoding)
    except (UnicodeError, LookupError):
        return ASCII
    return UNICODE


@dataclass(frozen=True)
class Fitting:
    """Renderable that depends on the available width."""

    draw: Callable[[int], RenderableType]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.draw(options.max_width)


def apart(parts: Iterable[RenderableType]) -> list[RenderableType]:
    """The parts with an empty line between any two."""
    return [line for part in parts for line in ("", part)][1:]


def row(cells: Iterable[Text | str], widths: Iterable[int]) -> Text:
    """One line of cells with fixed widths, so that nothing moves when a cell changes."""
    line = Text()
    for cell, width in zip(cells, widths, strict=False):
        text = Text.assemble(cell)
        text.truncate(width, overflow="ellipsis", pad=True)
        line.append_text(text).append(" ")
    return line
