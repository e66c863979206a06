"""What is said in one round of the loop goes out at its end, all at once.

A commit brings many tables on together, and each tells eight people. Written one by one between the tables'
own work, every message wakes whoever reads it anew; a proxy on the same machine would wake for each of them.
"""

import asyncio
from collections.abc import Callable

from lusoria.server.logs import log_crash


class Post:
    def __init__(self) -> None:
        self._bags: list[Callable[[], None]] = []

    def collect(self, send: Callable[[], None]) -> None:
        """Call this when everybody who is about to say something has said it."""
        if not self._bags:
            asyncio.get_running_loop().call_soon(self._send)
        self._bags.append(send)

    def _send(self) -> None:
        bags, self._bags = self._bags, []
        for send in bags:
            try:
                send()
            except Exception as error:  # noqa: BLE001 (one line's mistake silences no other)
                log_crash("post", error)
