"""How many tables one address may open, and how many of them the lobby shows."""

import time
from collections import OrderedDict
from collections.abc import Callable

from lusoria.store.port import Store
from lusoria.table.limits import TokenBuckets
from lusoria.wire.refusal import TableRefusal

HOUR = 3600.0
MADE_WITHIN = 10.0
"""A table may be listed before it is there; after this time it is asked for."""
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
        self._again: OrderedDict[str, None] = OrderedDict()
        """Tables that were counted for whoever wanted to play again; the oldest are forgotten."""
        self._listed: OrderedDict[str, dict[str, float]] = OrderedDict()
        """By address, the tables it has listed and when. The longest unused are forgotten."""

    def open(self, address: str) -> None:
        """One more table of this address, or TableRefusal."""
        if not self._tables.allow(address):
            raise TableRefusal("too_many_tables")

    def open_again(self, address: str, table: str) -> None:
        """The table at which the company of this one goes on, however many of them ask for it."""
        if table not in self._again:
            self.open(address)
            self._again[table] = None
            if len(self._again) > MOST_ADDRESSES:
                self._again.popitem(last=False)

    async def list(self, address: str, table: str) -> None:
        """One more table of this address in the lobby, or TableRefusal while others of it are listed."""
        listed = self._listed.setdefault(address, {})
        self._listed.move_to_end(address)
        if len(self._listed) > MOST_ADDRESSES:
            self._listed.popitem(last=False)
        for known, since in list(listed.items()):
            if self._now() - since > MADE_WITHIN and not await self._is_listed(known):
                listed.pop(known, None)
        if table not in listed and len(listed) >= self._most_listed:
            raise TableRefusal("too_many_listed", most=self._most_listed)
        listed[table] = self._now()

    async def _is_listed(self, table: str) -> bool:
        """Whether or not somebody is there now: when they come back, the lobby shows it again."""
        row = await self._store.row(table)
        return row is not None and row.listed and row.status == "open"
