"""Playing again: one new table, however many ask for it at once and wherever, and whoever got stuck."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest
from msgspec.structs import replace

from lusoria.table.live.hub import Hub, new_id, rematch_id
from lusoria.table.live.live_table import LiveTable
from lusoria.table.room.room import Order
from tests.server.world import House, Somebody, node
from tests.store.postgres import new_database
from tests.store.samples import put_row

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
            broken.setattr(Hub, "_create_rematch", forget)
            await host.post(f"/api/tables/{table}/rematch", status=404)
        named = (await host.get(f"/api/tables/{table}"))["rematch"]
        assert named == rematch_id(house.site.hub.services.rematch_key, table)
        assert (await guest.post(f"/api/tables/{table}/rematch"))["id"] == named
        assert await tables_of(guest) == {table, named}


class TestTheEvening:
    async def test_the_code_leads_to_the_new_table(self, database: str) -> None:
        """And a television at the old one is told where to go on."""
        async with node(database) as house, house.company(2) as (host, guest), house.person() as gallery:
            table = await over(host, guest)
            code = (await host.get(f"/api/tables/{table}"))["code"]
            async with gallery.page(table) as television:
                made = await host.post(f"/api/tables/{table}/rematch")
                assert made["code"] == code
                told = await television.expect("room", lambda room: room["rematch"] is not None)
                assert told["rematch"] == made["id"]
            assert (await guest.get(f"/api/codes/{code}"))["id"] == made["id"]

    async def test_a_code_that_somebody_else_has_meanwhile_is_theirs(self, house: House) -> None:
        async with house.company(2) as (host, guest):
            table = await over(host, guest)
            code = (await host.get(f"/api/tables/{table}"))["code"]
            other = await host.opens("alea", 2)
            row = await house.store.row(other)
            assert row is not None
            await put_row(house.store, replace(row, code=code))
            made = await guest.post(f"/api/tables/{table}/rematch")
            assert made["code"] != code
            assert (await host.get(f"/api/codes/{code}"))["id"] == other

    async def test_who_is_alone_with_bots_begins_at_once(self, database: str) -> None:
        clock = {"kind": "gentle", "seconds": 600}
        async with node(database) as house, house.person() as livia:
            table = await livia.opens("alea", 3, clock=clock)
            await livia.post(f"/api/tables/{table}/bots", {"seat": 0}, 409)
            await livia.post(f"/api/tables/{table}/swap", {"one": 0, "other": 1})
            await livia.post(f"/api/tables/{table}/bots", {"seat": 0, "bot": "random"})
            await livia.starts(table)
            async with livia.page(table, seat=1) as page:
                await page.play(1, Random(1))
            before = await livia.get(f"/api/tables/{table}")
            rooms = await asyncio.gather(*(livia.post(f"/api/tables/{table}/rematch") for _ in range(4)))
            [again] = {room["id"] for room in rooms}
            room = rooms[0]
            assert (room["status"], room["yours"], room["hosting"]) == ("playing", [1], True)
            assert room["deadline"] is not None, "its clock runs"
            for kept in ("name", "kind", "bot"):
                assert [seat[kept] for seat in room["seats"]] == [seat[kept] for seat in before["seats"]]
            async with livia.page(again, seat=1) as page:
                await page.play(1, Random(2))

    async def test_one_person_who_hands_the_phone_round_is_not_alone(self, livia: Somebody) -> None:
        table = await livia.opens("alea", 2)
        await livia.sits(table, 1, name="Iulia")
        await livia.starts(table)
        async with livia.page(table, seat=0) as page, livia.page(table, seat=1) as other:
            await asyncio.gather(page.play(0, Random(1)), other.play(1, Random(2)))
        assert (await livia.post(f"/api/tables/{table}/rematch"))["status"] == "open"

    async def test_what_everybody_has_won_is_told_from_game_to_game(self, database: str) -> None:
        async with node(database) as house, house.company(2) as (host, guest):
            table = await over(host, guest)
            assert (await host.get(f"/api/tables/{await host.opens('alea', 2)}"))["standings"] == []
            first = (await host.get(f"/api/tables/{table}"))["standings"]
            scores = (await host.get(f"/api/records/{table}"))["result"]["scores"]
            assert {one["name"]: one["points"] for one in first} == dict(
                zip((host.name, guest.name), scores, strict=True)
            )
            assert [one["played"] for one in first] == [1, 1]
            again = await guest.post(f"/api/tables/{table}/rematch")
            assert again["standings"] == first
            await host.starts(again["id"])
            async with host.page(again["id"], seat=0) as page, guest.page(again["id"], seat=1) as other:
                await asyncio.gather(page.play(0, Random(3)), other.play(1, Random(4)))
                last = await page.expect("room", lambda room: room["status"] == "over")
            more = (await host.get(f"/api/records/{again['id']}"))["result"]
            total = [one + two for one, two in zip(scores, more["scores"], strict=True)]
            assert sorted(one["points"] for one in last["standings"]) == sorted(total)
            assert [one["played"] for one in last["standings"]] == [2, 2]
            assert sum(one["won"] for one in last["standings"]) >= 2
            assert last["standings"] == sorted(
                last["standings"], key=lambda one: (-one["won"], -one["points"])
            ), "the best first"


class TestWhoMayFollow:
    """Whoever finds the record of a game, and by that its table, does not find the company's next one."""

    async def test_not_whoever_only_asks(self, stranger: Somebody, house: House) -> None:
        """Before: the next table, and the code that leads to it, were told to anybody."""
        async with house.company(2) as (host, guest):
            table = await over(host, guest)
            made = (await host.post(f"/api/tables/{table}/rematch"))["id"]
            assert (await guest.get(f"/api/tables/{table}"))["rematch"] == made
            for _ in range(2):
                room = await stranger.get(f"/api/tables/{table}")
                assert (room["rematch"], room["code"]) == (None, "")
            async with stranger.page(table) as page:
                await page.expect("room")
                async with host.page(table, seat=0):
                    await page.expect("room", lambda room: room["seats"][0]["here"])
                assert made not in "".join(page.raw)
                assert '"code":""' in page.raw[0]

    async def test_the_name_of_the_next_follows_from_the_last_for_us_alone(self) -> None:
        """Before: everybody could reckon it, as far ahead as they liked."""
        assert rematch_id(b"a", "table") != rematch_id(b"b", "table")
        assert rematch_id(b"a", "table") == rematch_id(b"a", "table")
        assert len(rematch_id(b"a", "table")) == len(new_id())

    async def test_whoever_looked_on_before_the_end(self, house: House, stranger: Somebody) -> None:
        """A television that lost its line while the next table was made goes there all the same."""
        async with house.company(2) as (host, guest):
            table = await host.opens("alea", 2)
            await guest.sits(table)
            await stranger.get(f"/api/tables/{table}")
            await host.starts(table)
            async with host.page(table, seat=0) as page, guest.page(table, seat=1) as other:
                async with stranger.page(table) as television:
                    await television.expect("update")
                await asyncio.gather(page.play(0, Random(1)), other.play(1, Random(2)))
                made = (await host.post(f"/api/tables/{table}/rematch"))["id"]
                async with stranger.page(table) as television:
                    assert (await television.expect("room"))["rematch"] == made
                assert (await stranger.get(f"/api/tables/{table}"))["rematch"] == made

    async def test_whoever_is_there_when_it_is_made(self, house: House, stranger: Somebody) -> None:
        """Also without any token, and for as long as they stay."""
        async with house.company(2) as (host, guest):
            table = await over(host, guest)
            async with stranger.page(table) as television:
                assert (await television.expect("room"))["rematch"] is None
                made = (await host.post(f"/api/tables/{table}/rematch"))["id"]
                await television.expect("room", lambda room: room["rematch"] == made)
                async with guest.page(table, seat=1):
                    told = await television.expect("room", lambda room: room["seats"][1]["here"])
                    assert told["rematch"] == made


async def test_a_game_without_points_counts_what_was_won(livia: Somebody) -> None:
    table = await livia.opens("idus-martii", 5)
    await livia.starts(table)
    async with livia.page(table, seat=0) as page:
        update = await page.play(0, Random(1))
    told = (await livia.get(f"/api/tables/{table}"))["standings"]
    assert {one["points"] for one in told} == {None}
    assert sum(one["won"] for one in told) == len(update["table"]["result"]["winners"])
    assert [one["kind"] for one in told].count("bot") == 4
