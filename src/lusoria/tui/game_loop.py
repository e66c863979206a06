"""Game loop of one table: bots move at an even pace, the person is prompted."""

import time
from collections.abc import Mapping, Sequence
from functools import partial
from random import Random

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from lusoria.bots import Bot
from lusoria.core.game import GameView, Over, Seat
from lusoria.core.structs import GameEvent
from lusoria.records.match import Match
from lusoria.tui.game_screen import AnyScreen
from lusoria.tui.prompt import Page, Prompter
from lusoria.tui.setup_screen import rules_page
from lusoria.tui.terminal import Scene
from lusoria.words import tell_prompt


class Table:
    """Plays a match to its end. Reads its state only through views."""

    def __init__(
        self, prompter: Prompter, screen: AnyScreen, match: Match, bots: Mapping[Seat, tuple[Bot, Random]]
    ) -> None:
        self._prompter = prompter
        self._screen = screen
        self._match = match
        self._bots = bots
        self._recent: list[GameEvent] = []
        self._all_events: list[GameEvent] = []
        prompter.pages = self.pages()

    def play(self) -> Over:
        self._record_events(self._match.events)
        while (over := self._match.over) is None:
            bots = [seat for seat in self._match.awaited if seat in self._bots]
            if bots:
                self._bot_moves(bots[0])
            else:
                self._person_moves()
        self._prompter.scene = Scene()
        return over

    def view(self) -> GameView:
        """The person's view."""
        return self._match.game.view(self._match.state, self._screen.me)

    def pages(self) -> dict[str, Page]:
        """The pages that commands open."""
        return {
            "help": self._help,
            "rules": self._rules,
            "history": lambda: self._screen.history(self.view(), self._all_events),
            "hand": lambda: self._screen.hand(self.view()),
        }

    def _bot_moves(self, seat: Seat) -> None:
        """One bot moves. There is no pause if the person has to move as well."""
        terminal = self._prompter.terminal
        started_at = time.monotonic()
        is_alone = self._screen.me not in self._match.awaited
        if is_alone and terminal.live and terminal.has_pauses:
            terminal.draw(*self._waiting(), below=1)
        bot, rng = self._bots[seat]
        action = bot.choose(self._match.game.view(self._match.state, seat), rng)
        if is_alone:
            terminal.pause(self._screen.beat, since=started_at)
        self._record_events(self._match.act(seat, action))

    def _person_moves(self) -> None:
        view = self.view()
        self._prompter.scene = self._scene(view)
        action = self._screen.choose(view, self._prompter)
        self._recent.clear()
        self._record_events(self._match.act(self._screen.me, action))

    def _record_events(self, events: Sequence[GameEvent]) -> None:
        """Redact and remember events. Prints them if the terminal is not live."""
        redacted = [self._match.game.redact(event, self._screen.me) for event in events]
        self._recent += redacted
        self._all_events += redacted
        if not self._prompter.terminal.live:
            for line in self._screen.lines(redacted):
                self._prompter.terminal.say(line)

    def _scene(self, view: GameView) -> Scene:
        screen = self._screen
        since = tuple(self._recent)
        small = partial(screen.small_board, view, since)
        return Scene(screen.board(view, since), screen.recap(view, since), screen.identity_line(view), small)

    def _waiting(self) -> tuple[Scene, Group]:
        """The screen while others move."""
        view = self.view()
        screen = self._screen
        scene = self._scene(view)
        band = Rule(characters=screen.symbols.wall, style="stone")
        return scene, Group(
            band, scene.identity_line or "", Text(tell_prompt(screen.words, screen.game, view, screen.names))
        )

    def _help(self) -> Group:
        screen = self._screen
        question = Text(tell_prompt(screen.words, screen.game, self.view(), screen.names), style="you")
        return Group(question, "", Text(screen.say("cli-help")))

    def _rules(self) -> RenderableType:
        return rules_page(self._screen.words, self._match.game)
