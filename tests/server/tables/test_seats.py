"""Places, readiness, giving up, and the list of one's own games, over the wire."""

import asyncio
from random import Random
from typing import Any

import pytest

from lusoria.wire.client_messages import PROTOCOL
from tests.server.world import House, Somebody, node, until

pytestmark = pytest.mark.anyio


def why(refused: dict[str, dict[str, str]]) -> str:
    return refused["error"]["why"]


async def games(person: Somebody) -> dict[str, Any]:
    return {table["id"]: table for table in (await person.get("/api/me/games"))["tables"]}


async def test_the_host_shuffles_and_everybody_is_told(livia: Somebody, marcus: Somebody) -> None:
    table = await livia.opens("alea", 6)
    await marcus.sits(table)
    async with marcus.page(table, seat=1) as page:
        await page.expect("room")
        room = await livia.post(f"/api/tables/{table}/shuffle")
        told = await page.expect("room", lambda told: told["version"] == room["version"])
        names = [seat["name"] for seat in room["seats"]]
        assert sorted(filter(None, names)) == sorted([livia.name, marcus.name])
        assert [seat["name"] for seat in told["seats"]] == names
        assert told["yours"] == [names.index(marcus.name)]
        assert why(await marcus.post(f"/api/tables/{table}/shuffle", status=403)) == "only_host"


async def test_who_is_ready_is_told_and_forgotten_with_other_settings(
    livia: Somebody, marcus: Somebody, stranger: Somebody
) -> None:
    table = await livia.opens("alea", 3)
    await marcus.sits(table)
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
    await livia.starts(table)
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
async def test_a_body_that_cannot_be_read_names_its_field(livia: Somebody, body: object, where: str) -> None:
    table = await livia.opens("alea", 2)
    refused = await livia.post(f"/api/tables/{table}/ready", body, 400)
    assert refused["error"]["where"] == where


@pytest.mark.parametrize("game", ["alea", "idus-martii"])
async def test_a_game_that_everybody_gave_up_is_played_to_its_end(
    house: House, livia: Somebody, game: str
) -> None:
    """Before: it stood still until somebody looked, and nobody had a reason to."""
    table = await livia.opens(game, 5)
    await livia.starts(table)
    await livia.post(f"/api/tables/{table}/give-up")
    await until(lambda: house.live(table).room.status == "over")


async def test_who_gives_up_is_not_given_the_seat_back(database: str) -> None:
    async with node(database) as house, house.company(2) as (livia, marcus):
        table = await livia.opens("idus-martii", 5)
        await marcus.sits(table)
        await livia.starts(table)
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


async def test_my_games_tell_how_they_ended(database: str) -> None:
    async with node(database) as house, house.company(2) as (livia, marcus):
        table = await livia.opens("alea", 3)
        await marcus.sits(table)
        open_one = (await games(livia))[table]
        assert (open_one["result"], open_one["finished"]) == (None, None)
        assert [(seat["kind"], seat["yours"]) for seat in open_one["seats"]] == [
            ("human", True),
            ("human", False),
            ("empty", False),
        ]
        await livia.starts(table)
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


async def test_my_games_tell_sides(livia: Somebody) -> None:
    table = await livia.opens("idus-martii", 5)
    await livia.starts(table)
    before = (await games(livia))[table]
    assert {seat["side"] for seat in before["seats"]} == {None}, "a secret until the end"
    async with livia.page(table, seat=0) as page:
        last = await page.play(0, Random(1))
    mine = (await games(livia))[table]
    assert [seat["side"] for seat in mine["seats"]] == last["table"]["revealed"]["kept"]
    assert {seat["score"] for seat in mine["seats"]} == {None}
    assert mine["result"] == ("won" if 0 in last["table"]["result"]["winners"] else "lost")


class TestForgetting:
    async def test_a_finished_game_leaves_the_list_of_one_alone(
        self, livia: Somebody, marcus: Somebody
    ) -> None:
        table = await livia.opens("alea", 2)
        await marcus.sits(table)
        await livia.starts(table)
        refused = await livia.delete(f"/api/me/games/{table}", 409)
        assert why(refused) == "still_playing"
        async with livia.page(table, seat=0) as one, marcus.page(table, seat=1) as other:
            await asyncio.gather(one.play(0, Random(1)), other.play(1, Random(2)))
        left = (await livia.delete(f"/api/me/games/{table}"))["tables"]
        assert table not in [one["id"] for one in left]
        assert table in await games(marcus)
        await livia.get(f"/api/records/{table}")

    async def test_before_the_game_one_gets_up_with_it(self, livia: Somebody, marcus: Somebody) -> None:
        table = await livia.opens("alea", 3)
        await marcus.sits(table)
        await livia.delete(f"/api/me/games/{table}")
        room = await marcus.get(f"/api/tables/{table}")
        assert [seat["kind"] for seat in room["seats"]] == ["empty", "human", "empty"]
        assert room["hosting"]

    async def test_one_that_is_not_there(self, house: House, livia: Somebody) -> None:
        await livia.opens("alea", 2)
        await livia.delete("/api/me/games/nowhere")
        async with house.person() as nobody:
            await nobody.delete("/api/me/games/nowhere", 403)
