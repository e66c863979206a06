"""Table quota: how many tables a client may open, and how many of them the lobby lists."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from lusoria.runtime.lru_cache import LruCache
from lusoria.server.client_limits import Client, ClientRateLimiter
from lusoria.store.port import Store
from lusoria.wire.refusal import TableRefusal

HOUR = 3600.0  # seconds
CREATION_SECONDS = 10.0  # a table is counted before it exists, and looked up only after this time
LISTED_SECONDS = 24 * HOUR  # an address is remembered that long after its last listing
MAX_ADDRESSES = 50_000  # bounds memory


class Listing(NamedTuple):
    device: str
    since: float


class TableQuota:
    """Each node counts for itself, as with all limits."""

    def __init__(
        self,
        store: Store,
        opening_limiter: ClientRateLimiter,
        listed_per_device: int,
        listed_per_address: int,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._opening_limiter = opening_limiter
        self._per_device = listed_per_device
        self._per_address = listed_per_address
        self._now = now
        self._rematches: Counter[str] = Counter()
        """Number of pending rematch requests per table."""
        self._listed = LruCache[str, dict[str, Listing]](MAX_ADDRESSES, is_disposable=self._is_outdated)
        """Listed tables by address."""

    def count_opened(self, client: Client) -> None:
        """Count one more table of this client. Raises TableRefusal."""
        self._opening_limiter.check(client, "too_many_tables")

    @contextmanager
    def count_rematch(self, client: Client, table: str) -> Iterator[None]:
        """Count a rematch once, however many players request it at the same time."""
        if table not in self._rematches:
            self.count_opened(client)
        self._rematches[table] += 1
        try:
            yield
        finally:
            self._rematches[table] -= 1
            if not self._rematches[table]:
                del self._rematches[table]

    async def count_listed(self, client: Client, table: str) -> None:
        """Count one more listed table of this client. Raises TableRefusal at a limit."""
        listed = self._listed_at(client.address)
        for other, listing in list(listed.items()):
            if self._now() - listing.since > CREATION_SECONDS and not await self._is_listed(other):
                listed.pop(other, None)
        if table not in listed:
            own = sum(listing.device == client.device for listing in listed.values())
            for count, limit in ((own, self._per_device), (len(listed), self._per_address)):
                if count >= limit:
                    raise TableRefusal("too_many_listed", most=limit)
        # looked up again: it may have been evicted during the awaits
        self._listed_at(client.address)[table] = Listing(client.device, self._now())

    def _listed_at(self, address: str) -> dict[str, Listing]:
        """The same object for concurrent requests of an address."""
        listed = self._listed.get(address)
        if listed is None:
            listed = {}
        self._listed.put(address, listed)
        return listed

    def _is_outdated(self, listed: dict[str, Listing]) -> bool:
        latest = max((listing.since for listing in listed.values()), default=self._now())
        return self._now() - latest > LISTED_SECONDS

    async def _is_listed(self, table: str) -> bool:
        """True even without visitors: the lobby shows the table again when they return."""
        row = await self._store.row(table)
        return row is not None and row.listed and row.status == "open"
