"""Generic screen for any game: texts instead of a board, actions as a numbered list.

The table is one sentence, and each player has one line.
"""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from lusoria.core.game import GameView
from lusoria.core.structs import GameAction, GameEvent
from lusoria.tui.game_screen import GameScreen
from lusoria.tui.grid_text import grid_lines
from lusoria.tui.prompt import Choice, Prompter, Question
from lusoria.words import tell_places, tell_prompt, tell_reveal, tell_table

MAX_HISTORY = 60  # events
MIN_CHOICES = 4  # listed at once, even if the screen is too small


@dataclass(frozen=True)
class GenericScreen(GameScreen[GameView, GameEvent, GameAction]):
    beat: ClassVar[float] = 0.8

    # --- the table ---

    def board(self, view: GameView, since: Sequence[GameEvent]) -> RenderableType:
        return Group(self.header(view), "", *self.small_parts(view))

    def small_board(self, view: GameView, since: Sequence[GameEvent]) -> RenderableType:
        return Group(self.header(view), *self.small_parts(view))

    def small_parts(self, view: GameView) -> list[Text]:
        """The table in a sentence, its grids, then one line per player, with a mark for those to move."""
        parts = []
        names = tuple(map(self.name, range(len(self.names))))
        if self.has_text("table"):
            parts.append(Text(tell_table(self.words, self.game, view, self.names)))
        parts += map(Text, grid_lines(self.game, view.table, self.names, self.symbols.dot))
        lines = tell_places(self.words, self.game, view, names) if self.has_text("place") else names
        parts += [self.place(view, seat, line) for seat, line in enumerate(lines)]
        return parts

    def place(self, view: GameView, seat: int, line: str) -> Text:
        mark = self.symbols.awaited if seat in view.table.awaited else " "
        return Text.assemble((mark, "you"), " ", (line, "you" if seat == self.me else ""))

    def has_text(self, message: str) -> bool:
        """True if the game has this text: `table` and `place` are optional."""
        return f"{self.game.name}-{message}" in self.words

    def identity_line(self, view: GameView) -> Text:
        return Text.assemble((self.names[self.me], "you"), f" {self.symbols.dot} ", self.hand_text(view))

    # --- what has happened ---

    def lines(self, events: Sequence[GameEvent]) -> list[Text]:
        """Without the result, which has a screen of its own."""
        result_type = self.game.result_type
        return [Text(self.event(event)) for event in events if not isinstance(result_of(event), result_type)]

    def recap(self, view: GameView, since: Sequence[GameEvent]) -> list[Text]:
        return self.lines(since)

    def history(self, view: GameView, events: Sequence[GameEvent]) -> RenderableType:
        if not events:
            return Text(self.say("cli-history-empty"))
        earlier = [Text("...", style="soft")] if len(events) > MAX_HISTORY else []
        return Group(
            Text(self.say("cli-history"), style="title"), *earlier, *self.lines(events[-MAX_HISTORY:])
        )

    # --- mine ---

    def hand(self, view: GameView) -> RenderableType:
        return Group(Text(self.say("cli-hand"), style="title"), Text(self.hand_text(view)))

    def choose(self, view: GameView, prompter: Prompter) -> GameAction:
        """By number, in pages if the list does not fit on the screen."""
        ask = tell_prompt(self.words, self.game, view, self.names)
        choices: list[Choice[GameAction | None]] = [
            Choice(self.action(action), action) for action in view.legal
        ]
        whole = Question(ask, choices)
        if len(choices) <= MIN_CHOICES or prompter.fits(whole):
            answer = prompter.choose(whole)
            assert answer is not None
            return answer
        more: Choice[GameAction | None] = Choice(self.say("cli-more"), None)
        sizes = range(MIN_CHOICES, len(choices))
        too_many = bisect_left(
            sizes, True, key=lambda size: not prompter.fits(Question(ask, [*choices[:size], more]))
        )
        size = sizes[max(too_many - 1, 0)]
        at = 0
        while (choice := prompter.choose(Question(ask, [*choices[at : at + size], more]))) is None:
            at = at + size if at + size < len(choices) else 0
        return choice

    def ending(self, view: GameView) -> Sequence[RenderableType]:
        lines = tell_reveal(self.words, self.game, view, self.names)
        grids = grid_lines(self.game, view.table, self.names, self.symbols.dot)
        return self.header(view), Group(*map(Text, grids)), Group(*map(Text, lines))


def result_of(event: object) -> object:
    return getattr(event, "result", None)


SCREEN = GenericScreen
