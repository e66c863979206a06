"""Store in memory, for tests and trials."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from lusoria.store.group_commit import CLOSED
from lusoria.store.port import (
    LAST,
    Append,
    CodeTaken,
    Erasure,
    NoSuchTable,
    Outdated,
    RecordRow,
    Stale,
    StoreDown,
    TableRow,
    TryRow,
    check_names,
)
from lusoria.store.write_batch import stale_error


class MemoryStore:
    """Dictionaries. Each call yields to the event loop once, like a database, and then runs atomically."""

    def __init__(self) -> None:
        self._logs: defaultdict[str, list[bytes]] = defaultdict(list)
        self._rows: dict[str, TableRow] = {}
        self._people: defaultdict[str, dict[str, bool]] = defaultdict(dict)
        """By table and person: whether the person's list shows the table."""
        self._records: dict[str, RecordRow] = {}
        self._analyses: dict[tuple[str, str], tuple[str, bytes]] = {}
        self._chat: defaultdict[str, list[bytes]] = defaultdict(list)
        self._notes: dict[tuple[str, str], bytes] = {}
        self._consents: set[str] = set()
        self._secrets: dict[str, bytes] = {}
        self._tries: dict[tuple[str, str, str], TryRow] = {}
        self._days: dict[tuple[str, str], bytes] = {}
        self._closed = False

    async def append(self, append: Append) -> int:
        await self._yield()
        table = append.table
        version = len(self._logs.get(table, ()))
        if version != append.expected_version:
            raise stale_error(append, version)
        if append.row is not None:
            self._check_code(append.row)
        elif append.people:
            self._check_table(table)
        self._logs[table].extend(append.entries)
        if append.row is not None:
            self._rows[table] = append.row
        self._people[table].update(dict.fromkeys(append.people, True))
        if append.record is not None:
            self._records[table] = append.record
        return append.new_version

    async def read(self, table: str, after: int = 0, most: int = LAST) -> list[bytes]:
        await self._yield()
        return self._logs.get(table, [])[max(after, 0) :][:most]

    async def move_deadline(self, table: str, was: float, deadline: float | None) -> None:
        await self._yield()
        row = self._rows.get(table)
        if row is not None and row.deadline == was:
            self._rows[table] = replace(row, deadline=deadline)

    async def row(self, table: str) -> TableRow | None:
        await self._yield()
        return self._rows.get(table)

    async def find(self, code: str) -> TableRow | None:
        await self._yield()
        return next((row for row in self._rows.values() if row.code == code and row.status != "over"), None)

    async def open_tables(self, limit: int, since: float = 0.0) -> list[TableRow]:
        await self._yield()
        rows = (row for row in self._rows.values() if row.listed and row.status == "open")
        return _newest((row for row in rows if row.updated >= since), limit)

    async def mark_attended(self, tables: Sequence[str], now: float) -> None:
        await self._yield()
        for table in tables:
            row = self._rows.get(table)
            if row is not None and may_be_forgotten(row) and row.updated < now:
                self._rows[table] = replace(row, updated=now)

    async def unstarted_tables(self, before: float, limit: int) -> list[str]:
        await self._yield()
        return self._oldest(lambda row: row.status == "open", before, limit)

    async def unused_temporary_tables(self, before: float, limit: int) -> list[str]:
        await self._yield()
        return self._oldest(lambda row: row.passing, before, limit)

    def _oldest(self, condition: Callable[[TableRow], bool], before: float, limit: int) -> list[str]:
        rows = (row for row in self._rows.values() if condition(row) and row.updated < before)
        return [row.id for row in sorted(rows, key=lambda row: (row.updated, row.id))[:limit]]

    async def temporary_logs(self, after: str, limit: int) -> list[tuple[str, list[bytes]]]:
        await self._yield()
        tables = sorted(table for table, row in self._rows.items() if row.passing and table > after)
        return [(table, list(self._logs[table])) for table in tables[:limit]]

    async def forget(self, table: str, before: float) -> bool:
        await self._yield()
        row = self._rows.get(table)
        if row is None or not may_be_forgotten(row) or row.updated >= before:
            return False
        self._drop(table)
        return True

    def _drop(self, table: str) -> None:
        for by_table in (self._rows, self._logs, self._people, self._chat, self._records):
            by_table.pop(table, None)
        self._analyses = {key: analysis for key, analysis in self._analyses.items() if key[0] != table}
        self._notes = {key: body for key, body in self._notes.items() if key[0] != table}

    async def overdue_tables(self, now: float, limit: int) -> list[TableRow]:
        await self._yield()
        late = [(row.deadline, row.id) for row in self._rows.values() if row.deadline is not None]
        return [self._rows[table] for deadline, table in sorted(late) if deadline <= now][:limit]

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        await self._yield()
        return _newest((row for row in self._rows.values() if self._people[row.id].get(person)), limit)

    async def hide_table(self, table: str, person: str) -> None:
        check_names(person=person)
        await self._yield()
        if person in self._people.get(table, {}):
            self._people[table][person] = False

    async def traces_of(self, person: str) -> list[str]:
        await self._yield()
        return sorted(table for table, people in self._people.items() if person in people)

    async def erase_at(self, erasure: Erasure) -> None:
        await self._yield()
        table = erasure.table
        self._check_version(table, erasure.expected_version)
        for number, body in erasure.entries.items():
            self._logs[table][number - 1] = body
        self._logs[table].append(erasure.added)
        self._rows[table] = replace(self._rows[table], summary=erasure.summary)
        if erasure.document is not None and table in self._records:
            self._records[table] = replace(self._records[table], document=erasure.document)
        self._delete_chat_lines(table, erasure.outdated)
        self._people[table].pop(erasure.person, None)
        self._notes.pop((table, erasure.person), None)

    async def delete(self, table: str, expected_version: int) -> None:
        check_names(table=table)
        await self._yield()
        self._check_version(table, expected_version)
        self._drop(table)

    async def erase_person(self, person: str) -> None:
        check_names(person=person)
        await self._yield()
        self._tries = {key: row for key, row in self._tries.items() if row.person != person}
        self._consents.discard(person)
        passing = {table for table, row in self._rows.items() if row.passing}
        deleted = {(table, person) for table in passing}
        self._notes = {key: body for key, body in self._notes.items() if key not in deleted}

    async def wipe(self, largest: int) -> bool:
        await self._yield()
        return False

    async def record(self, table: str) -> RecordRow | None:
        await self._yield()
        return self._records.get(table)

    async def records(
        self, *, public_only: bool, before: tuple[float, str] | None = None, limit: int
    ) -> list[RecordRow]:
        await self._yield()
        by_place = {
            (record.finished, record.table): record
            for record in self._records.values()
            if record.public or not public_only
        }
        places = sorted((place for place in by_place if before is None or place < before), reverse=True)
        return [by_place[place] for place in places[:limit]]

    async def begin_try(self, day: str, game: str, person: str, table: str, now: float) -> str:
        check_names(day=day, game=game, person=person, table=table)
        await self._yield()
        attempt = TryRow(day, game, person, table, now, None, None, None)
        return self._tries.setdefault((day, game, person), attempt).table

    async def try_of(self, day: str, game: str, person: str) -> TryRow | None:
        await self._yield()
        row = self._tries.get((day, game, person))
        return None if row is None else self._with_table(row)

    async def tries(self, day: str, game: str, limit: int) -> list[TryRow]:
        await self._yield()
        rows = [row for row in self._tries.values() if (row.day, row.game) == (day, game)]
        rows.sort(key=lambda row: (row.begun, row.person))
        return [self._with_table(row) for row in rows[:limit]]

    async def named_tries(self, day: str, game: str, limit: int) -> list[TryRow]:
        return [row for row in await self.tries(day, game, LAST) if row.shown_name is not None][:limit]

    async def count_tries(self, day: str, game: str) -> int:
        await self._yield()
        return sum((row.day, row.game) == (day, game) for row in self._tries.values())

    async def tries_of(self, person: str, since: str, limit: int) -> list[TryRow]:
        await self._yield()
        rows = [row for row in self._tries.values() if row.person == person and row.day >= since]
        by_day = sorted(sorted(rows, key=lambda row: row.game), key=lambda row: row.day, reverse=True)
        return [self._with_table(row) for row in by_day[:limit]]

    def _with_table(self, attempt: TryRow) -> TryRow:
        row = self._rows.get(attempt.table)
        return attempt if row is None else replace(attempt, status=row.status, summary=row.summary)

    async def save_try_analysis(self, day: str, game: str, person: str, analysis: bytes) -> None:
        check_names(day=day, game=game, person=person)
        await self._yield()
        if (row := self._tries.get((day, game, person))) is not None:
            self._tries[day, game, person] = replace(row, analysis=analysis)

    async def name_try(self, day: str, game: str, person: str, name: str | None) -> None:
        check_names(day=day, game=game, person=person, name=name or "")
        await self._yield()
        if (row := self._tries.get((day, game, person))) is not None:
            self._tries[day, game, person] = replace(row, shown_name=name)

    async def save_bot_results(self, day: str, game: str, played: bytes) -> bytes:
        check_names(day=day, game=game)
        await self._yield()
        return self._days.setdefault((day, game), played)

    async def day(self, day: str, game: str) -> bytes | None:
        await self._yield()
        return self._days.get((day, game))

    async def sweep_days(self, before: str) -> None:
        check_names(before=before)
        await self._yield()
        self._tries = {key: row for key, row in self._tries.items() if row.day >= before}
        self._days = {key: played for key, played in self._days.items() if key[0] >= before}

    async def save_analysis(self, table: str, variant: str, analysis_version: str, body: bytes) -> None:
        check_names(table=table, variant=variant, analysis_version=analysis_version)
        await self._yield()
        if table not in self._records:
            raise NoSuchTable(f"There is no record of {table}.")
        self._analyses[table, variant] = analysis_version, body

    async def stored_analysis(self, table: str, variant: str, analysis_version: str) -> bytes | None:
        await self._yield()
        stored_version, body = self._analyses.get((table, variant), ("", b""))
        return body if stored_version == analysis_version else None

    async def say(self, table: str, person: str, body: bytes, outdated: Outdated) -> bool:
        check_names(person=person)
        await self._yield()
        if not self._is_at(table, person):
            return False
        self._chat[table].append(body)
        self._delete_chat_lines(table, outdated)
        return True

    def _is_at(self, table: str, person: str) -> bool:
        self._check_table(table)
        return person in self._people.get(table, {}) or self._rows[table].passing

    def _delete_chat_lines(self, table: str, outdated: Outdated) -> None:
        lines = self._chat[table]
        deleted = set(outdated(lines))
        self._chat[table] = [line for place, line in enumerate(lines) if place not in deleted]

    async def chat(self, table: str) -> list[bytes]:
        await self._yield()
        return list(self._chat.get(table, ()))

    async def delete_chat(self, table: str) -> None:
        await self._yield()
        self._chat.pop(table, None)

    async def note(self, table: str, person: str, body: bytes | None) -> bool:
        check_names(person=person)
        await self._yield()
        if body is None:
            self._notes.pop((table, person), None)
        elif self._is_at(table, person):
            self._notes[table, person] = body
        else:
            return False
        return True

    async def notes(self, table: str, person: str) -> bytes | None:
        await self._yield()
        return self._notes.get((table, person))

    async def set_consent(self, person: str, *, given: bool) -> bool:
        check_names(person=person)
        await self._yield()
        if not given:
            self._consents.discard(person)
        elif any(person in people for people in self._people.values()):
            self._consents.add(person)
        else:
            return False
        return True

    async def has_consented(self, person: str) -> bool:
        await self._yield()
        return person in self._consents

    async def shared_secret(self, name: str, new: bytes) -> bytes:
        check_names(name=name)
        await self._yield()
        return self._secrets.setdefault(name, new)

    async def ping(self) -> None:
        await self._yield()

    async def close(self) -> None:
        self._closed = True

    async def _yield(self) -> None:
        if self._closed:
            raise StoreDown(CLOSED)
        await asyncio.sleep(0)

    def _check_code(self, row: TableRow) -> None:
        if row.status == "over":
            return
        for other in self._rows.values():
            if (other.code, other.id == row.id, other.status == "over") == (row.code, False, False):
                raise CodeTaken(f"Another table has the code {row.code}.")

    def _check_version(self, table: str, expected_version: int) -> None:
        version = len(self._logs.get(table, ()))
        if table not in self._rows or version != expected_version:
            raise Stale(f"The log of table {table} is at {version}, not at {expected_version}.")

    def _check_table(self, table: str) -> None:
        if table not in self._rows:
            raise NoSuchTable(f"There is no table {table}.")


def may_be_forgotten(row: TableRow) -> bool:
    return row.status == "open" or row.passing


def _newest(rows: Iterable[TableRow], limit: int) -> list[TableRow]:
    return sorted(rows, key=lambda row: (row.created, row.id), reverse=True)[:limit]
