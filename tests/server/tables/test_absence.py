"""Absence: stand-ins, expired clocks, unloaded tables, restarts and shutdown."""

import asyncio
import json
from random import Random

import msgspec
import pytest

from lusoria import verify
from lusoria.server.transport import socket_route as sockets
from lusoria.table.live import hub, presence
from lusoria.table.room.room import Change, Room, no_change
from tests.server.harness import Page, TestClient, TestServer, node, two_nodes, wait_until
from tests.server.log_replay import check_all_messages, replay_log
from tests.store.postgres import new_database

pytestmark = pytest.mark.anyio


async def expect_stand_in(page: Page, seat: int, *, on: bool = True) -> None:
    await page.expect("room", lambda m: m["seats"][seat]["stand_in"] == on)


async def test_stand_in_plays_until_the_owner_returns() -> None:
    async with node(grace=0.05) as server, server.people(2) as (host, guest):
        table = await host.open_table("idus-martii", 5, guest)
        async with host.page(table, seat=0) as page:
            async with guest.page(table, seat=1) as other:
                await host.start_game(table)
                await other.expect("update")
            gone = await page.expect("room", lambda m: not m["seats"][1]["here"])
            assert gone["seats"][1]["kind"] == "human"
            await expect_stand_in(page, 1)
            async with guest.page(table, seat=1) as other:
                await expect_stand_in(page, 1, on=False)
                await asyncio.gather(page.play(0, Random(1)), other.play(1, Random(2)))
        replay = await check_all_messages(server, [host, guest], table)
        assert replay.room.chairs[1].person == guest.id


async def test_game_ends_without_an_absent_player() -> None:
    async with node(grace=0.05) as server, server.people(2) as (host, guest):
        table = await host.open_table("idus-martii", 5, guest)
        await host.start_game(table)  # the guest never opens a socket
        await host.play_seat(table, 0)
        replay = await replay_log(server.store, table)
        assert replay.room.chairs[1].stand_in
        record = await host.request("GET", f"/api/records/{table}")
        assert verify(record.content).true


async def test_player_absent_since_the_start_is_replaced() -> None:
    async with node(grace=0.02) as server, server.people(2) as (host, guest):
        table = await host.open_table("idus-martii", 5, guest)
        async with host.page(table, seat=0) as page:
            async with guest.page(table, seat=1) as other:
                await other.expect("room")
            await page.expect("room", lambda m: not m["seats"][1]["here"])
            await asyncio.sleep(0.1)  # longer than the grace
            await host.start_game(table)
            await expect_stand_in(page, 1)


async def test_owner_may_move_despite_a_stand_in(server: TestServer) -> None:
    """Leaving during the game brings a stand-in; the player keeps the seat."""
    async with server.people(2) as (host, guest):
        table = await host.open_game("alea", 2, guest)
        await guest.delete(f"/api/tables/{table}/seats/1")
        async with host.page(table, seat=0) as page:
            room = await page.expect("room")
            assert room["seats"][1]["stand_in"]
            async with guest.page(table, seat=1):
                await expect_stand_in(page, 1, on=False)


async def test_stand_in_takes_all_seats_of_a_person() -> None:
    async with node(grace=0.05) as server, server.people(2) as (host, guest):
        table = await host.open_table("alea", 3, guest)
        await guest.take_seat(table, name="Clodia Minor")
        async with host.page(table, seat=0) as page:
            async with guest.page(table, seat=2):
                await host.start_game(table)
            await page.expect("room", lambda m: all(m["seats"][k]["stand_in"] for k in (1, 2)))
            async with guest.page(table, seat=1):
                await page.expect("room", lambda m: not any(m["seats"][k]["stand_in"] for k in (1, 2)))


@pytest.mark.parametrize("kind", ["gentle", "strict"])
async def test_expired_clock_makes_one_move(server: TestServer, kind: str) -> None:
    """A gentle clock reminds once first. Then a bot makes the move, and the owner keeps the seat."""
    async with server.person("Livia D") as livia:
        table = await livia.open_table("alea", 2, clock={"kind": kind, "seconds": 1})
        await livia.take_seat(table, name="Livia Minor")
        begun = await livia.start_game(table)
        assert begun["deadline"] is not None
        async with livia.page(table, seat=0) as page:
            update = await page.expect("update", lambda m: m["ask"] == 1 or not m["legal"])
            assert update["version"] > begun["version"]
            rooms = [m for m in page.received if m["type"] == "room" and m["version"] == begun["version"]]
            reminders = [room for room in rooms if (room["deadline"] or 0) > begun["deadline"]]
            assert bool(reminders) == (kind == "gentle")
        replay = await replay_log(server.store, table)
        assert not any(chair.stand_in for chair in replay.room.chairs)
        assert sum(replay.room.asks) >= 1
        assert replay.commands == []


async def test_move_in_time_resets_the_clock(server: TestServer) -> None:
    async with server.person("Livia D") as livia:
        table = await livia.open_game("alea", 2, clock={"kind": "strict", "seconds": 600})
        async with livia.page(table, seat=0) as page:
            first = (await page.expect("room"))["deadline"]
            update = await page.wait_for_turn()
            await page.act(0, update["ask"], update["legal"][0])
            await page.expect("done")
        assert (await livia.get(f"/api/tables/{table}"))["deadline"] > first


async def test_table_without_clock_has_no_deadline(server: TestServer) -> None:
    async with server.person("Livia D") as livia:
        table = await livia.open_table("alea", 2)
        assert (await livia.start_game(table))["deadline"] is None


async def test_idle_table_is_unloaded_and_reloaded(server: TestServer) -> None:
    async with server.people(2) as (host, guest):
        table = await host.open_game("idus-martii", 5, guest)
        async with host.page(table, seat=0) as page, guest.page(table, seat=1):
            await page.expect("update")
            await server.site.hub.run_housekeeping()
            assert table in server.site.hub.tables
        await wait_until(lambda: server.live(table).is_idle)
        await server.site.hub.run_housekeeping()
        assert table not in server.site.hub.tables
        await asyncio.gather(host.play_seat(table, 0), guest.play_seat(table, 1, luck=2))
        await check_all_messages(server, [host, guest], table)


async def test_join_during_unload_reaches_the_table(server: TestServer) -> None:
    """Regression: the page was left with an unregistered copy, and got no more messages of its table."""
    async with server.people(2) as (host, guest):
        table = await host.open_table("alea", 2)
        live = server.live(table)
        rounds = []

        def order(room: Room) -> Change:
            """Runs housekeeping at the moment the lock is released."""
            rounds.append(asyncio.ensure_future(server.site.hub.run_housekeeping()))
            return no_change(room)

        await live._lock.acquire()
        going = asyncio.ensure_future(live.change(order))
        await asyncio.sleep(0)
        async with host.page(table, seat=0) as page:
            await wait_until(lambda: len(live._lock._waiters or ()) == 2)
            live._lock.release()
            await page.expect("room")
            await asyncio.gather(going, *rounds)
            await guest.take_seat(table)
            await page.expect("room", lambda room: room["seats"][1]["kind"] == "human")


@pytest.mark.parametrize("kind", ["gentle", "strict"])
async def test_clock_runs_without_connections(server: TestServer, kind: str) -> None:
    """An unloaded table is reloaded at its deadline; without a reminder."""
    async with server.person("Livia D") as livia:
        table = await livia.open_table("alea", 2, clock={"kind": kind, "seconds": 1})
        await livia.take_seat(table, name="Livia Minor")
        await livia.start_game(table)
        await server.site.hub.tables.pop(table).close()
        before = (await replay_log(server.store, table)).room.version

        async def has_moved() -> bool:
            await server.site.hub.run_housekeeping()
            if (live := server.site.hub.tables.get(table)) and live.is_idle:
                del server.site.hub.tables[table]  # as a node without connections does
            return (await replay_log(server.store, table)).room.version > before

        async with asyncio.timeout(30):
            while not await has_moved():  # noqa: ASYNC110 (the test runs housekeeping)
                await asyncio.sleep(0.05)


async def test_reload_restores_the_clock(server: TestServer) -> None:
    async with server.person("Livia D") as livia:
        table = await livia.open_table("alea", 2, clock={"kind": "strict", "seconds": 600})
        deadline = (await livia.start_game(table))["deadline"]
        await server.site.hub.tables.pop(table).close()
        assert (await livia.get(f"/api/tables/{table}"))["deadline"] == deadline


async def test_game_goes_on_after_a_restart(database: str) -> None:
    async with node(database) as server, server.people(2) as (host, guest):
        table = await host.open_game("idus-martii", 5, guest)
        async with host.page(table, seat=0) as page:
            before = await page.expect("update")
        tokens = [person.token for person in (host, guest)]
    async with node(database) as server, server.people(2) as people:
        for person, token in zip(people, tokens, strict=True):
            person.http.cookies.set("lusoria", str(token))
        host, guest = people
        async with (
            host.page(table, seat=0, since=before["version"]) as page,
            guest.page(table, seat=1) as other,
        ):
            await asyncio.gather(page.play(0, Random(1)), other.play(1, Random(2)))
        await check_all_messages(server, people, table)
        assert verify((await host.request("GET", f"/api/records/{table}")).content).true


async def test_stopping_server_closes_sockets_with_going_away() -> None:
    """1012 to every socket, 503 of `/readyz`, and acknowledged moves are in the log."""
    async with node() as server, server.person("Livia D") as person:
        table = await person.open_game("alea", 2)
        async with person.page(table, seat=0) as page, person.page() as silent:
            update = await page.wait_for_turn()
            await page.act(0, update["ask"], update["legal"][0], "last")
            await page.expect("done")
            assert server.app is not None
            server.app.stop()
            assert await page.wait_closed() == 1012
            assert await silent.wait_closed() == 1012
        assert (await person.request("GET", "/readyz")).status_code == 503
        assert (await person.request("GET", "/healthz")).status_code == 200
        assert "last" in (await replay_log(server.store, table)).commands


async def test_player_at_another_node_is_not_absent(postgres: str) -> None:
    """Regression: with a grace below five seconds a bot played for people connected to the other node."""
    async with two_nodes(new_database(postgres), grace=0.4) as (one, other, host, guest):
        table = await host.open_table("alea", 2)
        guest.server = other
        await guest.take_seat(table)
        async with host.page(table, seat=0) as page, guest.page(table, seat=1) as far:
            await far.expect("room")
            await host.start_game(table)
            await page.expect("update")
            await asyncio.sleep(2.0)  # several times the grace
            replay = await replay_log(one.store, table)
            assert not any(chair.stand_in for chair in replay.room.chairs)
            assert replay.room.host == host.id
            await asyncio.gather(page.play(0, Random(1)), far.play(1, Random(2)))


async def test_player_who_left_another_node_is_replaced(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: neither node had a timer for the player any more."""
    monkeypatch.setattr(hub, "ROUND_SECONDS", 0.1)
    monkeypatch.setattr(presence, "ANNOUNCEMENT_SECONDS", 1.0)
    async with two_nodes(new_database(postgres), grace=0.4) as (one, other, host, guest):
        table = await host.open_table("alea", 2, guest)
        async with host.page(table, seat=0) as page:
            async with guest.page(table, seat=1) as near:
                await host.start_game(table)
                await near.expect("update")
                await wait_until(lambda: not one.live(table)._timers.has_timer(("grace", str(guest.id))))
                guest.server = other
                async with guest.page(table, seat=1) as far:
                    await far.expect("update")
                    await wait_until(lambda: guest.id in one.live(table).presence._announced_at)
                    await near.socket.close()
                    await wait_until(lambda: not one.live(table).presence.is_here(str(guest.id)))
            await expect_stand_in(page, 1)


async def test_timed_out_hello_leaves_no_presence(
    server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: a client cancelled during `hello` stayed present for ever."""
    table = await livia.open_table("alea", 2)
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.2)

    async def stall(_: str) -> list[bytes]:
        await asyncio.sleep(60)
        return []

    monkeypatch.setattr(server.store, "chat", stall)
    async with livia.page(table, seat=0) as page:
        assert await page.wait_closed() == 4000
    await wait_until(lambda: not server.live(table).presence.connections)


async def test_stand_in_moves_are_redacted_for_the_owner() -> None:
    async with node(grace=0.05) as server, server.people(2) as (host, guest):
        table = await host.open_table("idus-martii", 5, guest)
        assert (await guest.get(f"/api/tables/{table}/seats/1/lent")) == {"lent": 0, "moves": []}
        await host.start_game(table)
        async with host.page(table, seat=0) as page:
            await expect_stand_in(page, 1)
            await page.play(0, Random(1))
        room = (await replay_log(server.store, table)).room
        assert room.progress is not None
        ranges = [(start, end) for seat, start, end in room.progress.stand_in_moves if seat == 1]
        lent = await guest.get(f"/api/tables/{table}/seats/1/lent")
        assert lent["lent"] == len(lent["moves"]) == len(ranges) == room.stand_in_counts[1] > 0
        for move, (start, end) in zip(lent["moves"], ranges, strict=True):
            events = [room.game.redact(event, 1) for event in room.progress.events[start:end]]
            assert move["events"] == json.loads(msgspec.json.encode(events))
        refused = await host.get(f"/api/tables/{table}/seats/1/lent", 403)
        assert refused["error"]["why"] == "not_your_seat"
        async with guest.page(table, seat=1) as page:
            assert (await page.expect("room"))["seats"][1]["lent"] == len(ranges)
