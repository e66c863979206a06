"""Two nodes on one PostgreSQL: people of one table sit on both, and one node is killed."""

import asyncio

import pytest

from tests.chaos.audit import audit
from tests.chaos.node import Node
from tests.chaos.people import sit_down
from tests.store.postgres import new_database, postgres

pytestmark = pytest.mark.slow

PATIENCE = 120.0  # so that a hanging table fails the test


async def one_of_two_is_killed(database: str) -> None:
    async with asyncio.timeout(PATIENCE), Node(database) as one, Node(database) as other:
        party = await sit_down([one, other], 9, seed=2)
        await party.after(100)  # every table needs the moves of both nodes to get so far
        await one.kill()
        for person in party.people:
            person.node = other
        await party.playing
        await audit(party, other)


def test_surviving_node_plays_on() -> None:
    with postgres() as server:
        asyncio.run(one_of_two_is_killed(new_database(server.base)))
