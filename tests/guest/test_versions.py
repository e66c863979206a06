"""A table that began with an old version of the rules continues with it."""

import asyncio
import shutil
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from tests.guest.installed_program import InstalledProgram
from tests.server.world import TestClient
from tests.server.world import TestServer as Address

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

BOTH = "VERSIONS = (FirstEdition(), PAR_IMPAR)"
FIRST = "VERSIONS = (FirstEdition(),)"


@pytest.fixture
def earlier(installed: Path, tmp_path: Path) -> Path:
    """The package with version 1 of the rules only."""
    folder = tmp_path / "earlier"
    shutil.copytree(installed, folder)
    init = folder / "par_impar" / "__init__.py"
    source = init.read_text(encoding="utf-8")
    assert BOTH in source
    init.write_text(source.replace(BOTH, FIRST), encoding="utf-8")
    return folder


async def test_table_keeps_its_rules_after_an_update(installed: Path, earlier: Path, tmp_path: Path) -> None:
    """The server stops during a game, the package is updated, and the server starts again."""
    served = tmp_path / "served"
    served.mkdir()
    async with AsyncExitStack() as stack:
        with InstalledProgram([earlier]).serving(served) as port:
            address = Address(None, port)
            livia = await stack.enter_async_context(address.person("Livia"))
            marcus = await stack.enter_async_context(address.person("Marcus"))
            assert (await livia.get("/api/games"))["games"]["par-impar"]["rules"] == 1
            table = await livia.open_table("par-impar", 2, options={"first": 0})
            await marcus.take_seat(table)
            await livia.start_game(table)
            await first_hand(livia, marcus, table)

        program = InstalledProgram([installed])
        with program.serving(served) as port:
            for person in (livia, marcus):
                person.move_to(Address(None, port))
            assert (await livia.get("/api/games"))["games"]["par-impar"]["rules"] == 2
            async with livia.page(table, seat=0) as one, marcus.page(table, seat=1) as other:
                asked = await one.my_turn()
                assert asked["table"]["step"] == "hide", "the player who scored hides next, as in version 1"
                assert asked["table"]["scores"] == [1, 0]
                await asyncio.gather(one.play(0, Random(1)), other.play(1, Random(2)))
            record = await livia.ask("GET", f"/api/records/{table}")
            assert record.json()["rules"] == 1
            written = tmp_path / "record.json"
            written.write_bytes(record.content)
            assert "follow the rules" in program.lusoria("verify", str(written), "--language", "en")


async def first_hand(livia: TestClient, marcus: TestClient, table: str) -> None:
    """Livia hides, Marcus guesses wrong."""
    async with livia.page(table, seat=0) as one, marcus.page(table, seat=1) as other:
        await one.act(0, (await one.my_turn())["ask"], {"type": "hide", "nuts": 2})
        await other.act(1, (await other.my_turn())["ask"], {"type": "say", "guess": "odd"})
        await one.expect("update", lambda update: update["table"]["scores"] == [1, 0])
