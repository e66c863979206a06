"""Erasing a person: from every table they were at, on whatever node, and from all that is kept beside.

A table at which nobody else was is deleted. At others they get up, or give up a game, as they could at any
time; then the log is rewritten without them, in one transaction with the entry that says so. Each table is a
step of its own that is done or not begun, and finds its own way again: whoever is interrupted asks once more.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager, suppress
from typing import Protocol, TypeAlias

from lusoria.records.record import Record, read_document
from lusoria.store.port import Erasure as Rewriting
from lusoria.store.port import NoSuchTable, Stale
from lusoria.table.erasure.anonymize import (
    Traces,
    folded,
    nameless,
    nameless_record,
    people_in,
    said_in,
    seats_of,
    stays_of,
)
from lusoria.table.erasure.what_if_traces import PlayedOn, played_on_by
from lusoria.table.live.live_table import LiveTable
from lusoria.table.live.services import Services
from lusoria.table.live.table_index import summary_of
from lusoria.table.live.table_log import TRIES, read_entries, readable
from lusoria.table.room import orders
from lusoria.table.room.entries import Created, Entry, Erased, encode_entry
from lusoria.table.room.room import Change, Room, evolve, nothing
from lusoria.wire.refusal import TableRefusal

AT_ONCE = 5.0
"""Seconds for one request: whoever was at very many tables asks again, and sees it go on."""
BUSY_PAUSE = 0.05
"""Seconds between two attempts at a log to which somebody else keeps writing."""

Late: TypeAlias = set[tuple[str, Traces]]


class Tables(Protocol):
    """The tables of this node, and their names."""

    services: Services

    def at(self, table: str) -> AbstractAsyncContextManager[LiveTable]: ...

    def held(self, table: str) -> AbstractAsyncContextManager[None]: ...

    def rematch_of(self, room: Room) -> str: ...

    async def look_again(self, table: str) -> None: ...

    def vanished(self, table: str) -> None: ...


class Erasing:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.services.store
        self._one_at_a_time = asyncio.Lock()
        self._late: dict[str, Late] = {}
        """By person, passing tables that were busy, and the names to remove there.

        Their origin is rewritten and no longer tells the names, so they are kept for the next request.
        """
        self._clock = time.monotonic

    async def ask(self, person: str) -> int:
        """Erase for a while; how many tables are left, those among them that others keep writing to.

        0 is returned only once nothing is left of the person.
        """
        async with self._one_at_a_time:
            late = self._late.pop(person, set())
            try:
                return await self._erase(person, late, self._clock() + AT_ONCE)
            finally:
                if late:
                    self._late[person] = late

    async def _erase(self, person: str, late: Late, until: float) -> int:
        await self._store.consent(person, given=False)  # first: it may take a while, or be broken off
        unreadable = set[str]()
        """Tables of theirs, or that have their name: they are told that something stayed."""
        played_on = await played_on_by(self._store, person)
        begun = False
        while (left := await self._left(person, played_on.of, unreadable)) or late:
            if begun and self._clock() > until:  # what began meanwhile waits until they ask again
                return len(left) + len(late)
            begun = True
            gone = dict[str, Traces]()
            done = busy = 0
            while done < len(left) and (not done or self._clock() <= until):
                table = left[done]
                with passing_over(table, unreadable):
                    traces = await self._unless_busy(table, person, played_on, unreadable)
                    busy += traces is None
                    gone |= {} if traces is None else {table: traces}
                done += 1
            played_on = await self._begun_meanwhile(person, gone, played_on, late)
            await self._rewrite_late(late, unreadable)
            if done < len(left):
                return len(left) - done + busy + len(late)
            if busy or late:
                await asyncio.sleep(BUSY_PAUSE)
        await self._store.erase_person(person)
        unreadable |= played_on.closed
        if unreadable:
            raise TableRefusal("not_all_erased", tables=len(unreadable))
        return 0

    async def _unless_busy(
        self, table: str, person: str, played_on: PlayedOn, unreadable: set[str]
    ) -> Traces | None:
        """None where others keep writing: it is tried again after the others, or when they ask again."""
        try:
            return await self._at(table, person, played_on, unreadable)
        except TableRefusal as refusal:
            if refusal.why == "no_such_table":  # it was deleted meanwhile
                return Traces("")
            if refusal.why != "busy":
                raise
            return None

    async def _left(self, person: str, besides: tuple[str, ...], unreadable: set[str]) -> list[str]:
        """From the first table of an evening on: where a name went from there is found by following it."""
        tables = {*await self._store.traces_of(person), *besides} - unreadable
        rows = {table: await self._store.row(table) for table in tables}
        return sorted(tables, key=lambda table: (row.created if (row := rows[table]) else 0.0, table))

    async def _begun_meanwhile(
        self, person: str, gone: dict[str, Traces], before: PlayedOn, late: Late
    ) -> PlayedOn:
        """Whoever played on from a record until it was rewritten has the names that stood there: see `late`.

        Whoever comes after that finds it out alone: see `went_on`.
        """
        now = await played_on_by(self._store, person)
        for table, traces in gone.items():
            known = set(before.from_here(table))
            for other in now.from_here(table) if traces.carried else ():
                if other not in known:
                    late.add((other, traces))
        return now

    async def _rewrite_late(self, late: Late, unreadable: set[str]) -> None:
        """Those that are busy stay in `late`."""
        for table, traces in list(late):
            try:
                with passing_over(table, unreadable):
                    await self._rewrite(table, traces)
                late.discard((table, traces))
            except TableRefusal as refusal:
                if refusal.why != "busy":
                    raise

    async def _at(self, table: str, person: str, played_on: PlayedOn, unreadable: set[str]) -> Traces:
        """Here, and wherever their name went from here: that first, since it is found from here alone.

        What cannot be read elsewhere keeps nothing here. What they leave where somebody plays on from here.
        """
        if not (entries := await self._entries(table)):
            return Traces("")
        names, seats, room = await self._names_at(table, entries, Traces(person))
        await self._in_standings(room, names, unreadable)
        lent = Traces("", names, seats)
        for other in played_on.from_here(table) if names else ():
            with passing_over(other, unreadable):
                await self._rewrite(other, lent)
        shared = bool(people_in(entries) - {person})
        if shared or not await self._insist(table, lambda: self._delete(table, person)):
            await self._depart(table, person)
            await self._rewrite(table, Traces(person))
        return lent

    async def _names_at(
        self, table: str, entries: Sequence[Entry], traces: Traces
    ) -> tuple[frozenset[str], frozenset[int], Room]:
        """Under which names the game was played, on which seats, and how the table stands."""
        log = nameless(entries, traces)
        with readable():
            room = await folded(table, log.entries)
        seats = seats_of(room, log)
        names = frozenset(name for name, new in log.names.items() if new in seats.values())
        return names, frozenset(seats), room

    async def _in_standings(self, room: Room, names: frozenset[str], unreadable: set[str]) -> None:
        """The standings of an evening go from rematch to rematch, also after somebody has left."""
        while names:
            again, left = self._tables.rematch_of(room), names
            names = frozenset()  # unless it is there and can be read
            with passing_over(again, unreadable):
                entries = await self._entries(again)
                first = entries[0] if entries else None
                if isinstance(first, Created):
                    names = left & {each.name for each in first.standings}
                if names:
                    _, _, room = await self._names_at(again, entries, Traces("", names))
                    await self._rewrite(again, Traces("", names))

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
        if await self._insist(table, lambda: self._rewritten(table, traces)):
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
            room, stays = await folded(table, log.entries), await stays_of(table, entries, traces.person)
            seats, record = seats_of(room, log), await self._store.record(table)
            document = None if record is None else nameless_record(record.document, seats, stays)
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
            said_in(stays),
        )
        await self._store.erase_at(erasure)
        return True

    async def _entries(self, table: str) -> list[Entry]:
        with readable():
            return [entry async for entry in read_entries(self._store, table)]

    async def _insist(self, table: str, work: Callable[[], Awaitable[bool | None]]) -> bool | None:
        """Do `work` on a log, again where somebody wrote first; TableRefusal `busy` after so many tries.

        From the second try on nobody at this node writes meanwhile: bots may play faster than a log is read.
        """
        with suppress(Stale):
            return await work()
        for _ in range(TRIES - 1):
            async with self._tables.held(table):
                with suppress(Stale):
                    return await work()
            await asyncio.sleep(BUSY_PAUSE)  # another node writes
        raise TableRefusal("busy")

    async def follow(self, before: Room, after: Room, again: str) -> None:
        """Somebody was erased while their company went on: they have been taken along by mistake."""
        for was, now in zip(before.chairs, after.chairs, strict=True):
            if was.person is not None and now.person is None:
                with suppress(NoSuchTable):
                    await self._at(again, was.person, PlayedOn((), {}), set())
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
            await self._insist(room.id, lambda: self._delete(room.id, room.host))
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


@contextmanager
def passing_over(table: str, unreadable: set[str]) -> Iterator[None]:
    """What cannot be read there is said in the end, and stops nothing else."""
    try:
        yield
    except TableRefusal as refusal:
        if refusal.why != "unreadable":
            raise
        unreadable.add(table)


def departed(room: Room, person: str) -> Change:
    """Before the game the seat is free, in it a bot plays on; who is host hands over."""
    left = nothing(room)
    if room.status == "open":
        left = orders.get_up(room, person)
    elif room.status == "playing" and room.seats_of(person):
        left = orders.give_up(room, person)
    return left.then(orders.next_host(left.room, person))
