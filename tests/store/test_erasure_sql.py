"""Erasure in the stores: atomic per table, the same in all stores, no bytes left in a file."""

import asyncio
import gzip
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, text

from lusoria.store import Erasure, Stale, Store, open_store
from lusoria.store.database_url import address
from lusoria.store.maintenance.backup_file import backup
from lusoria.store.maintenance.migrate import migrate
from lusoria.store.maintenance.transaction import in_transaction
from lusoria.store.port import Append
from lusoria.store.sqlite import SqliteStore
from tests.store.samples import all_but, make_record, make_row

pytestmark = pytest.mark.anyio

ANY = sys.maxsize
LIVIA = "livia-who-is-to-go-0123456789abc"


def first_line(_chat: Sequence[bytes]) -> range:
    return range(1)


async def table_of_two(store: Store, table: str = "t1") -> Erasure:
    """A table of two people with all kinds of data, and the erasure of one of them."""
    row = make_row(table, summary=f'{{"of":"{LIVIA}"}}'.encode())
    record = replace(make_record(table, 5.0), document=f'{{"by":"{LIVIA}"}}'.encode())
    log = [f"1 {LIVIA}".encode(), b"2", f"3 {LIVIA}".encode()]
    await store.append(Append(table, 0, log, row=row, people=[LIVIA, "marcus"], record=record))
    await store.say(table, LIVIA, f"hers {LIVIA}".encode(), all_but(9))
    await store.say(table, "marcus", b"his", all_but(9))
    await store.note(table, LIVIA, LIVIA.encode())
    await store.note(table, "marcus", b"mine")
    await store.save_analysis(table, "gallery", "1", b"studied")
    return Erasure(table, 3, LIVIA, {1: b"1", 3: b"3"}, b"4", b"nobody", b"{}", first_line)


async def test_erasure_at_shared_tables_removes_only_the_person(store: Store) -> None:
    erasure = await table_of_two(store)
    await store.erase_at(erasure)
    assert await store.read("t1") == [b"1", b"2", b"3", b"4"]
    row, record = await store.row("t1"), await store.record("t1")
    assert row == make_row("t1", summary=b"nobody")
    assert record == replace(make_record("t1", 5.0), document=b"{}")
    assert await store.chat("t1") == [b"his"]
    assert (await store.notes("t1", LIVIA), await store.notes("t1", "marcus")) == (None, b"mine")
    assert await store.stored_analysis("t1", "gallery", "1") == b"studied"
    assert (await store.traces_of(LIVIA), await store.traces_of("marcus")) == ([], ["t1"])
    with pytest.raises(Stale):
        await store.append(Append("t1", 3, [b"by a node that has read the old one"]))
    assert await store.append(Append("t1", 4, [b"5"])) == 5


async def test_stale_rewrite_is_refused(nodes: tuple[Store, Store]) -> None:
    one, other = nodes
    erasure = await table_of_two(one)
    await other.append(Append("t1", 3, [b"a move"]))
    with pytest.raises(Stale):
        await one.erase_at(erasure)
    assert await one.read("t1", 2) == [f"3 {LIVIA}".encode(), b"a move"]
    assert await one.notes("t1", LIVIA) is not None
    with pytest.raises(Stale):
        await one.delete("t1", 3)
    assert len(await one.read("t1")) == 4
    with pytest.raises(Stale):
        await one.delete("no such table", 0)


async def test_deleted_table_leaves_nothing(store: Store) -> None:
    await table_of_two(store)
    await store.delete("t1", 3)
    assert await store.read("t1") == []
    assert (await store.row("t1"), await store.record("t1"), await store.chat("t1")) == (None, None, [])
    assert await store.traces_of("marcus") == []
    assert await store.notes("t1", "marcus") is None


async def test_hidden_table_is_found_for_erasure(store: Store) -> None:
    await table_of_two(store)
    await store.hide_table("t1", LIVIA)
    assert await store.tables_of(LIVIA, 9) == []
    assert await store.traces_of(LIVIA) == ["t1"]
    await store.append(Append("t1", 3, [b"4"], row=make_row("t1"), people=[LIVIA]))
    assert [row.id for row in await store.tables_of(LIVIA, 9)] == ["t1"]


async def test_tries_are_erased_with_tables(store: Store) -> None:
    for person in (LIVIA, "marcus"):
        await store.begin_try("2026-03-15", "alea", person, f"at {person}", 1.0)
    await store.erase_person(LIVIA)
    await store.erase_person("unknown")
    assert await store.tries_of(LIVIA, "", 9) == []
    assert len(await store.tries_of("marcus", "", 9)) == 1


class TestConsents:
    """A row means consent; a person without a table has none."""

    async def test_consent_is_off_by_default_and_after_withdrawal(self, nodes: tuple[Store, Store]) -> None:
        one, other = nodes
        await table_of_two(one)
        assert not await one.has_consented(LIVIA)
        assert await one.set_consent(LIVIA, given=True)
        assert await other.set_consent(LIVIA, given=True)
        assert (await other.has_consented(LIVIA), await other.has_consented("marcus")) == (True, False)
        assert await other.set_consent(LIVIA, given=False)
        assert not await one.has_consented(LIVIA)
        assert await one.set_consent(LIVIA, given=False)

    async def test_consent_needs_a_table(self, store: Store) -> None:
        assert not await store.set_consent(LIVIA, given=True)
        assert await store.set_consent(LIVIA, given=False)
        await store.append(Append("t1", 0, [b"x"], row=make_row("t1", passing=True)))
        assert not await store.set_consent(LIVIA, given=True)
        assert not await store.has_consented(LIVIA)

    async def test_consent_works_with_all_tables_hidden(self, store: Store) -> None:
        await table_of_two(store)
        await store.hide_table("t1", LIVIA)
        assert await store.set_consent(LIVIA, given=True)
        assert await store.tables_of(LIVIA, 9) == []

    async def test_consent_is_erased_with_the_person(self, store: Store) -> None:
        erasure = await table_of_two(store)
        for person in (LIVIA, "marcus"):
            assert await store.set_consent(person, given=True)
        await store.erase_at(erasure)
        await store.erase_person(LIVIA)
        assert (await store.has_consented(LIVIA), await store.has_consented("marcus")) == (False, True)
        assert not await store.set_consent(LIVIA, given=True)
        assert not await store.has_consented(LIVIA)

    async def test_consents_on_two_nodes_do_not_conflict(self, nodes: tuple[Store, Store]) -> None:
        """Whichever is first, nothing is left."""
        for number in range(30):
            erasure = await table_of_two(nodes[0], f"t{number}")

            async def erase(erasure: Erasure = erasure) -> None:
                await nodes[0].erase_at(erasure)
                await nodes[0].erase_person(LIVIA)

            await asyncio.gather(nodes[1].set_consent(LIVIA, given=True), erase())
            assert not await nodes[0].has_consented(LIVIA)


class TestConcurrentWrites:
    """A person may be erased between the check of a chat line or note and its write."""

    async def test_write_of_an_erased_person_is_refused(self, store: Store) -> None:
        await store.erase_at(await table_of_two(store))
        assert not await store.say("t1", LIVIA, b"hers, too late", all_but(9))
        assert not await store.note("t1", LIVIA, b"hers, too late")
        assert await store.note("t1", LIVIA, None)
        assert await store.say("t1", "marcus", b"still his", all_but(9))
        assert (await store.chat("t1"), await store.notes("t1", LIVIA)) == ([b"his", b"still his"], None)

    async def test_write_of_an_unknown_person_is_refused(self, store: Store) -> None:
        await table_of_two(store)
        assert not await store.say("t1", "clodius", b"hello", all_but(9))
        assert not await store.note("t1", "clodius", b"hello")

    async def test_write_with_the_table_hidden_is_allowed(self, store: Store) -> None:
        await table_of_two(store)
        await store.hide_table("t1", LIVIA)
        assert await store.note("t1", LIVIA, b"cave")
        assert await store.tables_of(LIVIA, 9) == []

    async def test_temporary_table_data_is_erased_with_the_person(self, store: Store) -> None:
        """A temporary table is not among a person's tables."""
        await store.append(Append("t1", 0, [b"x"], row=make_row("t1", passing=True)))
        assert await store.say("t1", LIVIA, b"hello", all_but(9))
        assert await store.note("t1", LIVIA, b"cave")
        assert await store.note("t1", "marcus", b"mine")
        await store.erase_person(LIVIA)
        assert (await store.notes("t1", LIVIA), await store.notes("t1", "marcus")) == (None, b"mine")

    async def test_erasure_on_two_nodes_does_not_conflict(self, nodes: tuple[Store, Store]) -> None:
        """Whichever is first, nothing is left: earlier chat is erased too."""

        def hers(chat: Sequence[bytes]) -> list[int]:
            return [place for place, line in enumerate(chat) if line.startswith(b"hers")]

        for number in range(30):
            table = f"t{number}"
            erasure = replace(await table_of_two(nodes[0], table), outdated=hers)
            await asyncio.gather(
                nodes[1].say(table, LIVIA, b"hers, in this moment", all_but(9)),
                nodes[0].erase_at(erasure),
                nodes[1].note(table, LIVIA, b"in this moment"),
                nodes[1].say(table, "marcus", b"and his", all_but(9)),
            )
            assert await nodes[0].notes(table, LIVIA) is None
            assert await nodes[0].chat(table) == [b"his", b"and his"]


class TestBytes:
    """Deleted data may stay in pages and log of a file until it is wiped."""

    async def test_wiped_file_has_no_bytes_of_a_person(self, ready_sqlite: str, tmp_path: Path) -> None:
        async with open_store(ready_sqlite) as store:
            for table in ("t1", "t2"):
                erasure = await table_of_two(store, table)
                assert files_with_traces(tmp_path)
                await store.erase_at(erasure)
            await store.begin_try("2026-03-15", "alea", LIVIA, "t3", 1.0)
            await store.append(Append("t4", 0, [b"x"], row=make_row("t4"), people=[LIVIA]))
            await store.set_consent(LIVIA, given=True)
            await store.delete("t4", 1)
            await store.erase_person(LIVIA)
            assert await store.wipe(ANY)
            assert files_with_traces(tmp_path) == []
            assert await store.append(Append("t1", 4, [b"5"])) == 5
            assert not await store.wipe(ANY)

    async def test_wiped_file_has_no_bytes_of_earlier_deletions(
        self, ready_sqlite: str, tmp_path: Path
    ) -> None:
        other = sqlite3.connect(tmp_path / "lusoria.db")
        other.execute("PRAGMA secure_delete = OFF")
        insert = "INSERT INTO entries (table_id, seq, body) VALUES ('old', ?, ?)"
        other.executemany(insert, [(seq, f"{seq} {LIVIA}".encode()) for seq in range(1, 300)])
        other.commit()
        other.execute("DELETE FROM entries")
        other.commit()
        other.close()
        assert files_with_traces(tmp_path)
        async with open_store(ready_sqlite) as store:
            await store.begin_try("2026-03-15", "alea", LIVIA, "t3", 1.0)
            await store.erase_person(LIVIA)
            assert await store.wipe(ANY)
            assert files_with_traces(tmp_path) == []

    async def test_wiped_file_has_no_bytes_between_moved_rows(
        self, ready_sqlite: str, tmp_path: Path
    ) -> None:
        """Regression: only the id was looked for, and the name stayed in the gaps of split pages."""
        name, chance = b"Domitilla Ahenobarba", Random(4)
        async with open_store(ready_sqlite) as store:
            tables = [f"t{number:04}" for number in chance.sample(range(9999), 400)]
            for table in tables:
                log = [name * chance.randrange(1, 9), b"x" * chance.randrange(200)]
                await store.append(Append(table, 0, log, row=make_row(table, summary=name)))
            for table in tables:
                await store.erase_at(Erasure(table, 2, LIVIA, {1: b"1"}, b"3", b"{}", None, lambda _: ()))
            await store.erase_person(LIVIA)
            await store.wipe(0)
            assert name in (tmp_path / "lusoria.db").read_bytes()
            await store.wipe(ANY)
            assert name not in (tmp_path / "lusoria.db").read_bytes()

    async def test_requests_do_not_rewrite_the_file(self, ready_sqlite: str, tmp_path: Path) -> None:
        """Regression: a note with another person's id could delay all moves at any time."""
        statements: list[str] = []
        async with open_store(ready_sqlite) as store:
            assert isinstance(store, SqliteStore)
            await table_of_two(store)
            await store.begin_try("2026-03-15", "alea", "marcus", "t3", 1.0)
            await store._writer.do(lambda connection: connection.set_trace_callback(statements.append))
            await store.erase_person("marcus")
            await store.erase_person("unknown")
            await store._writer.do(lambda connection: connection.set_trace_callback(None))
        assert files_with_traces(tmp_path)
        assert [sql for sql in statements if "VACUUM" in sql or "checkpoint" in sql] == []

    async def test_wiped_file_has_no_bytes_of_swept_tables(self, ready_sqlite: str, tmp_path: Path) -> None:
        """Regression: no trace of the person was left to find, so the file was never wiped."""
        async with open_store(ready_sqlite) as store:
            row = make_row("t1", status="open", summary=LIVIA.encode())
            await store.append(Append("t1", 0, [LIVIA.encode()], row=row, people=[LIVIA]))
            assert await store.forget("t1", row.updated + 1.0)
            assert await store.traces_of(LIVIA) == []
            assert files_with_traces(tmp_path)
            await store.erase_person(LIVIA)
            assert await store.wipe(ANY)
            assert files_with_traces(tmp_path) == []

    async def test_pending_wipe_survives_a_restart(self, ready_sqlite: str, tmp_path: Path) -> None:
        async with open_store(ready_sqlite) as store:
            await table_of_two(store)
            await store.delete("t1", 3)
        async with open_store(ready_sqlite) as store:
            assert await store.wipe(ANY)
            assert files_with_traces(tmp_path) == []
        async with open_store(ready_sqlite) as store:
            assert not await store.wipe(ANY)

    async def test_large_file_is_wiped_in_its_log_only(self, ready_sqlite: str, tmp_path: Path) -> None:
        async with open_store(ready_sqlite) as store:
            await store.erase_at(await table_of_two(store))
            assert not await store.wipe((tmp_path / "lusoria.db").stat().st_size - 1)
            assert (tmp_path / "lusoria.db-wal").stat().st_size == 0
            assert await store.wipe((tmp_path / "lusoria.db").stat().st_size)

    async def test_shrunk_file_is_wiped_again(self, ready_sqlite: str, tmp_path: Path) -> None:
        """Regression: free pages counted, and a file that had once been large was never wiped again."""
        file = tmp_path / "lusoria.db"
        async with open_store(ready_sqlite) as store:
            await store.wipe(ANY)
            small = file.stat().st_size
            await table_of_two(store, "t2")
            await store.append(Append("t2", 3, [b"x" * 4_000_000]))
            await store.delete("t2", 4)
            assert not await store.wipe(0)
            assert file.stat().st_size > 4_000_000
            assert await store.wipe(small + 1_000_000)
            assert file.stat().st_size < small + 1_000_000

    async def test_wipe_does_not_wait_for_readers(self, ready_sqlite: str, tmp_path: Path) -> None:
        """Regression: the wipe was refused after all rows were deleted, and moves waited a second for it."""
        async with open_store(ready_sqlite) as store:
            await store.erase_at(await table_of_two(store))
            reader = sqlite3.connect(tmp_path / "lusoria.db")
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM entries").fetchone()
            await store.append(Append("t2", 0, [b"x"]))
            await store.erase_person(LIVIA)
            assert await store.wipe(ANY)
            assert files_with_traces(tmp_path)  # in the reader's snapshot
            reader.close()
            assert not await store.wipe(ANY)  # only empties the log
            assert files_with_traces(tmp_path) == []

    async def test_later_reader_keeps_the_log_of_the_file(self, ready_sqlite: str, tmp_path: Path) -> None:
        """Closing a file releases all locks of the process on it, also SQLite's.

        The next process to open it would delete the log as orphaned, and later writes would be lost.
        """
        read = "SELECT count(*) FROM entries"
        script = f"import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute('{read}').fetchall()"
        async with open_store(ready_sqlite) as store:
            await store.erase_at(await table_of_two(store))
            await store.erase_person(LIVIA)
            await store.wipe(ANY)
            await store.append(Append("t1", 4, [b"2"]))
            log = tmp_path / "lusoria.db-wal"
            before = log.stat().st_ino
            other = [sys.executable, "-c", script, str(tmp_path / "lusoria.db")]
            await asyncio.to_thread(subprocess.run, other, check=True)
            await store.append(Append("t1", 5, [b"3"]))
            assert log.stat().st_ino == before


async def test_backup_after_erasure_has_no_trace_of_person(ready_sqlite: str, tmp_path: Path) -> None:
    async with open_store(ready_sqlite) as store:
        erasure = await table_of_two(store)
        await store.set_consent(LIVIA, given=True)
        await store.erase_at(erasure)
        await store.erase_person(LIVIA)
        assert files_with_traces(tmp_path)
        await backup(ready_sqlite, tmp_path / "backup")
    assert LIVIA.encode() not in gzip.decompress((tmp_path / "backup").read_bytes())


def files_with_traces(folder: Path) -> list[str]:
    """The files that contain her id."""
    return [path.name for path in sorted(folder.iterdir()) if LIVIA.encode() in path.read_bytes()]


async def test_hidden_person_is_found_in_the_log(database: str) -> None:
    """The migration finds her in the log, though hidden tables had no row."""
    where = address(database)
    await migrate(where, "0003")
    sat = '{"type":"seated","seat":0,"person":"%s","name":"Livia"}'
    log = [(1, '{"type":"created"}'), (2, sat % LIVIA), (3, sat % "marcus"), (4, "not ours \x01")]

    def fill(connection: Connection) -> None:
        row = "INSERT INTO tables VALUES ('t1', 'ROMA', 'alea', 'open', false, 1, 1, NULL, :body, false)"
        connection.execute(text(row), {"body": b"{}"})
        entry = text("INSERT INTO entries (table_id, seq, body) VALUES ('t1', :seq, :body)")
        for seq, body in log:
            connection.execute(entry, {"seq": seq, "body": body.encode()})
        connection.execute(text("INSERT INTO people (person, table_id) VALUES ('marcus', 't1')"))

    await in_transaction(where, fill)
    async with open_store(database) as store:
        assert await store.traces_of(LIVIA) == ["t1"]
        assert await store.tables_of(LIVIA, 9) == []
        assert [row.id for row in await store.tables_of("marcus", 9)] == ["t1"]
