"""Health check: whether the store is writable, known from the last commit or a small test write.

Frequent checks cause no write while people play, and at most one per `FRESH_SECONDS` seconds otherwise.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from math import inf

from lusoria.store.port import StoreDown

FRESH_SECONDS = 5.0  # the outcome of a commit counts that long


class WriteProbe:
    def __init__(self, probe: Callable[[], Awaitable[object]]) -> None:
        """`probe` makes a small commit; like all commits, it goes through `observe`."""
        self._probe = probe
        self._probing: asyncio.Future[object] | None = None
        self._observed_at = -inf
        self._problem: str | None = None

    async def observe(self, commit: Awaitable[Sequence[object]]) -> Sequence[object]:
        """Record the outcome of a commit."""
        try:
            outcomes = await commit
        except StoreDown as down:
            self._observed_at, self._problem = time.monotonic(), str(down)
            raise
        self._observed_at, self._problem = time.monotonic(), None
        return outcomes

    async def check(self) -> None:
        """Raise StoreDown if the last commit failed. Probes if it is old; concurrent calls share a probe."""
        if time.monotonic() - self._observed_at > FRESH_SECONDS:
            if self._probing is None:
                self._probing = asyncio.ensure_future(self._probe())
                self._probing.add_done_callback(self._on_probe_done)
            await asyncio.shield(self._probing)
        elif self._problem is not None:
            raise StoreDown(self._problem)

    def _on_probe_done(self, probing: asyncio.Future[object]) -> None:
        self._probing = None
        if not probing.cancelled():
            probing.exception()  # mark as retrieved: all callers may be gone
