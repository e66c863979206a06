"""A store that forgets: for tests and trials."""

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from lusoria.store.batch import Append, stale
from lusoria.store.group_commit import CLOSED
from lusoria.store.port import (
    LAST,
    CodeTaken,
    NoSuchTable,
    Outdated,
    RecordRow,
    StoreDown,
    TableRow,
    check_names,
)


class MemoryStore:
    """Dictionaries. Each call first lets others run, as a database would, and then is done at a stroke."""

    def __init__(self) -> None:
        self._logs: defaultdict[str, list[bytes]] = defaultdict(list)
        self._rows: dict[str, TableRow] = {}
        self._people: defaultdict[str, set[str]] = defaultdict(set)
        self._records: dict[str, RecordRow] = {}
        self._chat: defaultdict[str, list[bytes]] = defaultdict(list)
        self._notes: dict[tuple[str, str], bytes] = {}
        self._secrets: dict[str, bytes] = {}
        self._closed = False

    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[bytes],
        *,
        row: TableRow | None = None,
        people: Sequence[str] = (),
        record: RecordRow | None = None,
    ) -> int:
        job = Append(table, after, tuple(entries), row, tuple(people), record)
        await self._turn()
        version = len(self._logs.get(table, ()))
        if version != after:
            raise stale(job, version)
        if row is not None:
            self._check_code(row)
        elif people:
            self._check_table(table)
        self._logs[table].extend(job.entries)
        if row is not None:
            self._rows[table] = row
        self._people[table].update(people)
        if record is not None:
            self._records[table] = record
        return job.version

    async def read(self, table: str, after: int = 0, most: int = LAST) -> list[bytes]:
        await self._turn()
        return self._logs.get(table, [])[max(after, 0) :][:most]

    async def move_deadline(self, table: str, was: float, deadline: float | None) -> None:
        await self._turn()
        row = self._rows.get(table)
        if row is not None and row.deadline == was:
            self._rows[table] = replace(row, deadline=deadline)

    async def row(self, table: str) -> TableRow | None:
        await self._turn()
        return self._rows.get(table)

    async def find(self, code: str) -> TableRow | None:
        await self._turn()
        return next((row for row in self._rows.values() if row.code == code and row.status != "over"), None)

    async def open_tables(self, limit: int, since: float = 0.0) -> list[TableRow]:
        await self._turn()
        rows = (row for row in self._rows.values() if row.listed and row.status == "open")
        return _newest((row for row in rows if row.updated >= since), limit)

    async def seen(self, tables: Sequence[str], now: float) -> None:
        await self._turn()
        for table in tables:
            row = self._rows.get(table)
            if row is not None and row.status == "open" and row.updated < now:
                self._rows[table] = replace(row, updated=now)

    async def deserted(self, before: float, limit: int) -> list[str]:
        await self._turn()
        left = [
            (row.updated, row.id)
            for row in self._rows.values()
            if row.status == "open" and row.updated < before
        ]
        return [table for _, table in sorted(left)[:limit]]

    async def forget(self, table: str, before: float) -> bool:
        await self._turn()
        row = self._rows.get(table)
        if row is None or row.status != "open" or row.updated >= before:
            return False
        for kept in (self._rows, self._logs, self._people, self._chat):
            kept.pop(table, None)
        self._notes = {key: body for key, body in self._notes.items() if key[0] != table}
        return True

    async def overdue(self, now: float, limit: int) -> list[TableRow]:
        await self._turn()
        late = [(row.deadline, row.id) for row in self._rows.values() if row.deadline is not None]
        return [self._rows[table] for deadline, table in sorted(late) if deadline <= now][:limit]

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        await self._turn()
        return _newest((row for row in self._rows.values() if person in self._people[row.id]), limit)

    async def unlist(self, table: str, person: str) -> None:
        check_names(person=person)
        await self._turn()
        self._people.get(table, set()).discard(person)

    async def record(self, table: str) -> RecordRow | None:
        await self._turn()
        return self._records.get(table)

    async def records(
        self, *, public_only: bool, before: tuple[float, str] | None = None, limit: int
    ) -> list[RecordRow]:
        await self._turn()
        found = {
            (one.finished, one.table): one for one in self._records.values() if one.public or not public_only
        }
        places = sorted((place for place in found if before is None or place < before), reverse=True)
        return [found[place] for place in places[:limit]]

    async def say(self, table: str, body: bytes, outdated: Outdated) -> None:
        await self._turn()
        self._check_table(table)
        said = [*self._chat[table], body]
        gone = set(outdated(said))
        self._chat[table] = [line for place, line in enumerate(said) if place not in gone]

    async def chat(self, table: str) -> list[bytes]:
        await self._turn()
        return list(self._chat.get(table, ()))

    async def hush(self, table: str) -> None:
        await self._turn()
        self._chat.pop(table, None)

    async def note(self, table: str, person: str, body: bytes | None) -> None:
        check_names(person=person)
        await self._turn()
        if body is None:
            self._notes.pop((table, person), None)
            return
        self._check_table(table)
        self._notes[table, person] = body

    async def notes(self, table: str, person: str) -> bytes | None:
        await self._turn()
        return self._notes.get((table, person))

    async def keep_secret(self, name: str, new: bytes) -> bytes:
        check_names(name=name)
        await self._turn()
        return self._secrets.setdefault(name, new)

    async def ping(self) -> None:
        await self._turn()

    async def close(self) -> None:
        self._closed = True

    async def _turn(self) -> None:
        if self._closed:
            raise StoreDown(CLOSED)
        await asyncio.sleep(0)

    def _check_code(self, row: TableRow) -> None:
        if row.status == "over":
            return
        for other in self._rows.values():
            if (other.code, other.id == row.id, other.status == "over") == (row.code, False, False):
                raise CodeTaken(f"The code {row.code} is another table's.")

    def _check_table(self, table: str) -> None:
        if table not in self._rows:
            raise NoSuchTable(f"There is no table {table}.")


def _newest(rows: Iterable[TableRow], limit: int) -> list[TableRow]:
    return sorted(rows, key=lambda row: (row.created, row.id), reverse=True)[:limit]
