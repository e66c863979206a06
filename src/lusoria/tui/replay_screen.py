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
from lusoria.tui.answer_words import outside, whole_number
from lusoria.tui.command_line import Refused
from lusoria.tui.game_screen import AnyRoom
from lusoria.tui.game_screens import room_of
from lusoria.tui.terminal import Scene, Terminal, machine_terminal
from lusoria.words import Words, tell_malformed, tell_result, visible

LEFT, REFUSED, INTERRUPTED = 0, 2, 130  # exit codes
TURN = "turn_begun"  # tag of the event that starts a turn
GALLERY: Seat = -1  # boards need a seat; this one matches no player


@dataclass(frozen=True)
class Eyes:
    """The viewer: a seat, the gallery (None), or everything."""

    seat: Seat | None = None
    everything: bool = False

    OPEN: ClassVar[str] = "*"


@dataclass(frozen=True)
class Reel:
    """A record as one viewer sees it."""

    record: Record
    words: Words
    terminal: Terminal
    eyes: Eyes

    @cached_property
    def steps(self) -> list[tuple[Sequence[GameEvent], GameView]]:
        return list(replay_views(self.record, self.eyes.seat, secrets=self.eyes.everything))

    @cached_property
    def turns(self) -> list[int]:
        """First step of each turn; empty if the game has no turn events."""
        return [place for place, (events, _) in enumerate(self.steps) if TURN in map(tag, events)]

    @cached_property
    def room(self) -> AnyRoom:
        game, seat = self.record.game, self.eyes.seat
        names = [
            visible(player.name) or self.words.say("analysis-seat", seat=place + 1)
            for place, player in enumerate(self.record.seats)
        ]
        return room_of(game)(
            game, self.words, self.terminal.symbols, names, GALLERY if seat is None else seat
        )

    @property
    def last(self) -> int:
        return len(self.steps) - 1

    def lines_at(self, step: int) -> list[Text]:
        """The events of a step as lines."""
        return [line for event in self.steps[step][0] for line in self.lines_of(event)]

    def lines_of(self, event: GameEvent) -> list[Text]:
        """The viewer of everything gets all events, also those that a screen leaves out."""
        return [Text(self.room.event(event))] if self.eyes.everything else self.room.lines([event])

    def board(self, step: int) -> RenderableType:
        view = self.steps[step][1]
        return Group(*self.ending(view)) if view.table.result else self.room.board(view, ())

    def ending(self, view: GameView) -> list[RenderableType]:
        result = view.table.result
        assert result is not None
        text = tell_result(self.words, self.record.game, result, self.eyes.seat, self.room.names)
        return [*self.room.ending(view), Text(text, style="title")]

    @property
    def viewer_text(self) -> str:
        if self.eyes.everything:
            return self.words.say("replay-open")
        if self.eyes.seat is None:
            return self.words.say("analysis-gallery")
        return self.words.say("analysis-eyes", name=self.room.names[self.eyes.seat])


class Projector:
    """Interactive replay: reads commands and draws one step at a time."""

    def __init__(self, reel: Reel, at: int) -> None:
        self._reel = reel
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
        reel, at = self._reel, self._at
        number = whole_number(text.removeprefix("t").strip())
        match text:
            case "":
                self._go(at + 1)
            case "b":
                self._go(at - 1)
            case ">":
                self._go(next((turn for turn in reel.turns if turn > at), reel.last))
            case "<":
                self._go(next((turn for turn in reversed(reel.turns) if turn < at), 0))
            case "p":
                self._play()
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
        self._at = max(0, min(self._reel.last, step))

    def _go_to(self, step: int) -> None:
        if step > self._reel.last:
            self._notice = self._say("replay-no-step", last=self._reel.last)
        else:
            self._go(step)

    def _go_to_turn(self, turn: int) -> None:
        if turn in range(1, len(self._reel.turns) + 1):
            self._go(self._reel.turns[turn - 1])
        else:
            self._notice = self._say("replay-no-turn", last=len(self._reel.turns))

    def _look(self, text: str) -> None:
        reel, seats = self._reel, len(self._reel.record.seats)
        number = whole_number(text)
        if text == Eyes.OPEN:
            eyes = Eyes(everything=True)
        elif number is not None and number <= seats:
            eyes = Eyes(number - 1 if number else None)
        else:
            self._notice = self._say("replay-no-eyes", last=seats)
            return
        self._reel = Reel(reel.record, reel.words, reel.terminal, eyes)

    def _play(self) -> None:
        """Play to the end, or until Ctrl-C."""
        try:
            while self._at < self._reel.last:
                self._go(self._at + 1)
                self._draw()
                self._terminal.pause(self._reel.room.beat)
        except KeyboardInterrupt:
            self._notice = self._say("replay-stopped")

    def _draw(self) -> None:
        reel, at = self._reel, self._at
        where = self._say("replay-step", step=at, last=reel.last)
        foot: list[RenderableType] = [
            Rule(characters=reel.room.symbols.wall, style="stone"),
            Text(f"{where} {reel.room.symbols.dot} {reel.viewer_text}", style="soft"),
            *([Text(self._notice, style="you")] if self._notice else []),
        ]
        lines = reel.lines_at(at) or [
            Text(self._say("replay-start" if at == 0 else "replay-nothing"), style="soft")
        ]
        view = reel.steps[at][1]
        small = None if view.table.result else lambda: reel.room.small_board(view, ())
        self._terminal.draw(Scene(reel.board(at), lines, small=small), Group(*foot), below=1)

    def _say(self, message: str, **args: int) -> str:
        return self._reel.words.say(message, **args)

    @property
    def _terminal(self) -> Terminal:
        return self._reel.terminal


def print_all(reel: Reel, at: int) -> None:
    """Print all steps from `at` on, for a file or a pipe."""
    say, room = reel.terminal.say, reel.room
    say(Text(f"{room.word('name')} {room.symbols.dot} {reel.viewer_text}"))
    for step in range(at, reel.last + 1):
        events, view = reel.steps[step]
        for event in events:
            if tag(event) == TURN:
                say(Text(f"\n[{step}] {room.told('round', view.table)}"))
            for line in reel.lines_of(event):
                say(line)
    if (over := reel.steps[-1][1]).table.result:
        say(Text(""))
        for part in reel.ending(over):
            say(part)


def run(args: argparse.Namespace, data: bytes, words: Words) -> int:
    """Show a record. Returns the exit code."""
    if sys.stdout is None:  # started with its output closed
        print(words.say("cli-no-terminal"), file=sys.stderr)
        return REFUSED
    try:
        record = read_record(data)
        reel = Reel(record, words, machine_terminal(fast=args.fast), eyes_of(args, len(record.seats), words))
        at = first_step(args, reel)
    except Malformed as error:
        print(visible(f"{args.record}: {tell_malformed(words, error)}"), file=sys.stderr)
        return REFUSED
    except Refused as no:
        print(no, file=sys.stderr)
        return REFUSED
    if not reel.terminal.live:
        print_all(reel, at)
        return LEFT
    try:
        Projector(reel, at).run()
    except KeyboardInterrupt:
        reel.terminal.console.print()
        return INTERRUPTED
    return LEFT


def eyes_of(args: argparse.Namespace, seats: int, words: Words) -> Eyes:
    """The viewer from the options, which count seats from 1."""
    if args.seat is None:
        return Eyes(everything=args.open)
    if args.seat not in range(1, seats + 1):
        raise Refused(outside(words, "--seat", args.seat, 1, seats))
    return Eyes(args.seat - 1)


def first_step(args: argparse.Namespace, reel: Reel) -> int:
    """The step to start at. Raises Refused for a wrong option, Malformed for an untrue record."""
    if args.turn is not None:
        if args.turn not in range(1, len(reel.turns) + 1):
            raise Refused(outside(reel.words, "--turn", args.turn, 1, len(reel.turns)))
        begins: int = reel.turns[args.turn - 1]
        return begins
    if args.step not in range(reel.last + 1):
        raise Refused(outside(reel.words, "--step", args.step, 0, reel.last))
    step: int = args.step
    return step
