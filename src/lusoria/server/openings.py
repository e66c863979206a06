"""How many tables one address may open, and how many of them the lobby shows."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from lusoria.store.port import Store
from lusoria.table.limits import TokenBuckets
from lusoria.wire.refusal import TableRefusal

HOUR = 3600.0
MADE_WITHIN = 10.0
"""A table may be listed before it is there; after this time it is asked for."""
LISTED_FOR = 24 * HOUR
"""So long an address is remembered after it has listed something."""
MOST_ADDRESSES = 50_000


class Openings:
    """Each node counts for itself, as with all limits."""

    def __init__(
        self, store: Store, per_hour: int, listed: int, now: Callable[[], float] = time.time
    ) -> None:
        self._store = store
        self._tables = TokenBuckets(per_hour / HOUR, per_hour)
        self._most_listed = listed
        self._now = now
        self._again: Counter[str] = Counter()
        """How many wait for the table at which the company of this one goes on."""
        self._listed: OrderedDict[str, dict[str, float]] = OrderedDict()
        """By address, the tables it has listed and when; the longest unused first."""

    def open(self, address: str) -> None:
        """One more table of this address, or TableRefusal."""
        if not self._tables.allow(address):
            raise TableRefusal("too_many_tables")

    @contextmanager
    def open_again(self, address: str, table: str) -> Iterator[None]:
        """While the table is made at which the company of this one goes on: one, however many ask for it."""
        if table not in self._again:
            self.open(address)
        self._again[table] += 1
        try:
            yield
        finally:
            self._again[table] -= 1
            if not self._again[table]:
                del self._again[table]

    async def list(self, address: str, table: str) -> None:
        """One more table of this address in the lobby, or TableRefusal while others of it are listed."""
        self._forget()
        listed = self._listed.setdefault(address, {})
        self._listed.move_to_end(address)
        for known, since in list(listed.items()):
            if self._now() - since > MADE_WITHIN and not await self._is_listed(known):
                listed.pop(known, None)
        if table not in listed and len(listed) >= self._most_listed:
            raise TableRefusal("too_many_listed", most=self._most_listed)
        self._listed.setdefault(address, listed)[table] = self._now()  # it may have been forgotten meanwhile

    def _forget(self) -> None:
        """Two addresses go where one may come, once they have listed nothing for a day."""
        for _ in range(2):
            if self._listed:
                address, listed = next(iter(self._listed.items()))
                latest = max(listed.values(), default=self._now())
                if self._now() - latest > LISTED_FOR or len(self._listed) >= MOST_ADDRESSES:
                    del self._listed[address]

    async def _is_listed(self, table: str) -> bool:
        """Whether or not somebody is there now: when they come back, the lobby shows it again."""
        row = await self._store.row(table)
        return row is not None and row.listed and row.status == "open"
