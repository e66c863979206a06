"""When a file is wiped: old copies of what was erased go at a moment when few have to wait for it.

It is written anew, about 30 ms a megabyte, and every move waits meanwhile. So it is done once a day at most,
however many are erased, while people play only where it takes a moment, and else when nobody is here.
"""

from math import inf

from lusoria.store.port import Store, StoreDown

EVERY, AFTER_TROUBLE = 24 * 3600.0, 3600.0
IN_PLAY = 16_000_000
IN_PEACE = 64_000_000
AT_START = 512_000_000
"""Bytes. A server that starts lets nobody in before; what is larger waits for `lusoria wipe`."""


class Wiping:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._done = -inf

    async def go(self, now: float, *, peace: bool) -> None:
        """In between, and of a larger file, only the log is emptied, which nobody notices."""
        rested = now - self._done >= EVERY
        largest = (IN_PEACE if peace else IN_PLAY) if rested else 0
        try:
            if await self._store.wipe(largest):
                self._done = now
        except StoreDown:
            self._done = now - EVERY + AFTER_TROUBLE  # a full disk is not tried every time
            raise
