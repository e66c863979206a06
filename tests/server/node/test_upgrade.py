"""What version 0.1.0 wrote opens, goes on and finishes today: a database, and a backup, kept as they were.

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
from tests.server.truth import check_everything
from tests.server.world import House, Somebody, node

pytestmark = pytest.mark.anyio

GOLDEN = Path(__file__).parents[1] / "golden"
TABLES: dict[str, Any] = json.loads((GOLDEN / "0.1.0.json").read_text(encoding="utf-8"))


def the_file(folder: Path) -> str:
    shutil.copy(GOLDEN / "0.1.0.db", folder / "lusoria.db")
    return f"sqlite:///{folder}/lusoria.db"


async def people_of(stack: AsyncExitStack, house: House, name: str) -> list[Somebody]:
    """The same people as then, with the tokens they got then."""
    found = []
    for token in TABLES[name]["people"]:
        person = await stack.enter_async_context(house.person())
        person.http.cookies.set(COOKIE, token, domain="127.0.0.1")
        found.append(person)
    return found


async def finish(house: House, name: str) -> None:
    table = TABLES[name]["table"]
    async with AsyncExitStack() as stack:
        people = await people_of(stack, house, name)
        pages = [await stack.enter_async_context(one.page(table, seat=k)) for k, one in enumerate(people)]
        await asyncio.gather(*(page.play(k, Random(k)) for k, page in enumerate(pages)))
        record = await people[0].ask("GET", f"/api/records/{table}")
        report = verify(record.content)
        assert report.true
        assert report.finished
        await check_everything(house, people, table)


async def test_what_was_begun_goes_on(tmp_path: Path) -> None:
    await go_on(the_file(tmp_path))


async def test_a_backup_is_restored_and_goes_on(database: str) -> None:
    await restore(GOLDEN / "0.1.0.backup", database)
    await go_on(database)


async def go_on(database: str) -> None:
    async with node(database) as house:
        for name in ("idus", "alea", "idus-talk"):
            first = decode_entry((await house.store.read(TABLES[name]["table"]))[0])
            assert isinstance(first, Created)
            assert first.rules == FIRST_RULES
            await finish(house, name)


async def test_an_open_table_a_finished_one_and_what_was_kept_beside_them(tmp_path: Path) -> None:
    async with node(the_file(tmp_path)) as house, AsyncExitStack() as stack:
        livia, clodia = await people_of(stack, house, "open")
        table = TABLES["open"]["table"]
        async with livia.page(table, seat=0) as page:
            await page.expect("room")
            await house.site.hub.run_housekeeping()
            assert table in [row["id"] for row in (await clodia.get("/api/tables"))["tables"]]
        room = await livia.starts(table)
        assert [seat["kind"] for seat in room["seats"]] == ["human", "human", *["bot"] * 4]
        assert room["settings"]["options"] == {"yellow_swap": "may"}
        assert len((await livia.get("/api/me/games"))["tables"]) == 5
        assert "Drusus" in (await livia.get(f"/api/tables/{TABLES['alea']['table']}/notes"))["notes"]
        over = TABLES["over"]["table"]
        assert verify((await livia.ask("GET", f"/api/records/{over}")).content).true
        assert (await livia.get(f"/api/records/{over}/views"))["steps"]
        again = await livia.post(f"/api/tables/{over}/rematch")
        assert again["status"] == "open"
