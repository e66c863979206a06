"""What if: a finished game is played on from one of its moments, by one person among bots.

What happened before is what happened, and stays as hidden from the seat as it was: the table tells it what it
could know, and no more. Chance is drawn anew from there on, so that whoever has read the record knows nothing
of what comes. Such a table is passing, nobody finds it in a list, and its record is not sealed.
"""

import msgspec
from msgspec import UNSET, Struct

from lusoria.core.errors import LusoriaError, Malformed
from lusoria.core.game import Over, Seat
from lusoria.records.fair_chance import new_seed
from lusoria.records.match import Events, Match
from lusoria.records.record import Record
from lusoria.records.replay import play_on
from lusoria.table.bot_seats.bot_names import romans
from lusoria.table.room.entries import BotSeated, Created, Entry, Origin, Seated, Started
from lusoria.table.room.names import clean_name, free_name
from lusoria.table.room.orders import company
from lusoria.table.room.play_orders import play_out
from lusoria.table.room.room import Change, Room, changed
from lusoria.wire.refusal import TableRefusal
from lusoria.wire.settings import ENGLISH, Settings


class Moment(Struct, frozen=True):
    """A moment of a finished game, to go on from."""

    origin: Origin
    before: Events
    """All that had happened."""
    rules: int
    """The version by which it was played, and is played on."""

    @classmethod
    def at(cls, record: Record, step: int, table: str | None, root: str | None = None) -> "Moment":
        """At this step of a replay; `table` is that of a record which is kept here, `root` where it began."""
        before = events_until(record, step)
        checksum = None if record.fairness is None else record.fairness.checksum
        origin = Origin(table, checksum, step, len(before), root or UNSET)
        return cls(origin, before, record.game.version)

    @classmethod
    def of(cls, room: Room) -> "Moment | None":
        """From where this room's game went on."""
        if room.what_if is None or room.progress is None:
            return None
        return cls(room.what_if, room.progress.events[: room.what_if.after], room.game.version)


def root_of(first: Entry) -> str | None:
    """Where it all began, by the first entry of a table's log; None where that began at the table itself."""
    origin = first.what_if if isinstance(first, Created) else None
    return None if origin is None else origin.root or origin.record


def events_until(record: Record, step: int) -> Events:
    """All that had happened at this step of a replay; TableRefusal where nothing is left to be played."""
    match, at = Match(record.game, record.options), 0
    for done in range(step):
        if at == len(record.events):
            raise Malformed("step", f"expected 0 to {done}")
        at = play_on(match, record.events, at, None)
    if isinstance(match.turn, Over):
        raise TableRefusal("over_there")
    return record.events[:at]


def settings_of(record: Record, bots: str | None, language: str, *, lamps: bool) -> Settings:
    options = msgspec.to_builtins(record.options)
    players = options.pop("players", record.options.players)
    named_in = UNSET if language == ENGLISH else language
    return Settings(record.game.name, players, options, bots=bots, lamps=lamps, language=named_in)


def company_of(record: Record, seat: Seat, person: str, settings: Settings) -> list[Seated | BotSeated]:
    """Everybody under the name they had. This person has one seat, and bots have the others."""
    if seat not in range(len(record.seats)):
        raise TableRefusal("no_such_seat", place=seat, last=len(record.seats) - 1)
    spec, spare = company(settings), romans(settings.spoken)
    sitters, names = list[Seated | BotSeated](), list[str]()
    for place, player in enumerate(record.seats):
        names.append(name_for(player.name, names, spare))
        sitters.append(
            Seated(place, person, names[-1]) if place == seat else BotSeated(place, spec.name, names[-1])
        )
    return sitters


def name_for(written: str, others: list[str], spare: tuple[str, ...]) -> str:
    """As it is written in the record, where that is a name that this table would take."""
    try:
        return clean_name(written, tuple(others))
    except LusoriaError:
        return free_name(spare, tuple(others))


def gone_on(room: Room, before: Events, now: float) -> Change:
    """The game begins with all this, and chance goes on by a seed of its own."""
    begun = changed(room, Started(new_seed().hex(), now))
    begun = begun.then(play_out(begun.room, before, None, None))
    if begun.room.over is not None:
        raise TableRefusal("over_there")
    return begun
