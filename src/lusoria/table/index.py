"""What the index of tables and the shelf of records say of a room."""

from typing import Literal

import msgspec
from msgspec import Struct

from lusoria.core.sides import sides_of
from lusoria.records.codec import encode
from lusoria.records.record import Record, write_record
from lusoria.store.port import RecordRow, TableRow
from lusoria.table.room import Room
from lusoria.table.standings import score_of


class Sitter(Struct, frozen=True):
    """Who has a seat, and at the end what became of them. `person` is told to nobody."""

    name: str
    kind: Literal["empty", "human", "bot"]
    person: str | None
    won: bool | None = None
    side: str | None = None
    score: int | None = None


class Summary(Struct, frozen=True):
    """What the lobby and the list of one's own games show of a table. A later version may add to it."""

    players: int
    free: int
    names: tuple[str, ...]
    sitters: tuple[Sitter, ...] = ()
    finished: float | None = None

    @classmethod
    def of(cls, row: TableRow) -> "Summary":
        """As the index keeps it."""
        return SUMMARIES.decode(row.summary)


SUMMARIES = msgspec.json.Decoder(Summary)


def sitters(room: Room) -> tuple[Sitter, ...]:
    over, progress = room.over, room.progress
    if over is None or progress is None:
        return tuple(Sitter(chair.name, chair.kind, chair.person) for chair in room.chairs)
    sides = sides_of(room.game, progress.state)
    return tuple(
        Sitter(
            chair.name,
            chair.kind,
            chair.person,
            seat in over.winners,
            None if sides is None else sides[seat],
            score_of(over.result, seat),
        )
        for seat, chair in enumerate(room.chairs)
    )


def index_row(room: Room, now: float, deadline: float | None, finished: float | None = None) -> TableRow:
    summary = Summary(
        players=room.settings.players,
        free=sum(chair.kind == "empty" for chair in room.chairs),
        names=tuple(chair.name for chair in room.chairs if chair.kind == "human"),
        sitters=sitters(room),
        finished=finished,
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
