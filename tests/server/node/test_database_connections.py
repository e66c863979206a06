"""Lines between a node and its database that break in the middle: play goes on, and `/readyz` tells."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from lusoria.bus import postgres as bus
from tests.server.world import PATIENCE, TestServer, node
from tests.store.postgres import new_database

pytestmark = pytest.mark.anyio


@contextmanager
def stopped(*processes: int) -> Iterator[None]:
    """The connections hang without an error, like half-open ones."""
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


def listening(server: TestServer) -> int:
    """The backend of the node's line for nudges."""
    nudges: Any = server.site.hub.services.bus
    return int(nudges._connection.get_server_pid())


async def test_half_open_connection_delays_no_move(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before: a node whose line for nudges was dead stood still, with all its tables."""
    monkeypatch.setattr(bus, "TIMEOUT_SECONDS", PATIENCE)
    monkeypatch.setattr(bus, "MAX_SILENCE_SECONDS", PATIENCE)
    database = new_database(postgres)
    async with node(database) as one, node(database) as other, one.company(2) as (host, guest):
        table = await host.open_table("alea", 2)
        await guest.take_seat(table)
        await host.start_game(table)
        guest.move_to(other)
        async with host.page(table, seat=0) as page, guest.page(table, seat=1) as far:
            update = await page.my_turn()
            await far.expect("update")
            line = listening(one)
            with stopped(line):
                await page.act(0, update["ask"], update["legal"][0])
                await page.expect("done")
                assert listening(one) == line, "nothing has changed but the table"
            await far.expect("update", lambda message: message["version"] > update["version"])
