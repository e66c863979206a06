"""Analyses of finished games over HTTP: computed in a worker process, once for all clients."""

import asyncio
import subprocess
import sys
import time
import zlib
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from lusoria.analysis import game_analysis
from lusoria.games import BUILT_IN
from lusoria.runtime.fair_queue import Share
from lusoria.runtime.job_queue import RETRY_SECONDS
from lusoria.server.client_limits import Client
from lusoria.server.daily import day_jobs
from lusoria.server.daily.day_jobs import DayJobs, DayKey, TryKey
from lusoria.server.daily.day_worker import DayQuestion, TryQuestion
from lusoria.server.jobs import analysis_jobs, analysis_version
from lusoria.server.jobs.analysis_jobs import AnalysisJobs, AnalysisKey
from lusoria.server.jobs.analysis_worker import Job, WarmUp, run_job
from lusoria.store.memory import MemoryStore
from lusoria.wire.http_bodies import AnalysisShown
from lusoria.wire.refusal import TableRefusal
from tests.runtime.in_process import in_process
from tests.server.harness import TestClient, TestServer, node, wait_until

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("compiled")]
PATIENCE = 400.0  # seconds; the first analysis on a machine compiles
QUESTION = DayQuestion("alea", 2, 0, "able", b"")
HERE, THERE = Client("here"), Client("there")


async def analysis_of(person: TestClient, table: str, query: str = "") -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await person.get(f"/api/records/{table}/analysis{query}")
            if answer["ready"]:
                return dict(answer["analysis"])
            assert answer["analysis"] is None
            await asyncio.sleep(0.2)


class TestFinishedGame:
    async def test_analysis_is_made_for_the_requested_viewer(
        self, livia: TestClient, stranger: TestClient
    ) -> None:
        table, _ = await livia.finish_game("idus-martii", 5)
        queries = ("", "?seat=1", "?seat=1&model=honest")
        found = [await analysis_of(stranger, table, query) for query in queries]
        viewers = [(each["eyes"], each["model"]) for each in found]
        assert viewers == [(None, "mixture"), (1, "mixture"), (1, "honest")]
        assert not found[0]["decisions"]
        assert {decision["seat"] for decision in found[1]["decisions"]} == {1}

    async def test_analysis_is_computed_once(
        self, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table, _ = await livia.finish_game("idus-martii", 5)
        first = await analysis_of(livia, table)

        monkeypatch.setattr(AnalysisJobs, "_ask_worker", fail)
        answer = await livia.get(f"/api/records/{table}/analysis")
        assert (answer["ready"], answer["analysis"]) == (True, first)

    async def test_analysis_is_stored_until_its_version_changes(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: results were cached in memory only, so a restarted server computed all again."""
        database = str(tmp_path / "lusoria.db")
        async with node(database) as server, server.person() as livia:
            table, _ = await livia.finish_game("idus-martii", 5)
            first = await analysis_of(livia, table, "?seat=2")
        jobs = list[Job]()

        async def answer(_: AnalysisJobs, job: Job) -> bytes:
            if not isinstance(job, WarmUp):  # other nodes of these tests compile meanwhile
                jobs.append(job)
            return zlib.compress(b'{"ready":true,"analysis":{"better":true}}')

        monkeypatch.setattr(AnalysisJobs, "_ask_worker", answer)
        async with node(database) as server, server.person() as livia:
            assert await analysis_of(livia, table, "?seat=2") == first
            assert jobs == []
        monkeypatch.setattr(analysis_jobs, "analysis_version", lambda game: f"a later version of {game}")
        async with node(database) as server, server.person() as livia:
            assert await analysis_of(livia, table, "?seat=2") == {"better": True}
            assert len(jobs) == 1
            await server.store.save_analysis(table, "2|mixture", "1", b"another version")
            assert await analysis_of(livia, table, "?seat=2") == {"better": True}, "the result is cached"


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
        table, _ = await livia.finish_game()
        plain = await analysis_of(livia, table)
        headers = {"Accept-Encoding": accepted}
        answer = await livia.request("GET", f"/api/records/{table}/analysis", headers=headers)
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.json()["analysis"] == plain

    async def test_result_has_one_form_from_worker_to_answer(
        self, server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The worker's bytes are those in the database and in the answer."""
        data = zlib.compress(b'{"ready":true,"analysis":{}}')

        async def answer_data(*_: object) -> bytes:
            return data

        monkeypatch.setattr(AnalysisJobs, "_ask_worker", answer_data)
        table, _ = await livia.finish_game()
        await analysis_of(livia, table)
        version = analysis_version.analysis_version("alea")
        assert await server.store.stored_analysis(table, "gallery|mixture", version) == data
        answer = await livia.request("GET", f"/api/records/{table}/analysis")
        assert int(answer.headers["content-length"]) == len(data)


class TestWarmUp:
    async def test_analysis_is_compiled_while_the_game_runs(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Compiling takes a minute, once per machine; the process ends afterwards."""
        jobs = list[Job]()

        async def answer(job: Job) -> bytes:
            jobs.append(job)
            return b""

        monkeypatch.setattr(analysis_jobs, "WARMUP_DELAY_SECONDS", 0.0)
        async with node() as server, server.person() as livia:
            monkeypatch.setattr(server.site.analysis_jobs, "_ask_worker", answer)
            table = await livia.open_table("alea", 2)
            await asyncio.sleep(0.05)
            assert jobs == [], "no game has started"
            for _ in range(2):
                await livia.start_game(table)
                await wait_until(lambda: jobs == [WarmUp("alea")])
                table = await livia.open_table("alea", 3)
            assert not server.site.analysis_jobs._worker.is_running

    async def test_answer_says_when_analysis_is_compiling(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(AnalysisJobs, "_ask_worker", never)
        async with node() as server, server.person() as livia:
            table, _ = await livia.finish_game("idus-martii", 5)
            address = f"/api/records/{table}/analysis"
            assert not (await livia.get(address))["preparing"]
            in_process(server.site.analysis_jobs.queue).clock = lambda: (
                time.monotonic() + analysis_jobs.COMPILING_AFTER_SECONDS
            )
            assert (await livia.get(address))["preparing"]

    def test_warm_up_covers_all_that_an_analysis_needs(self) -> None:
        assert run_job(WarmUp("idus-martii")) == run_job(WarmUp("alea")) == b""


class TestRefusals:
    async def test_wrong_analysis_request_is_refused(self, livia: TestClient) -> None:
        table, _ = await livia.finish_game("idus-martii", 5)
        await livia.get("/api/records/nowhere/analysis", 404)
        refused = await livia.get(f"/api/records/{table}/analysis?seat=5", 409)
        assert refused["error"]["why"] == "no_such_seat"
        for bad in ("seat=-1", "seat=first", "model=wise"):
            await livia.get(f"/api/records/{table}/analysis?{bad}", 400)

    async def test_unfinished_game_has_no_analysis(self, livia: TestClient) -> None:
        table = await livia.open_game("idus-martii", 5)
        assert (await livia.get(f"/api/records/{table}/analysis", 404))["error"]["why"] == "no_record"

    async def test_analysis_is_refused_without_its_packages(
        self, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table, _ = await livia.finish_game("idus-martii", 5)
        monkeypatch.setattr(game_analysis, "are_installed", lambda _: False)
        assert (await livia.get(f"/api/records/{table}/analysis", 404))["error"]["why"] == "no_analysis"


class TestQueue:
    async def test_full_analysis_queue_answers_busy(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The event loop computes nothing, and the queue is short, so tables go on."""
        working = asyncio.Event()

        async def wait(*_: object) -> None:
            working.set()
            await asyncio.sleep(3600)

        monkeypatch.setattr(AnalysisJobs, "_ask_worker", wait)
        monkeypatch.setattr(analysis_jobs, "SHARE", Share(3, 3, 3))
        async with node() as server, server.person() as livia:
            table, _ = await livia.finish_game("idus-martii", 5)
            address = f"/api/records/{table}/analysis?seat="
            before = [(await livia.get(f"{address}{seat}"))["before"] for seat in (0, 1, 2, 1)]
            assert before == [0, 1, 2, 1]
            assert (await livia.get(f"{address}3", 503))["error"]["why"] == "busy"
            await working.wait()

    async def test_waiting_client_gets_progress_of_its_own_job(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Only the running job has progress; the next one starts at 0."""
        begun, done = asyncio.Event(), asyncio.Event()

        async def wait(jobs: AnalysisJobs, _: object) -> bytes:
            begun.set()
            await done.wait()
            return zlib.compress(b"{}")

        monkeypatch.setattr(AnalysisJobs, "_ask_worker", wait)
        async with node() as server, server.person() as livia:
            table, _ = await livia.finish_game("idus-martii", 5)

            async def progress(seat: int) -> tuple[int, int, int]:
                answer = await livia.get(f"/api/records/{table}/analysis?seat={seat}")
                return answer["before"], answer.get("done", 0), answer.get("of", 0)

            assert await progress(0) == (0, 0, 0)
            assert await progress(1) == (1, 0, 0)
            await begun.wait()
            begun.clear()
            server.site.analysis_jobs.queue.report_progress(6, 10)
            assert [await progress(seat) for seat in (0, 1)] == [(0, 6, 10), (1, 0, 0)]
            done.set()
            await begun.wait()
            done.clear()
            assert (await progress(2))[1:] == (0, 0)

    async def test_dead_worker_fails_only_its_own_analysis(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async with node() as server, server.person() as livia:
            table, _ = await livia.finish_game("idus-martii", 5)
            with monkeypatch.context() as broken:
                broken.setattr(server.site.analysis_jobs._worker, "_module", "lusoria.no_such_module")
                async with asyncio.timeout(PATIENCE):
                    while True:
                        answer = await livia.request("GET", f"/api/records/{table}/analysis?seat=0")
                        if not answer.is_success:
                            break
                        assert not answer.json()["ready"]
                        await asyncio.sleep(0.2)
            assert (answer.status_code, answer.json()["error"]["why"]) == (503, "analysis_rests")
            assert "retry-after" not in answer.headers  # or the page would retry for minutes
            assert (await analysis_of(livia, table, "?seat=1"))["eyes"] == 1
            in_process(server.site.analysis_jobs.queue).clock = lambda: time.monotonic() + RETRY_SECONDS
            assert (await analysis_of(livia, table, "?seat=0"))["eyes"] == 0


class TestShares:
    """Regression: one address could fill the queue, with stored games or with days."""

    async def test_address_has_a_share_of_the_analysis_queue(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(AnalysisJobs, "_ask_worker", never)
        jobs = AnalysisJobs(MemoryStore(), lambda *_: None)
        keys = [AnalysisKey("alea", str(number)) for number in range(analysis_jobs.SHARE.per_address + 1)]
        for number, key in enumerate(keys[:-1]):
            await jobs.request(key, b"", Client("here", str(number)))
        with pytest.raises(TableRefusal, match="busy"):
            await jobs.request(keys[-1], b"", Client("here", "another"))
        await jobs.request(keys[0], b"", HERE)
        await jobs.request(keys[-1], b"", THERE)
        await jobs.close()

    async def test_finished_job_frees_its_place(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(AnalysisJobs, "_ask_worker", succeed)
        jobs = AnalysisJobs(MemoryStore(), lambda *_: None)
        for number in range(3 * analysis_jobs.SHARE.per_device):
            await jobs.request(AnalysisKey("alea", str(number), is_stored=False), b"", HERE)
            await wait_until(lambda: not jobs.queue.pending_keys())
        assert not jobs.queue.pending_keys()
        await jobs.close()

    async def test_days_have_a_limited_share_of_the_queue(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(DayJobs, "_ask_worker", never)
        jobs = DayJobs(lambda *_: None)
        for number in range(day_jobs.DAY_SHARE.total * 3 // 2):  # each from its own address
            assert jobs.request(DayKey(f"day {number}", "alea"), QUESTION, Client(str(number))) is None
        with pytest.raises(TableRefusal, match="busy"):
            jobs.request(DayKey("day x", "alea"), QUESTION, THERE)
        assert jobs.request(TryKey("table", "alea"), TryQuestion(b"", 0), THERE) is None
        await jobs.close()

    async def test_day_is_computed_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Even if many tries are analysed after it."""
        monkeypatch.setattr(DayJobs, "_ask_worker", succeed)
        monkeypatch.setattr(day_jobs, "CACHE_ENTRIES", 2)
        jobs, day = DayJobs(lambda *_: None), DayKey("day", "alea")
        assert jobs.request(day, QUESTION, HERE) is None
        for number in range(5):
            jobs.request(TryKey(str(number), "alea"), TryQuestion(b"", 0), Client(str(number)))
            await wait_until(lambda: not jobs.queue.pending_keys())
        assert jobs.queue.result(TryKey("0", "alea")) is None, "evicted"
        assert jobs.request(day, QUESTION, HERE) == b"{}"
        await jobs.close()


async def test_day_worker_ends_once_bots_have_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """It holds the data of all bots; for tries alone it waits for the next one."""
    jobs, ends = DayJobs(lambda *_: None), list[str]()
    monkeypatch.setattr(DayJobs, "_ask_worker", succeed)
    for method in ("kill", "kill_when_idle"):
        monkeypatch.setattr(jobs._worker, method, partial(ends.append, method))
    jobs.request(DayKey("day", "alea"), QUESTION, HERE)
    await wait_until(lambda: ends == ["kill"])
    jobs.request(TryKey("table", "alea"), TryQuestion(b"", 0), HERE)
    await wait_until(lambda: ends == ["kill", "kill_when_idle"])
    await jobs.close()


class TestUnexpectedErrors:
    """Regression: the queue stopped for good, with all waiting requests."""

    async def test_unexpected_error_does_not_stop_the_queue(self, monkeypatch: pytest.MonkeyPatch) -> None:
        reports = list[tuple[str, str]]()
        jobs = AnalysisJobs(MemoryStore(), lambda where, error: reports.append((where, type(error).__name__)))
        monkeypatch.setattr(AnalysisJobs, "_ask_worker", succeed)
        monkeypatch.setattr(jobs._store, "save_analysis", fail)
        keys = [AnalysisKey("alea", str(number)) for number in range(3)]
        for key in keys:
            assert isinstance(await jobs.request(key, b"", HERE), AnalysisShown)
        await wait_until(lambda: not jobs.queue.pending_keys())
        assert [await jobs.find(key) for key in keys] == [b"{}"] * 3
        assert reports == [("analysis", "ZeroDivisionError")] * 3
        await jobs.close()

    async def test_failed_analysis_is_not_repeated_at_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        jobs = AnalysisJobs(MemoryStore(), lambda *_: None)
        monkeypatch.setattr(AnalysisJobs, "_ask_worker", fail)
        keys = [AnalysisKey("alea", str(number)) for number in range(2)]
        for key in keys:
            await jobs.request(key, b"", HERE)
        await wait_until(lambda: not jobs.queue.pending_keys())
        for key in keys:
            with pytest.raises(TableRefusal, match="analysis rests"):
                await jobs.find(key)
        await jobs.close()

    async def test_stopped_queue_restarts_with_next_request(self, monkeypatch: pytest.MonkeyPatch) -> None:
        jobs = AnalysisJobs(MemoryStore(), lambda *_: None)
        monkeypatch.setattr(AnalysisJobs, "_ask_worker", succeed)
        key = AnalysisKey("alea", "1")
        await jobs.request(key, b"", HERE)
        await jobs.queue.stop()  # before the job ran
        await jobs.request(key, b"", HERE)
        await wait_until(lambda: not jobs.queue.pending_keys())
        assert await jobs.find(key) == b"{}"
        await jobs.close()


async def succeed(*_: object) -> bytes:
    return b"{}"


async def never(*_: object) -> None:
    await asyncio.sleep(3600)


async def fail(*_: object) -> None:
    raise ZeroDivisionError


class TestAnalysisVersion:
    def test_source_digest_changes_with_the_code(self, tmp_path: Path) -> None:
        for part in analysis_version.VERSIONED_PACKAGES:
            (tmp_path / part / "deep").mkdir(parents=True)
            (tmp_path / part / "deep" / "one.py").write_text("1", encoding="utf-8")
        digests = [analysis_version.source_digest(tmp_path)]
        (tmp_path / "minds" / "deep" / "one.py").write_text("2", encoding="utf-8")
        digests.append(analysis_version.source_digest(tmp_path))
        (tmp_path / "minds" / "deep" / "one.py").rename(tmp_path / "minds" / "deep" / "two.py")
        digests.append(analysis_version.source_digest(tmp_path))
        (tmp_path / "minds" / "deep" / "net.npz").write_bytes(b"trained data has its own checksum")
        assert analysis_version.source_digest(tmp_path) == digests[-1]
        assert len(set(digests)) == len(digests)

    def test_versioned_packages_cover_all_imports(self) -> None:
        """Code of an unlisted package could change results under an unchanged version."""
        script = (
            "import sys, lusoria.analysis.alea.alea_analysis, lusoria.analysis.idus_martii.idus_analysis\n"
            "print(*{name.split('.')[1] for name in sys.modules if name.startswith('lusoria.')})"
        )
        loaded = subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, encoding="utf-8", check=True
        )
        no_results = {"words", "runtime"}  # results do not depend on their code
        assert set(loaded.stdout.split()) - no_results == set(analysis_version.VERSIONED_PACKAGES)

    def test_packages_of_a_plugin_are_part_of_the_version(self) -> None:
        extensions = {"analysis": "calculi.parts:ANALYSIS", "coach": "calculi_coach:COACH"}
        extensions["daily"] = "lusoria.table:X"
        game: Any = SimpleNamespace(package="calculi", extensions=extensions)
        assert analysis_version.other_packages(game) == {"calculi", "calculi_coach"}
        assert all(analysis_version.other_packages(each) == set() for each in BUILT_IN)

    def test_module_in_a_single_file_is_part_of_the_version(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: the server did not start if a plug-in named an object in a top-level module."""
        (tmp_path / "lone_coach.py").write_text("COACH = 1", encoding="utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        found = {path: source.read_bytes() for path, source in analysis_version.sources_of("lone_coach")}
        assert found == {"lone_coach": b"COACH = 1"}
