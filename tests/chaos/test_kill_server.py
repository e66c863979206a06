"""Repeated kill -9 of the server during play: acknowledged moves stay, and all games end."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.chaos.audit import audit
from tests.chaos.node import Node
from tests.chaos.people import start_games

pytestmark = pytest.mark.slow

PATIENCE = 120.0  # so that a hanging table fails the test


async def play_through_kills(database: str, *, tables: int, rounds: int, seed: int) -> None:
    rng = Random(seed)
    async with asyncio.timeout(PATIENCE), Node(database) as node:
        party = await start_games([node], tables, seed)
        for _ in range(rounds):
            await party.wait_for_moves(rng.randrange(100, 400))
            await node.kill()
            await node.start()
        await party.playing
        await audit(party, node)


def test_killed_server_loses_no_acknowledged_move(tmp_path: Path) -> None:
    asyncio.run(play_through_kills(f"{tmp_path}/chaos.db", tables=50, rounds=3, seed=44))
