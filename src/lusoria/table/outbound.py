"""The shapes of what the server says over a socket.

It is put together from encoded parts (see `telling`): these types are what its schema is made from, and what
tests read it with.
"""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from lusoria.core.game import Seat
from lusoria.table.entries import Settings
from lusoria.table.messages import Person


class RoomMessage(Struct, frozen=True, forbid_unknown_fields=True, tag="room"):
    """Who sits where and what the table plays; sent at the beginning and whenever it changes."""

    version: int
    table: str
    code: str
    status: Literal["open", "playing", "over"]
    settings: Settings
    seats: tuple[Person, ...]
    host: Seat | None
    commitment: str | None
    """SHA-256 of the seed, from the moment the game begins."""
    deadline: float | None
    """When the clock runs out, in seconds since 1970."""
    rematch: str | None
    """The table at which the same people play again."""
    yours: tuple[Seat, ...]
    hosting: bool


class UpdateMessage(Struct, frozen=True, forbid_unknown_fields=True, tag="update"):
    """How the game stands for one viewer. `events` is null where too many were missed to tell them."""

    version: int
    seat: Seat | None
    events: list[dict[str, Any]] | None
    table: dict[str, Any]
    mine: dict[str, Any] | None
    legal: list[dict[str, Any]]
    ask: int | None
    """The number of the decision this seat is asked next: an `act` must repeat it."""


class SaidMessage(Struct, frozen=True, forbid_unknown_fields=True, tag="said"):
    seat: Seat
    at: float
    phrase: str | None
    text: str | None


class DoneMessage(Struct, frozen=True, forbid_unknown_fields=True, tag="done"):
    """The order of this id has been carried out, and is on the disk."""

    id: str
    version: int


class LateMessage(Struct, frozen=True, forbid_unknown_fields=True, tag="late"):
    """The decision that this order answers has been made already."""

    id: str
    ask: int


class RefusedMessage(Struct, frozen=True, forbid_unknown_fields=True, tag="refused"):
    """Nothing has changed. A rule of the game, the table, or a form that cannot be read speaks against it."""

    id: str | None
    kind: Literal["illegal", "table", "malformed", "down"]
    rule: str | None = None
    why: str | None = None
    facts: dict[str, str | int] = {}
    where: str | None = None
    problem: str | None = None


class LobbyEntry(Struct, frozen=True, forbid_unknown_fields=True):
    table: str
    game: str
    created: float
    players: int
    free: int
    names: tuple[str, ...]


class LobbyMessage(Struct, frozen=True, forbid_unknown_fields=True, tag="lobby"):
    tables: tuple[LobbyEntry, ...]


class PongMessage(Struct, frozen=True, forbid_unknown_fields=True, tag="pong"):
    pass


Outbound: TypeAlias = (
    RoomMessage
    | UpdateMessage
    | SaidMessage
    | DoneMessage
    | LateMessage
    | RefusedMessage
    | LobbyMessage
    | PongMessage
)
