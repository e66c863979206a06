"""Makes and signs the record of a table's finished game, once."""

from msgspec import UNSET

from lusoria.core.game import GameResult
from lusoria.records.record import Record, WhatIf, drawn_by, finished_record, sign_record
from lusoria.records.signing import RecordKey
from lusoria.table.room.room import Progress, Room
from lusoria.wire.server_messages import RecordSeal


class RecordSigner:
    """Caches the signed record: making it reads the whole game."""

    def __init__(self, key: RecordKey) -> None:
        self._key = key
        self._sealed: tuple[Progress, Record] | None = None

    def record(self, room: Room) -> Record | None:
        """The record of this room's game, signed unless it is a what-if game; None before the end."""
        over, progress = room.over, room.progress
        if over is None or progress is None:
            return None
        # a move that lost the race against another node never happened: its record must not be reused
        if self._sealed is None or self._sealed[0] is not progress:
            self._sealed = progress, self._make_record(room, progress, over.result)
        return self._sealed[1]

    def _make_record(self, room: Room, progress: Progress, result: GameResult) -> Record:
        if (origin := room.what_if) is not None:  # not one game from one seed, so the server does not sign it
            branch = WhatIf(origin.after, origin.checksum)
            return Record(
                room.game, room.options, room.players, progress.events, result, None, what_if=branch
            )
        lamps = room.settings.lamps
        unsigned = finished_record(
            room.game, room.options, room.players, progress.events, result, progress.seed, lamps=lamps
        )
        return sign_record(drawn_by(unsigned, progress.scheme), self._key)

    def seal(self, room: Room) -> RecordSeal | None:
        """The record's checksum and signature, as clients get them."""
        record = self.record(room)
        return None if record is None else seal_of(record)


def seal_of(record: Record) -> RecordSeal | None:
    """Checksum, signature and key of a record; None if it is unsigned."""
    sealed = record.fairness
    if sealed is None or sealed.checksum is None or sealed.signature is UNSET or sealed.key is UNSET:
        return None
    return RecordSeal(sealed.checksum, sealed.signature, sealed.key)
