"""Batches writes: connections flush once per event-loop iteration.

One commit advances many tables, and each sends to up to eight clients. Writing each message at once would
wake every reader, or a proxy on the same machine, once per message.
"""

import asyncio
from typing import Protocol

from lusoria.server.node.logs import log_crash


class Flushable(Protocol):
    def flush(self) -> None: ...


class WriteBatcher:
    def __init__(self) -> None:
        self._connections: list[Flushable] = []

    def schedule(self, connection: Flushable) -> None:
        """Flush this connection at the end of the current iteration."""
        if not self._connections:
            asyncio.get_running_loop().call_soon(self._send)
        self._connections.append(connection)

    def _send(self) -> None:
        connections, self._connections = self._connections, []
        for connection in connections:
            try:
                connection.flush()
            except Exception as error:  # noqa: BLE001 (a failing connection must not stop the others)
                log_crash("write batching", error)
