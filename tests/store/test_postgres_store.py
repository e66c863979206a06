"""PostgreSQL store: crashes, restarts, full disks, deadlocks and sweeps beside writes."""

import asyncio
import signal
from collections.abc import AsyncIterator
from typing import Any, TypeAlias

import asyncpg
import pytest

from lusoria.store import Stale, Store, StoreDown, open_store
from lusoria.store.port import Append
from lusoria.store.postgres import PostgresWriter
from tests.store.postgres import new_database, postgres
from tests.store.samples import append_with_retry, entry, log, make_record, make_row

pytestmark = pytest.mark.anyio

Other: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

WAITING = "SELECT count(*) FROM pg_locks WHERE NOT granted"
TABLES = [f"t{number}" for number in range(20)]


@pytest.fixture
async def other(postgres_url: str) -> AsyncIterator[Other]:
    """Another connection to the database."""
    connection = await asyncpg.connect(postgres_url, server_settings={"deadlock_timeout": "30s"})
    yield connection
    await connection.close()


class Table:
    """Appends without end, and records acknowledged versions. After an error it reads the log."""

    def __init__(self, store: Store, name: str) -> None:
        self.store = store
        self.name = name
        self.acknowledged = 0
        self.errors = 0
        self.unacknowledged = 0  # entries written although the connection broke

    async def play(self) -> None:
        version: int | None = 0
        while True:
            try:
                if version is None:
                    version = len(await self.store.read(self.name))
                    self.unacknowledged += version - self.acknowledged
                    self.acknowledged = version
                body = entry(self.name, version + 1)
                self.acknowledged = version = await self.store.append(Append(self.name, version, [body]))
            except StoreDown:
                version = None
                self.errors += 1
                await asyncio.sleep(0.01)


async def wait_for_progress(tables: list[Table], more: int) -> None:
    """Waits until each table has that many more entries."""
    goals = [table.acknowledged + more for table in tables]
    async with asyncio.timeout(60):
        while any(table.acknowledged < goal for table, goal in zip(tables, goals, strict=True)):  # noqa: ASYNC110
            await asyncio.sleep(0.005)


@pytest.mark.slow
async def test_postgres_may_be_killed_at_any_moment() -> None:
    with postgres() as server:
        url = new_database(server.base)
        async with open_store(url) as store, asyncio.TaskGroup() as playing:
            tables = [Table(store, name) for name in TABLES]
            tasks = [playing.create_task(table.play()) for table in tables]
            for how in (signal.SIGQUIT, signal.SIGKILL, signal.SIGINT):
                await wait_for_progress(tables, 5)
                before = sum(table.errors for table in tables)
                await asyncio.to_thread(server.stop, how)
                with pytest.raises(StoreDown):
                    await store.append(Append("other", 0, [b"a"]))
                with pytest.raises(StoreDown):
                    await store.ping()
                await asyncio.to_thread(server.start)
                await wait_for_progress(tables, 5)
                assert sum(table.errors for table in tables) > before
            for task in tasks:
                task.cancel()
        async with open_store(url) as again:
            for table in tables:
                written = await again.read(table.name)
                assert written == log(table.name, len(written))
                assert len(written) - table.acknowledged in (0, 1)  # the last append was cancelled
                assert table.unacknowledged <= 3
            assert await again.read("other") == []


@pytest.mark.slow
async def test_store_closes_after_postgres_is_gone() -> None:
    with postgres() as server:
        async with open_store(new_database(server.base)) as store:
            await store.append(Append("t1", 0, [b"a"]))
            await asyncio.gather(*(store.read("t1") for _ in range(20)))
            server.stop(signal.SIGKILL)
        with pytest.raises(StoreDown):
            await store.ping()


async def test_unreachable_postgres_is_reported(postgres_url: str) -> None:
    with pytest.raises(StoreDown, match="nowhere"):
        async with open_store(f"{postgres_url}_nowhere"):
            pass
    with pytest.raises(StoreDown, match="PostgreSQL"):
        async with open_store("postgresql://127.0.0.1:1/lusoria"):
            pass


@pytest.mark.parametrize(
    "trouble", ["disk_full", "out_of_memory", "admin_shutdown", "io_error", "crash_shutdown"]
)
async def test_temporary_postgres_refusal_can_be_retried(
    postgres_url: str, other: Other, trouble: str
) -> None:
    """PostgreSQL raises the error itself, as on a full disk."""
    async with open_store(postgres_url) as store:
        await store.append(Append("t1", 0, [b"a"], row=make_row("t1")))
        await other.execute(f"""
            CREATE FUNCTION no() RETURNS trigger LANGUAGE plpgsql AS $$
                BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '{trouble}'; END $$;
            CREATE TRIGGER no BEFORE INSERT ON records FOR EACH ROW EXECUTE FUNCTION no();
        """)
        outcomes = (await _with_record(store, "t2"), await _with_record(store, "t1", after=1))
        assert [type(outcome) for outcome in outcomes] == [StoreDown, StoreDown]
        assert await store.read("t1") == [b"a"]
        assert await store.read("t2") == []
        await other.execute("DROP TRIGGER no ON records")
        assert [await _with_record(store, "t2"), await _with_record(store, "t1", after=1)] == [1, 2]


async def _with_record(store: Store, table: str, after: int = 0) -> object:
    try:
        return await store.append(
            Append(table, after, [b"x"], row=make_row(table), record=make_record(table, 1.0))
        )
    except StoreDown as down:
        return down


async def test_commit_without_answer_is_unsure(postgres_url: str, other: Other) -> None:
    """The connection is cut at the commit: only the log shows whether it was written."""
    async with open_store(postgres_url) as store:
        await other.execute("""
            CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$
                BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
            CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED
                FOR EACH ROW EXECUTE FUNCTION cut();
        """)
        with pytest.raises(StoreDown) as error:
            await store.append(Append("t1", 0, [b"a"]))
        assert type(error.value).__name__ == "UncertainCommit"
        assert await store.read("t1") == []
        await other.execute("DROP TRIGGER cut ON entries")
        assert await store.append(Append("t1", 0, [b"a"])) == 1


async def test_visible_commit_is_not_reported_lost(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: a connection that broke when released after the commit was reported as a failed write."""
    async with open_store(postgres_url) as store:
        release = asyncpg.Pool.release

        async def failing_release(pool: Any, connection: Any, **more: Any) -> None:
            await release(pool, connection, **more)
            raise ConnectionResetError

        with monkeypatch.context() as broken:
            broken.setattr(asyncpg.Pool, "release", failing_release)
            assert await store.append(Append("t1", 0, [b"a"])) == 1
            with pytest.raises(StoreDown):
                await store.read("t1")
        assert await store.read("t1") == [b"a"]


async def test_deadlocked_nodes_both_succeed(postgres_url: str, other: Other) -> None:
    """PostgreSQL breaks up a deadlock; the callers do not notice."""
    async with open_store(postgres_url) as store:
        for table in ("a", "b"):
            await store.append(Append(table, 0, [b"x"], row=make_row(table)))
        ring = other.transaction()
        await ring.start()
        lock = "SELECT 1 FROM tables WHERE id = $1 FOR UPDATE"
        await other.execute(lock, "b")
        batch = asyncio.gather(
            store.append(Append("a", 1, [b"y"], row=make_row("a"))),
            store.append(Append("b", 1, [b"y"], row=make_row("b"))),
        )
        while not await other.fetchval(WAITING):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        await other.execute(lock, "a")
        await ring.commit()
        assert list(await batch) == [2, 2]


async def test_deadlock_without_partner_can_be_retried(postgres_url: str, other: Other) -> None:
    async with open_store(postgres_url) as store:
        await store.append(Append("a", 0, [b"x"], row=make_row("a")))
        async with other.transaction():
            await other.execute("INSERT INTO entries VALUES ('a', 2, 'z')")
            alone = asyncio.create_task(store.append(Append("a", 1, [b"y"], row=make_row("a"))))
            while not await other.fetchval(WAITING):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            await other.execute("SELECT 1 FROM tables FOR UPDATE")
            with pytest.raises(StoreDown, match="deadlock"):
                await alone
        assert await store.read("a") == [b"x", b"z"]
        assert await store.append(Append("a", 2, [b"y"])) == 3


async def wait_for_lock(other: Other) -> None:
    async with asyncio.timeout(10):
        while not await other.fetchval(WAITING):  # noqa: ASYNC110 (PostgreSQL sends no event)
            await asyncio.sleep(0.01)


class TestSweep:
    """A sweep on one node beside a person who sits down on another.

    Regression: the version was read before the sweep and written to after it, which left a log without its
    beginning.
    """

    async def test_sweep_before_a_write_refuses_the_write(self, postgres_url: str, other: Other) -> None:
        async with open_store(postgres_url) as one, open_store(postgres_url) as two:
            await one.append(Append("t1", 0, [b"created", b"seated"], row=make_row("t1"), people=["livia"]))
            async with other.transaction():  # stops the sweep halfway
                await other.execute("SELECT 1 FROM entries WHERE table_id = 't1' FOR UPDATE")
                sweep = asyncio.create_task(one.forget("t1", 2000.0))
                await wait_for_lock(other)
                late = asyncio.create_task(
                    two.append(Append("t1", 2, [b"x"], row=make_row("t1", updated=3000.0)))
                )
                async with asyncio.timeout(10):
                    while await other.fetchval(WAITING) < 2:  # noqa: ASYNC110
                        await asyncio.sleep(0.01)
            assert await sweep
            with pytest.raises(Stale):
                await late
            assert await one.read("t1") == []
            assert await one.row("t1") is None

    async def test_write_before_a_sweep_spares_the_table(
        self, postgres_url: str, other: Other, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async with open_store(postgres_url) as one, open_store(postgres_url) as two:
            await one.append(Append("t1", 0, [b"created", b"seated"], row=make_row("t1"), people=["livia"]))
            read, go_on = asyncio.Event(), asyncio.Event()
            versions = PostgresWriter.versions

            async def paused_versions(writer: PostgresWriter, tables: list[str]) -> dict[str, int]:
                found = await versions(writer, tables)
                read.set()
                await go_on.wait()
                return found

            monkeypatch.setattr(PostgresWriter, "versions", paused_versions)
            write = asyncio.create_task(
                two.append(Append("t1", 2, [b"x"], row=make_row("t1", updated=3000.0)))
            )
            await read.wait()
            sweep = asyncio.create_task(one.forget("t1", 2000.0))
            await asyncio.wait(
                [sweep, asyncio.create_task(wait_for_lock(other))], return_when="FIRST_COMPLETED"
            )
            go_on.set()
            assert await write == 3
            assert not await sweep
            assert await one.read("t1") == [b"created", b"seated", b"x"]

    async def test_move_does_not_check_for_a_sweep(self, postgres_url: str, other: Other) -> None:
        async with open_store(postgres_url) as store:
            await store.append(Append("t1", 0, [b"a"], row=make_row("t1", status="playing")))
            async with other.transaction():
                await other.execute("SELECT 1 FROM tables FOR UPDATE")
                async with asyncio.timeout(5):
                    assert await store.append(Append("t1", 1, [b"b"])) == 2


async def test_silent_postgres_counts_as_down(
    postgres_url: str, other: Other, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lusoria.store.postgres.STATEMENT_SECONDS", 0.2)
    async with open_store(postgres_url) as store:
        await store.ping()
        async with other.transaction():
            await other.execute("LOCK TABLE entries")
            outcomes = await asyncio.gather(
                *(store.append(Append(f"t{n}", 0, [b"a"])) for n in range(5)),
                store.read("t1"),
                return_exceptions=True,
            )
        assert [type(outcome) for outcome in outcomes] == [StoreDown] * 6
        assert await asyncio.gather(*(store.append(Append(f"t{n}", 0, [b"a"])) for n in range(5))) == [1] * 5


@pytest.mark.slow
async def test_nodes_start_at_once_on_an_empty_database(postgres_url: str) -> None:
    async def node(number: int) -> list[int]:
        async with open_store(postgres_url) as store:
            return [await append_with_retry(store, "t1", f"{number}".encode()) for _ in range(3)]

    versions = await asyncio.gather(*map(node, range(5)))
    assert sorted(version for each in versions for version in each) == list(range(1, 16))
