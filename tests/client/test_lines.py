"""Reconnecting: lost connections, lost responses, server restarts and clocks."""

import asyncio
import contextlib
from pathlib import Path
from random import Random

import pytest

from lusoria.client import ClientTrouble, Person, TableSeat, reconnecting_socket, sit_down
from lusoria.wire.client_messages import Act
from tests.client.company import Seen, Wire, play, with_cookie_of
from tests.server.truth import truth_of
from tests.server.world import TestClient, TestServer, node, wait_until

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
    rng, answered = Random(1), 0
    async with (
        Wire(server.port) as wire,
        sit_down(f"{wire.address}/t/{table}", "Hal") as seat,
        await with_cookie_of(livia, table) as own,
    ):
        await livia.start_game(table)
        playing = asyncio.create_task(play(own))
        async for view in seat.questions():
            if lost == "between questions":
                wire.cut()
                await wait_until(lambda: seat._socket._socket is None)
            elif lost == "before the answer":
                asyncio.get_running_loop().call_soon(wire.cut)
            else:
                wire.cut_at_answer()
            answered += await seat.act(rng.choice(view.legal))
        await playing
    truth = await truth_of(server.store, table)
    assert truth.room.status == "over"
    assert wire.cuts > answered > 5
    assert len(set(truth.commands)) == len(truth.commands) == sum(truth.room.asks)
    assert truth.room.asks[1] == answered, "a stand-in has played, or an answer was counted twice"


async def test_seat_reports_lost_and_restored_connection(server: TestServer, livia: TestClient) -> None:
    table = await livia.open_table("alea", 2)
    changes: list[bool] = []
    async with Wire(server.port) as wire:
        program = Person(wire.address)
        await program.look(table)
        room = await program.sit(table, "Hal")
        async with TableSeat(program, room, on_connection_change=changes.append) as seat:
            await wait_until(lambda: seat._socket._socket is not None)
            async with wire.down():
                await wait_until(lambda: changes == [False])
                calls = wire.calls
                await wait_until(lambda: wire.calls > calls + 2)
            await wait_until(lambda: changes == [False, True])
            await livia.start_game(table)
            await seat.begun()
    assert changes == [False, True]


async def test_client_gives_up_after_its_patience(server: TestServer, livia: TestClient) -> None:
    table = await livia.open_table("alea", 2)
    async with Wire(server.port) as wire:
        program = Person(wire.address)
        await program.look(table)
        room = await program.sit(table, "Hal")
        async with TableSeat(program, room, patience=0.05) as seat, wire.down():
            with pytest.raises(ClientTrouble) as trouble:
                await seat.begun()
    assert trouble.value.why == "unreachable"


async def test_client_plays_on_after_server_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/lusoria.db"
    playing: list[asyncio.Task[Seen]] = []
    async with Wire(1) as wire, contextlib.AsyncExitStack() as programs:
        async with node(database) as first, first.person("Livia") as host:
            wire.behind = first.port
            table = await host.open_table("alea", 3)
            for name in ("Hal", "Ada"):
                seat = await programs.enter_async_context(sit_down(f"{wire.address}/t/{table}", name))
                playing.append(asyncio.create_task(play(seat)))
            await host.start_game(table)
            async with host.page(table, seat=0) as page:
                await page.play(0, Random(1), turns=5)
        async with node(database) as second:
            wire.behind = second.port
            host.move_to(second)
            async with host.page(table, seat=0) as page:
                await page.play(0, Random(2))
            await asyncio.gather(*playing)
            truth = await truth_of(second.store, table)
    assert truth.room.status == "over"
    assert not any(chair.stand_in for chair in truth.room.chairs)


async def test_answer_after_the_clock_returns_false(server: TestServer, livia: TestClient) -> None:
    table = await livia.open_table("alea", 2, clock={"kind": "strict", "seconds": 1})
    answers: list[bool] = []
    async with await with_cookie_of(livia, table) as seat:
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
    server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The number of the decision is right, but a rule refuses the action meanwhile."""
    table = await livia.open_table("alea", 2)
    async with await with_cookie_of(livia, table) as seat:
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
    server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await livia.open_table("alea", 2)
    commands: list[str] = []
    async with await with_cookie_of(livia, table) as seat:
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
    async with await with_cookie_of(livia, table) as seat:
        await livia.start_game(table)
        await seat.begun()
        assert seat._seat_view._latest is not None
        seat._seat_view._latest = {**seat._seat_view._latest, "version": 0}
        seat._seat_view.version = 0
        async for view in seat.questions():
            await seat.act(view.legal[0])
            if seat._seat_view.version > 8:
                break
        truth = await truth_of(server.store, table)
        assert seat.view == truth.game.view(truth.at(seat._seat_view.version).state, 0)
