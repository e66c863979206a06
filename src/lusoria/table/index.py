"""What the index of tables and the shelf of records say of a room."""

import msgspec
from msgspec import Struct

from lusoria.records.codec import encode
from lusoria.records.record import Record, write_record
from lusoria.store.port import RecordRow, TableRow
from lusoria.table.room import Room


class Summary(Struct, frozen=True):
    """What the lobby and the list of one's own games show of a table. A later version may add to it."""

    players: int
    free: int
    names: tuple[str, ...]

    @classmethod
    def of(cls, row: TableRow) -> "Summary":
        """As the index keeps it."""
        return SUMMARIES.decode(row.summary)


SUMMARIES = msgspec.json.Decoder(Summary)


def index_row(room: Room, now: float, deadline: float | None) -> TableRow:
    summary = Summary(
        players=room.settings.players,
        free=sum(chair.kind == "empty" for chair in room.chairs),
        names=tuple(chair.name for chair in room.chairs if chair.kind == "human"),
    )
    return TableRow(
        id=room.id,
        code=room.code,
        game=room.game.name,
        status=room.status,
        listed=room.settings.listed,
        created=room.created,
        updated=now,
        deadline=deadline,
        summary=encode(summary),
    )


def record_row(room: Room, record: Record, now: float) -> RecordRow:
    """The record of a game that has come to its end."""
    return RecordRow(room.id, room.game.name, now, room.settings.public_record, write_record(record))
