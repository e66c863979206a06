"""Schedule for wiping the database file: removes old copies of erased data when few players wait.

Wiping rewrites the file at about 30 ms per megabyte, and blocks all moves meanwhile. So it runs at most once
a day: during play only for a small file, otherwise while no table is loaded.
"""

from math import inf

from lusoria.store.port import Store, StoreDown

WIPE_SECONDS, RETRY_SECONDS = 24 * 3600.0, 3600.0  # between two wipes, and until a retry
# Largest file in bytes; larger ones need `lusoria wipe`:
IN_PLAY = 16_000_000
WHILE_IDLE = 64_000_000  # while no table is loaded
AT_START = 512_000_000  # before the server accepts clients


class WipeSchedule:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._wiped_at = -inf

    async def run_if_due(self, now: float, *, idle: bool) -> None:
        """Wipe if it is due and the file is small enough; otherwise only empty the write-ahead log."""
        is_due = now - self._wiped_at >= WIPE_SECONDS
        largest = (WHILE_IDLE if idle else IN_PLAY) if is_due else 0
        try:
            if await self._store.wipe(largest):
                self._wiped_at = now
        except StoreDown:
            self._wiped_at = now - WIPE_SECONDS + RETRY_SECONDS  # for example a full disk
            raise
