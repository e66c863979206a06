"""Erasing a person: from every table they were at, on whatever node, and from all that is kept beside.

A table at which nobody else was is deleted. At others they get up, or give up a game, as they could at any
time; then the log is rewritten without them, in one transaction with the entry that says so. Each table is a
step of its own that is done or not begun, and finds its own way again: whoever is interrupted asks once more.
"""

import asyncio
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from typing import Protocol

from msgspec import Struct

from lusoria.records.record import Record, read_document
from lusoria.store.port import Erasure as Rewriting
from lusoria.store.port import NoSuchTable, Stale
from lusoria.table import orders
from lusoria.table.entries import Created, Entry, Erased, decode_entry, encode_entry
from lusoria.table.index import summary_of
from lusoria.table.limits import TokenBuckets
from lusoria.table.live import LiveTable
from lusoria.table.log import TRIES, read_entries, readable
from lusoria.table.nameless import (
    Traces,
    folded,
    nameless,
    nameless_record,
    people_in,
    said_from,
    seats_of,
)
from lusoria.table.room import Change, Room, evolve, nothing
from lusoria.table.services import Services
from lusoria.table.slices import Slices
from lusoria.table.what_if import root_of
from lusoria.wire.refusal import TableRefusal

PASSING_AT_ONCE = 50
"""So many logs are read in one go."""
AT_ONCE = 5.0
"""Seconds for one request: whoever was at very many tables asks again, and sees it go on."""
PER_SECOND, BURST = 1 / AT_ONCE, 12


class Tables(Protocol):
    """The tables of this node, and their names."""

    services: Services

    def at(self, table: str) -> AbstractAsyncContextManager[LiveTable]: ...

    def rematch_of(self, room: Room) -> str: ...

    async def look_again(self, table: str) -> None: ...

    def vanished(self, table: str) -> None: ...


class PlayedOn(Struct, frozen=True):
    """Passing tables, which nobody has among theirs."""

    of: tuple[str, ...]
    """Those that the person played at."""
    since: dict[str, list[str]]
    """Those that go on from a record, by the table of that and by where it all began."""

    def from_here(self, table: str) -> Iterator[str]:
        """What was played on from this table's game, and from that again, each once."""
        left, seen = [table], {table}
        while left:
            for other in self.since.get(left.pop(), ()):
                if other not in seen:
                    seen.add(other)
                    left.append(other)
                    yield other


class Erasing:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.services.store
        self._one_at_a_time = asyncio.Lock()
        self._requests = TokenBuckets(PER_SECOND, BURST)
        self._clock = time.monotonic

    async def ask(self, person: str, address: str) -> int:
        """Erase for a while, and say how many tables are left; none, once nothing is left of the person."""
        if not self._requests.allow(address):
            raise TableRefusal("too_fast")
        async with self._one_at_a_time:
            return await self._erase(person, self._clock() + AT_ONCE)

    async def _erase(self, person: str, until: float) -> int:
        unreadable = set[str]()
        played_on = await self._played_on(person)
        done = 0
        while left := await self._left(person, played_on.of, unreadable):
            if done and self._clock() > until:  # what began meanwhile waits until they ask again
                return len(left)
            gone = dict[str, Traces]()
            done = 0
            while done < len(left) and (not done or self._clock() <= until):
                table = left[done]
                try:
                    gone[table] = await self._at(table, person, played_on)
                except TableRefusal as refusal:
                    if refusal.why == "unreadable":
                        unreadable.add(table)
                    elif refusal.why != "no_such_table":  # or it was deleted meanwhile
                        raise
                done += 1
            played_on = await self._begun_meanwhile(person, gone, played_on)
            if done < len(left):
                return len(left) - done
        await self._store.erase_person(person)
        if unreadable:
            raise TableRefusal("not_all_erased", tables=len(unreadable))
        return 0

    async def _left(self, person: str, besides: tuple[str, ...], unreadable: set[str]) -> list[str]:
        """From the first table of an evening on: where a name went from there is found by following it."""
        tables = {*await self._store.traces_of(person), *besides} - unreadable
        rows = {table: await self._store.row(table) for table in tables}
        return sorted(tables, key=lambda table: (row.created if (row := rows[table]) else 0.0, table))

    async def _played_on(self, person: str) -> PlayedOn:
        """Each is deleted once nobody has been at it for a day; until then there may be many.

        Of most logs only the beginning is taken apart. A number that is found may also be what somebody else
        wrote, as the name of an order: that is not a person who was there.
        """
        own, since = list[str](), defaultdict[str, list[str]](list)
        number, slices, last = person.encode(), Slices(), ""
        while page := await self._store.passing(last, PASSING_AT_ONCE):
            for table, log in page:
                with suppress(TableRefusal), readable():
                    first = decode_entry(log[0])
                    if isinstance(first, Created) and first.what_if is not None:
                        if any(number in body for body in log) and person in people_in(
                            map(decode_entry, log)
                        ):
                            own.append(table)
                        for origin in {first.what_if.record, root_of(first)} - {None}:
                            since[str(origin)].append(table)
                await slices.pause()
            last = page[-1][0]
        return PlayedOn(tuple(own), since)

    async def _begun_meanwhile(self, person: str, gone: dict[str, Traces], before: PlayedOn) -> PlayedOn:
        """Whoever played on from a record until it was rewritten has the names that stood there.

        Whoever comes after that finds it out alone: see `went_on`.
        """
        now = await self._played_on(person)
        for table, traces in gone.items():
            known = set(before.from_here(table))
            for other in now.from_here(table) if traces.carried else ():
                if other not in known:
                    await self._rewrite(other, traces)
        return now

    async def _at(self, table: str, person: str, played_on: PlayedOn) -> Traces:
        """Here, and wherever their name went from here: that first, since it is found from here alone.

        What they leave where somebody plays on from here.
        """
        if not (entries := await self._entries(table)):
            return Traces("")
        names, seats, room = await self._names_at(table, entries, Traces(person))
        await self._in_standings(room, names)
        lent = Traces("", names, seats)
        for other in played_on.from_here(table) if names else ():
            await self._rewrite(other, lent)
        shared = bool(people_in(entries) - {person})
        if shared or not await self._insist(lambda: self._delete(table, person)):
            await self._depart(table, person)
            await self._rewrite(table, Traces(person))
        return lent

    async def _names_at(
        self, table: str, entries: Sequence[Entry], traces: Traces
    ) -> tuple[frozenset[str], frozenset[int], Room]:
        """Under which names the game was played, on which seats, and how the table stands."""
        log = nameless(entries, traces)
        with readable():
            room, _ = await folded(table, log)
        seats = seats_of(room, log)
        names = frozenset(name for name, new in log.names.items() if new in seats.values())
        return names, frozenset(seats), room

    async def _in_standings(self, room: Room, names: frozenset[str]) -> None:
        """The standings of an evening go from rematch to rematch, also after somebody has left."""
        again = self._tables.rematch_of(room)
        while names and (entries := await self._entries(again)):
            first = entries[0]
            ranked = {each.name for each in first.standings} if isinstance(first, Created) else set()
            names &= ranked
            if names:
                _, _, room = await self._names_at(again, entries, Traces("", names))
                await self._rewrite(again, Traces("", names))
                again = self._tables.rematch_of(room)

    async def _depart(self, table: str, person: str) -> None:
        """They get up for good, as they could at any time: nobody's game is broken off by it."""
        row = await self._store.row(table)
        if row is not None and row.status != "over":
            async with self._tables.at(table) as live:
                await live.change(lambda room: departed(room, person))

    async def _delete(self, table: str, person: str) -> bool:
        """Whether nothing is left of it: nobody else was there, and nobody has come meanwhile."""
        entries = await self._entries(table)
        if people_in(entries) - {person}:
            return False
        if entries:
            await self._store.delete(table, len(entries))
        self._tables.services.bus.nudge(table, "deleted")
        self._tables.vanished(table)
        return True

    async def _rewrite(self, table: str, traces: Traces) -> None:
        if await self._insist(lambda: self._rewritten(table, traces)):
            self._tables.services.bus.nudge(table, "changed")
        await self._tables.look_again(table)

    async def _rewritten(self, table: str, traces: Traces) -> bool:
        """Whether there was anything to erase; Stale where somebody wrote meanwhile."""
        entries, row = await self._entries(table), await self._store.row(table)
        if not entries or row is None:
            return False
        log = nameless(entries, traces)
        if not log.changed and not traces.person:
            return False
        with readable():
            room, spoke = await folded(table, log)
            seats, record = seats_of(room, log), await self._store.record(table)
            document = None if record is None else nameless_record(record.document, seats)
        added, finished = Erased(), None if record is None else record.finished
        rewritten = {number: encode_entry(log.entries[number - 1]) for number in log.changed}
        summary = summary_of(evolve(room, added), finished)
        erasure = Rewriting(
            table,
            len(entries),
            traces.person,
            rewritten,
            encode_entry(added),
            summary,
            document,
            said_from(spoke),
        )
        await self._store.erase_at(erasure)
        return True

    async def _entries(self, table: str) -> list[Entry]:
        with readable():
            return [entry async for entry in read_entries(self._store, table)]

    async def _insist(self, work: Callable[[], Awaitable[bool | None]]) -> bool | None:
        """Look again where somebody wrote first."""
        for _ in range(TRIES):
            with suppress(Stale):
                return await work()
        raise TableRefusal("busy")

    async def follow(self, before: Room, after: Room, again: str) -> None:
        """Somebody was erased while their company went on: they have been taken along by mistake."""
        for was, now in zip(before.chairs, after.chairs, strict=True):
            if was.person is not None and now.person is None:
                with suppress(NoSuchTable):
                    await self._at(again, was.person, PlayedOn((), {}))
        bots = [chair.name if chair.person is None else None for chair in before.chairs]
        await self._lent(again, bots, [chair.name for chair in after.chairs])

    async def went_on(self, room: Room, record: Record) -> None:
        """Somebody was erased from a record while a table was opened that goes on from it.

        Where nothing is left of the record, nothing goes on from it.
        """
        origin = None if room.what_if is None else room.what_if.record
        if origin is None:
            return
        now = await self._store.record(origin)
        if now is None:
            await self._insist(lambda: self._delete(room.id, room.host))
            raise TableRefusal("no_record")
        as_read = [player.name for player in record.seats]
        as_it_is = [player.name for player in read_document(now.document).seats]
        here = [chair.name for chair in room.chairs]
        same = zip(here, as_read, as_it_is, strict=True)
        await self._lent(room.id, here, [name if was == new else None for name, was, new in same])

    async def _lent(self, table: str, names: Sequence[str | None], now: Sequence[str | None]) -> None:
        """At this table somebody plays under each of these names; those that are not so any more go."""
        gone = {
            seat: was
            for seat, (was, new) in enumerate(zip(names, now, strict=True))
            if was is not None and was != new
        }
        if gone:
            await self._rewrite(table, Traces("", frozenset(gone.values()), frozenset(gone)))


def departed(room: Room, person: str) -> Change:
    """Before the game the seat is free, in it a bot plays on; who is host hands over."""
    left = nothing(room)
    if room.status == "open":
        left = orders.get_up(room, person)
    elif room.status == "playing" and room.seats_of(person):
        left = orders.give_up(room, person)
    return left.then(orders.next_host(left.room, person))
