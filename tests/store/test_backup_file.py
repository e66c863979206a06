"""Backup and restore: a consistent snapshot, both databases, all or nothing, tampered files."""

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
from lusoria.store.port import Append
from tests.store.samples import all_but, empty_database, entry, log, make_record, make_row

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
    """Some rows in every table."""
    for table, length in (("t1", MANY), ("τράπεζα", 2), ("t3", 2)):
        await store.append(
            Append(
                table,
                0,
                log(table, length),
                row=make_row(table, deadline=0.1 + 0.2),
                people=["ann", "Ὅμηρος"],
            )
        )
        await store.note(table, "ann", None)
    over = make_row("t4", status="over", listed=False)
    record = make_record("t4", 5.5, public=False)
    await store.append(Append("t4", 0, ODD, row=over, people=["ann", "bob"], record=record))
    await store.append(Append("t1", MANY, [b"last"], record=make_record("t1", 1e-9)))
    await store.append(Append("t3", 2, [b"x" * 300_000], row=make_row("t3", summary=bytes(256))))
    for number in range(6):
        await store.say("t1", "ann", f"line {number}".encode(), all_but(5))
    await store.note("t1", "Ὅμηρος", b"note")
    await store.shared_secret("cookies", bytes(range(256)))
    await store.begin_try("2026-03-15", "alea", "ann", "t1", 0.1 + 0.2)
    await store.save_try_analysis("2026-03-15", "alea", "ann", bytes(range(200, 256)))
    await store.name_try("2026-03-15", "alea", "ann", "Ὅμηρος")
    await store.save_bot_results("2026-03-15", "alea", bytes(range(100, 200)))
    await store.set_consent("ann", given=True)
    await store.save_analysis("t4", "everybody", "1", b"not in backups, as it can be recomputed")


def read_bytes(path: Path) -> bytes:
    return path.read_bytes()


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def with_checksum(lines: list[bytes]) -> bytes:
    """A backup of these lines with correct counts and checksum."""
    counts: dict[str, int] = dict.fromkeys(json.loads(lines[0])["columns"], 0)
    for line in lines[1:-1]:
        name = json.loads(line)[0]
        counts[name] = counts.get(name, 0) + 1
    digest = hashlib.sha256(b"".join(lines[:-1])).hexdigest()
    end = json.dumps({"rows": counts, "sha256": digest}).encode() + b"\n"
    return gzip.compress(b"".join([*lines[:-1], end]))


@pytest.fixture(scope="session")
def good(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A valid backup."""
    folder = tmp_path_factory.mktemp("good")

    async def make() -> None:
        async with open_store(str(folder / "lusoria.db")) as store:
            await fill(store)
        assert await backup(str(folder / "lusoria.db"), folder / "good.gz") == COUNTS

    asyncio.run(make())
    return (folder / "good.gz").read_bytes()


@pytest.fixture
def whole(good: bytes, tmp_path: Path) -> Path:
    """The valid backup as a file."""
    path = tmp_path / "whole.gz"
    path.write_bytes(good)
    return path


async def test_backup_and_restore_keep_everything(database: str, tmp_path: Path) -> None:
    async with open_store(database) as store:
        await fill(store)
        assert await backup(database, tmp_path / "one.gz") == COUNTS
        await store.append(Append("t1", MANY + 1, [b"after the backup"]))
    empty_database(database)
    assert await restore(tmp_path / "one.gz", database) == COUNTS
    assert await backup(database, tmp_path / "two.gz") == COUNTS
    assert read_bytes(tmp_path / "one.gz") == read_bytes(tmp_path / "two.gz")
    async with open_store(database) as restored:
        assert await restored.read("t1") == [*log("t1", MANY), b"last"]
        assert await restored.read("t4") == ODD
        assert await restored.find("code of τράπεζα") == make_row("τράπεζα", deadline=0.1 + 0.2)
        assert [row.id for row in await restored.tables_of("Ὅμηρος", 9)] == ["τράπεζα", "t3", "t1"]
        assert await restored.record("t4") == make_record("t4", 5.5, public=False)
        assert await restored.stored_analysis("t4", "everybody", "1") is None
        assert await restored.shared_secret("cookies", b"new") == bytes(range(256))
        assert await restored.notes("t1", "Ὅμηρος") == b"note"
        assert (await restored.has_consented("ann"), await restored.has_consented("bob")) == (True, False)
        assert await restored.append(Append("t1", MANY + 1, [b"on it goes"])) == MANY + 2
        await restored.say("t1", "ann", b"and on", all_but(3))
        assert await restored.chat("t1") == [b"line 4", b"line 5", b"and on"]


async def test_backup_moves_between_sqlite_and_postgresql(
    good: bytes, whole: Path, postgres_url: str, tmp_path: Path
) -> None:
    await restore(whole, postgres_url)
    await backup(postgres_url, tmp_path / "moved.gz")
    assert read_bytes(tmp_path / "moved.gz") == good
    await restore(tmp_path / "moved.gz", str(tmp_path / "back.db"))
    await backup(str(tmp_path / "back.db"), tmp_path / "back.gz")
    assert read_bytes(tmp_path / "back.gz") == good


async def test_backup_is_of_one_moment_during_play(database: str, tmp_path: Path) -> None:
    """Each append also writes its log length into the row: in a backup both must agree."""
    async with open_store(database) as store:

        async def play(table: str) -> None:
            version = 0
            while True:
                row = make_row(table, summary=str(version + 1).encode())
                version = await store.append(Append(table, version, [entry(table, version + 1)], row=row))

        names = [f"t{number}" for number in range(12)]
        tasks = [asyncio.create_task(play(name)) for name in names]
        counts = []
        for number in range(3):
            await asyncio.sleep(0.1)
            counts.append((await backup(database, tmp_path / f"{number}.gz"))["entries"])
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        assert all(task.cancelled() for task in tasks)
        assert 0 < counts[0] < counts[1] < counts[2]
    empty_database(database)
    await restore(tmp_path / "2.gz", database)
    async with open_store(database) as restored:
        found = 0
        for name in names:
            written, row = await restored.read(name), await restored.row(name)
            assert row is not None
            assert written == log(name, int(row.summary))
            found += len(written)
        assert found == counts[2]


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
        await store.append(Append("t9", 0, [b"mine"]))
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


def flip_bit(data: bytes) -> bytes:
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 0x10]) + data[middle + 1 :]


def change_lines(change: Callable[[list[bytes]], Any], *, seal: bool = False) -> Callable[[bytes], bytes]:
    def make(data: bytes) -> bytes:
        lines = gzip.decompress(data).splitlines(keepends=True)
        change(lines)
        return with_checksum(lines) if seal else gzip.compress(b"".join(lines))

    return make


def replace_in(line: int, old: bytes, new: bytes) -> Callable[[list[bytes]], None]:
    def change(lines: list[bytes]) -> None:
        assert old in lines[line]
        lines[line] = lines[line].replace(old, new)

    return change


TAMPERED: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "a flip_bit bit": (flip_bit, "is damaged|was changed"),
    "cut short": (lambda data: data[:-200], "is damaged"),
    "empty": (lambda data: data[:0], "is damaged"),
    "not gzip": (gzip.decompress, "is damaged"),
    "another file": (change_lines(replace_in(0, b"lusoria-backup/1", b"diary")), "no backup that"),
    "a list": (change_lines(lambda lines: lines.pop(0)), "no backup that"),
    "no end": (change_lines(lambda lines: lines.pop()), "its end is missing"),
    "a lost line": (change_lines(lambda lines: lines.pop(7)), "checksum"),
    "two lines swapped": (change_lines(lambda lines: lines.insert(7, lines.pop(8))), "checksum"),
    "a changed entry": (change_lines(replace_in(5, b"number", b"nomber")), "checksum"),
    "a changed count": (change_lines(replace_in(-1, b'"tables":4', b'"tables":5')), "checksum"),
    "no such table": (change_lines(replace_in(5, b'"entries"', b'"exits"'), seal=True), "checksum"),
    "more after the end": (change_lines(lambda lines: lines.append(lines[5])), "after its end"),
    "from the future": (
        change_lines(replace_in(0, b'"revision":"%s"' % sql.HEAD.encode(), b'"revision":"9999"'), seal=True),
        "newer version of Lusoria: its revision is 9999",
    ),
}
IMPOSSIBLE: dict[str, Callable[[bytes], bytes]] = {
    "a doubled entry": change_lines(lambda lines: lines.insert(7, lines[7]), seal=True),
    "no such column": change_lines(replace_in(0, b'"seq"', b'"sec"'), seal=True),
    "no number": change_lines(replace_in(5, b'"t1",', b'"t1",null,'), seal=True),
    "people of no table": change_lines(replace_in(-2, "τράπεζα".encode(), b"t0"), seal=True),
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
    """The checksum is correct, so only the database detects the error during the restore."""
    bad = whole.with_name("bad.gz")
    bad.write_bytes(IMPOSSIBLE[case](good))
    with pytest.raises(Unfit, match="invalid content"):
        await restore(bad, database)
    await restore(whole, database)  # would be refused if anything were left
