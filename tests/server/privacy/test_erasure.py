"""Erasing oneself: nothing in the database or in a backup leads to the person; the others' games stay."""

import asyncio
import gzip
import sqlite3
import sys
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from lusoria.cli import main
from lusoria.records.verify import verify
from lusoria.server.auth import COOKIE
from lusoria.server.client_limits import ERASING_BURST
from lusoria.store import open_store
from lusoria.store.maintenance import wipe_file
from lusoria.store.maintenance.backup_file import backup, restore
from lusoria.store.port import Erasure, Stale, StoreDown
from lusoria.store.sql_store import SqlStore
from lusoria.store.sqlite import SqliteStore
from lusoria.table.erasure import erase_person, what_if_traces
from lusoria.table.live.hub import Hub
from lusoria.table.live.table_log import TRIES
from lusoria.table.room.entries import Created, Muted, decode_entry, encode_entry
from lusoria.wire.client_messages import Say
from lusoria.wire.server_messages import RefusedMessage
from lusoria.words import words
from tests.server.node.test_serve import served
from tests.server.privacy.test_signatures import finished
from tests.server.tables.test_rematch import over
from tests.server.world import PATIENCE, TestClient, TestServer, node, wait_until
from tests.store.postgres import new_database

pytestmark = pytest.mark.anyio

NAME = "Domitilla Ahenobarba"
OTHER_NAME = "Domitillae Soror"
TABLES = 60
"""Enough that an erasure is seen under way."""


async def all_there_is(server: TestServer, folder: Path) -> bytes:
    """A backup, opened; and every byte of the file and its log, where there are such, once it is wiped."""
    database = server.site.config.database
    path = folder / "made.backup"
    await backup(database, path)
    await server.store.wipe(sys.maxsize)
    return gzip.decompress(path.read_bytes()) + await asyncio.to_thread(file_of, folder)


def file_of(folder: Path) -> bytes:
    return b"".join(each.read_bytes() for each in folder.glob("lusoria.db*"))


def holds(found: bytes, *traces: str | None) -> list[str]:
    """Those of the traces that are there, as UTF-8 or as JSON would have them."""
    return [each for each in traces if each and each.encode() in found]


async def names_at(person: TestClient, table: str) -> list[str]:
    return [seat["name"] for seat in (await person.get(f"/api/tables/{table}"))["seats"]]


async def the_evening(her: TestClient, him: TestClient) -> dict[str, str]:
    """Everything that she can leave behind, by what it is."""
    left: dict[str, str] = {}
    talk: dict[str, Any] = {"chat": "free", "keep_chat": True, "public_record": True}
    left["shared"] = shared = await her.open_table("alea", 2, **talk)
    await him.take_seat(shared)
    await her.start_game(shared)
    async with her.page(shared, seat=0) as page, him.page(shared, seat=1) as other:
        for one, seat, text in ((page, 0, f"Ave, {NAME} sum"), (other, 1, "Salve")):
            await one.send({"type": "say", "command": f"s{seat}", "seat": seat, "text": text})
            await one.expect("done")
        await her.put(f"/api/tables/{shared}/notes", {"notes": f"{NAME}: cave"})
        await him.put(f"/api/tables/{shared}/notes", {"notes": "mine"})
        await asyncio.gather(page.play(0, Random(1)), other.play(1, Random(2)))
    # he plays on from it, as himself and as her; she does, too
    on = f"/api/records/{shared}/what-if"
    for who, seat, what in ((him, 1, "beside her"), (him, 0, "as her"), (her, 0, "her own")):
        left[what] = (await who.post(on, {"step": 1, "seat": seat}, 201))["id"]
    # once more, where she gives up; and a third time, without her
    left["again"] = again = (await him.post(f"/api/tables/{shared}/rematch"))["id"]
    await her.start_game(again)
    await her.post(f"/api/tables/{again}/give-up")
    async with him.page(again, seat=1) as page:
        await page.play(1, Random(3))
    left["third"] = (await him.post(f"/api/tables/{again}/rematch"))["id"]
    left["alone"], _ = await finished(her)
    left["unlisted"] = await her.open_table("alea", 2)
    await her.delete(f"/api/me/games/{left['unlisted']}")
    left["day"] = (await her.post(f"/api/daily/{await today(her)}/alea", {"name": NAME}, 201))["id"]
    left["open"] = await her.open_table("idus-martii", 5)
    await her.take_seat(left["open"], 3, name=OTHER_NAME)
    await him.take_seat(left["open"], 1)
    left["playing"] = await her.open_table("alea", 3)
    await him.take_seat(left["playing"], 1)
    await her.start_game(left["playing"])
    return left


async def today(person: TestClient) -> str:
    return str((await person.get("/api/daily"))["today"]["day"])


async def test_erasure_keeps_only_games_of_others(database: str, tmp_path: Path) -> None:
    async with node(database) as server, server.person(NAME) as her, server.person("Marcus") as him:
        left = await the_evening(her, him)
        token, person = her.token, her.id
        assert holds(await all_there_is(server, tmp_path), person, NAME, OTHER_NAME) == [
            person,
            NAME,
            OTHER_NAME,
        ]
        record = await him.get(f"/api/records/{left['shared']}")
        async with him.page(left["playing"], seat=1) as page, him.page(left["third"], seat=1) as third:
            await page.expect("room")
            await third.expect("room")
            assert await her.delete("/api/me") == {"left": 0}
            told = await page.expect("room", lambda room: room["seats"][0]["name"] == "Nemo")
            assert (told["seats"][0]["gave_up"], told["hosting"]) == (True, True)
            told = await third.expect("room", lambda room: "Nemo" in str(room["standings"]))
            await page.play(1, Random(4))  # the game goes on to its end
        assert her.token is None
        found = await all_there_is(server, tmp_path)
        assert holds(found, person, NAME, OTHER_NAME, "Domitilla") == []

        # the game is what it was: signed, replayed, his
        nameless = await him.get(f"/api/records/{left['shared']}")
        assert [seat["name"] for seat in nameless["seats"]] == ["Nemo", "Marcus"]
        assert {**nameless, "seats": 0} == {**record, "seats": 0}
        document = (await him.ask("GET", f"/api/records/{left['shared']}")).content
        assert verify(document, [record["fairness"]["key"]]).true
        assert (await him.get(f"/api/records/{left['shared']}/views"))["seats"][0]["name"] == "Nemo"
        assert {seat["name"] for seat in (await him.get(f"/api/records/{left['again']}"))["seats"]} == {
            "Nemo",
            "Marcus",
        }
        assert await names_at(him, left["as her"]) == await names_at(him, left["beside her"])
        assert await names_at(him, left["as her"]) == ["Nemo", "Marcus"]
        assert [seat["kind"] for seat in (await him.get(f"/api/tables/{left['open']}"))["seats"]].count(
            "human"
        ) == 1
        assert b"Salve" in found
        assert await him.get(f"/api/tables/{left['shared']}/notes") == {"notes": "mine"}
        mine = (await him.get("/api/me/games"))["tables"]
        assert {one["id"] for one in mine} == {
            left[what] for what in ("shared", "again", "third", "open", "playing")
        }
        for what in ("alone", "unlisted", "day", "her own"):
            await him.get(f"/api/tables/{left[what]}", status=404)
            await him.get(f"/api/records/{left[what]}", status=404)

        # her old token is that of a stranger
        her.http.cookies.set(COOKIE, str(token))
        assert (await her.get("/api/me/games"))["tables"] == []
        assert (await her.get("/api/me/results"))["results"] == []
        assert (await her.get("/api/daily"))["mine"] == []
        assert (await her.get(f"/api/tables/{left['shared']}"))["yours"] == []

    # and what comes back from the backup is the same
    again = tmp_path / "again"
    again.mkdir()
    await restore(tmp_path / "made.backup", f"sqlite:///{again}/lusoria.db")
    async with node(f"sqlite:///{again}/lusoria.db") as server:
        assert holds(await all_there_is(server, again), person, NAME, OTHER_NAME) == []
        him.move_to(server)
        async with server.person() as somebody:
            assert (await somebody.get(f"/api/records/{left['shared']}"))["seats"][0]["name"] == "Nemo"


async def erased_at(folder: Path) -> str:
    """The address of a file from which somebody was erased; it is not wiped yet."""
    database = f"sqlite:///{folder}/lusoria.db"
    async with node(database) as server, server.person(NAME) as her:
        await her.open_table("alea", 2)
        await her.delete("/api/me")
        assert holds(await asyncio.to_thread(file_of, folder), NAME)
    async with open_store(database) as store:  # what a log held is in the file now
        assert await store.read("none") == []
    return database


async def test_server_wipes_erased_data_at_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database, asked = await erased_at(tmp_path), list[bool]()
    wipe = SqliteStore.wipe

    async def watched(store: SqliteStore, largest: int) -> bool:
        asked.append(await wipe(store, largest))
        return asked[-1]

    monkeypatch.setattr(SqliteStore, "wipe", watched)
    async with node(database):
        assert asked == [True]
        assert holds(await asyncio.to_thread(file_of, tmp_path), NAME) == []


async def test_server_starts_even_if_it_cannot_wipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(_store: SqliteStore, _largest: int) -> bool:
        raise StoreDown("the disk is full")

    monkeypatch.setattr(SqliteStore, "wipe", full)
    async with node(f"sqlite:///{tmp_path}/lusoria.db") as server, server.person() as somebody:
        await somebody.open_table("alea", 2)


def test_wipe_command_handles_any_file_size(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = asyncio.run(erased_at(tmp_path))
    assert main(["--language", "en", "wipe", "--database", database]) == 0
    assert capsys.readouterr().out == words("en").say("cli-wipe-done") + "\n"
    assert holds(file_of(tmp_path), NAME) == []
    with closing(sqlite3.connect(tmp_path / "lusoria.db")) as file:
        assert wipe_file.state_of(file) == wipe_file.CLEAN


def test_wipe_command_reports_what_it_cannot_wipe(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = asyncio.run(erased_at(tmp_path))
    with closing(sqlite3.connect(tmp_path / "lusoria.db")) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM entries").fetchone()
        assert main(["wipe", "--database", database]) == 2
    assert main(["wipe", "--database", database]) == 0
    assert main(["wipe", "--database", str(tmp_path / "none.db")]) == 2
    assert not (tmp_path / "none.db").exists()
    assert main(["wipe", "--database", "postgresql://nowhere.invalid/lusoria"]) == 2
    assert [line for line in capsys.readouterr().err.splitlines() if "Traceback" in line] == []


async def test_other_node_goes_on_after_erasure(postgres: str, tmp_path: Path) -> None:
    """The append is the lock: the node reads the log again before its next write."""
    database = new_database(postgres)
    async with node(database) as one, node(database) as far, one.person(NAME) as her, far.person() as him:
        table = await over(her, him, far)
        person = her.id
        alone = await her.open_table("alea", 2)
        async with him.page(table, seat=1) as page, him.page(alone) as deserted:
            await page.expect("room", lambda room: room["status"] == "over")
            await deserted.expect("room")
            assert await her.delete("/api/me") == {"left": 0}
            told = await page.expect("room", lambda room: room["seats"][0]["name"] == "Nemo")
            assert (told["host"], told["record"] is None) == (1, False)
            assert (await deserted.expect("refused"))["why"] == "no_such_table"
        again = await him.post(f"/api/tables/{table}/rematch")
        assert [seat["kind"] for seat in again["seats"]] == [
            "bot",
            "human",
        ]  # he is alone, and begins at once
        assert again["hosting"]
        assert {one["name"] for one in again["standings"]} == {"Nemo", him.name}
        async with him.page(again["id"], seat=1) as page:
            await page.play(1, Random(1))
        assert holds(await all_there_is(far, tmp_path), person, NAME) == []


async def test_erased_person_is_not_taken_to_the_rematch(
    server: TestServer, livia: TestClient, marcus: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await over(livia, marcus)
    person, make = livia.id, Hub._create_rematch

    async def erased_before(hub: Hub, room: Any, again: str) -> None:
        assert await hub.eraser.erase(str(person)) == 0
        await make(hub, room, again)

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(Hub, "_create_rematch", erased_before)
        again = await marcus.post(f"/api/tables/{table}/rematch")
    assert [seat["name"] for seat in again["seats"]] == ["", marcus.name]
    log = b"".join(await server.store.read(again["id"]))
    assert holds(log, person, livia.name) == []
    assert again["hosting"]


async def test_erased_name_is_removed_from_all_rematches(
    server: TestServer, livia: TestClient, marcus: TestClient
) -> None:
    """Before: where the second table of an evening was dealt with first, the third kept her name.

    And so did what was played on from what was played on. Tables are named by chance: so, three evenings.
    """
    went: list[str] = []
    for _ in range(3):
        first = await over(livia, marcus)
        second = (await marcus.post(f"/api/tables/{first}/rematch"))["id"]
        await livia.delete(f"/api/tables/{second}/seats/0")
        await marcus.start_game(second)
        async with marcus.page(second, seat=1) as page:
            await page.play(1, Random(4))
        third = (await marcus.post(f"/api/tables/{second}/rematch"))["id"]
        went += [first, second, third]
    table = went[0]
    for _ in range(2):
        on = await marcus.post(f"/api/records/{table}/what-if", {"step": 1, "seat": 1}, 201)
        table = on["id"]
        async with marcus.page(table, seat=1) as page:
            await page.play(1, Random(5))
            await page.expect("room", lambda told: told["status"] == "over")
        went.append(table)
    name = livia.name
    assert (await livia.delete("/api/me"))["left"] == 0
    for table in went:
        row = await server.store.row(table)
        assert row is not None
        assert holds(b"".join(await server.store.read(table)) + row.summary, name) == [], went.index(table)


async def test_erased_name_is_removed_beyond_swept_tables(
    server: TestServer, livia: TestClient, marcus: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before: what went on from a table that was deleted after its day kept her name for another."""
    first = table = await over(livia, marcus)
    went: list[str] = []
    for _ in range(3):
        on = await marcus.post(f"/api/records/{table}/what-if", {"step": 1, "seat": 1}, 201)
        table = on["id"]
        async with marcus.page(table, seat=1) as page:
            await page.play(1, Random(5))
            await page.expect("room", lambda told: told["status"] == "over")
        went.append(table)
    for swept in went[:2]:
        await server.store.delete(swept, len(await server.store.read(swept)))
    begun = decode_entry((await server.store.read(table))[0])
    assert isinstance(begun, Created)
    assert begun.what_if is not None
    assert (begun.what_if.record, begun.what_if.root) == (went[1], first)
    monkeypatch.setattr(what_if_traces, "PAGE", 1)
    name = livia.name
    assert holds(b"".join(await server.store.read(table)), name) == [name]
    assert (await livia.delete("/api/me"))["left"] == 0
    assert holds(b"".join(await server.store.read(table)), name) == []


def test_erased_name_is_removed_from_any_length_of_chain() -> None:
    """Regression: a thousand links were too many, and the request was refused as malformed."""
    links = {str(link): [str(link + 1)] for link in range(5000)}
    assert len(list(what_if_traces.WhatIfTables((), links).from_here("0"))) == 5000


async def test_what_if_opened_during_erasure_keeps_no_name(
    server: TestServer, livia: TestClient, marcus: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: it stayed until the daily sweep. First the record changes after it was read, then the
    table is written after she looked for such; it goes on once more while she is erased from there.
    """
    tables = [await over(livia, marcus) for _ in range(2)]
    person, name, begun = str(livia.id), livia.name, list[str]()
    write, at = Hub._create, erase_person.Eraser._at

    async def erased_before(hub: Hub, *told: Any, **more: Any) -> Any:
        if not begun:
            assert await hub.eraser.erase(person) == 0
        return await write(hub, *told, **more)

    async def begun_before(all_of_it: Any, table: str, *told: Any) -> Any:
        if table == tables[1]:
            begun.append("")
            begun[0] = (await play_on(table))["id"]
            async with marcus.page(begun[-1], seat=1) as page:
                await page.play(1, Random(5))
                await page.expect("room", lambda told: told["status"] == "over")
            begun.append((await play_on(begun[-1]))["id"])
        return await at(all_of_it, table, *told)

    async def play_on(table: str) -> Any:
        return await marcus.post(f"/api/records/{table}/what-if", {"step": 1, "seat": 1}, 201)

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(erase_person.Eraser, "_at", begun_before)
        meanwhile.setattr(Hub, "_create", erased_before)
        begun.append((await play_on(tables[0]))["id"])
    assert len(begun) == 3
    for table in begun:
        log = b"".join(await server.store.read(table))
        assert holds(log, name) == [], begun.index(table)
        assert "Nemo" in await names_at(marcus, table)


async def test_person_id_in_another_field_is_not_erased(
    server: TestServer, livia: TestClient, marcus: TestClient
) -> None:
    """Before: it was found again after every rewriting of his log, which grew without end."""
    await over(livia, marcus)
    table = await over(marcus, livia)
    there = await marcus.post(f"/api/records/{table}/what-if", {"step": 1, "seat": 0}, 201)
    async with marcus.page(there["id"], seat=0) as page:
        turn = await page.my_turn()
        await page.act(0, turn["ask"], turn["legal"][0], command=str(livia.id))
        await page.expect("update", lambda told: told["ask"] > turn["ask"] or told["table"]["result"])
    before = await server.store.read(there["id"])
    assert str(livia.id).encode() in b"".join(before)
    async with asyncio.timeout(PATIENCE):
        assert await livia.delete("/api/me") == {"left": 0}
    assert len(await server.store.read(there["id"])) <= len(before) + 2


async def test_nothing_is_opened_from_an_erased_table(
    server: TestServer, livia: TestClient, marcus: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = await livia.open_table("alea", 2)
    await livia.post(f"/api/tables/{alone}/bots", {"seat": 1})
    await livia.start_game(alone)
    async with livia.page(alone, seat=0) as page:
        await page.play(0, Random(3))
        await page.expect("room", lambda told: told["status"] == "over")
    person, write = str(livia.id), Hub._create

    async def passing() -> list[str]:
        return list(await server.store.unused_temporary_tables(server.site.hub.services.now() + 1.0, 100))

    async def erased_before(hub: Hub, *told: Any, **more: Any) -> Any:
        assert await hub.eraser.erase(person) == 0
        return await write(hub, *told, **more)

    before = await passing()
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(Hub, "_create", erased_before)
        refused = await marcus.post(f"/api/records/{alone}/what-if", {"step": 1, "seat": 1}, 404)
    assert refused["error"]["why"] == "no_record"
    assert await passing() == before


async def test_table_joined_during_erasure_stays(
    server: TestServer, livia: TestClient, marcus: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before: it stayed, and who had sat down was told that it was deleted."""
    table = await livia.open_table("alea", 2)
    delete, came = erase_person.Eraser._delete, list[str]()

    async def sits_before(all_of_it: Any, *told: Any) -> Any:
        if not came:
            came.append(table)
            await marcus.take_seat(table)
        return await delete(all_of_it, *told)

    monkeypatch.setattr(erase_person.Eraser, "_delete", sits_before)
    async with marcus.page(table) as page:
        await page.expect("room")
        assert await livia.delete("/api/me") == {"left": 0}
        await page.expect("room", lambda room: room["host"] == 1)
        assert [told for told in page.raw if "no_such_table" in str(told)] == []
    assert await names_at(marcus, table) == ["", marcus.name]


async def test_chat_and_notes_during_erasure_are_not_kept(
    server: TestServer, livia: TestClient, marcus: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before: both were looked at before the erasure, written after it, and stayed for good."""
    table = await livia.open_table("alea", 2, chat="free", keep_chat=True)
    await marcus.take_seat(table)
    await livia.start_game(table)
    person, erase = str(livia.id), server.store.erase_at
    async with server.site.hub.use(table) as live:

        async def meanwhile(erasure: Erasure) -> None:
            with monkeypatch.context() as looked_before:
                looked_before.setattr(type(live), "catch_up", nothing)
                looked_before.setattr(type(server.site.hub), "catch_up", nothing)
                await erase(erasure)
                told = await livia.ask("PUT", f"/api/tables/{table}/notes", json={"notes": "mea"})
                assert told.json()["error"]["why"] == "not_seated"
                answer = await live.say(person, Say("late", 0, text="Ave"))
                assert isinstance(answer.message, RefusedMessage)

        async def nothing(*_: object) -> None:
            """This node has not heard of it yet."""

        monkeypatch.setattr(erase_person.Eraser, "_depart", nothing)
        monkeypatch.setattr(server.store, "erase_at", meanwhile)
        assert await livia.delete("/api/me") == {"left": 0}
    assert await server.store.notes(table, person) is None
    assert await server.store.chat(table) == []


async def test_interrupted_erasure_is_finished_by_next_request(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each table is done or not begun. As if the node had died in the middle, and another came."""
    died = 0
    erase = SqlStore.erase_at

    async def once(store: SqlStore, erasure: Erasure) -> None:
        nonlocal died
        died += 1
        if died == 2:
            raise StoreDown("as if it had died")
        await erase(store, erasure)

    async with node(database) as server, server.person(NAME) as her, server.person("Marcus") as him:
        tables = [await over(her, him) for _ in range(3)]
        person = her.id
        with monkeypatch.context() as broken:
            broken.setattr(SqlStore, "erase_at", once)
            assert (await her.delete("/api/me", 503))["error"]["kind"] == "down"
        assert her.id == person
        names = [await names_at(him, table) for table in tables]
        assert sorted(names) == sorted([["Nemo", "Marcus"], [NAME, "Marcus"], [NAME, "Marcus"]])
    async with node(database) as server:
        her.move_to(server)
        him.move_to(server)
        async with server.person() as somebody:
            somebody.http.cookies.set(
                COOKIE, f"{person}.{server.site.tokens.token(str(person)).partition('.')[2]}"
            )
            assert await somebody.delete("/api/me") == {"left": 0}
            assert holds(await all_there_is(server, tmp_path), person, NAME) == []
            for table in tables:
                record = await somebody.ask("GET", f"/api/records/{table}")
                assert verify(record.content).true


async def test_names_at_a_busy_table_are_erased_by_the_next_request(
    server: TestServer, livia: TestClient, marcus: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: 503 `busy`, then `left: 0` although the table that played on still had her name."""
    table, name = await over(livia, marcus), livia.name
    at, begun = erase_person.Eraser._at, list[str]()

    async def begun_before(all_of_it: Any, origin: str, *told: Any) -> Any:
        if not begun:
            path = f"/api/records/{table}/what-if"
            begun.append((await marcus.post(path, {"step": 1, "seat": 1}, 201))["id"])
            busy = BusyTable(server, begun[0], 1_000_000)
            monkeypatch.setattr(server.store, "erase_at", busy.erase_at)
        return await at(all_of_it, origin, *told)

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(erase_person.Eraser, "_at", begun_before)
        meanwhile.setattr(erase_person, "BUSY_SECONDS", 0.0)
        meanwhile.setattr(erase_person, "REQUEST_SECONDS", 0.0)
        erase = server.store.erase_at
        assert await livia.delete("/api/me") == {"left": 1}
    monkeypatch.setattr(server.store, "erase_at", erase)
    assert holds(b"".join(await server.store.read(begun[0])), name) == [name]
    assert await livia.delete("/api/me") == {"left": 0}
    assert holds(b"".join(await server.store.read(begun[0])), name) == []
    assert not server.site.hub.eraser._late


class BusyTable:
    """Another node appends to a log before each of the next `times` rewrites."""

    def __init__(self, server: TestServer, table: str, times: int) -> None:
        self.left = times
        self._table = table
        self._erase = server.store.erase_at
        self._house = server

    async def erase_at(self, erasure: Erasure) -> None:
        if erasure.table == self._table and self.left:
            self.left -= 1
            log = await self._house.store.read(self._table)
            await self._house.store.append(self._table, len(log), [encode_entry(Muted(1, muted=True))])
        await self._erase(erasure)


async def test_erasure_goes_through_while_others_write(
    server: TestServer, livia: TestClient, marcus: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: the answer was 503 `busy` after eight attempts, and the tables after it were not begun."""
    table = await livia.open_table("alea", 2)
    await marcus.take_seat(table)
    monkeypatch.setattr(server.store, "erase_at", BusyTable(server, table, 3 * TRIES).erase_at)
    assert await livia.delete("/api/me") == {"left": 0}
    assert await names_at(marcus, table) == ["", marcus.name]


async def test_busy_table_is_left_and_the_others_are_done(
    server: TestServer, livia: TestClient, marcus: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await livia.open_table("alea", 2) for _ in range(3)]
    for table in tables:
        await marcus.take_seat(table)
    person = str(livia.id)
    busy = BusyTable(server, tables[0], 1_000_000)
    monkeypatch.setattr(server.store, "erase_at", busy.erase_at)
    monkeypatch.setattr(erase_person, "BUSY_SECONDS", 0.0)
    monkeypatch.setattr(server.site.hub.eraser, "_clock", count().__next__)  # each look takes a second
    assert await livia.delete("/api/me") == {"left": 1}
    assert livia.id == person
    assert list(await server.store.traces_of(person)) == [tables[0]]
    busy.left = 0
    assert await livia.delete("/api/me") == {"left": 0}
    assert livia.token is None
    assert list(await server.store.traces_of(person)) == []


async def test_rewriting_holds_the_table_from_the_second_try(
    server: TestServer, livia: TestClient, marcus: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots of this node that wrote first once cannot do so again and again."""
    table = await livia.open_table("alea", 2)
    await marcus.take_seat(table)
    rewritten, held = erase_person.Eraser._rewritten, list[bool]()

    async def watched(all_of_it: erase_person.Eraser, *told: Any) -> bool:
        held.append(live._lock.locked())
        if len(held) == 1:
            raise Stale("A bot was first.")
        return await rewritten(all_of_it, *told)

    async with server.site.hub.use(table) as live:
        monkeypatch.setattr(erase_person.Eraser, "_rewritten", watched)
        assert await livia.delete("/api/me") == {"left": 0}
    assert held == [False, True]


@pytest.mark.slow
async def test_erasure_is_resumed_after_kill(tmp_path: Path) -> None:
    """kill -9 between two tables; the same token goes on at the next start."""
    database = f"sqlite:///{tmp_path}/lusoria.db"
    async with served(database) as first, first.server.company(2) as (her, him):
        for _ in range(TABLES):
            await him.take_seat(await her.open_table("alea", 2))
        token, person = her.token, her.id
        asking = asyncio.create_task(her.ask("DELETE", "/api/me"))
        with closing(sqlite3.connect(tmp_path / "lusoria.db")) as file:
            own = "SELECT count(*) FROM people WHERE person = ?"
            await wait_until(lambda: file.execute(own, (person,)).fetchone()[0] < TABLES)
        first.process.kill()
        with pytest.raises(httpx.TransportError):
            await asking
        await first.process.wait()
    async with served(database) as second, second.server.person() as again:
        again.http.cookies.set(COOKIE, str(token))
        assert (await again.get("/api/me/games"))["tables"], "not all was done before the kill"
        while (await again.delete("/api/me"))["left"]:
            pass
    async with open_store(database) as store:
        assert list(await store.traces_of(str(person))) == []
        for table in await store.tables_of(str(him.id), 100):
            assert holds(b"".join(await store.read(table.id)), person, her.name) == []


async def test_erasure_goes_on_over_several_requests(
    server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        await livia.open_table("alea", 2)
    monkeypatch.setattr(erase_person, "REQUEST_SECONDS", -1.0)
    person = livia.id
    assert [(await livia.delete("/api/me"))["left"] for _ in range(2)] == [2, 1]
    assert livia.id == person
    assert await livia.delete("/api/me") == {"left": 0}
    assert livia.id is None
    assert await livia.delete("/api/me") == {"left": 0}


async def test_unreadable_log_is_reported_and_can_be_retried(server: TestServer, livia: TestClient) -> None:
    odd, plain = await livia.open_table("alea", 2), await livia.open_table("alea", 2)
    log = await server.store.read(odd)
    await server.store.append(odd, len(log), [b'{"type":"of a newer program"}'])
    await server.site.hub.tables.pop(odd).close()
    refused = (await livia.delete("/api/me", 503))["error"]
    assert (refused["why"], refused["facts"]) == ("not_all_erased", {"tables": 1})
    assert livia.token
    await livia.get(f"/api/tables/{plain}", status=404)
    assert await server.store.traces_of(str(livia.id)) == [odd]


async def test_erasure_needs_own_token_and_page_and_is_limited(server: TestServer) -> None:
    async with server.person("Livia", lives="127.0.0.9") as her, server.person("Clodius") as other:
        table = await her.open_table("alea", 2)
        await other.take_seat(table, 1)
        answer = await her.ask("DELETE", "/api/me", headers={"Origin": "https://elsewhere.example"})
        assert (answer.status_code, answer.json()["error"]["why"]) == (403, "other_origin")
        await other.delete("/api/me")
        assert await names_at(her, table) == ["Livia", ""]
        assert (await her.get("/api/me/games"))["tables"]
        statuses = [(await her.ask("DELETE", "/api/me")).status_code for _ in range(2)]
        assert statuses == [200, 200]
        statuses = [(await her.ask("DELETE", "/api/me")).status_code for _ in range(ERASING_BURST)]
        assert statuses[-1] == 429
        her.http.cookies.set(COOKIE, server.site.tokens.token(server.site.tokens.new_person()))
        assert (await her.ask("DELETE", "/api/me")).status_code == 200, "another device of the address"
