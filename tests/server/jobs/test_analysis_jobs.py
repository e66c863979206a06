"""Analyses of finished games over HTTP: computed in a worker process, once for all clients."""

import asyncio
import subprocess
import sys
import time
import zlib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from lusoria.analysis import game_analysis
from lusoria.games import BUILT_IN
from lusoria.runtime.fair_queue import Share
from lusoria.runtime.job_queue import RETRY_SECONDS
from lusoria.server.client_limits import Client
from lusoria.server.jobs import analysis_jobs
from lusoria.server.jobs.analysis_jobs import AnalysisJobs, AnalysisKey, DailyKey
from lusoria.server.jobs.analysis_worker import Job, WarmUp, run_job
from lusoria.store.memory import MemoryStore
from lusoria.wire.http_bodies import AnalysisShown
from lusoria.wire.refusal import TableRefusal
from tests.runtime.in_process import in_process
from tests.server.privacy.test_signatures import finished
from tests.server.world import TestClient, TestServer, node, wait_until

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("compiled")]
PATIENCE = 400.0  # seconds; the first one on a machine compiles
HERE, THERE = Client("here"), Client("there")


async def analysis_of(somebody: TestClient, table: str, asked: str = "") -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while True:
            told = await somebody.get(f"/api/records/{table}/analysis{asked}")
            if told["ready"]:
                return dict(told["analysis"])
            assert told["analysis"] is None
            await asyncio.sleep(0.2)


class TestAFinishedGame:
    async def test_analysis_is_made_for_the_requested_viewer(
        self, server: TestServer, livia: TestClient, stranger: TestClient
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

    async def test_analysis_is_computed_once(
        self, server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table, _ = await finished(livia, "idus-martii", 5)
        first = await analysis_of(livia, table)

        async def nobody(*_: object) -> None:
            raise AssertionError("it is known already")

        monkeypatch.setattr(AnalysisJobs, "_ask_worker", nobody)
        told = await livia.get(f"/api/records/{table}/analysis")
        assert (told["ready"], told["analysis"]) == (True, first)

    async def test_analysis_is_stored_until_its_version_changes(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: results were cached in memory only, so a restarted server computed all again."""
        database = str(tmp_path / "lusoria.db")
        async with node(database) as server, server.person() as livia:
            table, _ = await finished(livia, "idus-martii", 5)
            first = await analysis_of(livia, table, "?seat=2")
        asked = list[Job]()

        async def noted(_: AnalysisJobs, question: Job) -> bytes:
            if not isinstance(question, WarmUp):  # other nodes of these tests get ready for what they play
                asked.append(question)
            return zlib.compress(b'{"ready":true,"analysis":{"better":true}}')

        monkeypatch.setattr(AnalysisJobs, "_ask_worker", noted)
        async with node(database) as server, server.person() as livia:
            assert await analysis_of(livia, table, "?seat=2") == first
            assert asked == []
        monkeypatch.setattr(analysis_jobs, "analysis_version", lambda game: f"a later one of {game}")
        async with node(database) as server, server.person() as livia:
            assert await analysis_of(livia, table, "?seat=2") == {"better": True}
            assert len(asked) == 1
            await server.store.save_analysis(table, "2|mixture", "1", b"not what was asked for")
            assert await analysis_of(livia, table, "?seat=2") == {"better": True}, "it is at hand"


class TestEncoding:
    @pytest.mark.parametrize(
        ("accepted", "encoding"),
        [
            ("gzip, deflate", "deflate"),
            ("identity", None),
            ("deflate;q=0", None),
            ("deflate; q=0.5", "deflate"),
        ],
    )
    async def test_analysis_is_compressed_if_client_accepts(
        self, livia: TestClient, accepted: str, encoding: str | None
    ) -> None:
        table, _ = await finished(livia, "alea", 2)
        plain = await analysis_of(livia, table)
        answer = await livia.ask(
            "GET", f"/api/records/{table}/analysis", headers={"Accept-Encoding": accepted}
        )
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.json()["analysis"] == plain

    async def test_result_has_one_form_from_worker_to_answer(
        self, server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The bytes of the worker are those in the database and in the answer."""
        made = zlib.compress(b'{"ready":true,"analysis":{}}')

        async def fake(*_: object) -> bytes:
            return made

        monkeypatch.setattr(AnalysisJobs, "_ask_worker", fake)
        table, _ = await finished(livia, "alea", 2)
        await analysis_of(livia, table)
        stored = await server.store.stored_analysis(
            table, "gallery|mixture", analysis_jobs.analysis_version("alea")
        )
        assert stored == made
        answer = await livia.ask("GET", f"/api/records/{table}/analysis")
        assert int(answer.headers["content-length"]) == len(made)


class TestTheFirstOfItsKind:
    async def test_analysis_is_compiled_while_the_game_runs(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Compiling takes a minute, once on a machine; the process that did it is not kept for that."""
        asked = list[Job]()

        async def noted(question: Job) -> bytes:
            asked.append(question)
            return b""

        monkeypatch.setattr(analysis_jobs, "WARMUP_DELAY_SECONDS", 0.0)
        async with node() as server, server.person() as livia:
            monkeypatch.setattr(server.site.analysis_jobs, "_ask_worker", noted)
            table = await livia.open_table("alea", 2)
            await asyncio.sleep(0.05)
            assert asked == [], "nobody has begun"
            for _ in range(2):
                await livia.start_game(table)
                await wait_until(lambda: asked == [WarmUp("alea")])
                table = await livia.open_table("alea", 3)
            assert not server.site.analysis_jobs._worker.is_running

    async def test_answer_says_when_analysis_is_compiling(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async def slow(*_: object) -> None:
            await asyncio.sleep(3600)

        monkeypatch.setattr(AnalysisJobs, "_ask_worker", slow)
        async with node() as server, server.person() as livia:
            table, _ = await finished(livia, "idus-martii", 5)
            address = f"/api/records/{table}/analysis"
            assert not (await livia.get(address))["preparing"]
            in_process(server.site.analysis_jobs.queue).clock = lambda: (
                time.monotonic() + analysis_jobs.COMPILING_AFTER_SECONDS
            )
            assert (await livia.get(address))["preparing"]

    def test_warm_up_covers_all_that_an_analysis_needs(self) -> None:
        assert run_job(WarmUp("idus-martii")) == run_job(WarmUp("alea")) == b""


class TestWhatCannotBe:
    async def test_wrong_analysis_request_is_refused(self, livia: TestClient) -> None:
        table, _ = await finished(livia, "idus-martii", 5)
        await livia.get("/api/records/nowhere/analysis", 404)
        refused = await livia.get(f"/api/records/{table}/analysis?seat=5", 409)
        assert refused["error"]["why"] == "no_such_seat"
        for bad in ("seat=-1", "seat=first", "model=wise"):
            await livia.get(f"/api/records/{table}/analysis?{bad}", 400)

    async def test_unfinished_game_has_no_analysis(self, livia: TestClient) -> None:
        table = await livia.open_table("idus-martii", 5)
        await livia.start_game(table)
        assert (await livia.get(f"/api/records/{table}/analysis", 404))["error"]["why"] == "no_record"

    async def test_analysis_is_refused_without_its_packages(
        self, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table, _ = await finished(livia, "idus-martii", 5)
        monkeypatch.setattr(game_analysis, "installed", lambda _: False)
        assert (await livia.get(f"/api/records/{table}/analysis", 404))["error"]["why"] == "no_analysis"


class TestAFlood:
    async def test_full_analysis_queue_answers_busy(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Tables are not starved: the event loop works nothing out, and the queue is short."""
        working = asyncio.Event()

        async def slow(*_: object) -> None:
            working.set()
            await asyncio.sleep(3600)

        monkeypatch.setattr(AnalysisJobs, "_ask_worker", slow)
        monkeypatch.setattr(analysis_jobs, "SHARE", Share(3, 3, 3))
        async with node() as server, server.person() as livia:
            table, _ = await finished(livia, "idus-martii", 5)
            address = f"/api/records/{table}/analysis?seat="
            before = [(await livia.get(f"{address}{seat}"))["before"] for seat in (0, 1, 2, 1)]
            assert before == [0, 1, 2, 1]
            assert (await livia.get(f"{address}3", 503))["error"]["why"] == "busy"
            await working.wait()

    async def test_waiting_client_gets_progress_of_its_own_job(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Only the running job has progress; the next one starts at 0."""
        begun, done = asyncio.Event(), asyncio.Event()

        async def slow(desk: AnalysisJobs, _: object) -> bytes:
            begun.set()
            await done.wait()
            return zlib.compress(b"{}")

        monkeypatch.setattr(AnalysisJobs, "_ask_worker", slow)
        async with node() as server, server.person() as livia:
            table, _ = await finished(livia, "idus-martii", 5)

            async def asked(seat: int) -> tuple[int, int, int]:
                told = await livia.get(f"/api/records/{table}/analysis?seat={seat}")
                return told["before"], told.get("done", 0), told.get("of", 0)

            assert await asked(0) == (0, 0, 0)
            assert await asked(1) == (1, 0, 0)
            await begun.wait()
            begun.clear()
            server.site.analysis_jobs.queue.report_progress(6, 10)
            assert [await asked(seat) for seat in (0, 1)] == [(0, 6, 10), (1, 0, 0)]
            done.set()
            await begun.wait()
            done.clear()
            assert (await asked(2))[1:] == (0, 0)

    async def test_dead_worker_fails_only_its_own_analysis(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async with node() as server, server.person() as livia:
            table, _ = await finished(livia, "idus-martii", 5)
            with monkeypatch.context() as broken:
                broken.setattr(server.site.analysis_jobs._worker, "_module", "lusoria.no_such_module")
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
            in_process(server.site.analysis_jobs.queue).clock = lambda: time.monotonic() + RETRY_SECONDS
            assert (await analysis_of(livia, table, "?seat=0"))["eyes"] == 0


class TestPlaces:
    """Before: one address could take all of them, with games that are kept here or with days."""

    async def test_address_has_a_share_of_the_analysis_queue(self, monkeypatch: pytest.MonkeyPatch) -> None:
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

    async def test_finished_job_frees_its_place(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(AnalysisJobs, "_ask_worker", well)
        waiting = AnalysisJobs(MemoryStore(), lambda *_: None)
        for number in range(3 * analysis_jobs.SHARE.per_device):
            await waiting.request(AnalysisKey("alea", str(number), is_stored=False), b"", HERE)
            await wait_until(lambda: not waiting.queue.pending_keys())
        assert not waiting.queue.pending_keys()
        await waiting.close()

    async def test_days_have_a_limited_share_of_the_queue(self, monkeypatch: pytest.MonkeyPatch) -> None:
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

    async def test_day_is_computed_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """However many games are analysed after it."""
        monkeypatch.setattr(AnalysisJobs, "_ask_worker", well)
        monkeypatch.setattr(analysis_jobs, "CACHE_ENTRIES", 2)
        waiting, day = AnalysisJobs(MemoryStore(), lambda *_: None), DailyKey("day", is_day=True)
        assert waiting.request_daily(day, WarmUp("alea"), HERE) is None
        for number in range(5):
            await waiting.request(AnalysisKey("alea", str(number), is_stored=False), b"", Client(str(number)))
            await wait_until(lambda: not waiting.queue.pending_keys())
        assert len(waiting._usual.results) == 2
        assert waiting.request_daily(day, WarmUp("alea"), HERE) == b"{}"
        await waiting.close()


class TestAnOddError:
    """Before: the queue stood still for good, with everybody in it who waited."""

    async def test_unexpected_error_does_not_stop_the_queue(self, monkeypatch: pytest.MonkeyPatch) -> None:
        told = list[tuple[str, str]]()
        waiting = AnalysisJobs(MemoryStore(), lambda where, error: told.append((where, type(error).__name__)))
        monkeypatch.setattr(AnalysisJobs, "_ask_worker", well)
        monkeypatch.setattr(waiting._store, "save_analysis", odd)
        asked = [AnalysisKey("alea", str(number)) for number in range(3)]
        for one in asked:
            shown = await waiting.request(one, b"", HERE)
            assert isinstance(shown, AnalysisShown)
        await wait_until(lambda: not waiting.queue.pending_keys())
        assert [await waiting.find(one) for one in asked] == [b"{}"] * 3
        assert told == [("analysis", "ZeroDivisionError")] * 3
        await waiting.close()

    async def test_failed_analysis_is_not_repeated_at_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        waiting = AnalysisJobs(MemoryStore(), lambda *_: None)
        monkeypatch.setattr(AnalysisJobs, "_ask_worker", odd)
        asked = [AnalysisKey("alea", str(number)) for number in range(2)]
        for one in asked:
            await waiting.request(one, b"", HERE)
        await wait_until(lambda: not waiting.queue.pending_keys())
        assert not waiting.queue.pending_keys()
        for one in asked:
            with pytest.raises(TableRefusal, match="analysis rests"):
                await waiting.find(one)
        await waiting.close()

    async def test_stopped_queue_restarts_with_next_request(self, monkeypatch: pytest.MonkeyPatch) -> None:
        waiting = AnalysisJobs(MemoryStore(), lambda *_: None)
        monkeypatch.setattr(AnalysisJobs, "_ask_worker", well)
        one = AnalysisKey("alea", "1")
        await waiting.request(one, b"", HERE)
        await waiting.queue.stop()  # before the job ran
        await waiting.request(one, b"", HERE)
        await wait_until(lambda: not waiting.queue.pending_keys())
        assert await waiting.find(one) == b"{}"
        await waiting.close()


async def well(*_: object) -> bytes:
    return b"{}"


async def never(*_: object) -> None:
    await asyncio.sleep(3600)


async def odd(*_: object) -> None:
    raise ZeroDivisionError


class TestAnalysisVersion:
    def test_source_digest_changes_with_the_code(self, tmp_path: Path) -> None:
        for part in analysis_jobs.VERSIONED_PACKAGES:
            (tmp_path / part / "deep").mkdir(parents=True)
            (tmp_path / part / "deep" / "one.py").write_text("1", encoding="utf-8")
        seen = [analysis_jobs.source_digest(tmp_path)]
        (tmp_path / "minds" / "deep" / "one.py").write_text("2", encoding="utf-8")
        seen.append(analysis_jobs.source_digest(tmp_path))
        (tmp_path / "minds" / "deep" / "one.py").rename(tmp_path / "minds" / "deep" / "two.py")
        seen.append(analysis_jobs.source_digest(tmp_path))
        (tmp_path / "minds" / "deep" / "kept.npz").write_bytes(b"trained data has its own checksum")
        assert analysis_jobs.source_digest(tmp_path) == seen[-1]
        assert len(set(seen)) == len(seen)

    def test_versioned_packages_cover_all_imports(self) -> None:
        """Code of an unlisted package could change results while the version stays the same."""
        script = (
            "import sys, lusoria.analysis.alea.alea_analysis, lusoria.analysis.idus_martii.idus_analysis\n"
            "print(*{name.split('.')[1] for name in sys.modules if name.startswith('lusoria.')})"
        )
        loaded = subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, encoding="utf-8", check=True
        )
        told_only = {"words", "runtime"}  # no part of the result depends on their code
        assert set(loaded.stdout.split()) - told_only == set(analysis_jobs.VERSIONED_PACKAGES)

    def test_packages_of_a_plugin_are_part_of_the_version(self) -> None:
        own = {
            "analysis": "calculi.parts:ANALYSIS",
            "coach": "calculi_coach:COACH",
            "daily": "lusoria.table:X",
        }
        game: Any = SimpleNamespace(package="calculi", extensions=own)
        assert analysis_jobs.other_packages(game) == {"calculi", "calculi_coach"}
        assert all(analysis_jobs.other_packages(each) == set() for each in BUILT_IN)

    def test_module_in_a_single_file_is_part_of_the_version(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: the server did not start if a plug-in named an object in a top-level module."""
        (tmp_path / "lone_coach.py").write_text("COACH = 1", encoding="utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        found = {path: source.read_bytes() for path, source in analysis_jobs.sources_of("lone_coach")}
        assert found == {"lone_coach": b"COACH = 1"}
