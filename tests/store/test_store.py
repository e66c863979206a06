"""The store port, over every store: order, versions, atomicity, concurrency and close."""

import asyncio
from collections import Counter
from itertools import product

import pytest
from msgspec.structs import replace

from lusoria.core.errors import Malformed
from lusoria.store import CodeTaken, NoSuchTable, Stale, Store, StoreDown, open_store
from lusoria.store.port import Append
from tests.store.samples import all_but, append_with_retry, entry, log, make_record, make_row

pytestmark = pytest.mark.anyio

STRANGE = ["nul\0", "half a letter \ud800"]  # not every database can store these


class TestAppend:
    async def test_entries_are_numbered_and_read_in_order(self, store: Store) -> None:
        assert await store.append(Append("t1", 0, [b"a"])) == 1
        assert await store.append(Append("t1", 1, [b"b", b"c", b"d"])) == 4
        assert await store.append(Append("t2", 0, [b"x"])) == 1
        assert await store.read("t1") == [b"a", b"b", b"c", b"d"]
        assert await store.read("t1", after=2) == [b"c", b"d"]
        assert await store.read("t1", after=4) == []
        assert await store.read("t2") == [b"x"]

    @pytest.mark.parametrize("after", [-5, 0])
    async def test_read_from_before_the_start_is_refused(self, store: Store, after: int) -> None:
        await store.append(Append("t1", 0, log("t1", 2)))
        assert await store.read("t1", after) == log("t1", 2)

    async def test_log_is_read_in_pages(self, store: Store) -> None:
        await store.append(Append("t1", 0, log("t1", 5)))
        pages = [await store.read("t1", after, 2) for after in (0, 2, 4, 6)]
        assert pages == [log("t1", 5)[:2], log("t1", 5)[2:4], log("t1", 5)[4:], []]

    async def test_unknown_log_is_empty(self, store: Store) -> None:
        assert await store.read("t1") == []
        assert await store.read("t1", 2**40) == []
        assert await store.row("t1") is None
        assert await store.record("t1") is None
        assert await store.notes("t1", "ann") is None
        assert await store.chat("t1") == []

    @pytest.mark.parametrize("after", [0, 1, 2, 4, 2**40, -1])
    async def test_append_needs_the_current_version(self, store: Store, after: int) -> None:
        await store.append(Append("t1", 0, log("t1", 3)))
        with pytest.raises(Stale, match="t1"):
            await store.append(Append("t1", after, [b"late", b"later"]))
        assert await store.read("t1") == log("t1", 3)

    async def test_other_node_sees_an_append(self, nodes: tuple[Store, Store]) -> None:
        one, other = nodes
        for number in range(1, 7):
            writer, reader = (one, other) if number % 2 else (other, one)
            assert await writer.append(Append("t1", number - 1, [entry("t1", number)])) == number
            assert await reader.read("t1") == log("t1", number)
            with pytest.raises(Stale):
                await reader.append(Append("t1", number - 1, [b"late"]))

    async def test_bytes_are_stored_unchanged(self, store: Store) -> None:
        bodies = [b"", bytes(range(256)), "dés ἀνερρίφθω κύβος 🎲".encode(), b'{"n":1}', b"x" * 3_000_000]
        await store.append(Append("t1", 0, bodies, row=make_row("t1", summary=bodies[1])))
        assert await store.append(Append("t2", 0, [b"y" * 5_000_000])) == 1
        assert await store.read("t1") == bodies
        assert await store.read("t2") == [b"y" * 5_000_000]
        row = await store.row("t1")
        assert row is not None
        assert row.summary == bodies[1]

    async def test_names_may_be_in_any_script(self, store: Store) -> None:
        table, person = "τράπεζα 🎲", "Ἀσπασία 👩🏽"
        row = make_row(table, code="ΡΩΜΗ")
        await store.append(Append(table, 0, [b"a"], row=row, people=[person], record=make_record(table, 1.0)))
        await store.note(table, person, b"note")
        assert await store.append(Append(table, 1, [b"b"])) == 2
        assert await store.find("ΡΩΜΗ") == row
        assert await store.tables_of(person, 5) == [row]
        assert await store.notes(table, person) == b"note"
        assert await store.record(table) == make_record(table, 1.0)

    @pytest.mark.parametrize("name", STRANGE, ids=["nul", "surrogate"])
    async def test_unstorable_name_is_refused_and_not_found(self, store: Store, name: str) -> None:
        with pytest.raises(Malformed):
            await store.append(Append(name, 0, [b"a"]))
        with pytest.raises(Malformed):
            await store.append(Append("t1", 0, [b"a"], row=make_row("t1"), people=["ann", name]))
        with pytest.raises(Malformed):
            await store.shared_secret(name, b"")
        with pytest.raises(Malformed):
            await store.set_consent(name, given=True)
        assert not await store.has_consented(name)
        for field in ("id", "code", "game"):
            with pytest.raises(Malformed, match=field):
                make_row("t1", **{field: name})
        assert await store.read("t1") == await store.read(name) == await store.chat(name) == []
        assert await store.row(name) is None
        assert await store.find(name) is None
        assert await store.record(name) is None
        assert await store.tables_of(name, 5) == []

    async def test_append_is_for_one_table_and_not_empty(self, store: Store) -> None:
        with pytest.raises(Malformed, match="entries"):
            await store.append(Append("t1", 0, []))
        with pytest.raises(Malformed, match="row"):
            await store.append(Append("t1", 0, [b"a"], row=make_row("t2")))
        with pytest.raises(Malformed, match="record"):
            await store.append(Append("t1", 0, [b"a"], record=make_record("t2", 1.0)))
        with pytest.raises(Malformed, match="status"):
            make_row("t1", status="asleep")


class TestConcurrency:
    async def test_two_hundred_tables_append_at_once(self, store: Store) -> None:
        names = [f"t{number}" for number in range(200)]
        rows = {name: make_row(name) for name in names}
        calls = [
            store.append(Append(name, 0, log(name, 2), row=rows[name], people=["ann"])) for name in names
        ]
        assert await asyncio.gather(*calls) == [2] * 200
        assert (
            await asyncio.gather(*(store.append(Append(name, 2, [entry(name, 3)])) for name in names))
            == [3] * 200
        )
        for name in names:
            assert await store.read(name) == log(name, 3)
            assert await store.row(name) == rows[name]
        assert len(await store.tables_of("ann", 500)) == 200

    async def test_concurrent_appends_have_one_winner(self, nodes: tuple[Store, Store]) -> None:
        for version in range(5):
            ideas = [f"{version} by {writer}".encode() for writer in range(12)]
            calls = [
                nodes[number % 2].append(Append("t1", version, [idea])) for number, idea in enumerate(ideas)
            ]
            outcomes = await asyncio.gather(*calls, return_exceptions=True)
            assert Counter(map(type, outcomes)) == {int: 1, Stale: 11}
            (winner,) = (
                idea for idea, outcome in zip(ideas, outcomes, strict=True) if isinstance(outcome, int)
            )
            assert (await nodes[0].read("t1"))[version:] == [winner]

    async def test_retrying_writers_each_append_once(self, nodes: tuple[Store, Store]) -> None:
        async def writer(number: int) -> list[int]:
            bodies = [f"{number} appends {count}".encode() for count in range(4)]
            return [await append_with_retry(nodes[number % 2], "t1", body) for body in bodies]

        versions = await asyncio.gather(*map(writer, range(10)))
        written = await nodes[0].read("t1")
        assert sorted(version for each in versions for version in each) == list(range(1, 41))
        for number, each in enumerate(versions):
            bodies = [f"{number} appends {count}".encode() for count in range(4)]
            assert [written[version - 1] for version in each] == bodies

    async def test_writers_of_several_tables_on_two_nodes_succeed(self, nodes: tuple[Store, Store]) -> None:
        async def writer(number: int) -> None:
            for table in ("t1", "t2", "t3") if number % 2 else ("t3", "t2", "t1"):
                await asyncio.gather(
                    append_with_retry(nodes[number % 2], table, b"x"), append_with_retry(nodes[0], "t4", b"y")
                )

        await asyncio.gather(*map(writer, range(8)))
        assert [len(await nodes[1].read(table)) for table in ("t1", "t2", "t3", "t4")] == [8, 8, 8, 24]

    async def test_failing_append_does_not_fail_others(self, store: Store) -> None:
        await store.append(Append("taken", 0, [b"a"], row=make_row("taken", code="ROMA")))
        good = [
            store.append(Append(f"t{number}", 0, [b"a"], row=make_row(f"t{number}"))) for number in range(20)
        ]
        bad = [
            store.append(Append("bad1", 0, [b"a"], row=make_row("bad1", code="ROMA"))),
            store.append(Append("taken", 0, [b"b"])),
            store.append(Append("bad2", 0, [b"a"], people=["ann"])),
            store.say("bad3", "ann", b"hello", all_but(5)),
            store.append(Append("bad4", 0, [b"a"], row=make_row("bad4", code="ROMA"))),
        ]
        outcomes = await asyncio.gather(*good[:10], *bad, *good[10:], return_exceptions=True)
        assert outcomes[:10] + outcomes[15:] == [1] * 20
        errors = [type(outcome) for outcome in outcomes[10:15]]
        assert errors == [CodeTaken, Stale, NoSuchTable, NoSuchTable, CodeTaken]
        lengths = [len(await store.read(table)) for table in ("bad1", "taken", "bad2", "t0", "t19")]
        assert lengths == [0, 1, 0, 1, 1]
        assert await store.row("bad4") is None

    async def test_cancelled_append_does_not_fail_others(self, store: Store) -> None:
        names = [f"t{number}" for number in range(40)]
        tasks = [
            asyncio.create_task(store.append(Append(name, 0, log(name, 3), row=make_row(name))))
            for name in names
        ]
        for task in tasks[:8]:  # before they start
            task.cancel()
        await asyncio.sleep(0)
        for task in tasks[8:16]:  # while they wait for a batch
            task.cancel()
        await asyncio.sleep(0.001)
        for task in tasks[16:24]:  # during the commit
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert outcomes[24:] == [3] * 16
        for name, outcome in zip(names, outcomes, strict=True):
            written = await store.read(name)
            assert written == log(name, 3) or (written == [] and isinstance(outcome, asyncio.CancelledError))
            assert (await store.row(name) is None) == (written == [])
            assert await store.append(Append(name, len(written), [b"on it goes"])) == len(written) + 1


class TestAllOrNothing:
    async def test_stale_append_changes_nothing(self, store: Store) -> None:
        await store.append(Append("t1", 0, [b"a"], row=make_row("t1"), people=["ann"]))
        changed = make_row("t1", status="over", updated=2000.0)
        with pytest.raises(Stale):
            await store.append(
                Append("t1", 0, [b"b"], row=changed, people=["bob"], record=make_record("t1", 5.0))
            )
        assert await store.row("t1") == make_row("t1")
        assert await store.tables_of("bob", 5) == []
        assert await store.record("t1") is None

    async def test_successful_append_is_complete(self, store: Store) -> None:
        changed = make_row(
            "t1", status="over", listed=False, updated=2000.5, deadline=3000.25, game="idus-martii"
        )
        await store.append(Append("t1", 0, [b"a"], row=make_row("t1"), people=["ann"]))
        await store.append(
            Append("t1", 1, [b"b"], row=changed, people=["bob", "ann"], record=make_record("t1", 5.0))
        )
        assert await store.row("t1") == changed
        assert await store.tables_of("bob", 5) == await store.tables_of("ann", 5) == [changed]
        assert await store.record("t1") == make_record("t1", 5.0)

    async def test_taken_code_stops_the_whole_append(self, store: Store) -> None:
        await store.append(Append("t1", 0, [b"a"], row=make_row("t1", code="ROMA")))
        with pytest.raises(CodeTaken):
            await store.append(
                Append(
                    "t2",
                    0,
                    [b"a"],
                    row=make_row("t2", code="ROMA"),
                    people=["ann"],
                    record=make_record("t2", 1.0),
                )
            )
        assert await store.read("t2") == []
        assert await store.row("t2") is None
        assert await store.record("t2") is None
        assert await store.tables_of("ann", 5) == []

    async def test_people_need_a_table(self, store: Store) -> None:
        with pytest.raises(NoSuchTable):
            await store.append(Append("t1", 0, [b"a"], people=["ann"], record=make_record("t1", 1.0)))
        assert await store.read("t1") == []
        assert await store.record("t1") is None


class TestClose:
    async def test_close_finishes_pending_appends(self, url: str, store: Store) -> None:
        names = [f"t{number}" for number in range(300)]
        tasks = [asyncio.create_task(store.append(Append(name, 0, [b"a"]))) for name in names]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*tasks) == [1] * 300
        if url != "memory:":
            async with open_store(url) as again:
                assert [len(await again.read(name)) for name in names] == [1] * 300

    async def test_closed_store_refuses_calls(self, store: Store) -> None:
        await store.ping()
        await store.close()
        for call in (
            store.ping(),
            store.append(Append("t1", 0, [b"a"])),
            store.read("t1"),
            store.shared_secret("a", b""),
            store.has_consented("ann"),
            store.set_consent("ann", given=False),
        ):
            with pytest.raises(StoreDown):
                await call
        await store.close()


class TestTries:
    """One try for a day, game and person: the row is the lock."""

    async def test_first_table_of_a_try_stays(self, store: Store) -> None:
        begun = [
            store.begin_try("2026-03-15", "alea", "ann", f"t{number}", 1.0 + number) for number in range(9)
        ]
        tables = set(await asyncio.gather(*begun))
        assert len(tables) == 1
        assert await store.begin_try("2026-03-15", "alea", "bob", "other", 0.5) == "other"
        tries = await store.tries("2026-03-15", "alea", 9)
        found = [(each.person, each.table in tables, each.status) for each in tries]
        assert found == [("bob", False, None), ("ann", True, None)]

    async def test_concurrent_tries_on_two_nodes_share_a_table(self, nodes: tuple[Store, Store]) -> None:
        begun = [
            node.begin_try("2026-03-15", "alea", "ann", f"{place}-{number}", 1.0)
            for number in range(8)
            for place, node in enumerate(nodes)
        ]
        assert len(set(await asyncio.gather(*begun))) == 1

    async def test_result_of_a_try_is_that_of_its_table(self, store: Store) -> None:
        await store.begin_try("2026-03-15", "alea", "ann", "t1", 1.0)
        await store.append(
            Append("t1", 0, [b"x"], row=make_row("t1", status="over", summary=b"how it ended"))
        )
        (found,) = await store.tries("2026-03-15", "alea", 9)
        assert (found.status, found.summary, found.analysis) == ("over", b"how it ended", None)
        await store.save_try_analysis("2026-03-15", "alea", "ann", b"analysis")
        await store.save_try_analysis("2026-03-15", "alea", "unknown", b"nothing")
        analysed = await store.try_of("2026-03-15", "alea", "ann")
        assert analysed is not None
        assert analysed.analysis == b"analysis"
        assert await store.try_of("2026-03-15", "alea", "unknown") is None

    async def test_name_of_a_try_is_set_and_removed(self, store: Store) -> None:
        for when, person in ((2.0, "ann"), (1.0, "bob"), (3.0, "cid")):
            await store.begin_try("2026-03-15", "alea", person, f"of {person}", when)
        for person in ("ann", "bob", "unknown"):
            await store.name_try("2026-03-15", "alea", person, f"{person}\u2019s")
        named = await store.named_tries("2026-03-15", "alea", 9)
        assert [(each.person, each.shown_name) for each in named] == [
            ("bob", "bob\u2019s"),
            ("ann", "ann\u2019s"),
        ]
        assert len(await store.named_tries("2026-03-15", "alea", 1)) == 1
        assert await store.named_tries("2026-03-15", "idus-martii", 9) == []
        await store.name_try("2026-03-15", "alea", "bob", None)
        await store.erase_person("ann")
        assert await store.named_tries("2026-03-15", "alea", 9) == []
        kept = await store.try_of("2026-03-15", "alea", "bob")
        assert kept is not None
        assert kept.shown_name is None

    async def test_tries_of_a_person_are_erased_and_swept(self, store: Store) -> None:
        for day in ("2026-03-13", "2026-03-14", "2026-03-15"):
            for game in ("idus-martii", "alea"):
                for person in ("ann", "bob"):
                    await store.begin_try(day, game, person, f"{day}-{game}-{person}", 1.0)
        assert await store.count_tries("2026-03-13", "alea") == 2
        assert await store.count_tries("2026-03-12", "alea") == 0
        mine = await store.tries_of("ann", "2026-03-14", 9)
        both = ("alea", "idus-martii")
        assert [(each.day[-2:], each.game) for each in mine] == list(product(("15", "14"), both))
        await store.erase_person("ann")
        assert await store.tries_of("ann", "", 9) == []
        assert len(await store.tries_of("bob", "", 9)) == 6
        for day in ("2026-03-14", "2026-03-15"):
            await store.save_bot_results(day, "alea", b"played")
        await store.sweep_days("2026-03-15")
        assert [each.day for each in await store.tries_of("bob", "", 9)] == ["2026-03-15"] * 2
        assert await store.day("2026-03-14", "alea") is None
        assert await store.day("2026-03-15", "alea") == b"played"

    async def test_results_of_a_day_stay(self, nodes: tuple[Store, Store]) -> None:
        assert await nodes[0].day("2026-03-15", "alea") is None
        calls = [
            node.save_bot_results("2026-03-15", "alea", f"{place} {number}".encode())
            for number in range(4)
            for place, node in enumerate(nodes)
        ]
        (first,) = set(await asyncio.gather(*calls))
        for node in nodes:
            assert await node.day("2026-03-15", "alea") == first
        assert await nodes[0].save_bot_results("2026-03-15", "idus-martii", b"other") == b"other"

    async def test_record_knows_when_it_opens(self, store: Store) -> None:
        sealed = replace(make_record("t1", 5.0), opens=77.25)
        await store.append(Append("t1", 0, [b"x"], row=make_row("t1"), record=sealed))
        assert await store.record("t1") == sealed
        assert await store.records(public_only=True, limit=9) == [sealed]
