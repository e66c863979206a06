"""The analysis of a finished game over HTTP: worked out apart, once, for whoever asks."""

import asyncio
import time
from typing import Any

import pytest

from lusoria.server import studies
from lusoria.server.studies import Studies
from tests.server.test_signed import finished
from tests.server.world import House, Somebody, node

pytestmark = pytest.mark.anyio
PATIENCE = 400.0  # seconds; the first one on a machine compiles


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

        monkeypatch.setattr(Studies, "_studied", nobody)
        told = await livia.get(f"/api/records/{table}/analysis")
        assert (told["ready"], told["analysis"]) == (True, first)


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
        monkeypatch.setattr(studies, "NEEDS", ("no_such_module",))
        assert (await livia.get(f"/api/records/{table}/analysis", 404))["error"]["why"] == "no_analysis"


class TestAFlood:
    async def test_few_wait_and_the_others_are_told_so(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Tables are not starved: the event loop works nothing out, and the queue is short."""
        working = asyncio.Event()

        async def slow(*_: object) -> None:
            working.set()
            await asyncio.sleep(3600)

        monkeypatch.setattr(Studies, "_studied", slow)
        monkeypatch.setattr(studies, "MOST_WAITING", 3)
        async with node() as house, house.person() as livia:
            table, _ = await finished(livia, "idus-martii", 5)
            address = f"/api/records/{table}/analysis?seat="
            before = [(await livia.get(f"{address}{seat}"))["before"] for seat in (0, 1, 2, 1)]
            assert before == [0, 1, 2, 1]
            assert (await livia.get(f"{address}3", 503))["error"]["why"] == "busy"
            await working.wait()

    async def test_a_process_that_dies_costs_its_analysis_and_no_other(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async with node() as house, house.person() as livia:
            table, _ = await finished(livia, "idus-martii", 5)
            with monkeypatch.context() as broken:
                broken.setattr(studies, "MODULE", "lusoria.no_such_module")
                async with asyncio.timeout(PATIENCE):
                    while True:
                        answer = await livia.ask("GET", f"/api/records/{table}/analysis?seat=0")
                        if not answer.is_success:
                            break
                        assert not answer.json()["ready"]
                        await asyncio.sleep(0.2)
            assert answer.json()["error"]["why"] == "no_analysis"
            assert (await analysis_of(livia, table, "?seat=1"))["eyes"] == 1
            house.site.studies._clock = lambda: time.monotonic() + studies.REST
            assert (await analysis_of(livia, table, "?seat=0"))["eyes"] == 0
