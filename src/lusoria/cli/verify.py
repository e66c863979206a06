"""`lusoria verify`: is every move, card and die of a written game in order, and who signed it?"""

import argparse
import sys
from collections.abc import Collection, Iterator
from pathlib import Path

from lusoria.cli.base import BAD_USE, FALSE_RECORD, error_told
from lusoria.core.errors import Malformed
from lusoria.records.replay import Untrue
from lusoria.records.verify import Report, verify
from lusoria.words import Words, tell_refusal, visible


def add_arguments(parser: argparse.ArgumentParser, said: Words) -> None:
    parser.add_argument("record", type=Path, nargs="+", help=said.say("cli-argument-record"))
    for name in ("key", "server"):
        help_text = said.say(f"cli-option-{name}")
        parser.add_argument(f"--{name}", action="append", default=[], metavar=name.upper(), help=help_text)


def run(args: argparse.Namespace, said: Words) -> int:
    """Check every record; the worst finding is the exit code."""
    keys = frozenset(keys_named(args, said))
    return max(verify_file(path, keys, said) for path in args.record)


def keys_named(args: argparse.Namespace, said: Words) -> Iterator[str]:
    """All keys that a record may be signed by."""
    if args.key or args.server:
        from lusoria.cli.keys import key_said, keys_of  # noqa: PLC0415 (few name a key, and it takes a while)

        for text in args.key:
            yield from key_said(said, text)
        for server in args.server:
            yield from keys_of(said, server)


def verify_file(path: Path, keys: Collection[str], said: Words) -> int:
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
        report = verify(data, keys)
    except Malformed as error:
        print(f"{path}: {visible(error_told(said, error))}", file=sys.stderr)
        return BAD_USE
    for line in report_told(said, report):
        print(f"{path}: {visible(line)}")
    return 0 if report.true else FALSE_RECORD


def report_told(said: Words, report: Report) -> list[str]:
    if report.findings:
        return [finding_told(said, report, finding) for finding in report.findings]
    lines = [said.say("records-true", events=len(report.record.events))]
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
    """One sentence that says what is wrong, and where a rule was broken, that rule's own sentence."""
    text = said.say(f"records-finding-{finding.what}", **finding.facts)
    if finding.refusal is None:
        return text
    names = [player.name or str(seat) for seat, player in enumerate(report.record.seats)]
    sentence = tell_refusal(said, report.record.game, finding.refusal, names)
    return f"{text} {sentence} ({finding.refusal.rule})"
