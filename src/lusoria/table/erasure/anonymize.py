"""Removes a person from a table's log and record. Pure.

Entries keep their numbers and meaning, so versions, chance, checksum and signature stay valid. A random id
replaces the person, and `Nemo` replaces their name.
"""

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec
from msgspec import UNSET, Struct

from lusoria.core.game import Seat
from lusoria.records.record import Document, Talk, read_document, write_document
from lusoria.runtime.cooperative_yield import Slices
from lusoria.store.port import Outdated
from lusoria.table.room.entries import (
    ERASED,
    BotSeated,
    Created,
    Entry,
    GaveUp,
    HostPassed,
    Seated,
    SeatsSwapped,
    SettingsChanged,
    Unseated,
    is_erased,
)
from lusoria.table.room.names import free_name
from lusoria.table.room.room import Room, evolve, first_room
from lusoria.table.talk.chat_rules import read_chat_message
from lusoria.wire.server_messages import SaidMessage

MOVING_CHAIRS = Seated, BotSeated, Unseated, SeatsSwapped, SettingsChanged, GaveUp
NOBODY = ("Nemo",)
"""Latin, like everything that all languages here share. Several are numbered."""


class Traces(Struct, frozen=True):
    """What to remove from a log."""

    person: str
    carried_names: frozenset[str] = frozenset()
    """Names of the person that came to this table through standings or a record."""
    renamed_seats: frozenset[Seat] = frozenset()
    """Seats where another player has such a name."""


class Anonymized(Struct, frozen=True):
    """A log without the person."""

    entries: tuple[Entry, ...]
    changed_numbers: tuple[int, ...]
    """Numbers of the changed entries."""
    names: Mapping[str, str]
    """New names by old ones."""
    mark: str


def people_in(log: Iterable[Entry]) -> set[str]:
    """All people who were ever at the table and are not erased."""
    entries = tuple(log)
    people = {entry.person for entry in entries if isinstance(entry, Seated)}
    people |= {entry.host for entry in entries if isinstance(entry, Created | HostPassed)}
    return {person for person in people if not is_erased(person)}


def anonymize(entries: Sequence[Entry], traces: Traces) -> Anonymized:
    mark = ERASED + secrets.token_hex(8)
    theirs = seatings_of(entries, traces)
    names = new_names(entries, traces, theirs)
    new = tuple(
        anonymize_entry(entry, traces, names, mark, theirs=place in theirs)
        for place, entry in enumerate(entries)
    )
    numbered = enumerate(zip(entries, new, strict=True), 1)
    return Anonymized(new, tuple(number for number, (was, now) in numbered if was is not now), names, mark)


def seatings_of(entries: Sequence[Entry], traces: Traces) -> frozenset[int]:
    """Positions of seating entries of the person, and of other devices that had the seat by rejoin code."""
    places = {
        place
        for place, entry in enumerate(entries)
        if isinstance(entry, Seated | BotSeated) and is_theirs(entry, traces)
    }
    for devices in device_successions(entries):
        names = {entry.name for place, entry in devices.items() if place in places}
        places |= {place for place, entry in devices.items() if entry.name in names}
    return frozenset(places)


def device_successions(entries: Sequence[Entry]) -> list[dict[int, Seated]]:
    """For each seat, the entries of its successive devices (rejoin codes), by position in the log."""
    room = first_room("", entries[0])
    by_chair = dict[int, dict[int, Seated]]()  # by `Chair.since`, which moves with the chair
    for place, entry in enumerate(entries[1:], 1):
        if not isinstance(entry, MOVING_CHAIRS):
            continue
        before, room = room, evolve(room, entry)
        if isinstance(entry, Seated):
            former, chair = before.chairs[entry.seat], room.chairs[entry.seat]
            devices = by_chair[former.since] if former.person is not None else {}
            by_chair[chair.since] = devices
            devices[place] = entry
    return [*{id(devices): devices for devices in by_chair.values()}.values()]


def new_names(entries: Sequence[Entry], traces: Traces, theirs: frozenset[int]) -> dict[str, str]:
    """New names, different from all others at the table and from each other.

    A name from the standings may belong to another person who sits here now; that one stays.
    """
    places = [(place, each) for place, each in enumerate(entries) if isinstance(each, Seated | BotSeated)]
    created = [entry for entry in entries if isinstance(entry, Created)]
    ranked = {each.name for entry in created for each in entry.standings if each.kind == "human"}
    # the last name comes first: the shown one gets no number
    own = [entry.name for place, entry in reversed(places) if place in theirs]
    others = {entry.name for place, entry in places if isinstance(entry, Seated) and place not in theirs}
    used = {*ranked, *(entry.name for _, entry in places)}
    names = dict[str, str]()
    for name in dict.fromkeys((*own, *sorted((traces.carried_names & ranked) - others))):
        names[name] = free_name(NOBODY, (*sorted(used), *names.values()))
    return names


def is_theirs(entry: Seated | BotSeated, traces: Traces) -> bool:
    """True if this seats the person, or another player under the person's name."""
    if isinstance(entry, Seated) and entry.person == traces.person:
        return True
    return entry.seat in traces.renamed_seats and entry.name in traces.carried_names


def anonymize_entry(
    entry: Entry, traces: Traces, names: Mapping[str, str], mark: str, *, theirs: bool
) -> Entry:
    match entry:
        case Seated(seat, person, name) if theirs:
            return Seated(seat, mark if person == traces.person else person, names[name])
        case BotSeated(seat, bot, name) if theirs:
            return BotSeated(seat, bot, names[name])
        case HostPassed(host) if host == traces.person:
            return HostPassed(mark)
        case Created(host=host, standings=standings):
            new = tuple(
                msgspec.structs.replace(each, name=names[each.name])
                if each.kind == "human" and each.name in names
                else each
                for each in standings
            )
            if host == traces.person or new != standings:
                host = mark if host == traces.person else host
                return msgspec.structs.replace(entry, host=host, standings=new)
            return entry
        case _:
            return entry


async def build_room(table: str, entries: Sequence[Entry]) -> Room:
    """The room after these entries. Yields to the event loop."""
    room, slices = first_room(table, entries[0]), Slices()
    for entry in entries[1:]:
        room = evolve(room, entry)
        await slices.pause()
    return room


class Stay(Struct):
    """One person on one seat, over a range of the table's versions."""

    seat: Seat
    since: int
    until: int
    first: int
    last: int
    """Number of game events at the start and at the end of the stay."""

    def has_message(self, line: SaidMessage) -> bool:
        """True if the message is from this stay; also if it has no version, since it may be."""
        return line.seat == self.seat and (line.version is None or self.since <= line.version <= self.until)

    def has_claim(self, line: Talk) -> bool:
        return line.seat == self.seat and self.first <= line.after <= self.last


async def stays_of(table: str, entries: Sequence[Entry], person: str) -> list[Stay]:
    """When the person sat where, from a log that still has them. A seat may have had several owners."""
    room, slices = first_room(table, entries[0]), Slices()
    stays, last = list[Stay](), dict[Seat, Stay]()
    for entry in entries[1:]:
        room = evolve(room, entry)
        events = 0 if room.progress is None else len(room.progress.events)
        for seat in room.seats_of(person):
            if seat not in last or last[seat].until != room.version - 1:
                last[seat] = Stay(seat, room.version, room.version, events, events)
                stays.append(last[seat])
            last[seat].until, last[seat].last = room.version, events
        await slices.pause()
    return stays


def seats_of(room: Room, log: Anonymized) -> dict[Seat, str]:
    """Final seats with a replaced name, and that name."""
    new = set(log.names.values())
    return {seat: chair.name for seat, chair in enumerate(room.chairs) if chair.name in new}


def anonymize_record(document: bytes, seats: Mapping[Seat, str], stays: Sequence[Stay]) -> bytes:
    """The record with new names and without the person's claims. The signature covers neither."""
    record: Document = read_document(document)
    players = tuple(
        msgspec.structs.replace(player, name=seats[seat]) if seat in seats else player
        for seat, player in enumerate(record.seats)
    )
    talk = (
        ()
        if record.talk is UNSET
        else tuple(line for line in record.talk if not any(stay.has_claim(line) for stay in stays))
    )
    return write_document(msgspec.structs.replace(record, seats=players, talk=talk or UNSET))


def chat_lines_of(stays: Sequence[Stay]) -> Outdated:
    """Selects the chat lines of these stays, for deletion."""

    def outdated(chat: Sequence[bytes]) -> Iterator[int]:
        for place, line in enumerate(chat if stays else ()):
            message = read_chat_message(line)
            # an unreadable line may be theirs
            if message is None or any(stay.has_message(message) for stay in stays):
                yield place

    return outdated
