"""How one's own games ended: counted for the person of this device, and for nobody else."""

import asyncio
import csv
import io
from typing import Any

import pytest

from lusoria.runtime.fair_queue import Share
from lusoria.server.jobs.analysis_jobs import AnalysisJobs
from lusoria.server.jobs.analysis_worker import Result
from lusoria.server.my_games import player_rating
from lusoria.table.live.table_index import Summary
from tests.server.jobs.test_analysis_jobs import PATIENCE
from tests.server.privacy.test_signatures import finished
from tests.server.world import House, Somebody, until

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("compiled")]


async def test_a_finished_game_is_in_ones_own_results_and_in_nobody_elses(
    house: House, livia: Somebody, stranger: Somebody
) -> None:
    alea, _ = await finished(livia, "alea", 2)
    idus, _ = await finished(livia, "idus-martii", 5)
    begun = await livia.opens("alea", 2)
    await livia.starts(begun)
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


async def test_what_is_taken_off_the_list_is_no_longer_counted(house: House, livia: Somebody) -> None:
    table, _ = await finished(livia, "alea", 2)
    await livia.delete(f"/api/me/games/{table}")
    assert (await livia.get("/api/me/results")) == {"results": [], "ratings": []}


async def test_offices_are_counted_turn_by_turn(house: House, livia: Somebody) -> None:
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


async def test_a_game_given_up_is_told_apart(house: House, livia: Somebody, marcus: Somebody) -> None:
    """It is neither won nor lost, and rated for nobody who left it."""
    table = await livia.opens("alea", 2)
    await marcus.sits(table)
    await livia.starts(table)
    await livia.post(f"/api/tables/{table}/give-up")
    assert (await livia.get("/api/me/results"))["results"] == []
    await marcus.post(f"/api/tables/{table}/give-up")
    await until(lambda: house.live(table).room.status == "over")
    for person, seat in ((livia, 0), (marcus, 1)):
        told = await person.get("/api/me/results")
        (mine,) = told["results"]
        assert (mine["seat"], mine["gave_up"], mine["won"]) == (seat, True, False)
        assert told["ratings"] == []
        (listed,) = (await person.get("/api/me/games"))["tables"]
        assert listed["result"] == "given_up"
        assert not any(each["yours"] for each in listed["seats"])
        assert (await person.get("/api/me/fortunes"))["games"] == []


async def test_a_game_that_a_bot_played_is_nobodys_own(
    house: House, livia: Somebody, marcus: Somebody, stranger: Somebody
) -> None:
    """Before: whoever let a bot play was rated for what it did."""
    table = await livia.opens("alea", 2)
    await marcus.sits(table)
    await livia.starts(table)
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
    row = await house.store.row(table)
    assert row is not None
    assert [(one.moves > 10, one.lent == one.moves) for one in Summary.of(row).sitters] == [(True, True)] * 2


async def test_only_games_without_lamps_are_rated(
    house: House, livia: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_rating, "LEAST", 1)
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


async def test_the_table_for_spreadsheets_says_the_same(
    house: House, livia: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_rating, "LEAST", 1)
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
    async def test_luck_and_decisions_sum_to_the_result_once_they_are_worked_out(
        self, house: House, livia: Somebody
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

    async def test_one_who_asks_has_one_in_the_queue_and_looking_begins_nothing(
        self, house: House, livia: Somebody, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        enough = asyncio.Event()

        async def slow(*_: object) -> Result:
            await enough.wait()
            return Result()

        monkeypatch.setattr(AnalysisJobs, "_ask_worker", slow)
        for _ in range(3):
            await finished(livia, "alea", 2)
        queue = house.site.analysis_jobs.queue
        await livia.get("/api/me/fortunes")
        assert len(queue) == 0
        first, again = [await livia.post("/api/me/fortunes") for _ in range(2)]
        assert first == again
        assert (again["before"], len(queue)) == (0, 1)
        queue.share = Share(1, 1, 1)
        newest = first["games"][0]["table"]
        await livia.delete(f"/api/me/games/{newest}")
        assert (await livia.post("/api/me/fortunes", status=503))["error"]["why"] == "busy"
        enough.set()
        await until(lambda: len(queue) == 0)

    @pytest.mark.parametrize(("found", "hopeless"), [(Result(error="ValueError"), False), (Result(), True)])
    async def test_what_breaks_is_passed_over_and_hopeless_is_what_cannot_be(
        self,
        house: House,
        livia: Somebody,
        monkeypatch: pytest.MonkeyPatch,
        found: Result,
        hopeless: bool,
    ) -> None:
        """Before: whatever broke was told as hopeless, and could be worked out a minute later."""

        async def broken(*_: object) -> Result:
            return found

        monkeypatch.setattr(AnalysisJobs, "_ask_worker", broken)
        for _ in range(2):
            await finished(livia, "alea", 2)
        told = await worked_out(livia)
        assert [one["hopeless"] for one in told["games"]] == [hopeless] * 2
        assert (await livia.get("/api/me/fortunes"))["games"] == told["games"]


async def worked_out(person: Somebody) -> dict[str, Any]:
    """All that can be, one after the other."""
    async with asyncio.timeout(PATIENCE):
        while True:
            told = await person.post("/api/me/fortunes")
            if told["before"] is None:
                return dict(told)
            await asyncio.sleep(0.05)
