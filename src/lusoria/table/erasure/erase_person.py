"""Erases a person from all their tables, on any node, and from all data stored beside them.

A table without other people is deleted. At others the person leaves, or gives up a game in progress. Then the
log is rewritten without them, in one transaction with an `erased` entry. Each table is one atomic step, and
the steps can be repeated: after an interruption the client asks again.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager, suppress
from typing import Protocol, TypeAlias

from lusoria.records.record import Record, read_document
from lusoria.store.port import Erasure, NoSuchTable, Stale
from lusoria.table.erasure.anonymize import (
    Traces,
    anonymize,
    anonymize_record,
    build_room,
    chat_lines_of,
    people_in,
    seats_of,
    stays_of,
)
from lusoria.table.erasure.what_if_traces import WhatIfTables, what_if_tables_of
from lusoria.table.live.live_table import LiveTable
from lusoria.table.live.services import Services
from lusoria.table.live.table_index import summary_of
from lusoria.table.live.table_log import MAX_ATTEMPTS, read_entries, readable
from lusoria.table.room import orders
from lusoria.table.room.entries import Created, Entry, Erased, encode_entry
from lusoria.table.room.room import Change, Room, evolve, no_change
from lusoria.wire.refusal import TableRefusal

REQUEST_SECONDS = 5.0  # per request; the client repeats it and sees the progress
BUSY_SECONDS = 0.05  # between two attempts at a log that others keep writing to

PostponedTraces: TypeAlias = set[tuple[str, Traces]]


class Tables(Protocol):
    """The tables of this node, as erasure needs them."""

    services: Services

    def use(self, table: str) -> AbstractAsyncContextManager[LiveTable]: ...

    def lock(self, table: str) -> AbstractAsyncContextManager[None]: ...

    def rematch_of(self, room: Room) -> str: ...

    async def catch_up(self, table: str) -> None: ...

    def mark_deleted(self, table: str) -> None: ...


class Eraser:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.services.store
        self._one_at_a_time = asyncio.Lock()
        self._postponed: dict[str, PostponedTraces] = {}
        """Passing tables that were busy, by person, and the names to remove there.

        Kept for the next request: their origin is rewritten and no longer has the names.
        """
        self._clock = time.monotonic

    async def erase(self, person: str) -> int:
        """Erase for up to `REQUEST_SECONDS`. Returns how many tables are left, busy ones included.

        Returns 0 only once nothing of the person is left.
        """
        async with self._one_at_a_time:
            postponed = self._postponed.pop(person, set())
            try:
                return await self._erase(person, postponed, self._clock() + REQUEST_SECONDS)
            finally:
                if postponed:
                    self._postponed[person] = postponed

    async def _erase(self, person: str, postponed: PostponedTraces, until: float) -> int:
        await self._store.set_consent(person, given=False)  # first: the rest may take long or be interrupted
        unreadable = set[str]()
        """Unreadable tables with the person or their name; reported at the end."""
        what_if_tables = await what_if_tables_of(self._store, person)
        is_first = True
        while (
            tables := await self._tables_with_traces(person, what_if_tables.tables, unreadable)
        ) or postponed:
            if not is_first and self._clock() > until:  # the rest waits for the next request
                return len(tables) + len(postponed)
            is_first = False
            erased = dict[str, Traces]()
            done = busy = 0
            while done < len(tables) and (not done or self._clock() <= until):
                table = tables[done]
                with collect_unreadable(table, unreadable):
                    traces = await self._try_erase_at(table, person, what_if_tables, unreadable)
                    busy += traces is None
                    erased |= {} if traces is None else {table: traces}
                done += 1
            what_if_tables = await self._postpone_late_tables(person, erased, what_if_tables, postponed)
            await self._rewrite_postponed(postponed, unreadable)
            if done < len(tables):
                return len(tables) - done + busy + len(postponed)
            if busy or postponed:
                await asyncio.sleep(BUSY_SECONDS)
        await self._store.erase_person(person)
        unreadable |= what_if_tables.unreadable
        if unreadable:
            raise TableRefusal("not_all_erased", tables=len(unreadable))
        return 0

    async def _try_erase_at(
        self, table: str, person: str, what_if_tables: WhatIfTables, unreadable: set[str]
    ) -> Traces | None:
        """None if others keep writing: it is tried again later, or in the next request."""
        try:
            return await self._erase_at(table, person, what_if_tables, unreadable)
        except TableRefusal as refusal:
            if refusal.why == "no_such_table":  # deleted meanwhile
                return Traces("")
            if refusal.why != "busy":
                raise
            return None

    async def _tables_with_traces(
        self, person: str, more: tuple[str, ...], unreadable: set[str]
    ) -> list[str]:
        """Tables with traces, oldest first: rematches are found from the first table of a series."""
        tables = {*await self._store.traces_of(person), *more} - unreadable
        rows = {table: await self._store.row(table) for table in tables}
        return sorted(tables, key=lambda table: (row.created if (row := rows[table]) else 0.0, table))

    async def _postpone_late_tables(
        self, person: str, erased: dict[str, Traces], before: WhatIfTables, postponed: PostponedTraces
    ) -> WhatIfTables:
        """Add to `postponed` what-if tables that were opened from a record before it was rewritten.

        Tables opened afterwards handle it themselves: see `check_what_if`.
        """
        now = await what_if_tables_of(self._store, person)
        for table, traces in erased.items():
            known_tables = set(before.from_here(table))
            for other in now.from_here(table) if traces.carried_names else ():
                if other not in known_tables:
                    postponed.add((other, traces))
        return now

    async def _rewrite_postponed(self, postponed: PostponedTraces, unreadable: set[str]) -> None:
        """Busy tables stay in `postponed`."""
        for table, traces in list(postponed):
            try:
                with collect_unreadable(table, unreadable):
                    await self._rewrite(table, traces)
                postponed.discard((table, traces))
            except TableRefusal as refusal:
                if refusal.why != "busy":
                    raise

    async def _erase_at(
        self, table: str, person: str, what_if_tables: WhatIfTables, unreadable: set[str]
    ) -> Traces:
        """Erase at this table. Returns the traces to remove in what-if tables.

        First removes the name from rematches and what-if tables: only this table's log leads to them. An
        unreadable one does not stop this.
        """
        if not (entries := await self._entries(table)):
            return Traces("")
        names, seats, room = await self._names_at(table, entries, Traces(person))
        await self._rewrite_standings(room, names, unreadable)
        name_traces = Traces("", names, seats)
        for other in what_if_tables.from_here(table) if names else ():
            with collect_unreadable(other, unreadable):
                await self._rewrite(other, name_traces)
        shared = bool(people_in(entries) - {person})
        if shared or not await self._retry(table, lambda: self._delete(table, person)):
            await self._depart(table, person)
            await self._rewrite(table, Traces(person))
        return name_traces

    async def _names_at(
        self, table: str, entries: Sequence[Entry], traces: Traces
    ) -> tuple[frozenset[str], frozenset[int], Room]:
        """Names and seats of the person in the game, and the room."""
        log = anonymize(entries, traces)
        with readable():
            room = await build_room(table, log.entries)
        seats = seats_of(room, log)
        names = frozenset(name for name, new in log.names.items() if new in seats.values())
        return names, frozenset(seats), room

    async def _rewrite_standings(self, room: Room, names: frozenset[str], unreadable: set[str]) -> None:
        """Remove names from the standings, which pass from rematch to rematch even without the person."""
        while names:
            rematch, carried = self._tables.rematch_of(room), names
            names = frozenset()  # unless the rematch exists and is readable
            with collect_unreadable(rematch, unreadable):
                entries = await self._entries(rematch)
                first = entries[0] if entries else None
                if isinstance(first, Created):
                    names = carried & {each.name for each in first.standings}
                if names:
                    _, _, room = await self._names_at(rematch, entries, Traces("", names))
                    await self._rewrite(rematch, Traces("", names))

    async def _depart(self, table: str, person: str) -> None:
        """Leave or give up, as the person could at any time: the game goes on."""
        row = await self._store.row(table)
        if row is not None and row.status != "over":
            async with self._tables.use(table) as live:
                await live.change(lambda room: depart(room, person))

    async def _delete(self, table: str, person: str) -> bool:
        """Delete the table. False if other people were there, or have come meanwhile."""
        entries = await self._entries(table)
        if people_in(entries) - {person}:
            return False
        if entries:
            await self._store.delete(table, len(entries))
        self._tables.services.bus.notify(table, "deleted")
        self._tables.mark_deleted(table)
        return True

    async def _rewrite(self, table: str, traces: Traces) -> None:
        if await self._retry(table, lambda: self._try_rewrite(table, traces)):
            self._tables.services.bus.notify(table, "changed")
        await self._tables.catch_up(table)

    async def _try_rewrite(self, table: str, traces: Traces) -> bool:
        """False if there was nothing to erase. Raises Stale after a concurrent write."""
        entries, row = await self._entries(table), await self._store.row(table)
        if not entries or row is None:
            return False
        log = anonymize(entries, traces)
        if not log.changed_numbers and not traces.person:
            return False
        with readable():
            room, stays = await build_room(table, log.entries), await stays_of(table, entries, traces.person)
            seats, record = seats_of(room, log), await self._store.record(table)
            document = None if record is None else anonymize_record(record.document, seats, stays)
        added, finished = Erased(), None if record is None else record.finished
        rewritten = {number: encode_entry(log.entries[number - 1]) for number in log.changed_numbers}
        summary = summary_of(evolve(room, added), finished)
        erasure = Erasure(
            table,
            len(entries),
            traces.person,
            rewritten,
            encode_entry(added),
            summary,
            document,
            chat_lines_of(stays),
        )
        await self._store.erase_at(erasure)
        return True

    async def _entries(self, table: str) -> list[Entry]:
        with readable():
            return [entry async for entry in read_entries(self._store, table)]

    async def _retry(self, table: str, work: Callable[[], Awaitable[bool | None]]) -> bool | None:
        """Run `work` on a log, again after a concurrent write. Refused with `busy` after `MAX_ATTEMPTS`.

        From the second attempt on this node does not write meanwhile: bots may play faster than it reads.
        """
        with suppress(Stale):
            return await work()
        for _ in range(MAX_ATTEMPTS - 1):
            async with self._tables.lock(table):
                with suppress(Stale):
                    return await work()
            await asyncio.sleep(BUSY_SECONDS)  # another node writes
        raise TableRefusal("busy")

    async def check_rematch(self, before: Room, after: Room, again: str) -> None:
        """A person was erased while the rematch was made, and is seated there: erase them there too."""
        for was, now in zip(before.chairs, after.chairs, strict=True):
            if was.person is not None and now.person is None:
                with suppress(NoSuchTable):
                    await self._erase_at(again, was.person, WhatIfTables((), {}), set())
        bots = [chair.name if chair.person is None else None for chair in before.chairs]
        await self._rewrite_names(again, bots, [chair.name for chair in after.chairs])

    async def check_what_if(self, room: Room, record: Record) -> None:
        """A person was erased from a record while a what-if table was opened from it: erase them there too.

        If the record was deleted, delete the table.
        """
        origin = None if room.what_if is None else room.what_if.record
        if origin is None:
            return
        now = await self._store.record(origin)
        if now is None:
            await self._retry(room.id, lambda: self._delete(room.id, room.host))
            raise TableRefusal("no_record")
        copied = [player.name for player in record.seats]
        current = [player.name for player in read_document(now.document).seats]
        here = [chair.name for chair in room.chairs]
        names = zip(here, copied, current, strict=True)
        await self._rewrite_names(room.id, here, [name if was == new else None for name, was, new in names])

    async def _rewrite_names(
        self, table: str, names: Sequence[str | None], now: Sequence[str | None]
    ) -> None:
        """Remove names under which others play at this table, if they have changed at their origin."""
        changed = {
            seat: was
            for seat, (was, new) in enumerate(zip(names, now, strict=True))
            if was is not None and was != new
        }
        if changed:
            await self._rewrite(table, Traces("", frozenset(changed.values()), frozenset(changed)))


@contextmanager
def collect_unreadable(table: str, unreadable: set[str]) -> Iterator[None]:
    """Note an unreadable table instead of failing."""
    try:
        yield
    except TableRefusal as refusal:
        if refusal.why != "unreadable":
            raise
        unreadable.add(table)


def depart(room: Room, person: str) -> Change:
    """Leave before the game, or give up during it, and pass on the host's rights."""
    change = no_change(room)
    if room.status == "open":
        change = orders.get_up(room, person)
    elif room.status == "playing" and room.seats_of(person):
        change = orders.give_up(room, person)
    return change.then(orders.next_host(change.room, person))
