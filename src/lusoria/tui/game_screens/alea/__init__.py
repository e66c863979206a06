"""Terminal screen of Alea Romana: dice, columns of all players, odds of the next die."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lusoria.core.game import Seat
from lusoria.games.alea.actions import Action
from lusoria.games.alea.events import (
    CardPlayed,
    DiceThrown,
    DieFell,
    Event,
    GameEnded,
    NumberWritten,
    TurnBegun,
)
from lusoria.games.alea.view import View
from lusoria.tui.game_screen import GameScreen
from lusoria.tui.game_screens.alea import alea_prompts
from lusoria.tui.game_screens.alea.alea_symbols import both, die_for
from lusoria.tui.prompt import Prompter
from lusoria.tui.style import Fitting, row

MAX_HISTORY = 60  # turns; the columns show the result of earlier ones
MAX_COLUMN_WIDTH = 20  # characters
MIN_COLUMN_WIDTH = 11  # characters of `  XXVIII 28`; narrower columns become lines, one per player
NUMBER_WIDTH = 3  # characters of a mark and an Arabic number


@dataclass(frozen=True)
class AleaScreen(GameScreen[View, Event, Action]):
    beat: ClassVar[float] = 0.7

    # --- the table ---

    def board(self, view: View, since: Sequence[Event]) -> RenderableType:
        return Group(self.header(view), self.columns(view, set(fresh(since))), self.dice(view))

    def small_board(self, view: View, since: Sequence[Event]) -> RenderableType:
        """The dice in one line instead of three."""
        dice = " ".join([*(f"[{face}]" for face in view.table.dice), *(self.symbols.empty * view.table.left)])
        texts = filter(None, (self.spelled(view), self.odds_text(view), self.rest_text(view)))
        line = Text.assemble((dice, "title"), "  ", f" {self.symbols.dot} ".join(texts))
        return Group(self.header(view), self.columns(view, set(fresh(since))), line)

    def columns(self, view: View, new: set[tuple[Seat, int]]) -> RenderableType:
        """The columns of all players. Marks the rows that can be written now."""
        table = view.table
        seats = range(table.options.players)
        labels = [self.cli_word("cards"), self.cli_word("points")]
        margin = max(map(cell_len, labels))

        def drawn(width: int) -> RenderableType:
            column = min(MAX_COLUMN_WIDTH, (width - margin - 1) // len(seats) - 1)
            if column < MIN_COLUMN_WIDTH:
                return self.player_lines(view, new, labels, width)
            widths = [margin, *(column for _ in seats)]
            lines = [row(["", *(self.head(view, seat, column) for seat in seats)], widths)]
            for number in range(1, len(table.columns[0]) + 1):
                label = Text(str(number).rjust(margin), style="soft")
                lines.append(row([label, *(self.cell(view, seat, number, new) for seat in seats)], widths))
            lines.append(row([labels[0], *(f"  {len(cards)}" for cards in table.cards)], widths))
            lines.append(row([labels[1], *(Text(f"  {score}", "title") for score in table.scores)], widths))
            return Group(*lines)

        return Fitting(drawn)

    def player_lines(
        self, view: View, new: set[tuple[Seat, int]], labels: Sequence[str], width: int
    ) -> RenderableType:
        """The columns turned, for narrow screens: one line per player, Arabic numbers."""
        table = view.table
        numbers = range(1, len(table.columns[0]) + 1)
        ends = [cell_len(label) for label in labels]
        fixed = sum(ends) + len(ends) + len(numbers) * (NUMBER_WIDTH + 1)
        names = max(cell_len(self.name(seat)) for seat in range(len(self.names))) + 2
        widths = [min(names, width - fixed - 1), *(NUMBER_WIDTH for _ in numbers), *ends]
        lines = [row(["", *(Text(f"{number:>3}", style="soft") for number in numbers), *labels], widths)]
        for seat, (cards, score) in enumerate(zip(table.cards, table.scores, strict=True)):
            cells = [self.short_cell(view, seat, number, new) for number in numbers]
            end = [Text(str(len(cards)).rjust(ends[0])), Text(str(score).rjust(ends[1]), "title")]
            lines.append(row([self.head(view, seat, widths[0]), *cells, *end], widths))
        return Group(*lines)

    def short_cell(self, view: View, seat: Seat, place: int, new: set[tuple[Seat, int]]) -> Text:
        """A mark and a number. Several numbers that fit have the mark alone: the dice show them."""
        table = view.table
        number = table.columns[seat][place - 1]
        if number:
            is_new = (seat, place) in new
            mark = self.symbols.fresh if is_new else " "
            return Text(f"{mark}{number:>2}", style="fresh" if is_new else "")
        fitting = [str(fits.number) for fits in table.places if fits.row == place and seat == table.seat]
        if fitting:
            text = fitting[0].rjust(2) if len(fitting) == 1 else ""
            return Text(f"{self.symbols.here}{text}", style="you" if seat == self.me else "")
        return Text(f"  {self.symbols.empty}", style="soft")

    def head(self, view: View, seat: Seat, width: int) -> Text:
        mark = self.symbols.awaited if seat in view.table.awaited else " "
        name = self.name(seat)
        if seat == self.me and cell_len(name) + 2 > width:
            name = self.say("names-me")
        return Text.assemble((mark, "you"), " ", (name, "you" if seat == self.me else "office"))

    def cell(self, view: View, seat: Seat, place: int, new: set[tuple[Seat, int]]) -> Text:
        table = view.table
        number = table.columns[seat][place - 1]
        if number:
            if (seat, place) in new:
                return Text(f"{self.symbols.fresh} {both(number)}", style="fresh")
            return Text(f"  {both(number)}")
        fitting = [str(fits.number) for fits in table.places if fits.row == place and seat == table.seat]
        if fitting:
            return Text(f"{self.symbols.here} {'/'.join(fitting)}", style="you" if seat == self.me else "")
        return Text(f"  {self.symbols.empty}", style="soft")

    def dice(self, view: View) -> RenderableType:
        """The dice as boxes; beside them their readings and the odds of the next die."""
        table = view.table
        top, middle, bottom = die_for(self.symbols)
        rest = f" {self.symbols.empty}" * table.left
        boxes = Text.assemble(
            ("".join(top for _ in table.dice) + "\n", "title"),
            ("".join(middle.format(face) for face in table.dice), "title"),
            (rest + "\n", "soft"),
            ("".join(bottom for _ in table.dice), "title"),
        )
        grid = Table.grid(padding=(0, 2, 0, 0))
        beside = [self.spelled(view), self.odds_text(view), self.rest_text(view)]
        grid.add_row(boxes, Text("\n".join(beside)))
        return grid

    def spelled(self, view: View) -> str:
        table = view.table
        if table.failed == "four_x" or (table.step == "choose" and not table.readings):
            return self.cli_word("not-yet")
        return f" {self.symbols.dot} ".join(both(number) for number in table.readings)

    def odds_text(self, view: View) -> str:
        table = view.table
        if not table.dice or not table.next_die:
            return ""
        sides = sum(next_die.sides for next_die in table.next_die)
        return self.cli_word("odds", bad=failing_sides(view), sides=sides)

    def rest_text(self, view: View) -> str:
        table = view.table
        texts = [self.cli_word("left", left=table.left)]
        if table.aside:
            texts.append(self.cli_word("aside", dice=" ".join(table.aside)))
        return f" {self.symbols.dot} ".join(texts)

    def identity_line(self, view: View) -> Text:
        closing = f" {self.word('last-round')}" if view.table.closing else ""
        return Text.assemble(
            (self.names[self.me], "you"), f" {self.symbols.dot} ", self.hand_text(view), (closing, "title")
        )

    # --- what has happened ---

    def lines(self, events: Sequence[Event]) -> list[Text]:
        """One line per move: a throw and its result belong together."""
        sentences = [self.event(event) for event in events if not isinstance(event, GameEnded)]
        return [Text(" ".join(sentences))] if sentences else []

    def recap(self, view: View, since: Sequence[Event]) -> list[Text]:
        """One line per turn: dice, cards and result."""
        starts = [place for place, event in enumerate(since) if isinstance(event, TurnBegun)]
        parts = [since[start:end] for start, end in pairwise([0, *starts, len(since)]) if start < end]
        if parts and view.table.seat == self.me and view.table.result is None:
            parts.pop()  # the board shows the person's own turn
        return [line for part in parts if (line := self.turn_line(part)).plain]

    def turn_line(self, events: Sequence[Event]) -> Text:
        faces = [event.face for event in events if isinstance(event, DieFell)]
        sentences = [self.event(event) for event in events if self.is_shown(event)]
        if not faces and not sentences:
            return Text()
        if not sentences:
            throwers = [event.seat for event in events if isinstance(event, DiceThrown)]
            sentences = [self.name(throwers[-1])] if throwers else []
        return Text.assemble((f"{' '.join(faces)}  " if faces else "", "title"), " ".join(sentences))

    def is_shown(self, event: Event) -> bool:
        """Throws appear as faces, the turn as a mark, the result on its own screen."""
        return not isinstance(event, DiceThrown | DieFell | TurnBegun | GameEnded)

    def history(self, view: View, events: Sequence[Event]) -> RenderableType:
        lines = self.recap(view, events)
        if not lines:
            return Text(self.say("cli-history-empty"))
        earlier = [Text("...", style="soft")] if len(lines) > MAX_HISTORY else []
        return Group(Text(self.say("cli-history"), style="title"), *earlier, *lines[-MAX_HISTORY:])

    # --- mine ---

    def hand(self, view: View) -> RenderableType:
        cards = [
            Text(f"  {self.name_and_text(self.word(f'card-{card}'), self.word(f'card-{card}.effect'))}")
            for card in view.table.cards[self.me]
        ]
        return Group(Text(self.hand_text(view), style="title"), *cards)

    def choose(self, view: View, prompter: Prompter) -> Action:
        return alea_prompts.choose(self, view, prompter)

    def ending(self, view: View) -> Sequence[RenderableType]:
        return (Group(self.header(view), self.columns(view, set())),)


SCREEN = AleaScreen


def fresh(since: Sequence[Event]) -> Iterator[tuple[Seat, int]]:
    """Seat and row of each number written since the person's last action."""
    for event in since:
        if isinstance(event, NumberWritten):
            yield event.seat, event.row
        elif isinstance(event, CardPlayed) and isinstance(event.play.row, int):
            yield event.seat, event.play.row


def failing_sides(view: View) -> int:
    """Number of sides of the next die that fail the turn."""
    return sum(next_die.sides for next_die in view.table.next_die if next_die.outcome == "fails")
