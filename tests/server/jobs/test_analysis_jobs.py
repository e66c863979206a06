"""The analysis of a finished game over HTTP: worked out apart, once, for whoever asks."""

import asyncio
import subprocess
import sys
import time
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lusoria.runtime.fair_queue import Share
from lusoria.runtime.job_queue import RETRY_SECONDS
from lusoria.server.jobs import analysis_jobs
from lusoria.server.jobs.analysis_jobs import AnalysisJobs, AnalysisKey, DailyKey
from lusoria.server.jobs.analysis_worker import Job, Result, WarmUp, run_job
from lusoria.server.rate_limits import Client
from lusoria.store.memory import MemoryStore
from lusoria.wire.refusal import TableRefusal
from tests.server.privacy.test_signatures import finished
from tests.server.world import House, Somebody, node, until

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("compiled")]
PATIENCE = 400.0  # seconds; the first one on a machine compiles
HERE, THERE = Client("here"), Client("there")


async def analysis_of(somebody: Somebody, table: str, asked: str = "") -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while True:
            told = await somebody.get(f"/api/records/{table}/analysis{asked}")
            if told["ready"]:
                return dict(told["analysis"])
            assert told["analysis"] is None
            await asyncio.sleep(0.2)


class TestAFinishedGame:
    async def test_is_analysed_through_the_eyes_that_were_asked_for(
        self, house: House, livia: Somebody, stranger: Somebody
    ) -> None:
        table, _ = await finished(livia, "idus-martii", 5)
        seen = [
            await analysis_of(stranger, table, asked) for asked in ("", "?seat=1", "?seat=1&model=honest")
        ]
        assert [(each["eyes"], each["model"]) for each in seen] == [
            (None, "mixture"),
            (1, "mixture"),
            (1, "honest"),
        ]
        assert not seen[0]["decisions"]
        assert {decision["seat"] for decision in seen[1]["decisions"]} == {1}

    async def test_is_worked_out_once(
        self, house: House, livia: Somebody, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table, _ = await finished(livia, "idus-martii", 5)
        first = await analysis_of(livia, table)

        async def nobody(*_: object) -> None:
            raise AssertionError("it is known already")

        monkeypatch.setattr(AnalysisJobs, "_ask_worker", nobody)
        told = await livia.get(f"/api/records/{table}/analysis")
        assert (told["ready"], told["analysis"]) == (True, first)

    async def test_is_kept_with_its_record_until_it_is_analysed_otherwise(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Before: it was kept in memory, and every server that was started anew worked all out again."""
        database = str(tmp_path / "lusoria.db")
        async with node(database) as house, house.person() as livia:
            table, _ = await finished(livia, "idus-martii", 5)
            first = await analysis_of(livia, table, "?seat=2")
        asked = list[Job]()

        async def noted(_: AnalysisJobs, question: Job) -> Result:
            if not isinstance(question, WarmUp):  # other nodes of these tests get ready for what they play
                asked.append(question)
            return Result(zlib.compress(b'{"ready":true,"analysis":{"better":true}}'))

        monkeypatch.setattr(AnalysisJobs, "_ask_worker", noted)
        async with node(database) as house, house.person() as livia:
            assert await analysis_of(livia, table, "?seat=2") == first
            assert asked == []
        monkeypatch.setattr(analysis_jobs, "analysis_version", lambda game: f"a later one of {game}")
        async with node(database) as house, house.person() as livia:
            assert await analysis_of(livia, table, "?seat=2") == {"better": True}
            assert len(asked) == 1
            await house.store.keep_study(table, "2|mixture", "1", b"not what was asked for")
            assert await analysis_of(livia, table, "?seat=2") == {"better": True}, "it is at hand"


class TestTheFirstOfItsKind:
    async def test_is_made_ready_while_the_game_is_played(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Compiling takes a minute, once on a machine; the process that did it is not kept for that."""
        asked = list[Job]()

        async def noted(question: Job) -> Result:
            asked.append(question)
            return Result()

        monkeypatch.setattr(analysis_jobs, "WARMUP_DELAY_SECONDS", 0.0)
        async with node() as house, house.person() as livia:
            monkeypatch.setattr(house.site.analysis_jobs, "_ask_worker", noted)
            table = await livia.opens("alea", 2)
            await asyncio.sleep(0.05)
            assert asked == [], "nobody has begun"
            for _ in range(2):
                await livia.starts(table)
                await until(lambda: asked == [WarmUp("alea")])
                table = await livia.opens("alea", 3)
            assert not house.site.analysis_jobs._worker.there

    async def test_it_is_said_where_that_takes_longer_than_a_moment(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def slow(*_: object) -> None:
            await asyncio.sleep(3600)

        monkeypatch.setattr(AnalysisJobs, "_ask_worker", slow)
        async with node() as house, house.person() as livia:
            table, _ = await finished(livia, "idus-martii", 5)
            address = f"/api/records/{table}/analysis"
            assert not (await livia.get(address))["preparing"]
            house.site.analysis_jobs.queue.clock = lambda: (
                time.monotonic() + analysis_jobs.COMPILING_AFTER_SECONDS
            )
            assert (await livia.get(address))["preparing"]

    def test_warming_meets_all_that_an_analysis_needs(self) -> None:
        assert run_job(WarmUp("idus-martii")) == run_job(WarmUp("alea")) == Result()


class TestWhatCannotBe:
    async def test_is_said(self, livia: Somebody) -> None:
        table, _ = await finished(livia, "idus-martii", 5)
        await livia.get("/api/records/nowhere/analysis", 404)
        refused = await livia.get(f"/api/records/{table}/analysis?seat=5", 409)
        assert refused["error"]["why"] == "no_such_seat"
        for bad in ("seat=-1", "seat=first", "model=wise"):
            await livia.get(f"/api/records/{table}/analysis?{bad}", 400)

    async def test_nothing_of_a_game_that_is_played(self, livia: Somebody) -> None:
        table = await livia.opens("idus-martii", 5)
        await livia.starts(table)
        assert (await livia.get(f"/api/records/{table}/analysis", 404))["error"]["why"] == "no_record"

    async def test_without_what_it_thinks_with_there_is_none(
        self, livia: Somebody, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table, _ = await finished(livia, "idus-martii", 5)
        monkeypatch.setattr(analysis_jobs, "NEEDS", ("no_such_module",))
        assert (await livia.get(f"/api/records/{table}/analysis", 404))["error"]["why"] == "no_analysis"


class TestAFlood:
    async def test_few_wait_and_the_others_are_told_so(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Tables are not starved: the event loop works nothing out, and the queue is short."""
        working = asyncio.Event()

        async def slow(*_: object) -> None:
            working.set()
            await asyncio.sleep(3600)

        monkeypatch.setattr(AnalysisJobs, "_ask_worker", slow)
        monkeypatch.setattr(analysis_jobs, "SHARE", Share(3, 3, 3))
        async with node() as house, house.person() as livia:
            table, _ = await finished(livia, "idus-martii", 5)
            address = f"/api/records/{table}/analysis?seat="
            before = [(await livia.get(f"{address}{seat}"))["before"] for seat in (0, 1, 2, 1)]
            assert before == [0, 1, 2, 1]
            assert (await livia.get(f"{address}3", 503))["error"]["why"] == "busy"
            await working.wait()

    async def test_whoever_waits_is_told_how_far_it_is(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Only of what is being worked out; the next one begins anew."""
        begun, done = asyncio.Event(), asyncio.Event()

        async def slow(desk: AnalysisJobs, _: object) -> Result:
            begun.set()
            await done.wait()
            return Result(zlib.compress(b"{}"))

        monkeypatch.setattr(AnalysisJobs, "_ask_worker", slow)
        async with node() as house, house.person() as livia:
            table, _ = await finished(livia, "idus-martii", 5)

            async def asked(seat: int) -> tuple[int, int, int]:
                told = await livia.get(f"/api/records/{table}/analysis?seat={seat}")
                return told["before"], told.get("done", 0), told.get("of", 0)

            assert await asked(0) == (0, 0, 0)
            assert await asked(1) == (1, 0, 0)
            await begun.wait()
            begun.clear()
            house.site.analysis_jobs._on_progress(msgspec.msgpack.encode((6, 10)))
            assert [await asked(seat) for seat in (0, 1)] == [(0, 6, 10), (1, 0, 0)]
            done.set()
            await begun.wait()
            done.clear()
            assert (await asked(2))[1:] == (0, 0)

    async def test_a_process_that_dies_costs_its_analysis_and_no_other(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async with node() as house, house.person() as livia:
            table, _ = await finished(livia, "idus-martii", 5)
            with monkeypatch.context() as broken:
                broken.setattr(house.site.analysis_jobs._worker, "_module", "lusoria.no_such_module")
                async with asyncio.timeout(PATIENCE):
                    while True:
                        answer = await livia.ask("GET", f"/api/records/{table}/analysis?seat=0")
                        if not answer.is_success:
                            break
                        assert not answer.json()["ready"]
                        await asyncio.sleep(0.2)
            assert (answer.status_code, answer.json()["error"]["why"]) == (503, "analysis_rests")
            assert "retry-after" not in answer.headers  # or the page would ask again, for minutes
            assert (await analysis_of(livia, table, "?seat=1"))["eyes"] == 1
            house.site.analysis_jobs.queue.clock = lambda: time.monotonic() + RETRY_SECONDS
            assert (await analysis_of(livia, table, "?seat=0"))["eyes"] == 0


class TestPlaces:
    """Before: one address could take all of them, with games that are kept here or with days."""

    async def test_one_address_has_a_share(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(AnalysisJobs, "_ask_worker", never)
        waiting = AnalysisJobs(MemoryStore(), lambda *_: None)
        asked = [AnalysisKey("alea", str(number)) for number in range(analysis_jobs.SHARE.per_address + 1)]
        for number, one in enumerate(asked[:-1]):
            await waiting.request(one, b"", Client("here", str(number)))
        with pytest.raises(TableRefusal, match="busy"):
            await waiting.request(asked[-1], b"", Client("here", "one more"))
        await waiting.request(asked[0], b"", HERE)
        await waiting.request(asked[-1], b"", THERE)
        await waiting.close()

    async def test_a_place_is_free_again_once_it_is_worked_out(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(AnalysisJobs, "_ask_worker", well)
        waiting = AnalysisJobs(MemoryStore(), lambda *_: None)
        for number in range(3 * analysis_jobs.SHARE.per_device):
            await waiting.request(AnalysisKey("alea", str(number), is_stored=False), b"", HERE)
            await until(lambda: waiting.queue.is_idle)
        assert len(waiting.queue) == 0
        await waiting.close()

    async def test_days_leave_room(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(AnalysisJobs, "_ask_worker", never)
        waiting = AnalysisJobs(MemoryStore(), lambda *_: None)
        for number in range(
            analysis_jobs.DAY_SHARE.total * 3 // 2
        ):  # half as many again, one for each address
            assert (
                waiting.request_daily(
                    DailyKey(f"day {number}", is_day=True), WarmUp("alea"), Client(str(number))
                )
                is None
            )
        with pytest.raises(TableRefusal, match="busy"):
            waiting.request_daily(DailyKey("day x", is_day=True), WarmUp("alea"), THERE)
        await waiting.request(AnalysisKey("alea", "1"), b"", THERE)
        await waiting.close()

    async def test_a_day_is_worked_out_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """However many games are analysed after it."""
        monkeypatch.setattr(AnalysisJobs, "_ask_worker", well)
        monkeypatch.setattr(analysis_jobs, "CACHE_ENTRIES", 2)
        waiting, day = AnalysisJobs(MemoryStore(), lambda *_: None), DailyKey("day", is_day=True)
        assert waiting.request_daily(day, WarmUp("alea"), HERE) is None
        for number in range(5):
            await waiting.request(AnalysisKey("alea", str(number), is_stored=False), b"", Client(str(number)))
            await until(lambda: waiting.queue.is_idle)
        assert len(waiting._usual.results) == 2
        assert waiting.request_daily(day, WarmUp("alea"), HERE) == b"{}"
        await waiting.close()


class TestAnOddError:
    """Before: the queue stood still for good, with everybody in it who waited."""

    async def test_costs_nobody_theirs(self, monkeypatch: pytest.MonkeyPatch) -> None:
        told = list[tuple[str, str]]()
        waiting = AnalysisJobs(MemoryStore(), lambda where, error: told.append((where, type(error).__name__)))
        monkeypatch.setattr(AnalysisJobs, "_ask_worker", well)
        monkeypatch.setattr(waiting._store, "keep_study", odd)
        asked = [AnalysisKey("alea", str(number)) for number in range(3)]
        for one in asked:
            assert b'"ready":false' in await waiting.request(one, b"", HERE)
        await until(lambda: waiting.queue.is_idle)
        assert [await waiting.find(one) for one in asked] == [b"{}"] * 3
        assert told == [("analysis", "ZeroDivisionError")] * 3
        await waiting.close()

    async def test_lets_the_broken_one_rest(self, monkeypatch: pytest.MonkeyPatch) -> None:
        waiting = AnalysisJobs(MemoryStore(), lambda *_: None)
        monkeypatch.setattr(AnalysisJobs, "_ask_worker", odd)
        asked = [AnalysisKey("alea", str(number)) for number in range(2)]
        for one in asked:
            await waiting.request(one, b"", HERE)
        await until(lambda: waiting.queue.is_idle)
        assert len(waiting.queue) == 0
        for one in asked:
            with pytest.raises(TableRefusal, match="analysis rests"):
                await waiting.find(one)
        await waiting.close()

    async def test_whoever_asks_again_finds_somebody_working(self, monkeypatch: pytest.MonkeyPatch) -> None:
        waiting = AnalysisJobs(MemoryStore(), lambda *_: None)
        monkeypatch.setattr(AnalysisJobs, "_ask_worker", well)
        one = AnalysisKey("alea", "1")
        await waiting.request(one, b"", HERE)
        await waiting.queue.stop()  # before the job ran
        await waiting.request(one, b"", HERE)
        await until(lambda: waiting.queue.is_idle)
        assert await waiting.find(one) == b"{}"
        await waiting.close()


async def well(*_: object) -> Result:
    return Result(zlib.compress(b"{}"))


async def never(*_: object) -> None:
    await asyncio.sleep(3600)


async def odd(*_: object) -> None:
    raise ZeroDivisionError


class TestAnEdition:
    def test_is_another_where_the_program_is(self, tmp_path: Path) -> None:
        for part in analysis_jobs.VERSIONED_PACKAGES:
            (tmp_path / part / "deep").mkdir(parents=True)
            (tmp_path / part / "deep" / "one.py").write_text("1", encoding="utf-8")
        seen = [analysis_jobs.source_digest(tmp_path)]
        (tmp_path / "minds" / "deep" / "one.py").write_text("2", encoding="utf-8")
        seen.append(analysis_jobs.source_digest(tmp_path))
        (tmp_path / "minds" / "deep" / "one.py").rename(tmp_path / "minds" / "deep" / "two.py")
        seen.append(analysis_jobs.source_digest(tmp_path))
        (tmp_path / "minds" / "deep" / "kept.npz").write_bytes(
            b"what was learnt is listed by its own checksum"
        )
        assert analysis_jobs.source_digest(tmp_path) == seen[-1]
        assert len(set(seen)) == len(seen)

    def test_depends_on_all_that_an_analysis_loads(self) -> None:
        """A package that it uses and that is not among them would change what is said without a word."""
        script = (
            "import sys, lusoria.analysis, lusoria.bots.built_in_bots\n"
            "print(*{name.split('.')[1] for name in sys.modules if name.startswith('lusoria.')})"
        )
        loaded = subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, encoding="utf-8", check=True
        )
        told_only = {"words", "records", "runtime"}  # no part of the result depends on their code
        assert set(loaded.stdout.split()) - told_only == set(analysis_jobs.VERSIONED_PACKAGES)
