"""Encodes a table's messages per viewer: the public part once, private parts added for each seat."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType

from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.structs import astuple, replace

from lusoria.core.field_marks import fields_of
from lusoria.core.game import GameTable, Seat, Viewer
from lusoria.core.structs import GameEvent
from lusoria.records.codec import encode
from lusoria.records.fair_chance import commitment
from lusoria.table.bot_seats.bot_names import guest_names
from lusoria.table.room.names import name_to_offer
from lusoria.table.room.room import Chair, Room
from lusoria.table.room.standings import standings
from lusoria.wire.http_bodies import StandInMove, StandInMoves
from lusoria.wire.padding import NO_CHOICE, PrivatePart, encode_private, lengths
from lusoria.wire.server_messages import (
    NewsMessage,
    RecordSeal,
    RoomMessage,
    SeatShown,
    UpdateMessage,
    WhatIfOrigin,
)

NULL = Raw(b"null")
NO_EVENTS = PrivatePart(NULL, 0)


def mine_of(room: Room, seat: Seat) -> PrivatePart:
    assert room.progress is not None
    return lengths(room.game, room.options).private(encode(room.game.mine(room.progress.state, seat)))


def choices_of(room: Room, seat: Seat) -> PrivatePart:
    assert room.progress is not None
    return lengths(room.game, room.options).choices(room.game.legal(room.progress.state, seat))


def events_of(room: Room, events: Sequence[GameEvent], seat: Seat) -> PrivatePart:
    return lengths(room.game, room.options).private(encode(redacted_events(room, events, seat)))


def redacted_events(room: Room, events: Sequence[GameEvent], viewer: Viewer) -> tuple[GameEvent, ...]:
    redact = room.game.redact
    return tuple([redact(event, viewer) for event in events])


def public_table(room: Room) -> GameTable:
    """The part of the game that all viewers see."""
    assert room.progress is not None
    return room.game.view(room.progress.state, None).table


class Update:
    """One game state for every viewer, and the events that led to it (None: too many to send)."""

    def __init__(self, room: Room, events: Sequence[GameEvent] | None, deadline: float | None) -> None:
        self._room = room
        self._events = events
        self._deadline = deadline
        self._table = Raw(encode(public_table(room)))
        self._cache: dict[Viewer, bytes] = {}

    def to(self, viewer: Viewer) -> bytes:
        encoded = self._cache.get(viewer)
        if encoded is None:
            encoded = self._cache[viewer] = self._encoded(viewer)
        return encoded

    def _encoded(self, viewer: Viewer) -> bytes:
        room, redactable = self._room, self._events
        if viewer is None:
            public = NULL if redactable is None else Raw(encode(redacted_events(room, redactable, None)))
            legal = NO_CHOICE.encoded
            return encode(
                UpdateMessage(room.version, None, public, self._table, NULL, legal, None, self._deadline)
            )
        events = NO_EVENTS if redactable is None else events_of(room, redactable, viewer)
        mine, choices = mine_of(room, viewer), choices_of(room, viewer)
        message = UpdateMessage(
            room.version,
            viewer,
            events.encoded,
            self._table,
            mine.encoded,
            choices.encoded,
            room.asks[viewer],
            self._deadline,
        )
        return encode_private(message, events, mine, choices)


class News:
    """One move for every viewer, as the difference to the state before it.

    `known` is the public table that viewers have, `since` its version.
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
        self._public = NewsMessage(
            room.version,
            since,
            Raw(encode(redacted_events(room, self._events, None))),
            Raw(encode(changed)) if changed else UNSET,
            Raw(encode(grown)) if grown else UNSET,
            deadline=deadline,
        )
        self._affected = seats_affected(room, self._events)
        self._recipients = seats_with_new_decisions(before, room) | self._affected
        self._for_all = encode(self._public)
        self._cache: dict[Viewer, bytes] = {}

    def to(self, viewer: Viewer, done: str | UnsetType = UNSET) -> bytes:
        """`done` is the id of the viewer's order that this message answers."""
        if done is not UNSET:
            return self._encoded(viewer, done)
        if viewer not in self._recipients:
            return self._for_all
        encoded = self._cache.get(viewer)
        if encoded is None:
            encoded = self._cache[viewer] = self._encoded(viewer, UNSET)
        return encoded

    def _encoded(self, viewer: Viewer, done: str | UnsetType) -> bytes:
        if viewer is None or viewer not in self._recipients:
            return encode_private(replace(self._public, done=done))
        room, public, ask = self._room, self._public, self._room.asks[viewer]
        choices = choices_of(room, viewer)
        if viewer not in self._affected:
            message = replace(public, seat=viewer, legal=choices.encoded, ask=ask, done=done)
            return encode_private(message, choices)
        mine, events = mine_of(room, viewer), events_of(room, self._events, viewer)
        own = replace(
            public,
            events=events.encoded,
            seat=viewer,
            mine=mine.encoded,
            legal=choices.encoded,
            ask=ask,
            done=done,
        )
        return encode_private(own, choices, mine, events)


# Which seats get a private part depends on public facts alone, so that getting one leaks nothing.


def seats_affected(room: Room, events: Sequence[GameEvent]) -> set[Seat]:
    """Seats whose private view the events may change."""
    affected: set[Seat] = set()
    for event in events:
        seats = room.game.concerns(event)
        if seats is None:
            return set(range(len(room.chairs)))
        affected.update(seats)
    return affected


def seats_with_new_decisions(before: Room, room: Room) -> set[Seat]:
    """Seats that moved, or whose turn began or ended."""
    were, are = before.awaited, room.awaited
    seats = set() if were == are else set(were).symmetric_difference(are)
    asks = enumerate(zip(before.asks, room.asks, strict=True))
    return seats | {seat for seat, (was, now) in asks if was != now}


def differences(known: GameTable, table: GameTable) -> tuple[dict[str, object], dict[str, object]]:
    """Changed fields of a table, and what was appended to fields that only grew."""
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
    """JSON names of a struct's fields."""
    return tuple(field.encoded for field in fields_of(kind))


MAX_STAND_IN_MOVES = 100  # per seat in one response; a game has a few hundred moves


def stand_in_moves(room: Room, seat: Seat) -> bytes:
    """Moves that a bot made for this seat's owner, redacted for this seat, as JSON."""
    parts: list[PrivatePart] = []
    if (progress := room.progress) is not None:
        own = [move for move in progress.stand_in_moves if move[0] == seat]
        for _, start, end in own[-MAX_STAND_IN_MOVES:]:
            parts.append(events_of(room, progress.events[start:end], seat))
    moves = tuple(StandInMove(events.encoded) for events in parts)
    return encode_private(StandInMoves(room.stand_in_counts[seat], moves), *parts)


class RoomMessages:
    """Who sits where and what the table plays, for every viewer."""

    def __init__(
        self,
        room: Room,
        here: frozenset[str],
        deadline: float | None,
        record: RecordSeal | None = None,
        *,
        countdowns: Mapping[str, float] = MappingProxyType({}),
        grace: float | None = None,
        asking: float | None = None,
    ) -> None:
        """`countdowns`: absent people with a countdown, and when a bot stands in for each."""
        self._room = room
        hosts = room.seats_of(room.host)
        self._public = RoomMessage(
            version=room.version,
            id=room.id,
            code=room.code,
            status=room.status,
            rules=room.game.version,
            settings=room.settings,
            seats=tuple(
                seat_shown(chair, here, countdowns.get(chair.person or ""), stand_in_count)
                for chair, stand_in_count in zip(room.chairs, room.stand_in_counts, strict=True)
            ),
            host=hosts[0] if hosts else None,
            commitment=None
            if room.progress is None or room.what_if is not None
            else commitment(room.progress.seed),
            deadline=deadline,
            rematch=room.rematch,
            record=record,
            standings=standings(room),
            grace=grace,
            asking=asking,
            daily=room.daily,
            what_if=None if room.what_if is None else WhatIfOrigin(room.what_if.record, room.what_if.step),
        )

    def to_stranger(self) -> bytes:
        """Without what leads to the rematch table, which has this table's code.

        The outcome of a serious daily try is private too.
        """
        message = replace(self._public, code="", rematch=None)
        if self._room.daily is not None and self._room.daily.serious:
            message = replace(message, standings=(), record=None)
        return encode(message)

    def to(self, person: str | None, wish: str = "") -> bytes:
        """`wish` is the name that a person without a seat asks for."""
        room = self._room
        seats = () if person is None else room.seats_of(person)
        offered = None
        if room.status == "open":
            offered = offered_name(room.settings.spoken, room.names, "" if seats else wish)
        hosting = person == room.host
        return encode(replace(self._public, yours=seats, hosting=hosting, offered=offered))


@lru_cache(maxsize=256)
def offered_name(language: str, taken: tuple[str, ...], wish: str) -> str:
    return name_to_offer(wish, guest_names(language), taken)


def seat_shown(chair: Chair, here: frozenset[str], bot_at: float | None, stand_in_count: int) -> SeatShown:
    is_here = chair.kind == "bot" or chair.person in here
    ready = chair.kind == "bot" or chair.ready
    return SeatShown(
        chair.name,
        chair.kind,
        is_here,
        chair.stand_in,
        chair.muted,
        chair.bot,
        ready,
        chair.gave_up,
        bot_at,
        stand_in_count,
    )
