"""Terminal sessions with a simulated person, who sometimes types nonsense."""

import argparse
import io
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

from lusoria.records.match import Match
from lusoria.tui import game_session
from lusoria.tui.answer_words import fold_case
from lusoria.tui.command_line import GivenOptions, add_arguments, parse_options
from lusoria.tui.console import IN_ASCII, TerminalConsole
from lusoria.tui.style import THEME
from lusoria.tui.terminal import Terminal
from lusoria.words import words

WIDTH, HEIGHT = 80, 24
NONSENSE = (
    *("", " ", "00000", "-1", "99", "1.5", "xyzzy", "1 2"),
    *("[bold]", ":smile:", "\x1b[2J", "\x00", "q" * 500),
)
COMMANDS = ("?", "help", "rules", "history", "hand")
PROMPT = re.compile(r"(?P<last>\d+)(?: \([^)]*\))? [›>] $")


class FakeKeyboard:
    """Types answers. `answer` gets the output since the last answer."""

    def __init__(self, screen: io.TextIOWrapper, answer: Callable[[str], str | None]) -> None:
        self._screen = screen
        self._answer = answer
        self._read = 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        output = output_of(self._screen)
        line = self._answer(output[self._read :])
        self._read = len(output)
        return "" if line is None else line + "\n"


def output_of(screen: io.TextIOWrapper) -> str:
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
    console = TerminalConsole(
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
        console, FakeKeyboard(screen, answer), live=live, pause=pause, discard_input=discard_input
    ), screen


def parse_settings(*arguments: str) -> GivenOptions:
    """Settings as the command line parses them."""
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return parse_options(parser.parse_args(arguments))


def run_session(
    answer: Callable[[str], str | None], *arguments: str, language: str = "en", **options: Any
) -> io.TextIOWrapper:
    """Runs the terminal game until it ends without an error. Returns the screen."""
    terminal, screen = new_terminal(answer, **options)
    settings = parse_settings(*arguments)
    assert game_session.play_session(terminal, words(language), settings) == 0
    return screen


def table_arguments(game: str, players: int, name: str, *more: str) -> tuple[str, ...]:
    return ("--game", game, "--players", str(players), "--name", name, *more)


def record_matches(monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    """A list that gets every match that starts."""
    matches: list[Match] = []

    class RecordedMatch(Match):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            matches.append(self)

    monkeypatch.setattr(game_session, "Match", RecordedMatch)
    return matches


def fitting_screens(screen: io.TextIOWrapper, width: int = WIDTH, height: int = HEIGHT) -> list[str]:
    """All screens of a live terminal. Each but the last must fit, without the typed text."""
    screens = output_of(screen).split("\x1b[2J\x1b[H")[1:]
    for drawn in map(plain, screens[:-1]):
        lines = (drawn.rpartition("›")[0] or drawn.removesuffix("\n")).split("\n")
        assert len(lines) <= height, drawn
        assert all(cell_len(line.rstrip()) <= width for line in lines), drawn
        assert not any(line.lstrip()[:1] in set(":;!?»") for line in lines if line.strip()), drawn
    return screens


def scripted(lines: Iterable[str]) -> Callable[[str], str | None]:
    """Types these lines, then ends the input."""
    left: Iterator[str] = iter(lines)
    return lambda _: next(left, None)


@dataclass
class SimulatedPerson:
    """Chooses random numbers. Sometimes types nonsense or a command, and checks that nothing changes."""

    language: str
    rng: Random
    nonsense_rate: float = 0.0
    patience: int | None = None
    """Number of answers before the input ends."""
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
        if self.rng.random() < self.nonsense_rate:
            return self._nonsense(shown)
        return self._answer(shown)

    def _nonsense(self, shown: str) -> str:
        line = self.rng.choice((*NONSENSE, *COMMANDS))
        if not line.strip() and self.default_in(shown):
            return self._answer(shown)
        self._unmoved = self._state()
        return line

    def _answer(self, shown: str) -> str:
        prompt = shown.splitlines()[-1]
        texts = words(self.language)
        if fold_case(f"{texts.say('cli-yes')} / {texts.say('cli-no')}") in fold_case(plain(prompt)):
            return texts.say(self.rng.choice(("cli-yes", "cli-yes.letter", "cli-yes", "cli-no")))
        rows = ROWS.search(plain(prompt))
        if rows is not None:
            return str(self.rng.choice([0, *range(int(rows["first"]), int(rows["last"]) + 1)]))
        found = PROMPT.search(plain(prompt))
        if found is None:
            return "1"
        last = int(found["last"])
        if texts.say("cli-over") in shown:
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
