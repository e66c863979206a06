"""Exercises over HTTP: the list, and its pages."""

import pytest

from tests.server.harness import TestClient

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["alea", "idus-martii"])
async def test_exercises_come_in_pages(stranger: TestClient, game: str) -> None:
    listed = await stranger.get(f"/api/exercises/{game}")
    total = sum(listed["grades"])
    assert total >= 500
    last = (total - 1) // listed["page"]
    numbers = []
    for number in (0, 1, last):
        page = await stranger.get(f"/api/exercises/{game}/{number}")
        assert page["version"] == listed["version"]
        assert {exercise["game"] for exercise in page["exercises"]} == {game}
        numbers += [page["first"], len(page["exercises"])]
    assert numbers[:4] == [0, listed["page"], listed["page"], listed["page"]]
    assert numbers[4] + numbers[5] == total


async def test_unknown_exercise_set_is_refused_by_name(stranger: TestClient) -> None:
    for place in ("ludus", "ludus/0", "alea/100000", "alea/-1"):
        refused = await stranger.get(f"/api/exercises/{place}", 400)
        assert refused["error"]["where"] in ("game", "page"), place
    await stranger.get("/api/exercises/alea/first", 404)
