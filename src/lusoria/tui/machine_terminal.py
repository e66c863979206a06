"""Terminal on standard input and output: its capabilities, and the signal for a new window size."""

import io
import os
import signal
import sys
import time
from typing import TextIO

from rich.text import Text

from lusoria.tui.console import IN_ASCII, TerminalConsole
from lusoria.tui.style import THEME
from lusoria.tui.terminal import Terminal
from lusoria.words import Words

LEFT, REFUSED, INTERRUPTED = 0, 2, 130  # exit codes of programs at a terminal
NO_TERMINAL = "Playing needs a keyboard and a screen. For programs, use the command referee."
MIN_WIDTH, MIN_HEIGHT = 60, 20  # columns and lines; every board and its question fit


def machine_terminal(words: Words, *, fast: bool) -> Terminal:
    """Terminal on stdin and stdout. A window that is too small scrolls, after a sentence that says so."""
    keys: TextIO = sys.stdin or io.StringIO()  # stdin may be closed
    for stream, errors in ((keys, "replace"), (sys.stdout, IN_ASCII), (sys.stderr, IN_ASCII)):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)
    is_terminal = sys.stdout.isatty()
    can_clear, has_colours = terminal_abilities() if is_terminal else (False, False)
    console = TerminalConsole(
        file=sys.stdout,
        theme=THEME,
        force_terminal=None if can_clear else False,
        no_color=None if has_colours else True,
        highlight=False,
        markup=False,
        emoji=False,
    )
    live = is_terminal and keys.isatty() and can_clear and not console.is_dumb_terminal
    if live and (console.width < MIN_WIDTH or console.height < MIN_HEIGHT):
        live = False
        size = {"width": console.width, "height": console.height}
        console.print(Text(words.say("cli-window-small", **size, columns=MIN_WIDTH, lines=MIN_HEIGHT)))
    terminal = Terminal(
        console,
        keys,
        live=live,
        pause=time.sleep if is_terminal and not fast else None,
        discard_input=discard_typed_input if live else None,
    )
    if live and hasattr(signal, "SIGWINCH"):
        signal.signal(signal.SIGWINCH, lambda *_: terminal.resize())
    return terminal


def terminal_abilities() -> tuple[bool, bool]:
    """Whether the terminal can clear its screen, and whether it has colours, by `TERM` and terminfo."""
    if os.name == "nt":
        return True, True
    if not os.environ.get("TERM"):
        return False, False
    try:
        import curses  # noqa: PLC0415 - Unix only
    except ImportError:
        return True, True
    try:
        curses.setupterm()
    except curses.error:  # a terminal that the database of this machine does not know
        return True, True
    return curses.tigetstr("clear") is not None, curses.tigetnum("colors") > 1


def discard_typed_input() -> None:
    """Drop typed but unread input. Unix only."""
    try:
        import termios  # noqa: PLC0415 - Unix only
    except ImportError:
        return
    termios.tcflush(sys.stdin, termios.TCIFLUSH)
