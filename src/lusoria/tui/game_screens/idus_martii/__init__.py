"""Terminal screen of Idus Martii: Svffragivm, ring of senators, the person's secrets."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lusoria.core.game import Seat
from lusoria.games.idus_martii.actions import Action
from lusoria.games.idus_martii.events import (
    CardDealt,
    Event,
    FirstDrawn,
    GameEnded,
    TurnBegun,
    VoteLaid,
    VoteLookedAt,
    VoteReplaced,
    VotesScored,
)
from lusoria.games.idus_martii.model import COLOURS, Laid, Line
from lusoria.games.idus_martii.view import View
from lusoria.tui.display_names import MAX_NAME_LENGTH
from lusoria.tui.game_screen import GameScreen
from lusoria.tui.game_screens.idus_martii import idus_prompts
from lusoria.tui.game_screens.idus_martii.idus_symbols import Signs, signs_for
from lusoria.tui.prompt import Prompter
from lusoria.tui.style import Fitting, row
from lusoria.words import tell_reveal

MIN_NAME_WIDTH = 11  # characters of a name that are always shown


@dataclass(frozen=True)
class IdusScreen(GameScreen[View, Event, Action]):
    beat: ClassVar[float] = 0.9

    @property
    def signs(self) -> Signs:
        return signs_for(self.symbols)

    # --- the table ---

    def board(self, view: View, since: Sequence[Event]) -> RenderableType:
        return Group(self.header(view), self.svffragivm(view), self.ring(view))

    def svffragivm(self, view: View) -> RenderableType:
        """Two tracks up to the limit. Tokens beyond the limit follow its mark."""
        table = view.table
        limit = f"{self.word('limit')} {table.limit}"
        grid = Table.grid(padding=(0, 2, 0, 0))
        for label, colour, faction, count in (
            (self.word("svffragivm"), "green", "loyal", table.loyal),
            (limit, "red", "traitor", table.traitor),
        ):
            grid.add_row(
                Text(f" {label}"),
                Text.assemble(self.signs.vote(colour), f" {self.word(f'faction-{faction}')}"),
                self.track(colour, count, table.limit),
                Text(str(count), style="title"),
            )
        return grid

    def track(self, colour: str, count: int, limit: int) -> Text:
        token = self.signs.track[colour]
        return Text.assemble(
            (token * min(count, limit), colour),
            (self.symbols.empty * (limit - count), "soft"),
            self.signs.limit,
            (token * (count - limit), colour),
        )

    def ring(self, view: View) -> RenderableType:
        """All senators clockwise from the person: office, activity, number of faction cards."""
        players = view.table.options.players
        seats = [(self.me + place) % players for place in range(players)]
        widths = self.widths()

        def drawn(width: int) -> RenderableType:
            """In two columns if they fit. Long names are cut first."""
            name = min(widths[0], width // 2 - sum(width + 1 for width in widths[1:]) - 1)
            beside = 2 if name >= min(MIN_NAME_WIDTH, widths[0]) else 1
            cut = (name if beside == 2 else widths[0], *widths[1:])
            rows = -(-players // beside)
            lines = []
            for place in range(rows):
                cells = [cell for seat in seats[place::rows] for cell in self.senator(view, seat)]
                lines.append(row(cells, beside * cut))
            return Group(*lines)

        legend = self.cli_word("ring", two=self.signs.two_cards, one=self.signs.one_card)
        return Group(Text(f" {legend}", style="soft"), Fitting(drawn))

    def widths(self) -> tuple[int, ...]:
        """Widths of a senator's cells, constant during a game so that nothing moves."""
        names = [self.name(seat) for seat in range(len(self.names))]
        offices = [self.word(f"role-{office}") for office in ("consul", "praetor", "aedile")]
        activities = [self.cli_word(word) for word in ("choosing", "looked", "laid")]
        most = [max(map(cell_len, texts)) for texts in (names, offices, activities)]
        return min(1 + most[0], MAX_NAME_LENGTH), cell_len(self.signs.two_cards), most[1], most[2] + 1

    def senator(self, view: View, seat: Seat) -> tuple[Text, ...]:
        table = view.table
        awaited = seat in table.awaited
        cards = self.signs.one_card if table.picked[seat] else self.signs.two_cards
        office = office_of(view, seat)
        return (
            Text.assemble(
                (self.symbols.awaited if awaited else " ", "you"),
                (self.name(seat), "you" if seat == self.me else ""),
            ),
            Text(cards, style="soft"),
            Text("" if office == "none" else self.word(f"role-{office}"), style="office"),
            Text(self.activity(view, seat), style="soft"),
        )

    def activity(self, view: View, seat: Seat) -> str:
        table = view.table
        if seat in table.awaited:
            return self.cli_word("choosing")
        if seat == table.looked:
            return self.cli_word("looked")
        return self.cli_word("laid") if seat in table.laid else ""

    def identity_line(self, view: View) -> Text:
        office = self.word(f"role-{office_of(view, self.me)}")
        return Text.assemble(
            (self.names[self.me], "you"),
            f" {self.symbols.dot} {office} {self.symbols.dot} ",
            self.hand_text(view),
        )

    # --- what has happened ---

    def lines(self, events: Sequence[Event]) -> list[Text]:
        return [self.sentence(event) for event in events if self.is_shown(event)]

    def is_shown(self, event: Event) -> bool:
        """Leaves out the cards dealt to others, and the result, which has its own screen."""
        if isinstance(event, CardDealt):
            return event.seat == self.me
        return not isinstance(event, GameEnded)

    def sentence(self, event: Event) -> Text:
        if isinstance(event, VotesScored):
            return Text.assemble(*self.pair(event), self.event(event))
        return Text(self.event(event))

    def pair(self, scored: VotesScored | Line) -> list[Text]:
        """The two votes in fixed order (green, red, yellow): their Aediles stay secret."""
        texts: list[Text] = []
        for colour in COLOURS:
            for _ in range(getattr(scored, colour)):
                texts += [self.signs.vote(colour), Text("  ")]
        return texts

    def recap(self, view: View, since: Sequence[Event]) -> list[Text]:
        """Finished turns as ledger lines, the current turn in sentences."""
        starts = {event.turn: place for place, event in enumerate(since) if isinstance(event, TurnBegun)}
        if not starts:
            return self.lines(since)
        finished = {line.turn: line for line in view.table.ledger}
        *before, running = starts
        first = min(starts)
        lines = self.lines([event for event in since[: starts[first]] if isinstance(event, FirstDrawn)])
        if first > 1 and starts[first] > 0:
            lines += [self.ledger_line(finished[first - 1])]
        lines += [self.ledger_line(finished[turn]) for turn in before]
        return lines + self.lines(since[starts[running] :])

    def ledger_line(self, line: Line) -> Text:
        return Text.assemble(*self.pair(line), self.describe("ledger", line))

    def history(self, view: View, events: Sequence[Event]) -> RenderableType:
        """The ledger and the current turn; after the game, with all votes revealed."""
        lines: list[RenderableType] = [Text(self.say("cli-history"), style="title")]
        for place, line in enumerate(view.table.ledger):
            lines.append(self.ledger_line(line))
            if view.table.revealed is not None:
                lines.append(self.revealed_votes(line, view.table.revealed.votes[place]))
        turns = [place for place, event in enumerate(events) if isinstance(event, TurnBegun)]
        if view.table.revealed is None and turns:
            lines += self.lines(events[turns[-1] :])
        return Group(*lines) if len(lines) > 1 else Text(self.say("cli-history-empty"))

    def revealed_votes(self, line: Line, votes: tuple[Laid, Laid]) -> Text:
        text = Text("      ")
        for seat, laid, final in zip(line.aediles, *votes, strict=True):
            text.append_text(Text.assemble(self.names[seat], " ", self.signs.vote(laid)))
            if final != laid:
                text.append_text(Text.assemble(f" {self.symbols.here} ", self.signs.vote(final)))
            text.append("    ")
        return text

    # --- mine ---

    def hand(self, view: View) -> RenderableType:
        assert view.mine is not None
        lines: list[RenderableType] = [
            Text(self.say("cli-hand"), style="title"),
            Text(self.hand_text(view)),
        ]
        for faction in dict.fromkeys(view.mine.hand):
            aim = self.name_and_text(self.word(f"faction-{faction}"), self.word(f"faction-{faction}.aim"))
            lines.append(Text.assemble(self.signs.card(faction), f"  {aim}"))
        grid = Table.grid(padding=(0, 2, 0, 0))
        for turn, event in sorted(self.own_events(view), key=lambda turn_and_event: turn_and_event[0]):
            when = self.cli_word("turn", turn=turn)
            grid.add_row(Text(when, style="soft"), self.signs.vote(event.colour), Text(self.event(event)))
        return Group(*lines, grid)

    def own_events(self, view: View) -> Iterator[tuple[int, VoteLaid | VoteReplaced | VoteLookedAt]]:
        """The person's votes and looks as events, with their turns."""
        assert view.mine is not None
        for vote in view.mine.votes:
            yield vote.turn, VoteLaid(self.me, vote.laid)
            if vote.final != vote.laid:
                yield vote.turn, VoteReplaced(self.me, vote.final)
        for look in view.mine.looks:
            yield look.turn, VoteLookedAt(self.me, look.aedile, look.colour)

    def choose(self, view: View, prompter: Prompter) -> Action:
        return idus_prompts.choose(self, view, prompter)

    def ending(self, view: View) -> Sequence[RenderableType]:
        """With all cards revealed."""
        revealed, result = view.table.revealed, view.table.result
        assert revealed is not None
        assert result is not None
        lines = [
            Text.assemble(self.signs.card(faction), "  ", (line, "you" if seat in result.winners else ""))
            for seat, (faction, line) in enumerate(
                zip(revealed.kept, tell_reveal(self.words, self.game, view, self.names), strict=True)
            )
        ]
        return Group(self.header(view), self.svffragivm(view)), Group(*lines)


SCREEN = IdusScreen


def office_of(view: View, seat: Seat) -> str:
    table = view.table
    if seat == table.consul:
        return "consul"
    if seat == table.praetor:
        return "praetor"
    return "aedile" if seat in table.aediles else "none"
