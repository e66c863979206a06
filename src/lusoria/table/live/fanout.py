"""Fan-out: telling everybody who looks at a table, and whoever comes back what they have missed.

Nobody is ever waited for: see `Connection.hand`.
"""

from collections import deque
from collections.abc import Sequence
from typing import TypeAlias

from msgspec import UNSET

from lusoria.core.game import GameTable, Viewer
from lusoria.core.structs import GameEvent
from lusoria.table.live.presence import Presence
from lusoria.table.live.record_signing import Sealing
from lusoria.table.live.services import Connection
from lusoria.table.live.view_messages import News, RoomTold, Update, public_table
from lusoria.table.room.room import Room, own_chair

Answer: TypeAlias = tuple[Connection, str]
"""Whose order was carried out, and its id: the news of it is the answer, too."""
REMEMBERED = 64
"""So many changes back a returning client is told event by event; before that, only how things stand."""


class Fanout:
    def __init__(self, presence: Presence, room: Room, sealing: Sealing) -> None:
        self._presence = presence
        self._sealing = sealing
        self._recent: deque[tuple[int, tuple[GameEvent, ...]]] = deque(maxlen=REMEMBERED)
        """The version after each change that was told, and the events it brought."""
        self._known_from = room.version
        """Since this version nothing has been forgotten."""
        self._known_to = room.version
        self._stands_since = room.version
        """The version since which the game stands as it does: whoever was told of it since knows how."""
        self._table: GameTable | None = None
        """What everybody sees of it, where that was told."""

    def remember(self, before: Room, after: Room) -> None:
        """Note what has happened, for those who come back later; what was before a gap is forgotten."""
        if before.version != self._known_to:
            self._recent.clear()
            self._known_from = before.version
        self._known_to = after.version
        if len(self._recent) == REMEMBERED:
            self._known_from = self._recent[0][0]
        self._recent.append((after.version, events_between(before, after)))

    def missed(self, room: Room, since: int | None) -> tuple[GameEvent, ...] | None:
        """What a client that knows this version has missed; None where that cannot be told any more."""
        if since is None or not self._known_from <= since <= room.version:
            return None
        return tuple(event for at, events in self._recent if at > since for event in events)

    def tell_update(self, before: Room, room: Room, deadline: float | None) -> None:
        """How the game stands, and what led there from where it stood before."""
        self._stands_since, self._table = room.version, None
        if self._presence.connections:
            update = Update(room, events_between(before, room), deadline)
            for connection in self._presence.connections:
                connection.hand(update.to(connection.viewer))

    def tell_news(self, before: Room, room: Room, deadline: float | None, answer: Answer | None) -> None:
        """What one move has changed: everybody here knows how the game stood before it."""
        since, known = self._stands_since, self._table
        self._stands_since, self._table = room.version, None
        if self._presence.connections:
            news = News(before, room, known or public_table(before), since, deadline)
            asking, command = answer or (None, UNSET)
            told = [
                (connection.hand, news.to(connection.viewer, command if connection is asking else UNSET))
                for connection in self._presence.connections
            ]
            for hand, text in told:
                hand(text)
            self._table = news.table

    def tell_room(self, room: Room, deadline: float | None) -> None:
        if self._presence.connections:
            told = self._room_told(room, deadline)
            for connection in self._presence.connections:
                self._hand_room(connection, told)

    def room_for(self, room: Room, deadline: float | None, person: str | None) -> bytes:
        """For an HTTP answer: the same as the person's own connections get."""
        told = self._room_told(room, deadline)
        if self._presence.is_stranger(room, person):
            return told.to_stranger()
        return told.to(person, self._presence.wish_of(person))

    def _hand_room(self, connection: Connection, told: RoomTold) -> None:
        is_stranger = connection in self._presence.strangers
        connection.hand(told.to_stranger() if is_stranger else told.to(connection.person, connection.wish))

    def _room_told(self, room: Room, deadline: float | None) -> RoomTold:
        presence = self._presence
        patience = presence.patience_told
        return RoomTold(
            room,
            presence.people(),
            deadline,
            self._sealing.seal(room),
            asked=presence.asked,
            grace=None if patience is None else patience.silent + patience.asking,
            asking=None if patience is None else patience.asking,
        )

    def tell_all(self, message: bytes) -> None:
        """The same to everybody."""
        for connection in self._presence.connections:
            connection.hand(message)

    def welcome(
        self,
        connection: Connection,
        room: Room,
        deadline: float | None,
        chat: Sequence[bytes],
        since: int | None,
    ) -> None:
        """All that somebody must know who begins to look, or looks through other eyes."""
        self._hand_room(connection, self._room_told(room, deadline))
        for message in chat:
            connection.hand(message)
        if room.progress is not None:
            connection.hand(Update(room, self.missed(room, since), deadline).to(connection.viewer))

    def shut_foreign_eyes(self, room: Room, deadline: float | None) -> None:
        """A seat that changed hands is no longer seen by its former owner: they see what the gallery sees."""
        for connection in self._presence.connections:
            seat = connection.viewer
            if seat is not None and (
                seat >= len(room.chairs) or room.chairs[seat].person != connection.person
            ):
                connection.viewer = None
                if room.progress is not None:
                    connection.hand(Update(room, (), deadline).to(None))


def look_through(connection: Connection, room: Room, seat: Viewer) -> None:
    """One looks through one's own eyes, or from the gallery."""
    if seat is not None:
        own_chair(room, connection.person, seat)
    connection.viewer = seat


def events_between(before: Room, after: Room) -> tuple[GameEvent, ...]:
    """What happened in the game from one room of a table to a later one."""
    known = 0 if before.progress is None else len(before.progress.events)
    return () if after.progress is None else after.progress.events[known:]
