"""Output, error texts and exit codes of all commands."""

import sys
from pathlib import Path

from lusoria.core.errors import LusoriaError, Malformed
from lusoria.wire.refusal import TableRefusal
from lusoria.words import Words, tell_malformed, visible

CHECK_FAILED = 1  # an invalid record, or a game that breaks a law
BAD_USE = 2
INTERRUPTED = 130


def print_line(line: str, *, to_stderr: bool = False) -> None:
    """Print one line, escaped: it may quote a server, a file or a file name."""
    print(visible(line), file=sys.stderr if to_stderr else sys.stdout)


def read_input(path: Path, words: Words) -> bytes | None:
    """Contents of a file, or of standard input for `-`. Reports an unreadable file and returns None."""
    try:
        return sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
    except FileNotFoundError:
        print_line(words.say("cli-file-missing", path=str(path)), to_stderr=True)
    except OSError as error:
        problem = error.strerror or str(error)
        print_line(words.say("cli-file-unreadable", path=str(path), problem=problem), to_stderr=True)
    return None


def error_text(words: Words, error: LusoriaError) -> str:
    """One sentence, not escaped: print it by `print_line`."""
    from lusoria.store.port import InUse  # noqa: PLC0415 (slow to import, rarely used)

    if isinstance(error, Malformed):
        return tell_malformed(words, error)
    if isinstance(error, TableRefusal):
        return refusal_text(words, error)
    if isinstance(error, InUse):
        return words.say("serve-in-use", path=str(error.path))
    return str(error)


def refusal_text(words: Words, refusal: TableRefusal) -> str:
    """Falls back to the code: a newer server may send reasons or facts that have no message here."""
    try:
        return words.say_exactly(f"table-refused-{refusal.why}", **refusal.facts)
    except LookupError:
        return str(refusal)
