"""What a player must understand of the wire to play by chance: a small part, so that hearing is cheap."""

from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

NOTHING = Raw(b"null")


class TableHeard(Struct):
    """Of what everybody can see."""

    awaited: list[int] | UnsetType = UNSET
    result: Raw | UnsetType = UNSET


class SeatHeard(Struct):
    """Of a seat of the room."""

    kind: str
    stand_in: bool


class Heard(Struct):
    """Any message of the server, with the fields that matter here."""

    type: str
    version: int = -1
    events: Raw = NOTHING
    table: TableHeard | None = None
    legal: list[Raw] | UnsetType = UNSET
    ask: int | UnsetType | None = UNSET
    command: str | None = None
    kind: str = ""
    why: str = ""
    status: str = ""
    seats: list[SeatHeard] | None = None


class Known(Struct):
    """How the game stands, as far as it matters here."""

    version: int
    awaited: list[int]
    over: bool
    legal: list[Raw]
    ask: int | None


hear = msgspec.json.Decoder(Heard).decode


def fold(known: Known | None, heard: Heard) -> Known:
    """How it stands after an update; what it does not tell is as it was."""
    known = known or Known(0, [], False, [], None)
    table = heard.table or TableHeard()
    return Known(
        heard.version,
        known.awaited if table.awaited is UNSET else table.awaited,
        known.over if table.result is UNSET else table.result != NOTHING,
        known.legal if heard.legal is UNSET else heard.legal,
        known.ask if heard.ask is UNSET else heard.ask,
    )


def plain(data: bytes | Raw) -> Any:
    return msgspec.json.decode(data)
