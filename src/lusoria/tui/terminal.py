"""Terminal input and output, for live terminals, pipes and files."""

import codecs
import io
import sys
import time
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TextIO

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, SegmentLines
from rich.text import Text

from lusoria.tui.style import THEME, symbols_for
from lusoria.words import visible

MAX_HEIGHT = 30  # lines; on a taller screen the prompt stays near the board
MAX_ANSWER = 200  # characters

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


@dataclass(frozen=True)
class Scene:
    """The part above the tray (the prompt area): the board, and lines about recent events."""

    board: RenderableType = ""
    lines: Sequence[Text] = ()
    identity_line: Text | None = None
    """First line of the tray: the person's name and hand."""
    small: Callable[[], RenderableType] | None = None
    """Draws the board in fewer lines, for small screens."""


class Keyboard(Protocol):
    """Source of lines. An empty string means the end of input."""

    def isatty(self) -> bool: ...

    def readline(self) -> str: ...


class Terminal:
    """Draws scenes, reads lines, and waits.

    A live terminal redraws the screen, with the tray at the bottom. Any other output (file, pipe, dumb
    terminal) scrolls and repeats nothing.
    """

    def __init__(
        self,
        console: Console,
        keys: Keyboard,
        *,
        live: bool,
        pause: Callable[[float], None] | None = None,
        discard_input: Callable[[], None] | None = None,
    ) -> None:
        self.console = console
        self.symbols = symbols_for(console.encoding)
        self.live = live
        self._keys = keys
        self._pause = pause
        self._discard_input = discard_input
        self._paused = False
        self._echo = not keys.isatty()
        self._drawn: Scene | None = None

    def draw(self, scene: Scene, tray: RenderableType, below: int = 0) -> None:
        """Show a whole screen; `below` lines stay free under it for the prompt."""
        if not self.live:
            if not self.is_drawn(scene):
                self.say(scene.board)
            self._drawn = scene
            self.say(tray)
            return
        foot = self._lines(tray)
        board = self._lines(scene.board)
        if scene.small is not None and len(board) + len(foot) + below > self.console.height:
            board = self._lines(scene.small())
        room = max(min(self.console.height, MAX_HEIGHT) - below - len(board) - len(foot), 0)
        lines = self._lines(Group(*scene.lines))
        visible_lines = lines[-room:] if room else []
        if len(lines) > len(visible_lines) > 1:
            visible_lines[0] = [Segment("...")]
        free: list[list[Segment]] = [[] for _ in range(room - len(visible_lines))]
        with self.console:  # one write, so that nothing flickers
            self.console.clear()
            self._write([*board, *free[:1], *visible_lines, *free[1:], *foot])

    def fits(self, *parts: RenderableType) -> bool:
        """True if these parts and a prompt fit on one screen."""
        return not self.live or sum(len(self._lines(part)) for part in parts) < self.console.height

    def split_pages(self, page: RenderableType) -> list[RenderableType]:
        """Splits a long page into screens that leave room for a prompt."""
        lines = self._lines(page)
        size = max(self.console.height - 1, 2)
        return [SegmentLines(lines[at : at + size], new_lines=True) for at in range(0, len(lines), size)]

    def is_drawn(self, scene: Scene) -> bool:
        """True if this object was drawn last."""
        return scene is self._drawn

    def say(self, part: RenderableType) -> None:
        if part != "":
            self.console.print(part)

    def read(self, prompt: str) -> str:
        """One line of input. Raises EOFError at its end."""
        if self._paused and self._discard_input is not None:
            self._discard_input()  # keys typed during a pause do not answer this prompt
        self._paused = False
        self.console.print(Text(f"{prompt} {self.symbols.prompt} ", style="you"), end="")
        self.console.file.flush()
        line = self._keys.readline()
        if not line:
            raise EOFError
        text = visible(line[:MAX_ANSWER].strip(" \t\r\n"))
        if self._echo:
            self.console.print(text)
        return text

    @property
    def has_pauses(self) -> bool:
        """True if pauses are on."""
        return self._pause is not None

    def pause(self, seconds: float, since: float | None = None) -> None:
        """Pause until `seconds` after `since`, so that a bot's thinking time does not show."""
        if self._pause is not None:
            elapsed = 0.0 if since is None else time.monotonic() - since
            self._pause(max(0.0, seconds - elapsed))
            self._paused = True

    def _lines(self, part: RenderableType) -> list[list[Segment]]:
        return [] if part == "" else self.console.render_lines(part, pad=False)

    def _write(self, lines: list[list[Segment]]) -> None:
        self.console.print(SegmentLines(lines, new_lines=True), end="")


def machine_terminal(*, fast: bool) -> Terminal:
    """Terminal on stdin and stdout."""
    keys: TextIO = sys.stdin or io.StringIO()  # stdin may be closed
    for stream, errors in ((keys, "replace"), (sys.stdout, IN_ASCII), (sys.stderr, IN_ASCII)):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)
    console = Console(file=sys.stdout, theme=THEME, highlight=False, markup=False, emoji=False)
    is_terminal = sys.stdout.isatty()
    live = is_terminal and keys.isatty() and not console.is_dumb_terminal
    pause = time.sleep if is_terminal and not fast else None
    return Terminal(
        console, keys, live=live, pause=pause, discard_input=discard_typed_input if live else None
    )


def discard_typed_input() -> None:
    """Drop typed but unread input. Unix only."""
    try:
        import termios  # noqa: PLC0415 - Unix only
    except ImportError:
        return
    termios.tcflush(sys.stdin, termios.TCIFLUSH)
