"""Clients on all seats of real tables, from sitting down to the end of the game."""

import asyncio
import contextlib

import pytest

from lusoria import verify
from lusoria.bots import bots_of
from lusoria.client import sit_down
from lusoria.core.errors import IllegalAction
from lusoria.games import GAMES
from lusoria.games.alea.actions import Write
from tests.client.helpers import Views, link, play, seat_of
from tests.server.harness import TestClient, TestServer
from tests.server.log_replay import replay_log

pytestmark = pytest.mark.anyio


BOTS = [(game, spec.name) for game in GAMES for spec in bots_of(game)]


@pytest.mark.parametrize(("game", "name"), BOTS, ids=[f"{game}-{name}" for game, name in BOTS])
async def test_clients_play_a_whole_game(server: TestServer, livia: TestClient, game: str, name: str) -> None:
    """Each bot gets exactly the views that the game makes for its seat."""
    players = GAMES[game].players[0]
    table = await livia.open_table(game, players)

    async def guest(number: int) -> tuple[int, Views]:
        async with sit_down(link(server, table), f"Guest {'ABCDEFGH'[number]}") as seat:
            return seat.seat, await play(seat, name)

    async with await seat_of(livia, table) as own:
        sitting = [asyncio.create_task(guest(number)) for number in range(1, players)]
        await own._until(lambda: all(seat.here for seat in own.room.seats))
        await livia.start_game(table)
        found = [(0, await play(own, name)), *await asyncio.gather(*sitting)]
    replay = await replay_log(server.store, table)
    assert sorted(seat for seat, _ in found) == list(range(players))
    for seat, views in found:
        assert views
        for version, view in views:
            assert view == replay.game.view(replay.at(version).state, seat)
    record = await livia.request("GET", f"/api/records/{table}")
    assert verify(record.content).true


async def test_client_takes_the_given_seat_and_is_ready(server: TestServer, livia: TestClient) -> None:
    table = await livia.open_table("alea", 4)
    async with sit_down(link(server, table), "Hal", seat=2) as seat:
        assert (seat.seat, seat.link) == (2, link(server, table))
        room = await livia.get(f"/api/tables/{table}")
        assert (room["seats"][2]["name"], room["seats"][2]["ready"]) == ("Hal", True)


async def test_leaving_an_open_table_frees_the_seat(server: TestServer, livia: TestClient) -> None:
    table = await livia.open_table("alea", 2)
    async with sit_down(link(server, table), "Hal"):
        pass
    room = await livia.get(f"/api/tables/{table}")
    assert room["seats"][1]["kind"] == "empty"


async def test_leaving_a_running_game_gives_it_up(server: TestServer, livia: TestClient) -> None:
    table = await livia.open_table("alea", 2)
    async with sit_down(link(server, table), "Hal") as seat:
        await livia.start_game(table)
        await seat.wait_for_start()
    room = await livia.get(f"/api/tables/{table}")
    assert room["seats"][1]["gave_up"]


async def test_unanswered_question_is_repeated_after_change(server: TestServer, livia: TestClient) -> None:
    table = await livia.open_table("idus-martii", 5)
    async with contextlib.AsyncExitStack() as stack:
        programs = [sit_down(link(server, table), name) for name in ("Hal", "Ada", "Eliza", "Turk")]
        own = await stack.enter_async_context(await seat_of(livia, table))
        seats = [own, *[await stack.enter_async_context(program) for program in programs]]
        await livia.start_game(table)
        await asyncio.gather(*(seat.wait_for_start() for seat in seats))
        view = seats[0].view
        assert view is not None
        slow, quick = (seats[seat] for seat in view.table.awaited)
        questions = slow.questions()
        await anext(questions)
        version = slow._seat_view.version
        again = asyncio.ensure_future(anext(questions))
        async for question in quick.questions():
            assert await quick.act(question.legal[0])
            break
        question = await again
        assert slow._seat_view.version > version
        assert await slow.act(question.legal[0])


async def test_illegal_action_raises_and_changes_nothing(livia: TestClient) -> None:
    table = await livia.open_table("alea", 2)
    async with await seat_of(livia, table) as seat:
        await livia.start_game(table)
        async for view in seat.questions():
            with pytest.raises(IllegalAction) as forbidden:
                await seat.act(Write(number=39, row=1))
            assert forbidden.value.rule
            assert await seat.act(view.legal[0])
            break


async def test_act_without_question_raises(livia: TestClient) -> None:
    table = await livia.open_table("alea", 2)
    async with await seat_of(livia, table) as seat:
        with pytest.raises(RuntimeError, match="inside a loop over `questions`"):
            await seat.act(Write(number=39, row=1))


async def test_clients_follow_a_rematch(server: TestServer, livia: TestClient) -> None:
    table = await livia.open_table("alea", 2)
    async with sit_down(link(server, table), "Hal") as hal, await seat_of(livia, table) as own:
        await livia.start_game(table)
        await asyncio.gather(play(hal), play(own))
        following = asyncio.create_task(hal.follow())
        again = (await livia.post(f"/api/tables/{table}/rematch"))["id"]
        await following
        assert (hal.room.id, hal.seat, hal.over, hal.view) == (again, 1, False, None)
        async with await seat_of(livia, again) as own_again:
            await livia.start_game(again)
            await asyncio.gather(play(hal), play(own_again))
    replay = await replay_log(server.store, again)
    assert replay.room.status == "over"
