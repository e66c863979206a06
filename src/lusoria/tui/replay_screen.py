"""Replay of a record: interactive in a live terminal, plain text otherwise; for any viewer."""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from lusoria.core.errors import Malformed
from lusoria.core.field_marks import tag
from lusoria.core.game import GameView, Seat
from lusoria.core.structs import GameEvent
from lusoria.records.record import Record, read_record
from lusoria.records.replay import replay_views
from lusoria.tui.answer_words import out_of_range, whole_number
from lusoria.tui.command_line import OptionError
from lusoria.tui.game_screen import AnyScreen
from lusoria.tui.game_screens import screen_of
from lusoria.tui.machine_terminal import INTERRUPTED, LEFT, NO_TERMINAL, REFUSED, machine_terminal
from lusoria.tui.terminal import Scene, Terminal
from lusoria.wire.findings import explain_unreadable
from lusoria.words import Words, tell_result, visible

TURN = "turn_begun"  # tag of the event that starts a turn
GALLERY: Seat = -1  # boards need a seat; this one matches no player


@dataclass(frozen=True)
class Viewpoint:
    """The viewer: a seat, the gallery (None), or everything."""

    seat: Seat | None = None
    everything: bool = False

    OPEN: ClassVar[str] = "*"


@dataclass(frozen=True)
class Replay:
    """A record as one viewer sees it."""

    record: Record
    words: Words
    terminal: Terminal
    viewpoint: Viewpoint

    @cached_property
    def steps(self) -> list[tuple[Sequence[GameEvent], GameView]]:
        return list(replay_views(self.record, self.viewpoint.seat, secrets=self.viewpoint.everything))

    @cached_property
    def turns(self) -> list[int]:
        """First step of each turn; empty if the game has no turn events."""
        return [place for place, (events, _) in enumerate(self.steps) if TURN in map(tag, events)]

    @cached_property
    def screen(self) -> AnyScreen:
        game, seat = self.record.game, self.viewpoint.seat
        names = [
            visible(player.name) or self.words.say("analysis-seat", seat=place + 1)
            for place, player in enumerate(self.record.seats)
        ]
        return screen_of(game)(
            game, self.words, self.terminal.symbols, names, GALLERY if seat is None else seat
        )

    @property
    def last(self) -> int:
        return len(self.steps) - 1

    def lines_at(self, step: int) -> list[Text]:
        """The events of a step as lines."""
        return [line for event in self.steps[step][0] for line in self.lines_of(event)]

    def lines_of(self, event: GameEvent) -> list[Text]:
        """With `everything`, includes events that the screen leaves out."""
        return [Text(self.screen.event(event))] if self.viewpoint.everything else self.screen.lines([event])

    def board(self, step: int) -> RenderableType:
        view = self.steps[step][1]
        return Group(*self.ending(view)) if view.table.result else self.screen.board(view, ())

    def ending(self, view: GameView) -> list[RenderableType]:
        result = view.table.result
        assert result is not None
        text = tell_result(self.words, self.record.game, result, self.viewpoint.seat, self.screen.names)
        return [*self.screen.ending(view), Text(text, style="title")]

    @property
    def viewer_text(self) -> str:
        if self.viewpoint.everything:
            return self.words.say("replay-open")
        if self.viewpoint.seat is None:
            return self.words.say("analysis-gallery")
        return self.words.say("analysis-eyes", name=self.screen.names[self.viewpoint.seat])


class ReplayScreen:
    """Interactive replay: reads commands and draws one step at a time."""

    def __init__(self, replay: Replay, at: int) -> None:
        self._replay = replay
        self._at = at
        self._notice = ""

    def run(self) -> None:
        while True:
            self._draw()
            try:
                text = self._terminal.read(self._say("replay-prompt"))
            except EOFError:
                return
            self._notice = ""
            if text.casefold() == "q":
                return
            self._run_command(text.casefold())

    def _run_command(self, text: str) -> None:
        replay, at = self._replay, self._at
        number = whole_number(text.removeprefix("t").strip())
        match text:
            case "" | "b":
                self._go(at + (-1 if text else 1))
            case ">":
                self._go(next((turn for turn in replay.turns if turn > at), replay.last))
            case "<":
                self._go(next((turn for turn in reversed(replay.turns) if turn < at), 0))
            case "p":
                self._play()
            case "a":
                self._show_all()
            case "h" | "?":
                self._notice = self._say("replay-help")
            case _ if text.startswith("e"):
                self._look(text[1:].strip())
            case _ if text.startswith("t") and number is not None:
                self._go_to_turn(number)
            case _ if number is not None:
                self._go_to(number)
            case _:
                self._notice = self._say("replay-unknown")

    def _go(self, step: int) -> None:
        self._at = max(0, min(self._replay.last, step))

    def _go_to(self, step: int) -> None:
        if step > self._replay.last:
            self._notice = self._say("replay-no-step", last=self._replay.last)
        else:
            self._go(step)

    def _go_to_turn(self, turn: int) -> None:
        if turn in range(1, len(self._replay.turns) + 1):
            self._go(self._replay.turns[turn - 1])
        else:
            self._notice = self._say("replay-no-turn", last=len(self._replay.turns))

    def _look(self, text: str) -> None:
        replay, seats = self._replay, len(self._replay.record.seats)
        number = whole_number(text)
        if text == Viewpoint.OPEN:
            viewpoint = Viewpoint(everything=True)
        elif number is not None and number <= seats:
            viewpoint = Viewpoint(number - 1 if number else None)
        else:
            self._notice = self._say("replay-no-eyes", last=seats)
            return
        self._replay = Replay(replay.record, replay.words, replay.terminal, viewpoint)

    def _play(self) -> None:
        """Play to the end, or until Ctrl-C."""
        try:
            while self._at < self._replay.last:
                self._go(self._at + 1)
                self._draw()
                self._terminal.pause(self._replay.screen.beat)
        except KeyboardInterrupt:
            self._notice = self._say("replay-stopped")

    def _show_all(self) -> None:
        """The whole step, page by page: it may be taller than the window."""
        board = Group(self._replay.board(self._at), *self._replay.lines_at(self._at))
        self._terminal.show_pages(board, lambda: self._terminal.read(self._say("cli-continue")))

    def _draw(self) -> None:
        replay, at = self._replay, self._at
        where = self._say("replay-step", step=at, last=replay.last)
        foot: list[RenderableType] = [
            Rule(characters=replay.screen.symbols.wall, style="stone"),
            Text(f"{where} {replay.screen.symbols.dot} {replay.viewer_text}", style="soft"),
            *([Text(self._notice, style="you")] if self._notice else []),
        ]
        lines = replay.lines_at(at) or [
            Text(self._say("replay-start" if at == 0 else "replay-nothing"), style="soft")
        ]
        view = replay.steps[at][1]
        small = None if view.table.result else lambda: replay.screen.small_board(view, ())
        scene = Scene(replay.board(at), lines, small=small, board_command="a", lines_command="a")
        self._terminal.draw(scene, Group(*foot), below=1)

    def _say(self, message: str, **args: int) -> str:
        return self._replay.words.say(message, **args)

    @property
    def _terminal(self) -> Terminal:
        return self._replay.terminal


def print_all(replay: Replay, at: int) -> None:
    """Print all steps from `at` on, for a file or a pipe."""
    say, screen = replay.terminal.say, replay.screen
    say(Text(f"{screen.word('name')} {screen.symbols.dot} {replay.viewer_text}"))
    for step in range(at, replay.last + 1):
        events, view = replay.steps[step]
        for event in events:
            if tag(event) == TURN:
                say(Text(f"\n[{step}] {screen.describe('round', view.table)}"))
            for line in replay.lines_of(event):
                say(line)
    if (view := replay.steps[-1][1]).table.result:
        say(Text(""))
        for part in replay.ending(view):
            say(part)


def run(args: argparse.Namespace, data: bytes, words: Words) -> int:
    """Show a record. Returns the exit code."""
    if sys.stdout is None:  # started with its output closed
        print(NO_TERMINAL, file=sys.stderr)
        return REFUSED
    try:
        record = read_record(data)
    except Malformed as error:
        print(visible(f"{args.record}: {explain_unreadable(error)}"), file=sys.stderr)
        return REFUSED
    try:
        replay = Replay(
            record,
            words,
            machine_terminal(words, fast=args.fast),
            viewpoint_of(args, len(record.seats)),
        )
        at = first_step(args, replay)
    except Malformed as error:
        print(visible(f"{args.record}: {error}"), file=sys.stderr)
        return REFUSED
    except OptionError as no:
        print(no, file=sys.stderr)
        return REFUSED
    if not replay.terminal.live:
        print_all(replay, at)
        return LEFT
    try:
        ReplayScreen(replay, at).run()
    except KeyboardInterrupt:
        replay.terminal.console.print()
        return INTERRUPTED
    return LEFT


def viewpoint_of(args: argparse.Namespace, seats: int) -> Viewpoint:
    """The viewer from the options, which count seats from 1."""
    if args.seat is None:
        return Viewpoint(everything=args.open)
    if args.seat not in range(1, seats + 1):
        raise OptionError(out_of_range("--seat", args.seat, 1, seats))
    return Viewpoint(args.seat - 1)


def first_step(args: argparse.Namespace, replay: Replay) -> int:
    """The step to start at. Raises OptionError for a wrong option, Malformed for an invalid record."""
    if args.turn is not None:
        if args.turn not in range(1, len(replay.turns) + 1):
            raise OptionError(out_of_range("--turn", args.turn, 1, len(replay.turns)))
        first: int = replay.turns[args.turn - 1]
        return first
    if args.step not in range(replay.last + 1):
        raise OptionError(out_of_range("--step", args.step, 0, replay.last))
    step: int = args.step
    return step
