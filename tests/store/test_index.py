"""Index, records, chat, notes and secrets, over every store."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from lusoria.store import CodeTaken, NoSuchTable, Store
from lusoria.store.port import Append
from tests.store.samples import all_but, log, make_record, make_row, put_row, put_table

pytestmark = pytest.mark.anyio


class TestIndex:
    async def test_append_updates_the_index_row(self, store: Store) -> None:
        await store.append(Append("t1", 0, [b"a"], row=make_row("t1", updated=1002.0)))
        behind = make_row("t1", updated=1001.0, status="over")  # by a node whose clock is behind
        await store.append(Append("t1", 1, [b"b"], row=behind))
        assert await store.row("t1") == behind

    async def test_deadline_moves_only_from_its_expected_value(self, store: Store) -> None:
        row = make_row("t1", deadline=0.1 + 0.2)
        await store.append(Append("t1", 0, [b"a"], row=row))
        await store.move_deadline("t1", 0.3, 7.5)
        await store.move_deadline("t2", 0.1 + 0.2, 7.5)
        assert await store.row("t1") == row
        await store.move_deadline("t1", 0.1 + 0.2, 7.5)
        assert await store.row("t1") == make_row("t1", deadline=7.5)
        await store.move_deadline("t1", 7.5, None)
        await store.move_deadline("t1", 7.5, 8.5)
        assert await store.row("t1") == make_row("t1")

    async def test_code_finds_its_table_until_the_end(self, store: Store) -> None:
        for status in ("open", "playing"):
            row = make_row("t1", code="ROMA", status=status)
            await put_row(store, row)
            assert await store.find("ROMA") == row
        assert await store.find("roma") is None
        await put_row(store, make_row("t1", code="ROMA", status="over"))
        assert await store.find("ROMA") is None

    async def test_code_is_free_after_the_end(self, store: Store) -> None:
        await put_row(store, make_row("t1", code="ROMA"))
        with pytest.raises(CodeTaken):
            await put_row(store, make_row("t2", code="ROMA", status="playing"))
        await put_row(store, make_row("t1", code="ROMA", status="over"))
        await put_row(store, make_row("t2", code="ROMA", status="over"))
        await put_row(store, make_row("t3", code="ROMA"))
        found = await store.find("ROMA")
        assert found is not None
        assert found.id == "t3"
        with pytest.raises(CodeTaken):
            await put_row(store, make_row("t1", code="ROMA", status="open"))

    async def test_concurrent_equal_codes_have_one_winner(self, nodes: tuple[Store, Store]) -> None:
        rows = [make_row(f"t{number}", code="ROMA") for number in range(6)]
        calls = [nodes[n % 2].append(Append(row.id, 0, [b"a"], row=row)) for n, row in enumerate(rows)]
        outcomes = await asyncio.gather(*calls, return_exceptions=True)
        assert [outcome for outcome in outcomes if not isinstance(outcome, CodeTaken)] == [1]

    async def test_lobby_lists_open_tables_newest_first(self, store: Store) -> None:
        await put_row(store, make_row("playing", status="playing"))
        await put_row(store, make_row("over", status="over"))
        await put_row(store, make_row("hidden", listed=False))
        for name, created in (("b", 3.0), ("c", 1.0), ("a", 2.0), ("d", 2.0)):
            await put_row(store, make_row(name, created=created))
        assert [row.id for row in await store.open_tables(10)] == ["b", "d", "a", "c"]
        assert [row.id for row in await store.open_tables(2)] == ["b", "d"]
        assert await store.open_tables(0) == []

    async def test_lobby_omits_tables_without_recent_presence(self, store: Store) -> None:
        for name in "abc":
            await put_row(store, make_row(name, created=float(ord(name)), updated=100.0))
        await put_row(store, make_row("playing", status="playing", updated=100.0))
        assert await store.open_tables(10, since=100.5) == []
        await store.mark_attended(["c", "a", "playing", "unknown"], 160.0)
        assert [row.id for row in await store.open_tables(10, since=160.0)] == ["c", "a"]
        assert [row.id for row in await store.open_tables(10, since=100.0)] == ["c", "b", "a"]
        await store.mark_attended(["a"], 150.0)
        assert await store.row("a") == make_row("a", created=97.0, updated=160.0)
        assert await store.row("playing") == make_row("playing", status="playing", updated=100.0)
        await store.mark_attended([], 200.0)

    async def test_overdue_tables_come_most_urgent_first(self, store: Store) -> None:
        for name, deadline in (("a", 30.0), ("b", 10.0), ("c", None), ("d", 20.0), ("e", 20.5)):
            await put_row(store, make_row(name, deadline=deadline))
        assert [row.id for row in await store.overdue_tables(20.0, 10)] == ["b", "d"]
        assert [row.id for row in await store.overdue_tables(99.0, 3)] == ["b", "d", "e"]
        assert await store.overdue_tables(9.9, 10) == []

    async def test_person_finds_their_tables_newest_first(self, store: Store) -> None:
        for name, created in (("a", 2.0), ("b", 3.0), ("c", 1.0)):
            await store.append(
                Append(name, 0, [b"x"], row=make_row(name, created=created), people=["ann", "bob"])
            )
        await store.append(Append("d", 0, [b"x"], row=make_row("d", created=9.0), people=["bob"]))
        assert [row.id for row in await store.tables_of("ann", 10)] == ["b", "a", "c"]
        assert [row.id for row in await store.tables_of("bob", 2)] == ["d", "b"]
        assert await store.tables_of("cid", 10) == []
        await store.hide_table("b", "bob")
        await store.hide_table("b", "cid")
        await store.hide_table("nowhere", "bob")
        assert [row.id for row in await store.tables_of("bob", 10)] == ["d", "a", "c"]
        assert [row.id for row in await store.tables_of("ann", 10)] == ["b", "a", "c"]
        await store.append(Append("b", 1, [b"y"], people=["bob"]))
        assert [row.id for row in await store.tables_of("bob", 2)] == ["d", "b"]


class TestSweep:
    async def fill(self, store: Store, table: str, **row: Any) -> None:
        await store.append(Append(table, 0, log(table, 3), row=make_row(table, **row), people=["ann", "bob"]))
        await store.say(table, "ann", b"hello", all_but(5))
        await store.note(table, "ann", b"note")

    async def test_sweep_finds_tables_that_never_started(self, store: Store) -> None:
        for name, status, updated in (
            ("a", "open", 30.0),
            ("b", "playing", 1.0),
            ("c", "over", 1.0),
            ("d", "open", 10.0),
            ("e", "open", 20.0),
        ):
            await put_row(store, make_row(name, status=status, updated=updated, listed=name == "a"))
        assert await store.unstarted_tables(30.0, 9) == ["d", "e"]
        assert await store.unstarted_tables(99.0, 2) == ["d", "e"]
        assert await store.unstarted_tables(10.0, 9) == []

    async def test_swept_table_is_deleted_completely(self, store: Store) -> None:
        await self.fill(store, "gone", code="ROMA", updated=10.0)
        await self.fill(store, "stays", updated=10.0)
        assert await store.forget("gone", before=11.0)
        assert await store.row("gone") is None
        assert await store.read("gone") == await store.chat("gone") == []
        assert await store.notes("gone", "ann") is None
        assert await store.find("ROMA") is None
        assert [row.id for row in await store.tables_of("ann", 9)] == ["stays"]
        assert await store.read("stays") == log("stays", 3)
        assert await store.chat("stays") == [b"hello"]
        assert await store.notes("stays", "ann") == b"note"
        assert not await store.forget("gone", before=11.0)
        await self.fill(store, "gone", code="ROMA", updated=12.0)

    @pytest.mark.parametrize("row", [{"updated": 11.0}, {"status": "playing"}, {"status": "over"}])
    async def test_sweep_spares_seen_and_started_tables(self, store: Store, row: dict[str, Any]) -> None:
        await self.fill(store, "t1", **{"updated": 10.0, **row})
        assert not await store.forget("t1", before=11.0)
        assert await store.read("t1") == log("t1", 3)
        assert not await store.forget("never", before=11.0)

    async def test_sweep_on_two_nodes_does_not_conflict(self, nodes: tuple[Store, Store]) -> None:
        names = [f"t{number}" for number in range(12)]
        for name in names:
            await self.fill(nodes[0], name, updated=10.0)
        calls = [node.forget(name, before=11.0) for name in names for node in nodes]
        assert sorted(await asyncio.gather(*calls)) == [False] * 12 + [True] * 12
        assert await nodes[1].unstarted_tables(99.0, 99) == []


class TestTemporaryTables:
    """They are deleted with all their data, even after a finished game."""

    async def test_unseen_temporary_tables_are_found(self, store: Store) -> None:
        for table, status, passing, updated in (
            ("a", "playing", True, 20.0),
            ("b", "over", True, 10.0),
            ("c", "playing", False, 5.0),
            ("d", "open", False, 5.0),
            ("e", "over", True, 30.0),
        ):
            await put_row(store, make_row(table, status=status, passing=passing, updated=updated))
        assert await store.unused_temporary_tables(30.0, 9) == ["b", "a"]
        assert await store.unused_temporary_tables(99.0, 1) == ["b"]
        await store.mark_attended(["a", "c"], 50.0)
        assert await store.unused_temporary_tables(50.0, 9) == ["b", "e"]
        row = await store.row("a")
        assert row is not None
        assert (row.passing, row.updated) == (True, 50.0)
        permanent = await store.row("c")
        assert permanent is not None
        assert (permanent.passing, permanent.updated) == (False, 5.0)

    async def test_temporary_logs_are_read_in_pages(self, store: Store) -> None:
        for table, passing in (("c", True), ("a", True), ("b", False), ("d", True)):
            await put_row(store, make_row(table, passing=passing))
            await store.append(Append(table, len(await store.read(table)), [b"last of " + table.encode()]))
        logs = {table: await store.read(table) for table in "acd"}
        assert await store.temporary_logs("", 2) == [("a", logs["a"]), ("c", logs["c"])]
        assert await store.temporary_logs("c", 2) == [("d", logs["d"])]
        assert await store.temporary_logs("d", 2) == []

    async def test_temporary_table_is_deleted_with_record_and_analyses(self, store: Store) -> None:
        row = make_row("t1", status="over", passing=True, updated=10.0)
        await store.append(Append("t1", 0, [b"x"], row=row, people=["ann"], record=make_record("t1", 5.0)))
        await store.save_analysis("t1", "all", "1", b"known")
        assert not await store.forget("t1", 10.0)
        assert await store.forget("t1", 11.0)
        assert await store.record("t1") is None
        assert await store.stored_analysis("t1", "all", "1") is None
        assert await store.read("t1") == []

    async def test_started_table_is_no_temporary_table(self, store: Store) -> None:
        row = make_row("t1", status="over", updated=10.0)
        await store.append(Append("t1", 0, [b"x"], row=row, record=make_record("t1", 5.0)))
        assert not await store.forget("t1", 99.0)
        assert await store.record("t1") == make_record("t1", 5.0)


class TestAnalyses:
    async def test_analysis_is_stored_until_a_newer_version(self, store: Store) -> None:
        await store.append(
            Append("t1", 0, [b"x"], row=make_row("t1", status="over"), record=make_record("t1", 5.0))
        )
        await store.save_analysis("t1", "0|mixture", "1", b"\x00first")
        await store.save_analysis("t1", "all", "1", b"other")
        assert await store.stored_analysis("t1", "0|mixture", "1") == b"\x00first"
        assert await store.stored_analysis("t1", "0|mixture", "2") is None
        await store.save_analysis("t1", "0|mixture", "2", b"better")
        assert await store.stored_analysis("t1", "0|mixture", "2") == b"better"
        assert await store.stored_analysis("t1", "0|mixture", "1") is None
        assert await store.stored_analysis("t1", "all", "1") == b"other"

    async def test_analysis_needs_a_record(self, store: Store) -> None:
        with pytest.raises(NoSuchTable):
            await store.save_analysis("t1", "all", "1", b"of nothing")


class TestRecords:
    @pytest.mark.parametrize("public_only", [True, False])
    async def test_record_pages_are_complete_and_disjoint(self, store: Store, public_only: bool) -> None:
        rows = [make_record(f"t{number}", float(number // 4), public=number % 3 > 0) for number in range(30)]
        for row in rows:
            await store.append(Append(row.table, 0, [b"x"], record=row))
        wanted = [row for row in rows if row.public or not public_only]
        wanted.sort(key=lambda row: (row.finished, row.table), reverse=True)
        found, before = [], None
        while page := await store.records(public_only=public_only, before=before, limit=7):
            assert len(page) <= 7
            found += page
            assert len(found) <= len(wanted)
            before = page[-1].finished, page[-1].table
        assert found == wanted

    async def test_record_can_become_public(self, store: Store) -> None:
        await store.append(Append("t1", 0, [b"a"], record=make_record("t1", 1.0, public=False)))
        assert await store.records(public_only=True, limit=5) == []
        await store.append(Append("t1", 1, [b"b"], record=make_record("t1", 1.0)))
        assert await store.records(public_only=True, limit=5) == [make_record("t1", 1.0)]


class TestChat:
    async def test_last_chat_lines_are_stored_in_order(self, store: Store) -> None:
        await put_table(store, make_row("t1"))
        await put_table(store, make_row("t2"))
        for number in range(10):
            await store.say("t1", "ann", f"line {number}".encode(), all_but(4))
            await store.say("t2", "ann", f"other {number}".encode(), all_but(100))
        assert await store.chat("t1") == [b"line 6", b"line 7", b"line 8", b"line 9"]
        assert len(await store.chat("t2")) == 10
        await store.say("t1", "ann", b"the last word", all_but(1))
        assert await store.chat("t1") == [b"the last word"]
        await store.say("t1", "ann", b"unheard", all_but(0))
        assert await store.chat("t1") == []

    async def test_author_of_a_chat_line_chooses_what_goes(self, store: Store) -> None:
        """Regression: the oldest line was deleted, whatever it was."""

        def all_plain_but_two(chat: Sequence[bytes]) -> list[int]:
            return [place for place, line in enumerate(chat) if not line.startswith(b"!")][:-2]

        await put_table(store, make_row("t1"))
        for line in (b"!a", b"b", b"c", b"!d", b"e", b"f"):
            await store.say("t1", "ann", line, all_plain_but_two)
        assert await store.chat("t1") == [b"!a", b"!d", b"e", b"f"]

    async def test_concurrent_chat_lines_are_all_stored(self, nodes: tuple[Store, Store]) -> None:
        await put_table(nodes[0], make_row("t1"))
        lines = [f"line {number}".encode() for number in range(40)]
        for most in (100, 5):
            calls = [nodes[n % 2].say("t1", "ann", line, all_but(most)) for n, line in enumerate(lines)]
            await asyncio.gather(*calls)
            stored = await nodes[1].chat("t1")
            assert len(stored) == min(most, 40)
            assert set(stored) <= set(lines)
            assert most < 40 or len(set(stored)) == 40

    async def test_delete_chat_affects_one_table(self, store: Store) -> None:
        for table in ("t1", "t2"):
            await put_table(store, make_row(table))
            await store.say(table, "ann", b"hello", all_but(5))
        await store.delete_chat("t1")
        await store.delete_chat("no such table")
        assert (await store.chat("t1"), await store.chat("t2")) == ([], [b"hello"])
        await store.say("t1", "ann", b"again", all_but(5))
        assert await store.chat("t1") == [b"again"]

    async def test_chat_needs_a_table(self, store: Store) -> None:
        with pytest.raises(NoSuchTable):
            await store.say("t1", "ann", b"hello", all_but(5))
        assert await store.chat("t1") == []


class TestNotes:
    async def test_notes_are_stored_per_person(self, store: Store) -> None:
        await put_table(store, make_row("t1"))
        await put_table(store, make_row("t2"))
        await store.note("t1", "ann", b"bob lies")
        await store.note("t1", "bob", b"ann knows")
        await store.note("t2", "ann", b"elsewhere")
        await store.note("t1", "ann", b"bob lies, always")
        assert await store.notes("t1", "ann") == b"bob lies, always"
        await store.note("t1", "ann", None)
        await store.note("t1", "ann", None)
        assert await store.notes("t1", "ann") is None
        assert await store.notes("t1", "bob") == b"ann knows"
        assert await store.notes("t2", "ann") == b"elsewhere"

    async def test_notes_need_a_table(self, store: Store) -> None:
        with pytest.raises(NoSuchTable):
            await store.note("t1", "ann", b"to whom it may concern")


class TestSecrets:
    async def test_first_secret_stays(self, store: Store) -> None:
        assert await store.shared_secret("cookies", b"\0\xff") == b"\0\xff"
        assert await store.shared_secret("cookies", b"other") == b"\0\xff"
        assert await store.shared_secret("tokens", b"other") == b"other"

    async def test_nodes_agree_on_a_secret(self, nodes: tuple[Store, Store]) -> None:
        offers = [f"drawn by {number}".encode() for number in range(20)]
        calls = [nodes[number % 2].shared_secret("cookies", new) for number, new in enumerate(offers)]
        (secret,) = set(await asyncio.gather(*calls))
        assert secret in offers
