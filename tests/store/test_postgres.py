"""PostgreSQL: killed and started again in the middle of it, out of space, and shared by nodes."""

import asyncio
import signal
from collections.abc import AsyncIterator
from typing import Any, TypeAlias

import asyncpg
import pytest

from lusoria.store import Stale, Store, StoreDown, open_store
from lusoria.store.postgres import PostgresWriter
from tests.store.postgres import new_database, postgres
from tests.store.samples import a_record, a_row, entry, insist, log

pytestmark = pytest.mark.anyio

Other: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

WAITING = "SELECT count(*) FROM pg_locks WHERE NOT granted"
TABLES = [f"t{number}" for number in range(20)]


@pytest.fixture
async def other(postgres_url: str) -> AsyncIterator[Other]:
    """Somebody else at the same database."""
    connection = await asyncpg.connect(postgres_url, server_settings={"deadlock_timeout": "30s"})
    yield connection
    await connection.close()


class Table:
    """Appends without end, and remembers what it was told; after an error it looks at the log again."""

    def __init__(self, store: Store, name: str) -> None:
        self.store = store
        self.name = name
        self.acknowledged = 0
        self.errors = 0
        self.unheard = (
            0  # written, as the log shows, though the connection was gone before we could hear of it
        )

    async def play(self) -> None:
        version: int | None = 0
        while True:
            try:
                if version is None:
                    version = len(await self.store.read(self.name))
                    self.unheard += version - self.acknowledged
                    self.acknowledged = version
                body = entry(self.name, version + 1)
                self.acknowledged = version = await self.store.append(self.name, version, [body])
            except StoreDown:
                version = None
                self.errors += 1
                await asyncio.sleep(0.01)


async def until_all(tables: list[Table], more: int) -> None:
    """Until each table has got so much further."""
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
                await until_all(tables, 5)
                before = sum(table.errors for table in tables)
                await asyncio.to_thread(server.stop, how)
                with pytest.raises(StoreDown):
                    await store.append("other", 0, [b"a"])
                with pytest.raises(StoreDown):
                    await store.ping()
                await asyncio.to_thread(server.start)
                await until_all(tables, 5)
                assert sum(table.errors for table in tables) > before
            for task in tasks:
                task.cancel()
        async with open_store(url) as again:
            for table in tables:
                written = await again.read(table.name)
                assert written == log(table.name, len(written))
                assert len(written) - table.acknowledged in (0, 1)  # the last one was cancelled on its way
                assert table.unheard <= 3
            assert await again.read("other") == []


@pytest.mark.slow
async def test_store_closes_after_postgres_is_gone() -> None:
    with postgres() as server:
        async with open_store(new_database(server.base)) as store:
            await store.append("t1", 0, [b"a"])
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
    """The server itself raises the error, as it does when it has no space."""
    async with open_store(postgres_url) as store:
        await store.append("t1", 0, [b"a"], row=a_row("t1"))
        await other.execute(f"""
            CREATE FUNCTION no() RETURNS trigger LANGUAGE plpgsql AS $$
                BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '{trouble}'; END $$;
            CREATE TRIGGER no BEFORE INSERT ON records FOR EACH ROW EXECUTE FUNCTION no();
        """)
        heard = (await _with_record(store, "t2"), await _with_record(store, "t1", after=1))
        assert [type(outcome) for outcome in heard] == [StoreDown, StoreDown]
        assert await store.read("t1") == [b"a"]
        assert await store.read("t2") == []
        await other.execute("DROP TRIGGER no ON records")
        assert [await _with_record(store, "t2"), await _with_record(store, "t1", after=1)] == [1, 2]


async def _with_record(store: Store, table: str, after: int = 0) -> object:
    try:
        return await store.append(table, after, [b"x"], row=a_row(table), record=a_record(table, 1.0))
    except StoreDown as down:
        return down


async def test_commit_without_answer_is_unsure(postgres_url: str, other: Other) -> None:
    """The connection is cut at the very commit: whether it was written, only the log can say."""
    async with open_store(postgres_url) as store:
        await other.execute("""
            CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$
                BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
            CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED
                FOR EACH ROW EXECUTE FUNCTION cut();
        """)
        with pytest.raises(StoreDown) as heard:
            await store.append("t1", 0, [b"a"])
        assert type(heard.value).__name__ == "Unsure"
        assert await store.read("t1") == []
        await other.execute("DROP TRIGGER cut ON entries")
        assert await store.append("t1", 0, [b"a"]) == 1


async def test_visible_commit_is_not_reported_lost(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before: a connection that broke when it was given back after the commit meant that nothing was."""
    async with open_store(postgres_url) as store:
        release = asyncpg.Pool.release

        async def breaks(pool: Any, connection: Any, **more: Any) -> None:
            await release(pool, connection, **more)
            raise ConnectionResetError

        with monkeypatch.context() as broken:
            broken.setattr(asyncpg.Pool, "release", breaks)
            assert await store.append("t1", 0, [b"a"]) == 1
            with pytest.raises(StoreDown):
                await store.read("t1")
        assert await store.read("t1") == [b"a"]


async def test_deadlocked_nodes_both_succeed(postgres_url: str, other: Other) -> None:
    """A ring of waiting transactions is broken up by the server; nobody hears of it."""
    async with open_store(postgres_url) as store:
        for table in ("a", "b"):
            await store.append(table, 0, [b"x"], row=a_row(table))
        ring = other.transaction()
        await ring.start()
        lock = "SELECT 1 FROM tables WHERE id = $1 FOR UPDATE"
        await other.execute(lock, "b")
        batch = asyncio.gather(
            store.append("a", 1, [b"y"], row=a_row("a")), store.append("b", 1, [b"y"], row=a_row("b"))
        )
        while not await other.fetchval(WAITING):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        await other.execute(lock, "a")
        await ring.commit()
        assert list(await batch) == [2, 2]


async def test_deadlock_without_partner_can_be_retried(postgres_url: str, other: Other) -> None:
    async with open_store(postgres_url) as store:
        await store.append("a", 0, [b"x"], row=a_row("a"))
        async with other.transaction():
            await other.execute("INSERT INTO entries VALUES ('a', 2, 'z')")
            alone = asyncio.create_task(store.append("a", 1, [b"y"], row=a_row("a")))
            while not await other.fetchval(WAITING):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            await other.execute("SELECT 1 FROM tables FOR UPDATE")
            with pytest.raises(StoreDown, match="deadlock"):
                await alone
        assert await store.read("a") == [b"x", b"z"]
        assert await store.append("a", 2, [b"y"]) == 3


async def waits(other: Other) -> None:
    async with asyncio.timeout(10):
        while not await other.fetchval(WAITING):  # noqa: ASYNC110 (nobody tells us)
            await asyncio.sleep(0.01)


class TestForgetting:
    """A sweep on one node against somebody who sits down on another.

    Before: the length of the log was read before the sweep and written to after it, and what was left was a
    log without its beginning, and a row that led there.
    """

    async def test_sweep_before_a_write_refuses_the_write(self, postgres_url: str, other: Other) -> None:
        async with open_store(postgres_url) as one, open_store(postgres_url) as two:
            await one.append("t1", 0, [b"created", b"seated"], row=a_row("t1"), people=["livia"])
            async with other.transaction():  # holds the sweep up when it is half done
                await other.execute("SELECT 1 FROM entries WHERE table_id = 't1' FOR UPDATE")
                forgets = asyncio.create_task(one.forget("t1", 2000.0))
                await waits(other)
                late = asyncio.create_task(two.append("t1", 2, [b"x"], row=a_row("t1", updated=3000.0)))
                async with asyncio.timeout(10):
                    while await other.fetchval(WAITING) < 2:  # noqa: ASYNC110
                        await asyncio.sleep(0.01)
            assert await forgets
            with pytest.raises(Stale):
                await late
            assert await one.read("t1") == []
            assert await one.row("t1") is None

    async def test_write_before_a_sweep_spares_the_table(
        self, postgres_url: str, other: Other, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async with open_store(postgres_url) as one, open_store(postgres_url) as two:
            await one.append("t1", 0, [b"created", b"seated"], row=a_row("t1"), people=["livia"])
            read, go_on = asyncio.Event(), asyncio.Event()
            versions = PostgresWriter.versions

            async def slowly(writer: PostgresWriter, tables: list[str]) -> dict[str, int]:
                found = await versions(writer, tables)
                read.set()
                await go_on.wait()
                return found

            monkeypatch.setattr(PostgresWriter, "versions", slowly)
            comes = asyncio.create_task(two.append("t1", 2, [b"x"], row=a_row("t1", updated=3000.0)))
            await read.wait()
            forgets = asyncio.create_task(one.forget("t1", 2000.0))
            await asyncio.wait([forgets, asyncio.create_task(waits(other))], return_when="FIRST_COMPLETED")
            go_on.set()
            assert await comes == 3
            assert not await forgets
            assert await one.read("t1") == [b"created", b"seated", b"x"]

    async def test_move_does_not_check_for_a_sweep(self, postgres_url: str, other: Other) -> None:
        async with open_store(postgres_url) as store:
            await store.append("t1", 0, [b"a"], row=a_row("t1", status="playing"))
            async with other.transaction():
                await other.execute("SELECT 1 FROM tables FOR UPDATE")
                async with asyncio.timeout(5):
                    assert await store.append("t1", 1, [b"b"]) == 2


async def test_silent_postgres_counts_as_down(
    postgres_url: str, other: Other, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lusoria.store.postgres.STATEMENT_SECONDS", 0.2)
    async with open_store(postgres_url) as store:
        await store.ping()
        async with other.transaction():
            await other.execute("LOCK TABLE entries")
            heard = await asyncio.gather(
                *(store.append(f"t{n}", 0, [b"a"]) for n in range(5)),
                store.read("t1"),
                return_exceptions=True,
            )
        assert [type(outcome) for outcome in heard] == [StoreDown] * 6
        assert await asyncio.gather(*(store.append(f"t{n}", 0, [b"a"]) for n in range(5))) == [1] * 5


@pytest.mark.slow
async def test_nodes_start_at_once_on_an_empty_database(postgres_url: str) -> None:
    async def node(number: int) -> list[int]:
        async with open_store(postgres_url) as store:
            return [await insist(store, "t1", f"{number}".encode()) for _ in range(3)]

    versions = await asyncio.gather(*map(node, range(5)))
    assert sorted(version for heard in versions for version in heard) == list(range(1, 16))
