"""Open data: every finished game as one line of JSON, without names."""

from pathlib import Path

import msgspec

from lusoria.records.record import Player, document_of, read_record
from lusoria.store import open_store

PAGE = 200


async def export(database: str, path: Path) -> int:
    """Write all finished games, newest first; how many there were."""
    count = 0
    async with open_store(database) as store:
        before: tuple[float, str] | None = None
        with path.open("wb") as file:
            while rows := await store.records(public_only=False, before=before, limit=PAGE):
                for row in rows:
                    file.write(nameless(row.document) + b"\n")
                count += len(rows)
                before = (rows[-1].finished, rows[-1].table)
    return count


def nameless(document: bytes) -> bytes:
    """The record without names; its checksum leaves them out, so it is still true."""
    written = document_of(read_record(document))
    seats = tuple(Player(seat.kind, bot=seat.bot) for seat in written.seats)
    return msgspec.json.encode(msgspec.structs.replace(written, seats=seats))
