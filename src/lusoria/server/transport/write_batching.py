"""What is said in one round of the loop goes out at its end, all at once.

A commit brings many tables on together, and each tells eight people. Written one by one between the tables'
own work, every message wakes whoever reads it anew; a proxy on the same machine would wake for each of them.
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
        """Let this line send when everybody who is about to say something has said it."""
        if not self._lines:
            asyncio.get_running_loop().call_soon(self._send)
        self._lines.append(line)

    def _send(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            try:
                line.send_said()
            except Exception as error:  # noqa: BLE001 (one line's mistake silences no other)
                log_crash("post", error)
