"""Prompts: a choice by number, a number, yes or no, a line of text; commands work at each of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from lusoria.tui.answer_words import fold_case, whole_number
from lusoria.tui.terminal import Scene, Terminal
from lusoria.words import Words

T = TypeVar("T")

COMMANDS = ("help", "rules", "table", "history", "hand", "quit")
MAX_SINGLE_COLUMN = 4  # a longer list of choices has several columns
MAX_QUOTED = 24  # characters of a wrong answer that are repeated
MIN_BAND = 4  # characters of the rule beside the commands; otherwise the commands get lines of their own


class PlayerLeft(Exception):
    """The person has left the game."""


@dataclass(frozen=True)
class Choice(Generic[T]):
    label: str | Text
    value: T
    short: str | None = None
    """Label for small screens."""


@dataclass(frozen=True)
class Question(Generic[T]):
    """A sentence and numbered choices. `default` is the index that Enter alone selects."""

    ask: str
    choices: Sequence[Choice[T]]
    barred: Sequence[str] = ()
    """Sentences about choices that are not allowed now."""
    default: int | None = None


Page = Callable[[], RenderableType]


@dataclass
class Prompter:
    """Prompts the person. `scene` is drawn above the question; `pages` are opened by commands."""

    terminal: Terminal
    words: Words
    scene: Scene = field(default_factory=Scene)
    pages: Mapping[str, Page] = field(default_factory=dict)
    is_quit_open: bool = False
    """The quit question is open: a second `quit` confirms it."""

    def choose(self, question: Question[T]) -> T:
        last = len(question.choices)

        def parse(text: str) -> tuple[T] | None:
            number = whole_number(text)
            if not text and question.default is not None:
                number = question.default + 1
            return (question.choices[number - 1].value,) if number and number <= last else None

        def choices() -> RenderableType | None:
            if question.default is not None and last == 1:
                return barred_text(question, self.terminal)
            return choice_list(question, self.terminal, short=not self.fits(question))

        prompt = self.words.say("cli-choose-number", last=last)
        if question.default is not None and last == 1:
            prompt = self.words.say("cli-default", value=str(question.choices[0].label))
        elif question.default is not None:
            prompt = f"{prompt} ({self.words.say('cli-default', value=str(question.default + 1))})"
        return self._ask(
            question.ask,
            choices,
            prompt,
            parse,
            lambda text: text and self.words.say("cli-not-a-choice", input=text, last=last),
        )

    def fits(self, question: Question[T]) -> bool:
        """True if the question fits below the small board."""
        small = self.scene.small() if self.scene.small else self.scene.board
        choices = choice_list(question, self.terminal)
        return self.terminal.fits(small, self._tray(question.ask, choices, " ", with_identity=True))

    def number(self, ask: str, allowed: range, default: int | None = None, back: int | None = None) -> int:
        """A number of the range, or `back`."""

        def parse(text: str) -> tuple[int] | None:
            number = whole_number(text) if text else default
            return (number,) if number is not None and (number in allowed or number == back) else None

        prompt = f"{allowed[0]}-{allowed[-1]}" + ("" if back is None else f", {back}")
        if default is not None:
            prompt = self.words.say("cli-default", value=str(default))
        return self._ask(
            ask,
            None,
            prompt,
            parse,
            lambda text: (
                text and self.words.say("cli-not-a-number", input=text, least=allowed[0], most=allowed[-1])
            ),
        )

    def confirm(self, ask: str, *, default: bool | None = None) -> bool:
        """Yes or no. Enter alone selects the default, if there is one."""
        yes, no = self.words.say("cli-yes"), self.words.say("cli-no")
        prompt = f"{yes} / {no}"
        if default is not None:
            prompt = f"{prompt} ({self.words.say('cli-default', value=yes if default else no)})"

        def parse(text: str) -> tuple[bool] | None:
            if not text:
                return None if default is None else (default,)
            for answer, word in ((True, "cli-yes"), (False, "cli-no")):
                if fold_case(text) in (fold_case(self.words.say(word)), self.words.say(f"{word}.letter")):
                    return (answer,)
            return None

        return self._ask(ask, None, prompt, parse, lambda _: self.words.say("cli-not-yes-or-no"))

    def line(self, ask: str, default: str, fault: Callable[[str], str | None]) -> str:
        """Reads lines until `fault` returns None."""

        def parse(text: str) -> tuple[str] | None:
            answer = text or default
            return (answer,) if fault(answer) is None else None

        return self._ask(
            ask,
            None,
            self.words.say("cli-default", value=default),
            parse,
            lambda text: fault(text or default) or "",
            whole_words=True,
        )

    def wait(self) -> None:
        """Wait for Enter."""
        self._ask(None, None, self.words.say("cli-continue"), lambda _: (None,), lambda _: "")

    def _ask(
        self,
        ask: str | None,
        choices: Callable[[], RenderableType | None] | None,
        prompt: str,
        parse: Callable[[str], tuple[T] | None],
        error_text: Callable[[str], str],
        *,
        whole_words: bool = False,
    ) -> T:
        """Ask until `parse` returns the answer in a tuple. Runs commands meanwhile."""
        page: RenderableType | None = None
        notice = ""
        first = True
        while True:
            self._show(ask, choices, notice, page, first=first)
            text = self._read(prompt)
            page, notice, first = None, "", False
            command = self._command(text)
            if command is None:
                answer = parse(text)
                if answer is not None:
                    return answer[0]
                command = None if whole_words else self._command_prefix(text)
            if command == "quit":
                self._quit()
            elif command is not None:
                listed = choices() if choices else None
                page = self._open_page(command, self._tray(ask, listed, "", with_identity=True))
            else:
                notice = error_text(shorten(text))

    def _show(
        self,
        ask: str | None,
        choices: Callable[[], RenderableType | None] | None,
        notice: str,
        page: RenderableType | None,
        *,
        first: bool,
    ) -> None:
        if not self.terminal.live and not first:  # scrolling output repeats nothing
            if page is not None:
                self.terminal.say(page)
            if notice or (ask and page is not None):
                self.terminal.say(Text(notice or ask or ""))
            return
        scene = self._with_commands(self.scene) if page is None else Scene(page)
        with_identity = self.terminal.live or not self.terminal.is_drawn(scene)

        def tray() -> RenderableType:
            return self._tray(ask, choices() if choices else None, notice, with_identity=with_identity)

        self.terminal.draw(scene, tray, below=1)

    def _with_commands(self, scene: Scene) -> Scene:
        """The same scene, with commands for the parts it leaves out."""
        if not self.terminal.live:
            return scene
        return replace(
            scene, board_command=self._command_word("table"), lines_command=self._command_word("history")
        )

    def _tray(
        self, ask: str | None, choices: RenderableType | None, notice: str, *, with_identity: bool
    ) -> Group:
        """The area below the board: name and hand, question, choices, in this order."""
        parts: list[RenderableType] = []
        if with_identity:
            parts.append(self.band())
        if with_identity and self.scene.identity_line is not None:
            parts.append(self.scene.identity_line)
        if ask:
            parts.append(Text(ask, style="you"))
        if choices is not None:
            parts.append(choices)
        if notice:
            parts.append(Text(notice))
        return Group(*parts)

    def band(self) -> RenderableType:
        """Purple rule with the commands: marks that the person has to move."""
        symbols = self.terminal.symbols
        listed = f" {symbols.dot} ".join(map(self._command_word, COMMANDS))
        title = Text(self.words.say("cli-band", words=listed))
        if cell_len(title.plain) + MIN_BAND > self.terminal.console.width:
            return Group(Rule(characters=symbols.band, style="band"), title)
        return Rule(title, characters=symbols.band, style="band", align="right")

    def _command_word(self, command: str) -> str:
        return self.words.say(f"cli-word-{command}")

    def _read(self, prompt: str) -> str:
        try:
            return self.terminal.read(prompt)
        except EOFError:
            self.terminal.console.print()
            raise PlayerLeft from None

    def _command(self, text: str) -> str | None:
        """The command typed in full; None for anything else."""
        if text == "?":
            return "help"
        return next((command for command in COMMANDS if self._word(command) == fold_case(text)), None)

    def _command_prefix(self, text: str) -> str | None:
        """The command with this prefix, if it is unique."""
        matches = [
            command for command in COMMANDS if text and self._word(command).startswith(fold_case(text))
        ]
        return matches[0] if len(matches) == 1 else None

    def _word(self, command: str) -> str:
        return fold_case(self._command_word(command))

    def _quit(self) -> None:
        question = self.words.say("cli-quit-confirm")
        if self.is_quit_open or replace(self, is_quit_open=True).confirm(question):
            raise PlayerLeft

    def _open_page(self, command: str, tray: RenderableType) -> RenderableType | None:
        """The page of a command. A long page is shown at once, screen by screen: then None."""
        page = self.pages[command]() if command in self.pages else self._usual_page(command)
        if self.terminal.fits(page, tray):
            return page

        def read() -> None:
            if self._command(self._read(self.words.say("cli-continue"))) == "quit":
                self._quit()

        self.terminal.show_pages(page, read)
        return None

    def _usual_page(self, command: str) -> RenderableType:
        if command == "table":
            return Group(self.scene.board, *self.scene.lines)
        return Text(self.words.say("cli-help" if command == "help" else "cli-history-empty"))


def choice_list(question: Question[T], terminal: Terminal, *, short: bool = False) -> RenderableType:
    """Numbered choices, in columns if there are many; then the refused ones."""
    labels = [Text.assemble((short and choice.short) or choice.label) for choice in question.choices]
    widest = max(cell_len(label.plain) for label in labels) + 7
    columns = min(3, max(1, terminal.console.width // widest)) if len(labels) > MAX_SINGLE_COLUMN else 1
    rows = -(-len(labels) // columns)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for row in range(rows):
        cells: list[Text] = []
        for place in range(row, len(labels), rows):
            cells += [Text(f" {place + 1:>{len(str(len(labels)))}}", style="you"), labels[place]]
        grid.add_row(*cells)
    barred = barred_text(question, terminal)
    return grid if barred is None else Group(grid, barred)


def barred_text(question: Question[T], terminal: Terminal) -> Text | None:
    barred = "   ".join(f"{terminal.symbols.barred}\N{NO-BREAK SPACE}{why}" for why in question.barred)
    return Text(f"  {barred}", style="soft") if barred else None


def shorten(text: str) -> str:
    return text if len(text) <= MAX_QUOTED else text[:MAX_QUOTED] + "..."
