"""Bus over PostgreSQL's LISTEN and NOTIFY, on a separate connection.

A broken connection raises an error; a half-open one stays silent. So every statement has a timeout, and a
node that does not receive its own heartbeat drops its connection. Lost notifications are not repeated: after
a gap, or if another node may have lost some, a node checks all its logs.
"""

import asyncio
import secrets
import time
from contextlib import suppress

import asyncpg
import structlog

from lusoria.bus.port import OnNotification

CHANNEL = "lusoria"
HEARTBEATS = "lusoria_beats"
GOODBYE = "goodbye"
NOTIFY = (
    "SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS messages (channel, payload)"
)
KEEP_ALIVE = "SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3"
"""Lets the database drop connections of unreachable machines."""

RETRY_SECONDS = 1.0  # between attempts to connect: nodes must not flood a database that restarts
TIMEOUT_SECONDS = 5.0  # to connect, and for one statement
HEARTBEAT_SECONDS = 2.0  # between two heartbeats; three fit into `MAX_SILENCE_SECONDS`
MAX_SILENCE_SECONDS = 6.0  # without a heartbeat until a connection or a node counts as lost
SILENT_NODE_SECONDS = 600.0  # a silent node may still write for that long
MAX_PENDING = 10_000  # notifications; above that, one `missed` replaces them


class PostgresBus:
    def __init__(self, url: str) -> None:
        self._url = url
        self._node = secrets.token_hex(8)
        self._connection: asyncpg.Connection | None = None
        self._on_notified: OnNotification = lambda _table, _topic: None
        self._connect_task: asyncio.Task[None] | None = None
        self._pending: dict[str, None] = {}
        """In order and without duplicates."""
        self._has_pending = asyncio.Event()
        self._heartbeats: dict[str, float] = {}
        """Time of the last heartbeat by node, including this one."""
        self._silent: dict[str, float] = {}
        """Silent nodes, by the time of their last heartbeat."""

    @property
    def is_connected(self) -> bool:
        own = self._heartbeats.get(self._node, -MAX_SILENCE_SECONDS)
        return self._connection is not None and time.monotonic() - own < MAX_SILENCE_SECONDS

    def notify(self, table: str, topic: str) -> None:
        if len(self._pending) >= MAX_PENDING:
            self._pending.clear()
            table, topic = "", "missed"
        self._pending[f"{self._node} {table} {topic}"] = None
        self._has_pending.set()

    async def listen(self, on_notification: OnNotification) -> None:
        self._on_notified = on_notification
        with suppress(Exception):  # `_stay_connected` retries, and `is_connected` reports it
            self._connection = await self._connect()
        self._connect_task = asyncio.get_running_loop().create_task(self._stay_connected())

    async def close(self) -> None:
        if self._connect_task is not None:
            self._connect_task.cancel()
            await asyncio.wait([self._connect_task])
        with suppress(Exception):  # the other nodes then notice the silence
            await self._send_goodbye()
        self._disconnect()

    async def _connect(self) -> asyncpg.Connection:
        connection = await asyncpg.connect(
            self._url, timeout=TIMEOUT_SECONDS, command_timeout=TIMEOUT_SECONDS
        )
        try:
            await connection.execute(KEEP_ALIVE)
            await connection.add_listener(CHANNEL, self._on_notification)
            await connection.add_listener(HEARTBEATS, self._on_heartbeat)
        except BaseException:
            connection.terminate()
            raise
        self._heartbeats.pop(self._node, None)
        self._silent |= self._heartbeats  # present nodes beat again; others may have written during the gap
        self._heartbeats = {self._node: time.monotonic()}
        return connection

    async def _stay_connected(self) -> None:
        """Use the connection while it works, then reconnect. Logs each loss and each reconnect once."""
        log, lost = structlog.get_logger(), self._connection is None
        while True:
            with suppress(Exception):  # any failure: reconnect
                if self._connection is None:
                    self._connection = await self._connect()
                    log.warning("database_reconnected")
                    lost = False
                    self._pending.clear()
                    self._on_notified("", "missed")
                    self.notify("", "missed")  # the others missed this node's notifications, too
                await self._send_until_silent(self._connection)
            self._disconnect()
            if not lost:
                log.warning("database_connection_lost")
                lost = True
            await asyncio.sleep(RETRY_SECONDS)

    async def _send_until_silent(self, connection: asyncpg.Connection) -> None:
        """Send pending notifications in batches, and heartbeats; returns when the connection is silent."""
        beat_at = time.monotonic()
        while self.is_connected:
            messages = self._take_pending()
            self._has_pending.clear()
            if time.monotonic() >= beat_at:
                beat_at = time.monotonic() + HEARTBEAT_SECONDS
                messages.append((HEARTBEATS, self._node))
                self._report_silent_nodes()
            if messages:
                await connection.execute(NOTIFY, *map(list, zip(*messages, strict=True)))
            with suppress(TimeoutError):
                async with asyncio.timeout(beat_at - time.monotonic()):
                    await self._has_pending.wait()

    def _take_pending(self) -> list[tuple[str, str]]:
        messages = [(CHANNEL, notification) for notification in self._pending]
        self._pending.clear()
        return messages

    async def _send_goodbye(self) -> None:
        """Send pending notifications and a goodbye, so that other nodes do not watch for this one."""
        if self._connection is not None and self.is_connected:
            messages = [*self._take_pending(), (HEARTBEATS, f"{self._node} {GOODBYE}")]
            await self._connection.execute(NOTIFY, *map(list, zip(*messages, strict=True)))

    def _report_silent_nodes(self) -> None:
        """Report nodes that stopped sending heartbeats.

        Such a node may have written before it died. Or only its bus connection is down, and it still writes.
        """
        now = time.monotonic()
        self._silent = {node: at for node, at in self._silent.items() if now - at < SILENT_NODE_SECONDS}
        if self._silent:
            self._on_notified("", "silent")
        for node, at in list(self._heartbeats.items()):
            if now - at > MAX_SILENCE_SECONDS and node != self._node:
                self._silent[node] = self._heartbeats.pop(node)
                self._on_notified("", "missed")

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None

    def _on_notification(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        node, _, rest = str(payload).partition(" ")
        table, _, topic = rest.partition(" ")
        if node != self._node:
            self._on_notified(table, topic)

    def _on_heartbeat(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        node, _, goodbye = str(payload).partition(" ")
        self._silent.pop(node, None)
        if goodbye:
            self._heartbeats.pop(node, None)
            if node != self._node:
                self._on_notified("", "missed")  # once, because its last notifications may be incomplete
        else:
            self._heartbeats[node] = time.monotonic()
