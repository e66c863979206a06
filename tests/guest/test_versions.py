"""A table that began with an old version of the rules continues with it."""

import asyncio
import shutil
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from tests.guest.installed_program import InstalledProgram
from tests.guest.people import enter_people
from tests.server.harness import TestClient
from tests.server.harness import TestServer as Address

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

BOTH = "VERSIONS = (FirstEdition(), PAR_IMPAR)"
FIRST = "VERSIONS = (FirstEdition(),)"


@pytest.fixture
def first_version(installed: Path, tmp_path: Path) -> Path:
    """The package with version 1 of the rules only."""
    folder = tmp_path / "first_version"
    shutil.copytree(installed, folder)
    init = folder / "par_impar" / "__init__.py"
    source = init.read_text(encoding="utf-8")
    assert BOTH in source
    init.write_text(source.replace(BOTH, FIRST), encoding="utf-8")
    return folder


async def test_table_keeps_its_rules_after_an_update(
    installed: Path, first_version: Path, tmp_path: Path
) -> None:
    """The server stops during a game, the package is updated, and the server starts again."""
    data_folder = tmp_path / "data_folder"
    data_folder.mkdir()
    async with AsyncExitStack() as stack:
        with InstalledProgram([first_version]).serving(data_folder) as port:
            address = Address(None, port)
            livia, marcus = await enter_people(stack, address, "Livia", "Marcus")
            assert (await livia.get("/api/games"))["games"]["par-impar"]["rules"] == 1
            table = await livia.open_game("par-impar", 2, marcus, options={"first": 0})
            await first_hand(livia, marcus, table)

        program = InstalledProgram([installed])
        with program.serving(data_folder) as port:
            for person in (livia, marcus):
                person.server = Address(None, port)
            assert (await livia.get("/api/games"))["games"]["par-impar"]["rules"] == 2
            async with livia.page(table, seat=0) as page, marcus.page(table, seat=1) as other_page:
                prompt = await page.wait_for_turn()
                assert prompt["table"]["step"] == "hide", "the player who scored hides next, as in version 1"
                assert prompt["table"]["scores"] == [1, 0]
                await asyncio.gather(page.play(0, Random(1)), other_page.play(1, Random(2)))
            record = await livia.request("GET", f"/api/records/{table}")
            assert record.json()["rules"] == 1
            file = tmp_path / "record.json"
            file.write_bytes(record.content)
            assert "follow the rules" in program.lusoria("verify", str(file), "--language", "en")


async def first_hand(livia: TestClient, marcus: TestClient, table: str) -> None:
    """Livia hides, Marcus guesses wrong."""
    async with livia.page(table, seat=0) as page, marcus.page(table, seat=1) as other_page:
        await page.act(0, (await page.wait_for_turn())["ask"], {"type": "hide", "nuts": 2})
        await other_page.act(1, (await other_page.wait_for_turn())["ask"], {"type": "say", "guess": "odd"})
        await page.expect("update", lambda update: update["table"]["scores"] == [1, 0])
