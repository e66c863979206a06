"""Text of a record's verification report."""

import re

from lusoria.core.errors import Argument, Malformed
from lusoria.records.replay import InvalidRecord
from lusoria.records.verify import Report
from lusoria.words import Words, tell_refusal
from lusoria.words import words as find_words

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
    """Why a file is not a record. Leaves out the problem text, which is in English only."""
    kind = "whole" if error.where == "record" else UNKNOWN.get(error.where, "field")
    return words.say(f"records-unreadable-{kind}", where=error.where[:MAX_QUOTE_LENGTH])


KINDS = {
    "array": "a list",
    "bool": "true or false",
    "float": "a number",
    "int": "a whole number",
    "null": "null",
    "object": "an object",
    "str": "a text",
}
"""Types in the decoder's problem texts, as people call them."""


def explain_unreadable(error: Malformed) -> str:
    """`describe_unreadable` in English, with the problem as far as it is not the decoder's own jargon."""
    sentence = describe_unreadable(find_words("en"), error).removesuffix(".")
    if missing := re.fullmatch("Object missing required field `(.*)`", error.problem):
        return f"Its field {error.where}.{missing[1]} is missing."
    if extra := re.fullmatch("Object contains unknown field `(.*)`", error.problem, re.DOTALL):
        return f"Its field {shorten(f'{error.where}.{extra[1]}')} doesn’t belong there."
    if expected := re.fullmatch(r"Expected `(\w+)`, got `(\w+)`", error.problem):
        expected_kind, found_kind = (KINDS.get(name, name) for name in expected.groups())
        return f"Its field {error.where} can’t be read: expected {expected_kind}, got {found_kind}."
    if error.problem[:1].islower():  # not the decoder's
        return f"{sentence}: {shorten(error.problem)}."
    return f"{sentence}."


def shorten(fact: Argument) -> Argument:
    return fact[:MAX_QUOTE_LENGTH] + "..." if isinstance(fact, str) and len(fact) > MAX_QUOTE_LENGTH else fact
