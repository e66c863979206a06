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
        "green": "green",
        "red": "red",
        "yellow": "yellow",
        "fresh": "bold",
        "soft": "dim",
    },
    inherit=True,
)

LETTERS = {"green": "L", "red": "T", "yellow": "B"}
"""The same in every language: Loyal, Leal; Traitor, Traidor, Traître; blank, blanco, blanc."""
FACTION_LETTERS = {"loyal": "L", "traitor": "T", "merchant": "M"}
FACTION_COLOURS = {"loyal": "green", "traitor": "red", "merchant": "yellow"}


@dataclass(frozen=True)
class Symbols:
    """The signs a terminal can show."""

    shapes: dict[str, str]
    track: dict[str, str]
    empty: str
    limit: str
    awaited: str
    here: str
    barred: str
    fresh: str
    prompt: str
    dot: str
    band: str
    wall: str
    column: str
    two_cards: str
    one_card: str
    die: tuple[str, str, str]
    """Top, middle and bottom of a die; the middle holds its face."""

    def vote(self, colour: str) -> Text:
        """A vote: shape and letter, in its colour."""
        return Text(self.shapes[colour].format(LETTERS[colour]), style=colour)

    def card(self, faction: str) -> Text:
        return Text(f"[{FACTION_LETTERS[faction]}]", style=FACTION_COLOURS[faction])


UNICODE = Symbols(
    shapes={"green": "● {}", "red": "◆ {}", "yellow": "□ {}"},
    track={"green": "●", "red": "◆"},
    empty="·",
    limit="│",
    awaited="▸",
    here="▸",
    barred="×",
    fresh="•",
    prompt="›",
    dot="·",
    band="━",
    wall="─",
    column="║",
    two_cards="▮▮",
    one_card="▮",
    die=("╭───╮", "│ {} │", "╰───╯"),
)
ASCII = Symbols(
    shapes={"green": "(L)", "red": "<T>", "yellow": "[B]"},
    track={"green": "L", "red": "T"},
    empty=".",
    limit="|",
    awaited=">",
    here=">",
    barred="x",
    fresh="*",
    prompt=">",
    dot="-",
    band="=",
    wall="-",
    column="H",
    two_cards="##",
    one_card="#",
    die=("+---+", "| {} |", "+---+"),
)


def symbols_for(encoding: str) -> Symbols:
    """The richer signs where the terminal can write every one of them."""
    signs = "●◆□·│▸×•›━─║▮╭╮╰╯"
    try:
        signs.encode(encoding)
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


NUMERALS = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def roman(number: int) -> str:
    """Ornament; the Arabic number always stands beside it."""
    text = ""
    for value, numeral in NUMERALS:
        while number >= value:
            text += numeral
            number -= value
    return text


def both(number: int) -> str:
    return f"{roman(number)} {number}"
