"""Warm worker: the process of strong bots, what it has loaded, and its waiting callers."""

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


class FakeWorker:
    """A worker that is ready as soon as its task runs."""

    made = 0
    fails = 0

    def __init__(self, _module: str) -> None:
        type(self).made += 1
        self.is_alive = True

    async def start(self) -> None:
        await asyncio.sleep(0)
        if FakeWorker.fails:
            FakeWorker.fails -= 1
            raise Broken

    async def ask(self, _question: bytes, _within: float) -> bytes:
        await asyncio.sleep(0.001)
        return b""

    def kill(self) -> None:
        self.is_alive = False


def need(number: int) -> Need:
    return Need("alea", 1, "master", b"%d" % number)


@asynccontextmanager
async def started_thinkers(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[WarmWorker, list[str]]]:
    reports: list[str] = []
    monkeypatch.setattr(warm_worker, "Worker", FakeWorker)
    monkeypatch.setattr(FakeWorker, "made", 0)
    monkeypatch.setattr(FakeWorker, "fails", 0)
    thinkers = WarmWorker(lambda where, _: reports.append(where), 3.0)
    yield thinkers, reports
    thinkers.close()


async def test_patient_caller_waits_only_for_its_own_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression: with more kinds in play than fit, a patient caller waited for ever."""
    async with started_thinkers(monkeypatch) as (thinkers, _):

        async def request_other_kinds() -> None:
            while True:
                for number in range(MAX_KINDS + 1):
                    thinkers.is_ready_for(need(number))
                await asyncio.sleep(0)

        others = asyncio.create_task(request_other_kinds())
        async with asyncio.timeout(PATIENCE):
            for _ in range(5):
                await thinkers.get_ready_for(need(0))
                assert thinkers.is_ready_for(need(0))
        others.cancel()
        assert FakeWorker.made < 2 * MAX_KINDS, "a kind that makes room waits before it is loaded again"


async def test_pending_preparation_is_not_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    async with started_thinkers(monkeypatch) as (thinkers, _), asyncio.timeout(PATIENCE):
        while not thinkers.is_ready_for(need(0)):  # noqa: ASYNC110 (repeated requests are tested)
            await asyncio.sleep(0)
        await asyncio.sleep(0.05)
        assert FakeWorker.made == 1


async def test_failed_start_is_retried_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression: strong bots did not play until the server was restarted."""
    async with started_thinkers(monkeypatch) as (thinkers, reports), asyncio.timeout(PATIENCE):
        FakeWorker.fails = 1
        await thinkers.get_ready_for(need(0))
        assert not thinkers.is_ready_for(need(0))
        assert reports == ["warming bot alea/master"]
        monkeypatch.setattr(thinkers, "_suspended_until", {})  # the pause is over
        await thinkers.get_ready_for(need(0))
        assert thinkers.is_ready_for(need(0))


async def test_process_killed_by_the_system_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression: the next choice waited for the whole time limit, and counted as a hang of the bot."""
    async with started_thinkers(monkeypatch) as (thinkers, _), asyncio.timeout(PATIENCE):
        await thinkers.get_ready_for(need(0))
        cast("Worker", thinkers._worker).kill()
        with pytest.raises(Late):
            await thinkers.ask("bot", b"", patient=True)
        await thinkers.get_ready_for(need(0))
        assert await thinkers.ask("bot", b"", patient=True) == b""


async def test_hanging_process_without_callers_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression: the log did not name the hanging bot."""

    async def hang(_process: FakeWorker, _question: bytes, within: float) -> bytes:
        await asyncio.sleep(within)
        raise TimeoutError

    async with started_thinkers(monkeypatch) as (thinkers, reports), asyncio.timeout(PATIENCE):
        await thinkers.get_ready_for(need(0))
        monkeypatch.setattr(FakeWorker, "ask", hang)
        monkeypatch.setattr(warm_worker, "PATIENCE_SECONDS", 0.001)
        monkeypatch.setattr(thinkers, "_time_limit", 0.02)
        with pytest.raises(Late):
            await thinkers.ask("bot alea/master", b"")
        assert reports == []
        while not reports:  # noqa: ASYNC110 (there is no event for it)
            await asyncio.sleep(0.01)
        assert reports == ["bot alea/master"]


async def test_hanging_process_without_callers_is_paused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression: after all callers had given up, the hanging preparation was repeated for ever."""

    class HangingWorker(FakeWorker):
        async def ask(self, question: bytes, _within: float) -> bytes:
            if json.loads(question).get("view") is None:
                return await super().ask(question, _within)
            await asyncio.sleep(0.02)
            raise TimeoutError

    async def no_other_worker(*_: object) -> bytes:
        raise Suspended

    monkeypatch.setattr(warm_worker, "Worker", HangingWorker)
    monkeypatch.setattr(warm_worker, "PATIENCE_SECONDS", 0.001)
    monkeypatch.setattr(BotPool, "_ask", no_other_worker)
    monkeypatch.setattr(HangingWorker, "made", 0)
    reports: list[str] = []
    pool = BotPool(on_crash=lambda where, _: reports.append(where))
    game = find_game("idus-martii")
    options = game.options_type(players=5)
    match = Match(game, options, FairNature(game, options, bytes(32)))
    view = game.view(match.state, match.awaited[0])
    for turn in range(3 * MAX_HANGS):
        await pool.choose(game, "master", view, bytes([turn]))
        while pool.warm_worker._load_task or pool.warm_worker._decisions:  # noqa: ASYNC110 (it has no event)
            await asyncio.sleep(0.005)
    assert reports == ["bot idus-martii/master"] * MAX_HANGS
    assert HangingWorker.made == MAX_HANGS
    await pool.choose(game, "master", view, bytes(32), patient=True)  # patient callers do not wait either
    assert HangingWorker.made == MAX_HANGS
    pool.warm_worker.close()
