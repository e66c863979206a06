"""A table without clock, store or socket: its log as it is stored, and the room beside it."""

from collections.abc import Callable
from typing import Any

from lusoria.core.game import Await
from lusoria.table import orders
from lusoria.table.entries import Created, Entry, Played, Seated, Settings, encode_entry
from lusoria.table.room import Chair, Room

HOST, GUEST, OTHER, STRANGER = "host", "guest", "other", "stranger"
ALEA = Settings("alea", 4)
IDUS = Settings("idus-martii", 5)


class Desk:
    """Carries out orders as a live table does, and keeps what it would have stored."""

    def __init__(self, settings: Settings = ALEA) -> None:
        created = Created("ABCDEF", settings, HOST, 1.0)
        self.room = Room("table", created)
        self.log = [encode_entry(created)]
        self.do(lambda _: [Seated(0, HOST, "Livia Drusilla")])

    def do(self, order: Callable[[Room], list[Entry]]) -> list[Entry]:
        """Carry out one order; what it wrote."""
        entries = order(self.room)
        for entry in entries:
            self.log.append(encode_entry(entry))
            if isinstance(entry, Played):
                self.room.version += 1
                self.room.happen(entry, tuple(entry.events))
            else:
                self.room.apply(entry)
        return entries

    def sit(self, person: str, name: str, seat: int | None = None) -> list[Entry]:
        return self.do(lambda room: orders.sit(room, person, name, seat))

    def start(self) -> list[Entry]:
        return self.do(lambda room: orders.start(room, HOST, 2.0))

    def play(self, choose: Callable[[Any], Any], most: int = 10_000) -> int:
        """Let the first awaited seat act again and again; how many moves were made."""
        for moves in range(most):
            match = self.room.match
            assert match is not None
            turn = match.turn
            if not isinstance(turn, Await):
                return moves
            seat = turn.seats[0]
            action = choose(self.room.game.legal(match.state, seat))
            self.do(lambda room, seat=seat, action=action: [room.decided(seat, action)])  # type: ignore[misc]
        return most


def told(room: Room) -> dict[str, Any]:
    """Everything a room is."""
    match = room.match
    return {
        "version": room.version,
        "status": room.status,
        "host": room.host,
        "settings": room.settings,
        "options": room.options,
        "chairs": room.chairs,
        "barred": room.barred,
        "seed": room.seed,
        "strokes": room.strokes,
        "asked": room.asked,
        "commands": room.commands,
        "rematch": room.rematch,
        "state": match and match.state,
        "events": match and match.events,
    }


def kinds(room: Room) -> str:
    """The chairs at a glance: h, b or a dot."""
    letters = {"human": "h", "bot": "b", "empty": "."}
    return "".join(letters[chair.kind] for chair in room.chairs)


def human(name: str, person: str) -> Chair:
    return Chair("human", name, person)
