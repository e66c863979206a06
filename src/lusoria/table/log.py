"""A table's room and the log behind it: optimistic concurrency, where the append is the lock.

Store first, believe after. Where another node wrote first, the append is Stale: read on, and decide anew.
"""

from collections.abc import Sequence

from lusoria.store.port import Store
from lusoria.table.entries import Entry, Played, Seated, Started, decode_entry, encode_entry
from lusoria.table.index import index_row, record_row
from lusoria.table.room import Change, Room, changed


class TableLog:
    def __init__(self, room: Room, store: Store) -> None:
        self.room = room
        self._store = store

    async def write(self, change: Change, now: float, deadline: float | None) -> None:
        """Write a change in one transaction, wait until it is durable, and only then believe it; or Stale."""
        before, after = self.room, change.room
        over = after.over if before.over is None else None
        plain_move = over is None and deadline is None and moves_only(change.entries)
        await self._store.append(
            before.id,
            before.version,
            [encode_entry(entry) for entry in change.entries],
            row=None if plain_move else index_row(after, now, deadline),  # which tells nothing new of it
            people=[entry.person for entry in change.entries if isinstance(entry, Seated)],
            record=None if over is None else record_row(after, over, now),
        )
        self.room = after

    async def read_on(self) -> tuple[Change, ...]:
        """Believe what others have written, entry by entry."""
        changes: list[Change] = []
        for entry in map(decode_entry, await self._store.read(self.room.id, self.room.version)):
            changes.append(changed(self.room, entry))
            self.room = changes[-1].room
        return tuple(changes)


def moves_only(entries: Sequence[Entry]) -> bool:
    return all(isinstance(entry, Played) for entry in entries)


def is_play(entries: Sequence[Entry]) -> bool:
    """Whether the game has begun or gone on."""
    return any(isinstance(entry, Started | Played) for entry in entries)
