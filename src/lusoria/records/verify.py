"""Whether a record is true: every stroke of chance derived again, every event played again.

Without a signature that is no proof that the game was played so: whoever knows the seed can play another
course from it. Only a signature by a key that one knows to be a server's shows that.
"""

from collections.abc import Collection
from dataclasses import dataclass

from msgspec import UNSET

from lusoria.core.errors import Illegal
from lusoria.records.fair_chance import FairNature, commitment, seed_from_hex
from lusoria.records.match import Match
from lusoria.records.record import Document, Fairness, Record, checksum, read_document, record_from
from lusoria.records.replay import Untrue, replay, text
from lusoria.records.signing import is_signature


@dataclass(frozen=True)
class Report:
    """What a check of a record found, and how much it could check."""

    record: Record
    findings: tuple[Untrue, ...]
    chance_checked: bool
    """False where the seed is not revealed: then chance is only known to be possible."""
    finished: bool
    key_known: bool = False
    """Whether it is signed by one of the keys that were named: then it was written down so by their owner."""

    @property
    def true(self) -> bool:
        return not self.findings

    @property
    def signed_by(self) -> str | None:
        """The public key in the record; that it signed this game is sure only where the report is true."""
        sealed = self.record.fairness
        return sealed.key if sealed is not None and sealed.key is not UNSET else None


def verify(data: bytes | str, keys: Collection[str] = ()) -> Report:
    """Check a record. Malformed where it cannot be read at all; otherwise everything is in the report.

    `keys` are public keys of servers that one believes: with any, the record must be signed by one of them.
    """
    document = read_document(data)
    record = record_from(document)
    sealed = record.fairness
    seed = seed_from_hex(sealed.seed) if sealed and sealed.seed is not None else None
    findings: list[Untrue] = []
    if sealed and seed and commitment(seed) != sealed.commitment:
        findings.append(Untrue("commitment"))
    match: Match | None = None
    try:
        match = started(record)
        replay(match, record.events, nature_of(record, sealed, seed) if sealed and seed else None)
        check_result(match, record)
        check_laid_open(match, record)
    except Untrue as untrue:
        findings.append(untrue)
    if not findings:
        findings += checked_sum(document) or checked_signature(sealed, keys)
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


def started(record: Record) -> Match:
    try:
        match = Match(record.game, record.options)
    except Illegal as refusal:
        raise Untrue("options", refusal) from None
    if len(record.seats) != record.options.players:
        raise Untrue("seats", seats=len(record.seats), players=record.options.players)
    return match


def check_result(match: Match, record: Record) -> None:
    over = match.over
    if over is None:
        if record.result is not None:
            raise Untrue("unfinished", found=text(record.result))
    elif record.result != over.result:
        raise Untrue("result", found=text(record.result), expected=text(over.result))


def check_laid_open(match: Match, record: Record) -> None:
    """A fair table reveals its seed and seals its log when the game is over."""
    if match.over is not None and record.fairness is not None:
        if record.fairness.seed is None:
            raise Untrue("no_seed")
        if record.fairness.checksum is None:
            raise Untrue("no_checksum")


def checked_sum(document: Document) -> list[Untrue]:
    """The last resort: all is legal and fair, but not what was sealed, as when two votes changed places."""
    stated = document.fairness and document.fairness.checksum
    return [Untrue("checksum")] if stated is not None and stated != checksum(document) else []


def checked_signature(sealed: Fairness | None, keys: Collection[str]) -> list[Untrue]:
    """Whether the signature is of this game, and by a key that one believes."""
    if sealed is None or sealed.signature is UNSET or sealed.key is UNSET:
        return [Untrue("unsigned")] if keys else []
    stated = sealed.checksum
    if stated is None or not is_signature(sealed.signature, sealed.key, sealed.commitment, stated):
        return [Untrue("signature")]
    return [Untrue("other_key", key=sealed.key)] if keys and sealed.key not in keys else []
