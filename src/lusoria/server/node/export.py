"""Open data: every finished game as one line of JSON, without names; not what went on from another.

And of these the games of people who all consented, for exercises: without all that leads to the evening.
"""

import hashlib
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import UNSET

from lusoria.exercises import SHIPPED
from lusoria.records.record import Document, Player, read_document
from lusoria.store import open_store
from lusoria.store.database_url import address
from lusoria.store.maintenance.migrate import check_ours
from lusoria.store.maintenance.target_file import appearing
from lusoria.store.port import RecordRow, Store
from lusoria.table.erasure.anonymize import folded
from lusoria.table.live.table_log import read_entries, readable
from lusoria.table.room.entries import ERASED, Seated, Started
from lusoria.wire.refusal import TableRefusal

PAGE = 200
MOST_CONSENTED = 2000
"""The newest: a game gives one exercise at most, and what is written is first held in memory."""


async def export(database: str, path: Path, *, consented: bool = False) -> int:
    """Write all finished games, newest first, or those to which everybody consented, in no order.

    How many there were. The file appears when it is complete. Unfit where there is no database.
    """
    where = address(database)
    await check_ours(where)
    write = write_consented if consented else write_all
    with appearing(path, where, "The games") as file:  # not every table agreed to be shown
        async with open_store(database) as store:
            return await write(store, file)


async def write_all(store: Store, file: BinaryIO) -> int:
    count = 0
    async for _, document in games(store):
        file.write(nameless(document) + b"\n")
        count += 1
    return count


async def write_consented(store: Store, file: BinaryIO) -> int:
    found = list[tuple[frozenset[str], bytes]]()
    async for row, document in games(store):
        people = await people_of(store, row.table) if row.game in SHIPPED else frozenset()
        if people and people == await consenting(store, people):
            found.append((people, traceless(document)))
        if len(found) == MOST_CONSENTED:
            break
    # once more: somebody may have taken it back, or erased themselves, since they were asked
    agreed = await consenting(store, {person for people, _ in found for person in people})
    lines = [line for people, line in found if people <= agreed]
    # by their sums: the order of a file tells nobody when a game was played
    file.writelines(line + b"\n" for line in sorted(lines, key=lambda line: hashlib.sha256(line).digest()))
    return len(lines)


async def games(store: Store) -> AsyncIterator[tuple[RecordRow, Document]]:
    """Newest first, but for those that are still sealed or went on from another."""
    before: tuple[float, str] | None = None
    while rows := await store.records(public_only=False, before=before, limit=PAGE):
        for row in rows:
            if row.opens > time.time():  # what is played today stays sealed
                continue
            document = read_document(row.document)
            if document.what_if is UNSET:
                yield row, document
        before = (rows[-1].finished, rows[-1].table)


async def people_of(store: Store, table: str) -> frozenset[str]:
    """Everybody who had a seat of this game, also only for a while: seats go from one device to another.

    The log knows them all; for whoever erased themselves it has a mark, which never consents. Nobody, where
    it cannot be read, the table passes, or one device had two seats: whoever shared it was not asked.
    """
    with suppress(TableRefusal), readable():
        log = [entry async for entry in read_entries(store, table)]
        start = next((place for place, entry in enumerate(log) if isinstance(entry, Started)), 0)
        if not start:  # it was deleted meanwhile
            return frozenset()
        room = await folded(table, log[:start])
        seated = {
            (seat, chair.person or ERASED) for seat, chair in enumerate(room.chairs) if chair.kind == "human"
        }
        seated |= {(entry.seat, entry.person) for entry in log[start:] if isinstance(entry, Seated)}
        people = frozenset(person for _, person in seated)
        if len(people) == len(seated) and not room.passing:
            return people
    return frozenset()


async def consenting(store: Store, people: Iterable[str]) -> frozenset[str]:
    """Those of them who consent now."""
    return frozenset([person for person in people if await store.consents(person)])


def nameless(written: Document) -> bytes:
    """The record without names; its checksum leaves them out, so it is still true.

    Names need no rules: its game need not be played here any more.
    """
    seats = tuple(Player(seat.kind, bot=seat.bot) for seat in written.seats)
    return msgspec.json.encode(msgspec.structs.replace(written, seats=seats))


def traceless(written: Document) -> bytes:
    """And without seed, sums, signature and claims: by these anybody could find the game it was."""
    return nameless(msgspec.structs.replace(written, fairness=None, talk=UNSET))
