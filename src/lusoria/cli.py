"""The command `lusoria`. Every text it says is in the catalogs, in the language of the machine."""

import argparse
import asyncio
import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from lusoria import __version__
from lusoria.core.errors import LusoriaError, Malformed
from lusoria.games import GAMES, game
from lusoria.records.replay import Untrue
from lusoria.records.schema import shipped_schema
from lusoria.records.verify import Report, verify
from lusoria.referee import serve
from lusoria.server.config import Config
from lusoria.server.config import add_arguments as add_serve_arguments
from lusoria.table.schema import shipped_socket_schema
from lusoria.tui import add_arguments as add_tui_arguments
from lusoria.tui import run as run_tui
from lusoria.words import LANGUAGES, Words, machine_language, tell_malformed, tell_refusal, words

FALSE_RECORD = 1
BAD_USE = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 where all is well, 1 where a record is not true, 2 for what cannot be done."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a poor terminal shows ?, not a crash
    said = words(asked_language(sys.argv[1:] if argv is None else argv))
    args = parser(said).parse_args(argv)
    run: Callable[[argparse.Namespace, Words], int] = args.run
    try:
        return run(args, said)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except LusoriaError as error:
        print(error_told(said, error), file=sys.stderr)
        return BAD_USE


def asked_language(argv: Sequence[str]) -> str:
    """The language must be known before the parser is built, since its help speaks it."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    early.add_argument("--language", choices=LANGUAGES)
    try:
        chosen = early.parse_known_args(argv)[0].language
    except argparse.ArgumentError:
        chosen = None  # the real parser says what is wrong with it
    return chosen or machine_language(os.environ)


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line and where to find help."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_USE, f"{self.prog}: {message}\n{self.prog} --help\n")


def parser(said: Words) -> argparse.ArgumentParser:
    common = Parser(add_help=False)
    common.add_argument("--language", choices=LANGUAGES, help=said.say("cli-option-language"))
    top = Parser(prog="lusoria", description=said.say("cli-about"), parents=[common])
    top.add_argument("--version", action="version", version=f"lusoria {__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="command")

    def command(name: str, run: Callable[[argparse.Namespace, Words], int]) -> argparse.ArgumentParser:
        text = said.say(f"cli-help-{name}")
        made = commands.add_parser(name, help=text, description=text, parents=[common])
        made.set_defaults(run=run)
        return made

    evening = command("play", run_play)
    add_serve_arguments(evening, said)
    evening.add_argument("--no-browser", action="store_true", help=said.say("serve-option-no_browser"))
    add_tui_arguments(command("tui", run_tui), said)
    checked = command("verify", run_verify)
    checked.add_argument("record", type=Path, nargs="+", help=said.say("cli-argument-record"))
    command("referee", run_referee)
    printed = command("schema", run_schema)
    printed.add_argument("what", choices=(*GAMES, "socket"), help=said.say("cli-argument-what"))
    ruled = command("rules", run_rules)
    ruled.add_argument("game", choices=GAMES, help=said.say("cli-option-game"))
    add_serve_arguments(command("serve", run_serve), said)
    for name, run in (("backup", run_backup), ("restore", run_restore), ("export", run_export)):
        made = command(name, run)
        made.add_argument("file", type=Path, help=said.say("cli-argument-file"))
        made.add_argument("--database", default=Config.database, help=said.say("serve-option-database"))
    return top


def run_verify(args: argparse.Namespace, said: Words) -> int:
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


def run_referee(args: argparse.Namespace, said: Words) -> int:
    for answer in serve(sys.stdin.buffer, said):
        sys.stdout.buffer.write(answer)
        sys.stdout.buffer.flush()
    return 0


def run_schema(args: argparse.Namespace, said: Words) -> int:
    print(shipped_socket_schema() if args.what == "socket" else shipped_schema(game(args.what)), end="")
    return 0


def run_rules(args: argparse.Namespace, said: Words) -> int:
    print(said.say(f"{args.game}-rules"))
    return 0


def run_play(args: argparse.Namespace, said: Words) -> int:
    from lusoria.server.evening import run  # noqa: PLC0415 (the web framework is slow to load: not for --help)

    return run(args, said)


def run_serve(args: argparse.Namespace, said: Words) -> int:
    from lusoria.server.serve import run  # noqa: PLC0415 (as above)

    return run(args, said)


def run_backup(args: argparse.Namespace, said: Words) -> int:
    from lusoria.store.dump import backup  # noqa: PLC0415 (as above)

    asyncio.run(backup(args.database, args.file))
    print(said.say("cli-backup-done", path=str(args.file)))
    return 0


def run_restore(args: argparse.Namespace, said: Words) -> int:
    from lusoria.store.dump import restore  # noqa: PLC0415 (as above)

    asyncio.run(restore(args.file, args.database))
    print(said.say("cli-restore-done", path=str(args.file)))
    return 0


def run_export(args: argparse.Namespace, said: Words) -> int:
    from lusoria.server.export import export  # noqa: PLC0415 (as above)

    asyncio.run(export(args.database, args.file))
    print(said.say("cli-backup-done", path=str(args.file)))
    return 0


def error_told(said: Words, error: LusoriaError) -> str:
    if isinstance(error, Malformed):
        return tell_malformed(said, error)
    return str(error)


if __name__ == "__main__":
    sys.exit(main())
