"""Within limits, nothing grows without end: orders, notes, tables, and what the lobby shows of them."""

from random import Random

import pytest

from lusoria.table import orders
from tests.server.world import House, Somebody

pytestmark = pytest.mark.anyio


class TestOrders:
    async def test_the_same_settings_are_not_written_again(self, house: House, livia: Somebody) -> None:
        """Before: an entry each time, a commit, and a message to everybody at the table."""
        table = await livia.opens("alea", 2)
        settings = (await livia.get(f"/api/tables/{table}"))["settings"]
        before = await house.store.read(table)
        for _ in range(3):
            await livia.put(f"/api/tables/{table}/settings", settings)
        assert await house.store.read(table) == before

    async def test_are_bounded_and_the_game_is_played_all_the_same(
        self, house: House, livia: Somebody, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Before: two hundred and forty a minute, for ever."""
        monkeypatch.setattr(orders, "MOST_BESIDES", 40, raising=False)
        table = await livia.opens("alea", 2)
        settings = (await livia.get(f"/api/tables/{table}"))["settings"]
        refused = 0
        for turn in range(60):
            body = {**settings, "keep_chat": turn % 2 == 0}
            answer = await livia.ask("PUT", f"/api/tables/{table}/settings", json=body)
            if answer.status_code == 409:
                assert answer.json()["error"]["why"] == "restless"
                refused += 1
        assert refused >= 10
        assert len(await house.store.read(table)) == 40
        await livia.starts(table)
        async with livia.page(table, seat=0) as page:
            last = await page.play(0, Random(1))
        assert last["table"]["result"]


class TestNotes:
    async def test_go_with_whoever_gets_up_before_the_game(
        self, house: House, livia: Somebody, marcus: Somebody
    ) -> None:
        """Before: those of everybody who ever sat there stayed."""
        table = await livia.opens("alea", 3)
        for seat in (1, 2):
            await marcus.sits(table, seat, name=f"Marcus {seat}")
        await marcus.put(f"/api/tables/{table}/notes", {"notes": "cave"})
        await marcus.delete(f"/api/tables/{table}/seats/1")
        assert await house.store.notes(table, str(marcus.id)) is not None
        await marcus.delete(f"/api/tables/{table}/seats/2")
        assert await house.store.notes(table, str(marcus.id)) is None
