"""What a plug-in game brings besides its rules, through a real server and the commands."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.docs.pages import text_of
from tests.guest.installed_program import COMMAND, ROOT, InstalledProgram
from tests.server.harness import TestClient
from tests.server.harness import TestServer as Address

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture(scope="module")
def bare_address(
    lapilli_program: InstalledProgram, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Address]:
    """A server with a game that brings its rules alone."""
    with lapilli_program.serving(tmp_path_factory.mktemp("bare")) as port:
        yield Address(None, port)


async def finished_table(livia: TestClient, game: str, **settings: Any) -> str:
    """The table of a game that Livia has played against a bot."""
    table = await livia.open_table(game, 2, **settings)
    await livia.post(f"/api/tables/{table}/bots", {"seat": 1})
    await livia.start_game(table)
    async with livia.page(table, seat=0) as page:
        await page.play(0, Random(3))
    return table


async def test_parts_of_a_game_are_listed(address: Address) -> None:
    async with address.person() as livia:
        games = (await livia.get("/api/games"))["games"]
        assert games["par-impar"]["parts"] == ["analysis", "coach", "daily", "exercises", "lesson"]


async def test_analysis_is_computed_and_served(
    address: Address, program: InstalledProgram, tmp_path: Path
) -> None:
    async with address.person() as livia:
        table = await finished_table(livia, "par-impar", options={"points": 3})
        answer = await livia.get(f"/api/records/{table}/analysis?seat=0&wait=25")
        assert answer["ready"]
        analysis = answer["analysis"]
        assert analysis["game"] == "par-impar"
        assert {decision["seat"] for decision in analysis["decisions"]} == {0}
        record = await livia.request("GET", f"/api/records/{table}")
        hands = sum(event["type"] == "hand_opened" for event in record.json()["events"])
        assert len(analysis["chances"]) == hands + 1
        assert analysis["chances"][0] == [0.5, 0.5]
        gallery = await livia.get(f"/api/records/{table}/analysis?wait=25")
        assert gallery["analysis"] == {**analysis, "decisions": []}
    file = tmp_path / "record.json"
    file.write_bytes(record.content)
    text = program.lusoria("analyse", str(file), "--seat", "1", "--language", "en")
    assert "50 %" in text


async def test_coach_advises_at_a_table_that_allows_it(address: Address) -> None:
    async with address.person() as livia:
        table = await livia.open_table("par-impar", 2, lamps=True, options={"first": 0})
        await livia.post(f"/api/tables/{table}/bots", {"seat": 1})
        await livia.start_game(table)
        answer = await livia.get(f"/api/tables/{table}/seats/0/advice?wait=25")
        assert answer["ready"]
        assert [option["chance"] for option in answer["advice"]["options"]] == [0.5] * 5
        assert answer["advice"]["options"][0]["reason"] == {"type": "habit", "seat": 1, "odd": 0, "hands": 0}


async def test_exercises_travel_with_their_own_struct(address: Address) -> None:
    async with address.person() as livia:
        listed = await livia.get("/api/exercises/par-impar")
        assert listed["grades"] == [1, 1, 0, 0]
        page = await livia.get("/api/exercises/par-impar/0")
        assert [exercise["answer"] for exercise in page["exercises"]] == ["odd", "odd"]
        assert {exercise["game"] for exercise in page["exercises"]} == {"par-impar"}


async def test_lesson_is_played_by_the_server(address: Address) -> None:
    async with address.person() as livia:
        steps = await livia.get("/api/games/par-impar/lesson")
        assert [step["say"] for step in steps] == ["hide", "lost", "guess", "again", "end"]
        assert steps[0]["do"] == {"type": "hide", "nuts": 3}
        assert steps[0]["do"] in steps[0]["legal"]
        assert steps[-1]["table"]["result"]["winners"] == [0]
        assert {event["nuts"] for step in steps for event in step["events"] if "nuts" in event} >= {None, 3}
        for game in ("idus-martii", "alea"):
            included = text_of(ROOT / f"web/src/games/{game}/lesson.json")
            assert await livia.get(f"/api/games/{game}/lesson") == json.loads(included)


async def test_daily_challenge_has_the_game(address: Address) -> None:
    async with address.person() as livia:
        games = (await livia.get("/api/daily"))["today"]["games"]
        assert [(game["game"], game["players"]) for game in games] == [
            ("alea", 2),
            ("idus-martii", 5),
            ("par-impar", 2),
        ]
        assert games[-1]["bot"] == "virgil"


async def test_game_without_parts_says_so(
    bare_address: Address, lapilli_program: InstalledProgram, tmp_path: Path
) -> None:
    async with bare_address.person() as livia:
        games = (await livia.get("/api/games"))["games"]
        (name,) = set(games) - {"alea", "idus-martii"}
        assert games[name]["parts"] == []
        assert not games[name]["coach"]
        assert name not in {game["game"] for game in (await livia.get("/api/daily"))["today"]["games"]}
        table = await finished_table(livia, name)
        refused = await livia.get(f"/api/records/{table}/analysis", 404)
        assert refused["error"]["why"] == "no_analysis"
        assert "has no lesson" in str(await livia.get(f"/api/games/{name}/lesson", 400))
        assert "has no exercises" in str(await livia.get(f"/api/exercises/{name}", 400))
        file = tmp_path / "record.json"
        file.write_bytes((await livia.request("GET", f"/api/records/{table}")).content)
    process = lapilli_program.run(*COMMAND, "analyse", str(file), "--language", "en")
    assert process.returncode == 2
    assert f"{name} has no analysis" in process.stderr
