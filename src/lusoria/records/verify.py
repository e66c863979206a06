"""Verifies a record: derives every chance outcome again and replays every event.

Without a signature this does not prove that the game was played so: with the seed, anyone can construct
another course of play. Only a signature by a known server key proves it.
"""

from collections.abc import Collection
from dataclasses import dataclass

from msgspec import UNSET

from lusoria.core.errors import Illegal
from lusoria.records.fair_chance import FairNature, commitment, seed_from_hex
from lusoria.records.match import Match
from lusoria.records.record import Document, Fairness, Record, checksum, read_document, record_from
from lusoria.records.replay import InvalidRecord, replay, text
from lusoria.records.signing import is_signature


@dataclass(frozen=True)
class Report:
    """Result of a verification, and how much it covers."""

    record: Record
    findings: tuple[InvalidRecord, ...]
    chance_checked: bool
    """False if the seed is not revealed: then chance is only known to be possible."""
    finished: bool
    key_known: bool = False
    """Signed by one of the given keys: the key's owner recorded this game."""

    @property
    def true(self) -> bool:
        return not self.findings

    @property
    def signed_by(self) -> str | None:
        """Public key in the record. It is only proven to have signed the game if the report is true."""
        sealed = self.record.fairness
        return sealed.key if sealed is not None and sealed.key is not UNSET else None


def verify(data: bytes | str, keys: Collection[str] = ()) -> Report:
    """Verify a record. Raises Malformed if it cannot be read.

    `keys` are trusted public keys of servers. If any are given, one of them must have signed the record.
    """
    document = read_document(data)
    record = record_from(document)
    sealed = record.fairness
    seed = seed_from_hex(sealed.seed) if sealed and sealed.seed is not None else None
    findings: list[InvalidRecord] = []
    if sealed and seed and commitment(seed) != sealed.commitment:
        findings.append(InvalidRecord("commitment"))
    match: Match | None = None
    try:
        match = start_match(record)
        replay(match, record.events, nature_of(record, sealed, seed) if sealed and seed else None)
        check_result(match, record)
        check_revealed(match, record)
    except InvalidRecord as finding:
        findings.append(finding)
    if not findings:
        findings += checksum_findings(document) or signature_findings(sealed, keys)
    finished = match is not None and match.over is not None
    return Report(
        record,
        tuple(findings),
        chance_checked=seed is not None,
        finished=finished,
        key_known=bool(keys) and not findings,
    )


def nature_of(record: Record, sealed: Fairness, seed: bytes) -> FairNature:
    return FairNature(record.game, record.options, seed, scheme=sealed.scheme)


def start_match(record: Record) -> Match:
    try:
        match = Match(record.game, record.options)
    except Illegal as refusal:
        raise InvalidRecord("options", refusal) from None
    if len(record.seats) != record.options.players:
        raise InvalidRecord("seats", seats=len(record.seats), players=record.options.players)
    return match


def check_result(match: Match, record: Record) -> None:
    over = match.over
    if over is None:
        if record.result is not None:
            raise InvalidRecord("unfinished", found=text(record.result))
    elif record.result != over.result:
        raise InvalidRecord("result", found=text(record.result), expected=text(over.result))


def check_revealed(match: Match, record: Record) -> None:
    """A record with fairness data must have seed and checksum when the game is over."""
    if match.over is not None and record.fairness is not None:
        if record.fairness.seed is None:
            raise InvalidRecord("no_seed")
        if record.fairness.checksum is None:
            raise InvalidRecord("no_checksum")


def checksum_findings(document: Document) -> list[InvalidRecord]:
    """Finds legal and fair changes that no other check finds, such as two exchanged votes."""
    stated = document.fairness and document.fairness.checksum
    return [InvalidRecord("checksum")] if stated is not None and stated != checksum(document) else []


def signature_findings(sealed: Fairness | None, keys: Collection[str]) -> list[InvalidRecord]:
    """Check that the signature fits this game and, if keys are given, is by one of them."""
    if sealed is None or sealed.signature is UNSET or sealed.key is UNSET:
        return [InvalidRecord("unsigned")] if keys else []
    stated = sealed.checksum
    if stated is None or not is_signature(sealed.signature, sealed.key, sealed.commitment, stated):
        return [InvalidRecord("signature")]
    return [InvalidRecord("other_key", key=sealed.key)] if keys and sealed.key not in keys else []
