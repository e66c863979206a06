"""Text of a record's verification report."""

from lusoria.core.errors import Argument, Malformed
from lusoria.records.replay import Untrue
from lusoria.records.verify import Report
from lusoria.words import Words, tell_refusal

LONGEST = 300  # characters of an event that a message quotes


def report_told(said: Words, report: Report) -> list[str]:
    if report.findings:
        return [finding_told(said, report, finding) for finding in report.findings]
    lines = [said.say("records-true", events=len(report.record.events))]
    if report.record.what_if is not None:
        lines.append(said.say("records-what_if", events=report.record.what_if.after))
    if not report.finished:
        lines.append(said.say("records-unfinished"))
    if not report.chance_checked:
        lines.append(said.say("records-chance-unchecked"))
    if report.signed_by is not None:
        known = "records-signed" if report.key_known else "records-signed-unknown"
        lines.append(said.say(known, key=report.signed_by))
    elif report.finished:
        lines.append(said.say("records-unsigned"))
    return lines


def finding_told(said: Words, report: Report, finding: Untrue) -> str:
    """What is wrong, and for a broken rule also the rule's refusal text."""
    text = said.say(
        f"records-finding-{finding.what}", **{name: shorten(fact) for name, fact in finding.facts.items()}
    )
    if finding.refusal is None:
        return text
    seats = enumerate(report.record.seats, start=1)
    names = [player.name or said.say("analysis-seat", seat=seat) for seat, player in seats]
    sentence = tell_refusal(said, report.record.game, finding.refusal, names)
    return f"{text} {sentence} ({finding.refusal.rule})"


UNKNOWN = {"game": "game", "record.game": "game", "record.format": "newer", "record.rules": "newer"}


def unreadable_told(said: Words, error: Malformed) -> str:
    """Why a file is not a record. Leaves out the decoder's problem text, which is in English only."""
    kind = "whole" if error.where == "record" else UNKNOWN.get(error.where, "field")
    return said.say(f"records-unreadable-{kind}", where=error.where[:LONGEST])


def shorten(fact: Argument) -> Argument:
    return fact[:LONGEST] + "..." if isinstance(fact, str) and len(fact) > LONGEST else fact
