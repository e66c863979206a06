"""The record of a table's game, sealed and signed once: for the store, and for everybody who is told."""

from msgspec import UNSET

from lusoria.core.game import GameResult
from lusoria.records.record import Record, WhatIf, drawn_by, finished_record, signed
from lusoria.records.signing import RecordKey
from lusoria.table.room.room import Progress, Room
from lusoria.wire.server_messages import RecordSeal


class Sealing:
    """Makes the record when the game is over, and keeps it: sealing reads the whole game."""

    def __init__(self, key: RecordKey) -> None:
        self._key = key
        self._sealed: tuple[Progress, Record] | None = None

    def record(self, room: Room) -> Record | None:
        """The record of this room's game, signed unless it goes on from another; None before its end."""
        over, progress = room.over, room.progress
        if over is None or progress is None:
            return None
        # a move that another node forestalled never happened: what was made for it is not what is asked for
        if self._sealed is None or self._sealed[0] is not progress:
            self._sealed = progress, self._made(room, progress, over.result)
        return self._sealed[1]

    def _made(self, room: Room, progress: Progress, result: GameResult) -> Record:
        if (origin := room.what_if) is not None:  # not one game of one seed: nobody vouches for it
            went_on = WhatIf(origin.after, origin.checksum)
            return Record(
                room.game, room.options, room.players, progress.events, result, None, what_if=went_on
            )
        lamps = room.settings.lamps
        made = finished_record(
            room.game, room.options, room.players, progress.events, result, progress.seed, lamps=lamps
        )
        return signed(drawn_by(made, progress.scheme), self._key)

    def seal(self, room: Room) -> RecordSeal | None:
        """What everybody is told of it."""
        record = self.record(room)
        return None if record is None else seal_of(record)


def seal_of(record: Record) -> RecordSeal | None:
    """What a record is known by; None for one that nobody signed."""
    sealed = record.fairness
    if sealed is None or sealed.checksum is None or sealed.signature is UNSET or sealed.key is UNSET:
        return None
    return RecordSeal(sealed.checksum, sealed.signature, sealed.key)
