"""Finds what-if tables with traces of a person. They are in no person's list of tables."""

from collections import defaultdict
from collections.abc import Iterator

from msgspec import Struct

from lusoria.runtime.cooperative_yield import Slices
from lusoria.store.port import Store
from lusoria.table.erasure.anonymize import people_in
from lusoria.table.live.table_log import readable
from lusoria.table.room.entries import Created, decode_entry
from lusoria.table.what_if import root_of
from lusoria.wire.refusal import TableRefusal

PAGE = 50  # logs per query


class WhatIfTables(Struct, frozen=True):
    """What-if tables."""

    tables: tuple[str, ...]
    """Tables the person played at."""
    by_origin: dict[str, list[str]]
    """Tables that continue a record, by the record's table and by the first table of the chain."""
    unreadable: frozenset[str] = frozenset()
    """Unreadable tables whose log contains the person's id."""

    def from_here(self, table: str) -> Iterator[str]:
        """All tables that continue this table's game, directly or indirectly, each once."""
        stack, visited = [table], {table}
        while stack:
            for other in self.by_origin.get(stack.pop(), ()):
                if other not in visited:
                    visited.add(other)
                    stack.append(other)
                    yield other


async def what_if_tables_of(store: Store, person: str) -> WhatIfTables:
    """Read the logs of all what-if tables. There may be many: each stays for a day after its last visit.

    Decodes only the first entry of most logs. The id may also occur as the id of an order, so a match alone
    does not prove that the person was there.
    """
    own, by_origin, unreadable = list[str](), defaultdict[str, list[str]](list), set[str]()
    person_bytes, slices, last = person.encode(), Slices(), ""
    while page := await store.temporary_logs(last, PAGE):
        for table, log in page:
            has_id = any(person_bytes in body for body in log)
            try:
                with readable():
                    first = decode_entry(log[0])
                    if isinstance(first, Created) and first.what_if is not None:
                        for origin in {first.what_if.record, root_of(first)} - {None}:
                            by_origin[str(origin)].append(table)
                        if has_id and person in people_in(map(decode_entry, log)):
                            own.append(table)
            except TableRefusal:
                if has_id:
                    unreadable.add(table)
            await slices.pause()
        last = page[-1][0]
    return WhatIfTables(tuple(own), by_origin, frozenset(unreadable))
