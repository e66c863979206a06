"""What a table tells each viewer. What all may see is encoded once, and one's own is put beside it."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.structs import astuple, replace

from lusoria.core.game import GameTable, Seat, Viewer
from lusoria.core.marks import fields_of
from lusoria.core.structs import GameEvent
from lusoria.records.codec import encode
from lusoria.records.fair import commitment
from lusoria.table.lengths import Lengths, lengths, padded
from lusoria.table.room import Chair, Room
from lusoria.wire.server import NewsMessage, RecordSeal, RoomMessage, SeatShown, UpdateMessage

NULL, EMPTY_LIST = Raw(b"null"), Raw(b"[]")


class Own(NamedTuple):
    """What only one seat knows and may do, and how much longer it could be by what is secret in it."""

    mine: Raw
    legal: Raw
    ask: int
    missing: int


def own_part(room: Room, seat: Seat, reckoned: Lengths) -> Own:
    progress = room.progress
    assert progress is not None
    choices = room.game.legal(progress.state, seat)
    mine, legal = encode(room.game.mine(progress.state, seat)), encode(choices)
    missing = reckoned.missing(mine) + reckoned.missing_choices(choices, legal)
    return Own(Raw(mine), Raw(legal), progress.asked[seat], missing)


def seen_events(room: Room, events: Sequence[GameEvent], viewer: Viewer) -> tuple[GameEvent, ...]:
    redact = room.game.redact
    return tuple([redact(event, viewer) for event in events])


def public_table(room: Room) -> GameTable:
    """What everybody sees of the game."""
    assert room.progress is not None
    return room.game.view(room.progress.state, None).table


class Update:
    """One state of the game for every viewer, and the events that led to it (None: too many to tell)."""

    def __init__(self, room: Room, events: Sequence[GameEvent] | None, deadline: float | None) -> None:
        self._room = room
        self._events = events
        self._deadline = deadline
        self._table = Raw(encode(public_table(room)))
        self._lengths = lengths(room.game, room.options)
        self._told: dict[Viewer, bytes] = {}

    def to(self, viewer: Viewer) -> bytes:
        told = self._told.get(viewer)
        if told is None:
            told = self._told[viewer] = self._encoded(viewer)
        return told

    def _encoded(self, viewer: Viewer) -> bytes:
        room, events = self._room, NULL
        if self._events is not None:
            events = Raw(encode(seen_events(room, self._events, viewer)))
        own = Own(NULL, EMPTY_LIST, 0, 0) if viewer is None else own_part(room, viewer, self._lengths)
        ask = None if viewer is None else own.ask
        message = UpdateMessage(
            room.version, viewer, events, self._table, own.mine, own.legal, ask, self._deadline
        )
        if viewer is None:
            return encode(message)
        return padded(encode(message), own.missing + self._lengths.missing(bytes(events)))


class News:
    """One move for every viewer who knew how the game stood before it: what has changed, and no more.

    `known` is the public table that they were told last, `since` the version of that telling.
    """

    def __init__(
        self, before: Room, room: Room, known: GameTable, since: int, deadline: float | None
    ) -> None:
        assert before.progress is not None
        assert room.progress is not None
        self._room = room
        self._events = room.progress.events[len(before.progress.events) :]
        self.table = public_table(room)
        changed, grown = differences(known, self.table)
        self._public_events = seen_events(room, self._events, None)
        self._public = NewsMessage(
            room.version,
            since,
            Raw(encode(self._public_events)),
            Raw(encode(changed)) if changed else UNSET,
            Raw(encode(grown)) if grown else UNSET,
            deadline=deadline,
        )
        self._concerned = concerned(before, room, self._events)
        self._lengths = lengths(room.game, room.options)
        self._told: dict[Viewer, bytes] = {None: encode(self._public)}

    def to(self, viewer: Viewer, done: str | UnsetType = UNSET) -> bytes:
        """`done` is the order of theirs that this news answers."""
        if viewer not in self._concerned:
            viewer = None
        told = self._told.get(viewer) if done is UNSET else None
        if told is None:
            told = self._encoded(viewer, done)
            if done is UNSET:
                self._told[viewer] = told
        return told

    def _encoded(self, viewer: Viewer, done: str | UnsetType) -> bytes:
        if viewer is None:
            return padded(encode(replace(self._public, done=done)))
        room = self._room
        own = own_part(room, viewer, self._lengths)
        seen = seen_events(room, self._events, viewer)
        events = self._public.events if seen == self._public_events else Raw(encode(seen))
        message = replace(self._public, events=events, mine=own.mine, legal=own.legal, ask=own.ask, done=done)
        return padded(encode(message), own.missing + self._lengths.missing(bytes(events)))


def concerned(before: Room, room: Room, events: Sequence[GameEvent]) -> frozenset[Seat]:
    """Who is told their own part: by public facts alone, so that being told it tells nothing.

    Whoever has moved, is asked now or no longer asked, and whoever an event concerns.
    """
    moved = [seat for seat, (was, now) in enumerate(zip(before.asked, room.asked, strict=True)) if was != now]
    found = {*moved, *(set(before.awaited) ^ set(room.awaited))}
    for event in events:
        seats = room.game.concerns(event)
        if seats is None:
            return frozenset(range(len(room.chairs)))
        found.update(seats)
    return frozenset(found)


def differences(known: GameTable, table: GameTable) -> tuple[dict[str, object], dict[str, object]]:
    """The fields of a table that have changed, and what was added to those that only grew."""
    assert isinstance(known, Struct)
    assert isinstance(table, Struct)
    changed: dict[str, object] = {}
    grown: dict[str, object] = {}
    for name, was, now in zip(names_of(type(table)), astuple(known), astuple(table), strict=True):
        if was is now or was == now:
            continue
        if isinstance(was, tuple) and was and isinstance(now, tuple) and now[: len(was)] == was:
            grown[name] = now[len(was) :]
        else:
            changed[name] = now
    return changed, grown


@cache
def names_of(kind: type[Struct]) -> tuple[str, ...]:
    """The fields of a struct, as JSON calls them."""
    return tuple(field.encoded for field in fields_of(kind))


class RoomTold:
    """Who sits where and what the table plays, for everybody at it."""

    def __init__(
        self, room: Room, here: frozenset[str], deadline: float | None, record: RecordSeal | None = None
    ) -> None:
        self._room = room
        hosts = room.seats_of(room.host)
        self._public = RoomMessage(
            version=room.version,
            id=room.id,
            code=room.code,
            status=room.status,
            rules=room.game.version,
            settings=room.settings,
            seats=tuple(seat_shown(chair, here) for chair in room.chairs),
            host=hosts[0] if hosts else None,
            commitment=None if room.progress is None else commitment(room.progress.seed),
            deadline=deadline,
            rematch=room.rematch,
            record=record,
        )

    def to(self, person: str | None) -> bytes:
        if person is None:
            return encode(self._public)
        hosting = person == self._room.host
        return encode(replace(self._public, yours=self._room.seats_of(person), hosting=hosting))


def seat_shown(chair: Chair, here: frozenset[str]) -> SeatShown:
    is_here = chair.kind == "bot" or chair.person in here
    return SeatShown(chair.name, chair.kind, is_here, chair.stand_in, chair.muted, chair.bot)
