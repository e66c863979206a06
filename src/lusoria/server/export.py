"""Open data: every finished game as one line of JSON, without names; not what went on from another."""

import time
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import UNSET

from lusoria.records.record import Document, Player, read_document
from lusoria.store import open_store
from lusoria.store.port import Store, Unfit
from lusoria.store.private import new_private

PAGE = 200


async def export(database: str, path: Path) -> int:
    """Write all finished games, newest first; how many there were. The file appears when it is complete."""
    part = path.with_name(path.name + ".part")
    try:
        async with open_store(database) as store:
            with new_private(part) as file:  # not every table agreed to be shown
                count = await write_all(store, file)
        part.replace(path)
    except OSError as error:
        raise Unfit(f"The games cannot be written to {path}: {error.strerror}.") from error
    finally:
        part.unlink(missing_ok=True)
    return count


async def write_all(store: Store, file: BinaryIO) -> int:
    count = 0
    before: tuple[float, str] | None = None
    while rows := await store.records(public_only=False, before=before, limit=PAGE):
        told = [row for row in rows if row.opens <= time.time()]  # what is played today stays sealed
        documents = [read_document(row.document) for row in told]
        played = [document for document in documents if document.what_if is UNSET]
        file.writelines(nameless(document) + b"\n" for document in played)
        count += len(played)
        before = (rows[-1].finished, rows[-1].table)
    return count


def nameless(written: Document) -> bytes:
    """The record without names; its checksum leaves them out, so it is still true.

    Names need no rules: its game need not be played here any more.
    """
    seats = tuple(Player(seat.kind, bot=seat.bot) for seat in written.seats)
    return msgspec.json.encode(msgspec.structs.replace(written, seats=seats))
