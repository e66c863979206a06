"""Database and backup of version 0.1.0 open, go on and finish with today's version.

The database holds five tables; `golden/0.1.0.json` names them, and the tokens of their people. One waits, two
of Idus Martii and one of Alea Romana are in the middle of a game, and one is over.
"""

import asyncio
import json
import shutil
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lusoria import verify
from lusoria.server.auth import COOKIE
from lusoria.store.maintenance.backup_file import restore
from lusoria.table.room.entries import FIRST_RULES, Created, decode_entry
from tests.server.harness import TestClient, TestServer, node
from tests.server.log_replay import check_all_messages

pytestmark = pytest.mark.anyio

GOLDEN = Path(__file__).parents[1] / "golden"
TABLES: dict[str, Any] = json.loads((GOLDEN / "0.1.0.json").read_text(encoding="utf-8"))


def copy_database(folder: Path) -> str:
    shutil.copy(GOLDEN / "0.1.0.db", folder / "lusoria.db")
    return f"sqlite:///{folder}/lusoria.db"


async def people_of(stack: AsyncExitStack, server: TestServer, name: str) -> list[TestClient]:
    """The people of that version, with their tokens."""
    found = []
    for token in TABLES[name]["people"]:
        person = await stack.enter_async_context(server.person())
        person.http.cookies.set(COOKIE, token, domain="127.0.0.1")
        found.append(person)
    return found


async def finish(server: TestServer, name: str) -> None:
    table = TABLES[name]["table"]
    async with AsyncExitStack() as stack:
        people = await people_of(stack, server, name)
        pages = [await stack.enter_async_context(one.page(table, seat=k)) for k, one in enumerate(people)]
        await asyncio.gather(*(page.play(k, Random(k)) for k, page in enumerate(pages)))
        record = await people[0].request("GET", f"/api/records/{table}")
        report = verify(record.content)
        assert report.true
        assert report.finished
        await check_all_messages(server, people, table)


async def test_game_of_old_version_goes_on(tmp_path: Path) -> None:
    await go_on(copy_database(tmp_path))


async def test_backup_of_old_version_is_restored_and_goes_on(database: str) -> None:
    await restore(GOLDEN / "0.1.0.backup", database)
    await go_on(database)


async def go_on(database: str) -> None:
    async with node(database) as server:
        for name in ("idus", "alea", "idus-talk"):
            first = decode_entry((await server.store.read(TABLES[name]["table"]))[0])
            assert isinstance(first, Created)
            assert first.rules == FIRST_RULES
            await finish(server, name)


async def test_tables_and_data_of_old_version_are_readable(tmp_path: Path) -> None:
    async with node(copy_database(tmp_path)) as server, AsyncExitStack() as stack:
        livia, clodia = await people_of(stack, server, "open")
        table = TABLES["open"]["table"]
        async with livia.page(table, seat=0) as page:
            await page.expect("room")
            await server.site.hub.run_housekeeping()
            assert table in [row["id"] for row in (await clodia.get("/api/tables"))["tables"]]
        room = await livia.start_game(table)
        assert [seat["kind"] for seat in room["seats"]] == ["human", "human", *["bot"] * 4]
        assert room["settings"]["options"] == {"yellow_swap": "may"}
        assert len((await livia.get("/api/me/games"))["tables"]) == 5
        assert "Drusus" in (await livia.get(f"/api/tables/{TABLES['alea']['table']}/notes"))["notes"]
        over = TABLES["over"]["table"]
        assert verify((await livia.request("GET", f"/api/records/{over}")).content).true
        assert (await livia.get(f"/api/records/{over}/views"))["steps"]
        again = await livia.post(f"/api/tables/{over}/rematch")
        assert again["status"] == "open"
