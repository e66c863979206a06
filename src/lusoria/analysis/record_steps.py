"""A record, one action or stroke of chance after the other."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from lusoria.core.game import AnyState, Await, Seat
from lusoria.core.structs import GameAction, GameEvent
from lusoria.records.match import Match
from lusoria.records.record import Record
from lusoria.records.replay import play_on

Reckoned: TypeAlias = Callable[[int, int], None]
"""Hears how many turns are done, and of how many."""


def unheard(_done: int, _of: int) -> None:
    """Nobody waits for it."""


@dataclass(frozen=True, slots=True)
class Passage:
    step: int
    """It leads to this step of a replay; the beginning is step 0."""
    before: AnyState
    events: tuple[GameEvent, ...]
    after: AnyState
    seat: Seat | None
    """Who acted; None where chance did."""
    action: GameAction | None


def passages(record: Record) -> Iterator[Passage]:
    """Every one of them, played again: Untrue where a record cannot have happened."""
    match, game, events = Match(record.game, record.options), record.game, record.events
    at, step = 0, 0
    while at < len(events):
        before, chosen = match.state, isinstance(match.turn, Await)
        following = play_on(match, events, at, None)
        cause = game.cause(events[at]) if chosen else None
        seat, action = (None, None) if cause is None else cause
        step += 1
        yield Passage(step, before, events[at:following], match.state, seat, action)
        at = following
