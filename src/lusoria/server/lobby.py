"""Live lobby: sends the list of open tables to its listeners whenever it changes."""

import asyncio
import time
from collections.abc import Callable

from lusoria.records.codec import encode
from lusoria.server.node.logs import log_crash
from lusoria.store.port import Store, StoreDown, TableRow
from lusoria.table.live.table_index import Summary
from lusoria.wire.server_messages import LobbyMessage, OpenTable

POLL_SECONDS = 2.0  # between two queries while the lobby has listeners
MAX_SHOWN = 120  # tables; twice `listed_per_address`, so that one address cannot fill the list
ATTENDED_SECONDS = 90.0  # a table is shown that long after a seated person was last present

Listener = Callable[[bytes], None]
"""Sends without waiting or failing, so that a slow client delays no other."""


async def open_tables(store: Store) -> bytes:
    """Listed tables with people waiting for players, newest first, as JSON."""
    rows = await store.open_tables(MAX_SHOWN, since=time.time() - ATTENDED_SECONDS)
    return encode(LobbyMessage(tuple(open_table(row) for row in rows)))


def open_table(row: TableRow) -> OpenTable:
    summary = Summary.of(row)
    return OpenTable(row.id, row.game, row.created, summary.players, summary.free, summary.names)


class Lobby:
    """Polls the index while it has listeners, so it shows tables of all nodes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._listeners: set[Listener] = set()
        self._poll_task: asyncio.Task[None] | None = None
        self._sent = b""

    async def watch(self, listener: Listener) -> None:
        """Send the list now and whenever it changes. Repeated calls have no effect."""
        if listener in self._listeners:
            return
        await self._send_changes()
        listener(self._sent)
        self._listeners.add(listener)
        if self._poll_task is None:
            self._poll_task = asyncio.get_running_loop().create_task(self._poll())

    def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)

    async def _poll(self) -> None:
        while self._listeners:
            await asyncio.sleep(POLL_SECONDS)
            try:
                await self._send_changes()
            except StoreDown:
                continue
            except Exception as error:  # noqa: BLE001 (the next query may succeed)
                log_crash("lobby", error)
        self._poll_task = None

    async def _send_changes(self) -> None:
        tables = await open_tables(self._store)
        if tables == self._sent:
            return
        self._sent = tables
        for listener in self._listeners:
            listener(tables)

    def close(self) -> None:
        if self._poll_task is not None:
            self._poll_task.cancel()
