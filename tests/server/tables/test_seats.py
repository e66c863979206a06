"""Seats, readiness, giving up, and the list of own games, over HTTP and sockets."""

import asyncio
from random import Random
from typing import Any

import pytest

from lusoria.wire.client_messages import PROTOCOL
from tests.server.world import TestClient, TestServer, node, wait_until

pytestmark = pytest.mark.anyio


def why(refused: dict[str, dict[str, str]]) -> str:
    return refused["error"]["why"]


async def games(person: TestClient) -> dict[str, Any]:
    return {table["id"]: table for table in (await person.get("/api/me/games"))["tables"]}


async def test_shuffle_is_broadcast(livia: TestClient, marcus: TestClient) -> None:
    table = await livia.open_table("alea", 6)
    await marcus.take_seat(table)
    async with marcus.page(table, seat=1) as page:
        await page.expect("room")
        room = await livia.post(f"/api/tables/{table}/shuffle")
        told = await page.expect("room", lambda told: told["version"] == room["version"])
        names = [seat["name"] for seat in room["seats"]]
        assert sorted(filter(None, names)) == sorted([livia.name, marcus.name])
        assert [seat["name"] for seat in told["seats"]] == names
        assert told["yours"] == [names.index(marcus.name)]
        assert why(await marcus.post(f"/api/tables/{table}/shuffle", status=403)) == "only_host"


async def test_ready_state_is_shown_and_reset_by_new_settings(
    livia: TestClient, marcus: TestClient, stranger: TestClient
) -> None:
    table = await livia.open_table("alea", 3)
    await marcus.take_seat(table)
    await livia.post(f"/api/tables/{table}/bots", {})
    path = f"/api/tables/{table}/ready"
    async with livia.page(table, seat=0) as page:
        await marcus.post(path, {"ready": True})
        told = await page.expect("room", lambda room: room["seats"][1]["ready"])
        assert [seat["ready"] for seat in told["seats"]] == [False, True, True], "a bot always is"
        settings = {**told["settings"], "chat": "off"}
        await livia.put(f"/api/tables/{table}/settings", settings)
        await page.expect("room", lambda room: not room["seats"][1]["ready"])
    assert why(await stranger.post(path, {"ready": True}, 403)) == "not_seated"
    await livia.start_game(table)
    assert why(await marcus.post(path, {"ready": True}, 409)) == "begun"


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
    """Before: it stood still until somebody looked, and nobody had a reason to."""
    table = await livia.open_table(game, 5)
    await livia.start_game(table)
    await livia.post(f"/api/tables/{table}/give-up")
    await wait_until(lambda: server.live(table).room.status == "over")


async def test_seat_given_up_is_not_given_back(database: str) -> None:
    async with node(database) as server, server.company(2) as (livia, marcus):
        table = await livia.open_table("idus-martii", 5)
        await marcus.take_seat(table)
        await livia.start_game(table)
        rejoin = (await marcus.get(f"/api/tables/{table}/seats/1/rejoin"))["rejoin_code"]
        async with livia.page(table, seat=0) as page, marcus.page(table, seat=1) as gone:
            await gone.expect("update")
            room = await marcus.post(f"/api/tables/{table}/give-up")
            assert (room["yours"], room["seats"][1]["stand_in"], room["seats"][1]["gave_up"]) == (
                [],
                True,
                True,
            )
            shut = await gone.expect("update", lambda update: update["seat"] is None)
            assert shut["mine"] is None, "who has left sees what the gallery sees"
            assert table not in await games(marcus)
            assert why(await marcus.post(f"/api/tables/{table}/give-up", status=403)) == "not_seated"
            assert (
                why(await marcus.post(f"/api/tables/{table}/rejoin", {"rejoin_code": rejoin}, 404))
                == "no_such_code"
            )
            async with marcus.page() as again:
                await again.send({"type": "hello", "protocol": PROTOCOL, "id": table, "seat": 1})
                assert (await again.expect("refused"))["why"] == "not_your_seat"
            await page.play(0, Random(1))
        room = await livia.get(f"/api/tables/{table}")
        assert room["seats"][1]["gave_up"]
        again_room = await livia.post(f"/api/tables/{table}/rematch")
        assert again_room["seats"][1]["kind"] == "bot", "one alone with bots, who is gone is not asked again"
        assert why(await marcus.post(f"/api/tables/{table}/rematch", status=403)) == "not_seated"


async def test_my_games_list_results(database: str) -> None:
    async with node(database) as server, server.company(2) as (livia, marcus):
        table = await livia.open_table("alea", 3)
        await marcus.take_seat(table)
        open_one = (await games(livia))[table]
        assert (open_one["result"], open_one["finished"]) == (None, None)
        assert [(seat["kind"], seat["yours"]) for seat in open_one["seats"]] == [
            ("human", True),
            ("human", False),
            ("empty", False),
        ]
        await livia.start_game(table)
        async with livia.page(table, seat=0) as one, marcus.page(table, seat=1) as other:
            last, _ = await asyncio.gather(one.play(0, Random(1)), other.play(1, Random(2)))
        result = last["table"]["result"]
        finished = (await games(livia))[table]["finished"]
        await marcus.post(f"/api/tables/{table}/rematch")  # the table is written to after its end
        for seat, person in enumerate((livia, marcus)):
            mine = (await games(person))[table]
            assert mine["result"] == ("won" if seat in result["winners"] else "lost")
            assert [one["score"] for one in mine["seats"]] == result["scores"]
            assert [one["yours"] for one in mine["seats"]] == [place == seat for place in range(3)]
            assert [one["kind"] for one in mine["seats"]] == ["human", "human", "bot"]
            assert {one["side"] for one in mine["seats"]} == {None}
            assert mine["finished"] == finished > 0
        assert "person" not in str(await games(livia))
        assert str(marcus.id) not in str(await games(livia))


async def test_my_games_list_sides(livia: TestClient) -> None:
    table = await livia.open_table("idus-martii", 5)
    await livia.start_game(table)
    before = (await games(livia))[table]
    assert {seat["side"] for seat in before["seats"]} == {None}, "a secret until the end"
    async with livia.page(table, seat=0) as page:
        last = await page.play(0, Random(1))
    mine = (await games(livia))[table]
    assert [seat["side"] for seat in mine["seats"]] == last["table"]["revealed"]["kept"]
    assert {seat["score"] for seat in mine["seats"]} == {None}
    assert mine["result"] == ("won" if 0 in last["table"]["result"]["winners"] else "lost")


class TestForgetting:
    async def test_hiding_a_finished_game_affects_one_person(
        self, livia: TestClient, marcus: TestClient
    ) -> None:
        table = await livia.open_table("alea", 2)
        await marcus.take_seat(table)
        await livia.start_game(table)
        refused = await livia.delete(f"/api/me/games/{table}", 409)
        assert why(refused) == "still_playing"
        async with livia.page(table, seat=0) as one, marcus.page(table, seat=1) as other:
            await asyncio.gather(one.play(0, Random(1)), other.play(1, Random(2)))
        left = (await livia.delete(f"/api/me/games/{table}"))["tables"]
        assert table not in [one["id"] for one in left]
        assert table in await games(marcus)
        await livia.get(f"/api/records/{table}")

    async def test_hiding_an_open_table_leaves_the_seat(self, livia: TestClient, marcus: TestClient) -> None:
        table = await livia.open_table("alea", 3)
        await marcus.take_seat(table)
        await livia.delete(f"/api/me/games/{table}")
        room = await marcus.get(f"/api/tables/{table}")
        assert [seat["kind"] for seat in room["seats"]] == ["empty", "human", "empty"]
        assert room["hosting"]

    async def test_hiding_an_unknown_table_is_refused(self, server: TestServer, livia: TestClient) -> None:
        await livia.open_table("alea", 2)
        await livia.delete("/api/me/games/nowhere")
        async with server.person() as nobody:
            await nobody.delete("/api/me/games/nowhere", 403)
