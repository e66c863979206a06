"""The record of a game: one JSON document that stays readable for ever.

A change of format raises FORMAT and keeps reading the old ones; a change of rules raises the game's version.
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

FORMAT = 1


class Player(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sat there. Exports without names leave `name` out."""

    kind: Literal["human", "bot"]
    name: str = ""
    bot: str | None = None
    """Which bot, where it was one."""


class Fairness(Struct, frozen=True, forbid_unknown_fields=True):
    """What makes chance checkable; `seed` and `checksum` are told when the game is over.

    A server signs what it has written down; a game at a terminal or of a referee has no signature.
    """

    scheme: Scheme
    commitment: str
    seed: str | None = None
    checksum: str | None = None
    signature: str | UnsetType = UNSET
    key: str | UnsetType = UNSET


class Talk(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody claimed in public, and when: `after` so many events. It is no part of the game."""

    after: int
    seat: int
    claim: Claim
    turn: int | None = None


class WhatIf(Struct, frozen=True, forbid_unknown_fields=True):
    """This game was played on from a moment of another: its first events are those of that one.

    It is never sealed or signed, since its chance is not of one seed.
    """

    after: int
    """So many events are the other's."""
    checksum: str | None = None
    """By which that one is known."""


class Document(Struct, frozen=True, forbid_unknown_fields=True):
    """The JSON as it is written, its game-specific parts not yet taken apart."""

    format: int
    game: str
    rules: int
    options: JsonObject
    seats: tuple[Player, ...]
    events: list[JsonObject]
    result: JsonObject | None
    fairness: Fairness | None
    talk: tuple[Talk, ...] | UnsetType = UNSET
    """Neither in the checksum nor under the signature, like the names of people."""
    lamps: bool | UnsetType = UNSET
    """Everybody who sat there might ask the coach while they played. In the checksum, where it stands."""
    what_if: WhatIf | UnsetType = UNSET


@dataclass(frozen=True)
class Record:
    """A record whose every part has been read; that says nothing yet about whether it is true."""

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
    """The record of a match. The seed and the checksum are laid open only once it is over."""
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
    """The record of a game that is over, with its seed revealed and its log sealed."""
    record = Record(game, options, seats, events, result, None, lamps=lamps)
    sealed = Fairness(SCHEME, commitment(seed), seed.hex(), checksum(document_of(record)))
    return replace(record, fairness=sealed)


def drawn_by(record: Record, scheme: Scheme) -> Record:
    """The same record, where chance was derived in this way."""
    assert record.fairness is not None
    return replace(record, fairness=msgspec.structs.replace(record.fairness, scheme=scheme))


def signed(record: Record, key: RecordKey) -> Record:
    """The same record, a finished and sealed one, signed by a server."""
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
    """JSON with one event a line: small, and kind to whoever compares two of them."""
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
    """Read a record, or raise Malformed naming the field that cannot be read."""
    return record_from(read_document(data))


def read_document(data: bytes | str) -> Document:
    document: Document = decode_strictly(Document, data, "record")
    if document.format != FORMAT:
        raise Malformed("record.format", f"this program reads format {FORMAT}, not {document.format}")
    if document.fairness is not None:
        check_signed(document.fairness)
    if document.lamps is False:
        raise Malformed("record.lamps", "it is true, or left out")
    return document


def check_signed(sealed: Fairness) -> None:
    """A signature and its key stand there together or not at all, in digits."""
    if sealed.signature is UNSET and sealed.key is UNSET:
        return
    if sealed.signature is UNSET or sealed.key is UNSET:
        raise Malformed("record.fairness", "a signature and its key stand together")
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
        checked_talk(game, document),
        document.lamps is True,
        checked_origin(document),
    )


def checked_origin(document: Document) -> WhatIf | None:
    if document.what_if is UNSET:
        return None
    if document.what_if.after not in range(len(document.events) + 1):
        raise Malformed("record.what_if.after", f"expected 0 to {len(document.events)}")
    if document.fairness is not None:
        raise Malformed("record.fairness", "a game that goes on from another is not sealed")
    return document.what_if


def checked_talk(game: AnyGame, document: Document) -> tuple[Talk, ...]:
    """What was claimed, in the forms of the game. Nobody checks whether it was true."""
    talk = () if document.talk is UNSET else document.talk
    for place, said in enumerate(talk):
        where = f"record.talk[{place}]"
        if said.after not in range(len(document.events) + 1):
            raise Malformed(f"{where}.after", f"expected 0 to {len(document.events)}")
        if said.seat not in range(len(document.seats)):
            raise Malformed(f"{where}.seat", f"expected a seat from 0 to {len(document.seats) - 1}")
        check_claim(game, len(document.seats), said.claim, f"{where}.claim")
    return talk


def game_of(document: Document) -> AnyGame:
    """The game by the rules that the record names: today's, or retired ones."""
    game = find_game(document.game)
    try:
        return find_game(game.name, document.rules)
    except Malformed as error:
        raise Malformed("record.rules", error.problem) from None


def checksum(document: Document) -> str:
    """SHA-256 over the game, its options, events and result as JSON with sorted keys and no spaces.

    Who sat there is left out, so that a record without names is still whole. That there were lamps is not:
    it cannot be taken out of a record.
    """
    told: dict[str, object] = {
        "game": document.game,
        "rules": document.rules,
        "options": document.options,
        "events": document.events,
        "result": document.result,
    }
    if document.lamps is True:
        told["lamps"] = True
    return hashlib.sha256(msgspec.json.encode(told, order="sorted")).hexdigest()
