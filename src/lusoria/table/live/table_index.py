"""What the index of tables and the shelf of records say of a room."""

from typing import Literal

import msgspec
from msgspec import Struct

from lusoria.core.offices import Offices, offices_of
from lusoria.core.sides import sides_of
from lusoria.records.codec import encode
from lusoria.records.record import Record, write_record
from lusoria.store.port import RecordRow, TableRow
from lusoria.table.room.room import Chair, Room
from lusoria.table.room.standings import score_of

LENT = 10


class Sitter(Struct, frozen=True):
    """Who has a seat, and at the end what became of them. `person` is told to nobody."""

    name: str
    kind: Literal["empty", "human", "bot"]
    person: str | None
    """Also whoever gave the seat up."""
    won: bool | None = None
    side: str | None = None
    score: int | None = None
    bot: str | None = None
    """Which one, where it is one."""
    gave_up: bool = False
    offices: Offices | None = None
    """How many turns of each, at the end of a game that has some."""
    moves: int = 0
    """How many there were of this seat, at the end of a game."""
    lent: int = 0
    """How many of them a bot made in place of the person."""

    @property
    def own(self) -> bool:
        """Whether what came of it is theirs: not given up, and of ten moves a bot made one at most."""
        return not self.gave_up and LENT * self.lent <= self.moves


class Summary(Struct, frozen=True):
    """What the lobby and the list of one's own games show of a table. A later version may add to it."""

    players: int
    free: int
    names: tuple[str, ...]
    sitters: tuple[Sitter, ...] = ()
    finished: float | None = None
    lamps: bool | None = None
    """Whether the coach might be asked; None where an earlier version wrote this."""
    opens: float = 0.0
    """Before this moment its record is shown to nobody."""

    @classmethod
    def of(cls, row: TableRow) -> "Summary":
        """As the index keeps it."""
        return SUMMARIES.decode(row.summary)


SUMMARIES = msgspec.json.Decoder(Summary)


def sitters(room: Room) -> tuple[Sitter, ...]:
    over, progress = room.over, room.progress
    if over is None or progress is None:
        return tuple(
            Sitter(chair.name, chair.kind, sat(chair), bot=chair.bot, gave_up=chair.gave_up)
            for chair in room.chairs
        )
    sides, offices = sides_of(room.game, progress.state), offices_of(room.game, progress.state)
    return tuple(
        Sitter(
            chair.name,
            chair.kind,
            sat(chair),
            seat in over.winners,
            None if sides is None else sides[seat],
            score_of(over.result, seat),
            chair.bot,
            chair.gave_up,
            None if offices is None else offices[seat],
            progress.asked[seat],
            progress.lent[seat],
        )
        for seat, chair in enumerate(room.chairs)
    )


def sat(chair: Chair) -> str | None:
    return chair.owner if chair.gave_up else chair.person


def summary_of(room: Room, finished: float | None = None) -> bytes:
    summary = Summary(
        players=room.settings.players,
        free=sum(chair.kind == "empty" for chair in room.chairs),
        names=tuple(chair.name for chair in room.chairs if chair.kind == "human"),
        sitters=sitters(room),
        finished=finished,
        lamps=room.settings.lamps,
        opens=opens(room),
    )
    return encode(summary)


def index_row(room: Room, now: float, deadline: float | None, finished: float | None = None) -> TableRow:
    return TableRow(
        id=room.id,
        code=room.code,
        game=room.game.name,
        status=room.status,
        listed=room.settings.listed,
        created=room.created,
        updated=now,
        deadline=deadline,
        summary=summary_of(room, finished),
        passing=room.passing,
    )


def record_row(room: Room, record: Record, now: float) -> RecordRow:
    """The record of a game that has come to its end."""
    document = write_record(record)
    return RecordRow(room.id, room.game.name, now, room.settings.public_record, document, opens(room))


def opens(room: Room) -> float:
    """When its record may be shown: that of a day's try once the day is over."""
    return room.daily.opens if room.daily else 0.0
