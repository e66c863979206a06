"""A table's log and record without one of its people: pure, and the same game.

Every entry stays at its number and means what it meant, so versions, chance, checksum and signature stand. In
the place of the person is a mark that is nobody's, and in the place of a name the word for nobody.
"""

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet

import msgspec
from msgspec import UNSET, Struct

from lusoria.core.game import Seat
from lusoria.records.record import Document, read_document, write_document
from lusoria.store.port import Outdated
from lusoria.table.chat import read_said
from lusoria.table.entries import ERASED, BotSeated, Created, Entry, HostPassed, Played, Seated, is_erased
from lusoria.table.names import free_name
from lusoria.table.room import Room, begun, evolve
from lusoria.table.slices import Slices

NOBODY = ("Nemo",)
"""Latin, as all that is common to the languages here. Several are numbered."""


class Traces(Struct, frozen=True):
    """Who is to go from a log."""

    person: str
    carried: frozenset[str] = frozenset()
    """Names of theirs that came here with the standings of the evening, or with the record played on."""
    lent: frozenset[Seat] = frozenset()
    """Seats at which somebody else plays on under such a name."""


class Nameless(Struct, frozen=True):
    """What a log is without somebody."""

    entries: tuple[Entry, ...]
    changed: tuple[int, ...]
    """The numbers of those that are not as they were."""
    names: Mapping[str, str]
    """What stands for each name of theirs."""
    mark: str


def people_in(log: Iterable[Entry]) -> set[str]:
    """Everybody who ever was at the table and is still known."""
    entries = tuple(log)
    found = {entry.person for entry in entries if isinstance(entry, Seated)}
    found |= {entry.host for entry in entries if isinstance(entry, Created | HostPassed)}
    return {person for person in found if not is_erased(person)}


def nameless(entries: Sequence[Entry], traces: Traces) -> Nameless:
    mark = ERASED + secrets.token_hex(8)
    names = new_names(entries, traces)
    new = tuple(without(entry, traces, names, mark) for entry in entries)
    numbered = enumerate(zip(entries, new, strict=True), 1)
    return Nameless(new, tuple(number for number, (was, now) in numbered if was is not now), names, mark)


def new_names(entries: Sequence[Entry], traces: Traces) -> dict[str, str]:
    """What each of their names here becomes: like nobody else's at the table, and two stay two.

    A name that only stands in the standings may by now be that of somebody else who sits here.
    """
    seated = [entry for entry in entries if isinstance(entry, Seated | BotSeated)]
    created = [entry for entry in entries if isinstance(entry, Created)]
    ranked = {each.name for entry in created for each in entry.standings if each.kind == "human"}
    own = [entry.name for entry in reversed(seated) if is_theirs(entry, traces)]  # the last is the shown one
    others = {entry.name for entry in seated if isinstance(entry, Seated) and not is_theirs(entry, traces)}
    taken = {*ranked, *(entry.name for entry in seated)}
    names = dict[str, str]()
    for name in dict.fromkeys((*own, *sorted((traces.carried & ranked) - others))):
        names[name] = free_name(NOBODY, (*sorted(taken), *names.values()))
    return names


def is_theirs(entry: Seated | BotSeated, traces: Traces) -> bool:
    """Whether this seats the person, or somebody under their name."""
    if isinstance(entry, Seated) and entry.person == traces.person:
        return True
    return entry.seat in traces.lent and entry.name in traces.carried


def without(entry: Entry, traces: Traces, names: Mapping[str, str], mark: str) -> Entry:
    match entry:
        case Seated(seat, person, name) if is_theirs(entry, traces):
            return Seated(seat, mark if person == traces.person else person, names[name])
        case BotSeated(seat, bot, name) if is_theirs(entry, traces):
            return BotSeated(seat, bot, names[name])
        case HostPassed(host) if host == traces.person:
            return HostPassed(mark)
        case Created(host=host, standings=standings):
            kept = tuple(
                msgspec.structs.replace(each, name=names[each.name])
                if each.kind == "human" and each.name in names
                else each
                for each in standings
            )
            if host == traces.person or kept != standings:
                host = mark if host == traces.person else host
                return msgspec.structs.replace(entry, host=host, standings=kept)
            return entry
        case _:
            return entry


async def folded(table: str, log: Nameless) -> tuple[Room, frozenset[Seat]]:
    """The room that it tells of, and every seat from which the person may have spoken."""
    room, spoke, slices = begun(table, log.entries[0]), set[Seat](), Slices()
    for entry in log.entries[1:]:
        room = evolve(room, entry)
        if not isinstance(entry, Played):
            spoke.update(room.seats_of(log.mark))
        await slices.pause()
    return room, frozenset(spoke)


def seats_of(room: Room, log: Nameless) -> dict[Seat, str]:
    """Where they, or somebody under their name, sat in the end, by the name that stands there."""
    new = set(log.names.values())
    return {seat: chair.name for seat, chair in enumerate(room.chairs) if chair.name in new}


def nameless_record(document: bytes, seats: Mapping[Seat, str]) -> bytes:
    """The same record under other names, without what was claimed from these seats: neither is signed."""
    written: Document = read_document(document)
    players = tuple(
        msgspec.structs.replace(player, name=seats[seat]) if seat in seats else player
        for seat, player in enumerate(written.seats)
    )
    talk = () if written.talk is UNSET else tuple(said for said in written.talk if said.seat not in seats)
    return write_document(msgspec.structs.replace(written, seats=players, talk=talk or UNSET))


def said_from(seats: AbstractSet[Seat]) -> Outdated:
    """Which lines of a chat were said from these seats."""

    def unsaid(chat: Sequence[bytes]) -> Iterator[int]:
        for place, line in enumerate(chat if seats else ()):
            said = read_said(line)
            if said is None or said.seat in seats:  # what cannot be read may be theirs
                yield place

    return unsaid
