"""How many tables a client may open, and how many of them the lobby shows."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from lusoria.server.rate_limits import Client, ClientRateLimiter
from lusoria.store.port import Store
from lusoria.wire.refusal import TableRefusal

HOUR = 3600.0
MADE_WITHIN = 10.0
"""A table may be listed before it is there; after this time it is asked for."""
LISTED_FOR = 24 * HOUR
"""So long an address is remembered after it has listed something."""
MOST_ADDRESSES = 50_000


class Listing(NamedTuple):
    device: str
    since: float


class Openings:
    """Each node counts for itself, as with all limits."""

    def __init__(
        self,
        store: Store,
        opened: ClientRateLimiter,
        listed_per_device: int,
        listed_per_address: int,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._opened = opened
        self._per_device = listed_per_device
        self._per_address = listed_per_address
        self._now = now
        self._again: Counter[str] = Counter()
        """How many wait for the table at which the company of this one goes on."""
        self._listed: OrderedDict[str, dict[str, Listing]] = OrderedDict()
        """By address, the tables it has listed; the longest unused first."""

    def open(self, client: Client) -> None:
        """One more table of this client, or TableRefusal."""
        self._opened.check(client, "too_many_tables")

    @contextmanager
    def open_again(self, client: Client, table: str) -> Iterator[None]:
        """While the table is made at which the company of this one goes on: one, however many ask for it."""
        if table not in self._again:
            self.open(client)
        self._again[table] += 1
        try:
            yield
        finally:
            self._again[table] -= 1
            if not self._again[table]:
                del self._again[table]

    async def list(self, client: Client, table: str) -> None:
        """One more table of this client in the lobby, or TableRefusal while others of it are listed."""
        self._forget()
        listed = self._listed.setdefault(client.address, {})
        self._listed.move_to_end(client.address)
        for known, listing in list(listed.items()):
            if self._now() - listing.since > MADE_WITHIN and not await self._is_listed(known):
                listed.pop(known, None)
        if table not in listed:
            own = sum(listing.device == client.device for listing in listed.values())
            for many, most in ((own, self._per_device), (len(listed), self._per_address)):
                if many >= most:
                    raise TableRefusal("too_many_listed", most=most)
        # its address may have been forgotten meanwhile
        self._listed.setdefault(client.address, listed)[table] = Listing(client.device, self._now())

    def _forget(self) -> None:
        """Two addresses go where one may come, once they have listed nothing for a day."""
        for _ in range(2):
            if self._listed:
                address, listed = next(iter(self._listed.items()))
                latest = max((listing.since for listing in listed.values()), default=self._now())
                if self._now() - latest > LISTED_FOR or len(self._listed) >= MOST_ADDRESSES:
                    del self._listed[address]

    async def _is_listed(self, table: str) -> bool:
        """Whether or not somebody is there now: when they come back, the lobby shows it again."""
        row = await self._store.row(table)
        return row is not None and row.listed and row.status == "open"
