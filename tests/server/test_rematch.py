"""Playing again: one new table, however many ask for it at once and wherever, and whoever got stuck."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from lusoria.table.hub import Hub, rematch_id
from lusoria.table.live import LiveTable
from lusoria.table.room import Order
from tests.server.world import House, Somebody, node
from tests.store.postgres import new_database

pytestmark = pytest.mark.anyio


async def over(host: Somebody, guest: Somebody, guests_node: House | None = None) -> str:
    """A table of two people whose game is over."""
    table = await host.opens("alea", 2)
    if guests_node is not None:
        guest.move_to(guests_node)
    await guest.sits(table)
    await host.starts(table)
    async with host.page(table, seat=0) as page, guest.page(table, seat=1) as other:
        await asyncio.gather(page.play(0, Random(1)), other.play(1, Random(2)))
    return table


async def ask_sixteen_times(host: Somebody, guest: Somebody, table: str) -> list[str]:
    asked = [person.post(f"/api/tables/{table}/rematch") for person in (host, guest) for _ in range(8)]
    return [room["id"] for room in await asyncio.gather(*asked)]


async def tables_of(person: Somebody) -> set[str]:
    return {table["id"] for table in (await person.get("/api/me/games"))["tables"]}


async def test_sixteen_at_once_make_one_table(database: str) -> None:
    """Before: each made one, and all but one stayed behind with a code, a row and the same people."""
    async with node(database) as house, house.company(2) as (host, guest):
        table = await over(host, guest)
        [made] = set(await ask_sixteen_times(host, guest, table))
        assert await tables_of(host) == await tables_of(guest) == {table, made}
        assert (await host.get(f"/api/tables/{table}"))["rematch"] == made
        room = await guest.get(f"/api/tables/{made}")
        assert [seat["name"] for seat in room["seats"]] == [host.name, guest.name]
        assert [made] == list({*await ask_sixteen_times(host, guest, table)})


async def test_also_from_two_nodes(postgres: str) -> None:
    """Before: at least one table for each node."""
    database = new_database(postgres)
    async with node(database) as one, node(database) as other, one.company(2) as (host, guest):
        table = await over(host, guest, other)
        [made] = set(await ask_sixteen_times(host, guest, table))
        assert await tables_of(host) == await tables_of(guest) == {table, made}
        await host.starts(made)
        async with host.page(made, seat=0) as page, guest.page(made, seat=1) as far:
            await asyncio.gather(page.play(0, Random(1)), far.play(1, Random(2)))


class Lost(Exception):
    """As if the node had died here."""


@asynccontextmanager
async def dying(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    async def lose(_table: LiveTable, _order: Order) -> None:
        raise Lost

    with monkeypatch.context() as broken:
        broken.setattr(LiveTable, "change", lose)
        yield


async def test_whoever_comes_after_one_who_got_stuck_goes_on_from_there(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new table was made, and the old one not told: before, that table was lost, and another was made."""
    async with house.company(2) as (host, guest):
        table = await over(host, guest)
        async with dying(monkeypatch):
            await host.post(f"/api/tables/{table}/rematch", status=500)
        assert (await host.get(f"/api/tables/{table}"))["rematch"] is None
        made = (await guest.post(f"/api/tables/{table}/rematch"))["id"]
        assert await tables_of(host) == {table, made}


async def test_a_table_that_is_named_and_not_there_is_made(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was swept away since, as nobody came."""
    async with house.company(2) as (host, guest):
        table = await over(host, guest)

        async def forget(_hub: Hub, *_: object) -> None:
            return

        with monkeypatch.context() as broken:
            broken.setattr(Hub, "_play_again", forget)
            await host.post(f"/api/tables/{table}/rematch", status=404)
        named = (await host.get(f"/api/tables/{table}"))["rematch"]
        assert named == rematch_id(table)
        assert (await guest.post(f"/api/tables/{table}/rematch"))["id"] == named
        assert await tables_of(guest) == {table, named}
