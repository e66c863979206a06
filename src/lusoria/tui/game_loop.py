"""Game loop of one table: bots move at an even pace, the person is prompted."""

import time
from collections.abc import Mapping, Sequence
from functools import partial
from random import Random

from rich.console import Group
from rich.rule import Rule
from rich.text import Text

from lusoria.bots import Bot
from lusoria.core.game import GameView, Over, Seat
from lusoria.core.structs import GameEvent
from lusoria.records.match import Match
from lusoria.tui.game_screen import AnyRoom
from lusoria.tui.prompt import Desk, Page
from lusoria.tui.terminal import Scene
from lusoria.words import tell_prompt


class Table:
    """Plays a match to its end. Reads its state only through views."""

    def __init__(
        self, desk: Desk, room: AnyRoom, match: Match, bots: Mapping[Seat, tuple[Bot, Random]]
    ) -> None:
        self._desk = desk
        self._room = room
        self._match = match
        self._bots = bots
        self._recent: list[GameEvent] = []
        self._seen: list[GameEvent] = []
        desk.pages = self.pages()

    def play(self) -> Over:
        self._record_events(self._match.events)
        while (over := self._match.over) is None:
            bots = [seat for seat in self._match.awaited if seat in self._bots]
            if bots:
                self._bot_moves(bots[0])
            else:
                self._person_moves()
        self._desk.scene = Scene()
        return over

    def view(self) -> GameView:
        """The person's view."""
        return self._match.game.view(self._match.state, self._room.me)

    def pages(self) -> dict[str, Page]:
        """The pages that commands open."""
        return {
            "help": self._help,
            "rules": lambda: Text(self._room.word("rules")),
            "history": lambda: self._room.history(self.view(), self._seen),
            "hand": lambda: self._room.hand(self.view()),
        }

    def _bot_moves(self, seat: Seat) -> None:
        """One bot moves. There is no pause if the person has to move as well."""
        terminal = self._desk.terminal
        started_at = time.monotonic()
        is_alone = self._room.me not in self._match.awaited
        if is_alone and terminal.live and terminal.watched:
            terminal.draw(*self._waiting(), below=1)
        bot, rng = self._bots[seat]
        action = bot.choose(self._match.game.view(self._match.state, seat), rng)
        if is_alone:
            terminal.pause(self._room.beat, since=started_at)
        self._record_events(self._match.act(seat, action))

    def _person_moves(self) -> None:
        view = self.view()
        self._desk.scene = self._scene(view)
        action = self._room.choose(view, self._desk)
        self._recent.clear()
        self._record_events(self._match.act(self._room.me, action))

    def _record_events(self, events: Sequence[GameEvent]) -> None:
        """Redact and remember events. Prints them if the terminal is not live."""
        redacted = [self._match.game.redact(event, self._room.me) for event in events]
        self._recent += redacted
        self._seen += redacted
        if not self._desk.terminal.live:
            for line in self._room.lines(redacted):
                self._desk.terminal.say(line)

    def _scene(self, view: GameView) -> Scene:
        room = self._room
        since = tuple(self._recent)
        small = partial(room.small_board, view, since)
        return Scene(room.board(view, since), room.recap(view, since), room.who(view), small)

    def _waiting(self) -> tuple[Scene, Group]:
        """The screen while others move."""
        view = self.view()
        room = self._room
        scene = self._scene(view)
        band = Rule(characters=room.symbols.wall, style="stone")
        return scene, Group(band, scene.who or "", Text(tell_prompt(room.words, room.game, view, room.names)))

    def _help(self) -> Group:
        room = self._room
        question = Text(tell_prompt(room.words, room.game, self.view(), room.names), style="you")
        return Group(question, "", Text(room.say("cli-help")), "", Text(room.word("rules")))
