"""Rematch: concurrent requests, on any node and after a crash, make one new table."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest
from msgspec.structs import replace

from lusoria.table.live.hub import Hub, new_id, rematch_id
from lusoria.table.live.live_table import LiveTable
from lusoria.table.room.room import Order
from tests.server.harness import TestClient, TestServer, finish_two_player_game, is_over, node, two_nodes
from tests.store.postgres import new_database
from tests.store.samples import put_row

pytestmark = pytest.mark.anyio


async def request_16_rematches(host: TestClient, guest: TestClient, table: str) -> list[str]:
    requests = [person.post(f"/api/tables/{table}/rematch") for person in (host, guest) for _ in range(8)]
    return [room["id"] for room in await asyncio.gather(*requests)]


async def tables_of(person: TestClient) -> set[str]:
    return {table["id"] for table in (await person.get("/api/me/games"))["tables"]}


async def test_concurrent_rematch_requests_make_one_table(database: str) -> None:
    """Regression: each request made a table, with a code, a row and the same people."""
    async with node(database) as server, server.people(2) as (host, guest):
        table = await finish_two_player_game(host, guest)
        [made] = set(await request_16_rematches(host, guest, table))
        assert await tables_of(host) == await tables_of(guest) == {table, made}
        assert (await host.get(f"/api/tables/{table}"))["rematch"] == made
        room = await guest.get(f"/api/tables/{made}")
        assert [seat["name"] for seat in room["seats"]] == [host.name, guest.name]
        assert [made] == list({*await request_16_rematches(host, guest, table)})


async def test_concurrent_requests_at_two_nodes_make_one_table(postgres: str) -> None:
    """Regression: each node made at least one table."""
    async with two_nodes(new_database(postgres)) as (_, other, host, guest):
        table = await finish_two_player_game(host, guest, other)
        [made] = set(await request_16_rematches(host, guest, table))
        assert await tables_of(host) == await tables_of(guest) == {table, made}
        await host.start_game(made)
        async with host.page(made, seat=0) as page, guest.page(made, seat=1) as far:
            await asyncio.gather(page.play(0, Random(1)), far.play(1, Random(2)))


class Crash(Exception):
    """A simulated crash of the node."""


@asynccontextmanager
async def crash_on_change(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    async def crash(_table: LiveTable, _order: Order) -> None:
        raise Crash

    with monkeypatch.context() as broken:
        broken.setattr(LiveTable, "change", crash)
        yield


async def test_rematch_resumes_after_a_crash(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression: the new table existed, the old one did not know it, and another was made."""
    async with server.people(2) as (host, guest):
        table = await finish_two_player_game(host, guest)
        async with crash_on_change(monkeypatch):
            await host.post(f"/api/tables/{table}/rematch", status=500)
        assert (await host.get(f"/api/tables/{table}"))["rematch"] is None
        made = (await guest.post(f"/api/tables/{table}/rematch"))["id"]
        assert await tables_of(host) == {table, made}


async def test_missing_rematch_table_is_created(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rematch table was swept, as no player came."""
    async with server.people(2) as (host, guest):
        table = await finish_two_player_game(host, guest)

        async def skip(_hub: Hub, *_: object) -> None:
            return

        with monkeypatch.context() as broken:
            broken.setattr(Hub, "_create_rematch", skip)
            await host.post(f"/api/tables/{table}/rematch", status=404)
        rematch = (await host.get(f"/api/tables/{table}"))["rematch"]
        assert rematch == rematch_id(server.site.hub.services.rematch_key, table)
        assert (await guest.post(f"/api/tables/{table}/rematch"))["id"] == rematch
        assert await tables_of(guest) == {table, rematch}


class TestSequence:
    async def test_code_leads_to_the_rematch(self, database: str) -> None:
        """A television at the old table gets the address of the new one."""
        async with node(database) as server, server.people(2) as (host, guest), server.person() as gallery:
            table = await finish_two_player_game(host, guest)
            code = (await host.get(f"/api/tables/{table}"))["code"]
            async with gallery.page(table) as television:
                made = await host.post(f"/api/tables/{table}/rematch")
                assert made["code"] == code
                room = await television.expect("room", lambda room: room["rematch"] is not None)
                assert room["rematch"] == made["id"]
            assert (await guest.get(f"/api/codes/{code}"))["id"] == made["id"]

    async def test_code_taken_meanwhile_stays_with_its_table(self, server: TestServer) -> None:
        async with server.people(2) as (host, guest):
            table = await finish_two_player_game(host, guest)
            code = (await host.get(f"/api/tables/{table}"))["code"]
            other = await host.open_table("alea", 2)
            row = await server.row(other)
            await put_row(server.store, replace(row, code=code))
            made = await guest.post(f"/api/tables/{table}/rematch")
            assert made["code"] != code
            assert (await host.get(f"/api/codes/{code}"))["id"] == other

    async def test_lone_player_starts_the_rematch_at_once(self, database: str) -> None:
        clock = {"kind": "gentle", "seconds": 600}
        async with node(database) as server, server.person() as livia:
            table = await livia.open_table("alea", 3, clock=clock)
            await livia.post(f"/api/tables/{table}/bots", {"seat": 0}, 409)
            await livia.post(f"/api/tables/{table}/swap", {"one": 0, "other": 1})
            await livia.post(f"/api/tables/{table}/bots", {"seat": 0, "bot": "random"})
            await livia.start_game(table)
            await livia.play_seat(table, 1)
            before = await livia.get(f"/api/tables/{table}")
            rooms = await asyncio.gather(*(livia.post(f"/api/tables/{table}/rematch") for _ in range(4)))
            [again] = {room["id"] for room in rooms}
            room = rooms[0]
            assert (room["status"], room["yours"], room["hosting"]) == ("playing", [1], True)
            assert room["deadline"] is not None, "the clock runs"
            for field in ("name", "kind", "bot"):
                assert [seat[field] for seat in room["seats"]] == [seat[field] for seat in before["seats"]]
            async with livia.page(again, seat=1) as page:
                await page.play(1, Random(2))

    async def test_shared_phone_does_not_start_the_rematch(self, livia: TestClient) -> None:
        table = await livia.open_table("alea", 2)
        await livia.take_seat(table, 1, name="Iulia")
        await livia.start_game(table)
        await asyncio.gather(livia.play_seat(table, 0), livia.play_seat(table, 1, luck=2))
        assert (await livia.post(f"/api/tables/{table}/rematch"))["status"] == "open"

    async def test_standings_count_over_rematches(self, database: str) -> None:
        async with node(database) as server, server.people(2) as (host, guest):
            table = await finish_two_player_game(host, guest)
            assert (await host.get(f"/api/tables/{await host.open_table('alea', 2)}"))["standings"] == []
            first = (await host.get(f"/api/tables/{table}"))["standings"]
            scores = (await host.get(f"/api/records/{table}"))["result"]["scores"]
            points = dict(zip((host.name, guest.name), scores, strict=True))
            assert {each["name"]: each["points"] for each in first} == points
            assert [each["played"] for each in first] == [1, 1]
            again = await guest.post(f"/api/tables/{table}/rematch")
            assert again["standings"] == first
            await host.start_game(again["id"])
            async with host.page(again["id"], seat=0) as page, guest.page(again["id"], seat=1) as other:
                await asyncio.gather(page.play(0, Random(3)), other.play(1, Random(4)))
                last = await page.expect("room", is_over)
            more = (await host.get(f"/api/records/{again['id']}"))["result"]
            total = [sum(pair) for pair in zip(scores, more["scores"], strict=True)]
            standings = last["standings"]
            assert sorted(each["points"] for each in standings) == sorted(total)
            assert [each["played"] for each in standings] == [2, 2]
            assert sum(each["won"] + each["shared"] for each in standings) >= 2, "a draw is shared"
            assert standings == sorted(standings, key=lambda each: (-each["won"], -each["points"]))


class TestAccess:
    """A stranger who finds a record, and so its table, does not find the rematch."""

    async def test_stranger_cannot_follow_to_the_rematch(
        self, stranger: TestClient, server: TestServer
    ) -> None:
        """Regression: the next table and its code were shown to everyone."""
        async with server.people(2) as (host, guest):
            table = await finish_two_player_game(host, guest)
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

    async def test_rematch_id_needs_the_server_key(self) -> None:
        """Regression: anyone could compute the id, for any number of rematches ahead."""
        assert rematch_id(b"a", "table") != rematch_id(b"b", "table")
        assert rematch_id(b"a", "table") == rematch_id(b"a", "table")
        assert len(rematch_id(b"a", "table")) == len(new_id())

    async def test_earlier_spectator_may_follow_to_the_rematch(
        self, server: TestServer, stranger: TestClient
    ) -> None:
        """A television disconnected while the rematch was made still finds it."""
        async with server.people(2) as (host, guest):
            table = await host.open_table("alea", 2, guest)
            await stranger.get(f"/api/tables/{table}")
            await host.start_game(table)
            async with host.page(table, seat=0) as page, guest.page(table, seat=1) as other:
                async with stranger.page(table) as television:
                    await television.expect("update")
                await asyncio.gather(page.play(0, Random(1)), other.play(1, Random(2)))
                made = (await host.post(f"/api/tables/{table}/rematch"))["id"]
                async with stranger.page(table) as television:
                    assert (await television.expect("room"))["rematch"] == made
                assert (await stranger.get(f"/api/tables/{table}"))["rematch"] == made

    async def test_present_spectator_may_follow_to_the_rematch(
        self, server: TestServer, stranger: TestClient
    ) -> None:
        """Even without a token, as long as they stay connected."""
        async with server.people(2) as (host, guest):
            table = await finish_two_player_game(host, guest)
            async with stranger.page(table) as television:
                assert (await television.expect("room"))["rematch"] is None
                made = (await host.post(f"/api/tables/{table}/rematch"))["id"]
                await television.expect("room", lambda room: room["rematch"] == made)
                async with guest.page(table, seat=1):
                    room = await television.expect("room", lambda room: room["seats"][1]["here"])
                    assert room["rematch"] == made


async def test_standings_count_wins_in_a_game_without_points(livia: TestClient) -> None:
    table = await livia.open_game("idus-martii", 5)
    async with livia.page(table, seat=0) as page:
        update = await page.play(0, Random(1))
    standings = (await livia.get(f"/api/tables/{table}"))["standings"]
    assert {each["points"] for each in standings} == {None}
    assert sum(each["won"] for each in standings) == len(update["table"]["result"]["winners"])
    assert [each["kind"] for each in standings].count("bot") == 4
