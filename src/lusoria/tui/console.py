"""Rich console for terminals: no-break spaces, ASCII output, and parts of long pages."""

import codecs
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment, SegmentLines
from rich.text import Text

NO_BREAK_SPACES = {"\xa0": "\ue000", "\u202f": "\ue001"}
# With the private characters that stand for them while lines are wrapped: Rich breaks lines at any space.
WRAPPED = str.maketrans(NO_BREAK_SPACES)
UNWRAPPED = str.maketrans({private: space for space, private in NO_BREAK_SPACES.items()})

IN_ASCII = "lusoria-in-ascii"
ASCII_FOR = {"’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "¿": "", "¡": ""}
LIGATURES = {"æ": "ae", "œ": "oe", "Æ": "Ae", "Œ": "Oe", "ß": "ss", "ø": "o", "Ø": "O"}


def in_ascii(error: UnicodeError) -> tuple[str, int]:
    """Codec error handler: replaces characters the terminal lacks, `é` by `e`, `«` by a straight quote."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(ascii_for, error.object[error.start : error.end])), error.end


def ascii_for(char: str) -> str:
    replacement = ASCII_FOR.get(char, LIGATURES.get(char))
    if replacement is not None:
        return replacement
    plain = unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode()
    return plain or ("" if unicodedata.combining(char) else "?")


codecs.register_error(IN_ASCII, in_ascii)


class TerminalConsole(Console):
    """Console that breaks no line at a no-break space."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterator[Segment]:
        if isinstance(renderable, Text) and not NO_BREAK_SPACES.keys().isdisjoint(renderable.plain):
            renderable = renderable.copy()
            renderable.plain = renderable.plain.translate(WRAPPED)
        for text, style, control in super().render(renderable, options):
            yield Segment(text.translate(UNWRAPPED), style, control)


def page_height(console: Console) -> int:
    """Lines of a page, with room for a prompt."""
    return max(console.height - 1, 2)


@dataclass(frozen=True)
class PagePart:
    """As many lines of a page, from a line on, as the screen has when it is drawn."""

    page: RenderableType
    start: int

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = console.render_lines(self.page, options, pad=False)
        yield SegmentLines(lines[self.start : self.start + page_height(console)], new_lines=True)
