"""Whether a store can be written to: its last commit knows; where that is long ago, a small one finds out.

Whoever asks many times a second causes no write each, and none at all while people play.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from math import inf

from lusoria.store.port import StoreDown

FRESH = 5.0
"""For so many seconds the outcome of a commit counts."""


class Pulse:
    def __init__(self, probe: Callable[[], Awaitable[object]]) -> None:
        """`probe` makes a small commit of its own; like all others it goes through `watch`."""
        self._probe = probe
        self._probing: asyncio.Future[object] | None = None
        self._seen = -inf
        self._trouble: str | None = None

    async def watch(self, commit: Awaitable[Sequence[object]]) -> Sequence[object]:
        """Remember how a commit ended."""
        try:
            outcomes = await commit
        except StoreDown as down:
            self._seen, self._trouble = time.monotonic(), str(down)
            raise
        self._seen, self._trouble = time.monotonic(), None
        return outcomes

    async def feel(self) -> None:
        """Nothing where a commit worked lately, or StoreDown; all who ask at the same time share a probe."""
        if time.monotonic() - self._seen > FRESH:
            if self._probing is None:
                self._probing = asyncio.ensure_future(self._probe())
                self._probing.add_done_callback(self._probed)
            await asyncio.shield(self._probing)
        elif self._trouble is not None:
            raise StoreDown(self._trouble)

    def _probed(self, probing: asyncio.Future[object]) -> None:
        self._probing = None
        if not probing.cancelled():
            probing.exception()  # nobody may be waiting any more
