"""The server signs what it has written down, and tells everybody at the table by what it is known.

Regression: a record had a checksum only, which anyone with the seed can compute for another course.
"""

import asyncio
import contextlib
import json
import sqlite3
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lusoria import verify
from lusoria.records.record import read_record
from lusoria.records.signing import is_signature
from lusoria.server.node.export import export
from lusoria.store.maintenance.backup_file import backup, restore
from lusoria.words import words
from tests.records.tamper import KEY, forge_game, sign
from tests.server.world import Message, TestClient, TestServer, node
from tests.store.postgres import new_database

pytestmark = pytest.mark.anyio


async def finished(
    person: TestClient, game: str = "alea", players: int = 2, **settings: object
) -> tuple[str, Message]:
    """A game that this person has played to its end among bots; its table, and the room told then."""
    table = await person.open_table(game, players, **settings)
    await person.start_game(table)
    async with person.page(table, seat=0) as page:
        await page.play(0, Random(1))
        return table, await page.expect("room", lambda room: room["status"] == "over")


async def sealed_in_record(person: TestClient, table: str) -> Message:
    document = await person.get(f"/api/records/{table}")
    return {name: document["fairness"][name] for name in ("checksum", "signature", "key")}


class TestTheEnd:
    @pytest.mark.parametrize(("game", "players"), [("alea", 2), ("idus-martii", 5)])
    async def test_record_seal_is_shown_to_everyone(
        self, server: TestServer, livia: TestClient, stranger: TestClient, game: str, players: int
    ) -> None:
        """Before: the room told nothing of the record. Now the player, the gallery and HTTP hear the same."""
        table, room = await finished(livia, game, players)
        assert room["record"] == await sealed_in_record(livia, table)
        async with stranger.page(table) as page:
            assert (await page.expect("room"))["record"] == room["record"]
        assert (await stranger.get(f"/api/tables/{table}"))["record"] == room["record"]
        steps = await stranger.get(f"/api/records/{table}/views")
        assert steps["record"] == room["record"]

    async def test_record_seal_is_hidden_before_the_end(self, livia: TestClient) -> None:
        """A checksum of an unfinished game would tell its secrets apart."""
        table = await livia.open_table("idus-martii", 5)
        await livia.start_game(table)
        async with livia.page(table, seat=0) as page:
            await page.play(0, Random(1))
            await page.settle()
            rooms = [message for message in page.heard if message["type"] == "room"]
        assert {room["status"] for room in rooms} == {"playing", "over"}
        for room in rooms:
            assert (room["record"] is not None) == (room["status"] == "over")

    async def test_published_key_verifies_the_signature(self, livia: TestClient) -> None:
        table, room = await finished(livia)
        keys = (await livia.get("/api/keys"))["keys"]
        assert [room["record"]["key"]] == keys
        sealed = read_record((await livia.ask("GET", f"/api/records/{table}")).content).fairness
        assert sealed is not None
        assert is_signature(
            room["record"]["signature"], keys[0], room["commitment"], room["record"]["checksum"]
        )
        assert sealed.commitment == room["commitment"]

    async def test_record_is_signed_once(self, livia: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
        """RecordSigner reads the whole game: not for everybody who comes to look."""
        table, room = await finished(livia)
        key = livia.server.site.hub.services.key
        monkeypatch.setattr(type(key), "sign", lambda *_: pytest.fail("signed again"))
        for _ in range(3):
            async with livia.page(table, seat=0) as page:
                assert (await page.expect("room"))["record"] == room["record"]


class TestOneKey:
    async def test_key_stays_after_restart(self, tmp_path: Path) -> None:
        database = f"sqlite:///{tmp_path}/lusoria.db"
        async with contextlib.AsyncExitStack() as people:
            async with node(database) as first:
                livia = await people.enter_async_context(first.person())
                table, room = await finished(livia)
                keys = await livia.get("/api/keys")
            async with node(database) as second:
                livia.move_to(second)
                assert await livia.get("/api/keys") == keys
                assert (await livia.get(f"/api/tables/{table}"))["record"] == room["record"]
                assert await sealed_in_record(livia, table) == room["record"]

    async def test_key_is_in_backups_and_signatures_are_in_exports(self, tmp_path: Path) -> None:
        """A restored server signs with the same key, and an exported game bears what the server signed."""
        first, second = f"sqlite:///{tmp_path}/first.db", f"sqlite:///{tmp_path}/second.db"
        async with node(first) as server, server.person() as livia:
            table, room = await finished(livia)
            document = (await livia.ask("GET", f"/api/records/{table}")).content
            keys = (await livia.get("/api/keys"))["keys"]
        await backup(first, tmp_path / "all.backup")
        await restore(tmp_path / "all.backup", second)
        async with node(second) as server, server.person() as marcus:
            assert (await marcus.get("/api/keys"))["keys"] == keys
            assert (await marcus.get(f"/api/tables/{table}"))["record"] == room["record"]
            assert (await marcus.ask("GET", f"/api/records/{table}")).content == document
        await export(second, tmp_path / "games.jsonl")
        (line,) = (tmp_path / "games.jsonl").read_bytes().splitlines()
        assert json.loads(line)["fairness"] == json.loads(document)["fairness"]
        assert verify(line, keys).key_known

    async def test_deleted_key_is_replaced(self, tmp_path: Path) -> None:
        """As the page about hosting says; what was signed stays as it was signed."""
        path = tmp_path / "lusoria.db"
        async with node(str(path)) as server, server.person() as livia:
            table, room = await finished(livia)
        with contextlib.closing(sqlite3.connect(path)) as database, database:
            database.execute("DELETE FROM secrets WHERE name = 'record-key'")
        async with node(str(path)) as server, server.person() as marcus:
            assert room["record"]["key"] not in (await marcus.get("/api/keys"))["keys"]
            assert await sealed_in_record(marcus, table) == room["record"]

    async def test_nodes_share_the_key(self, postgres: str) -> None:
        database = new_database(postgres)
        async with node(database) as first, node(database) as second, first.person() as livia:
            table, room = await finished(livia)
            livia.move_to(second)
            async with livia.page(table, seat=0) as page:
                assert (await page.expect("room"))["record"] == room["record"]
            assert [room["record"]["key"]] == (await livia.get("/api/keys"))["keys"]

    async def test_servers_have_different_keys(self, server: TestServer, livia: TestClient) -> None:
        async with node() as other, other.person() as marcus:
            assert await marcus.get("/api/keys") != await livia.get("/api/keys")


class TestAnInventedCourse:
    """A forged copy of a real record, detected with the server's public key.

    Before: `lusoria verify` said of it what it said of the true one: all its events follow the rules.
    """

    ENGLISH = words("en")

    async def checked(self, folder: Path, parts: Message, *flags: str) -> tuple[int, str]:
        """What the command says to this record."""
        path = folder / "game.json"
        path.write_text(json.dumps(parts), encoding="utf-8")
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "lusoria.cli", "--language", "en", "verify", str(path), *flags),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        told, _ = await process.communicate()
        assert process.returncode is not None
        return process.returncode, told.decode().replace(f"{path}: ", "")

    @pytest.mark.parametrize(("game", "players"), [("alea", 2), ("idus-martii", 5)])
    async def test_invented_record_fails_verification(
        self, livia: TestClient, tmp_path: Path, game: str, players: int
    ) -> None:
        table, room = await finished(livia, game, players)
        true: dict[str, Any] = await livia.get(f"/api/records/{table}")
        false = forge_game(true)
        key, origin = room["record"]["key"], livia.server.address
        played = self.ENGLISH.say("records-true", events=len(true["events"]))
        legal = self.ENGLISH.say("records-true", events=len(false["events"]))

        signed = self.ENGLISH.say("records-signed", key=key)
        assert await self.checked(tmp_path, true, "--server", origin) == (0, f"{played}\n{signed}\n")
        stranger = self.ENGLISH.say("records-signed-unknown", key=key)
        assert await self.checked(tmp_path, true) == (0, f"{played}\n{stranger}\n")

        unsigned = self.ENGLISH.say("records-unsigned")
        assert await self.checked(tmp_path, false) == (0, f"{legal}\n{unsigned}\n")
        for flags in (("--server", origin), ("--key", key)):
            told = self.ENGLISH.say("records-finding-unsigned")
            assert await self.checked(tmp_path, false, *flags) == (1, f"{told}\n")

    async def test_borrowed_or_forged_signature_fails_verification(self, livia: TestClient) -> None:
        table, room = await finished(livia)
        true = await livia.get(f"/api/records/{table}")
        false, key = forge_game(true), room["record"]["key"]
        borrowed = {**false["fairness"], "signature": room["record"]["signature"], "key": key}
        for forged, found in (
            ({**false, "fairness": borrowed}, "signature"),
            (sign(false, KEY), "other_key"),
        ):
            report = verify(json.dumps(forged), (await livia.get("/api/keys"))["keys"])
            assert [finding.what for finding in report.findings] == [found]
        assert verify(json.dumps(sign(false, KEY))).true, "signed by somebody: said to be unknown"


class TestDoubledKeys:
    """Before: the last of the two counted, over HTTP and over the socket."""

    async def test_duplicate_json_key_in_body_is_refused(self, livia: TestClient) -> None:
        body = '{"name":"Livia","settings":{"game":"alea","players":2,"players":3}}'
        headers = {"content-type": "application/json"}
        answer = await livia.ask("POST", "/api/tables", content=body, headers=headers)
        assert answer.status_code == 400
        problem = "duplicate key `players`"
        assert answer.json() == {"error": {"kind": "malformed", "where": "data.settings", "problem": problem}}

    async def test_duplicate_json_key_on_socket_is_refused(self, livia: TestClient) -> None:
        table = await livia.open_table("alea", 2)
        await livia.start_game(table)
        async with livia.page(table, seat=0) as page:
            await page.my_turn()
            roll = '"action":{"type":"roll","dice":1,"dice":1}'
            await page.send_text(f'{{"type":"act","command":"a","seat":0,"ask":0,{roll}}}')
            refused = await page.expect("refused")
            assert refused["where"] == "message.action"
