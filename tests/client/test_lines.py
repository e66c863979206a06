"""Lines break, answers are lost, servers are away, clocks run out: a program plays on, and nothing twice."""

import asyncio
import contextlib
from pathlib import Path
from random import Random

import pytest

from lusoria.client import ClientTrouble, Person, TableSeat, reconnecting_socket, sit_down
from lusoria.wire.client_messages import Act
from tests.client.company import Seen, Wire, play, with_cookie_of
from tests.server.truth import truth_of
from tests.server.world import House, Somebody, node, until

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reconnecting_socket, "FIRST_WAIT", 0.01)


@pytest.mark.parametrize("lost", ["between questions", "before the answer", "the answer"])
async def test_a_line_that_breaks_again_and_again(house: House, livia: Somebody, lost: str) -> None:
    """Each order is sent under one id however often; the server has carried out each of them once."""
    table = await livia.opens("alea", 2)
    rng, answered = Random(1), 0
    async with (
        Wire(house.port) as wire,
        sit_down(f"{wire.address}/t/{table}", "Hal") as seat,
        await with_cookie_of(livia, table) as own,
    ):
        await livia.starts(table)
        playing = asyncio.create_task(play(own))
        async for view in seat.questions():
            if lost == "between questions":
                wire.cut()
                await until(lambda: seat._line._socket is None)
            elif lost == "before the answer":
                asyncio.get_running_loop().call_soon(wire.cut)
            else:
                wire.cut_at_answer()
            answered += await seat.act(rng.choice(view.legal))
        await playing
    truth = await truth_of(house.store, table)
    assert truth.room.status == "over"
    assert wire.cuts > answered > 5
    assert len(set(truth.commands)) == len(truth.commands) == sum(truth.room.asked)
    assert truth.room.asked[1] == answered, "a stand-in has played, or an answer was counted twice"


async def test_a_seat_says_when_the_line_is_lost_and_back(house: House, livia: Somebody) -> None:
    table = await livia.opens("alea", 2)
    changes: list[bool] = []
    async with Wire(house.port) as wire:
        program = Person(wire.address)
        await program.look(table)
        room = await program.sit(table, "Hal")
        async with TableSeat(program, room, line_changed=changes.append) as seat:
            await until(lambda: seat._line._socket is not None)
            async with wire.down():
                await until(lambda: changes == [False])
                calls = wire.calls
                await until(lambda: wire.calls > calls + 2)
            await until(lambda: changes == [False, True])
            await livia.starts(table)
            await seat.begun()
    assert changes == [False, True]


async def test_patience_has_an_end(house: House, livia: Somebody) -> None:
    table = await livia.opens("alea", 2)
    async with Wire(house.port) as wire:
        program = Person(wire.address)
        await program.look(table)
        room = await program.sit(table, "Hal")
        async with TableSeat(program, room, patience=0.05) as seat, wire.down():
            with pytest.raises(ClientTrouble) as trouble:
                await seat.begun()
    assert trouble.value.why == "unreachable"


async def test_a_server_that_starts_anew(tmp_path: Path) -> None:
    """It stops in the middle of a game and is there again, at the same address."""
    database = f"sqlite:///{tmp_path}/lusoria.db"
    playing: list[asyncio.Task[Seen]] = []
    async with Wire(1) as wire, contextlib.AsyncExitStack() as programs:
        async with node(database) as first, first.person("Livia") as host:
            wire.behind = first.port
            table = await host.opens("alea", 3)
            for name in ("Hal", "Ada"):
                seat = await programs.enter_async_context(sit_down(f"{wire.address}/t/{table}", name))
                playing.append(asyncio.create_task(play(seat)))
            await host.starts(table)
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


async def test_an_answer_after_the_clock_is_late_and_no_error(house: House, livia: Somebody) -> None:
    table = await livia.opens("alea", 2, clock={"kind": "strict", "seconds": 1})
    answers: list[bool] = []
    async with await with_cookie_of(livia, table) as seat:
        await livia.starts(table)
        async for view in seat.questions():
            if not answers:
                version = seat._known.version
                await seat._until(lambda version=version: seat._known.version > version)  # type: ignore[misc]
            answers.append(await seat.act(view.legal[0]))
            if len(answers) > 3:
                break
    assert answers == [False, True, True, True]


async def test_a_question_that_others_have_taken_away_is_late_too(
    house: House, livia: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The number of the decision is still right, but it is no longer asked: the rule says so."""
    table = await livia.opens("alea", 2)
    async with await with_cookie_of(livia, table) as seat:
        await livia.starts(table)
        async for view in seat.questions():

            async def refuse(order: Act) -> None:
                seat._known.version += 1
                await seat._hear(
                    {
                        "type": "refused",
                        "command": order.command,
                        "kind": "illegal",
                        "rule": "A3",
                        "why": "not_your_turn",
                        "facts": {"seat": 1},
                    }
                )

            monkeypatch.setattr(seat._line, "say", refuse)
            assert not await seat.act(view.legal[0])
            break


async def test_an_order_that_cannot_be_written_now_is_said_again(
    house: House, livia: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await livia.opens("alea", 2)
    said: list[str] = []
    async with await with_cookie_of(livia, table) as seat:
        await livia.starts(table)
        say = seat._line.say

        async def busy_twice(order: Act) -> None:
            said.append(order.command)
            if len(said) > 2:
                await say(order)
                return
            kind = ("down", "table")[len(said) - 1]
            why = ("down", "busy")[len(said) - 1]
            await seat._hear(
                {"type": "refused", "command": order.command, "kind": kind, "why": why, "facts": {}}
            )

        monkeypatch.setattr(seat._line, "say", busy_twice)
        async for view in seat.questions():
            assert await seat.act(view.legal[0])
            break
    assert len(said) == 3
    assert len(set(said)) == 1


async def test_news_that_does_not_fit_is_asked_for_whole(house: House, livia: Somebody) -> None:
    """A move was missed: the difference to it is worth nothing."""
    table = await livia.opens("alea", 2)
    async with await with_cookie_of(livia, table) as seat:
        await livia.starts(table)
        await seat.begun()
        assert seat._known._told is not None
        seat._known._told = {**seat._known._told, "version": 0}
        seat._known.version = 0
        async for view in seat.questions():
            await seat.act(view.legal[0])
            if seat._known.version > 8:
                break
        truth = await truth_of(house.store, table)
        assert seat.view == truth.game.view(truth.at(seat._known.version).state, 0)
