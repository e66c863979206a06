"""At which open or passing tables somebody is, noted in the index: the lobby shows those, none is swept."""

from collections.abc import Mapping

from lusoria.table.live.live_table import LiveTable
from lusoria.table.live.services import Services

SEEN_EVERY = 30.0
HIDDEN_SEEN_EVERY = 3600.0
LOOKED_AT_EVERY = 24 * 3600.0
"""So often it is noted that somebody sits at a listed table, or at another; or only looks on."""


class Attendance:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._noted: dict[str, float] = {}
        """When, for each table that may be swept and somebody is at."""

    async def note(self, tables: Mapping[str, LiveTable]) -> None:
        now = self._services.now()
        there = {
            table: live for table, live in tables.items() if live.presence.connections and may_be_swept(live)
        }
        self._noted = {
            table: self._noted[table] if table in self._noted else await self._noted_before(live)
            for table, live in there.items()
        }
        due = [table for table, live in there.items() if now - self._noted[table] >= how_often(live)]
        if due:
            await self._services.store.seen(due, now)
            self._noted.update(dict.fromkeys(due, now))

    async def _noted_before(self, live: LiveTable) -> float:
        """Whoever sits down is noted at once; a looker when the row is so old that others may sweep."""
        row = None if live.attended else await self._services.store.row(live.room.id)
        return 0.0 if row is None else row.updated


def may_be_swept(live: LiveTable) -> bool:
    return live.room.status == "open" or live.room.passing


def how_often(live: LiveTable) -> float:
    if not live.attended:
        return LOOKED_AT_EVERY
    return SEEN_EVERY if live.room.settings.listed else HIDDEN_SEEN_EVERY
