"""Long polls: a request with `wait` is answered when its result is ready, without blocking others."""

import asyncio
import zlib
from typing import Any

import pytest

from lusoria.records.codec import encode
from lusoria.server.client_limits import Client, ConcurrencyLimiter
from lusoria.server.daily.day_jobs import DayJobs
from lusoria.server.daily.day_worker import Question, TryQuestion
from lusoria.server.jobs.analysis_jobs import AnalysisJobs
from lusoria.server.jobs.coach_jobs import CoachJobs
from lusoria.server.transport.long_polls import MAX_WAIT_SECONDS, LongPolls
from lusoria.wire.daily_challenge import Comparison, PlayerTotals, TryAnalysis
from tests.runtime.in_process import in_process
from tests.server.daily.test_daily_service import IDES, Clock, play_try
from tests.server.harness import PATIENCE, TestClient, TestServer, node, wait_until
from tests.server.jobs.test_analysis_jobs import never

pytestmark = pytest.mark.anyio

READY = b'{"ready":true,"before":0,"preparing":false,"analysis":{"decisions":[]}}'


class Gate:
    """Replaces the analysis worker: answers once `open` is set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = asyncio.Event()
        gate = self

        async def answer(_: AnalysisJobs, __: object) -> bytes:
            await gate.open.wait()
            return zlib.compress(READY)

        monkeypatch.setattr(AnalysisJobs, "_ask_worker", answer)


async def wait_for_poll(server: TestServer) -> None:
    """Waits until the server holds a long poll."""
    places: Any = server.site.limits.long_polls
    await wait_until(lambda: bool(places._open))


class TestAnalysis:
    async def test_waiting_request_is_answered_when_ready(
        self, livia: TestClient, server: TestServer, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: the page asked every second."""
        gate = Gate(monkeypatch)
        table, _ = await livia.finish_game("idus-martii", 5)
        path = f"/api/records/{table}/analysis?seat=0"
        assert not (await livia.get(path))["ready"]
        asking = asyncio.create_task(livia.get(f"{path}&wait={MAX_WAIT_SECONDS}"))
        await wait_for_poll(server)
        gate.open.set()
        assert (await asking)["ready"]

    async def test_wait_ends_with_the_progress(
        self, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        gate = Gate(monkeypatch)
        table, _ = await livia.finish_game("idus-martii", 5)
        shown = await livia.get(f"/api/records/{table}/analysis?seat=0&wait=0.05")
        assert (shown["ready"], shown["before"]) == (False, 0)
        gate.open.set()

    async def test_wait_is_bounded(self, livia: TestClient) -> None:
        table, _ = await livia.finish_game("idus-martii", 5)
        for wait in ("-1", "26", "x", "nan", "inf"):
            await livia.get(f"/api/records/{table}/analysis?wait={wait}", 400)

    async def test_uploaded_record_can_wait_too(
        self, livia: TestClient, server: TestServer, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        gate = Gate(monkeypatch)
        table, _ = await livia.finish_game("idus-martii", 5)
        record = (await livia.request("GET", f"/api/records/{table}")).content
        path = f"/api/opened/analysis?wait={MAX_WAIT_SECONDS}"
        asking = asyncio.create_task(livia.request("POST", path, content=record))
        await wait_for_poll(server)
        gate.open.set()
        assert (await asking).json()["ready"]


class TestOtherResults:
    async def test_luck_report_waits_for_the_next_game(
        self, livia: TestClient, server: TestServer, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        gate = Gate(monkeypatch)
        await livia.finish_game("idus-martii", 5)
        asking = asyncio.create_task(livia.post(f"/api/me/fortunes?wait={MAX_WAIT_SECONDS}"))
        await wait_for_poll(server)
        gate.open.set()
        report = await asking
        assert report["before"] is None
        assert report["games"][0]["cost"] == 0

    async def test_comparison_waits_until_it_is_complete(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Two steps: the bots' results of the day, and the own try."""
        opened, steps = asyncio.Event(), list[str]()

        async def answer(_: DayJobs, question: Question) -> bytes:
            await opened.wait()
            steps.append(type(question).__name__)
            result = TryAnalysis((), None, None, None)
            return encode(result) if isinstance(question, TryQuestion) else b"[]"

        monkeypatch.setattr(DayJobs, "_ask_worker", answer)
        async with node() as server, server.person() as livia:
            Clock().install(server)
            await play_try(livia)
            path = f"/api/daily/{IDES}/alea"
            assert not (await livia.get(path))["ready"]
            asking = asyncio.create_task(livia.get(f"{path}?wait={MAX_WAIT_SECONDS}"))
            await wait_for_poll(server)
            opened.set()
            shown = await asking
            assert shown["ready"]
            assert shown["told"] is not None
            assert sorted(steps) == ["DayQuestion", "TryQuestion"]

    async def test_comparison_sees_a_step_that_ends_while_it_looks(
        self, livia: TestClient, server: TestServer, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: the wake-up was lost, and the request waited for the next step or its whole time."""
        looks = list[str]()

        async def comparison(day: str, game: str, *_: object) -> Comparison:
            looks.append(day)
            in_process(server.site.daily._day_jobs.queue)._announce()
            crowd = PlayerTotals(0, 0, 0, (), 0, 0)
            return Comparison(day, game, True, 0.0, None, crowd, len(looks) > 1, None, ())

        monkeypatch.setattr(server.site.daily, "comparison", comparison)
        assert (await livia.get(f"/api/daily/{IDES}/alea?wait=2"))["ready"]

    async def test_afterwords_wait_for_the_coach(
        self, livia: TestClient, server: TestServer, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        opened = asyncio.Event()

        async def answer(*_: object) -> bytes:
            await opened.wait()
            return b"[]"

        monkeypatch.setattr(CoachJobs, "_ask_worker", answer)
        monkeypatch.setattr("lusoria.server.jobs.coach_jobs.PATIENCE_SECONDS", 0.01)
        table, _ = await livia.finish_game("idus-martii", 5)
        path = f"/api/records/{table}/afterwords"
        assert not (await livia.get(path))["ready"]
        asking = asyncio.create_task(livia.get(f"{path}?wait={MAX_WAIT_SECONDS}"))
        await wait_for_poll(server)
        opened.set()
        assert (await asking)["ready"]


class TestConcurrencyLimit:
    def test_all_addresses_share_a_total(self) -> None:
        places = ConcurrencyLimiter(2, 3, 4)
        clients = [Client(address, f"{address}{number}") for address in "abc" for number in range(2)]
        assert [places.enter(client) for client in clients] == [True] * 4 + [False] * 2
        places.leave(clients[0])
        assert places.enter(clients[-1])
        for client in (*clients[1:4], clients[-1]):
            places.leave(client)
        assert not places._open

    async def test_waiting_records_hold_a_limited_number_of_bodies(
        self, livia: TestClient, server: TestServer, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        gate = Gate(monkeypatch)
        table, _ = await livia.finish_game("idus-martii", 5)
        record = (await livia.request("GET", f"/api/records/{table}")).content
        server.site.limits.record_polls = ConcurrencyLimiter(2, 2, 1)
        path = f"/api/opened/analysis?wait={MAX_WAIT_SECONDS}"
        asking = asyncio.create_task(livia.request("POST", path, content=record))
        await wait_for_poll(server)
        assert not (await livia.request("POST", path, content=record)).json()["ready"]
        gate.open.set()
        assert (await asking).json()["ready"]
        assert not server.site.limits.record_polls._open

    async def test_device_with_many_waiting_requests_does_not_wait(self) -> None:
        polls, client, event = LongPolls(ConcurrencyLimiter(2, 10)), Client("here", "one"), asyncio.Event()
        waiting = [asyncio.create_task(polls.wait(client, event, PATIENCE)) for _ in range(2)]
        await asyncio.sleep(0)
        assert not await polls.wait(client, event, PATIENCE)
        other = asyncio.create_task(polls.wait(Client("here", "other"), event, PATIENCE))
        await asyncio.sleep(0)
        event.set()
        assert await asyncio.gather(*waiting, other) == [True] * 3
        assert not polls._slots._open

    async def test_shutdown_ends_all_waiting_requests(self, monkeypatch: pytest.MonkeyPatch) -> None:
        wait = LongPolls.wait

        async def wait_longer(polls: LongPolls, client: Client, event: asyncio.Event, _: float) -> bool:
            return await wait(polls, client, event, 10 * PATIENCE)

        monkeypatch.setattr(AnalysisJobs, "_ask_worker", never)
        monkeypatch.setattr(LongPolls, "wait", wait_longer)
        async with node() as server, server.person() as livia:
            table, _ = await livia.finish_game("idus-martii", 5)
            asking = asyncio.create_task(livia.get(f"/api/records/{table}/analysis?wait=1"))
            await wait_for_poll(server)
            assert server.app is not None
            server.app.stop()
            assert not (await asking)["ready"]
