"""Exports finished games as JSON lines without names; what-if games are left out.

With `consented`, only games whose players all consented, for exercises, and nothing that identifies a game.
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
from lusoria.store.maintenance.migrate import check_is_lusoria
from lusoria.store.maintenance.target_file import private_output
from lusoria.store.port import RecordRow, Store
from lusoria.table.erasure.anonymize import build_room
from lusoria.table.live.table_log import read_entries, readable
from lusoria.table.room.entries import ERASED, Seated, Started
from lusoria.wire.refusal import TableRefusal

PAGE = 200  # records per query
MAX_CONSENTED = 2000  # newest games; one gives at most one exercise, and all are held in memory first


async def export(database: str, path: Path, *, consented: bool = False) -> int:
    """Write all finished games, newest first, or the consented ones, in no order. Returns their number.

    The file appears when it is complete. Raises Unfit if there is no database.
    """
    where = address(database)
    await check_is_lusoria(where)
    write = write_consented if consented else write_all
    # private, because not all tables have agreed to publish their record
    with private_output(path, where, "The games") as file:
        async with open_store(database) as store:
            return await write(store, file)


async def write_all(store: Store, file: BinaryIO) -> int:
    count = 0
    async for _, document in games(store):
        file.write(without_names(document) + b"\n")
        count += 1
    return count


async def write_consented(store: Store, file: BinaryIO) -> int:
    games_with_people = list[tuple[frozenset[str], bytes]]()
    async for row, document in games(store):
        people = await people_of(store, row.table) if row.game in SHIPPED else frozenset()
        if people and people == await filter_consenting(store, people):
            games_with_people.append((people, without_traces(document)))
        if len(games_with_people) == MAX_CONSENTED:
            break
    # check again: a person may have withdrawn or been erased meanwhile
    everybody = {person for people, _ in games_with_people for person in people}
    consenting = await filter_consenting(store, everybody)
    lines = [line for people, line in games_with_people if people <= consenting]
    # sorted by hash, so that the order does not reveal when a game was played
    file.writelines(line + b"\n" for line in sorted(lines, key=lambda line: hashlib.sha256(line).digest()))
    return len(lines)


async def games(store: Store) -> AsyncIterator[tuple[RecordRow, Document]]:
    """Newest first, without sealed and what-if games."""
    before: tuple[float, str] | None = None
    while rows := await store.records(public_only=False, before=before, limit=PAGE):
        for row in rows:
            if row.opens > time.time():  # daily tries are sealed until the day is over
                continue
            document = read_document(row.document)
            if document.what_if is UNSET:
                yield row, document
        before = (rows[-1].finished, rows[-1].table)


async def people_of(store: Store, table: str) -> frozenset[str]:
    """All people who had a seat in this game at any time, from its log.

    An erased person is replaced by an id that never consents. Empty if the log is unreadable, the table is
    passing, or one device had two seats: a second player on the same device has not consented.
    """
    with suppress(TableRefusal), readable():
        log = [entry async for entry in read_entries(store, table)]
        start = next((place for place, entry in enumerate(log) if isinstance(entry, Started)), 0)
        if not start:  # deleted meanwhile
            return frozenset()
        room = await build_room(table, log[:start])
        seated = {
            (seat, chair.person or ERASED) for seat, chair in enumerate(room.chairs) if chair.kind == "human"
        }
        seated |= {(entry.seat, entry.person) for entry in log[start:] if isinstance(entry, Seated)}
        people = frozenset(person for _, person in seated)
        if len(people) == len(seated) and not room.passing:
            return people
    return frozenset()


async def filter_consenting(store: Store, people: Iterable[str]) -> frozenset[str]:
    """Those who consent at this moment."""
    return frozenset([person for person in people if await store.has_consented(person)])


def without_names(document: Document) -> bytes:
    """The record without names. The checksum does not cover names, so it stays valid.

    Works on the document, because the game may no longer be installed.
    """
    seats = tuple(Player(seat.kind, bot=seat.bot) for seat in document.seats)
    return msgspec.json.encode(msgspec.structs.replace(document, seats=seats))


def without_traces(document: Document) -> bytes:
    """Without names, seed, checksums, signature and claims, which could identify the game."""
    return without_names(msgspec.structs.replace(document, fairness=None, talk=UNSET))
