"""A table's room and its log. An append is a compare-and-set on the log's version: it is the lock.

Append first, then apply. If another node appended first, the append raises Stale, and the caller decides
again.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from lusoria.core.errors import Illegal, Malformed
from lusoria.records.record import Talk
from lusoria.runtime.cooperative_yield import Slices
from lusoria.store.port import LAST, Append, Store, UncertainCommit
from lusoria.table.live.record_signing import RecordSigner
from lusoria.table.live.table_index import index_row, record_row
from lusoria.table.room.entries import Entry, Erased, Played, Seated, Started, decode_entry, encode_entry
from lusoria.table.room.room import Change, Room, evolve, first_room
from lusoria.table.talk.chat_rules import read_chat_message
from lusoria.wire.refusal import TableRefusal

PLAYS = {Started, Played}
PAGE = 1000  # entries per read
MAX_ATTEMPTS = 8  # per order; each lost race against another writer costs one


class TableLog:
    def __init__(self, room: Room, store: Store, signer: RecordSigner) -> None:
        self.room = room
        self.is_uncertain = False
        """After `UncertainCommit`: only the log shows whether the change was written."""
        self._store = store
        self._signer = signer

    async def write(self, change: Change, now: float, deadline: float | None) -> None:
        """Append a change in one transaction and apply it once it is durable. Raises Stale."""
        before, after = self.room, change.room
        record, finished = None, None
        if before.over is not None:
            finished = await self._finished_at()
        elif (sealed := self._signer.record(after)) is not None:
            record, finished = replace(sealed, talk=await self._claims()), now
        plain_move = record is None and deadline is None and is_move(change.entries)
        row = None if plain_move else index_row(after, now, deadline, finished)  # a move changes no row
        seated = () if after.what_if else (entry for entry in change.entries if isinstance(entry, Seated))
        append = Append(
            before.id,
            before.version,
            tuple(map(encode_entry, change.entries)),
            row,
            tuple(entry.person for entry in seated),
            None if record is None else record_row(after, record, now),
        )
        try:
            await self._store.append(append)
        except (UncertainCommit, asyncio.CancelledError):  # a cancelled append may have been written too
            self.is_uncertain = True
            raise
        self.room = after

    async def _claims(self) -> tuple[Talk, ...]:
        """Claims for the record, as far as the chat still has them."""
        messages = map(read_chat_message, await self._store.chat(self.room.id))
        return tuple(
            Talk(message.after or 0, message.seat, message.claim, message.turn)
            for message in messages
            if message is not None and message.claim is not None
        )

    async def _finished_at(self) -> float | None:
        """When the game ended. Only the record has it, not the log."""
        record = await self._store.record(self.room.id)
        return None if record is None else record.finished

    async def read_new_entries(self, steps: int) -> tuple[Sequence[Entry], Sequence[Room]]:
        """Apply entries that others wrote; none of them if one is unreadable.

        Returns all of these entries, and the rooms before and after each of the last `steps` of them.
        """
        entries, rooms = list[Entry](), deque([self.room], maxlen=steps + 1)
        with readable():
            async for entry in read_entries(self._store, self.room.id, self.room.version):
                entries.append(entry)
                rooms.append(evolve(rooms[-1], entry))
            if any(isinstance(entry, Erased) for entry in entries):
                rooms[-1] = await load_room(self._store, self.room.id, rooms[-1].version)
        self.room, self.is_uncertain = rooms[-1], False
        return entries, rooms

    async def exists(self) -> bool:
        """False if another node has deleted the log."""
        return bool(await self._store.read(self.room.id, 0, 1))

    async def move_deadline(self, was: float, deadline: float | None) -> None:
        """Store a new deadline without a move, unless another node has changed it since `was`."""
        await self._store.move_deadline(self.room.id, was, deadline)


async def read_entries(store: Store, table: str, after: int = 0) -> AsyncIterator[Entry]:
    """Entries of a log, page by page. Yields to the event loop during long logs."""
    slices = Slices()
    while page := await store.read(table, after, PAGE):
        for body in page:
            yield decode_entry(body)
            await slices.pause()
        after += len(page)
        if len(page) < PAGE:
            return


async def load_room(store: Store, table: str, until: int = LAST) -> Room:
    """The room built from a table's log, up to version `until`. Raises TableRefusal.

    Reads the log again if it was rewritten between two pages.
    """
    erased_before = 0
    while True:
        room: Room | None = None
        erased = 0
        with readable():
            async for entry in read_entries(store, table):
                erased += isinstance(entry, Erased)
                if room is None or room.version < until:
                    room = first_room(table, entry) if room is None else evolve(room, entry)
        if room is None:
            raise TableRefusal("no_such_table")
        if room.version <= PAGE or erased == erased_before:
            return room
        erased_before = erased


@contextmanager
def readable() -> Iterator[None]:
    """Turn read errors into the refusal `unreadable`.

    The game or its rules version is not installed here, or a newer program wrote the log.
    """
    try:
        yield
    except (Malformed, Illegal) as error:
        raise TableRefusal("unreadable") from error


def is_move(entries: Sequence[Entry]) -> bool:
    """True for a single move, the most frequent change."""
    return len(entries) == 1 and type(entries[0]) is Played


def is_play(entries: Sequence[Entry]) -> bool:
    """True if the game has started or moved on."""
    return is_move(entries) or any(type(entry) in PLAYS for entry in entries)
