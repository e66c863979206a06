"""What a table tells each viewer. What all may see is encoded once, and one's own is put beside it."""

from collections.abc import Sequence
from typing import Any

import msgspec

from lusoria.core.game import Seat
from lusoria.records.fair import commitment
from lusoria.table.messages import Person, Viewer, joined
from lusoria.table.room import Room

encode = msgspec.json.Encoder().encode

UPDATE = b'{"type":"update","version":%b,"seat":%b,"events":%b,"table":%b,"mine":%b,"legal":%b,"ask":%b}'


class Update:
    """One state of the game for every viewer, and the events that led to it (None: too many to tell)."""

    def __init__(self, room: Room, events: Sequence[Any] | None) -> None:
        assert room.match is not None
        self._room = room
        self._state = room.match.state
        self._events = events
        self._told: dict[Viewer, bytes] = {}
        self._table = encode(room.game.view(self._state, None).table)
        self._version = encode(room.version)
        self._public = self._seen(None)
        self._public_events = encode(self._public)
        # what is hidden from the gallery may be known to a seat; where nothing is, all have seen the same
        self._secret = events is not None and self._public != tuple(events)

    def to(self, viewer: Viewer) -> bytes:
        told = self._told.get(viewer)
        if told is None:
            told = self._told[viewer] = self._tell(viewer)
        return told

    def _seen(self, viewer: Viewer) -> tuple[Any, ...] | None:
        if self._events is None:
            return None
        redact = self._room.game.redact
        return tuple([redact(event, viewer) for event in self._events])

    def _tell(self, viewer: Viewer) -> bytes:
        room = self._room
        if viewer is None:
            events, mine, legal, ask = self._public_events, b"null", b"[]", b"null"
        else:
            seen = self._seen(viewer) if self._secret else self._public
            events = self._public_events if seen == self._public else encode(seen)
            mine = encode(room.game.mine(self._state, viewer))
            legal, ask = encode(room.game.legal(self._state, viewer)), encode(room.asked[viewer])
        return UPDATE % (self._version, encode(viewer), events, self._table, mine, legal, ask)


class RoomTold:
    """Who sits where and what the table plays, for everybody at it."""

    def __init__(self, room: Room, here: frozenset[str], deadline: float | None) -> None:
        self._room = room
        people = [
            Person(
                chair.name,
                chair.kind,
                chair.kind == "bot" or chair.person in here,
                chair.stand_in,
                chair.muted,
                chair.bot,
            )
            for chair in room.chairs
        ]
        hosts = room.seats_of(room.host)
        self._public = {
            "type": b'"room"',
            "version": encode(room.version),
            "table": encode(room.id),
            "code": encode(room.code),
            "status": encode(room.status),
            "settings": encode(room.settings),
            "seats": encode(people),
            "host": encode(hosts[0] if hosts else None),
            "commitment": encode(None if room.seed is None else commitment(room.seed)),
            "deadline": encode(deadline),
            "rematch": encode(room.rematch),
        }

    def to(self, person: str | None) -> bytes:
        yours: tuple[Seat, ...] = () if person is None else self._room.seats_of(person)
        hosting = person is not None and person == self._room.host
        return joined({**self._public, "yours": encode(yours), "hosting": encode(hosting)})
