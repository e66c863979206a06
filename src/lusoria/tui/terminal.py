"""Terminal input and output, for live terminals, pipes and files."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from rich.console import Console, RenderableType
from rich.segment import Segment, SegmentLines
from rich.text import Text

from lusoria.tui.console import PagePart, page_height
from lusoria.tui.style import symbols_for
from lusoria.words import visible

MAX_HEIGHT = 30  # lines; on a taller screen the prompt stays near the board
MAX_ANSWER = 200  # characters


@dataclass(frozen=True)
class Scene:
    """The part above the tray (the prompt area): the board, and lines about recent events."""

    board: RenderableType = ""
    lines: Sequence[Text] = ()
    identity_line: Text | None = None
    """First line of the tray: the person's name and hand."""
    small: Callable[[], RenderableType] | None = None
    """Draws the board in fewer lines, for small screens."""
    board_command: str = ""
    """What to type to see a board that is too tall for the screen."""
    lines_command: str = ""
    """What to type to see the lines that are left out."""


Tray: TypeAlias = RenderableType | Callable[[], RenderableType]
Line: TypeAlias = list[Segment]


class Keyboard(Protocol):
    """Source of lines. An empty string means the end of input."""

    def isatty(self) -> bool: ...

    def readline(self) -> str: ...


class Terminal:
    """Draws scenes, reads lines, and waits.

    A live terminal redraws the screen, with the tray at the bottom, also when its window changes size. Any
    other output (file, pipe, dumb terminal) scrolls and repeats nothing.
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
        self._redraw: Callable[[], None] | None = None
        self._drawn_size = console.size
        self._on_resize: Callable[[], None] | None = None
        self.has_read = False
        """True after the first line of input."""

    def draw(self, scene: Scene, tray: Tray, below: int = 0) -> None:
        """Show a whole screen; `below` lines stay free under it for the prompt."""
        if not self.live:
            if not self.is_drawn(scene):
                self.say(scene.board)
            self._drawn = scene
            self.say(tray() if callable(tray) else tray)
            return

        def redraw() -> None:
            self._drawn_size = self.console.size
            self._draw_live(scene, tray() if callable(tray) else tray, below)

        self._redraw = redraw
        redraw()

    def _draw_live(self, scene: Scene, tray: RenderableType, below: int) -> None:
        foot = self._lines(tray)
        height = self.console.height - below - len(foot)
        board = self._lines(scene.board)
        if scene.small is not None and len(board) > height:
            board = self._lines(scene.small())
        if len(board) > height:
            board = [*board[: max(height - 1, 0)], *self._left_out(scene.board_command)][: max(height, 0)]
        room = max(min(height, MAX_HEIGHT - below - len(foot)) - len(board), 0)
        lines = self._last_lines(scene, room)
        free: list[Line] = [[] for _ in range(room - len(lines))]
        with self.console:  # one write, so that nothing flickers
            self.console.clear()
            self._write([*board, *free[:1], *lines, *free[1:], *foot])

    def _last_lines(self, scene: Scene, room: int) -> list[Line]:
        """The newest of the scene's lines, each whole, and a mark if some are left out."""
        entries = [self._lines(line) for line in scene.lines]
        if sum(map(len, entries)) <= room:
            return [line for entry in entries for line in entry]
        if len(entries[-1]) == room:
            return entries[-1]
        visible: list[Line] = []
        while len(visible) + len(entries[-1]) < room:
            visible = [*entries.pop(), *visible]
        return [*self._left_out(scene.lines_command), *visible][:room]

    def _left_out(self, command: str) -> list[Line]:
        """One line: something is left out here, and the command that shows it."""
        return self._lines(Text(f"... {command}".rstrip(), style="soft", no_wrap=True))[:1]

    def fits(self, *parts: RenderableType) -> bool:
        """True if these parts and a prompt fit on one screen."""
        return not self.live or sum(len(self._lines(part)) for part in parts) < self.console.height

    def show_pages(self, page: RenderableType, read: Callable[[], object]) -> None:
        """Shows a long page screen by screen. `read` waits for a key after each."""
        at = 0
        while at < len(self._lines(page)):
            self.draw(Scene(PagePart(page, at)), "", below=1)
            read()
            at += page_height(self.console)

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

        def show_prompt() -> None:
            self.console.print(Text(f"{prompt} {self.symbols.prompt} ", style="you"), end="")
            self.console.file.flush()

        show_prompt()
        with self._redrawn_on_resize(show_prompt):
            line = self._keys.readline()
        if not line:
            raise EOFError
        self.has_read = True
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
            with self._redrawn_on_resize(lambda: None):
                self._pause(max(0.0, seconds - elapsed))
            self._paused = True

    @property
    def is_interactive(self) -> bool:
        """True if a person types the input."""
        return not self._echo

    @contextmanager
    def _redrawn_on_resize(self, show_prompt: Callable[[], None]) -> Iterator[None]:
        """While the block waits, a change of the window's size draws the screen and the prompt again."""

        def draw_again() -> None:
            if self._discard_input is not None:
                self._discard_input()  # half a typed answer would be invisible
            if self._redraw is not None:
                self._redraw()
            show_prompt()

        self._on_resize = draw_again if self.live else None
        self.resize()
        try:
            yield
        finally:
            self._on_resize = None

    def resize(self) -> None:
        """Draws again if the window has another size than at the last drawing. For a signal handler."""
        draw_again = self._on_resize
        while draw_again is not None and self.console.size != self._drawn_size:
            self._on_resize = None  # a second signal must not interrupt the drawing
            self._drawn_size = self.console.size
            draw_again()
            self._on_resize = draw_again  # before the size is compared: no signal is lost

    def _lines(self, part: RenderableType) -> list[Line]:
        return [] if part == "" else self.console.render_lines(part, pad=False)

    def _write(self, lines: list[Line]) -> None:
        self.console.print(SegmentLines(lines, new_lines=True), end="")
