"""What the server says over the socket."""

from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType

from lusoria.core.claims import Claim
from lusoria.core.game import Seat
from lusoria.wire.message import Message, OptionalRawObject, OptionalRawObjects, RawObject, RawObjects
from lusoria.wire.refusal import Refusal
from lusoria.wire.settings import Settings

Status: TypeAlias = Literal["open", "playing", "over"]


class SeatShown(Message, frozen=True):
    """A seat as everybody may know it."""

    name: str
    kind: Literal["empty", "human", "bot"]
    here: bool
    stand_in: bool
    muted: bool
    bot: str | None
    ready: bool = False
    """They have said that the game may begin; bots always are."""
    gave_up: bool = False
    """Its owner has left the game for good: the bot stays."""
    bot_at: float | None = None
    """When a bot stands in, in seconds since 1970: its owner is away, and everybody asks for them."""
    lent: int = 0
    """How many of its decisions a bot has made in its owner's place."""


class RecordSeal(Message, frozen=True):
    """What the record of a finished game is known by, whoever shows it later."""

    checksum: str
    """SHA-256 of all that happened."""
    signature: str
    key: str
    """The server's public key, which checks the signature."""


class Standing(Message, frozen=True):
    """What somebody has won in the games of one evening, from rematch to rematch."""

    name: str
    kind: Literal["human", "bot"]
    played: int
    won: int
    points: int | None
    """All together; null in a game without points."""


class DailyTable(Message, frozen=True):
    """A table at which the challenge of a day is played."""

    day: str
    """As `2026-03-15`."""
    serious: bool
    """The one try that counts; else a day that is over is played at leisure."""
    opens: float
    """When everything about this day is laid open, in seconds since 1970."""


class WentOn(Message, frozen=True):
    """From where a game goes on that was finished otherwise."""

    record: str | None
    """The table of its record; null where the record was only shown here."""
    step: int
    """Of its replay."""


class RoomMessage(Message, frozen=True, tag="room"):
    """Who sits where and what the table plays; sent at the beginning and whenever it changes."""

    version: int
    id: str
    code: str
    """Empty for whoever comes after the end and has no seat: the company may have taken it along."""
    status: Status
    rules: int
    """The version of the rules that this table is played by."""
    settings: Settings
    seats: tuple[SeatShown, ...]
    host: Seat | None
    commitment: str | None
    """SHA-256 of the seed, from the moment the game begins; null where it goes on from another."""
    deadline: float | None
    """When the clock runs out, in seconds since 1970."""
    rematch: str | None
    """The id of the table at which the same people play again; not for whoever comes after the end."""
    record: RecordSeal | None = None
    """From the end of the game on."""
    standings: tuple[Standing, ...] = ()
    """Of this evening, with this game once it is over; the best first."""
    what_if: WentOn | None = None
    """Only where this game goes on from another: it is kept for a day, counts nowhere, and is not signed."""
    daily: DailyTable | None = None
    """Which day's challenge is played here, where it is one."""
    yours: tuple[Seat, ...] = ()
    hosting: bool = False
    grace: float | None = None
    """Seconds until a bot stands in for whoever loses the line; null where none does, or a clock runs."""
    asking: float | None = None
    """The last seconds of `grace`, in which clients ask "Still there?"; null where `grace` is null."""
    offered: str | None = None
    """A name nobody at the table has, for whoever sits down next on this device; null after the start."""


class UpdateMessage(Message, frozen=True, tag="update"):
    """How the game stands for one viewer. `events` is null where too many were missed to tell them."""

    version: int
    seat: Seat | None
    events: OptionalRawObjects
    table: RawObject
    mine: OptionalRawObject
    legal: RawObjects
    ask: int | None
    """The number of the decision this seat is asked next: an `act` must repeat it."""
    deadline: float | None
    """When the clock runs out, in seconds since 1970."""


class NewsMessage(Message, frozen=True, tag="news", omit_defaults=True):
    """One move, for a viewer who knows how the game stood before it: what has changed, and no more.

    It may be put on any update or news from version `before` on. What is not there is as it was. With one's
    own part comes `seat`, whose it is: `legal` and `ask`, and `mine` where an event concerns the seat.
    """

    version: int
    before: int
    events: RawObjects
    table: RawObject | UnsetType = UNSET
    """The fields of the public table that have changed."""
    grown: RawObject | UnsetType = UNSET
    """Of those that only grew at their end: what was added."""
    seat: Seat | UnsetType = UNSET
    mine: RawObject | UnsetType = UNSET
    legal: RawObjects | UnsetType = UNSET
    ask: int | UnsetType = UNSET
    deadline: float | None = None
    done: str | UnsetType = UNSET
    """The order of one's own that this answers, as `DoneMessage` would: it is on the disk."""


class SaidMessage(Message, frozen=True, tag="said", omit_defaults=True):
    """Somebody said something: a phrase or a reaction by its id, free text, or a claim."""

    seat: Seat
    at: float
    phrase: str | None
    text: str | None
    reaction: str | None = None
    claim: Claim | None = None
    """What they say is so: `form`, and the fields of that form. Whether it is so is another question."""
    version: int | None = None
    """Of the table, when it was said; None of what is not kept, or was said before this was written down."""
    after: int | None = None
    """Of a claim: how many events of the game had happened."""
    turn: int | None = None
    """And the turn, in a game that counts them."""
    name: str | None = None
    """Of whoever said it, while seats may still change hands: another may sit there by now."""


class DoneMessage(Message, frozen=True, tag="done"):
    """This order has been carried out, and is on the disk."""

    command: str
    version: int


class LateMessage(Message, frozen=True, tag="late"):
    """The decision that this order answers has been made: by an earlier click, another device, or a bot."""

    command: str
    ask: int


class RefusedMessage(Refusal, frozen=True, tag="refused", kw_only=True):
    """A rule of the game, the table, or a form that cannot be read speaks against it: nothing has changed.

    Only with `down` that may be unsure, where the store went away in the middle of a commit.
    """

    command: str | None


class OpenTable(Message, frozen=True):
    """A table in the lobby that waits for people."""

    id: str
    game: str
    created: float
    players: int
    free: int
    names: tuple[str, ...]


class LobbyMessage(Message, frozen=True, tag="lobby"):
    """The open tables that anybody may join, newest first."""

    tables: tuple[OpenTable, ...]


class PongMessage(Message, frozen=True, tag="pong"):
    """The answer to a ping."""


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
