"""Text of a record's verification report."""

from lusoria.core.errors import Argument, Malformed
from lusoria.records.replay import InvalidRecord
from lusoria.records.verify import Report
from lusoria.words import Words, tell_refusal

MAX_QUOTE_LENGTH = 300  # characters of an event that a message quotes


def describe_report(words: Words, report: Report) -> list[str]:
    if report.findings:
        return [describe_finding(words, report, finding) for finding in report.findings]
    lines = [words.say("records-true", events=len(report.record.events))]
    if report.record.what_if is not None:
        lines.append(words.say("records-what_if", events=report.record.what_if.after))
    if not report.finished:
        lines.append(words.say("records-unfinished"))
    if not report.chance_checked:
        lines.append(words.say("records-chance-unchecked"))
    if report.signed_by is not None:
        message = "records-signed" if report.key_known else "records-signed-unknown"
        lines.append(words.say(message, key=report.signed_by))
    elif report.finished:
        lines.append(words.say("records-unsigned"))
    return lines


def describe_finding(words: Words, report: Report, finding: InvalidRecord) -> str:
    """What is wrong, and for a broken rule also the rule's refusal text."""
    text = words.say(
        f"records-finding-{finding.what}", **{name: shorten(fact) for name, fact in finding.facts.items()}
    )
    if finding.refusal is None:
        return text
    seats = enumerate(report.record.seats, start=1)
    names = [player.name or words.say("analysis-seat", seat=seat) for seat, player in seats]
    sentence = tell_refusal(words, report.record.game, finding.refusal, names)
    return f"{text} {sentence} ({finding.refusal.rule})"


UNKNOWN = {"game": "game", "record.game": "game", "record.format": "newer", "record.rules": "newer"}


def describe_unreadable(words: Words, error: Malformed) -> str:
    """Why a file is not a record. Leaves out the decoder's problem text, which is in English only."""
    kind = "whole" if error.where == "record" else UNKNOWN.get(error.where, "field")
    return words.say(f"records-unreadable-{kind}", where=error.where[:MAX_QUOTE_LENGTH])


def shorten(fact: Argument) -> Argument:
    return fact[:MAX_QUOTE_LENGTH] + "..." if isinstance(fact, str) and len(fact) > MAX_QUOTE_LENGTH else fact
