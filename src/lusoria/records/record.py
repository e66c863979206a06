"""Record of a game: one JSON document that stays readable.

A change of format increases FORMAT, and old formats stay readable. A change of rules increases the game's
version.
"""

import hashlib
from dataclasses import dataclass, replace
from typing import Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from lusoria.core.claims import Claim, check_claim
from lusoria.core.errors import Malformed
from lusoria.core.game import AnyGame, GameResult
from lusoria.core.structs import GameOptions
from lusoria.games import game as find_game
from lusoria.records.codec import JsonObject, convert, decode_strictly
from lusoria.records.fair_chance import SCHEME, Scheme, commitment
from lusoria.records.match import Events, Match
from lusoria.records.signing import KEY_DIGITS, SIGNATURE_DIGITS, RecordKey, check_digits

FORMAT = 1  # of records: docs/records.md


class Player(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat's player. Exports without names leave `name` out."""

    kind: Literal["human", "bot"]
    name: str = ""
    bot: str | None = None
    """Name of the bot; None for a human."""


class Fairness(Struct, frozen=True, forbid_unknown_fields=True):
    """Makes chance verifiable. `seed` and `checksum` are set when the game is over.

    A server signs its records. Games at a terminal or of a referee have no signature.
    """

    scheme: Scheme
    commitment: str
    seed: str | None = None
    checksum: str | None = None
    signature: str | UnsetType = UNSET
    key: str | UnsetType = UNSET


class Talk(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A public claim, made after `after` events. Not part of the game."""

    after: int
    seat: int
    claim: Claim
    turn: int | None = None


class WhatIf(Struct, frozen=True, forbid_unknown_fields=True):
    """Branch: this game continues from a moment of another game and shares its first events.

    Such a record has no checksum or signature, because its chance does not come from one seed.
    """

    after: int
    """Number of events that come from the other game."""
    checksum: str | None = None
    """Checksum of the other game's record."""


class Document(Struct, frozen=True, forbid_unknown_fields=True):
    """The JSON document; its game-specific parts are not decoded yet."""

    format: int
    game: str
    rules: int
    options: JsonObject
    seats: tuple[Player, ...]
    events: list[JsonObject]
    result: JsonObject | None
    fairness: Fairness | None
    talk: tuple[Talk, ...] | UnsetType = UNSET
    """Not covered by checksum and signature, like the names of people."""
    lamps: bool | UnsetType = UNSET
    """Players could ask the coach during the game. Covered by the checksum if present."""
    what_if: WhatIf | UnsetType = UNSET


@dataclass(frozen=True)
class Record:
    """A decoded record. It is not verified: see `verify`."""

    game: AnyGame
    options: GameOptions
    seats: tuple[Player, ...]
    events: Events
    result: GameResult | None
    fairness: Fairness | None
    talk: tuple[Talk, ...] = ()
    lamps: bool = False
    what_if: WhatIf | None = None


def record_of(match: Match, seats: tuple[Player, ...], seed: bytes | None = None) -> Record:
    """Record of a match. Contains the seed and the checksum only if the match is over."""
    over, events = match.over, tuple(match.events)
    if over and seed is not None:
        return finished_record(match.game, match.options, seats, events, over.result, seed)
    fairness = None if seed is None else Fairness(SCHEME, commitment(seed))
    return Record(match.game, match.options, seats, events, over.result if over else None, fairness)


def finished_record(
    game: AnyGame,
    options: GameOptions,
    seats: tuple[Player, ...],
    events: Events,
    result: GameResult,
    seed: bytes,
    *,
    lamps: bool = False,
) -> Record:
    """Record of a finished game, with seed and checksum."""
    record = Record(game, options, seats, events, result, None, lamps=lamps)
    sealed = Fairness(SCHEME, commitment(seed), seed.hex(), checksum(document_of(record)))
    return replace(record, fairness=sealed)


def drawn_by(record: Record, scheme: Scheme) -> Record:
    """A copy of the record with this chance scheme."""
    assert record.fairness is not None
    return replace(record, fairness=msgspec.structs.replace(record.fairness, scheme=scheme))


def sign_record(record: Record, key: RecordKey) -> Record:
    """A copy of a finished record with the server's signature."""
    sealed = record.fairness
    assert sealed is not None
    assert sealed.checksum is not None
    signature = key.sign(sealed.commitment, sealed.checksum)
    return replace(record, fairness=msgspec.structs.replace(sealed, signature=signature, key=key.public))


def document_of(record: Record) -> Document:
    return Document(
        FORMAT,
        record.game.name,
        record.game.version,
        msgspec.to_builtins(record.options),
        record.seats,
        msgspec.to_builtins(list(record.events)),
        msgspec.to_builtins(record.result),
        record.fairness,
        record.talk or UNSET,
        record.lamps or UNSET,
        record.what_if or UNSET,
    )


def write_record(record: Record) -> bytes:
    return write_document(document_of(record))


def write_document(document: Document) -> bytes:
    """JSON with one event per line: compact and easy to diff."""
    head = {
        name: getattr(document, name)
        for name in ("format", "game", "rules", "options", "seats", "result", "fairness")
    }
    lines = b",\n  ".join(map(msgspec.json.encode, document.events))
    events = b'"events": [\n  ' + lines + b"\n ]" if lines else b'"events": []'
    fields = [b'"%s": %s' % (name.encode(), msgspec.json.encode(value)) for name, value in head.items()]
    fields.insert(5, events)
    if document.lamps is not UNSET:
        fields.append(b'"lamps": true')
    if document.talk is not UNSET:
        fields.append(b'"talk": ' + msgspec.json.encode(document.talk))
    if document.what_if is not UNSET:
        fields.append(b'"what_if": ' + msgspec.json.encode(document.what_if))
    return b"{\n " + b",\n ".join(fields) + b"\n}\n"


def read_record(data: bytes | str) -> Record:
    """Raises Malformed with the name of the unreadable field."""
    return record_from(read_document(data))


def read_document(data: bytes | str) -> Document:
    document: Document = decode_strictly(Document, data, "record")
    if document.format != FORMAT:
        raise Malformed("record.format", f"this program reads format {FORMAT}, not {document.format}")
    if document.fairness is not None:
        check_signed(document.fairness)
    if document.lamps is False:
        raise Malformed("record.lamps", "must be true or absent")
    return document


def check_signed(sealed: Fairness) -> None:
    """Signature and key must both be present or both be absent, in hexadecimal digits."""
    if sealed.signature is UNSET and sealed.key is UNSET:
        return
    if sealed.signature is UNSET or sealed.key is UNSET:
        raise Malformed("record.fairness", "signature and key must come together")
    check_digits("record.fairness.signature", sealed.signature, SIGNATURE_DIGITS)
    check_digits("record.fairness.key", sealed.key, KEY_DIGITS)


def record_from(document: Document) -> Record:
    game = game_of(document)
    return Record(
        game,
        convert(game.options_type, document.options, "record.options"),
        document.seats,
        tuple(
            convert(game.event_type, event, f"record.events[{place}]")
            for place, event in enumerate(document.events)
        ),
        convert(game.result_type | None, document.result, "record.result"),
        document.fairness,
        read_talk(game, document),
        document.lamps is True,
        read_what_if(document),
    )


def read_what_if(document: Document) -> WhatIf | None:
    if document.what_if is UNSET:
        return None
    if document.what_if.after not in range(len(document.events) + 1):
        raise Malformed("record.what_if.after", f"expected 0 to {len(document.events)}")
    if document.fairness is not None:
        raise Malformed("record.fairness", "a game that continues from another has no fairness data")
    return document.what_if


def read_talk(game: AnyGame, document: Document) -> tuple[Talk, ...]:
    """Claims, checked for their form. Their truth is not checked."""
    talk = () if document.talk is UNSET else document.talk
    for place, line in enumerate(talk):
        where = f"record.talk[{place}]"
        if line.after not in range(len(document.events) + 1):
            raise Malformed(f"{where}.after", f"expected 0 to {len(document.events)}")
        if line.seat not in range(len(document.seats)):
            raise Malformed(f"{where}.seat", f"expected a seat from 0 to {len(document.seats) - 1}")
        check_claim(game, len(document.seats), line.claim, f"{where}.claim")
    return talk


def game_of(document: Document) -> AnyGame:
    """The game in the record's version of the rules, current or retired."""
    game = find_game(document.game)
    try:
        return find_game(game.name, document.rules)
    except Malformed as error:
        raise Malformed("record.rules", error.problem) from None


def checksum(document: Document) -> str:
    """SHA-256 of game, options, events and result as JSON with sorted keys and no spaces.

    Excludes players, so that a record without names keeps its checksum. Includes `lamps`, so that it cannot
    be removed from a record.
    """
    content: dict[str, object] = {
        "game": document.game,
        "rules": document.rules,
        "options": document.options,
        "events": document.events,
        "result": document.result,
    }
    if document.lamps is True:
        content["lamps"] = True
    return hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()
