"""How things look: always a shape, a letter and a word; colour only repeats them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text
from rich.theme import Theme

PURPLE = "#a856c0"
"""Reads on dark and on light."""

THEME = Theme(
    {
        "you": f"bold {PURPLE}",  # my seat, what is asked of me, what I have chosen
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
    """The signs a terminal can show. Rooms have more of their own, to go with these or with those."""

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
"""All that is drawn with where `UNICODE` is, here and in the rooms."""


def symbols_for(encoding: str) -> Symbols:
    """The richer signs where the terminal can write every one of them."""
    try:
        RICH_SIGNS.encode(encoding)
    except (UnicodeError, LookupError):
        return ASCII
    return UNICODE


@dataclass(frozen=True)
class Fitting:
    """Something that is drawn differently in different widths."""

    draw: Callable[[int], RenderableType]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.draw(options.max_width)


def row(cells: Iterable[Text | str], widths: Iterable[int]) -> Text:
    """Cells of fixed widths side by side: nothing moves when what is in them changes."""
    line = Text()
    for cell, width in zip(cells, widths, strict=False):
        text = Text.assemble(cell)
        text.truncate(width, overflow="ellipsis", pad=True)
        line.append_text(text).append(" ")
    return line
