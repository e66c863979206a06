"""What-if games: one person plays a finished game on from one of its steps, among bots.

Earlier events stay as they were, and as hidden from the seat as they were. Chance is drawn from a new seed,
so that the record does not help to predict it. Such a table is passing and in no list; its record is not
signed.
"""

import msgspec
from msgspec import UNSET, Struct

from lusoria.core.errors import LusoriaError, Malformed
from lusoria.core.game import Over, Seat
from lusoria.records.fair_chance import new_seed
from lusoria.records.match import Events, Match
from lusoria.records.record import Record
from lusoria.records.replay import replay_step
from lusoria.table.bot_seats.bot_names import bot_names
from lusoria.table.room.entries import BotSeated, Created, Entry, Origin, Seated, Started
from lusoria.table.room.names import clean_name, free_name
from lusoria.table.room.orders import bot_for_empty_seats
from lusoria.table.room.play_orders import play_out
from lusoria.table.room.room import Change, Room, change_with
from lusoria.wire.refusal import TableRefusal
from lusoria.wire.settings import ENGLISH, Settings


class Moment(Struct, frozen=True):
    """A moment of a finished game to continue from."""

    origin: Origin
    before: Events
    """All events up to it."""
    rules: int
    """Rules version of the game."""

    @classmethod
    def at(cls, record: Record, step: int, table: str | None, root: str | None = None) -> "Moment":
        """A step of a replay. `table` is the stored record's table, `root` the first one of the chain."""
        before = events_until(record, step)
        checksum = None if record.fairness is None else record.fairness.checksum
        origin = Origin(table, checksum, step, len(before), root or UNSET)
        return cls(origin, before, record.game.version)

    @classmethod
    def of(cls, room: Room) -> "Moment | None":
        """The moment this room's game continues from."""
        if room.what_if is None or room.progress is None:
            return None
        return cls(room.what_if, room.progress.events[: room.what_if.after], room.game.version)


def root_of(first: Entry) -> str | None:
    """First table of a chain of what-if games, from a log's first entry; None for an ordinary table."""
    origin = first.what_if if isinstance(first, Created) else None
    return None if origin is None else origin.root or origin.record


def events_until(record: Record, step: int) -> Events:
    """Events up to this step of a replay. Raises TableRefusal if the game is over there."""
    match, at = Match(record.game, record.options), 0
    for done in range(step):
        if at == len(record.events):
            raise Malformed("step", f"expected 0 to {done}")
        at = replay_step(match, record.events, at, None)
    if isinstance(match.turn, Over):
        raise TableRefusal("over_there")
    return record.events[:at]


def settings_of(record: Record, bots: str | None, language: str, *, lamps: bool) -> Settings:
    options = msgspec.to_builtins(record.options)
    players = options.pop("players", record.options.players)
    language_set = UNSET if language == ENGLISH else language
    return Settings(record.game.name, players, options, bots=bots, lamps=lamps, language=language_set)


def what_if_seats(record: Record, seat: Seat, person: str, settings: Settings) -> list[Seated | BotSeated]:
    """Players under their names from the record: the person on one seat, bots on the others."""
    if seat not in range(len(record.seats)):
        raise TableRefusal("no_such_seat", place=seat, last=len(record.seats) - 1)
    spec, spare = bot_for_empty_seats(settings), bot_names(settings.spoken)
    seatings, names = list[Seated | BotSeated](), list[str]()
    for place, player in enumerate(record.seats):
        names.append(name_for(player.name, names, spare))
        seatings.append(
            Seated(place, person, names[-1]) if place == seat else BotSeated(place, spec.name, names[-1])
        )
    return seatings


def name_for(recorded: str, others: list[str], spare: tuple[str, ...]) -> str:
    """The name from the record if this table accepts it, else a spare one."""
    try:
        return clean_name(recorded, tuple(others))
    except LusoriaError:
        return free_name(spare, tuple(others))


def started_from(room: Room, before: Events, now: float) -> Change:
    """Start the game with these events, and with a new seed for chance from there on."""
    change = change_with(room, Started(new_seed().hex(), now))
    change = change.then(play_out(change.room, before, None, None))
    if change.room.over is not None:
        raise TableRefusal("over_there")
    return change
