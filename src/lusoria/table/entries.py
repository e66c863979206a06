"""The entries of a table's log: everything that ever changed at it, in order.

The log is the truth. Whoever has read it knows the table; appending to it is the only way to change it.
`person` is whoever holds a signed token: never shown to anybody else.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from lusoria.core.game import Seat
from lusoria.records.codec import decode

ChatMode: TypeAlias = Literal["off", "phrases", "free"]
WEEK = 7 * 24 * 3600


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """None never hurries; gentle reminds once and then lets a bot make one move; strict does so at once."""

    kind: Literal["none", "gentle", "strict"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=WEEK)] = 60


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chooses for a table. `options` are the game's own, without the number of players."""

    game: str
    players: int
    options: dict[str, Any] = {}
    listed: bool = False
    clock: Clock = Clock()
    chat: ChatMode = "phrases"
    keep_chat: bool = False
    public_record: bool = False


class Created(Struct, frozen=True, tag="created"):
    code: str
    settings: Settings
    host: str
    at: float


class SettingsChanged(Struct, frozen=True, tag="settings_changed"):
    settings: Settings


class Seated(Struct, frozen=True, tag="seated"):
    """A person took a seat, or took it over from another device of theirs."""

    seat: Seat
    person: str
    name: str


class BotSeated(Struct, frozen=True, tag="bot_seated"):
    seat: Seat
    bot: str
    name: str


class Unseated(Struct, frozen=True, tag="unseated"):
    """The seat is free again; somebody sent away may not come back."""

    seat: Seat
    sent_away: bool = False


class SeatsSwapped(Struct, frozen=True, tag="seats_swapped"):
    one: Seat
    other: Seat


class HostPassed(Struct, frozen=True, tag="host_passed"):
    host: str


class Muted(Struct, frozen=True, tag="muted"):
    seat: Seat
    muted: bool


class Started(Struct, frozen=True, tag="started"):
    """The seed decides all chance; it stays in the log until the game is over."""

    seed: str
    at: float


class Played(Struct, frozen=True, tag="played"):
    """What one action, or chance at the beginning, brought about."""

    events: Sequence[Any]
    seat: Seat | None = None
    strokes: int = 0
    """How many strokes of chance there have been in all, these events included."""
    by_bot: bool = False
    """A bot made this move in place of the seat's owner."""
    command: str | None = None
    """The client's own id of the order, so that a repeated one is known."""


class StandIn(Struct, frozen=True, tag="stand_in"):
    """A bot stands in for the owner of a seat, or no longer does."""

    seat: Seat
    on: bool


class RematchMade(Struct, frozen=True, tag="rematch_made"):
    table: str


Entry: TypeAlias = (
    Created
    | SettingsChanged
    | Seated
    | BotSeated
    | Unseated
    | SeatsSwapped
    | HostPassed
    | Muted
    | Started
    | Played
    | StandIn
    | RematchMade
)


def encode_entry(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)


def decode_entry(data: bytes) -> Any:
    return decode(Entry, data, "entry")
