"""Uploaded records: verified as by `lusoria verify`, shown, analysed, and not stored."""

import asyncio
import json
import threading
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lusoria.core.game import sample
from lusoria.games import game as find_game
from lusoria.records.match import Match
from lusoria.records.record import Player, Record, read_record, write_record
from lusoria.runtime.fair_queue import Share
from lusoria.server.api import uploaded_records
from lusoria.server.auth import COOKIE
from lusoria.server.jobs import analysis_jobs, reading_jobs
from lusoria.server.jobs.analysis_jobs import AnalysisJobs, AnalysisKey
from lusoria.server.jobs.analysis_version import analysis_version
from lusoria.words import LANGUAGES
from tests.docs.pages import ROOT, table_with, text_of
from tests.server.harness import TestClient, TestServer, json_of, wait_until
from tests.server.jobs.test_analysis_jobs import PATIENCE, never

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("compiled")]
GOLDEN = sorted((Path(__file__).parents[2] / "records/golden").glob("*.json"))


async def upload(person: TestClient, record: bytes, path: str, status: int = 200) -> Any:
    return json_of(await person.request("POST", f"/api/opened/{path}", content=record), status)


async def document(
    server: TestServer, person: TestClient, game: str = "alea", players: int = 2
) -> tuple[str, bytes]:
    table, _ = await person.finish_game(game, players)
    row = await server.record(table)
    return table, row.document


def unfinished_record(name: str) -> bytes:
    game = find_game("alea")
    match = Match(game, game.options_type(players=2), lambda chance: sample(chance, Random(1)))
    players = Player("human", name), Player("human", "Marcus")
    return write_record(Record(game, match.options, players, tuple(match.events), None, None))


def hold_readings(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Uploaded records are read only after this event."""
    may_read = threading.Event()

    def wait_for_event(*_: object, **__: object) -> bytes:
        may_read.wait(PATIENCE)
        return b"{}"

    monkeypatch.setattr(uploaded_records, "steps", wait_for_event)
    return may_read


class TestValidRecords:
    async def test_uploaded_record_is_shown_like_the_stored_one(
        self, server: TestServer, livia: TestClient
    ) -> None:
        table, written = await document(server, livia, "idus-martii", 5)
        for query in ("?secrets=true", "?secrets=false", "?seat=3"):
            stored = await livia.get(f"/api/records/{table}/views{query}")
            assert await upload(livia, written, f"views{query}") == stored

    async def test_record_of_another_server_shows_no_own_seal(
        self, server: TestServer, livia: TestClient
    ) -> None:
        _, written = await document(server, livia)
        assert (await upload(livia, written, "views"))["record"]
        service = server.site.hub.services
        key, service.key = service.key, type(service.key)(b"\1" * 32)
        try:
            assert (await upload(livia, written, "views"))["record"] is None
        finally:
            service.key = key

    async def test_uploaded_record_is_analysed_and_not_stored(
        self, server: TestServer, livia: TestClient
    ) -> None:
        table, written = await document(server, livia, "idus-martii", 5)
        changed = json.loads(written)
        changed["seats"][0]["name"] = "Gaius"  # names are not sealed: a different file
        other = json.dumps(changed).encode()
        async with asyncio.timeout(PATIENCE):
            answer = await upload(livia, other, "analysis?seat=2&model=honest")
            while not answer["ready"]:
                await asyncio.sleep(0.1)
                answer = await upload(livia, other, "analysis?seat=2&model=honest")
        assert (answer["analysis"]["eyes"], answer["analysis"]["model"]) == (2, "honest")
        version = analysis_version("idus-martii")
        assert await server.store.stored_analysis(table, "2|honest", version) is None
        room = await upload(livia, other, "what-if?step=40&seat=2&bots=novice", 201)
        assert room["what_if"] == {"record": None, "step": 40}
        assert room["seats"][0]["name"] == "Gaius"
        assert room["yours"] == [2]

    async def test_records_of_every_version_open(self, livia: TestClient) -> None:
        assert len(GOLDEN) > 3
        for path in GOLDEN:
            views = await upload(livia, path.read_bytes(), "views?secrets=true")
            assert len(views["seats"]) == len(read_record(path.read_bytes()).seats), path


class TestInvalidRecords:
    async def test_fault_is_named_in_every_language(self, server: TestServer, livia: TestClient) -> None:
        _, written = await document(server, livia, "idus-martii", 5)
        problems = set()
        changed = json.loads(written)
        votes = [place for place, event in enumerate(changed["events"]) if event["type"] == "vote_laid"]
        changed["events"][votes[1]] = changed["events"][votes[0]]  # one seat votes twice
        for language in LANGUAGES:
            refused = await upload(livia, json.dumps(changed).encode(), f"views?language={language}", 400)
            assert refused["error"]["kind"] == "malformed"
            assert refused["error"]["where"].startswith("events[")
            problems.add(refused["error"]["problem"])
        assert len(problems) == len(LANGUAGES)

    @pytest.mark.parametrize(
        ("bad", "where"),
        [
            (b"", "record"),
            (b"not JSON", "record"),
            (b"[" * 20_000, "record"),
            (b"\xff\xfe", "record"),
            (b'{"format": 2}', "record"),
            (b'{"format": 1, "format": 1}', "record"),
            (GOLDEN[0].read_bytes().replace(b'"format": 1', b'"format": 99'), "record.format"),
            (GOLDEN[0].read_bytes().replace(b'"game": "', b'"game": "guest-', 1), "game"),
            (GOLDEN[0].read_bytes().replace(b'"seats": [', b'"seats": [7,', 1), "record.seats[0]"),
        ],
    )
    async def test_invalid_file_is_refused(self, livia: TestClient, bad: bytes, where: str) -> None:
        for path in ("views", "analysis", "what-if?step=1&seat=0"):
            refused = await upload(livia, bad, path, 400)
            assert refused["error"]["kind"] == "malformed"
            assert refused["error"]["where"].startswith(where), refused
        problems = {
            (await upload(livia, bad, f"views?language={language}", 400))["error"]["problem"]
            for language in LANGUAGES
        }
        assert len(problems) == len(LANGUAGES), problems

    async def test_unfinished_record_is_not_analysed(self, server: TestServer, livia: TestClient) -> None:
        """Regression: the analysis was queued, and its failure cached for good."""
        problems = set()
        for language in LANGUAGES:
            refused = await upload(livia, unfinished_record(language), f"analysis?language={language}", 400)
            assert (refused["error"]["kind"], refused["error"]["where"]) == ("malformed", "record.result")
            problems.add(refused["error"]["problem"])
        assert len(problems) == len(LANGUAGES)
        pending = server.site.analysis_jobs.queue.pending_keys()
        assert not [key for key in pending if isinstance(key, AnalysisKey) and not key.is_stored]
        await upload(livia, unfinished_record("shown"), "views")

    async def test_invalid_query_is_refused(self, server: TestServer, livia: TestClient) -> None:
        _, written = await document(server, livia)
        for what in ("views?seat=2", "analysis?seat=2", "what-if?step=1&seat=2"):
            assert (await upload(livia, written, what, 409))["error"]["why"] == "no_such_seat"
        for what in ("views?seat=-1", "views?language=xx", "analysis?model=wise", "what-if?seat=0"):
            assert (await upload(livia, written, what, 400))["error"]["kind"] == "malformed"


def pending_readings(server: TestServer) -> Sequence[int]:
    return server.site.reading_jobs.queue.pending_keys()


class TestLimits:
    async def test_oversized_upload_is_refused(self, livia: TestClient) -> None:
        refused = await upload(livia, b"x" * (uploaded_records.MAX_RECORD_BYTES + 1), "views", 413)
        assert refused["error"]["kind"] == "malformed"

    async def test_full_reading_queue_answers_busy(
        self, server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        _, written = await document(server, livia)
        monkeypatch.setattr(server.site.reading_jobs.queue, "share", Share(0, 0, 0))
        assert (await upload(livia, written, "views", 503))["error"]["why"] == "busy"

    async def test_address_has_a_share_of_reading_places(
        self, server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Regression: while one address sent files, others were answered 0 to 3 of 20 times.

        25 devices send two files each while the thread is busy: 40 wait, 10 are refused.
        """
        _, written = await document(server, livia)
        read = hold_readings(monkeypatch)
        share, devices = reading_jobs.SHARE, 25
        too_many = devices * share.per_device - share.per_address
        assert too_many > 0

        async with AsyncExitStack() as stack:
            people = [
                await stack.enter_async_context(server.person("Malus", {"X-Forwarded-For": "203.0.113.7"}))
                for _ in range(devices)
            ]
            for malus in people:
                malus.http.cookies.set(COOKIE, server.site.tokens.token(server.site.tokens.new_person()))
            flood = [
                asyncio.create_task(malus.request("POST", "/api/opened/views", content=written))
                for malus in people
                for _ in range(share.per_device)
            ]
            await wait_until(lambda: sum(request.done() for request in flood) == too_many)
            own = asyncio.create_task(livia.request("POST", "/api/opened/views", content=written))
            await wait_until(lambda: own.done() or len(pending_readings(server)) == share.per_address + 1)
            read.set()
            assert (await own).status_code == 200
            answers = Counter([(await request).status_code for request in flood])
        assert answers == {200: share.per_address, 503: too_many}

    def test_page_states_the_limits(self) -> None:
        """Regression: `docs/hosting-analysis.md` had limits of an earlier version."""
        page = text_of(ROOT / "docs/hosting-analysis.md")
        rows = table_with(page, "waiting", "all", "per address", "per device")
        shares = [Share(*(int(row[name]) for name in ("all", "per address", "per device"))) for row in rows]
        assert shares == [reading_jobs.SHARE, analysis_jobs.UPLOADED_SHARE, analysis_jobs.SHARE]

    async def test_device_has_a_share_of_reading_places(
        self, server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        _, written = await document(server, livia)
        read = hold_readings(monkeypatch)
        path, most = "/api/opened/views", reading_jobs.SHARE.per_device
        requests = [
            asyncio.create_task(livia.request("POST", path, content=written)) for _ in range(most + 2)
        ]
        await wait_until(lambda: sum(request.done() for request in requests) == 2)
        read.set()
        answers = [await request for request in requests]
        assert sum(answer.is_success for answer in answers) == most
        busy = next(answer for answer in answers if answer.is_error)
        assert (busy.status_code, busy.json()["error"]["why"]) == (503, "busy")
        assert int(busy.headers["retry-after"]) >= 1

    async def test_uploads_leave_room_for_stored_games(
        self, server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table, written = await document(server, livia, "idus-martii", 5)
        monkeypatch.setattr(AnalysisJobs, "_ask_worker", never)
        jobs = AnalysisJobs(server.store, lambda *_: None)
        monkeypatch.setattr(server.site, "analysis_jobs", jobs)
        try:
            for seat in range(analysis_jobs.UPLOADED_SHARE.per_device):
                assert not (await upload(livia, written, f"analysis?seat={seat}"))["ready"]
            assert (await upload(livia, written, "analysis", 503))["error"]["why"] == "busy"
            assert not (await livia.get(f"/api/records/{table}/analysis?seat=1"))["ready"]
        finally:
            await jobs.close()
