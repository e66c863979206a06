"""Store over SQL: all that SQLite and PostgreSQL share. `write_batch` checks the versions of appends."""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from math import inf

from lusoria.store import erasure_sql, sql
from lusoria.store.group_commit import CLOSED, MAX_JOBS, GroupCommit, Outcome
from lusoria.store.port import (
    LAST,
    Append,
    Erasure,
    NoSuchTable,
    Outdated,
    RecordRow,
    StoreDown,
    TableRow,
    TryRow,
    check_names,
    is_storable,
)
from lusoria.store.write_batch import Job, OtherJob, Row, Transaction, Value, size_of
from lusoria.store.write_probe import WriteProbe

PROBE_BYTES = 1000  # about the size of a move


class SqlStore(ABC):
    """Store over a database. Reads go directly to it; writes share commits (`GroupCommit`)."""

    def __init__(self, max_jobs: int = MAX_JOBS) -> None:
        self._write_probe = WriteProbe(self._probe)
        self._writes: GroupCommit[Job] = GroupCommit(
            lambda jobs: self._write_probe.observe(self._commit(jobs)), size_of, max_jobs
        )

    @abstractmethod
    async def _commit(self, jobs: Sequence[Job]) -> list[Outcome]:
        """Write a batch in one transaction. See GroupCommit."""

    @abstractmethod
    async def _query(self, statement: str, *values: Value) -> Sequence[Row]:
        """Run one SELECT."""

    @abstractmethod
    async def _disconnect(self) -> None:
        """Close the connections."""

    async def append(self, append: Append) -> int:
        new_version: int = await self._writes.do(append)
        return new_version

    async def read(self, table: str, after: int = 0, most: int = LAST) -> list[bytes]:
        return [body for (body,) in await self._find(sql.READ, table, min(max(after, 0), LAST), most)]

    async def move_deadline(self, table: str, was: float, deadline: float | None) -> None:
        await self._run(
            lambda transaction: transaction.run(sql.MOVE_DEADLINE, deadline, table, was), table=table
        )

    async def row(self, table: str) -> TableRow | None:
        return next(iter(await self._tables(sql.ROW, table)), None)

    async def find(self, code: str) -> TableRow | None:
        return next(iter(await self._tables(sql.FIND, code)), None)

    async def open_tables(self, limit: int, since: float = 0.0) -> list[TableRow]:
        return await self._tables(sql.OPEN_TABLES, since, limit)

    async def mark_attended(self, tables: Sequence[str], now: float) -> None:
        async def mark(transaction: Transaction) -> None:
            for table in sorted(tables):
                await transaction.run(sql.MARK_ATTENDED, now, table, now)

        await self._run(mark)

    async def unstarted_tables(self, before: float, limit: int) -> list[str]:
        return [table for (table,) in await self._find(sql.UNSTARTED_TABLES, before, limit)]

    async def unused_temporary_tables(self, before: float, limit: int) -> list[str]:
        return [table for (table,) in await self._find(sql.UNUSED_TEMPORARY_TABLES, before, limit)]

    async def temporary_logs(self, after: str, limit: int) -> list[tuple[str, list[bytes]]]:
        logs: dict[str, list[bytes]] = {}
        for table, body in await self._find(sql.TEMPORARY_LOGS, after, limit):
            logs.setdefault(table, []).append(body)
        return list(logs.items())

    async def forget(self, table: str, before: float) -> bool:
        async def forget(transaction: Transaction) -> bool:
            if not await transaction.run(sql.LOCK_UNUSED_TABLE, table, before):
                return False
            for statement in sql.DELETE_TABLE:
                await transaction.run(statement, table)
            return True

        forgotten: bool = await self._run(forget, table=table)
        return forgotten

    async def overdue_tables(self, now: float, limit: int) -> list[TableRow]:
        return await self._tables(sql.OVERDUE, now, limit)

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        return await self._tables(sql.TABLES_OF, person, limit)

    async def hide_table(self, table: str, person: str) -> None:
        await self._run(
            lambda transaction: transaction.run(sql.HIDE_TABLE, table, person), table=table, person=person
        )

    async def traces_of(self, person: str) -> list[str]:
        return [table for (table,) in await self._find(sql.TRACES_OF, person)]

    async def erase_at(self, erasure: Erasure) -> None:
        await self._run(lambda transaction: erasure_sql.erase_at(transaction, erasure))

    async def delete(self, table: str, expected_version: int) -> None:
        await self._run(
            lambda transaction: erasure_sql.delete(transaction, table, expected_version), table=table
        )

    async def erase_person(self, person: str) -> None:
        await self._run(lambda transaction: erasure_sql.erase_person(transaction, person), person=person)

    async def wipe(self, largest: int) -> bool:
        return False

    async def record(self, table: str) -> RecordRow | None:
        return next(iter(await self._records(sql.RECORD, table)), None)

    async def records(
        self, *, public_only: bool, before: tuple[float, str] | None = None, limit: int
    ) -> list[RecordRow]:
        statement = sql.PUBLIC_RECORDS if public_only else sql.RECORDS
        return await self._records(statement, *(before or (inf, "")), limit)

    async def begin_try(self, day: str, game: str, person: str, table: str, now: float) -> str:
        async def begin(transaction: Transaction) -> str:
            await transaction.run(sql.BEGIN_TRY, day, game, person, table, now)
            ((_, _, _, first_table, *_),) = await transaction.run(sql.TRY, day, game, person)
            return str(first_table)

        first_table: str = await self._run(begin, day=day, game=game, person=person, table=table)
        return first_table

    async def try_of(self, day: str, game: str, person: str) -> TryRow | None:
        return next(iter(await self._tries(sql.TRY, day, game, person)), None)

    async def tries(self, day: str, game: str, limit: int) -> list[TryRow]:
        return await self._tries(sql.TRIES, day, game, limit)

    async def named_tries(self, day: str, game: str, limit: int) -> list[TryRow]:
        return await self._tries(sql.NAMED_TRIES, day, game, limit)

    async def count_tries(self, day: str, game: str) -> int:
        ((begun,),) = await self._find(sql.COUNT_TRIES, day, game)
        return int(begun)

    async def tries_of(self, person: str, since: str, limit: int) -> list[TryRow]:
        return await self._tries(sql.TRIES_OF, person, since, limit)

    async def save_try_analysis(self, day: str, game: str, person: str, analysis: bytes) -> None:
        await self._run(
            lambda transaction: transaction.run(sql.SAVE_TRY_ANALYSIS, analysis, day, game, person),
            day=day,
            game=game,
            person=person,
        )

    async def name_try(self, day: str, game: str, person: str, name: str | None) -> None:
        await self._run(
            lambda transaction: transaction.run(sql.NAME_TRY, name, day, game, person),
            day=day,
            game=game,
            person=person,
            name=name or "",
        )

    async def save_bot_results(self, day: str, game: str, played: bytes) -> bytes:
        async def put(transaction: Transaction) -> bytes:
            await transaction.run(sql.PUT_DAY, day, game, played)
            ((stored,),) = await transaction.run(sql.DAY, day, game)
            return bytes(stored)

        results: bytes = await self._run(put, day=day, game=game)
        return results

    async def day(self, day: str, game: str) -> bytes | None:
        return next((bytes(played) for (played,) in await self._find(sql.DAY, day, game)), None)

    async def sweep_days(self, before: str) -> None:
        async def sweep(transaction: Transaction) -> None:
            for statement in sql.SWEEP_DAYS:
                await transaction.run(statement, before)

        await self._run(sweep, before=before)

    async def save_analysis(self, table: str, variant: str, analysis_version: str, body: bytes) -> None:
        await self._run(
            lambda transaction: transaction.run(sql.PUT_ANALYSIS, table, variant, analysis_version, body),
            table=table,
            variant=variant,
            analysis_version=analysis_version,
        )

    async def stored_analysis(self, table: str, variant: str, analysis_version: str) -> bytes | None:
        return next(
            (body for (body,) in await self._find(sql.ANALYSIS, table, variant, analysis_version)), None
        )

    async def say(self, table: str, person: str, body: bytes, outdated: Outdated) -> bool:
        async def say(transaction: Transaction) -> bool | NoSuchTable:
            if (there := await _is_at(transaction, table, person)) is not True:
                return there
            await transaction.run(sql.ADD_CHAT_LINE, table, body)
            lines = [
                (number, bytes(line)) for number, line in await transaction.run(sql.CHAT_NUMBERED, table)
            ]
            for place in outdated([line for _, line in lines]):
                await transaction.run(sql.DELETE_CHAT_LINE, lines[place][0])
            return True

        is_added: bool = await self._run(say, table=table, person=person)
        return is_added

    async def chat(self, table: str) -> list[bytes]:
        return [body for (body,) in await self._find(sql.CHAT, table)]

    async def delete_chat(self, table: str) -> None:
        await self._run(lambda transaction: transaction.run(sql.DELETE_CHAT, table), table=table)

    async def note(self, table: str, person: str, body: bytes | None) -> bool:
        async def note(transaction: Transaction) -> bool | NoSuchTable:
            if body is None:
                await transaction.run(sql.DELETE_NOTE, table, person)
            elif (there := await _is_at(transaction, table, person)) is not True:
                return there
            else:
                await transaction.run(sql.PUT_NOTE, table, person, body)
            return True

        noted: bool = await self._run(note, table=table, person=person)
        return noted

    async def notes(self, table: str, person: str) -> bytes | None:
        return next((body for (body,) in await self._find(sql.NOTES, table, person)), None)

    async def set_consent(self, person: str, *, given: bool) -> bool:
        async def consent(transaction: Transaction) -> bool:
            if not given:
                await transaction.run(sql.DELETE_CONSENT, person)
                return True
            there = bool(await transaction.run(sql.LOCK_PERSON_ANYWHERE, person))
            if there:
                await transaction.run(sql.PUT_CONSENT, person)
            return there

        is_stored: bool = await self._run(consent, person=person)
        return is_stored

    async def has_consented(self, person: str) -> bool:
        return bool(await self._find(sql.CONSENT_OF, person))

    async def shared_secret(self, name: str, new: bytes) -> bytes:
        async def put(transaction: Transaction) -> bytes:
            await transaction.run(sql.PUT_SECRET, name, new)
            ((stored,),) = await transaction.run(sql.SECRET, name)
            return bytes(stored)

        secret: bytes = await self._run(put, name=name)
        return secret

    async def ping(self) -> None:
        if self._writes.closed:
            raise StoreDown(CLOSED)
        await self._write_probe.check()

    async def _probe(self) -> None:
        """Make a durable write that leaves nothing behind."""
        name = f"probe {secrets.token_hex(16)}"

        async def write(transaction: Transaction) -> None:
            await transaction.run(sql.PROBE, name, secrets.token_bytes(PROBE_BYTES))
            await transaction.run(sql.UNDO_PROBE, name)

        await self._run(write)

    async def close(self) -> None:
        await self._writes.close()
        await self._disconnect()

    async def _run(self, run: Callable[[Transaction], Awaitable[Outcome]], **names: str) -> Outcome:
        check_names(**names)
        return await self._writes.do(OtherJob(run))

    async def _find(self, statement: str, *values: Value) -> Sequence[Row]:
        """Run a query; no rows for names that no database can store."""
        if not all(is_storable(value) for value in values if isinstance(value, str)):
            return []
        return await self._query(statement, *values)

    async def _tables(self, statement: str, *values: Value) -> list[TableRow]:
        return [
            TableRow(
                table, code, game, status, bool(listed), created, updated, deadline, summary, bool(passing)
            )
            for table, code, game, status, listed, created, updated, deadline, summary, passing in (
                await self._find(statement, *values)
            )
        ]

    async def _records(self, statement: str, *values: Value) -> list[RecordRow]:
        rows = await self._find(statement, *values)
        return [
            RecordRow(table, game, finished, bool(public), document, opens)
            for table, game, finished, public, document, opens in rows
        ]

    async def _tries(self, statement: str, *values: Value) -> list[TryRow]:
        return [TryRow(*columns) for columns in await self._find(statement, *values)]


async def _is_at(transaction: Transaction, table: str, person: str) -> bool | NoSuchTable:
    """Whether the person is at the table; locks that until the end of the transaction (see `erasure_sql`)."""
    if await transaction.run(sql.LOCK_PERSON, table, person):
        return True
    for (passing,) in await transaction.run(sql.IS_PASSING, table):
        return bool(passing)
    return NoSuchTable(f"There is no table {table}.")
