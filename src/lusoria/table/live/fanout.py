"""Fan-out: sends each change to all connections of a table, and missed events to returning clients.

Sending never waits: see `Connection.send`.
"""

from collections import deque
from collections.abc import Sequence
from typing import TypeAlias

from msgspec import UNSET

from lusoria.core.game import GameTable, Viewer
from lusoria.core.structs import GameEvent
from lusoria.table.live.presence import Presence
from lusoria.table.live.record_signing import RecordSigner
from lusoria.table.live.services import Connection
from lusoria.table.live.view_messages import News, RoomMessages, Update, public_table
from lusoria.table.room.room import Room, own_chair

OrderSource: TypeAlias = tuple[Connection, str]
"""A connection and the id of its order. The broadcast also serves as the answer."""
MAX_RECENT_CHANGES = 64  # a client that is further behind gets the state without events


class Fanout:
    def __init__(self, presence: Presence, room: Room, signer: RecordSigner) -> None:
        self._presence = presence
        self._signer = signer
        self._recent: deque[tuple[int, tuple[GameEvent, ...]]] = deque(maxlen=MAX_RECENT_CHANGES)
        """Version after each change, and its events."""
        self._known_from = room.version
        """Oldest version from which no events are missing."""
        self._known_to = room.version
        self._stands_since = room.version
        """Version of the last game state that was sent."""
        self._table: GameTable | None = None
        """Public table of that state, if already computed."""

    def remember(self, before: Room, after: Room) -> None:
        """Keep a change's events for returning clients. A gap in versions drops all earlier ones."""
        if before.version != self._known_to:
            self._recent.clear()
            self._known_from = before.version
        self._known_to = after.version
        if len(self._recent) == MAX_RECENT_CHANGES:
            self._known_from = self._recent[0][0]
        self._recent.append((after.version, events_between(before, after)))

    def events_since(self, room: Room, since: int | None) -> tuple[GameEvent, ...] | None:
        """Events after version `since`; None if they are no longer kept."""
        if since is None or not self._known_from <= since <= room.version:
            return None
        return tuple(event for at, events in self._recent if at > since for event in events)

    def send_update(self, before: Room, room: Room, deadline: float | None) -> None:
        """Send the whole game state and the events since `before`."""
        self._stands_since, self._table = room.version, None
        if self._presence.connections:
            update = Update(room, events_between(before, room), deadline)
            for connection in self._presence.connections:
                connection.send(update.to(connection.viewer))

    def send_news(self, before: Room, room: Room, deadline: float | None, source: OrderSource | None) -> None:
        """Send only what one move changes: all connections have the state before it."""
        since, sent_table = self._stands_since, self._table
        self._stands_since, self._table = room.version, None
        if self._presence.connections:
            news = News(before, room, sent_table or public_table(before), since, deadline)
            asking, command = source or (None, UNSET)
            messages = [
                (connection.send, news.to(connection.viewer, command if connection is asking else UNSET))
                for connection in self._presence.connections
            ]
            for send, text in messages:
                send(text)
            self._table = news.table

    def send_room(self, room: Room, deadline: float | None) -> None:
        if self._presence.connections:
            messages = self._room_messages(room, deadline)
            for connection in self._presence.connections:
                self._send_room(connection, messages)

    def room_for(self, room: Room, deadline: float | None, person: str | None) -> bytes:
        """For an HTTP response: the same as the person's own connections get."""
        messages = self._room_messages(room, deadline)
        if self._presence.is_stranger(room, person):
            return messages.to_stranger()
        return messages.to(person, self._presence.wish_of(person))

    def _send_room(self, connection: Connection, messages: RoomMessages) -> None:
        is_stranger = connection in self._presence.strangers
        connection.send(
            messages.to_stranger() if is_stranger else messages.to(connection.person, connection.wish)
        )

    def _room_messages(self, room: Room, deadline: float | None) -> RoomMessages:
        presence = self._presence
        patience = presence.shown_patience
        return RoomMessages(
            room,
            presence.people(),
            deadline,
            self._signer.seal(room),
            countdowns=presence.countdowns,
            grace=None if patience is None else patience.silent + patience.countdown,
            asking=None if patience is None else patience.countdown,
        )

    def send_to_all(self, message: bytes) -> None:
        """Send the same message to all connections."""
        for connection in self._presence.connections:
            connection.send(message)

    def welcome(
        self,
        connection: Connection,
        room: Room,
        deadline: float | None,
        chat: Sequence[bytes],
        since: int | None,
    ) -> None:
        """Send the full state to a connection that starts to watch or changes its viewer."""
        self._send_room(connection, self._room_messages(room, deadline))
        for message in chat:
            connection.send(message)
        if room.progress is not None:
            connection.send(Update(room, self.events_since(room, since), deadline).to(connection.viewer))

    def revoke_lost_seats(self, room: Room, deadline: float | None) -> None:
        """Move connections whose person has lost the seat they look from to the gallery."""
        for connection in self._presence.connections:
            seat = connection.viewer
            if seat is not None and (
                seat >= len(room.chairs) or room.chairs[seat].person != connection.person
            ):
                connection.viewer = None
                if room.progress is not None:
                    connection.send(Update(room, (), deadline).to(None))


def look_through(connection: Connection, room: Room, seat: Viewer) -> None:
    """Set the connection's viewer: a seat of its person, or the gallery."""
    if seat is not None:
        own_chair(room, connection.person, seat)
    connection.viewer = seat


def events_between(before: Room, after: Room) -> tuple[GameEvent, ...]:
    """Game events from one room of a table to a later one."""
    count_before = 0 if before.progress is None else len(before.progress.events)
    return () if after.progress is None else after.progress.events[count_before:]
