"""Entries of a table's log, the only source of truth: all changes to a table, in order.

Reading all entries gives the table's state; appending is the only way to change it. (Event sourcing.)
A `person` is the id of a token holder. It is never shown to others.
"""

from typing import TypeAlias

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType, field

from lusoria.core.game import Seat
from lusoria.records.codec import decode
from lusoria.records.fair_chance import InTurn, Scheme
from lusoria.wire.server_messages import DailyTable, Standing
from lusoria.wire.settings import Settings

FIRST_RULES = 1  # rules version of logs that do not name one


class Origin(Struct, frozen=True):
    """The moment of a finished game that a what-if game continues from."""

    record: str | None
    """Its table; None for an uploaded record."""
    checksum: str | None
    step: int
    """Of the replay."""
    after: int
    """Number of events before that moment."""
    root: str | UnsetType = UNSET
    """The first table of a chain of what-if games, which has the original names."""


class Created(Struct, frozen=True, tag="created"):
    """The table was opened. `rules` is the rules version for its whole life."""

    code: str
    settings: Settings
    host: str
    at: float
    rules: int = FIRST_RULES
    standings: tuple[Standing, ...] = ()
    """Of the games before this one, from rematch to rematch."""
    what_if: Origin | None = None
    daily: DailyTable | UnsetType = UNSET
    """The daily challenge, if this is one."""


class SettingsChanged(Struct, frozen=True, tag="settings_changed"):
    settings: Settings


class Seated(Struct, frozen=True, tag="seated"):
    """A person took a seat, or moved it to another device."""

    seat: Seat
    person: str
    name: str


class BotSeated(Struct, frozen=True, tag="bot_seated"):
    seat: Seat
    bot: str
    name: str


class Unseated(Struct, frozen=True, tag="unseated"):
    """The seat is free again. A person who was sent away may not sit down again."""

    seat: Seat
    sent_away: bool = False


class SeatsSwapped(Struct, frozen=True, tag="seats_swapped"):
    one: Seat
    other: Seat


class ReadySaid(Struct, frozen=True, tag="ready_said"):
    """The person on this seat agrees to start, or no longer does."""

    seat: Seat
    ready: bool


class HostPassed(Struct, frozen=True, tag="host_passed"):
    host: str


class Muted(Struct, frozen=True, tag="muted"):
    seat: Seat
    muted: bool


class Started(Struct, frozen=True, tag="started"):
    """The game started. The seed determines all chance; it stays secret until the game is over."""

    seed: str
    at: float
    scheme: Scheme | UnsetType = UNSET
    """How chance is derived from the seed; unset for the first scheme."""


class Played(Struct, frozen=True, tag="played"):
    """Events of one action, or of chance at the start.

    In a what-if game the first such entry has all events before its moment.
    """

    events: Raw
    """List of the game's own events as JSON."""
    seat: Seat | None = None
    draw_count: int = field(default=0, name="strokes")
    """Number of chance draws in the game, these events included."""
    for_owner: bool = field(default=False, name="by_bot")
    """A bot made this move for the seat's owner. False on a bot's own seat."""
    command: str | None = None
    """The client's id of the order, to recognise a resend."""
    last_draw: InTurn | UnsetType = field(default=UNSET, name="drawn")
    """For schemes that count draws per turn: the last turn, and its number of draws."""


class StandIn(Struct, frozen=True, tag="stand_in"):
    """A bot starts or stops to stand in for the owner of a seat."""

    seat: Seat
    on: bool
    wanted: bool = False
    """The owner asked for it; otherwise they were absent."""


class GaveUp(Struct, frozen=True, tag="gave_up"):
    """The person left this seat for good: a bot plays on under their name."""

    seat: Seat


class RematchMade(Struct, frozen=True, tag="rematch_made"):
    table: str


class Erased(Struct, frozen=True, tag="erased"):
    """A person was erased: all earlier entries were rewritten without them.

    Readers of earlier entries must read the log again from its start.
    """


ERASED = "erased-"  # prefix of ids that replace erased people


def is_erased(person: str | None) -> bool:
    return person is not None and person.startswith(ERASED)


Entry: TypeAlias = (
    Created
    | SettingsChanged
    | Seated
    | BotSeated
    | Unseated
    | SeatsSwapped
    | ReadySaid
    | HostPassed
    | Muted
    | Started
    | Played
    | StandIn
    | GaveUp
    | RematchMade
    | Erased
)


def encode_entry(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)


def decode_entry(data: bytes) -> Entry:
    entry: Entry = decode(Entry, data, "entry")
    return entry
