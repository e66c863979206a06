"""Results of own games: private, without games of bots, with ratings and luck report."""

import asyncio
import csv
import io
from typing import Any

import pytest

from lusoria.runtime.fair_queue import Share
from lusoria.runtime.worker import QuestionFailed
from lusoria.server.jobs.analysis_jobs import AnalysisJobs
from lusoria.server.my_games import player_rating
from lusoria.table.live.table_index import Summary
from tests.runtime.in_process import in_process
from tests.server.harness import TestClient, TestServer, is_over, wait_until
from tests.server.jobs.test_analysis_jobs import PATIENCE

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("compiled")]


async def test_finished_game_is_in_own_results_only(livia: TestClient, stranger: TestClient) -> None:
    alea, _ = await livia.finish_game()
    idus, _ = await livia.finish_game("idus-martii", 5)
    await livia.open_game("alea", 2)
    results = (await livia.get("/api/me/results"))["results"]
    rows = [(each["table"], each["game"], each["players"], each["seat"]) for each in results]
    assert rows == [(idus, "idus-martii", 5, 0), (alea, "alea", 2, 0)]
    assert results[0]["side"] in ("loyal", "traitor", "merchant")
    assert results[0]["score"] is None
    assert results[1]["side"] is None
    assert isinstance(results[1]["score"], int)
    record = await livia.get(f"/api/records/{alea}")
    assert results[1]["won"] == (0 in record["result"]["winners"])
    assert results[1]["score"] == record["result"]["scores"][0]
    assert (await stranger.get("/api/me/results")) == {"results": [], "ratings": []}
    assert (await stranger.get("/api/me/fortunes"))["games"] == []


async def test_hidden_game_is_not_counted(livia: TestClient) -> None:
    table, _ = await livia.finish_game()
    await livia.delete(f"/api/me/games/{table}")
    assert (await livia.get("/api/me/results")) == {"results": [], "ratings": []}


async def test_offices_are_counted_by_turn(livia: TestClient) -> None:
    table, _ = await livia.finish_game("idus-martii", 5)
    (mine,) = (await livia.get("/api/me/results"))["results"]
    steps = (await livia.get(f"/api/records/{table}/views"))["steps"]
    ledger = steps[-1]["table"]["ledger"]
    assert mine["offices"] == {
        "consul": sum(line["consul"] == 0 for line in ledger),
        "praetor": sum(line["praetor"] == 0 for line in ledger),
        "aedile": sum(0 in line["aediles"] for line in ledger),
    }
    assert sum(mine["offices"].values()) > 0


async def test_abandoned_game_is_counted_apart(
    server: TestServer, livia: TestClient, marcus: TestClient
) -> None:
    """It is neither won nor lost, and not rated."""
    table = await livia.open_game("alea", 2, marcus)
    await livia.post(f"/api/tables/{table}/give-up")
    assert (await livia.get("/api/me/results"))["results"] == []
    await marcus.post(f"/api/tables/{table}/give-up")
    await wait_until(lambda: server.live(table).room.status == "over")
    for person, seat in ((livia, 0), (marcus, 1)):
        answer = await person.get("/api/me/results")
        (mine,) = answer["results"]
        assert (mine["seat"], mine["gave_up"], mine["won"]) == (seat, True, False)
        assert answer["ratings"] == []
        (listed,) = (await person.get("/api/me/games"))["tables"]
        assert listed["result"] == "given_up"
        assert not any(each["yours"] for each in listed["seats"])
        assert (await person.get("/api/me/fortunes"))["games"] == []


async def test_game_played_by_a_bot_is_not_counted(
    server: TestServer, livia: TestClient, marcus: TestClient, stranger: TestClient
) -> None:
    """Regression: moves of a stand-in counted for the rating of its owner."""
    table = await livia.open_game("alea", 2, marcus)
    async with stranger.page(table) as page:
        for person, seat in ((livia, 0), (marcus, 1)):
            await person.delete(f"/api/tables/{table}/seats/{seat}")  # let the bot play
        await page.expect("room", is_over)
    for person in (livia, marcus):
        answer = await person.get("/api/me/results")
        (mine,) = answer["results"]
        assert not mine["gave_up"]
        assert answer["ratings"] == []
        assert (await person.get("/api/me/fortunes"))["games"] == []
    row = await server.row(table)
    occupants = Summary.of(row).occupants
    assert [(occupant.moves > 10, occupant.stand_in_moves == occupant.moves) for occupant in occupants] == [
        (True, True)
    ] * 2


async def test_game_with_coach_is_not_rated(livia: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_rating, "MIN_GAMES", 1)
    dark, _ = await livia.finish_game()
    lit, _ = await livia.finish_game("alea", 2, lamps=True)
    answer = await livia.get("/api/me/results")
    assert [(each["table"], each["lamps"]) for each in answer["results"]] == [(lit, True), (dark, False)]
    (rated,) = answer["ratings"]
    assert (rated["game"], rated["games"]) == ("alea", 1)
    assert [point["table"] for point in rated["course"]] == [dark]


async def test_csv_has_the_same_results(livia: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_rating, "MIN_GAMES", 1)
    await livia.finish_game()
    await livia.finish_game("idus-martii", 5)
    results = await livia.get("/api/me/results")
    answer = await livia.request("GET", "/api/me/results.csv")
    assert answer.headers["content-type"].startswith("text/csv")
    assert "lusoria-my-games.csv" in answer.headers["content-disposition"]
    lines = list(csv.DictReader(io.StringIO(answer.text)))
    assert [line["replay"] for line in lines] == [f"/r/{each['table']}" for each in results["results"]]
    points = {point["table"]: point for each in results["ratings"] for point in each["course"]}
    for line, result in zip(lines, results["results"], strict=True):
        assert line["result"] == ("won" if result["won"] else "lost")
        assert line["score"] == str(result["score"] if result["score"] is not None else "")
        assert line["turns_consul"] == str((result["offices"] or {}).get("consul", ""))
        assert int(line["rating"]) == points[result["table"]]["value"]
    assert livia.name not in answer.text


class TestLuckReport:
    async def test_luck_and_decisions_add_up_to_the_result(self, livia: TestClient) -> None:
        alea, _ = await livia.finish_game()
        idus, _ = await livia.finish_game("idus-martii", 5)
        await livia.finish_game("alea", 2, lamps=True)
        before = await livia.get("/api/me/fortunes")
        assert [each["table"] for each in before["games"]] == [idus, alea]
        assert all(each["cost"] is None and not each["hopeless"] for each in before["games"])
        assert (before["possible"], before["before"]) == (True, None)
        report = await get_luck_report(livia)
        assert await livia.get("/api/me/fortunes") == {**report, "before": None, "preparing": False}
        by_table = {each["table"]: each for each in report["games"]}
        results = (await livia.get("/api/me/results"))["results"]
        score = next(each["score"] for each in results if each["table"] == alea)
        for parts, result in ((by_table[alea]["points"], score), (by_table[alea]["chance"], None)):
            found = parts["start"] + parts["luck"] + parts["skill"] + parts["others"]
            assert found == pytest.approx(parts["result"], abs=0.001)
            assert result is None or parts["result"] == result
        analysis = (await livia.get(f"/api/records/{idus}/analysis?seat=0"))["analysis"]
        costs = sum(decision["cost"] for decision in analysis["decisions"])
        assert by_table[idus]["cost"] == pytest.approx(costs, abs=0.001)
        assert by_table[idus]["points"] is None

    async def test_report_requests_one_analysis_at_a_time(
        self, server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        release = asyncio.Event()

        async def wait(*_: object) -> bytes:
            await release.wait()
            return b""

        monkeypatch.setattr(AnalysisJobs, "_ask_worker", wait)
        for _ in range(3):
            await livia.finish_game()
        queue = in_process(server.site.analysis_jobs.queue)
        await livia.get("/api/me/fortunes")
        assert not queue.pending_keys()
        first, again = [await livia.post("/api/me/fortunes") for _ in range(2)]
        assert first == again
        assert (again["before"], len(queue.pending_keys())) == (0, 1)
        queue.share = Share(1, 1, 1)
        newest = first["games"][0]["table"]
        await livia.delete(f"/api/me/games/{newest}")
        assert (await livia.post("/api/me/fortunes", status=503))["error"]["why"] == "busy"
        release.set()
        await wait_until(lambda: not queue.pending_keys())

    @pytest.mark.parametrize(("found", "hopeless"), [(QuestionFailed("ValueError"), False), (b"", True)])
    async def test_failed_analysis_is_skipped_impossible_one_is_marked(
        self,
        livia: TestClient,
        monkeypatch: pytest.MonkeyPatch,
        found: bytes | QuestionFailed,
        hopeless: bool,
    ) -> None:
        """Regression: every failure was shown as hopeless, though a retry could succeed."""

        async def answer(*_: object) -> bytes:
            if isinstance(found, QuestionFailed):
                raise found
            return found

        monkeypatch.setattr(AnalysisJobs, "_ask_worker", answer)
        for _ in range(2):
            await livia.finish_game()
        report = await get_luck_report(livia)
        assert [each["hopeless"] for each in report["games"]] == [hopeless] * 2
        assert (await livia.get("/api/me/fortunes"))["games"] == report["games"]


async def get_luck_report(person: TestClient) -> dict[str, Any]:
    """The complete report; each request starts one analysis."""
    async with asyncio.timeout(PATIENCE):
        while True:
            report = await person.post("/api/me/fortunes")
            if report["before"] is None:
                return dict(report)
            await asyncio.sleep(0.05)
