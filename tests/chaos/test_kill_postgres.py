"""PostgreSQL dies under a running server: no lost write is reported as done."""

import asyncio
import signal
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest

from tests.chaos.audit import audit
from tests.chaos.node import Node
from tests.chaos.people import Party, start_games
from tests.store.postgres import Postgres, new_database, postgres

pytestmark = pytest.mark.slow

PATIENCE = 120.0  # so that a hanging table fails the test


async def play_through_postgres_crash(database: Postgres, how: signal.Signals, count: int) -> None:
    url = new_database(database.base)
    async with asyncio.timeout(PATIENCE), AsyncExitStack() as stack:
        nodes = [await stack.enter_async_context(Node(url)) for _ in range(count)]
        party = await start_games(nodes, 8, seed=15)
        await party.wait_for_moves(60)
        await asyncio.to_thread(database.stop, how)
        await party.wait_until(refusals_only(party))
        await asyncio.to_thread(database.start)
        await party.playing
        await audit(party, nodes[0])


def refusals_only(party: Party) -> Callable[[], bool]:
    """Condition: every player was refused. Each may get one acknowledgement that was on its way."""
    acknowledged, refusals = party.acknowledged, party.refusals

    def all_refused() -> bool:
        assert party.acknowledged <= acknowledged + len(party.people), "acknowledged without a database"
        return party.refusals >= refusals + len(party.people)

    return all_refused


@pytest.mark.parametrize(("how", "nodes"), [(signal.SIGQUIT, 1), (signal.SIGKILL, 2)])
def test_game_goes_on_after_postgres_returns(how: signal.Signals, nodes: int) -> None:
    with postgres() as database:
        asyncio.run(play_through_postgres_crash(database, how, nodes))
