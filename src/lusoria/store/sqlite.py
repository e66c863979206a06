"""Store in one SQLite file: one machine, nothing to install.

Two connections with one thread each: one writes, the other reads committed data.
"""

import asyncio
import json
import re
import sqlite3
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, closing, contextmanager, suppress
from functools import cache, partial
from pathlib import Path
from typing import Self, TypeVar

from msgspec.structs import astuple

from lusoria.store import sql
from lusoria.store.database_url import File
from lusoria.store.group_commit import CLOSED, MAX_JOBS, Outcome
from lusoria.store.maintenance import wipe_file
from lusoria.store.port import CodeTaken, NoSuchTable, Stale, StoreDown, UncertainCommit
from lusoria.store.private_files import make_private
from lusoria.store.sql_store import SqlStore
from lusoria.store.write_batch import Job, Row, Value, WritePlan, write_batch

T = TypeVar("T")

BUSY_SECONDS = 10.0  # to wait for another process that is writing

SETTINGS = (
    "PRAGMA synchronous = FULL",  # commits are durable when they return
    "PRAGMA fullfsync = ON",  # ... also on macOS, where fsync does not flush the drive's cache
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # overwrite deleted data
    "PRAGMA wal_autocheckpoint = 4000",  # pages: copies a page that changes often only once
    "PRAGMA journal_size_limit = 67108864",
)

VERSIONS = """
SELECT value, (SELECT seq FROM entries WHERE table_id = value ORDER BY seq DESC LIMIT 1) FROM json_each(?)"""

DOWN = {
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_NOTADB,
}
SURELY_NOT_WRITTEN = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE}


@contextmanager
def convert_errors() -> Iterator[None]:
    """Convert SQLite's errors to those of the store."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0)
        match code:
            case sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
                # not expected: `plan_appends` reads versions under the write lock and finds stale appends
                raise Stale("Another process wrote to this log first.") from error
            case sqlite3.SQLITE_CONSTRAINT_UNIQUE:
                raise CodeTaken("Another table has this code.") from error
            case sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
                raise NoSuchTable("This table has no row.") from error
        if code & 0xFF in DOWN:
            raise StoreDown(f"SQLite: {error} ({error.sqlite_errorname}).") from error
        raise


@cache
def sqlite_statement(statement: str) -> str:
    """A shared statement with SQLite's parameters."""
    return re.sub(r"\$\d+", "?", statement)


class SqliteWriter:
    """A connection inside a transaction, in its own thread: never awaits the event loop."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def run(self, statement: str, *values: Value) -> Sequence[Row]:
        return self._connection.execute(sqlite_statement(statement), values).fetchall()

    async def mark_for_wipe(self) -> None:
        wipe_file.mark(self._connection, wipe_file.DUE)

    async def lock_rows(self, tables: list[str]) -> None:
        """Not needed: SQLite has one writer at a time."""

    async def versions(self, tables: list[str]) -> dict[str, int]:
        rows = self._connection.execute(VERSIONS, (json.dumps(tables, ensure_ascii=False),))
        return {table: version or 0 for table, version in rows}

    async def write(self, plan: WritePlan) -> None:
        for statement, rows in (
            (sql.PUT_ENTRY, plan.entries),
            (sql.PUT_ROW, [astuple(row) for row in plan.rows.values()]),
            (sql.PUT_PERSON, plan.people),
            (sql.PUT_RECORD, [astuple(record) for record in plan.records.values()]),
        ):
            if rows:
                self._connection.executemany(sqlite_statement(statement), rows)


def _write(jobs: Sequence[Job], connection: sqlite3.Connection) -> list[Outcome]:
    """Write a whole batch in one call: a switch of threads costs as much as a statement."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = _run_to_end(write_batch(jobs, SqliteWriter(connection)))
        _commit_transaction(connection)
    finally:
        if connection.in_transaction:
            with suppress(sqlite3.Error):  # report the first error, not this one
                connection.rollback()
    return outcomes


def _run_to_end(work: Coroutine[object, None, T]) -> T:
    """Run a coroutine that never suspends."""
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    raise AssertionError("the coroutine must not suspend")


def _commit_transaction(connection: sqlite3.Connection) -> None:
    try:
        connection.commit()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode in SURELY_NOT_WRITTEN:
            raise
        raise UncertainCommit(f"SQLite, during a commit: {error} ({error.sqlite_errorname}).") from error


class ConnectionThread:
    """A connection and the only thread that uses it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "lusoria-sqlite")
        self._connection: sqlite3.Connection

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run work after all earlier work."""
        return await self._submit(lambda: work(self._connection))

    def _submit(self, work: Callable[[], T]) -> Awaitable[T]:
        try:
            return asyncio.get_running_loop().run_in_executor(self._thread, work)
        except RuntimeError as error:  # the thread pool is shut down
            raise StoreDown(CLOSED) from error

    async def __aenter__(self) -> Self:
        await self._submit(self._connect)
        return self

    def _connect(self) -> None:
        self._connection = sqlite3.connect(self._path, isolation_level=None, timeout=BUSY_SECONDS)

    async def __aexit__(self, *_: object) -> None:
        closing = self._submit(self._connection.close)
        self._thread.shutdown(wait=False)
        await closing


def _apply_settings(connection: sqlite3.Connection) -> None:
    for setting in SETTINGS:
        connection.execute(setting)


def _revision(path: Path) -> str | None:
    """Revision of a file. Opens it before any thread exists, so that failures need no cleanup."""
    with closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as connection:
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            return next((str(revision) for (revision,) in connection.execute(sql.REVISION)), None)
    return None


def _enable_wal(path: Path) -> None:
    """Set the write-ahead log, so that readers and the writer do not block each other.

    The setting is stored in the file. SQLite's busy timeout does not cover this change, so retry here.
    """
    until = time.monotonic() + BUSY_SECONDS
    with closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as connection:
        while True:
            try:
                ((mode,),) = connection.execute("PRAGMA journal_mode = WAL")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
                time.sleep(0.01)
                continue
            if mode != "wal":
                raise StoreDown(f"SQLite cannot use a write-ahead log for {path}.")
            return


class SqliteStore(SqlStore):
    """Store in a file. `open_store` locks it for a server; commands may read and write it meanwhile."""

    def __init__(self, path: Path, max_jobs: int = MAX_JOBS) -> None:
        super().__init__(max_jobs)
        self._path = path
        self._open = AsyncExitStack()
        self._writer: ConnectionThread
        self._reader: ConnectionThread

    async def connect(self) -> "SqliteStore":
        """Open or create the file, and migrate it."""
        try:
            with convert_errors():
                await asyncio.to_thread(make_private, self._path)
                if await asyncio.to_thread(_revision, self._path) != sql.HEAD:
                    from lusoria.store.maintenance.migrate import migrate  # noqa: PLC0415 - slow to load, rarely needed

                    await migrate(File(self._path))
                await asyncio.to_thread(_enable_wal, self._path)
                self._writer = await self._open.enter_async_context(ConnectionThread(self._path))
                await self._writer.do(_apply_settings)
                self._reader = await self._open.enter_async_context(ConnectionThread(self._path))
        except BaseException:
            await self._open.aclose()
            raise
        return self

    async def _commit(self, jobs: Sequence[Job]) -> list[Outcome]:
        with convert_errors():
            return await self._writer.do(partial(_write, jobs))

    async def _query(self, statement: str, *values: Value) -> Sequence[Row]:
        with convert_errors():
            return await self._reader.do(
                lambda connection: connection.execute(sqlite_statement(statement), values).fetchall()
            )

    async def wipe(self, largest: int) -> bool:
        with convert_errors():
            return await self._writer.do(lambda connection: wipe_file.wipe(connection, largest))

    async def _disconnect(self) -> None:
        await self._open.aclose()
