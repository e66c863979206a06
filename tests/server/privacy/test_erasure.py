"""Erasure: no trace of the person in database or backup; games of others stay."""

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
from lusoria.store.port import Append, Erasure, Stale, StoreDown
from lusoria.store.sql_store import SqlStore
from lusoria.store.sqlite import SqliteStore
from lusoria.table.erasure import erase_person, what_if_traces
from lusoria.table.live.hub import Hub
from lusoria.table.live.table_log import MAX_ATTEMPTS
from lusoria.table.room.entries import Created, Muted, decode_entry, encode_entry
from lusoria.wire.client_messages import Say
from lusoria.wire.server_messages import RefusedMessage
from tests.server.harness import (
    PATIENCE,
    TestClient,
    TestServer,
    finish_two_player_game,
    is_over,
    node,
    wait_until,
)
from tests.server.node.test_serve import server_process
from tests.store.postgres import new_database

pytestmark = pytest.mark.anyio

NAME = "Domitilla Ahenobarba"
OTHER_NAME = "Domitillae Soror"
TABLES = 60  # enough to observe an erasure under way


async def all_bytes(server: TestServer, folder: Path) -> bytes:
    """An unpacked backup, and every byte of a wiped SQLite file and its log."""
    database = server.site.config.database
    path = folder / "made.backup"
    await backup(database, path)
    await server.store.wipe(sys.maxsize)
    return gzip.decompress(path.read_bytes()) + await asyncio.to_thread(database_bytes, folder)


def database_bytes(folder: Path) -> bytes:
    return b"".join(each.read_bytes() for each in folder.glob("lusoria.db*"))


def traces_in(found: bytes, *traces: str | None) -> list[str]:
    """Those of the traces that the bytes contain."""
    return [each for each in traces if each and each.encode() in found]


async def names_at(person: TestClient, table: str) -> list[str]:
    return [seat["name"] for seat in (await person.get(f"/api/tables/{table}"))["seats"]]


async def leave_traces(her: TestClient, him: TestClient) -> dict[str, str]:
    """Tables with every kind of data that she can leave, by kind."""
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
    # he plays on from it, from his seat and from hers; so does she
    on = f"/api/records/{shared}/what-if"
    for person, seat, kind in ((him, 1, "beside her"), (him, 0, "as her"), (her, 0, "her own")):
        left[kind] = (await person.post(on, {"step": 1, "seat": seat}, 201))["id"]
    # a rematch that she gives up, and one without her
    left["again"] = again = (await him.post(f"/api/tables/{shared}/rematch"))["id"]
    await her.start_game(again)
    await her.post(f"/api/tables/{again}/give-up")
    await him.play_seat(again, 1, luck=3)
    left["third"] = (await him.post(f"/api/tables/{again}/rematch"))["id"]
    left["alone"], _ = await her.finish_game()
    left["unlisted"] = await her.open_table("alea", 2)
    await her.delete(f"/api/me/games/{left['unlisted']}")
    day = str((await her.get("/api/daily"))["today"]["day"])
    left["day"] = (await her.post(f"/api/daily/{day}/alea", {"name": NAME}, 201))["id"]
    await her.server.store.name_try(day, "alea", str(her.id), OTHER_NAME)
    left["open"] = await her.open_table("idus-martii", 5)
    await her.take_seat(left["open"], 3, name=OTHER_NAME)
    await him.take_seat(left["open"], 1)
    left["playing"] = await her.open_table("alea", 3)
    await him.take_seat(left["playing"], 1)
    await her.start_game(left["playing"])
    return left


async def test_erasure_keeps_only_games_of_others(database: str, tmp_path: Path) -> None:
    async with node(database) as server, server.person(NAME) as her, server.person("Marcus") as him:
        left = await leave_traces(her, him)
        token, person = her.token, her.id
        traces = (person, NAME, OTHER_NAME)
        assert traces_in(await all_bytes(server, tmp_path), *traces) == list(traces)
        record = await him.get(f"/api/records/{left['shared']}")
        async with him.page(left["playing"], seat=1) as page, him.page(left["third"], seat=1) as third:
            await page.expect("room")
            await third.expect("room")
            assert await her.delete("/api/me") == {"left": 0}
            room = await page.expect("room", lambda room: room["seats"][0]["name"] == "Nemo")
            assert (room["seats"][0]["gave_up"], room["hosting"]) == (True, True)
            await third.expect("room", lambda room: "Nemo" in str(room["standings"]))
            await page.play(1, Random(4))  # the game goes on to its end
        assert her.token is None
        found = await all_bytes(server, tmp_path)
        assert traces_in(found, person, NAME, OTHER_NAME, "Domitilla") == []

        # the game is unchanged: signed, replayed, his
        nameless = await him.get(f"/api/records/{left['shared']}")
        assert [seat["name"] for seat in nameless["seats"]] == ["Nemo", "Marcus"]
        assert {**nameless, "seats": 0} == {**record, "seats": 0}
        document = (await him.request("GET", f"/api/records/{left['shared']}")).content
        assert verify(document, [record["fairness"]["key"]]).true
        assert (await him.get(f"/api/records/{left['shared']}/views"))["seats"][0]["name"] == "Nemo"
        rematch = await him.get(f"/api/records/{left['again']}")
        assert {seat["name"] for seat in rematch["seats"]} == {"Nemo", "Marcus"}
        assert await names_at(him, left["as her"]) == await names_at(him, left["beside her"])
        assert await names_at(him, left["as her"]) == ["Nemo", "Marcus"]
        waiting = await him.get(f"/api/tables/{left['open']}")
        assert [seat["kind"] for seat in waiting["seats"]].count("human") == 1
        assert b"Salve" in found
        assert await him.get(f"/api/tables/{left['shared']}/notes") == {"notes": "mine"}
        games = {table["id"] for table in (await him.get("/api/me/games"))["tables"]}
        assert games == {left[kind] for kind in ("shared", "again", "third", "open", "playing")}
        for kind in ("alone", "unlisted", "day", "her own"):
            await him.get(f"/api/tables/{left[kind]}", status=404)
            await him.get(f"/api/records/{left[kind]}", status=404)

        # her old token has no games
        her.http.cookies.set(COOKIE, str(token))
        assert (await her.get("/api/me/games"))["tables"] == []
        assert (await her.get("/api/me/results"))["results"] == []
        assert (await her.get("/api/daily"))["mine"] == []
        assert (await her.get(f"/api/tables/{left['shared']}"))["yours"] == []

    # the same after restoring the backup
    again = tmp_path / "again"
    again.mkdir()
    await restore(tmp_path / "made.backup", f"sqlite:///{again}/lusoria.db")
    async with node(f"sqlite:///{again}/lusoria.db") as server:
        assert traces_in(await all_bytes(server, again), person, NAME, OTHER_NAME) == []
        him.server = server
        async with server.person() as stranger:
            assert (await stranger.get(f"/api/records/{left['shared']}"))["seats"][0]["name"] == "Nemo"


async def unwiped_database(folder: Path) -> str:
    """A file after an erasure, not wiped yet."""
    database = f"sqlite:///{folder}/lusoria.db"
    async with node(database) as server, server.person(NAME) as her:
        await her.open_table("alea", 2)
        await her.delete("/api/me")
        assert traces_in(await asyncio.to_thread(database_bytes, folder), NAME)
    async with open_store(database) as store:  # merges the log into the file
        assert await store.read("none") == []
    return database


async def test_server_wipes_erased_data_at_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database, results = await unwiped_database(tmp_path), list[bool]()
    wipe = SqliteStore.wipe

    async def recording_wipe(store: SqliteStore, largest: int) -> bool:
        results.append(await wipe(store, largest))
        return results[-1]

    monkeypatch.setattr(SqliteStore, "wipe", recording_wipe)
    async with node(database):
        assert results == [True]
        assert traces_in(await asyncio.to_thread(database_bytes, tmp_path), NAME) == []


async def test_server_starts_even_if_it_cannot_wipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(_store: SqliteStore, _largest: int) -> bool:
        raise StoreDown("the disk is full")

    monkeypatch.setattr(SqliteStore, "wipe", full)
    async with node(f"sqlite:///{tmp_path}/lusoria.db") as server, server.person() as person:
        await person.open_table("alea", 2)


def test_wipe_command_handles_any_file_size(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = asyncio.run(unwiped_database(tmp_path))
    assert main(["--language", "en", "wipe", "--database", database]) == 0
    assert capsys.readouterr().out == "Done: nothing is left of what was erased.\n"
    assert traces_in(database_bytes(tmp_path), NAME) == []
    with closing(sqlite3.connect(tmp_path / "lusoria.db")) as file:
        assert wipe_file.state_of(file) == wipe_file.CLEAN


def test_wipe_command_reports_what_it_cannot_wipe(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = asyncio.run(unwiped_database(tmp_path))
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
        table = await finish_two_player_game(her, him, far)
        person = her.id
        alone = await her.open_table("alea", 2)
        async with him.page(table, seat=1) as page, him.page(alone) as deserted:
            await page.expect("room", is_over)
            await deserted.expect("room")
            assert await her.delete("/api/me") == {"left": 0}
            room = await page.expect("room", lambda room: room["seats"][0]["name"] == "Nemo")
            assert (room["host"], room["record"] is None) == (1, False)
            assert (await deserted.expect("refused"))["why"] == "no_such_table"
        again = await him.post(f"/api/tables/{table}/rematch")
        assert [seat["kind"] for seat in again["seats"]] == ["bot", "human"]  # a lone player starts at once
        assert again["hosting"]
        assert {each["name"] for each in again["standings"]} == {"Nemo", him.name}
        await him.play_seat(again["id"], 1)
        assert traces_in(await all_bytes(far, tmp_path), person, NAME) == []


async def test_erased_person_is_not_taken_to_the_rematch(
    server: TestServer, livia: TestClient, marcus: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finish_two_player_game(livia, marcus)
    person, make = livia.id, Hub._create_rematch

    async def erase_first(hub: Hub, room: Any, again: str) -> None:
        assert await hub.eraser.erase(str(person)) == 0
        await make(hub, room, again)

    with monkeypatch.context() as patched:
        patched.setattr(Hub, "_create_rematch", erase_first)
        again = await marcus.post(f"/api/tables/{table}/rematch")
    assert [seat["name"] for seat in again["seats"]] == ["", marcus.name]
    log = b"".join(await server.store.read(again["id"]))
    assert traces_in(log, person, livia.name) == []
    assert again["hosting"]


async def test_erased_name_is_removed_from_all_rematches(
    server: TestServer, livia: TestClient, marcus: TestClient
) -> None:
    """Regression: if the second table of three was rewritten first, the third kept her name.

    What-if games of what-if games too. The order follows random ids: hence three rounds.
    """
    tables: list[str] = []
    for _ in range(3):
        first = await finish_two_player_game(livia, marcus)
        second = (await marcus.post(f"/api/tables/{first}/rematch"))["id"]
        await livia.delete(f"/api/tables/{second}/seats/0")
        await marcus.start_game(second)
        await marcus.play_seat(second, 1, luck=4)
        third = (await marcus.post(f"/api/tables/{second}/rematch"))["id"]
        tables += [first, second, third]
    table = tables[0]
    for _ in range(2):
        on = await marcus.post(f"/api/records/{table}/what-if", {"step": 1, "seat": 1}, 201)
        table = on["id"]
        await marcus.play_seat(table, 1, luck=5)
        tables.append(table)
    name = livia.name
    assert (await livia.delete("/api/me"))["left"] == 0
    for table in tables:
        row = await server.row(table)
        assert traces_in(b"".join(await server.store.read(table)) + row.summary, name) == [], tables.index(
            table
        )


async def test_erased_name_is_removed_beyond_swept_tables(
    server: TestServer, livia: TestClient, marcus: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: what-if games of a swept what-if game kept her name."""
    first = table = await finish_two_player_game(livia, marcus)
    chain: list[str] = []
    for _ in range(3):
        on = await marcus.post(f"/api/records/{table}/what-if", {"step": 1, "seat": 1}, 201)
        table = on["id"]
        await marcus.play_seat(table, 1, luck=5)
        chain.append(table)
    for swept in chain[:2]:
        await server.store.delete(swept, len(await server.store.read(swept)))
    begun = decode_entry((await server.store.read(table))[0])
    assert isinstance(begun, Created)
    assert begun.what_if is not None
    assert (begun.what_if.record, begun.what_if.root) == (chain[1], first)
    monkeypatch.setattr(what_if_traces, "PAGE", 1)
    name = livia.name
    assert traces_in(b"".join(await server.store.read(table)), name) == [name]
    assert (await livia.delete("/api/me"))["left"] == 0
    assert traces_in(b"".join(await server.store.read(table)), name) == []


def test_erased_name_is_removed_from_any_length_of_chain() -> None:
    """Regression: a chain of a thousand links was refused as malformed."""
    links = {str(link): [str(link + 1)] for link in range(5000)}
    assert len(list(what_if_traces.WhatIfTables((), links).from_here("0"))) == 5000


async def test_what_if_opened_during_erasure_keeps_no_name(
    server: TestServer, livia: TestClient, marcus: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: it stayed until the daily sweep.

    First the record changes after it was read; then the table is written after her search for such tables.
    During her erasure there, the game is played on once more.
    """
    tables = [await finish_two_player_game(livia, marcus) for _ in range(2)]
    person, name, begun = str(livia.id), livia.name, list[str]()
    write, at = Hub._create, erase_person.Eraser._erase_at

    async def erase_first(hub: Hub, *args: Any, **more: Any) -> Any:
        if not begun:
            assert await hub.eraser.erase(person) == 0
        return await write(hub, *args, **more)

    async def play_on_first(eraser: Any, table: str, *args: Any) -> Any:
        if table == tables[1]:
            begun.append("")
            begun[0] = (await play_on(table))["id"]
            await marcus.play_seat(begun[-1], 1, luck=5)
            begun.append((await play_on(begun[-1]))["id"])
        return await at(eraser, table, *args)

    async def play_on(table: str) -> Any:
        return await marcus.post(f"/api/records/{table}/what-if", {"step": 1, "seat": 1}, 201)

    with monkeypatch.context() as patched:
        patched.setattr(erase_person.Eraser, "_erase_at", play_on_first)
        patched.setattr(Hub, "_create", erase_first)
        begun.append((await play_on(tables[0]))["id"])
    assert len(begun) == 3
    for table in begun:
        log = b"".join(await server.store.read(table))
        assert traces_in(log, name) == [], begun.index(table)
        assert "Nemo" in await names_at(marcus, table)


async def test_person_id_in_another_field_is_not_erased(
    server: TestServer, livia: TestClient, marcus: TestClient
) -> None:
    """Regression: the log was rewritten again and again, and grew without bound."""
    await finish_two_player_game(livia, marcus)
    table = await finish_two_player_game(marcus, livia)
    there = await marcus.post(f"/api/records/{table}/what-if", {"step": 1, "seat": 0}, 201)
    async with marcus.page(there["id"], seat=0) as page:
        turn = await page.wait_for_turn()
        await page.act(0, turn["ask"], turn["legal"][0], command=str(livia.id))
        await page.expect("update", lambda update: update["ask"] > turn["ask"] or update["table"]["result"])
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
    await livia.play_seat(alone, 0, luck=3)
    person, write = str(livia.id), Hub._create

    async def temporary_tables() -> list[str]:
        return list(await server.store.unused_temporary_tables(server.site.hub.services.now() + 1.0, 100))

    async def erase_first(hub: Hub, *args: Any, **more: Any) -> Any:
        assert await hub.eraser.erase(person) == 0
        return await write(hub, *args, **more)

    before = await temporary_tables()
    with monkeypatch.context() as patched:
        patched.setattr(Hub, "_create", erase_first)
        refused = await marcus.post(f"/api/records/{alone}/what-if", {"step": 1, "seat": 1}, 404)
    assert refused["error"]["why"] == "no_record"
    assert await temporary_tables() == before


async def test_table_joined_during_erasure_stays(
    livia: TestClient, marcus: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: the table stayed, but the newcomer was told that it was deleted."""
    table = await livia.open_table("alea", 2)
    delete, joined = erase_person.Eraser._delete, list[str]()

    async def sit_first(eraser: Any, *args: Any) -> Any:
        if not joined:
            joined.append(table)
            await marcus.take_seat(table)
        return await delete(eraser, *args)

    monkeypatch.setattr(erase_person.Eraser, "_delete", sit_first)
    async with marcus.page(table) as page:
        await page.expect("room")
        assert await livia.delete("/api/me") == {"left": 0}
        await page.expect("room", lambda room: room["host"] == 1)
        assert [text for text in page.raw if "no_such_table" in text] == []
    assert await names_at(marcus, table) == ["", marcus.name]


async def test_chat_and_notes_during_erasure_are_refused(
    server: TestServer, livia: TestClient, marcus: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: both were checked before the erasure and written after it."""
    table = await livia.open_game("alea", 2, marcus, chat="free", keep_chat=True)
    person, erase = str(livia.id), server.store.erase_at
    async with server.site.hub.use(table) as live:

        async def erase_then_write(erasure: Erasure) -> None:
            with monkeypatch.context() as stale:
                stale.setattr(type(live), "catch_up", nothing)
                stale.setattr(type(server.site.hub), "catch_up", nothing)
                await erase(erasure)
                answer = await livia.request("PUT", f"/api/tables/{table}/notes", json={"notes": "mea"})
                assert answer.json()["error"]["why"] == "not_seated"
                chat = await live.say(person, Say("late", 0, text="Ave"))
                assert isinstance(chat.message, RefusedMessage)

        async def nothing(*_: object) -> None:
            """This node does not know of the erasure yet."""

        monkeypatch.setattr(erase_person.Eraser, "_depart", nothing)
        monkeypatch.setattr(server.store, "erase_at", erase_then_write)
        assert await livia.delete("/api/me") == {"left": 0}
    assert await server.store.notes(table, person) is None
    assert await server.store.chat(table) == []


async def test_interrupted_erasure_is_finished_by_next_request(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each table is erased wholly or not at all, if a node dies in between."""
    calls = 0
    erase = SqlStore.erase_at

    async def fail_second(store: SqlStore, erasure: Erasure) -> None:
        nonlocal calls
        calls += 1
        if calls == 2:
            raise StoreDown("crashed")
        await erase(store, erasure)

    async with node(database) as server, server.person(NAME) as her, server.person("Marcus") as him:
        tables = [await finish_two_player_game(her, him) for _ in range(3)]
        person = her.id
        with monkeypatch.context() as broken:
            broken.setattr(SqlStore, "erase_at", fail_second)
            assert (await her.delete("/api/me", 503))["error"]["kind"] == "down"
        assert her.id == person
        names = [await names_at(him, table) for table in tables]
        assert sorted(names) == sorted([["Nemo", "Marcus"], [NAME, "Marcus"], [NAME, "Marcus"]])
    async with node(database) as server:
        her.server = server
        him.server = server
        async with server.person() as again:
            signature = server.site.tokens.token(str(person)).partition(".")[2]
            again.http.cookies.set(COOKIE, f"{person}.{signature}")
            assert await again.delete("/api/me") == {"left": 0}
            assert traces_in(await all_bytes(server, tmp_path), person, NAME) == []
            for table in tables:
                record = await again.request("GET", f"/api/records/{table}")
                assert verify(record.content).true


async def test_names_at_a_busy_table_are_erased_by_the_next_request(
    server: TestServer, livia: TestClient, marcus: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: 503 `busy`, then `left: 0` although the table that played on still had her name."""
    table, name = await finish_two_player_game(livia, marcus), livia.name
    at, begun = erase_person.Eraser._erase_at, list[str]()

    async def play_on_first(eraser: Any, origin: str, *args: Any) -> Any:
        if not begun:
            path = f"/api/records/{table}/what-if"
            begun.append((await marcus.post(path, {"step": 1, "seat": 1}, 201))["id"])
            busy = BusyTable(server, begun[0], 1_000_000)
            monkeypatch.setattr(server.store, "erase_at", busy.erase_at)
        return await at(eraser, origin, *args)

    with monkeypatch.context() as patched:
        patched.setattr(erase_person.Eraser, "_erase_at", play_on_first)
        patched.setattr(erase_person, "BUSY_SECONDS", 0.0)
        patched.setattr(erase_person, "REQUEST_SECONDS", 0.0)
        erase = server.store.erase_at
        assert await livia.delete("/api/me") == {"left": 1}
    monkeypatch.setattr(server.store, "erase_at", erase)
    assert traces_in(b"".join(await server.store.read(begun[0])), name) == [name]
    assert await livia.delete("/api/me") == {"left": 0}
    assert traces_in(b"".join(await server.store.read(begun[0])), name) == []
    assert not server.site.hub.eraser._postponed


class BusyTable:
    """Another node appends to a log before each of the next `times` rewrites."""

    def __init__(self, server: TestServer, table: str, times: int) -> None:
        self.left = times
        self._table = table
        self._erase = server.store.erase_at
        self._store = server.store

    async def erase_at(self, erasure: Erasure) -> None:
        if erasure.table == self._table and self.left:
            self.left -= 1
            log = await self._store.read(self._table)
            await self._store.append(Append(self._table, len(log), [encode_entry(Muted(1, muted=True))]))
        await self._erase(erasure)


async def test_erasure_goes_through_while_others_write(
    server: TestServer, livia: TestClient, marcus: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: the answer was 503 `busy` after eight attempts, and the tables after it were not begun."""
    table = await livia.open_table("alea", 2, marcus)
    monkeypatch.setattr(server.store, "erase_at", BusyTable(server, table, 3 * MAX_ATTEMPTS).erase_at)
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
    monkeypatch.setattr(server.site.hub.eraser, "_clock", count().__next__)  # each call is a second later
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
    """After one conflict with bots of this node, the lock prevents another."""
    table = await livia.open_table("alea", 2, marcus)
    rewritten, locked = erase_person.Eraser._try_rewrite, list[bool]()

    async def fail_first(eraser: erase_person.Eraser, *args: Any) -> bool:
        locked.append(live._lock.locked())
        if len(locked) == 1:
            raise Stale("A bot was first.")
        return await rewritten(eraser, *args)

    async with server.site.hub.use(table) as live:
        monkeypatch.setattr(erase_person.Eraser, "_try_rewrite", fail_first)
        assert await livia.delete("/api/me") == {"left": 0}
    assert locked == [False, True]


@pytest.mark.slow
async def test_erasure_is_resumed_after_kill(tmp_path: Path) -> None:
    """kill -9 between two tables; the same token resumes after a restart."""
    database = f"sqlite:///{tmp_path}/lusoria.db"
    async with server_process(database) as first, first.server.people(2) as (her, him):
        for _ in range(TABLES):
            await him.take_seat(await her.open_table("alea", 2))
        token, person = her.token, her.id
        request = asyncio.create_task(her.request("DELETE", "/api/me"))
        with closing(sqlite3.connect(tmp_path / "lusoria.db")) as file:
            rows = "SELECT count(*) FROM people WHERE person = ?"
            await wait_until(lambda: file.execute(rows, (person,)).fetchone()[0] < TABLES)
        first.process.kill()
        with pytest.raises(httpx.TransportError):
            await request
        await first.process.wait()
    async with server_process(database) as second, second.server.person() as again:
        again.http.cookies.set(COOKIE, str(token))
        assert (await again.get("/api/me/games"))["tables"], "some tables were left at the kill"
        while (await again.delete("/api/me"))["left"]:
            pass
    async with open_store(database) as store:
        assert list(await store.traces_of(str(person))) == []
        for table in await store.tables_of(str(him.id), 100):
            assert traces_in(b"".join(await store.read(table.id)), person, her.name) == []


async def test_erasure_goes_on_over_several_requests(
    livia: TestClient, monkeypatch: pytest.MonkeyPatch
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
    await server.store.append(Append(odd, len(log), [b'{"type":"of a newer program"}']))
    await server.site.hub.tables.pop(odd).close()
    refused = (await livia.delete("/api/me", 503))["error"]
    assert (refused["why"], refused["facts"]) == ("not_all_erased", {"tables": 1})
    assert livia.token
    await livia.get(f"/api/tables/{plain}", status=404)
    assert await server.store.traces_of(str(livia.id)) == [odd]


async def test_erasure_needs_own_token_and_page_and_is_limited(server: TestServer) -> None:
    async with server.person("Livia", ip="127.0.0.9") as her, server.person("Clodius") as other:
        table = await her.open_table("alea", 2)
        await other.take_seat(table, 1)
        answer = await her.request("DELETE", "/api/me", headers={"Origin": "https://elsewhere.example"})
        assert (answer.status_code, answer.json()["error"]["why"]) == (403, "other_origin")
        await other.delete("/api/me")
        assert await names_at(her, table) == ["Livia", ""]
        assert (await her.get("/api/me/games"))["tables"]
        statuses = [(await her.request("DELETE", "/api/me")).status_code for _ in range(2)]
        assert statuses == [200, 200]
        statuses = [(await her.request("DELETE", "/api/me")).status_code for _ in range(ERASING_BURST)]
        assert statuses[-1] == 429
        her.http.cookies.set(COOKIE, server.site.tokens.token(server.site.tokens.new_person()))
        assert (await her.request("DELETE", "/api/me")).status_code == 200, "another device at this address"
