"""SQLite store: kills, two processes on a file, locks, full disks and damaged files."""

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from lusoria.store import Store, StoreDown, open_store
from lusoria.store.port import Append
from lusoria.store.sqlite import SqliteStore
from tests.store import writer
from tests.store.samples import log, make_row
from tests.store.small_disk import TABLES

pytestmark = pytest.mark.anyio

KILLS = 5


@pytest.fixture
async def sqlite_store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore(tmp_path / "lusoria.db").connect()
    yield store
    await store.close()


async def in_writer(store: SqliteStore, statement: str) -> list[Any]:
    return await store._writer.do(lambda connection: connection.execute(statement).fetchall())


async def test_commit_is_on_disk_when_it_returns(sqlite_store: SqliteStore) -> None:
    found = {}
    for setting in ("journal_mode", "synchronous", "fullfsync", "foreign_keys", "busy_timeout"):
        ((found[setting],),) = await in_writer(sqlite_store, f"PRAGMA {setting}")
    assert found == {
        "journal_mode": "wal",
        "synchronous": 2,  # FULL
        "fullfsync": 1,
        "foreign_keys": 1,
        "busy_timeout": 10_000,
    }


async def test_reader_sees_only_committed_data(sqlite_store: SqliteStore) -> None:
    await in_writer(sqlite_store, "BEGIN IMMEDIATE")
    await in_writer(sqlite_store, "INSERT INTO entries VALUES ('t1', 1, x'00')")
    assert await sqlite_store.read("t1") == []
    await in_writer(sqlite_store, "COMMIT")
    assert await sqlite_store.read("t1") == [b"\0"]


@pytest.mark.slow
async def test_kill_loses_nothing_acknowledged(sqlite_url: str) -> None:
    """At most one entry per table may be stored without an acknowledgement."""
    dice = random.Random(-44)
    last: dict[str, int] = {}
    for _ in range(KILLS):
        child = writer.start(sqlite_url, "t", 20)
        assert child.stdout is not None
        printed = child.stdout.readline()
        await asyncio.sleep(dice.uniform(0.02, 0.25))
        child.send_signal(signal.SIGKILL)
        printed += child.stdout.read()
        child.stdout.close()
        assert child.wait() == -signal.SIGKILL
        acknowledged = writer.acknowledged(printed)
        assert acknowledged
        async with open_store(sqlite_url) as store:
            for table, version in acknowledged.items():
                assert version > last.get(table, 0)
                written = await store.read(table)
                assert written == log(table, len(written))
                assert len(written) - version in (0, 1)
                row = await store.row(table)
                assert row is not None
                assert row.summary == str(len(written)).encode()
                last[table] = len(written)
    assert len(last) == 20


@pytest.mark.slow
async def test_two_processes_share_a_file(sqlite_url: str) -> None:
    """Both start on a missing file, and write to their own tables."""
    children = [writer.start(sqlite_url, name, 10, limit=15) for name in ("a", "b")]
    printed = await asyncio.gather(*(asyncio.to_thread(child.communicate) for child in children))
    assert [child.returncode for child in children] == [0, 0]
    async with open_store(sqlite_url) as store:
        for name, (lines, _) in zip(("a", "b"), printed, strict=True):
            assert writer.acknowledged(lines) == {f"{name}{number}": 15 for number in range(10)}
            for number in range(10):
                assert await store.read(f"{name}{number}") == log(f"{name}{number}", 15)


async def test_open_waits_for_a_writer_without_wal(ready_sqlite: str, tmp_path: Path) -> None:
    """The first process to open a file switches it to WAL, which needs exclusive access."""
    with closing(sqlite3.connect(tmp_path / "lusoria.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        opening = asyncio.create_task(SqliteStore(tmp_path / "lusoria.db").connect())
        await asyncio.sleep(0.1)
        assert not opening.done()
        other.execute("ROLLBACK")
        store = await opening
    assert await store.append(Append("t1", 0, [b"a"])) == 1
    await store.close()


async def test_locked_file_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lusoria.store.sqlite.BUSY_SECONDS", 0.05)
    async with open_store(str(tmp_path / "lusoria.db")) as store:
        other = sqlite3.connect(tmp_path / "lusoria.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreDown, match="locked"):
            await store.append(Append("t1", 0, [b"a"]))
        assert await store.read("t1") == []
        other.execute("ROLLBACK")
        other.close()
        assert await store.append(Append("t1", 0, [b"a"])) == 1


@pytest.mark.slow
async def test_full_disk_is_reported_and_survived(tmp_path: Path) -> None:
    """Regression: a read-only store reported that it could be written to."""
    path = tmp_path / "lusoria.db"
    command = [sys.executable, "-m", "tests.store.small_disk", str(path)]
    done = await asyncio.to_thread(
        subprocess.run, command, cwd=writer.ROOT, stdout=subprocess.PIPE, check=True
    )
    results = json.loads(done.stdout)
    assert results["before"] == []
    assert {kind for kinds in results["full"] for kind in kinds} == {"StoreDown"}
    assert results["full"][-1] == ["StoreDown"] * len(TABLES)
    assert "SQLite: " in results["message"]
    assert results["after"] == [[], []]
    assert results["writable"] == [True, False, True]
    async with open_store(str(path)) as store:
        for table in TABLES:
            written = await store.read(table)
            assert len(written) == results["known"][table]
            numbers = [body.split()[:2] for body in written]
            assert numbers == [[table.encode(), str(n).encode()] for n in range(1, len(written) + 1)]
            row = await store.row(table)
            assert row is not None
            assert row.summary == str(len(written)).encode()
        assert await store.shared_secret("cookies", b"new") == b"new"


async def test_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "lusoria.db"
    path.write_text("This is a diary, and a long one. " * 100, encoding="utf-8")
    with pytest.raises(StoreDown, match="not a database"):
        async with open_store(str(path)):
            pass
    with pytest.raises(StoreDown, match="unable to open"):
        async with open_store(str(tmp_path / "no such folder" / "lusoria.db")):
            pass


async def test_damaged_file_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "lusoria.db"

    async def fill(store: Store) -> None:
        for number in range(40):
            await store.append(Append(f"t{number}", 0, [b"x" * 3000], row=make_row(f"t{number}")))

    async with open_store(str(path)) as store:
        await fill(store)
    with path.open("r+b") as file:
        file.seek(20_000)
        file.write(b"\xff" * (path.stat().st_size - 20_000))
    async with open_store(str(path)) as store:
        with pytest.raises(StoreDown, match="malformed"):
            await asyncio.gather(*(store.read(f"t{number}") for number in range(40)))


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
async def test_new_file_is_private(tmp_path: Path) -> None:
    """The file and its logs have hands, seeds and the key that signs seats."""
    async with open_store(f"sqlite:///{tmp_path}/new.db") as store:
        await store.shared_secret("key", b"x")
        assert modes_in(tmp_path) == {0o600}


def modes_in(folder: Path) -> set[int]:
    return {file.stat().st_mode & 0o777 for file in folder.iterdir()}
