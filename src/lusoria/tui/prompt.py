"""How the person is asked: by number, by yes or no, by a line of text; with commands that always work."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from lusoria.tui.answer_words import folded, whole_number
from lusoria.tui.terminal import Scene, Terminal
from lusoria.words import Words

T = TypeVar("T")

COMMANDS = ("help", "rules", "history", "hand", "quit")
SHORT_LIST = 4
"""A longer list of choices is set in columns."""
QUOTED = 24
"""So much of an answer that was not understood is repeated."""


class Leaving(Exception):
    """The person has left the game."""


@dataclass(frozen=True)
class Choice(Generic[T]):
    label: str | Text
    value: T
    short: str | None = None
    """The label where lines are scarce."""


@dataclass(frozen=True)
class Question(Generic[T]):
    """One sentence, and the choices under it. `default` is what Enter alone takes, if anything."""

    ask: str
    choices: Sequence[Choice[T]]
    barred: Sequence[str] = ()
    """What is not allowed now, and why."""
    default: int | None = None


Page = Callable[[], RenderableType]


@dataclass
class Desk:
    """Where the person sits. `scene` is what they see above the question, `pages` what the commands show."""

    terminal: Terminal
    words: Words
    scene: Scene = field(default_factory=Scene)
    pages: Mapping[str, Page] = field(default_factory=dict)
    leaving: bool = False
    """The person is being asked whether they leave; to say it again is to say yes."""

    def choose(self, question: Question[T]) -> T:
        """The choice the person makes, by its number."""
        last = len(question.choices)

        def understood(said: str) -> tuple[T] | None:
            number = whole_number(said)
            if not said and question.default is not None:
                number = question.default + 1
            return (question.choices[number - 1].value,) if number and number <= last else None

        choices: RenderableType | None = listed(question, self.terminal, short=not self.fits(question))
        prompt = self.words.say("cli-choose-number", last=last)
        if question.default is not None and last == 1:
            choices = not_allowed(question, self.terminal)
            prompt = self.words.say("cli-default", value=str(question.choices[0].label))
        elif question.default is not None:
            prompt = f"{prompt} ({self.words.say('cli-default', value=str(question.default + 1))})"
        return self._ask(
            question.ask,
            choices,
            prompt,
            understood,
            lambda said: said and self.words.say("cli-not-a-choice", said=said, last=last),
        )

    def fits(self, question: Question[T]) -> bool:
        """Whether this can be asked without pushing the table off the screen."""
        small = self.scene.small() if self.scene.small else self.scene.board
        choices = listed(question, self.terminal)
        return self.terminal.fits(small, self._tray(question.ask, choices, " ", who=True))

    def number(self, ask: str, allowed: range, default: int | None = None, back: int | None = None) -> int:
        """A number of this range, or the one that leads back."""

        def understood(said: str) -> tuple[int] | None:
            number = whole_number(said) if said else default
            return (number,) if number is not None and (number in allowed or number == back) else None

        prompt = f"{allowed[0]}-{allowed[-1]}" + ("" if back is None else f", {back}")
        if default is not None:
            prompt = self.words.say("cli-default", value=str(default))
        return self._ask(
            ask,
            None,
            prompt,
            understood,
            lambda said: (
                said and self.words.say("cli-not-a-number", said=said, least=allowed[0], most=allowed[-1])
            ),
        )

    def confirm(self, ask: str, *, default: bool | None = None) -> bool:
        """Yes or no. Enter alone is an answer only where a default is given."""
        yes, no = self.words.say("cli-yes"), self.words.say("cli-no")
        prompt = f"{yes} / {no}"
        if default is not None:
            prompt = f"{prompt} ({self.words.say('cli-default', value=yes if default else no)})"

        def understood(said: str) -> tuple[bool] | None:
            if not said:
                return None if default is None else (default,)
            for answer, word in ((True, "cli-yes"), (False, "cli-no")):
                if folded(said) in (folded(self.words.say(word)), self.words.say(f"{word}.letter")):
                    return (answer,)
            return None

        return self._ask(ask, None, prompt, understood, lambda _: self.words.say("cli-not-yes-or-no"))

    def line(self, ask: str, default: str, fault: Callable[[str], str | None]) -> str:
        """A line of text that has no fault."""

        def understood(said: str) -> tuple[str] | None:
            answer = said or default
            return (answer,) if fault(answer) is None else None

        return self._ask(
            ask,
            None,
            self.words.say("cli-default", value=default),
            understood,
            lambda said: fault(said or default) or "",
            whole_words=True,
        )

    def wait(self) -> None:
        """Enter goes on."""
        self._ask(None, None, self.words.say("cli-continue"), lambda _: (None,), lambda _: "")

    def _ask(
        self,
        ask: str | None,
        choices: RenderableType | None,
        prompt: str,
        understood: Callable[[str], tuple[T] | None],
        misunderstood: Callable[[str], str],
        *,
        whole_words: bool = False,
    ) -> T:
        """Ask until an answer is understood, and comes in a tuple. Commands and nonsense change nothing."""
        page: RenderableType | None = None
        notice = ""
        first = True
        while True:
            self._show(ask, choices, notice, page, first=first)
            said = self._read(prompt)
            page, notice, first = None, "", False
            command = self._command(said)
            if command is None:
                answer = understood(said)
                if answer is not None:
                    return answer[0]
                command = None if whole_words else self._begun(said)
            if command == "quit":
                self._quit()
            elif command is not None:
                page = self._opened(command, self._tray(ask, choices, "", who=True))
            else:
                notice = misunderstood(shortened(said))

    def _show(
        self,
        ask: str | None,
        choices: RenderableType | None,
        notice: str,
        page: RenderableType | None,
        *,
        first: bool,
    ) -> None:
        if not self.terminal.live and not first:  # written downwards, nothing is said twice
            if page is not None:
                self.terminal.say(page)
            if notice or (ask and page is not None):
                self.terminal.say(Text(notice or ask or ""))
            return
        scene = self.scene if page is None else Scene(page)
        who = self.terminal.live or not self.terminal.shows(scene)
        self.terminal.draw(scene, self._tray(ask, choices, notice, who=who), below=1)

    def _tray(self, ask: str | None, choices: RenderableType | None, notice: str, *, who: bool) -> Group:
        """Always in the same order: who I am and my things, what is asked, what I may answer."""
        parts: list[RenderableType] = []
        if who:
            parts.append(self.band())
        if who and self.scene.who is not None:
            parts.append(self.scene.who)
        if ask:
            parts.append(Text(ask, style="you"))
        if choices is not None:
            parts.append(choices)
        if notice:
            parts.append(Text(notice))
        return Group(*parts)

    def band(self) -> RenderableType:
        """The purple stripe: it is the person's move, and these commands work."""
        words = [self.words.say(f"cli-word-{command}") for command in COMMANDS]
        title = Text(f" {self.terminal.symbols.dot} ".join(words))
        return Rule(title, characters=self.terminal.symbols.band, style="band", align="right")

    def _read(self, prompt: str) -> str:
        try:
            return self.terminal.read(prompt)
        except EOFError:
            self.terminal.console.print()
            raise Leaving from None

    def _command(self, said: str) -> str | None:
        """The command that was typed, if it was one."""
        if said == "?":
            return "help"
        return next((command for command in COMMANDS if self._word(command) == folded(said)), None)

    def _begun(self, said: str) -> str | None:
        """The only command that begins like this, if there is one."""
        begun = [command for command in COMMANDS if said and self._word(command).startswith(folded(said))]
        return begun[0] if len(begun) == 1 else None

    def _word(self, command: str) -> str:
        return folded(self.words.say(f"cli-word-{command}"))

    def _quit(self) -> None:
        question = self.words.say("cli-quit-confirm")
        if self.leaving or replace(self, leaving=True).confirm(question):
            raise Leaving

    def _opened(self, command: str, tray: RenderableType) -> RenderableType | None:
        """The page of a command; one that does not fit above the tray is turned leaf by leaf."""
        page = self.pages[command]() if command in self.pages else self._nothing_yet(command)
        if self.terminal.fits(page, tray):
            return page
        for leaf in self.terminal.leaves(page):
            self.terminal.draw(Scene(leaf), "", below=1)
            if self._command(self._read(self.words.say("cli-continue"))) == "quit":
                self._quit()
        return None

    def _nothing_yet(self, command: str) -> RenderableType:
        return Text(self.words.say("cli-help" if command == "help" else "cli-history-empty"))


def listed(question: Question[T], terminal: Terminal, *, short: bool = False) -> RenderableType:
    """The numbered choices, in columns where there are many; then what is not allowed."""
    labels = [Text.assemble((short and choice.short) or choice.label) for choice in question.choices]
    widest = max(cell_len(label.plain) for label in labels) + 7
    columns = min(3, max(1, terminal.console.width // widest)) if len(labels) > SHORT_LIST else 1
    rows = -(-len(labels) // columns)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for row in range(rows):
        cells: list[Text] = []
        for place in range(row, len(labels), rows):
            cells += [Text(f" {place + 1:>{len(str(len(labels)))}}", style="you"), labels[place]]
        grid.add_row(*cells)
    barred = not_allowed(question, terminal)
    return grid if barred is None else Group(grid, barred)


def not_allowed(question: Question[T], terminal: Terminal) -> Text | None:
    barred = "   ".join(f"{terminal.symbols.barred} {why}" for why in question.barred)
    return Text(f"  {barred}", style="soft") if barred else None


def shortened(said: str) -> str:
    return said if len(said) <= QUOTED else said[:QUOTED] + "..."
