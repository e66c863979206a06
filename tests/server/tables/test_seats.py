"""Seats, readiness, giving up, and the list of own games, over HTTP and sockets."""

import asyncio
from random import Random
from typing import Any

import pytest

from lusoria.wire.client_messages import PROTOCOL
from tests.server.harness import TestClient, TestServer, node, reason_of, wait_until

pytestmark = pytest.mark.anyio


async def games(person: TestClient) -> dict[str, Any]:
    return {table["id"]: table for table in (await person.get("/api/me/games"))["tables"]}


async def test_shuffle_is_broadcast(livia: TestClient, marcus: TestClient) -> None:
    table = await livia.open_table("alea", 6, marcus)
    async with marcus.page(table, seat=1) as page:
        await page.expect("room")
        room = await livia.post(f"/api/tables/{table}/shuffle")
        update = await page.expect("room", lambda each: each["version"] == room["version"])
        names = [seat["name"] for seat in room["seats"]]
        assert sorted(filter(None, names)) == sorted([livia.name, marcus.name])
        assert [seat["name"] for seat in update["seats"]] == names
        assert update["yours"] == [names.index(marcus.name)]
        assert reason_of(await marcus.post(f"/api/tables/{table}/shuffle", status=403)) == "only_host"


async def test_ready_state_is_shown_and_reset_by_new_settings(
    livia: TestClient, marcus: TestClient, stranger: TestClient
) -> None:
    table = await livia.open_table("alea", 3, marcus)
    await livia.post(f"/api/tables/{table}/bots", {})
    path = f"/api/tables/{table}/ready"
    async with livia.page(table, seat=0) as page:
        await marcus.post(path, {"ready": True})
        room = await page.expect("room", lambda room: room["seats"][1]["ready"])
        assert [seat["ready"] for seat in room["seats"]] == [False, True, True], "bots are always ready"
        await livia.put(f"/api/tables/{table}/settings", {**room["settings"], "chat": "off"})
        await page.expect("room", lambda room: not room["seats"][1]["ready"])
    assert reason_of(await stranger.post(path, {"ready": True}, 403)) == "not_seated"
    await livia.start_game(table)
    assert reason_of(await marcus.post(path, {"ready": True}, 409)) == "begun"


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({"ready": [1]}, "ready"),
        ({"ready": None}, "ready"),
        ({"ready": "true"}, "ready"),
        ({"ready": 1}, "ready"),
        ({}, "data"),
        ({"redy": True}, "data"),
        ([], "data"),
    ],
)
async def test_unreadable_body_is_refused_by_field(livia: TestClient, body: object, where: str) -> None:
    table = await livia.open_table("alea", 2)
    refused = await livia.post(f"/api/tables/{table}/ready", body, 400)
    assert refused["error"]["where"] == where


@pytest.mark.parametrize("game", ["alea", "idus-martii"])
async def test_game_abandoned_by_all_is_played_to_its_end(
    server: TestServer, livia: TestClient, game: str
) -> None:
    """Regression: the game stood still without connections."""
    table = await livia.open_game(game, 5)
    await livia.post(f"/api/tables/{table}/give-up")
    await wait_until(lambda: server.live(table).room.status == "over")


async def test_seat_given_up_is_not_given_back(database: str) -> None:
    async with node(database) as server, server.people(2) as (livia, marcus):
        table = await livia.open_game("idus-martii", 5, marcus)
        rejoin = (await marcus.get(f"/api/tables/{table}/seats/1/rejoin"))["rejoin_code"]
        async with livia.page(table, seat=0) as page, marcus.page(table, seat=1) as gone:
            await gone.expect("update")
            room = await marcus.post(f"/api/tables/{table}/give-up")
            seat = room["seats"][1]
            assert (room["yours"], seat["stand_in"], seat["gave_up"]) == ([], True, True)
            public = await gone.expect("update", lambda update: update["seat"] is None)
            assert public["mine"] is None, "a player who left sees the public view"
            assert table not in await games(marcus)
            assert reason_of(await marcus.post(f"/api/tables/{table}/give-up", status=403)) == "not_seated"
            refused = await marcus.post(f"/api/tables/{table}/rejoin", {"rejoin_code": rejoin}, 404)
            assert reason_of(refused) == "no_such_code"
            async with marcus.page() as again:
                await again.send({"type": "hello", "protocol": PROTOCOL, "id": table, "seat": 1})
                assert (await again.expect("refused"))["why"] == "not_your_seat"
            await page.play(0, Random(1))
        room = await livia.get(f"/api/tables/{table}")
        assert room["seats"][1]["gave_up"]
        rematch = await livia.post(f"/api/tables/{table}/rematch")
        assert rematch["seats"][1]["kind"] == "bot", "a player who left is replaced"
        assert reason_of(await marcus.post(f"/api/tables/{table}/rematch", status=403)) == "not_seated"


async def test_my_games_list_results(database: str) -> None:
    async with node(database) as server, server.people(2) as (livia, marcus):
        table = await livia.open_table("alea", 3, marcus)
        waiting = (await games(livia))[table]
        assert (waiting["result"], waiting["finished"]) == (None, None)
        seats = [(seat["kind"], seat["yours"]) for seat in waiting["seats"]]
        assert seats == [("human", True), ("human", False), ("empty", False)]
        await livia.start_game(table)
        async with livia.page(table, seat=0) as one, marcus.page(table, seat=1) as other:
            last, _ = await asyncio.gather(one.play(0, Random(1)), other.play(1, Random(2)))
        result = last["table"]["result"]
        finished = (await games(livia))[table]["finished"]
        await marcus.post(f"/api/tables/{table}/rematch")  # writes to the finished table
        for seat, person in enumerate((livia, marcus)):
            mine = (await games(person))[table]
            assert mine["result"] == ("won" if seat in result["winners"] else "lost")
            assert [each["score"] for each in mine["seats"]] == result["scores"]
            assert [each["yours"] for each in mine["seats"]] == [place == seat for place in range(3)]
            assert [each["kind"] for each in mine["seats"]] == ["human", "human", "bot"]
            assert {each["side"] for each in mine["seats"]} == {None}
            assert mine["finished"] == finished > 0
        assert "person" not in str(await games(livia))
        assert str(marcus.id) not in str(await games(livia))


async def test_my_games_list_sides(livia: TestClient) -> None:
    table = await livia.open_game("idus-martii", 5)
    before = (await games(livia))[table]
    assert {seat["side"] for seat in before["seats"]} == {None}, "a secret until the end"
    async with livia.page(table, seat=0) as page:
        last = await page.play(0, Random(1))
    mine = (await games(livia))[table]
    assert [seat["side"] for seat in mine["seats"]] == last["table"]["revealed"]["kept"]
    assert {seat["score"] for seat in mine["seats"]} == {None}
    assert mine["result"] == ("won" if 0 in last["table"]["result"]["winners"] else "lost")


class TestHiding:
    async def test_hiding_a_finished_game_affects_one_person(
        self, livia: TestClient, marcus: TestClient
    ) -> None:
        table = await livia.open_game("alea", 2, marcus)
        refused = await livia.delete(f"/api/me/games/{table}", 409)
        assert reason_of(refused) == "still_playing"
        await asyncio.gather(livia.play_seat(table, 0), marcus.play_seat(table, 1, luck=2))
        shown = (await livia.delete(f"/api/me/games/{table}"))["tables"]
        assert table not in [game["id"] for game in shown]
        assert table in await games(marcus)
        await livia.get(f"/api/records/{table}")

    async def test_hiding_an_open_table_leaves_the_seat(self, livia: TestClient, marcus: TestClient) -> None:
        table = await livia.open_table("alea", 3, marcus)
        await livia.delete(f"/api/me/games/{table}")
        room = await marcus.get(f"/api/tables/{table}")
        assert [seat["kind"] for seat in room["seats"]] == ["empty", "human", "empty"]
        assert room["hosting"]

    async def test_hiding_an_unknown_table_is_refused(self, server: TestServer, livia: TestClient) -> None:
        await livia.open_table("alea", 2)
        await livia.delete("/api/me/games/nowhere")
        async with server.person() as stranger:
            await stranger.delete("/api/me/games/nowhere", 403)
