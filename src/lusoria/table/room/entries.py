"""The entries of a table's log (an event-sourced aggregate): everything that ever changed at it, in order.

The log is the truth. Whoever has read it knows the table; appending to it is the only way to change it.
A `person` is whoever holds a signed token: never shown to anybody else.
"""

from typing import TypeAlias

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType, field

from lusoria.core.game import Seat
from lusoria.records.codec import decode
from lusoria.records.fair_chance import InTurn, Scheme
from lusoria.wire.server_messages import DailyTable, Standing
from lusoria.wire.settings import Settings

FIRST_RULES = 1
"""The version of the rules that logs were played by before they named one."""


class Origin(Struct, frozen=True):
    """From which moment of a finished game this one goes on."""

    record: str | None
    """Its table; None where the game was only shown here."""
    checksum: str | None
    step: int
    """Of its replay."""
    after: int
    """So many events had happened."""
    root: str | UnsetType = UNSET
    """The table where all of it began, where that game itself went on from another: names are from there."""


class Created(Struct, frozen=True, tag="created"):
    """The table was opened, with the version of the rules it is played by from then on."""

    code: str
    settings: Settings
    host: str
    at: float
    rules: int = FIRST_RULES
    standings: tuple[Standing, ...] = ()
    """Of the games that were played at this evening before, where it is a rematch."""
    what_if: Origin | None = None
    daily: DailyTable | UnsetType = UNSET
    """Which day's challenge is played here, where it is one."""


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


class ReadySaid(Struct, frozen=True, tag="ready_said"):
    """The person on this seat is ready for the game, or no longer is."""

    seat: Seat
    ready: bool


class HostPassed(Struct, frozen=True, tag="host_passed"):
    host: str


class Muted(Struct, frozen=True, tag="muted"):
    seat: Seat
    muted: bool


class Started(Struct, frozen=True, tag="started"):
    """The seed decides all chance; it stays in the log until the game is over."""

    seed: str
    at: float
    scheme: Scheme | UnsetType = UNSET
    """How chance is derived from it, where not in the first way."""


class Played(Struct, frozen=True, tag="played"):
    """What one action, or chance at the beginning, brought about.

    Of a game that goes on from another the first one is all that had happened there.
    """

    events: Raw
    """A list of the game's own events, in JSON: only its game can read it."""
    seat: Seat | None = None
    strokes: int = 0
    """How many strokes of chance there have been in all, these events included."""
    for_owner: bool = field(default=False, name="by_bot")
    """A bot made this move in place of the person whose seat it is. (A bot's own seat: False.)"""
    command: str | None = None
    """The client's own id of the order, so that a repeated one is known."""
    drawn: InTurn | UnsetType = UNSET
    """Where strokes are counted by the turn: that of the last one, and how many it has had."""


class StandIn(Struct, frozen=True, tag="stand_in"):
    """A bot stands in for the owner of a seat, or no longer does."""

    seat: Seat
    on: bool
    wanted: bool = False
    """The owner let the bot play; otherwise they were missed."""


class GaveUp(Struct, frozen=True, tag="gave_up"):
    """The person has left this seat in the game for good: a bot plays on, under their name."""

    seat: Seat


class RematchMade(Struct, frozen=True, tag="rematch_made"):
    table: str


class Erased(Struct, frozen=True, tag="erased"):
    """Somebody is no longer known here: what was written before has been rewritten without them.

    Whoever has read it before that reads it again from its beginning.
    """


ERASED = "erased-"
"""So begins what stands in a log for a person who was erased."""


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
