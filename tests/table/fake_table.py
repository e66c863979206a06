"""A table in memory, without clock, store or socket: its room and its encoded log."""

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec

from lusoria.table.room import orders, play_orders
from lusoria.table.room.entries import Created, Entry, Seated, encode_entry
from lusoria.table.room.room import Change, Progress, Room, change_with, created_room
from lusoria.wire.settings import Settings

HOST, GUEST, OTHER, STRANGER = "host", "guest", "other", "stranger"
ALEA = Settings("alea", 4)
IDUS = Settings("idus-martii", 5)
P = ParamSpec("P")


class FakeTable:
    """Applies orders as a live table does, and stores the encoded log."""

    def __init__(self, settings: Settings = ALEA) -> None:
        created = Created("ABCDEF", settings, HOST, 1.0)
        self.room = created_room("table", created)
        self.log = [encode_entry(created)]
        self.write(Seated(0, HOST, "Livia Drusilla"))

    def do(
        self, order: Callable[Concatenate[Room, P], Change], *args: P.args, **kwargs: P.kwargs
    ) -> list[Entry]:
        """Applies one order. Returns its entries."""
        change = order(self.room, *args, **kwargs)
        self.log.extend(map(encode_entry, change.entries))
        self.room = change.room
        return list(change.entries)

    @property
    def progress(self) -> Progress:
        assert self.room.progress is not None
        return self.room.progress

    def write(self, *entries: Entry) -> None:
        """Writes entries without an order."""
        self.do(change_with, *entries)

    def sit(self, person: str, name: str, seat: int | None = None) -> list[Entry]:
        return self.do(orders.sit, person, name, seat)

    def start(self) -> list[Entry]:
        return self.do(orders.start, HOST, 2.0)

    def play(self, choose: Callable[[Any], Any], most: int = 10_000) -> int:
        """Lets the first awaited seat act repeatedly. Returns the number of moves."""
        for made in range(most):
            if not self.room.awaited:
                return made
            seat = self.room.awaited[0]
            action = choose(self.room.game.legal(self.progress.state, seat))
            self.do(play_orders.act, seat, action)
        return most


def room_fields(room: Room) -> dict[str, Any]:
    """All fields of a room, for comparison."""
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


def seat_letters(room: Room) -> str:
    """Seats at a glance: h for human, b for bot, a dot for empty."""
    letters = {"human": "h", "bot": "b", "empty": "."}
    return "".join(letters[chair.kind] for chair in room.chairs)
