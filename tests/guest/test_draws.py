"""A drawn game over a real server: half a win for each player, in every answer that counts wins."""

import csv
import io
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.guest.installed_program import InstalledProgram
from tests.guest.people import enter_people
from tests.server.harness import TestClient
from tests.server.harness import TestServer as Address

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

DRAWN = (0, 1, 2, 4, 3, 5, 7, 6, 8)
WON = (0, 3, 1, 4, 2)
"""Cells in the order of play."""


async def play_cells(livia: TestClient, marcus: TestClient, table: str, cells: Sequence[int]) -> Any:
    """Plays the cells in turns. Returns the room after the end."""
    async with livia.page(table, seat=0) as page, marcus.page(table, seat=1) as other_page:
        asks = [-1, -1]
        for number, cell in enumerate(cells):
            seat, own = number % 2, (page, other_page)[number % 2]
            asks[seat] = (await own.wait_for_turn(asks[seat] + 1))["ask"]
            await own.act(seat, asks[seat], {"type": "place", "cell": cell})
        await page.expect("update", lambda update: update["table"]["result"] is not None)
        return await page.expect("room", lambda room: room["status"] == "over")


@pytest.mark.parametrize(
    ("cells", "won", "shared", "results"),
    [(DRAWN, [0, 0], [0.5, 0.5], ["drawn", "drawn"]), (WON, [1, 0], [0, 0], ["won", "lost"])],
)
async def test_draw_counts_half_a_win_for_both(
    lapilli_program: InstalledProgram,
    tmp_path: Path,
    cells: Sequence[int],
    won: list[int],
    shared: list[float],
    results: list[str],
) -> None:
    with lapilli_program.serving(tmp_path) as port:
        async with AsyncExitStack() as stack:
            people = await enter_people(stack, Address(None, port), "Livia", "Marcus")
            table = await people[0].open_table("terni-lapilli", 2)
            await people[1].take_seat(table)
            await people[0].start_game(table)
            room = await play_cells(people[0], people[1], table, cells)
            standings = {standing["name"]: standing for standing in room["standings"]}
            for seat, person in enumerate(people):
                standing = standings[("Livia", "Marcus")[seat]]
                assert (standing["won"], standing["shared"]) == (won[seat], shared[seat])
                (mine,) = (await person.get("/api/me/results"))["results"]
                assert (mine["won"], mine["share"]) == (bool(won[seat]), won[seat] + shared[seat])
                (listed,) = (await person.get("/api/me/games"))["tables"]
                assert listed["result"] == results[seat]
                sheet = await person.request("GET", "/api/me/results.csv")
                (line,) = csv.DictReader(io.StringIO(sheet.text))
                assert line["result"] == results[seat]
