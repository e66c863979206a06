"""A table without clock, store or socket: its log as it is stored, and the room beside it."""

from collections.abc import Callable
from functools import partial
from typing import Any

from lusoria.table.room import orders, play_orders
from lusoria.table.room.entries import Created, Entry, Seated, encode_entry
from lusoria.table.room.room import Chair, Order, Room, changed, created_room
from lusoria.wire.settings import Settings

HOST, GUEST, OTHER, STRANGER = "host", "guest", "other", "stranger"
ALEA = Settings("alea", 4)
IDUS = Settings("idus-martii", 5)


class Desk:
    """Carries out orders as a live table does, and keeps what it would have stored."""

    def __init__(self, settings: Settings = ALEA) -> None:
        created = Created("ABCDEF", settings, HOST, 1.0)
        self.room = created_room("table", created)
        self.log = [encode_entry(created)]
        self.write(Seated(0, HOST, "Livia Drusilla"))

    def do(self, order: Order) -> list[Entry]:
        """Carry out one order; what it wrote."""
        change = order(self.room)
        self.log.extend(map(encode_entry, change.entries))
        self.room = change.room
        return list(change.entries)

    def write(self, *entries: Entry) -> None:
        """Write entries that no order brings."""
        self.do(lambda room: changed(room, *entries))

    def sit(self, person: str, name: str, seat: int | None = None) -> list[Entry]:
        return self.do(lambda room: orders.sit(room, person, name, seat))

    def start(self) -> list[Entry]:
        return self.do(lambda room: orders.start(room, HOST, 2.0))

    def play(self, choose: Callable[[Any], Any], most: int = 10_000) -> int:
        """Let the first awaited seat act again and again; how many moves were made."""
        for made in range(most):
            progress = self.room.progress
            assert progress is not None
            if not self.room.awaited:
                return made
            seat = self.room.awaited[0]
            action = choose(self.room.game.legal(progress.state, seat))
            self.do(partial(play_orders.act, seat=seat, action=action))
        return most


def told(room: Room) -> dict[str, Any]:
    """Everything a room is."""
    return {
        "version": room.version,
        "status": room.status,
        "host": room.host,
        "settings": room.settings,
        "options": room.options,
        "chairs": room.chairs,
        "barred": room.barred,
        "progress": room.progress,
        "rematch": room.rematch,
    }


def kinds(room: Room) -> str:
    """The chairs at a glance: h, b or a dot."""
    letters = {"human": "h", "bot": "b", "empty": "."}
    return "".join(letters[chair.kind] for chair in room.chairs)


def human(name: str, person: str) -> Chair:
    return Chair("human", name, person)
