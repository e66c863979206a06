"""WebSocket messages from server to client."""

from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType, field, structs

from lusoria.core.claims import Claim
from lusoria.core.errors import LusoriaError
from lusoria.core.game import Seat
from lusoria.wire.message import Message, OptionalRawObject, OptionalRawObjects, RawObject, RawObjects
from lusoria.wire.refusal import Refusal, refusal_of
from lusoria.wire.settings import Settings

Status: TypeAlias = Literal["open", "playing", "over"]


class SeatShown(Message, frozen=True):
    """Public facts about a seat."""

    name: str
    kind: Literal["empty", "human", "bot"]
    here: bool
    stand_in: bool
    muted: bool
    bot: str | None
    ready: bool = False
    """The player agreed to start the game; always true for bots."""
    gave_up: bool = False
    """The owner has left the game for good; the bot stays."""
    bot_at: float | None = None
    """Unix time at which a bot will stand in for the owner, who is away and awaited."""
    stand_in_moves: int = field(default=0, name="lent")
    """Number of decisions that a bot made for the owner."""


class RecordSeal(Message, frozen=True):
    """Identifies the record of a finished game."""

    checksum: str
    """SHA-256 of everything that happened."""
    signature: str
    key: str
    """Public key of the server, for checking the signature."""


class Standing(Message, frozen=True):
    """Totals of one player over a series of rematches."""

    name: str
    kind: Literal["human", "bot"]
    played: int
    won: int
    points: int | None
    """Sum of points; null in a game without points."""
    shared: float = 0.0
    """Sum of the shares of drawn games, which `won` does not count."""


class DailyTable(Message, frozen=True):
    """The daily challenge that this table plays."""

    day: str
    """Date such as `2026-03-15`."""
    serious: bool
    """True for the attempt that counts; false for practice on a past day."""
    opens: float
    """Unix time at which the day's results and seed become public."""


class WhatIfOrigin(Message, frozen=True):
    """The finished game that this game continues from."""

    record: str | None
    """Table id of its record; null if the record was uploaded."""
    step: int
    """Step of its replay."""


class RoomMessage(Message, frozen=True, tag="room"):
    """Players and settings of the table; sent at the start and after each change."""

    version: int
    id: str
    code: str
    """Empty after the end for clients without a seat: a rematch may reuse the code."""
    status: Status
    rules: int
    """Version of the game's rules."""
    settings: Settings
    seats: tuple[SeatShown, ...]
    host: Seat | None
    commitment: str | None
    """SHA-256 of the seed once the game has begun; null if the game continues from another."""
    deadline: float | None
    """Unix time at which the clock runs out."""
    rematch: str | None
    """Table id of the rematch; null for clients that arrive after the end."""
    record: RecordSeal | None = None
    """Null before the end of the game."""
    standings: tuple[Standing, ...] = ()
    """Totals over the series of rematches, best first; includes this game once it is over."""
    what_if: WhatIfOrigin | None = None
    """Set if this game continues from another: it is kept for a day, unrated and unsigned."""
    daily: DailyTable | None = None
    """Set if the table plays a daily challenge."""
    yours: tuple[Seat, ...] = ()
    hosting: bool = False
    grace: float | None = None
    """Seconds until a bot replaces a disconnected player; null if never, or if a clock runs."""
    asking: float | None = None
    """Last seconds of `grace`, in which clients ask "Still there?"; null if `grace` is null."""
    offered: str | None = None
    """A free name for the next player on this device; null after the start."""


class UpdateMessage(Message, frozen=True, tag="update"):
    """Complete state of the game for one viewer. `events` is null if the client missed too many."""

    version: int
    seat: Seat | None
    events: OptionalRawObjects
    table: RawObject
    mine: OptionalRawObject
    legal: RawObjects
    ask: int | None
    """Number of the seat's next decision: `act` must repeat it."""
    deadline: float | None
    """Unix time at which the clock runs out."""


class NewsMessage(Message, frozen=True, tag="news", omit_defaults=True):
    """Delta of one move, for a viewer who knows the state before it.

    Applies to any update or news from version `before` on. Missing fields are unchanged. `seat` comes with
    its private part: `legal` and `ask`, and `mine` if an event concerns the seat.
    """

    version: int
    before: int
    events: RawObjects
    table: RawObject | UnsetType = UNSET
    """Changed fields of the public table."""
    grown: RawObject | UnsetType = UNSET
    """Items appended to list fields of the public table."""
    seat: Seat | UnsetType = UNSET
    mine: RawObject | UnsetType = UNSET
    legal: RawObjects | UnsetType = UNSET
    ask: int | UnsetType = UNSET
    deadline: float | None = None
    done: str | UnsetType = UNSET
    """Id of the viewer's own order that this confirms as durable, like `DoneMessage`."""


class SaidMessage(Message, frozen=True, tag="said", omit_defaults=True):
    """A chat message: a phrase or reaction by its id, free text, or a claim."""

    seat: Seat
    at: float
    phrase: str | None
    text: str | None
    reaction: str | None = None
    claim: Claim | None = None
    """A public statement: `form` and the fields of that form. Its truth is not checked."""
    version: int | None = None
    """Version of the table at that time; null for messages that are not stored, and for old ones."""
    after: int | None = None
    """Number of game events before the claim."""
    turn: int | None = None
    """Turn of the claim, in a game that counts turns."""
    name: str | None = None
    """Name of the author while seats may change hands; another player may have the seat by now."""


class DoneMessage(Message, frozen=True, tag="done"):
    """The order was executed and is durable."""

    command: str
    version: int


class LateMessage(Message, frozen=True, tag="late"):
    """The decision of this order is already made: by an earlier click, another device, or a bot."""

    command: str
    ask: int


class RefusedMessage(Refusal, frozen=True, tag="refused", kw_only=True):
    """The order was refused, and nothing has changed.

    Exception: with `down` the outcome may be unknown, if the store failed during a commit.
    """

    command: str | None


def refused_message(error: LusoriaError, command: str | None) -> RefusedMessage:
    return RefusedMessage(**structs.asdict(refusal_of(error)), command=command)


class OpenTable(Message, frozen=True):
    """A table in the lobby that waits for players."""

    id: str
    game: str
    created: float
    players: int
    free: int
    names: tuple[str, ...]


class LobbyMessage(Message, frozen=True, tag="lobby"):
    """Open tables that anyone may join, newest first."""

    tables: tuple[OpenTable, ...]


class PongMessage(Message, frozen=True, tag="pong"):
    """Response to a ping."""


ServerMessage: TypeAlias = (
    RoomMessage
    | UpdateMessage
    | NewsMessage
    | SaidMessage
    | DoneMessage
    | LateMessage
    | RefusedMessage
    | LobbyMessage
    | PongMessage
)
