"""A table's room and the log behind it: optimistic concurrency, where the append is the lock.

Store first, believe after. Where another node wrote first, the append is Stale: read on, and decide anew.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from lusoria.core.errors import Illegal, Malformed
from lusoria.store.port import Store, Unsure
from lusoria.table.entries import Entry, Played, Seated, Started, decode_entry, encode_entry
from lusoria.table.index import index_row, record_row
from lusoria.table.room import Change, Room, changed
from lusoria.table.sealing import Sealing
from lusoria.wire.refusal import TableRefusal

TRIES = 8
"""So often an order is decided anew because somebody else wrote first."""


class TableLog:
    def __init__(self, room: Room, store: Store, sealing: Sealing) -> None:
        self.room = room
        self.doubtful = False
        """The store went away during a commit: only the log knows whether it was written."""
        self._store = store
        self._sealing = sealing

    async def write(self, change: Change, now: float, deadline: float | None) -> None:
        """Write a change in one transaction, wait until it is durable, and only then believe it; or Stale."""
        before, after = self.room, change.room
        record = self._sealing.record(after) if before.over is None else None
        plain_move = record is None and deadline is None and moves_only(change.entries)
        append = self._store.append(
            before.id,
            before.version,
            [encode_entry(entry) for entry in change.entries],
            row=None if plain_move else index_row(after, now, deadline),  # a mere move is no news to it
            people=[entry.person for entry in change.entries if isinstance(entry, Seated)],
            record=None if record is None else record_row(after, record, now),
        )
        try:
            await append
        except Unsure:
            self.doubtful = True
            raise
        self.room = after

    async def read_on(self) -> tuple[Change, ...]:
        """Believe what others have written, entry by entry; nothing of it where one cannot be read."""
        room, changes = self.room, list[Change]()
        log = await self._store.read(room.id, room.version)
        with readable():
            for entry in map(decode_entry, log):
                changes.append(changed(room, entry))
                room = changes[-1].room
        self.room, self.doubtful = room, False
        return tuple(changes)

    async def put_deadline(self, now: float, deadline: float | None) -> None:
        """A clock begins once more without a move: the other nodes must know."""
        await self._store.put_row(index_row(self.room, now, deadline))


@contextmanager
def readable() -> Iterator[None]:
    """A log that cannot be read is the table's trouble, and not that of whoever asked for it.

    Its game is not installed here, or not by these rules; or a newer program has written it.
    """
    try:
        yield
    except (Malformed, Illegal) as error:
        raise TableRefusal("unreadable") from error


def moves_only(entries: Sequence[Entry]) -> bool:
    return all(isinstance(entry, Played) for entry in entries)


def is_play(entries: Sequence[Entry]) -> bool:
    """Whether the game has begun or gone on."""
    return any(isinstance(entry, Started | Played) for entry in entries)
