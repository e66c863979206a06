"""Signatures: the server signs its records and shows their seal to everyone at the table.

Regression: a record had only a checksum, which anyone with the seed can compute for another course.
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
from tests.server.harness import Message, TestClient, node
from tests.store.postgres import new_database

pytestmark = pytest.mark.anyio


async def seal_in_record(person: TestClient, table: str) -> Message:
    document = await person.get(f"/api/records/{table}")
    return {name: document["fairness"][name] for name in ("checksum", "signature", "key")}


class TestRecordSeal:
    @pytest.mark.parametrize(("game", "players"), [("alea", 2), ("idus-martii", 5)])
    async def test_record_seal_is_shown_to_everyone(
        self, livia: TestClient, stranger: TestClient, game: str, players: int
    ) -> None:
        """Regression: the room had no seal. Now player, spectators and HTTP get the same."""
        table, room = await livia.finish_game(game, players)
        assert room["record"] == await seal_in_record(livia, table)
        async with stranger.page(table) as page:
            assert (await page.expect("room"))["record"] == room["record"]
        assert (await stranger.get(f"/api/tables/{table}"))["record"] == room["record"]
        steps = await stranger.get(f"/api/records/{table}/views")
        assert steps["record"] == room["record"]

    async def test_record_seal_is_hidden_before_the_end(self, livia: TestClient) -> None:
        """A checksum of an unfinished game would reveal its secrets."""
        table = await livia.open_game("idus-martii", 5)
        async with livia.page(table, seat=0) as page:
            await page.play(0, Random(1))
            await page.sync()
            rooms = [message for message in page.received if message["type"] == "room"]
        assert {room["status"] for room in rooms} == {"playing", "over"}
        for room in rooms:
            assert (room["record"] is not None) == (room["status"] == "over")

    async def test_published_key_verifies_the_signature(self, livia: TestClient) -> None:
        table, room = await livia.finish_game()
        keys = (await livia.get("/api/keys"))["keys"]
        assert [room["record"]["key"]] == keys
        sealed = read_record((await livia.request("GET", f"/api/records/{table}")).content).fairness
        assert sealed is not None
        seal = room["record"]
        assert is_signature(seal["signature"], keys[0], room["commitment"], seal["checksum"])
        assert sealed.commitment == room["commitment"]

    async def test_record_is_signed_once(self, livia: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
        """Signing reads the whole game, so not for each client."""
        table, room = await livia.finish_game()
        key = livia.server.site.hub.services.key
        monkeypatch.setattr(type(key), "sign", lambda *_: pytest.fail("signed again"))
        for _ in range(3):
            async with livia.page(table, seat=0) as page:
                assert (await page.expect("room"))["record"] == room["record"]


class TestServerKey:
    async def test_key_stays_after_restart(self, tmp_path: Path) -> None:
        database = f"sqlite:///{tmp_path}/lusoria.db"
        async with contextlib.AsyncExitStack() as people:
            async with node(database) as first:
                livia = await people.enter_async_context(first.person())
                table, room = await livia.finish_game()
                keys = await livia.get("/api/keys")
            async with node(database) as second:
                livia.server = second
                assert await livia.get("/api/keys") == keys
                assert (await livia.get(f"/api/tables/{table}"))["record"] == room["record"]
                assert await seal_in_record(livia, table) == room["record"]

    async def test_key_is_in_backups_and_signatures_are_in_exports(self, tmp_path: Path) -> None:
        """A restored server signs with the same key; an exported game has the server's signature."""
        first, second = f"sqlite:///{tmp_path}/first.db", f"sqlite:///{tmp_path}/second.db"
        async with node(first) as server, server.person() as livia:
            table, room = await livia.finish_game()
            document = (await livia.request("GET", f"/api/records/{table}")).content
            keys = (await livia.get("/api/keys"))["keys"]
        await backup(first, tmp_path / "all.backup")
        await restore(tmp_path / "all.backup", second)
        async with node(second) as server, server.person() as marcus:
            assert (await marcus.get("/api/keys"))["keys"] == keys
            assert (await marcus.get(f"/api/tables/{table}"))["record"] == room["record"]
            assert (await marcus.request("GET", f"/api/records/{table}")).content == document
        await export(second, tmp_path / "games.jsonl")
        (line,) = (tmp_path / "games.jsonl").read_bytes().splitlines()
        assert json.loads(line)["fairness"] == json.loads(document)["fairness"]
        assert verify(line, keys).key_known

    async def test_deleted_key_is_replaced(self, tmp_path: Path) -> None:
        """As docs/hosting.md says; old signatures stay."""
        path = tmp_path / "lusoria.db"
        async with node(str(path)) as server, server.person() as livia:
            table, room = await livia.finish_game()
        with contextlib.closing(sqlite3.connect(path)) as database, database:
            database.execute("DELETE FROM secrets WHERE name = 'record-key'")
        async with node(str(path)) as server, server.person() as marcus:
            assert room["record"]["key"] not in (await marcus.get("/api/keys"))["keys"]
            assert await seal_in_record(marcus, table) == room["record"]

    async def test_nodes_share_the_key(self, postgres: str) -> None:
        database = new_database(postgres)
        async with node(database) as first, node(database) as second, first.person() as livia:
            table, room = await livia.finish_game()
            livia.server = second
            async with livia.page(table, seat=0) as page:
                assert (await page.expect("room"))["record"] == room["record"]
            assert [room["record"]["key"]] == (await livia.get("/api/keys"))["keys"]

    async def test_servers_have_different_keys(self, livia: TestClient) -> None:
        async with node() as other, other.person() as marcus:
            assert await marcus.get("/api/keys") != await livia.get("/api/keys")


class TestForgedRecords:
    """A forged copy of a real record, detected with the server's public key.

    Regression: `lusoria verify` reported it as following the rules, like the true one.
    """

    ENGLISH = words("en")

    async def verify_command(self, folder: Path, parts: Message, *flags: str) -> tuple[int, str]:
        path = folder / "game.json"
        path.write_text(json.dumps(parts), encoding="utf-8")
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "lusoria.cli", "--language", "en", "verify", str(path), *flags),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        output, _ = await process.communicate()
        assert process.returncode is not None
        return process.returncode, output.decode().replace(f"{path}: ", "")

    @pytest.mark.parametrize(("game", "players"), [("alea", 2), ("idus-martii", 5)])
    async def test_invented_record_fails_verification(
        self, livia: TestClient, tmp_path: Path, game: str, players: int
    ) -> None:
        table, room = await livia.finish_game(game, players)
        true: dict[str, Any] = await livia.get(f"/api/records/{table}")
        false = forge_game(true)
        key, origin = room["record"]["key"], livia.server.address
        played = self.ENGLISH.say("records-true", events=len(true["events"]))
        legal = self.ENGLISH.say("records-true", events=len(false["events"]))

        signed = self.ENGLISH.say("records-signed", key=key)
        assert await self.verify_command(tmp_path, true, "--server", origin) == (0, f"{played}\n{signed}\n")
        stranger = self.ENGLISH.say("records-signed-unknown", key=key)
        assert await self.verify_command(tmp_path, true) == (0, f"{played}\n{stranger}\n")

        unsigned = self.ENGLISH.say("records-unsigned")
        assert await self.verify_command(tmp_path, false) == (0, f"{legal}\n{unsigned}\n")
        for flags in (("--server", origin), ("--key", key)):
            finding = self.ENGLISH.say("records-finding-unsigned")
            assert await self.verify_command(tmp_path, false, *flags) == (1, f"{finding}\n")

    async def test_borrowed_or_forged_signature_fails_verification(self, livia: TestClient) -> None:
        table, room = await livia.finish_game()
        true = await livia.get(f"/api/records/{table}")
        false, key = forge_game(true), room["record"]["key"]
        borrowed = {**false["fairness"], "signature": room["record"]["signature"], "key": key}
        for forged, found in (
            ({**false, "fairness": borrowed}, "signature"),
            (sign(false, KEY), "other_key"),
        ):
            report = verify(json.dumps(forged), (await livia.get("/api/keys"))["keys"])
            assert [finding.what for finding in report.findings] == [found]
        assert verify(json.dumps(sign(false, KEY))).true, "a signature by an unknown key"


class TestDuplicateKeys:
    """Regression: the last of two equal keys counted, over HTTP and over the socket."""

    async def test_duplicate_json_key_in_body_is_refused(self, livia: TestClient) -> None:
        body = '{"name":"Livia","settings":{"game":"alea","players":2,"players":3}}'
        headers = {"content-type": "application/json"}
        answer = await livia.request("POST", "/api/tables", content=body, headers=headers)
        assert answer.status_code == 400
        problem = "duplicate key `players`"
        assert answer.json() == {"error": {"kind": "malformed", "where": "data.settings", "problem": problem}}

    async def test_duplicate_json_key_on_socket_is_refused(self, livia: TestClient) -> None:
        table = await livia.open_game("alea", 2)
        async with livia.page(table, seat=0) as page:
            await page.wait_for_turn()
            roll = '"action":{"type":"roll","dice":1,"dice":1}'
            await page.send_text(f'{{"type":"act","command":"a","seat":0,"ask":0,{roll}}}')
            refused = await page.expect("refused")
            assert refused["where"] == "message.action"
