"""Results of a person's own games. Nobody else gets them."""

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
from tests.server.jobs.test_analysis_jobs import PATIENCE
from tests.server.privacy.test_signatures import finished
from tests.server.world import TestClient, TestServer, wait_until

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("compiled")]


async def test_finished_game_is_in_own_results_only(
    server: TestServer, livia: TestClient, stranger: TestClient
) -> None:
    alea, _ = await finished(livia, "alea", 2)
    idus, _ = await finished(livia, "idus-martii", 5)
    begun = await livia.open_table("alea", 2)
    await livia.start_game(begun)
    results = (await livia.get("/api/me/results"))["results"]
    assert [(one["table"], one["game"], one["players"], one["seat"]) for one in results] == [
        (idus, "idus-martii", 5, 0),
        (alea, "alea", 2, 0),
    ]
    assert results[0]["side"] in ("loyal", "traitor", "merchant")
    assert results[0]["score"] is None
    assert results[1]["side"] is None
    assert isinstance(results[1]["score"], int)
    record = await livia.get(f"/api/records/{alea}")
    assert results[1]["won"] == (0 in record["result"]["winners"])
    assert results[1]["score"] == record["result"]["scores"][0]
    assert (await stranger.get("/api/me/results")) == {"results": [], "ratings": []}
    assert (await stranger.get("/api/me/fortunes"))["games"] == []


async def test_hidden_game_is_not_counted(server: TestServer, livia: TestClient) -> None:
    table, _ = await finished(livia, "alea", 2)
    await livia.delete(f"/api/me/games/{table}")
    assert (await livia.get("/api/me/results")) == {"results": [], "ratings": []}


async def test_offices_are_counted_by_turn(server: TestServer, livia: TestClient) -> None:
    table, _ = await finished(livia, "idus-martii", 5)
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
    """It is neither won nor lost, and rated for nobody who left it."""
    table = await livia.open_table("alea", 2)
    await marcus.take_seat(table)
    await livia.start_game(table)
    await livia.post(f"/api/tables/{table}/give-up")
    assert (await livia.get("/api/me/results"))["results"] == []
    await marcus.post(f"/api/tables/{table}/give-up")
    await wait_until(lambda: server.live(table).room.status == "over")
    for person, seat in ((livia, 0), (marcus, 1)):
        told = await person.get("/api/me/results")
        (mine,) = told["results"]
        assert (mine["seat"], mine["gave_up"], mine["won"]) == (seat, True, False)
        assert told["ratings"] == []
        (listed,) = (await person.get("/api/me/games"))["tables"]
        assert listed["result"] == "given_up"
        assert not any(each["yours"] for each in listed["seats"])
        assert (await person.get("/api/me/fortunes"))["games"] == []


async def test_game_played_by_a_bot_is_not_counted(
    server: TestServer, livia: TestClient, marcus: TestClient, stranger: TestClient
) -> None:
    """Regression: moves of a stand-in counted for the rating of its owner."""
    table = await livia.open_table("alea", 2)
    await marcus.take_seat(table)
    await livia.start_game(table)
    async with stranger.page(table) as page:
        for person, seat in ((livia, 0), (marcus, 1)):
            await person.delete(f"/api/tables/{table}/seats/{seat}")  # let the bot play
        await page.expect("room", lambda room: room["status"] == "over")
    for person in (livia, marcus):
        told = await person.get("/api/me/results")
        (mine,) = told["results"]
        assert not mine["gave_up"]
        assert told["ratings"] == []
        assert (await person.get("/api/me/fortunes"))["games"] == []
    row = await server.store.row(table)
    assert row is not None
    assert [(one.moves > 10, one.lent == one.moves) for one in Summary.of(row).sitters] == [(True, True)] * 2


async def test_game_with_coach_is_not_rated(
    server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_rating, "MIN_GAMES", 1)
    dark, _ = await finished(livia, "alea", 2)
    lit, _ = await finished(livia, "alea", 2, lamps=True)
    told = await livia.get("/api/me/results")
    assert [(one["table"], one["lamps"]) for one in told["results"]] == [(lit, True), (dark, False)]
    (rated,) = told["ratings"]
    assert (rated["game"], rated["games"], [point["table"] for point in rated["course"]]) == (
        "alea",
        1,
        [dark],
    )


async def test_csv_has_the_same_results(
    server: TestServer, livia: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_rating, "MIN_GAMES", 1)
    await finished(livia, "alea", 2)
    await finished(livia, "idus-martii", 5)
    told = await livia.get("/api/me/results")
    answer = await livia.ask("GET", "/api/me/results.csv")
    assert answer.headers["content-type"].startswith("text/csv")
    assert "lusoria-my-games.csv" in answer.headers["content-disposition"]
    lines = list(csv.DictReader(io.StringIO(answer.text)))
    assert [line["replay"] for line in lines] == [f"/r/{one['table']}" for one in told["results"]]
    points = {point["table"]: point for each in told["ratings"] for point in each["course"]}
    for line, one in zip(lines, told["results"], strict=True):
        assert line["result"] == ("won" if one["won"] else "lost")
        assert line["score"] == str(one["score"] if one["score"] is not None else "")
        assert line["turns_consul"] == str((one["offices"] or {}).get("consul", ""))
        assert int(line["rating"]) == points[one["table"]]["value"]
    assert livia.name not in answer.text


class TestFortunes:
    async def test_luck_and_decisions_add_up_to_the_result(
        self, server: TestServer, livia: TestClient
    ) -> None:
        alea, _ = await finished(livia, "alea", 2)
        idus, _ = await finished(livia, "idus-martii", 5)
        await finished(livia, "alea", 2, lamps=True)
        before = await livia.get("/api/me/fortunes")
        assert [one["table"] for one in before["games"]] == [idus, alea]
        assert all(one["cost"] is None and not one["hopeless"] for one in before["games"])
        assert (before["possible"], before["before"]) == (True, None)
        told = await worked_out(livia)
        assert await livia.get("/api/me/fortunes") == {**told, "before": None, "preparing": False}
        by_table = {one["table"]: one for one in told["games"]}
        score = next(
            one["score"] for one in (await livia.get("/api/me/results"))["results"] if one["table"] == alea
        )
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
        enough = asyncio.Event()

        async def slow(*_: object) -> bytes:
            await enough.wait()
            return b""

        monkeypatch.setattr(AnalysisJobs, "_ask_worker", slow)
        for _ in range(3):
            await finished(livia, "alea", 2)
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
        enough.set()
        await wait_until(lambda: not queue.pending_keys())

    @pytest.mark.parametrize(("found", "hopeless"), [(QuestionFailed("ValueError"), False), (b"", True)])
    async def test_failed_analysis_is_skipped_impossible_one_is_marked(
        self,
        server: TestServer,
        livia: TestClient,
        monkeypatch: pytest.MonkeyPatch,
        found: bytes | QuestionFailed,
        hopeless: bool,
    ) -> None:
        """Before: whatever broke was told as hopeless, and could be worked out a minute later."""

        async def broken(*_: object) -> bytes:
            if isinstance(found, QuestionFailed):
                raise found
            return found

        monkeypatch.setattr(AnalysisJobs, "_ask_worker", broken)
        for _ in range(2):
            await finished(livia, "alea", 2)
        told = await worked_out(livia)
        assert [one["hopeless"] for one in told["games"]] == [hopeless] * 2
        assert (await livia.get("/api/me/fortunes"))["games"] == told["games"]


async def worked_out(person: TestClient) -> dict[str, Any]:
    """All that can be, one after the other."""
    async with asyncio.timeout(PATIENCE):
        while True:
            told = await person.post("/api/me/fortunes")
            if told["before"] is None:
                return dict(told)
            await asyncio.sleep(0.05)
