"""Base class of game screens: draws a board and prompts for actions."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from lusoria.core.errors import Argument, Illegal
from lusoria.core.game import GameInfo, GameView, Seat
from lusoria.core.structs import GameAction, GameEvent
from lusoria.tui.prompt import Prompter
from lusoria.tui.style import Symbols
from lusoria.words import Words, tell, tell_action, tell_event, tell_hand, tell_refusal

V = TypeVar("V", bound=GameView)
E = TypeVar("E", bound=GameEvent)
A = TypeVar("A", bound=GameAction)


@dataclass(frozen=True)
class GameScreen(ABC, Generic[V, E, A]):
    """Screen of one game for one person. All views and events passed to it are redacted for that person."""

    game: GameInfo
    words: Words
    symbols: Symbols
    names: Sequence[str]
    me: Seat

    beat: ClassVar[float]
    """Seconds between two bot moves, whatever the action, so that the delay reveals nothing."""

    @abstractmethod
    def board(self, view: V, since: Sequence[E]) -> RenderableType:
        """The board. `since` has the events since the person's last action."""

    def small_board(self, view: V, since: Sequence[E]) -> RenderableType:
        """The board in fewer lines, if possible."""
        return self.board(view, since)

    @abstractmethod
    def identity_line(self, view: V) -> Text:
        """One line: the person's name and hand."""

    @abstractmethod
    def lines(self, events: Sequence[E]) -> list[Text]:
        """Events as sentences."""

    @abstractmethod
    def recap(self, view: V, since: Sequence[E]) -> list[Text]:
        """Events since the person's last action, with one line per finished turn."""

    @abstractmethod
    def choose(self, view: V, prompter: Prompter) -> A:
        """Prompt the person for one of `view.legal`."""

    @abstractmethod
    def history(self, view: V, events: Sequence[E]) -> RenderableType:
        """The whole game so far."""

    @abstractmethod
    def hand(self, view: V) -> RenderableType:
        """The person's hand, with explanations."""

    @abstractmethod
    def ending(self, view: V) -> Sequence[RenderableType]:
        """The end of a game: the board, then all secrets."""

    def say(self, message: str, **args: Argument) -> str:
        return self.words.say(message, **args)

    def word(self, message: str, **args: Argument) -> str:
        """A message of this game."""
        return self.words.say(f"{self.game.name}-{message}", **args)

    def cli_word(self, message: str, **args: Argument) -> str:
        """A message of this game for terminals only."""
        return self.words.say(f"cli-{self.game.name}-{message}", **args)

    def describe(self, message: str, value: object) -> str:
        return tell(self.words, f"{self.game.name}-{message}", value, self.me, self.names)

    def event(self, event: E) -> str:
        return tell_event(self.words, self.game, event, self.me, self.names)

    def action(self, action: A) -> str:
        return tell_action(self.words, self.game, action, self.names)

    def refusal(self, refusal: Illegal) -> str:
        return tell_refusal(self.words, self.game, refusal, self.names)

    def hand_text(self, view: V) -> str:
        return tell_hand(self.words, self.game, view, self.names)

    def name(self, seat: Seat) -> str:
        name = self.names[seat]
        return self.say("cli-you", name=name) if seat == self.me else name

    def name_and_text(self, name: str, text: str) -> str:
        """`name · text`, in any language."""
        return f"{name} {self.symbols.dot} {text}"

    def header(self, view: V) -> RenderableType:
        """Name of the game on the left, current round on the right."""
        grid = Table.grid(expand=True)
        grid.add_column()
        grid.add_column(justify="right")
        grid.add_row(Text(self.word("name"), style="title"), Text(self.describe("round", view.table)))
        return grid


AnyScreen: TypeAlias = GameScreen[Any, Any, Any]
