"""Caches which step each absent player is awaited at; invalidated when the table's log grows."""

from collections.abc import Mapping
from typing import TypeAlias

from lusoria.core.game import Await
from lusoria.runtime.lru_cache import LruCache
from lusoria.store.port import Store
from lusoria.table.live.table_log import load_room
from lusoria.table.room.room import Room

MAX_TABLES = 1_000  # in the cache, a few hundred bytes each

Steps: TypeAlias = Mapping[str, str]
"""The step each person is awaited at, by person."""


class AwaitedSteps:
    def __init__(self, store: Store, max_tables: int = MAX_TABLES) -> None:
        self._store = store
        self._steps = LruCache[str, tuple[int, Steps]](max_tables)
        """Version of the table, and its steps."""

    async def at(self, table: str) -> Steps:
        cached = self._steps.get(table)
        if cached is None or await self._store.read(table, cached[0], 1):
            room = await load_room(self._store, table)
            cached = room.version, awaited_steps_of(room)
        self._steps.put(table, cached)
        return cached[1]


def awaited_steps_of(room: Room) -> Steps:
    """Public facts: all viewers see who is awaited and at which step."""
    if room.progress is None or room.endless or not isinstance(room.turn, Await):
        return {}
    state, owners = room.progress.state, [chair.person for chair in room.chairs]
    awaited = [(owner, seat) for seat in room.turn.seats if (owner := owners[seat]) is not None]
    return {owner: room.game.view(state, seat).table.step for owner, seat in reversed(awaited)}
