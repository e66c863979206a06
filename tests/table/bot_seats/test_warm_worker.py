"""The process in which strong bots think: what it is ready for, and who waits for it."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

import pytest

from lusoria.games import game as find_game
from lusoria.records.fair_chance import FairNature
from lusoria.records.match import Match
from lusoria.runtime.worker import Broken, Worker
from lusoria.table.bot_seats import warm_worker
from lusoria.table.bot_seats.bot_pool import MAX_HANGS, BotPool, Suspended
from lusoria.table.bot_seats.warm_worker import MAX_KINDS, Late, Need, WarmWorker

pytestmark = pytest.mark.anyio
PATIENCE = 20.0


class Process:
    """In the place of a real one: it is ready as soon as it may run."""

    made = 0
    fails = 0

    def __init__(self, _module: str) -> None:
        type(self).made += 1
        self.is_alive = True

    async def start(self) -> None:
        await asyncio.sleep(0)
        if Process.fails:
            Process.fails -= 1
            raise Broken

    async def ask(self, _question: bytes, _within: float) -> bytes:
        await asyncio.sleep(0.001)
        return b""

    def kill(self) -> None:
        self.is_alive = False


def need(number: int) -> Need:
    return Need("alea", 1, "master", b"%d" % number)


@asynccontextmanager
async def a_desk(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[WarmWorker, list[str]]]:
    said: list[str] = []
    monkeypatch.setattr(warm_worker, "Worker", Process)
    monkeypatch.setattr(Process, "made", 0)
    monkeypatch.setattr(Process, "fails", 0)
    desk = WarmWorker(lambda where, _: said.append(where), 3.0)
    yield desk, said
    desk.close()


async def test_patient_caller_waits_only_for_its_own_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before: where more kinds were in play than fit, one who was patient waited for ever."""
    async with a_desk(monkeypatch) as (desk, _):

        async def in_play() -> None:
            while True:
                for number in range(MAX_KINDS + 1):
                    desk.is_ready_for(need(number))
                await asyncio.sleep(0)

        others = asyncio.create_task(in_play())
        async with asyncio.timeout(PATIENCE):
            for _ in range(5):
                await desk.get_ready_for(need(0))
                assert desk.is_ready_for(need(0))
        others.cancel()
        assert Process.made < 2 * MAX_KINDS, "and one that had to make room waits a while"


async def test_pending_preparation_is_not_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_desk(monkeypatch) as (desk, _), asyncio.timeout(PATIENCE):
        while not desk.is_ready_for(need(0)):  # noqa: ASYNC110 (repeated requests are tested)
            await asyncio.sleep(0)
        await asyncio.sleep(0.05)
        assert Process.made == 1


async def test_failed_start_is_retried_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression: strong bots did not play until the server was restarted."""
    async with a_desk(monkeypatch) as (desk, said), asyncio.timeout(PATIENCE):
        Process.fails = 1
        await desk.get_ready_for(need(0))
        assert not desk.is_ready_for(need(0))
        assert said == ["warming bot alea/master"]
        monkeypatch.setattr(desk, "_suspended_until", {})  # a while later
        await desk.get_ready_for(need(0))
        assert desk.is_ready_for(need(0))


async def test_process_killed_by_the_system_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before: the next question waited its whole time, and counted as if the bot had hung."""
    async with a_desk(monkeypatch) as (desk, _), asyncio.timeout(PATIENCE):
        await desk.get_ready_for(need(0))
        cast("Worker", desk._worker).kill()
        with pytest.raises(Late):
            await desk.ask("bot", b"", patient=True)
        await desk.get_ready_for(need(0))
        assert await desk.ask("bot", b"", patient=True) == b""


async def test_hanging_process_without_callers_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before: the log said that a bot had hung, and not which."""

    async def hangs(_process: Process, _question: bytes, within: float) -> bytes:
        await asyncio.sleep(within)
        raise TimeoutError

    async with a_desk(monkeypatch) as (desk, said), asyncio.timeout(PATIENCE):
        await desk.get_ready_for(need(0))
        monkeypatch.setattr(Process, "ask", hangs)
        monkeypatch.setattr(warm_worker, "PATIENCE_SECONDS", 0.001)
        monkeypatch.setattr(desk, "_time_limit", 0.02)
        with pytest.raises(Late):
            await desk.ask("bot alea/master", b"")
        assert said == []
        while not said:  # noqa: ASYNC110 (there is no event for it)
            await asyncio.sleep(0.01)
        assert said == ["bot alea/master"]


async def test_hanging_process_without_callers_is_paused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression: after all callers had given up, the hanging preparation was repeated for ever."""

    class Hanging(Process):
        async def ask(self, question: bytes, _within: float) -> bytes:
            if json.loads(question).get("view") is None:
                return await super().ask(question, _within)
            await asyncio.sleep(0.02)
            raise TimeoutError

    async def nobody_else(*_: object) -> bytes:
        raise Suspended

    monkeypatch.setattr(warm_worker, "Worker", Hanging)
    monkeypatch.setattr(warm_worker, "PATIENCE_SECONDS", 0.001)
    monkeypatch.setattr(BotPool, "_ask", nobody_else)
    monkeypatch.setattr(Hanging, "made", 0)
    said: list[str] = []
    pool = BotPool(on_crash=lambda where, _: said.append(where))
    game = find_game("idus-martii")
    options = game.options_type(players=5)
    match = Match(game, options, FairNature(game, options, bytes(32)))
    view = game.view(match.state, match.awaited[0])
    for turn in range(3 * MAX_HANGS):
        await pool.choose(game, "master", view, bytes([turn]))
        while pool.warm_worker._load_task or pool.warm_worker._decisions:  # noqa: ASYNC110 (it has no event)
            await asyncio.sleep(0.005)
    assert said == ["bot idus-martii/master"] * MAX_HANGS
    assert Hanging.made == MAX_HANGS
    await pool.choose(game, "master", view, bytes(32), patient=True)  # nor does anybody patient wait
    assert Hanging.made == MAX_HANGS
    pool.warm_worker.close()
