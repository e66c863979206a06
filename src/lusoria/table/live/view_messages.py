"""Encodes a table's messages per viewer: the public part once, private parts added for each seat."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType
from typing import NamedTuple

from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.structs import astuple, replace

from lusoria.core.field_marks import fields_of
from lusoria.core.game import GameTable, Seat, Viewer
from lusoria.core.structs import GameEvent
from lusoria.records.codec import encode
from lusoria.records.fair_chance import commitment
from lusoria.table.bot_seats.bot_names import guest_names
from lusoria.table.live.padding import Lengths, lengths, padded
from lusoria.table.room.names import name_to_offer
from lusoria.table.room.room import Chair, Room
from lusoria.table.room.standings import standings
from lusoria.wire.http_bodies import LentMove, LentMoves
from lusoria.wire.server_messages import (
    NewsMessage,
    RecordSeal,
    RoomMessage,
    SeatShown,
    UpdateMessage,
    WentOn,
)

NULL = Raw(b"null")


class Part(NamedTuple):
    """Encoded private part for one seat, and its padding in bytes."""

    encoded: Raw
    missing: int


def mine_of(room: Room, seat: Seat, lengths_of_game: Lengths) -> Part:
    assert room.progress is not None
    mine = encode(room.game.mine(room.progress.state, seat))
    return Part(Raw(mine), lengths_of_game.missing(mine))


def choices_of(room: Room, seat: Seat, lengths_of_game: Lengths) -> Part:
    assert room.progress is not None
    choices = room.game.legal(room.progress.state, seat)
    if not choices:
        return NO_CHOICE
    legal = encode(choices)
    return Part(Raw(legal), lengths_of_game.missing_choices(choices, legal))


NO_CHOICE = Part(Raw(b"[]"), 0)


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
        self._lengths = lengths(room.game, room.options)
        self._cache: dict[Viewer, bytes] = {}

    def to(self, viewer: Viewer) -> bytes:
        told = self._cache.get(viewer)
        if told is None:
            told = self._cache[viewer] = self._encoded(viewer)
        return told

    def _encoded(self, viewer: Viewer) -> bytes:
        room, events = self._room, NULL
        if self._events is not None:
            events = Raw(encode(redacted_events(room, self._events, viewer)))
        message = UpdateMessage(
            room.version, viewer, events, self._table, NULL, NO_CHOICE.encoded, None, self._deadline
        )
        if viewer is None:
            return encode(message)
        mine, choices = mine_of(room, viewer, self._lengths), choices_of(room, viewer, self._lengths)
        message = replace(message, mine=mine.encoded, legal=choices.encoded, ask=room.asked[viewer])
        missing = mine.missing + choices.missing + self._lengths.missing(bytes(events))
        return padded(encode(message), missing)


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
        self._touched = touched(room, self._events)
        self._concerned = asked_otherwise(before, room) | self._touched
        self._lengths = lengths(room.game, room.options)
        self._for_all = encode(self._public)
        self._cache: dict[Viewer, bytes] = {}

    def to(self, viewer: Viewer, done: str | UnsetType = UNSET) -> bytes:
        """`done` is the id of the viewer's order that this message answers."""
        if done is not UNSET:
            return self._encoded(viewer, done)
        if viewer not in self._concerned:
            return self._for_all
        told = self._cache.get(viewer)
        if told is None:
            told = self._cache[viewer] = self._encoded(viewer, UNSET)
        return told

    def _encoded(self, viewer: Viewer, done: str | UnsetType) -> bytes:
        if viewer is None or viewer not in self._concerned:
            return padded(encode(replace(self._public, done=done)))
        room, public, ask = self._room, self._public, self._room.asked[viewer]
        choices = choices_of(room, viewer, self._lengths)
        if viewer not in self._touched:
            asked = replace(public, seat=viewer, legal=choices.encoded, ask=ask, done=done)
            return padded(encode(asked), choices.missing)
        mine = mine_of(room, viewer, self._lengths)
        events = encode(redacted_events(room, self._events, viewer))
        own = replace(
            public,
            events=Raw(events),
            seat=viewer,
            mine=mine.encoded,
            legal=choices.encoded,
            ask=ask,
            done=done,
        )
        return padded(encode(own), choices.missing + mine.missing + self._lengths.missing(events))


# Which seats get a private part depends on public facts alone, so that getting one leaks nothing.


def touched(room: Room, events: Sequence[GameEvent]) -> set[Seat]:
    """Seats whose private view the events may change."""
    found: set[Seat] = set()
    for event in events:
        seats = room.game.concerns(event)
        if seats is None:
            return set(range(len(room.chairs)))
        found.update(seats)
    return found


def asked_otherwise(before: Room, room: Room) -> set[Seat]:
    """Seats that moved, or whose turn began or ended."""
    were, are = before.awaited, room.awaited
    found = set() if were == are else set(were).symmetric_difference(are)
    for seat, (was, ask) in enumerate(zip(before.asked, room.asked, strict=True)):
        if was != ask:
            found.add(seat)
    return found


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


MOST_LENT = 100  # moves per seat in one response; a game has a few hundred


def lent_moves(room: Room, seat: Seat) -> bytes:
    """Moves that a bot made for this seat's owner, redacted for this seat, as JSON."""
    moves: list[LentMove] = []
    missing = 0
    if (progress := room.progress) is not None:
        lengths_of_game = lengths(room.game, room.options)
        for _, start, end in [move for move in progress.lent_moves if move[0] == seat][-MOST_LENT:]:
            events = encode(redacted_events(room, progress.events[start:end], seat))
            missing += lengths_of_game.missing(events)
            moves.append(LentMove(Raw(events)))
    return padded(encode(LentMoves(room.lent[seat], tuple(moves))), missing)


class RoomMessages:
    """Who sits where and what the table plays, for every viewer."""

    def __init__(
        self,
        room: Room,
        here: frozenset[str],
        deadline: float | None,
        record: RecordSeal | None = None,
        *,
        asked: Mapping[str, float] = MappingProxyType({}),
        grace: float | None = None,
        asking: float | None = None,
    ) -> None:
        """`asked`: absent people with a countdown, and when a bot stands in for each."""
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
                seat_shown(chair, here, asked.get(chair.person or ""), lent)
                for chair, lent in zip(room.chairs, room.lent, strict=True)
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
            what_if=None if room.what_if is None else WentOn(room.what_if.record, room.what_if.step),
        )

    def to_stranger(self) -> bytes:
        """Without what leads to the rematch table, which has this table's code.

        The outcome of a serious daily try is private too.
        """
        told = replace(self._public, code="", rematch=None)
        if self._room.daily is not None and self._room.daily.serious:
            told = replace(told, standings=(), record=None)
        return encode(told)

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


def seat_shown(chair: Chair, here: frozenset[str], bot_at: float | None, lent: int) -> SeatShown:
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
        lent,
    )
