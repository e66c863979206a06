"""Backup and restore: one moment, both databases, all or nothing, and nothing that was tampered with."""

import asyncio
import gzip
import hashlib
import json
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lusoria.store import Store, StoreDown, Unfit, open_store, sql
from lusoria.store.maintenance.backup_file import BATCH_ROWS, backup, restore
from lusoria.store.port import all_but
from tests.store.samples import a_record, a_row, empty, entry, log

pytestmark = pytest.mark.anyio

MANY = 2 * BATCH_ROWS + 1
COUNTS = {
    "chat": 5,
    "consents": 1,
    "days": 1,
    "entries": MANY + 10,
    "notes": 1,
    "people": 8,
    "records": 2,
    "secrets": 1,
    "tables": 4,
    "tries": 1,
}
ODD = [b"\xff\xfe", b"", '"\\ \u2028 🎲"'.encode(), b"null"]


async def fill(store: Store) -> None:
    """Something of everything."""
    for table, length in (("t1", MANY), ("τράπεζα", 2), ("t3", 2)):
        await store.append(
            table, 0, log(table, length), row=a_row(table, deadline=0.1 + 0.2), people=["ann", "Ὅμηρος"]
        )
        await store.note(table, "ann", None)
    over = a_row("t4", status="over", listed=False)
    record = a_record("t4", 5.5, public=False)
    await store.append("t4", 0, ODD, row=over, people=["ann", "bob"], record=record)
    await store.append("t1", MANY, [b"last"], record=a_record("t1", 1e-9))
    await store.append("t3", 2, [b"x" * 300_000], row=a_row("t3", summary=bytes(256)))
    for number in range(6):
        await store.say("t1", "ann", f"line {number}".encode(), all_but(5))
    await store.note("t1", "Ὅμηρος", b"note")
    await store.shared_secret("cookies", bytes(range(256)))
    await store.begin_try("2026-03-15", "alea", "ann", "t1", 0.1 + 0.2)
    await store.save_try_analysis("2026-03-15", "alea", "ann", bytes(range(200, 256)))
    await store.save_bot_results("2026-03-15", "alea", bytes(range(100, 200)))
    await store.consent("ann", given=True)
    await store.save_analysis("t4", "everybody", "1", b"worked out again, where it is lost")


def content(path: Path) -> bytes:
    return path.read_bytes()


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def sealed(changed: list[bytes]) -> bytes:
    """A backup with a checksum that fits, whatever is in it."""
    counted: dict[str, int] = dict.fromkeys(json.loads(changed[0])["columns"], 0)
    for line in changed[1:-1]:
        name = json.loads(line)[0]
        counted[name] = counted.get(name, 0) + 1
    digest = hashlib.sha256(b"".join(changed[:-1])).hexdigest()
    return gzip.compress(
        b"".join([*changed[:-1], json.dumps({"rows": counted, "sha256": digest}).encode() + b"\n"])
    )


@pytest.fixture(scope="session")
def good(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A good backup."""
    folder = tmp_path_factory.mktemp("good")

    async def make() -> None:
        async with open_store(str(folder / "lusoria.db")) as store:
            await fill(store)
        assert await backup(str(folder / "lusoria.db"), folder / "good.gz") == COUNTS

    asyncio.run(make())
    return (folder / "good.gz").read_bytes()


@pytest.fixture
def whole(good: bytes, tmp_path: Path) -> Path:
    """The same as a separate file."""
    path = tmp_path / "whole.gz"
    path.write_bytes(good)
    return path


async def test_backup_and_restore_keep_everything(database: str, tmp_path: Path) -> None:
    async with open_store(database) as store:
        await fill(store)
        assert await backup(database, tmp_path / "one.gz") == COUNTS
        await store.append("t1", MANY + 1, [b"after the backup"])
    empty(database)
    assert await restore(tmp_path / "one.gz", database) == COUNTS
    assert await backup(database, tmp_path / "two.gz") == COUNTS
    assert content(tmp_path / "one.gz") == content(tmp_path / "two.gz")
    async with open_store(database) as restored:
        assert await restored.read("t1") == [*log("t1", MANY), b"last"]
        assert await restored.read("t4") == ODD
        assert await restored.find("code of τράπεζα") == a_row("τράπεζα", deadline=0.1 + 0.2)
        assert [row.id for row in await restored.tables_of("Ὅμηρος", 9)] == ["τράπεζα", "t3", "t1"]
        assert await restored.record("t4") == a_record("t4", 5.5, public=False)
        assert await restored.stored_analysis("t4", "everybody", "1") is None
        assert await restored.shared_secret("cookies", b"new") == bytes(range(256))
        assert await restored.notes("t1", "Ὅμηρος") == b"note"
        assert (await restored.consents("ann"), await restored.consents("bob")) == (True, False)
        assert await restored.append("t1", MANY + 1, [b"on it goes"]) == MANY + 2
        await restored.say("t1", "ann", b"and on", all_but(3))
        assert await restored.chat("t1") == [b"line 4", b"line 5", b"and on"]


async def test_backup_moves_between_sqlite_and_postgresql(
    good: bytes, whole: Path, postgres_url: str, tmp_path: Path
) -> None:
    await restore(whole, postgres_url)
    await backup(postgres_url, tmp_path / "moved.gz")
    assert content(tmp_path / "moved.gz") == good
    await restore(tmp_path / "moved.gz", str(tmp_path / "back.db"))
    await backup(str(tmp_path / "back.db"), tmp_path / "back.gz")
    assert content(tmp_path / "back.gz") == good


async def test_backup_is_of_one_moment_during_play(database: str, tmp_path: Path) -> None:
    """Each append also writes the length of its log into the row: in a backup the two must agree."""
    async with open_store(database) as store:

        async def play(table: str) -> None:
            version = 0
            while True:
                row = a_row(table, summary=str(version + 1).encode())
                version = await store.append(table, version, [entry(table, version + 1)], row=row)

        names = [f"t{number}" for number in range(12)]
        tasks = [asyncio.create_task(play(name)) for name in names]
        counted = []
        for number in range(3):
            await asyncio.sleep(0.1)
            counted.append((await backup(database, tmp_path / f"{number}.gz"))["entries"])
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        assert all(task.cancelled() for task in tasks)
        assert 0 < counted[0] < counted[1] < counted[2]
    empty(database)
    await restore(tmp_path / "2.gz", database)
    async with open_store(database) as restored:
        found = 0
        for name in names:
            written, row = await restored.read(name), await restored.row(name)
            assert row is not None
            assert written == log(name, int(row.summary))
            found += len(written)
        assert found == counted[2]


async def test_backup_is_private_and_appears_complete(sqlite_url: str, tmp_path: Path) -> None:
    async with open_store(sqlite_url):
        await backup(sqlite_url, tmp_path / "backup.gz")
    assert mode(tmp_path / "backup.gz") == 0o600
    for where in (tmp_path / "no such folder" / "backup.gz", tmp_path):
        with pytest.raises(Unfit, match="cannot be written"):
            await backup(sqlite_url, where)
    assert names(tmp_path) == ["backup.gz", "lusoria.db"]


async def test_restore_into_a_database_in_use_is_refused(database: str, whole: Path) -> None:
    async with open_store(database) as store:
        await store.append("t9", 0, [b"mine"])
    with pytest.raises(Unfit, match=r"into an empty database\. This one has data in entries\."):
        await restore(whole, database)
    async with open_store(database) as store:
        assert await store.read("t9") == [b"mine"]
        assert await store.read("t1") == []


async def test_restore_into_an_opened_empty_database_works(database: str, whole: Path) -> None:
    async with open_store(database):
        pass
    await restore(whole, database)
    async with open_store(database) as store:
        assert len(await store.read("t1")) == MANY + 1


async def test_backup_of_nothing_is_refused(postgres_url: str, tmp_path: Path) -> None:
    with pytest.raises(Unfit, match="no database at"):
        await backup(str(tmp_path / "nothing.db"), tmp_path / "backup.gz")
    with pytest.raises(Unfit, match="not a Lusoria database"):
        await backup(postgres_url, tmp_path / "backup.gz")
    with pytest.raises(Unfit, match="no backup at"):
        await restore(tmp_path / "nothing.gz", str(tmp_path / "new.db"))
    with pytest.raises(Unfit, match="memory"):
        await backup("memory:", tmp_path / "backup.gz")
    with pytest.raises(StoreDown):
        await backup("postgresql://127.0.0.1:1/lusoria", tmp_path / "backup.gz")
    assert names(tmp_path) == []


def flipped(data: bytes) -> bytes:
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 0x10]) + data[middle + 1 :]


def rewritten(change: Callable[[list[bytes]], Any], *, seal: bool = False) -> Callable[[bytes], bytes]:
    def make(data: bytes) -> bytes:
        changed = gzip.decompress(data).splitlines(keepends=True)
        change(changed)
        return sealed(changed) if seal else gzip.compress(b"".join(changed))

    return make


def replaced(line: int, old: bytes, new: bytes) -> Callable[[list[bytes]], None]:
    def change(changed: list[bytes]) -> None:
        assert old in changed[line]
        changed[line] = changed[line].replace(old, new)

    return change


TAMPERED: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "a flipped bit": (flipped, "is damaged|was changed"),
    "cut short": (lambda data: data[:-200], "is damaged"),
    "empty": (lambda data: data[:0], "is damaged"),
    "not gzip": (gzip.decompress, "is damaged"),
    "another file": (rewritten(replaced(0, b"lusoria-backup/1", b"diary")), "no backup that"),
    "a list": (rewritten(lambda changed: changed.pop(0)), "no backup that"),
    "no end": (rewritten(lambda changed: changed.pop()), "its end is missing"),
    "a lost line": (rewritten(lambda changed: changed.pop(7)), "checksum"),
    "two lines swapped": (rewritten(lambda changed: changed.insert(7, changed.pop(8))), "checksum"),
    "a changed entry": (rewritten(replaced(5, b"number", b"nomber")), "checksum"),
    "a changed count": (rewritten(replaced(-1, b'"tables":4', b'"tables":5')), "checksum"),
    "no such table": (rewritten(replaced(5, b'"entries"', b'"exits"'), seal=True), "checksum"),
    "more after the end": (rewritten(lambda changed: changed.append(changed[5])), "after its end"),
    "from the future": (
        rewritten(replaced(0, b'"revision":"%s"' % sql.HEAD.encode(), b'"revision":"9999"'), seal=True),
        "newer version of Lusoria: its revision is 9999",
    ),
}
IMPOSSIBLE: dict[str, Callable[[bytes], bytes]] = {
    "a doubled entry": rewritten(lambda changed: changed.insert(7, changed[7]), seal=True),
    "no such column": rewritten(replaced(0, b'"seq"', b'"sec"'), seal=True),
    "no number": rewritten(replaced(5, b'"t1",', b'"t1",null,'), seal=True),
    "people of no table": rewritten(replaced(-2, "τράπεζα".encode(), b"t0"), seal=True),
}


@pytest.mark.parametrize("case", TAMPERED)
async def test_tampered_backup_is_refused(good: bytes, sqlite_url: str, tmp_path: Path, case: str) -> None:
    make, words = TAMPERED[case]
    bad = tmp_path / "bad.gz"
    bad.write_bytes(make(good))
    with pytest.raises(Unfit, match=words):
        await restore(bad, sqlite_url)
    assert names(tmp_path) == ["bad.gz"]


@pytest.mark.parametrize("case", IMPOSSIBLE)
async def test_impossible_restore_is_refused_and_leaves_nothing(
    good: bytes, whole: Path, database: str, case: str
) -> None:
    """The checksum fits, so that only the database can tell, in the middle of it."""
    bad = whole.with_name("bad.gz")
    bad.write_bytes(IMPOSSIBLE[case](good))
    with pytest.raises(Unfit, match="invalid content"):
        await restore(bad, database)
    await restore(whole, database)  # which would be refused where anything is left
