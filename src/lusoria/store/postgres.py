"""Store in a PostgreSQL database, which several nodes can share."""

# ruff: noqa: S608 - statements are built from constants only

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeAlias

import asyncpg
from asyncpg.pool import PoolConnectionProxy
from msgspec.structs import astuple

from lusoria.store import sql
from lusoria.store.database_url import Server
from lusoria.store.group_commit import MAX_JOBS, Outcome
from lusoria.store.port import CodeTaken, NoSuchTable, Stale, StoreDown, UncertainCommit
from lusoria.store.sql_store import SqlStore
from lusoria.store.write_batch import Job, Row, Value, WritePlan, write_batch

Connection: TypeAlias = "PoolConnectionProxy[asyncpg.Record]"

MAX_CONNECTIONS = 8  # of one node; writes share one, so the others serve reads. PostgreSQL allows 100 in all
CONNECT_SECONDS = 5.0  # limit for opening a connection
STATEMENT_SECONDS = 20.0  # after that the server counts as down

VERSIONS = """
SELECT id, (SELECT seq FROM entries WHERE table_id = id ORDER BY seq DESC LIMIT 1)
FROM unnest($1::text[]) AS given (id)"""

LOCK_ROWS = "SELECT FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE"
"""A separate statement, so that versions are read after the lock is granted."""

PUT_ENTRIES = sql.PUT_ENTRIES + " SELECT * FROM unnest($1::text[], $2::int[], $3::bytea[])"

PUT_ROWS = f"""{sql.PUT_ROWS} SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bool[],
    $6::float8[], $7::float8[], $8::float8[], $9::bytea[], $10::bool[]){sql.OR_UPDATE_ROW}"""

DOWN = (
    OSError,  # refused, reset, unreachable, timed out
    asyncpg.PostgresConnectionError,
    asyncpg.InsufficientResourcesError,  # disk full, out of memory, too many connections
    asyncpg.OperatorInterventionError,  # shutting down, crashed, starting up
    asyncpg.PostgresSystemError,  # cannot read or write its own files
    asyncpg.ReadOnlySQLTransactionError,  # a read-only standby
    asyncpg.InvalidCatalogNameError,  # no such database
    asyncpg.InvalidAuthorizationSpecificationError,  # wrong user or password
    asyncpg.InternalClientError,
)


@contextmanager
def convert_errors() -> Iterator[None]:
    """Convert errors of PostgreSQL and asyncpg to those of the store."""
    try:
        yield
    except asyncpg.UniqueViolationError as error:
        match error.constraint_name:
            case "entries_pkey":  # both nodes read the same version before either wrote
                raise Stale("Another node wrote to this log first.") from error
            case "tables_code":
                raise CodeTaken("Another table has this code.") from error
        raise
    except asyncpg.ForeignKeyViolationError as error:
        raise NoSuchTable("This table has no row.") from error
    except DOWN as error:
        raise StoreDown(f"PostgreSQL: {_sentence(error)}") from error
    except asyncpg.InterfaceError as error:
        if isinstance(error, ValueError):  # a bad parameter: a bug here, not a lost connection
            raise
        raise StoreDown(f"PostgreSQL: {_sentence(error)}") from error


def _sentence(error: BaseException) -> str:
    return f"{str(error) or 'no answer'} ({type(error).__name__})"


class PostgresWriter:
    """A connection inside a transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def run(self, statement: str, *values: Value) -> Sequence[Row]:
        return await self._connection.fetch(statement, *values)

    async def mark_for_wipe(self) -> None:
        """Not needed: autovacuum removes erased rows."""

    async def lock_rows(self, tables: list[str]) -> None:
        await self._connection.execute(LOCK_ROWS, tables)

    async def versions(self, tables: list[str]) -> dict[str, int]:
        return {table: version or 0 for table, version in await self._connection.fetch(VERSIONS, tables)}

    async def write(self, plan: WritePlan) -> None:
        # Sorted, so that two nodes with the same tables do not deadlock.
        await self._connection.execute(PUT_ENTRIES, *_columns(sorted(plan.entries)))
        if plan.rows:
            rows = [astuple(plan.rows[table]) for table in sorted(plan.rows)]
            await self._connection.execute(PUT_ROWS, *_columns(rows))
        if plan.people:
            await self._connection.executemany(sql.PUT_PERSON, sorted(plan.people))
        if plan.records:
            records = [astuple(plan.records[table]) for table in sorted(plan.records)]
            await self._connection.executemany(sql.PUT_RECORD, records)


def _columns(rows: Sequence[tuple[Any, ...]]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]


class PostgresStore(SqlStore):
    """Store that any number of nodes share. Reconnects when needed."""

    def __init__(self, url: str, max_jobs: int = MAX_JOBS) -> None:
        super().__init__(max_jobs)
        self._url = url
        self._pool: asyncpg.Pool[asyncpg.Record]

    async def connect(self) -> "PostgresStore":
        """Connect and migrate the database."""
        with convert_errors():
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=MAX_CONNECTIONS,
                timeout=CONNECT_SECONDS,
                command_timeout=STATEMENT_SECONDS,
                reset=_skip_reset,
                server_settings={"application_name": "lusoria", "synchronous_commit": "on"},
            )
            try:
                if await self._revision() != sql.HEAD:
                    from lusoria.store.maintenance.migrate import migrate  # noqa: PLC0415 - slow to load, rarely needed

                    await migrate(Server(self._url))
            except BaseException:
                self._pool.terminate()
                raise
        return self

    async def _revision(self) -> str | None:
        if await self._pool.fetchval("SELECT to_regclass('alembic_version')") is None:
            return None
        revision: str | None = await self._pool.fetchval(sql.REVISION)
        return revision

    async def _commit(self, jobs: Sequence[Job]) -> list[Outcome]:
        outcomes: list[Outcome] | None = None
        try:
            with convert_errors():
                async with self._pool.acquire(timeout=STATEMENT_SECONDS) as connection:
                    outcomes = await _transact(connection, jobs)
        except StoreDown:
            if outcomes is None:
                raise  # otherwise the commit succeeded, and only releasing the connection failed
        except asyncpg.TransactionRollbackError as error:  # deadlock between nodes, resolved by the server
            if len(jobs) > 1:  # GroupCommit retries the halves
                raise
            raise StoreDown(f"PostgreSQL: {_sentence(error)}") from error
        assert outcomes is not None
        return outcomes

    async def _query(self, statement: str, *values: Value) -> Sequence[Row]:
        with convert_errors():
            return await self._pool.fetch(statement, *values)

    async def _disconnect(self) -> None:
        try:
            await self._pool.close()
        except (*DOWN, asyncpg.InterfaceError):  # the server is gone
            self._pool.terminate()


async def _transact(connection: Connection, jobs: Sequence[Job]) -> list[Outcome]:
    transaction = connection.transaction()
    await transaction.start()
    try:
        outcomes = await write_batch(jobs, PostgresWriter(connection))
    except BaseException:
        if not connection.is_closed():
            await transaction.rollback()
        raise
    try:
        await transaction.commit()
    except (*DOWN, asyncpg.InterfaceError) as error:
        raise UncertainCommit(f"PostgreSQL, during a commit: {_sentence(error)}") from error
    return outcomes


async def _skip_reset(_connection: object) -> None:
    """Skip asyncpg's reset query: connections are returned unchanged."""
