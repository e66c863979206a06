"""What a table tells each viewer. What all may see is encoded once, and one's own is put beside it."""

from collections.abc import Sequence

from msgspec import Raw
from msgspec.structs import replace

from lusoria.core.game import Viewer
from lusoria.core.structs import GameEvent
from lusoria.records.codec import encode
from lusoria.records.fair import commitment
from lusoria.table.room import Chair, Room
from lusoria.wire.server import RecordSeal, RoomMessage, SeatShown, UpdateMessage

NULL, EMPTY_LIST = Raw(b"null"), Raw(b"[]")


class Update:
    """One state of the game for every viewer, and the events that led to it (None: too many to tell)."""

    def __init__(self, room: Room, events: Sequence[GameEvent] | None) -> None:
        assert room.progress is not None
        self._room = room
        self._progress = room.progress
        self._events = events
        self._told: dict[Viewer, bytes] = {}
        self._table = Raw(encode(room.game.view(self._progress.state, None).table))
        self._public = self._seen(None)
        self._public_events = Raw(encode(self._public))
        # what is hidden from the gallery may be known to a seat; where nothing is, all have seen the same
        self._secret = events is not None and self._public != tuple(events)

    def to(self, viewer: Viewer) -> bytes:
        told = self._told.get(viewer)
        if told is None:
            told = self._told[viewer] = encode(self._message(viewer))
        return told

    def _seen(self, viewer: Viewer) -> tuple[GameEvent, ...] | None:
        if self._events is None:
            return None
        redact = self._room.game.redact
        return tuple([redact(event, viewer) for event in self._events])

    def _message(self, viewer: Viewer) -> UpdateMessage:
        version, game, state = self._room.version, self._room.game, self._progress.state
        if viewer is None:
            return UpdateMessage(version, None, self._public_events, self._table, NULL, EMPTY_LIST, None)
        seen = self._seen(viewer) if self._secret else self._public
        events = self._public_events if seen == self._public else Raw(encode(seen))
        mine, legal = Raw(encode(game.mine(state, viewer))), Raw(encode(game.legal(state, viewer)))
        return UpdateMessage(version, viewer, events, self._table, mine, legal, self._progress.asked[viewer])


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
