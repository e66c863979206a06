"""Two nodes on one PostgreSQL, with players of each table on both; one node is killed."""

import asyncio

import pytest

from tests.chaos.audit import audit
from tests.chaos.node import Node
from tests.chaos.people import start_games
from tests.store.postgres import new_database, postgres

pytestmark = pytest.mark.slow

PATIENCE = 120.0  # so that a hanging table fails the test


async def play_through_node_kill(database: str) -> None:
    async with asyncio.timeout(PATIENCE), Node(database) as one, Node(database) as other:
        party = await start_games([one, other], 9, seed=2)
        await party.wait_for_moves(100)  # no table gets so far without both nodes
        await one.kill()
        for person in party.people:
            person.node = other
        await party.playing
        await audit(party, other)


def test_surviving_node_plays_on() -> None:
    with postgres() as server:
        asyncio.run(play_through_node_kill(new_database(server.base)))
