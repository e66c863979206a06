"""Seats of clients: removal, takeover, swaps and host rights."""

import asyncio
import time

import pytest

from lusoria.client import ClientError, reconnecting_socket, sit_down
from lusoria.wire.refusal import TableRefusal
from tests.client.helpers import link, play, seat_of
from tests.server.harness import TestClient, TestServer, wait_until

pytestmark = pytest.mark.anyio


async def test_client_removed_by_host_has_lost_its_seat(server: TestServer, livia: TestClient) -> None:
    table = await livia.open_table("alea", 2)
    async with sit_down(link(server, table), "Hal") as seat:
        waiting = asyncio.create_task(seat.wait_for_start())
        await livia.delete(f"/api/tables/{table}/seats/1")
        with pytest.raises(ClientError) as error:
            await waiting
    assert error.value.why == "seat_lost"


async def test_client_replaced_by_rejoin_has_lost_its_seat(server: TestServer, livia: TestClient) -> None:
    """The public view that follows is no view of the seat."""
    table = await livia.open_table("alea", 2)
    async with server.person("Marcus") as marcus:
        seated = await marcus.take_seat(table)
        assert seated["yours"] == [1]
        async with await seat_of(livia, table) as seat:
            await livia.start_game(table)
            await seat.wait_for_start()
            code = (await livia.get(f"/api/tables/{table}/seats/0/rejoin"))["rejoin_code"]
            await marcus.post(f"/api/tables/{table}/rejoin", {"rejoin_code": code})
            with pytest.raises(ClientError) as error:
                await seat._until(lambda: seat.over)
    assert error.value.why == "seat_lost"


async def test_deleted_table_is_reported(
    server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reconnecting_socket, "FIRST_WAIT", 0.01)
    table = await livia.open_table("alea", 2)
    async with sit_down(link(server, table), "Hal") as seat:
        await wait_until(lambda: seat._socket._socket is not None)
        assert await server.store.forget(table, time.time() + 60)
        await server.site.hub.tables.pop(table).close()
        assert seat._socket._socket is not None
        seat._socket._socket.transport.abort()
        with pytest.raises(TableRefusal) as refusal:
            await seat.wait_for_start()
    assert refusal.value.why == "no_such_table"


async def test_client_plays_on_after_seat_swap(server: TestServer, livia: TestClient) -> None:
    table = await livia.open_table("alea", 3)
    async with sit_down(link(server, table), "Hal") as seat:
        await livia.post(f"/api/tables/{table}/swap", {"one": 1, "other": 2})
        await wait_until(lambda: seat.seat == 2)
        async with await seat_of(livia, table) as own:
            await livia.start_game(table)
            views, _ = await asyncio.gather(play(seat), play(own))
    assert {view.mine.seat for _, view in views if view.mine is not None} == {2}


async def test_seat_swap_while_disconnected_is_noticed(
    server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old seat belongs to another player when the client reconnects."""
    monkeypatch.setattr(reconnecting_socket, "FIRST_WAIT", 0.5)
    table = await livia.open_table("alea", 3)
    async with sit_down(link(server, table), "Hal") as seat:
        await wait_until(lambda: seat._socket._socket is not None)
        assert seat._socket._socket is not None
        seat._socket._socket.transport.abort()
        await livia.post(f"/api/tables/{table}/swap", {"one": 0, "other": 1})
        await wait_until(lambda: seat.seat == 0)
        await livia.start_game(table)
        await seat.wait_for_start()
        assert seat.view is not None
        assert seat.view.mine is not None
        assert seat.view.mine.seat == 0


async def test_client_passes_host_rights_to_a_person(server: TestServer, livia: TestClient) -> None:
    """Regression: a bot became host and never started the game."""
    table = await livia.open_table("alea", 3)
    async with sit_down(link(server, table), "Hal") as seat, server.person("Marcus") as marcus:
        await livia.delete(f"/api/tables/{table}/seats/0")
        await wait_until(lambda: seat.room.hosting)
        await marcus.take_seat(table)
        async with marcus.page(table, seat=0) as page:
            await page.expect("room", lambda room: bool(room["hosting"]))
            await marcus.start_game(table)
            await seat.wait_for_start()


async def test_two_clients_do_not_pass_host_rights_back_and_forth(
    server: TestServer, livia: TestClient
) -> None:
    table = await livia.open_table("alea", 3)
    async with sit_down(link(server, table), "Hal") as hal, sit_down(link(server, table), "Ada") as ada:
        await livia.delete(f"/api/tables/{table}/seats/0")
        await wait_until(lambda: hal._keeps_host and ada._keeps_host)
        version = (await livia.get(f"/api/tables/{table}"))["version"]
        for _ in range(3):
            await livia.get(f"/api/tables/{table}")
        assert (await livia.get(f"/api/tables/{table}"))["version"] <= version + 1
