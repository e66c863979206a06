"""Rows of the table index and of the record store, made from a room."""

from typing import Literal

import msgspec
from msgspec import Struct, field

from lusoria.core.offices import Offices, offices_of
from lusoria.core.ranks import win_shares
from lusoria.core.sides import sides_of
from lusoria.records.codec import encode
from lusoria.records.record import Record, write_record
from lusoria.store.port import RecordRow, TableRow
from lusoria.table.room.room import Chair, Room
from lusoria.table.room.standings import score_of

MOVES_PER_STAND_IN_MOVE = 10  # a result is a player's own if a bot made at most one in this many moves


class Occupant(Struct, frozen=True):
    """A seat's occupant and, at the end, their result. `person` is never shown."""

    name: str
    kind: Literal["empty", "human", "bot"]
    person: str | None
    """Also set if the person gave the seat up."""
    won: bool | None = None
    side: str | None = None
    score: int | None = None
    bot: str | None = None
    """The bot's name, if the seat has one."""
    gave_up: bool = False
    offices: Offices | None = None
    """Number of turns in each office, at the end of a game with offices."""
    moves: int = 0
    """Number of moves of this seat, at the end."""
    stand_in_moves: int = field(default=0, name="lent")
    """Number of these moves that a bot made for the person."""
    share: float | None = None
    """Share of the win, at the end: see `lusoria.core.ranks.win_shares`. None in rows of earlier versions."""

    @property
    def win_share(self) -> float:
        """0 before the end. In rows of earlier versions a winner has the whole win."""
        return float(bool(self.won)) if self.share is None else self.share

    @property
    def is_own(self) -> bool:
        """True if the result is the player's own: not given up, and at most one in ten moves by a bot."""
        return not self.gave_up and MOVES_PER_STAND_IN_MOVE * self.stand_in_moves <= self.moves


class Summary(Struct, frozen=True):
    """What the lobby and a player's list of games show of a table. Later versions may add fields."""

    players: int
    free: int
    names: tuple[str, ...]
    occupants: tuple[Occupant, ...] = field(name="sitters", default=())
    finished: float | None = None
    lamps: bool | None = None
    """Whether the coach was allowed; None in rows of earlier versions."""
    opens: float = 0.0
    """Until this time the record is hidden."""

    @classmethod
    def of(cls, row: TableRow) -> "Summary":
        """Decode the summary of an index row."""
        return SUMMARIES.decode(row.summary)


SUMMARIES = msgspec.json.Decoder(Summary)


def occupants(room: Room) -> tuple[Occupant, ...]:
    over, progress = room.over, room.progress
    if over is None or progress is None:
        return tuple(
            Occupant(chair.name, chair.kind, owner_of(chair), bot=chair.bot, gave_up=chair.gave_up)
            for chair in room.chairs
        )
    shares = win_shares(room.game, over.result, len(room.chairs))
    sides, offices = sides_of(room.game, progress.state), offices_of(room.game, progress.state)
    return tuple(
        Occupant(
            chair.name,
            chair.kind,
            owner_of(chair),
            seat in over.winners,
            None if sides is None else sides[seat],
            score_of(over.result, seat),
            chair.bot,
            chair.gave_up,
            None if offices is None else offices[seat],
            progress.asks[seat],
            progress.stand_in_counts[seat],
            shares[seat],
        )
        for seat, chair in enumerate(room.chairs)
    )


def owner_of(chair: Chair) -> str | None:
    return chair.owner if chair.gave_up else chair.person


def summary_of(room: Room, finished: float | None = None) -> bytes:
    summary = Summary(
        players=room.settings.players,
        free=sum(chair.kind == "empty" for chair in room.chairs),
        names=tuple(chair.name for chair in room.chairs if chair.kind == "human"),
        occupants=occupants(room),
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
    """Row for the record of a finished game."""
    document = write_record(record)
    return RecordRow(room.id, room.game.name, now, room.settings.public_record, document, opens(room))


def opens(room: Room) -> float:
    """When the record may be shown: for a daily try, after the day is over."""
    return room.daily.opens if room.daily else 0.0
