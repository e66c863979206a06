"""The lobby, live: whoever watches it is told when the list of open tables changes."""

import asyncio
import time
from collections.abc import Callable

from lusoria.records.codec import encode
from lusoria.server.node.logs import log_crash
from lusoria.store.port import Store, StoreDown, TableRow
from lusoria.table.live.table_index import Summary
from lusoria.wire.server_messages import LobbyMessage, OpenTable

LOOK_EVERY = 2.0
SHOWN = 120
"""Twice as many as one address may list at once (`listed_per_address`): it cannot crowd out all others."""
SHOWN_FOR = 90.0
"""So long a table is shown after somebody who has a seat was last seen at it."""

Listener = Callable[[bytes], None]
"""Never waits and never fails: one who sleeps holds nobody up."""


async def open_tables(store: Store) -> bytes:
    """The listed tables at which somebody waits for people, newest first."""
    rows = await store.open_tables(SHOWN, since=time.time() - SHOWN_FOR)
    return encode(LobbyMessage(tuple(open_table(row) for row in rows)))


def open_table(row: TableRow) -> OpenTable:
    summary = Summary.of(row)
    return OpenTable(row.id, row.game, row.created, summary.players, summary.free, summary.names)


class Lobby:
    """Looks at the index while anybody watches, on whatever node the tables are."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._listeners: set[Listener] = set()
        self._looking: asyncio.Task[None] | None = None
        self._shown = b""

    async def watch(self, listener: Listener) -> None:
        """Tell it of the list now and whenever it changes; to ask twice is to ask once."""
        if listener in self._listeners:
            return
        await self._tell_news()
        listener(self._shown)
        self._listeners.add(listener)
        if self._looking is None:
            self._looking = asyncio.get_running_loop().create_task(self._look())

    def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)

    async def _look(self) -> None:
        while self._listeners:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self._tell_news()
            except StoreDown:
                continue
            except Exception as error:  # noqa: BLE001 (the next look may be better)
                log_crash("lobby", error)
        self._looking = None

    async def _tell_news(self) -> None:
        shown = await open_tables(self._store)
        if shown == self._shown:
            return
        self._shown = shown
        for listener in self._listeners:
            listener(shown)

    def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
