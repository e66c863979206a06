"""Replays a log and checks it: decides every action again and checks every chance outcome."""

from collections.abc import Iterator

from lusoria.core.errors import Argument, Illegal, Malformed, Pickled, rebuild_error
from lusoria.core.game import Await, Chance, GameView, Over, Viewer
from lusoria.core.structs import GameEvent
from lusoria.records.codec import encode
from lusoria.records.match import Events, Match, Nature
from lusoria.records.record import Record


class InvalidRecord(Malformed):
    """A log that breaks the rules, or a record that contradicts itself.

    `what` selects the message `records-finding-<what>`; `facts` are its variables; `at` is the event's index.
    """

    def __init__(self, what: str, refusal: Illegal | None = None, **facts: Argument) -> None:
        at = facts.get("at")
        problem = what if refusal is None else f"{what}, {refusal}"
        super().__init__("record" if at is None else f"events[{at}]", problem.replace("_", " "))
        self.what = what
        self.refusal = refusal
        self.facts = facts

    def __reduce__(self) -> Pickled:
        return rebuild_error, (type(self), (self.what, self.refusal), self.facts)


def replay(match: Match, events: Events, nature: Nature | None = None) -> None:
    """Replay events in a new match. With `nature`, chance must match it; else it must be possible."""
    at = 0
    while at < len(events):
        at = replay_step(match, events, at, nature)


def replay_step(match: Match, events: Events, at: int, nature: Nature | None) -> int:
    """Replay the action or chance outcome at index `at`; returns the index after it."""
    event = events[at]
    turn = match.turn
    if isinstance(turn, Over):
        raise InvalidRecord("after_end", at=at)
    expected = (
        chance_events(turn, event, at, nature)
        if isinstance(turn, Chance)
        else action_events(match, turn, event, at)
    )
    for place, consequence in enumerate(expected, at):
        if place == len(events):
            raise InvalidRecord("cut_off", at=place, expected=text(consequence))
        if events[place] != consequence:
            raise InvalidRecord(
                "consequence", at=place, found=text(events[place]), expected=text(consequence)
            )
    match.happen(expected)
    return at + len(expected)


def replay_views(
    record: Record, viewer: Viewer, *, secrets: bool = False
) -> Iterator[tuple[Events, GameView]]:
    """A record step by step for a viewer: redacted events, and the view after them.

    With `secrets`, events are not redacted.
    """
    match = Match(record.game, record.options)
    yield (), match.game.view(match.state, viewer)
    at = 0
    while at < len(record.events):
        following = replay_step(match, record.events, at, None)
        events = record.events[at:following]
        shown = events if secrets else tuple(match.game.redact(event, viewer) for event in events)
        yield shown, match.game.view(match.state, viewer)
        at = following


def chance_events(chance: Chance[GameEvent], event: GameEvent, at: int, nature: Nature | None) -> Events:
    if nature is not None:
        derived = nature(chance)
        if derived[0] != event:
            raise InvalidRecord("chance", at=at, found=text(event), expected=text(derived[0]))
        return derived
    for outcome, _ in chance.outcomes:
        if outcome[0] == event:
            return outcome
    raise InvalidRecord("impossible", at=at, found=text(event))


def action_events(match: Match, turn: Await, event: GameEvent, at: int) -> Events:
    try:
        cause = match.game.cause(event)
    except ValueError:  # the event's fields make no valid action
        cause = None
    if cause is None:
        raise InvalidRecord("uncaused", at=at, found=text(event))
    try:
        return match.game.decide(match.state, *cause)
    except Illegal as refusal:
        raise InvalidRecord("refused", refusal, at=at, found=text(event)) from None


def text(value: object) -> str:
    return encode(value).decode()
