"""Half-open database connections delay no move."""

from typing import Any

import pytest

from lusoria.bus import postgres as bus
from tests.server.harness import PATIENCE, TestServer, two_nodes
from tests.server.processes import frozen
from tests.store.postgres import new_database

pytestmark = pytest.mark.anyio


def bus_backend(server: TestServer) -> int:
    """Process id of the backend that serves the node's notifications."""
    nudges: Any = server.site.hub.services.bus
    return int(nudges._connection.get_server_pid())


async def test_half_open_connection_delays_no_move(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression: a half-open notification connection stopped the node with all its tables."""
    monkeypatch.setattr(bus, "TIMEOUT_SECONDS", PATIENCE)
    monkeypatch.setattr(bus, "MAX_SILENCE_SECONDS", PATIENCE)
    async with two_nodes(new_database(postgres)) as (one, other, host, guest):
        table = await host.open_game("alea", 2, guest)
        guest.server = other
        async with host.page(table, seat=0) as page, guest.page(table, seat=1) as far:
            update = await page.wait_for_turn()
            await far.expect("update")
            line = bus_backend(one)
            with frozen(line):
                await page.act(0, update["ask"], update["legal"][0])
                await page.expect("done")
                assert bus_backend(one) == line, "the connection is the same"
            await far.expect("update", lambda message: message["version"] > update["version"])
