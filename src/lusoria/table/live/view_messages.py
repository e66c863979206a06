"""What a table tells each viewer. What all may see is encoded once, and one's own is put beside it."""

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
    """Something for one seat alone, and how much longer it could be by what is secret in it."""

    told: Raw
    missing: int


def mine_of(room: Room, seat: Seat, reckoned: Lengths) -> Part:
    assert room.progress is not None
    mine = encode(room.game.mine(room.progress.state, seat))
    return Part(Raw(mine), reckoned.missing(mine))


def choices_of(room: Room, seat: Seat, reckoned: Lengths) -> Part:
    assert room.progress is not None
    choices = room.game.legal(room.progress.state, seat)
    if not choices:
        return NO_CHOICE
    legal = encode(choices)
    return Part(Raw(legal), reckoned.missing_choices(choices, legal))


NO_CHOICE = Part(Raw(b"[]"), 0)


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
        message = UpdateMessage(
            room.version, viewer, events, self._table, NULL, NO_CHOICE.told, None, self._deadline
        )
        if viewer is None:
            return encode(message)
        mine, choices = mine_of(room, viewer, self._lengths), choices_of(room, viewer, self._lengths)
        message = replace(message, mine=mine.told, legal=choices.told, ask=room.asked[viewer])
        missing = mine.missing + choices.missing + self._lengths.missing(bytes(events))
        return padded(encode(message), missing)


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
        self._public = NewsMessage(
            room.version,
            since,
            Raw(encode(seen_events(room, self._events, None))),
            Raw(encode(changed)) if changed else UNSET,
            Raw(encode(grown)) if grown else UNSET,
            deadline=deadline,
        )
        self._touched = touched(room, self._events)
        self._concerned = asked_otherwise(before, room) | self._touched
        self._lengths = lengths(room.game, room.options)
        self._for_all = encode(self._public)
        self._told: dict[Viewer, bytes] = {}

    def to(self, viewer: Viewer, done: str | UnsetType = UNSET) -> bytes:
        """`done` is the order of theirs that this news answers."""
        if done is not UNSET:
            return self._encoded(viewer, done)
        if viewer not in self._concerned:
            return self._for_all
        told = self._told.get(viewer)
        if told is None:
            told = self._told[viewer] = self._encoded(viewer, UNSET)
        return told

    def _encoded(self, viewer: Viewer, done: str | UnsetType) -> bytes:
        if viewer is None or viewer not in self._concerned:
            return padded(encode(replace(self._public, done=done)))
        room, public, ask = self._room, self._public, self._room.asked[viewer]
        choices = choices_of(room, viewer, self._lengths)
        if viewer not in self._touched:
            asked = replace(public, seat=viewer, legal=choices.told, ask=ask, done=done)
            return padded(encode(asked), choices.missing)
        mine = mine_of(room, viewer, self._lengths)
        events = encode(seen_events(room, self._events, viewer))
        own = replace(
            public,
            events=Raw(events),
            seat=viewer,
            mine=mine.told,
            legal=choices.told,
            ask=ask,
            done=done,
        )
        return padded(encode(own), choices.missing + mine.missing + self._lengths.missing(events))


# Who is told what of their own depends on public facts alone, so that being told it tells nothing.


def touched(room: Room, events: Sequence[GameEvent]) -> set[Seat]:
    """Whom an event concerns: they may know more of it, and more than before."""
    found: set[Seat] = set()
    for event in events:
        seats = room.game.concerns(event)
        if seats is None:
            return set(range(len(room.chairs)))
        found.update(seats)
    return found


def asked_otherwise(before: Room, room: Room) -> set[Seat]:
    """Who has moved, is asked now, or is no longer asked."""
    were, are = before.awaited, room.awaited
    found = set() if were == are else set(were).symmetric_difference(are)
    for seat, (was, ask) in enumerate(zip(before.asked, room.asked, strict=True)):
        if was != ask:
            found.add(seat)
    return found


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


MOST_LENT = 100
"""So many of the moves that a bot made for somebody are told; a game has a few hundred at most."""


def lent_moves(room: Room, seat: Seat) -> bytes:
    """What a bot did in place of this seat's owner, as this seat saw it."""
    moves: list[LentMove] = []
    missing = 0
    if (progress := room.progress) is not None:
        reckoned = lengths(room.game, room.options)
        for _, start, end in [move for move in progress.lent_moves if move[0] == seat][-MOST_LENT:]:
            events = encode(seen_events(room, progress.events[start:end], seat))
            missing += reckoned.missing(events)
            moves.append(LentMove(Raw(events)))
    return padded(encode(LentMoves(room.lent[seat], tuple(moves))), missing)


class RoomTold:
    """Who sits where and what the table plays, for everybody at it."""

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
        """`asked`: people who are away and asked for, and when a bot stands in for each of them."""
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
        """Without what leads to the company's next table, which has the code of this one.

        How somebody's one try of a day ended is their own to tell.
        """
        told = replace(self._public, code="", rematch=None)
        if self._room.daily is not None and self._room.daily.serious:
            told = replace(told, standings=(), record=None)
        return encode(told)

    def to(self, person: str | None, wish: str = "") -> bytes:
        """`wish` is what they would like to be called, where they have no seat."""
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
