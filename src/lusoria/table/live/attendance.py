"""Stores when open or temporary tables were last attended.

The lobby shows attended tables, and the sweep does not delete them.
"""

from collections.abc import Mapping

from lusoria.table.live.live_table import LiveTable
from lusoria.table.live.services import Services

# Between two notes of attendance:
LISTED_SECONDS = 30.0  # a person sits at a listed table
UNLISTED_SECONDS = 3600.0  # a person sits at an unlisted table
WATCHED_SECONDS = 24 * 3600.0  # only spectators


class Attendance:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._noted_at: dict[str, float] = {}
        """When each attended table that may be swept was last noted."""

    async def note(self, tables: Mapping[str, LiveTable]) -> None:
        now = self._services.now()
        attended = {
            table: live for table, live in tables.items() if live.presence.connections and may_be_swept(live)
        }
        self._noted_at = {
            table: self._noted_at[table] if table in self._noted_at else await self._noted_before(live)
            for table, live in attended.items()
        }
        due = [
            table for table, live in attended.items() if now - self._noted_at[table] >= note_interval(live)
        ]
        if due:
            await self._services.store.mark_attended(due, now)
            self._noted_at.update(dict.fromkeys(due, now))

    async def _noted_before(self, live: LiveTable) -> float:
        """A seated person is noted at once; spectators once the row is old enough to be swept."""
        row = None if live.has_seated_player else await self._services.store.row(live.room.id)
        return 0.0 if row is None else row.updated


def may_be_swept(live: LiveTable) -> bool:
    return live.room.status == "open" or live.room.passing


def note_interval(live: LiveTable) -> float:
    if not live.has_seated_player:
        return WATCHED_SECONDS
    return LISTED_SECONDS if live.room.settings.listed else UNLISTED_SECONDS
