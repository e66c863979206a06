"""What the index of tables and the shelf of records say of a room."""

from typing import Any

from lusoria.core.game import Over
from lusoria.records.record import finished_record, write_record
from lusoria.store.port import RecordRow, TableRow
from lusoria.table.room import Room, Status
from lusoria.table.telling import encode


def index_row(room: Room, status: Status, now: float, deadline: float | None) -> TableRow:
    summary = {
        "players": room.settings.players,
        "free": sum(chair.kind == "empty" for chair in room.chairs),
        "names": [chair.name for chair in room.chairs if chair.kind == "human"],
    }
    return TableRow(
        id=room.id,
        code=room.code,
        game=room.game.name,
        status=status,
        listed=room.settings.listed,
        created=room.created,
        updated=now,
        deadline=deadline,
        summary=encode(summary),
    )


def record_row(room: Room, last_events: tuple[Any, ...], over: Over, now: float) -> RecordRow:
    """The record of a game that these events bring to its end."""
    assert room.match is not None
    assert room.seed is not None
    events = (*room.match.events, *last_events)
    record = finished_record(room.game, room.options, room.players(), events, over.result, room.seed)
    return RecordRow(room.id, room.game.name, now, room.settings.public_record, write_record(record))
