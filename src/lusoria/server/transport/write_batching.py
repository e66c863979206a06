"""Batches writes: connections flush once per event-loop iteration.

One commit advances many tables, and each sends to up to eight clients. Writing each message at once would
wake every reader, or a proxy on the same machine, once per message.
"""

import asyncio
from typing import Protocol

from lusoria.server.node.logs import log_crash


class Line(Protocol):
    def send_said(self) -> None: ...


class Post:
    def __init__(self) -> None:
        self._lines: list[Line] = []

    def collect(self, line: Line) -> None:
        """Flush this connection at the end of the current iteration."""
        if not self._lines:
            asyncio.get_running_loop().call_soon(self._send)
        self._lines.append(line)

    def _send(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            try:
                line.send_said()
            except Exception as error:  # noqa: BLE001 (a failing connection must not stop the others)
                log_crash("post", error)
