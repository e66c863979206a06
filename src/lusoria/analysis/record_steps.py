"""Replays a record as a sequence of transitions: one per action or chance event."""

from collections.abc import Iterator
from dataclasses import dataclass

from lusoria.core.game import AnyState, Await, Seat
from lusoria.core.structs import GameAction, GameEvent
from lusoria.records.match import Match
from lusoria.records.record import Record
from lusoria.records.replay import replay_step


@dataclass(frozen=True, slots=True)
class Transition:
    step: int
    """Number of the step of a replay that this transition leads to. The start is step 0."""
    before: AnyState
    events: tuple[GameEvent, ...]
    after: AnyState
    seat: Seat | None
    """None for a chance event."""
    action: GameAction | None


def transitions(record: Record) -> Iterator[Transition]:
    """Raises InvalidRecord if the rules do not allow the record."""
    match, game, events = Match(record.game, record.options), record.game, record.events
    at, step = 0, 0
    while at < len(events):
        before, chosen = match.state, isinstance(match.turn, Await)
        following = replay_step(match, events, at, None)
        cause = game.cause(events[at]) if chosen else None
        seat, action = (None, None) if cause is None else cause
        step += 1
        yield Transition(step, before, events[at:following], match.state, seat, action)
        at = following
