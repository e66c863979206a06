"""The store in one SQLite file: for one machine, with nothing to install.

Two connections, each with its own thread: one writes, and one reads what has been committed.
"""

import asyncio
import json
import re
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, closing, contextmanager
from functools import cache
from pathlib import Path

import aiosqlite
from msgspec.structs import astuple

from lusoria.store import sql
from lusoria.store.address import File
from lusoria.store.batch import Job, Plan, Row, Value
from lusoria.store.group_commit import CLOSED, MOST_JOBS, Outcome
from lusoria.store.port import CodeTaken, NoSuchTable, Stale, StoreDown, Unsure
from lusoria.store.private import make_private
from lusoria.store.sql_store import SqlStore, write_batch

PATIENCE = 10.0  # seconds to wait for another process that is writing

SETTINGS = (
    "PRAGMA synchronous = FULL",  # a commit returns when it is on the disk
    "PRAGMA fullfsync = ON",  # ... also where the system would say so too early
    "PRAGMA foreign_keys = ON",
    "PRAGMA journal_size_limit = 67108864",
)

VERSIONS = """
SELECT value, (SELECT seq FROM entries WHERE table_id = value ORDER BY seq DESC LIMIT 1) FROM json_each(?)"""

PUT_ENTRIES = sql.PUT_ENTRIES + " VALUES ($1, $2, $3)"

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
def plain_words() -> Iterator[None]:
    """Say in our words what SQLite says in its own."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0)
        match code:
            case sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
                raise Stale("Another process wrote to this log first.") from error
            case sqlite3.SQLITE_CONSTRAINT_UNIQUE:
                raise CodeTaken("This code is another table's.") from error
            case sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
                raise NoSuchTable("This table has no row.") from error
        if code & 0xFF in DOWN:
            raise StoreDown(f"SQLite says: {error} ({error.sqlite_errorname}).") from error
        raise


@cache
def spelt(statement: str) -> str:
    """A shared statement as SQLite reads it."""
    return re.sub(r"\$\d", "?", statement)


class SqliteWriter:
    """A connection inside a transaction."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def run(self, statement: str, *values: Value) -> Sequence[Row]:
        return list(await self._connection.execute_fetchall(spelt(statement), values))

    async def versions(self, tables: list[str]) -> dict[str, int]:
        found = await self._connection.execute_fetchall(VERSIONS, (json.dumps(tables, ensure_ascii=False),))
        return {table: version or 0 for table, version in found}

    async def write(self, made: Plan) -> None:
        for statement, rows in (
            (PUT_ENTRIES, made.entries),
            (sql.PUT_ROW, [astuple(row) for row in made.rows.values()]),
            (sql.PUT_PERSON, made.people),
            (sql.PUT_RECORD, [astuple(record) for record in made.records.values()]),
        ):
            if rows:
                await self._connection.executemany(spelt(statement), rows)


def _revision(path: Path) -> str | None:
    """The revision of a file. What cannot be opened is found here, before there is a thread to look after."""
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            return next((str(revision) for (revision,) in connection.execute(sql.REVISION)), None)
    return None


def _keep_a_log(path: Path) -> None:
    """Have SQLite write to a log first, so that readers and the writer do not wait for one another.

    The file remembers it. While it is being changed SQLite lets nobody in, and has no patience of its own.
    """
    until = time.monotonic() + PATIENCE
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
        while True:
            try:
                ((mode,),) = connection.execute("PRAGMA journal_mode = WAL")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
                time.sleep(0.01)
                continue
            if mode != "wal":
                raise StoreDown(f"SQLite cannot keep a write-ahead log beside {path}.")
            return


class SqliteStore(SqlStore):
    """A Store in a file. Several processes may have it open."""

    def __init__(self, path: Path, most_jobs: int = MOST_JOBS) -> None:
        super().__init__(most_jobs)
        self._path = path
        self._open = AsyncExitStack()
        self._writer: aiosqlite.Connection
        self._reader: aiosqlite.Connection

    async def connect(self) -> "SqliteStore":
        """Open the file, or make it, and bring it up to date."""
        try:
            with plain_words():
                await asyncio.to_thread(make_private, self._path)
                if await asyncio.to_thread(_revision, self._path) != sql.HEAD:
                    from lusoria.store.migrate import migrate  # noqa: PLC0415 - slow to load, and seldom needed

                    await migrate(File(self._path))
                await asyncio.to_thread(_keep_a_log, self._path)
                self._writer = await self._connection()
                for setting in SETTINGS:
                    await self._writer.execute_fetchall(setting)
                self._reader = await self._connection()
        except BaseException:
            await self._open.aclose()
            raise
        return self

    async def _connection(self) -> aiosqlite.Connection:
        opening = aiosqlite.connect(self._path, isolation_level=None, timeout=PATIENCE)
        return await self._open.enter_async_context(opening)

    async def _commit(self, jobs: Sequence[Job]) -> list[Outcome]:
        with plain_words():
            try:
                await self._writer.execute("BEGIN IMMEDIATE")
                outcomes = await write_batch(jobs, SqliteWriter(self._writer))
                await self._seal()
            finally:
                if self._writer.in_transaction:
                    await self._writer.rollback()
        return outcomes

    async def _seal(self) -> None:
        try:
            await self._writer.commit()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode in SURELY_NOT_WRITTEN:
                raise
            raise Unsure(f"SQLite says, of a commit: {error} ({error.sqlite_errorname}).") from error

    async def _ask(self, statement: str, *values: Value) -> Sequence[Row]:
        try:
            with plain_words():
                return list(await self._reader.execute_fetchall(spelt(statement), values))
        except (ValueError, sqlite3.ProgrammingError) as error:  # what a closed connection says
            raise StoreDown(CLOSED) from error

    async def _hang_up(self) -> None:
        await self._open.aclose()
