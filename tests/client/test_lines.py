"""Reconnecting: lost connections, lost responses, server restarts and clocks."""

import asyncio
import contextlib
from pathlib import Path
from random import Random

import pytest

from lusoria.client import ClientError, Person, TableSeat, reconnecting_socket, sit_down
from lusoria.wire.client_messages import Act
from tests.client.helpers import TcpProxy, Views, play, seat_of
from tests.server.harness import TestClient, TestServer, node, wait_until
from tests.server.log_replay import replay_log

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def short_delays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reconnecting_socket, "FIRST_WAIT", 0.01)


@pytest.mark.parametrize("lost", ["between questions", "before the answer", "the answer"])
async def test_client_plays_on_after_repeated_disconnects(
    server: TestServer, livia: TestClient, lost: str
) -> None:
    """A resent order keeps its id, and the server runs it once."""
    table = await livia.open_table("alea", 2)
    rng, answers = Random(1), 0
    async with (
        TcpProxy(server.port) as proxy,
        sit_down(f"{proxy.address}/t/{table}", "Hal") as seat,
        await seat_of(livia, table) as own,
    ):
        await livia.start_game(table)
        playing = asyncio.create_task(play(own))
        async for view in seat.questions():
            if lost == "between questions":
                proxy.cut()
                await wait_until(lambda: seat._socket._socket is None)
            elif lost == "before the answer":
                asyncio.get_running_loop().call_soon(proxy.cut)
            else:
                proxy.cut_at_answer()
            answers += await seat.act(rng.choice(view.legal))
        await playing
    replay = await replay_log(server.store, table)
    assert replay.room.status == "over"
    assert proxy.cuts > answers > 5
    assert len(set(replay.commands)) == len(replay.commands) == sum(replay.room.asks)
    assert replay.room.asks[1] == answers, "a stand-in played, or an answer counted twice"


async def test_seat_reports_lost_and_restored_connection(server: TestServer, livia: TestClient) -> None:
    table = await livia.open_table("alea", 2)
    changes: list[bool] = []
    async with TcpProxy(server.port) as proxy:
        program = Person(proxy.address)
        await program.look(table)
        room = await program.sit(table, "Hal")
        async with TableSeat(program, room, on_connection_change=changes.append) as seat:
            await wait_until(lambda: seat._socket._socket is not None)
            async with proxy.down():
                await wait_until(lambda: changes == [False])
                connections = proxy.connections
                await wait_until(lambda: proxy.connections > connections + 2)
            await wait_until(lambda: changes == [False, True])
            await livia.start_game(table)
            await seat.wait_for_start()
    assert changes == [False, True]


async def test_client_gives_up_after_its_patience(server: TestServer, livia: TestClient) -> None:
    table = await livia.open_table("alea", 2)
    async with TcpProxy(server.port) as proxy:
        program = Person(proxy.address)
        await program.look(table)
        room = await program.sit(table, "Hal")
        async with TableSeat(program, room, patience=0.05) as seat, proxy.down():
            with pytest.raises(ClientError) as error:
                await seat.wait_for_start()
    assert error.value.why == "unreachable"


async def test_client_plays_on_after_server_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/lusoria.db"
    playing: list[asyncio.Task[Views]] = []
    async with TcpProxy(1) as proxy, contextlib.AsyncExitStack() as programs:
        async with node(database) as first, first.person("Livia") as host:
            proxy.node_port = first.port
            table = await host.open_table("alea", 3)
            for name in ("Hal", "Ada"):
                seat = await programs.enter_async_context(sit_down(f"{proxy.address}/t/{table}", name))
                playing.append(asyncio.create_task(play(seat)))
            await host.start_game(table)
            async with host.page(table, seat=0) as page:
                await page.play(0, Random(1), turns=5)
        async with node(database) as second:
            proxy.node_port = second.port
            host.server = second
            async with host.page(table, seat=0) as page:
                await page.play(0, Random(2))
            await asyncio.gather(*playing)
            replay = await replay_log(second.store, table)
    assert replay.room.status == "over"
    assert not any(chair.stand_in for chair in replay.room.chairs)


async def test_answer_after_the_clock_returns_false(livia: TestClient) -> None:
    table = await livia.open_table("alea", 2, clock={"kind": "strict", "seconds": 1})
    answers: list[bool] = []
    async with await seat_of(livia, table) as seat:
        await livia.start_game(table)
        async for view in seat.questions():
            if not answers:
                version = seat._seat_view.version
                await seat._until(lambda version=version: seat._seat_view.version > version)  # type: ignore[misc]
            answers.append(await seat.act(view.legal[0]))
            if len(answers) > 3:
                break
    assert answers == [False, True, True, True]


async def test_answer_to_an_ended_decision_returns_false(
    livia: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The number of the decision is right, but a rule refuses the action meanwhile."""
    table = await livia.open_table("alea", 2)
    async with await seat_of(livia, table) as seat:
        await livia.start_game(table)
        async for view in seat.questions():

            async def refuse(order: Act) -> None:
                seat._seat_view.version += 1
                await seat._on_message(
                    {
                        "type": "refused",
                        "command": order.command,
                        "kind": "illegal",
                        "rule": "A3",
                        "why": "not_your_turn",
                        "facts": {"seat": 1},
                    }
                )

            monkeypatch.setattr(seat._socket, "send", refuse)
            assert not await seat.act(view.legal[0])
            break


async def test_order_is_resent_after_a_retryable_refusal(
    livia: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await livia.open_table("alea", 2)
    commands: list[str] = []
    async with await seat_of(livia, table) as seat:
        await livia.start_game(table)
        send = seat._socket.send

        async def busy_twice(order: Act) -> None:
            commands.append(order.command)
            if len(commands) > 2:
                await send(order)
                return
            kind = ("down", "table")[len(commands) - 1]
            why = ("down", "busy")[len(commands) - 1]
            await seat._on_message(
                {"type": "refused", "command": order.command, "kind": kind, "why": why, "facts": {}}
            )

        monkeypatch.setattr(seat._socket, "send", busy_twice)
        async for view in seat.questions():
            assert await seat.act(view.legal[0])
            break
    assert len(commands) == 3
    assert len(set(commands)) == 1


async def test_client_requests_full_update_after_a_gap(server: TestServer, livia: TestClient) -> None:
    table = await livia.open_table("alea", 2)
    async with await seat_of(livia, table) as seat:
        await livia.start_game(table)
        await seat.wait_for_start()
        assert seat._seat_view._latest is not None
        seat._seat_view._latest = {**seat._seat_view._latest, "version": 0}
        seat._seat_view.version = 0
        async for view in seat.questions():
            await seat.act(view.legal[0])
            if seat._seat_view.version > 8:
                break
        replay = await replay_log(server.store, table)
        assert seat.view == replay.game.view(replay.at(seat._seat_view.version).state, 0)
