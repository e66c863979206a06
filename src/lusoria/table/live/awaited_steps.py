"""What people are asked at tables that nobody looks at, from the log: remembered until it is longer."""

from collections import OrderedDict
from collections.abc import Mapping
from typing import TypeAlias

from lusoria.core.game import Await
from lusoria.store.port import Store
from lusoria.table.live.table_log import load_room
from lusoria.table.room.room import Room

MOST = 1_000
"""Tables that are remembered (least recently used cache); each takes a few hundred bytes."""

Steps: TypeAlias = Mapping[str, str]
"""The step at which somebody is awaited, by person."""


class Asked:
    def __init__(self, store: Store, most: int = MOST) -> None:
        self._store = store
        self._most = most
        self._known: OrderedDict[str, tuple[int, Steps]] = OrderedDict()
        """With the version of the table."""

    async def at(self, table: str) -> Steps:
        known = self._known.get(table)
        if known is None or await self._store.read(table, known[0], 1):
            room = await load_room(self._store, table)
            known = room.version, steps_asked(room)
        self._known[table] = known
        self._known.move_to_end(table)
        if len(self._known) > self._most:
            self._known.popitem(last=False)
        return known[1]


def steps_asked(room: Room) -> Steps:
    """Everybody at the table knows who is awaited, and at what."""
    if room.progress is None or room.endless or not isinstance(room.turn, Await):
        return {}
    state, owners = room.progress.state, [chair.person for chair in room.chairs]
    awaited = [(owner, seat) for seat in room.turn.seats if (owner := owners[seat]) is not None]
    return {owner: room.game.view(state, seat).table.step for owner, seat in reversed(awaited)}
