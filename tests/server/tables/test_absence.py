"""Somebody vanishes, somebody dawdles, everybody leaves, the server stops: the game goes on."""

import asyncio
import json
from random import Random

import msgspec
import pytest

from lusoria import verify
from lusoria.server.transport import socket_route as sockets
from lusoria.table.live import hub, presence
from lusoria.table.room.room import Change, Room, nothing
from tests.server.truth import check_everything, truth_of
from tests.server.world import House, Page, Somebody, node, until
from tests.store.postgres import new_database

pytestmark = pytest.mark.anyio


async def stood_in(page: Page, seat: int, *, on: bool = True) -> None:
    await page.expect("room", lambda m: m["seats"][seat]["stand_in"] == on)


async def test_a_bot_stands_in_and_the_owner_comes_back() -> None:
    async with node(grace=0.05) as house, house.company(2) as (host, guest):
        table = await host.opens("idus-martii", 5)
        await guest.sits(table)
        async with host.page(table, seat=0) as page:
            async with guest.page(table, seat=1) as other:
                await host.starts(table)
                await other.expect("update")
            gone = await page.expect("room", lambda m: not m["seats"][1]["here"])
            assert gone["seats"][1]["kind"] == "human"
            await stood_in(page, 1)
            async with guest.page(table, seat=1) as other:
                await stood_in(page, 1, on=False)
                await asyncio.gather(page.play(0, Random(1)), other.play(1, Random(2)))
        truth = await check_everything(house, [host, guest], table)
        assert truth.room.chairs[1].person == guest.id


async def test_a_game_is_finished_without_one_who_left() -> None:
    async with node(grace=0.05) as house, house.company(2) as (host, guest):
        table = await host.opens("idus-martii", 5)
        await guest.sits(table)
        await host.starts(table)  # the guest never came with a socket at all
        async with host.page(table, seat=0) as page:
            await page.play(0, Random(1))
        truth = await truth_of(house.store, table)
        assert truth.room.chairs[1].stand_in
        record = await host.ask("GET", f"/api/records/{table}")
        assert verify(record.content).true


async def test_somebody_who_left_before_the_start_is_missed_too() -> None:
    async with node(grace=0.02) as house, house.company(2) as (host, guest):
        table = await host.opens("idus-martii", 5)
        await guest.sits(table)
        async with host.page(table, seat=0) as page:
            async with guest.page(table, seat=1) as other:
                await other.expect("room")
            await page.expect("room", lambda m: not m["seats"][1]["here"])
            await asyncio.sleep(0.1)  # the whole grace passes before the game
            await host.starts(table)
            await stood_in(page, 1)


async def test_the_owner_may_move_although_a_bot_stands_in(house: House) -> None:
    """Leaving in the game is letting a bot play; the seat stays one's own."""
    async with house.company(2) as (host, guest):
        table = await host.opens("alea", 2)
        await guest.sits(table)
        await host.starts(table)
        await guest.delete(f"/api/tables/{table}/seats/1")
        async with host.page(table, seat=0) as page:
            room = await page.expect("room")
            assert room["seats"][1]["stand_in"]
            async with guest.page(table, seat=1):
                await stood_in(page, 1, on=False)


async def test_all_seats_of_one_person_are_stood_in_for() -> None:
    async with node(grace=0.05) as house, house.company(2) as (host, guest):
        table = await host.opens("alea", 3)
        await guest.sits(table)
        await guest.sits(table, name="Clodia Minor")
        async with host.page(table, seat=0) as page:
            async with guest.page(table, seat=2):
                await host.starts(table)
            await page.expect("room", lambda m: all(m["seats"][k]["stand_in"] for k in (1, 2)))
            async with guest.page(table, seat=1):
                await page.expect("room", lambda m: not any(m["seats"][k]["stand_in"] for k in (1, 2)))


@pytest.mark.parametrize("kind", ["gentle", "strict"])
async def test_a_clock_makes_one_move(house: House, kind: str) -> None:
    """A gentle clock reminds once before; then a bot makes this move, and the seat is the owner's again."""
    async with house.person("Livia D") as livia:
        table = await livia.opens("alea", 2, clock={"kind": kind, "seconds": 1})
        await livia.sits(table, name="Livia Minor")
        begun = await livia.starts(table)
        assert begun["deadline"] is not None
        async with livia.page(table, seat=0) as page:
            update = await page.expect("update", lambda m: m["ask"] == 1 or not m["legal"])
            assert update["version"] > begun["version"]
            reminders = [
                m
                for m in page.heard
                if m["type"] == "room"
                and m["version"] == begun["version"]
                and (m["deadline"] or 0) > begun["deadline"]
            ]
            assert bool(reminders) == (kind == "gentle")
        truth = await truth_of(house.store, table)
        assert not any(chair.stand_in for chair in truth.room.chairs)
        assert sum(truth.room.asked) >= 1
        assert truth.commands == []


async def test_a_move_in_time_stops_the_clock(house: House) -> None:
    async with house.person("Livia D") as livia:
        table = await livia.opens("alea", 2, clock={"kind": "strict", "seconds": 600})
        await livia.starts(table)
        async with livia.page(table, seat=0) as page:
            first = (await page.expect("room"))["deadline"]
            update = await page.my_turn()
            await page.act(0, update["ask"], update["legal"][0])
            await page.expect("done")
        assert (await livia.get(f"/api/tables/{table}"))["deadline"] > first


async def test_no_clock_no_deadline(house: House) -> None:
    async with house.person("Livia D") as livia:
        table = await livia.opens("alea", 2)
        assert (await livia.starts(table))["deadline"] is None


async def test_a_table_that_nobody_looks_at_is_forgotten_and_found_again(house: House) -> None:
    async with house.company(2) as (host, guest):
        table = await host.opens("idus-martii", 5)
        await guest.sits(table)
        await host.starts(table)
        async with host.page(table, seat=0) as page, guest.page(table, seat=1):
            await page.expect("update")
            await house.site.hub.run_housekeeping()
            assert table in house.site.hub.tables
        await until(lambda: house.live(table).idle)
        await house.site.hub.run_housekeeping()
        assert table not in house.site.hub.tables
        async with host.page(table, seat=0) as page, guest.page(table, seat=1) as other:
            await asyncio.gather(page.play(0, Random(1)), other.play(1, Random(2)))
        await check_everything(house, [host, guest], table)


async def test_whoever_comes_while_a_table_is_about_to_be_forgotten_is_at_it(house: House) -> None:
    """Before: the page was left alone with a copy nobody knew, and heard no more of its table."""
    async with house.company(2) as (host, guest):
        table = await host.opens("alea", 2)
        live = house.live(table)
        rounds = []

        def order(room: Room) -> Change:
            """Go round at the very moment the lock is let go."""
            rounds.append(asyncio.ensure_future(house.site.hub.run_housekeeping()))
            return nothing(room)

        await live._lock.acquire()
        going = asyncio.ensure_future(live.change(order))
        await asyncio.sleep(0)
        async with host.page(table, seat=0) as page:
            await until(lambda: len(live._lock._waiters or ()) == 2)
            live._lock.release()
            await page.expect("room")
            await asyncio.gather(going, *rounds)
            await guest.sits(table)
            await page.expect("room", lambda room: room["seats"][1]["kind"] == "human")


@pytest.mark.parametrize("kind", ["gentle", "strict"])
async def test_a_clock_runs_while_nobody_looks(house: House, kind: str) -> None:
    """A table that was forgotten is taken up again when its time has come; there is nobody to remind."""
    async with house.person("Livia D") as livia:
        table = await livia.opens("alea", 2, clock={"kind": kind, "seconds": 1})
        await livia.sits(table, name="Livia Minor")
        await livia.starts(table)
        await house.site.hub.tables.pop(table).close()
        before = (await truth_of(house.store, table)).room.version

        async def moved() -> bool:
            await house.site.hub.run_housekeeping()
            if (live := house.site.hub.tables.get(table)) and live.idle:
                del house.site.hub.tables[table]  # as a node does that has nobody at it
            return (await truth_of(house.store, table)).room.version > before

        async with asyncio.timeout(30):
            while not await moved():  # noqa: ASYNC110 (it is for us to go round)
                await asyncio.sleep(0.05)


async def test_the_clock_is_known_after_a_reload(house: House) -> None:
    async with house.person("Livia D") as livia:
        table = await livia.opens("alea", 2, clock={"kind": "strict", "seconds": 600})
        deadline = (await livia.starts(table))["deadline"]
        await house.site.hub.tables.pop(table).close()
        assert (await livia.get(f"/api/tables/{table}"))["deadline"] == deadline


async def test_a_game_goes_on_after_a_restart(database: str) -> None:
    async with node(database) as house, house.company(2) as (host, guest):
        table = await host.opens("idus-martii", 5)
        await guest.sits(table)
        await host.starts(table)
        async with host.page(table, seat=0) as page:
            before = await page.expect("update")
        tokens = [person.token for person in (host, guest)]
    async with node(database) as house, house.company(2) as people:
        for person, token in zip(people, tokens, strict=True):
            person.http.cookies.set("lusoria", str(token))
        host, guest = people
        async with (
            host.page(table, seat=0, since=before["version"]) as page,
            guest.page(table, seat=1) as other,
        ):
            await asyncio.gather(page.play(0, Random(1)), other.play(1, Random(2)))
        await check_everything(house, people, table)
        assert verify((await host.ask("GET", f"/api/records/{table}")).content).true


async def test_the_server_says_goodbye(livia: Somebody) -> None:
    """1012 to every socket, not ready from then on, and what was answered is in the log."""
    async with node() as house, house.person("Livia D") as person:
        table = await person.opens("alea", 2)
        await person.starts(table)
        async with person.page(table, seat=0) as page, person.page() as silent:
            update = await page.my_turn()
            await page.act(0, update["ask"], update["legal"][0], "last")
            await page.expect("done")
            assert house.app is not None
            house.app.stop()
            assert await page.closed() == 1012
            assert await silent.closed() == 1012
        assert (await person.ask("GET", "/readyz")).status_code == 503
        assert (await person.ask("GET", "/healthz")).status_code == 200
        assert "last" in (await truth_of(house.store, table)).commands


async def test_nobody_at_another_node_is_missed_however_short_the_grace(postgres: str) -> None:
    """Before: with a grace below five seconds a bot played for people who sat at the other node."""
    database = new_database(postgres)
    async with (
        node(database, grace=0.4) as one,
        node(database, grace=0.4) as other,
        one.company(2) as (host, guest),
    ):
        table = await host.opens("alea", 2)
        guest.move_to(other)
        await guest.sits(table)
        async with host.page(table, seat=0) as page, guest.page(table, seat=1) as far:
            await far.expect("room")
            await host.starts(table)
            await page.expect("update")
            await asyncio.sleep(2.0)  # several times the grace
            truth = await truth_of(one.store, table)
            assert not any(chair.stand_in for chair in truth.room.chairs)
            assert truth.room.host == host.id
            await asyncio.gather(page.play(0, Random(1)), far.play(1, Random(2)))


async def test_whoever_moved_to_another_node_and_left_it_is_replaced(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before: the node with the others had no timer for them any more, and the other one forgot its own."""
    monkeypatch.setattr(hub, "ROUND_SECONDS", 0.1)
    monkeypatch.setattr(presence, "HEARD_FOR", 1.0)
    database = new_database(postgres)
    async with (
        node(database, grace=0.4) as one,
        node(database, grace=0.4) as other,
        one.company(2) as (host, guest),
    ):
        table = await host.opens("alea", 2)
        await guest.sits(table)
        async with host.page(table, seat=0) as page:
            async with guest.page(table, seat=1) as near:
                await host.starts(table)
                await near.expect("update")
                await until(lambda: not one.live(table)._timers.runs(("grace", str(guest.id))))
                guest.move_to(other)
                async with guest.page(table, seat=1) as far:
                    await far.expect("update")
                    await until(lambda: guest.id in one.live(table).presence._heard_at)
                    await near.socket.close()
                    await until(lambda: not one.live(table).presence.is_here(str(guest.id)))
            await stood_in(page, 1)


async def test_a_hello_that_took_too_long_leaves_nobody_behind(
    house: House, livia: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before: whoever was stopped in the middle of coming in was there for ever."""
    table = await livia.opens("alea", 2)
    monkeypatch.setattr(sockets, "HELLO_WITHIN", 0.2)

    async def stalls(_: str) -> list[bytes]:
        await asyncio.sleep(60)
        return []

    monkeypatch.setattr(house.store, "chat", stalls)
    async with livia.page(table, seat=0) as page:
        assert await page.closed() == 4000
    await until(lambda: not house.live(table).presence.connections)


async def test_owner_is_told_what_a_bot_did_from_their_own_view() -> None:
    async with node(grace=0.05) as house, house.company(2) as (host, guest):
        table = await host.opens("idus-martii", 5)
        await guest.sits(table)
        assert (await guest.get(f"/api/tables/{table}/seats/1/lent")) == {"lent": 0, "moves": []}
        await host.starts(table)
        async with host.page(table, seat=0) as page:
            await stood_in(page, 1)
            await page.play(0, Random(1))
        room = (await truth_of(house.store, table)).room
        assert room.progress is not None
        ranges = [(start, end) for seat, start, end in room.progress.lent_moves if seat == 1]
        told = await guest.get(f"/api/tables/{table}/seats/1/lent")
        assert told["lent"] == len(told["moves"]) == len(ranges) == room.lent[1] > 0
        for move, (start, end) in zip(told["moves"], ranges, strict=True):
            seen = [room.game.redact(event, 1) for event in room.progress.events[start:end]]
            assert move["events"] == json.loads(msgspec.json.encode(seen))
        refused = await host.get(f"/api/tables/{table}/seats/1/lent", 403)
        assert refused["error"]["why"] == "not_your_seat"
        async with guest.page(table, seat=1) as page:
            assert (await page.expect("room"))["seats"][1]["lent"] == len(ranges)
