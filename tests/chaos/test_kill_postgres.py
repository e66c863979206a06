"""PostgreSQL dies under a running server: no lost write is reported as done."""

import asyncio
import signal
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest

from tests.chaos.audit import audit
from tests.chaos.node import Node
from tests.chaos.people import Party, sit_down
from tests.store.postgres import Postgres, new_database, postgres

pytestmark = pytest.mark.slow

PATIENCE = 120.0  # so that a hanging table fails the test


async def killed_under_nodes(database: Postgres, how: signal.Signals, count: int) -> None:
    url = new_database(database.base)
    async with asyncio.timeout(PATIENCE), AsyncExitStack() as stack:
        nodes = [await stack.enter_async_context(Node(url)) for _ in range(count)]
        party = await sit_down(nodes, 8, seed=15)
        await party.after(60)
        await asyncio.to_thread(database.stop, how)
        await party.until(refusals_only(party))
        await asyncio.to_thread(database.start)
        await party.playing
        await audit(party, nodes[0])


def refusals_only(party: Party) -> Callable[[], bool]:
    """People are refused, and ask again. What was on its way to them may still come: one answer each."""
    known, heard = party.acknowledged, party.refusals

    def enough() -> bool:
        assert party.acknowledged <= known + len(party.people), "acknowledged without a database"
        return party.refusals >= heard + len(party.people)

    return enough


@pytest.mark.parametrize(("how", "nodes"), [(signal.SIGQUIT, 1), (signal.SIGKILL, 2)])
def test_game_goes_on_after_postgres_returns(how: signal.Signals, nodes: int) -> None:
    with postgres() as database:
        asyncio.run(killed_under_nodes(database, how, nodes))
