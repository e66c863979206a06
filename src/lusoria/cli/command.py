"""Output, error texts and exit codes of all commands."""

import argparse
import os
import sys
from pathlib import Path

from lusoria.core.errors import LusoriaError, Malformed
from lusoria.wire.refusal import TableRefusal
from lusoria.words import Words, machine_language, visible, words

CHECK_FAILED = 1  # an invalid record, or a game that breaks a law
BAD_USE = 2
INTERRUPTED = 130


def chosen_words(args: argparse.Namespace) -> Words:
    """Texts of games in the language of the options, or of the machine."""
    return words(getattr(args, "language", None) or machine_language(os.environ))


def print_line(line: str, *, to_stderr: bool = False) -> None:
    """Print one line, escaped: it may quote a server, a file or a file name."""
    print(visible(line), file=sys.stderr if to_stderr else sys.stdout)


def read_input(path: Path) -> bytes | None:
    """Contents of a file, or of standard input for `-`. Reports an unreadable file and returns None."""
    try:
        return sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
    except FileNotFoundError:
        print_line(f"There’s no file {path}.", to_stderr=True)
    except OSError as error:
        print_line(f"Can’t read {path}: {error.strerror or error}", to_stderr=True)
    return None


def print_unreadable(path: Path, error: Malformed) -> None:
    """Report a file that is no record."""
    from lusoria.wire.findings import explain_unreadable  # noqa: PLC0415 (slow to import)

    print_line(f"{path}: {explain_unreadable(error)}", to_stderr=True)


def error_text(error: LusoriaError) -> str:
    """One English sentence, not escaped: print it by `print_line`."""
    if isinstance(error, TableRefusal):
        return refusal_text(error)
    return str(error)


def refusal_text(refusal: TableRefusal) -> str:
    """Falls back to the code: a newer server may send reasons or facts that have no message here."""
    try:
        return words("en").say_exactly(f"table-refused-{refusal.why}", **refusal.facts)
    except LookupError:
        return str(refusal)
