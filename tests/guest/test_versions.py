"""Rules change between two evenings; what was begun by the old ones goes on by them."""

import asyncio
import shutil
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from tests.guest.visit import House
from tests.server.world import House as Address
from tests.server.world import Somebody

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

BOTH = "VERSIONS = (FirstEdition(), PAR_IMPAR)"
FIRST = "VERSIONS = (FirstEdition(),)"


@pytest.fixture
def earlier(installed: Path, tmp_path: Path) -> Path:
    """The package as it was before its rules were changed."""
    folder = tmp_path / "earlier"
    shutil.copytree(installed, folder)
    init = folder / "par_impar" / "__init__.py"
    source = init.read_text(encoding="utf-8")
    assert BOTH in source
    init.write_text(source.replace(BOTH, FIRST), encoding="utf-8")
    return folder


async def test_a_table_goes_on_by_the_rules_it_began_with(
    installed: Path, earlier: Path, tmp_path: Path
) -> None:
    """The server is stopped in the middle of a game, the package renewed, and the server started again."""
    served = tmp_path / "served"
    served.mkdir()
    async with AsyncExitStack() as stack:
        with House([earlier]).serving(served) as port:
            address = Address(None, port)
            livia = await stack.enter_async_context(address.person("Livia"))
            marcus = await stack.enter_async_context(address.person("Marcus"))
            assert (await livia.get("/api/games"))["games"]["par-impar"]["rules"] == 1
            table = await livia.opens("par-impar", 2, options={"first": 0})
            await marcus.sits(table)
            await livia.starts(table)
            await first_hand(livia, marcus, table)

        house = House([installed])
        with house.serving(served) as port:
            for person in (livia, marcus):
                person.move_to(Address(None, port))
            assert (await livia.get("/api/games"))["games"]["par-impar"]["rules"] == 2
            async with livia.page(table, seat=0) as one, marcus.page(table, seat=1) as other:
                asked = await one.my_turn()
                assert asked["table"]["step"] == "hide", "whoever got the point hides next, as it was"
                assert asked["table"]["scores"] == [1, 0]
                await asyncio.gather(one.play(0, Random(1)), other.play(1, Random(2)))
            record = await livia.ask("GET", f"/api/records/{table}")
            assert record.json()["rules"] == 1
            written = tmp_path / "record.json"
            written.write_bytes(record.content)
            assert "follow the rules" in house.lusoria("verify", str(written), "--language", "en")


async def first_hand(livia: Somebody, marcus: Somebody, table: str) -> None:
    """Livia hides, Marcus guesses wrong."""
    async with livia.page(table, seat=0) as one, marcus.page(table, seat=1) as other:
        await one.act(0, (await one.my_turn())["ask"], {"type": "hide", "nuts": 2})
        await other.act(1, (await other.my_turn())["ask"], {"type": "say", "guess": "odd"})
        await one.expect("update", lambda update: update["table"]["scores"] == [1, 0])
