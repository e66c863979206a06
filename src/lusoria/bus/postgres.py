"""Nudges over PostgreSQL's LISTEN and NOTIFY. A lost connection is made again; nudges may be missed."""

import asyncio
import contextlib
import secrets

import asyncpg

from lusoria.bus.base import Heard

CHANNEL = "lusoria"
RETRY_SECONDS = 1.0


class PostgresBus:
    def __init__(self, url: str) -> None:
        self._url = url
        self._node = secrets.token_hex(8)
        self._connection: asyncpg.Connection | None = None
        self._heard: Heard = lambda _table, _what: None
        self._keeper: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    async def listen(self, heard: Heard) -> None:
        self._heard = heard
        await self._connect()
        self._keeper = asyncio.get_running_loop().create_task(self._keep())

    async def nudge(self, table: str, what: str) -> None:
        connection = self._connection
        if connection is None or connection.is_closed():
            return
        async with self._lock:
            with contextlib.suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self._node} {table} {what}")

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
        if self._connection is not None:
            self._connection.terminate()

    async def _connect(self) -> None:
        self._connection = await asyncpg.connect(self._url)
        await self._connection.add_listener(CHANNEL, self._notified)

    async def _keep(self) -> None:
        """Look after the connection."""
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            if self._connection is None or self._connection.is_closed():
                with contextlib.suppress(asyncpg.PostgresError, OSError):
                    await self._connect()
                    self._heard("", "missed")
                    await self.nudge("", "missed")  # nor did the others hear what was said into the gap

    def _notified(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        node, _, rest = str(payload).partition(" ")
        table, _, what = rest.partition(" ")
        if node != self._node:
            self._heard(table, what)
