"""A simulated person who reads prompts, answers, and sometimes types nonsense."""

import argparse
import io
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from rich.console import Console

from lusoria.records.match import Match
from lusoria.tui.answer_words import folded
from lusoria.tui.command_line import GivenOptions, add_arguments, parse_options
from lusoria.tui.style import THEME
from lusoria.tui.terminal import IN_ASCII, Terminal
from lusoria.words import words

WIDTH, HEIGHT = 80, 24
NONSENSE = (
    "",
    " ",
    "00000",
    "-1",
    "99",
    "1.5",
    "xyzzy",
    "1 2",
    "[bold]",
    ":smile:",
    "\x1b[2J",
    "\x00",
    "q" * 500,
)
COMMANDS = ("?", "help", "rules", "history", "hand")
PROMPT = re.compile(r"(?P<last>\d+)(?: \([^)]*\))? [›>] $")


class Keys:
    """A keyboard. `answer` gets what the screen has shown since the last answer."""

    def __init__(self, screen: io.TextIOWrapper, answer: Callable[[str], str | None]) -> None:
        self._screen = screen
        self._answer = answer
        self._read = 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        shown = written(self._screen)
        said = self._answer(shown[self._read :])
        self._read = len(shown)
        return "" if said is None else said + "\n"


def written(screen: io.TextIOWrapper) -> str:
    screen.flush()
    assert isinstance(screen.buffer, io.BytesIO)
    return screen.buffer.getvalue().decode(screen.encoding)


def new_screen(encoding: str = "utf-8") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors=IN_ASCII, newline="\n")


def new_terminal(
    answer: Callable[[str], str | None],
    *,
    live: bool = False,
    encoding: str = "utf-8",
    pause: Callable[[float], None] | None = None,
    discard_input: Callable[[], None] | None = None,
    width: int = WIDTH,
    height: int = HEIGHT,
) -> tuple[Terminal, io.TextIOWrapper]:
    screen = new_screen(encoding)
    console = Console(
        file=screen,
        theme=THEME,
        width=width,
        height=height,
        force_terminal=live,
        color_system="standard" if live else None,
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
        _environ={},
    )
    return Terminal(
        console, Keys(screen, answer), live=live, pause=pause, discard_input=discard_input
    ), screen


def wished(*said: str, language: str = "en") -> GivenOptions:
    """Settings as the command line parses them."""
    parser = argparse.ArgumentParser()
    add_arguments(parser, words(language))
    return parse_options(parser.parse_args(said), words(language))


def scripted(lines: Iterable[str]) -> Callable[[str], str | None]:
    """Types these lines, then ends the input."""
    left: Iterator[str] = iter(lines)
    return lambda _: next(left, None)


@dataclass
class Somebody:
    """Chooses a random number; sometimes types nonsense or a command, and checks that nothing changes."""

    language: str
    rng: Random
    foolish: float = 0.0
    patience: int | None = None
    """Number of answers, then the input ends."""
    matches: list[Match] = field(default_factory=list)
    prompts: int = 0
    _unmoved: tuple[Any, ...] | None = None

    def __call__(self, shown: str) -> str | None:
        self.prompts += 1
        assert self.prompts < 5000, "this game does not end"
        if self.prompts == self.patience:
            return None
        if self._unmoved is not None:
            assert self._unmoved == self._state(), "nonsense has changed something"
            self._unmoved = None
        if words(self.language).say("cli-continue") in plain(shown.splitlines()[-1]):
            return ""
        if self.rng.random() < self.foolish:
            return self._nonsense(shown)
        return self._answer(shown)

    def _nonsense(self, shown: str) -> str:
        said = self.rng.choice((*NONSENSE, *COMMANDS))
        if not said.strip() and self.default_in(shown):
            return self._answer(shown)
        self._unmoved = self._state()
        return said

    def _answer(self, shown: str) -> str:
        prompt = shown.splitlines()[-1]
        said = words(self.language)
        if folded(f"{said.say('cli-yes')} / {said.say('cli-no')}") in folded(plain(prompt)):
            return said.say(self.rng.choice(("cli-yes", "cli-yes.letter", "cli-yes", "cli-no")))
        rows = ROWS.search(plain(prompt))
        if rows is not None:
            return str(self.rng.choice([0, *range(int(rows["first"]), int(rows["last"]) + 1)]))
        found = PROMPT.search(plain(prompt))
        if found is None:
            return "1"
        last = int(found["last"])
        if said.say("cli-over") in shown:
            return str(last)  # the last choice is to leave
        return str(self.rng.randint(1, last))

    def default_in(self, shown: str) -> bool:
        mark = words(self.language).say("cli-default", value="|").partition("|")[0]
        return mark in plain(shown.splitlines()[-1])

    def _state(self) -> tuple[Any, ...]:
        return tuple((id(match), match.state, len(match.events)) for match in self.matches)


ROWS = re.compile(r"(?P<first>\d)-(?P<last>\d), 0 [›>] $")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def plain(text: str) -> str:
    """Text without escape sequences."""
    return ESCAPES.sub("", text)
