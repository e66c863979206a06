"""`lusoria verify`: is every move, card and die of a written game in order?"""

import argparse
import sys
from pathlib import Path

from lusoria.cli.base import BAD_USE, FALSE_RECORD, error_told
from lusoria.core.errors import Malformed
from lusoria.records.replay import Untrue
from lusoria.records.verify import Report, verify
from lusoria.words import Words, tell_refusal


def add_arguments(parser: argparse.ArgumentParser, said: Words) -> None:
    parser.add_argument("record", type=Path, nargs="+", help=said.say("cli-argument-record"))


def run(args: argparse.Namespace, said: Words) -> int:
    """Check every record; the worst finding is the exit code."""
    return max(verify_file(path, said) for path in args.record)


def verify_file(path: Path, said: Words) -> int:
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        print(said.say("cli-file-missing", path=str(path)), file=sys.stderr)
        return BAD_USE
    except OSError as error:
        problem = error.strerror or str(error)
        print(said.say("cli-file-unreadable", path=str(path), problem=problem), file=sys.stderr)
        return BAD_USE
    try:
        report = verify(data)
    except Malformed as error:
        print(f"{path}: {error_told(said, error)}", file=sys.stderr)
        return BAD_USE
    for line in report_told(said, report):
        print(f"{path}: {line}")
    return 0 if report.true else FALSE_RECORD


def report_told(said: Words, report: Report) -> list[str]:
    if report.findings:
        return [finding_told(said, report, finding) for finding in report.findings]
    lines = [said.say("records-true", events=len(report.record.events))]
    if not report.finished:
        lines.append(said.say("records-unfinished"))
    if not report.chance_checked:
        lines.append(said.say("records-chance-unchecked"))
    return lines


def finding_told(said: Words, report: Report, finding: Untrue) -> str:
    """One sentence that says what is wrong, and where a rule was broken, that rule's own sentence."""
    text = said.say(f"records-finding-{finding.what}", **finding.facts)
    if finding.refusal is None:
        return text
    names = [player.name or str(seat) for seat, player in enumerate(report.record.seats)]
    sentence = tell_refusal(said, report.record.game, finding.refusal, names)
    return f"{text} {sentence} ({finding.refusal.rule})"
