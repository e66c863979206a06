"""What the commands share."""

import sys
from pathlib import Path

from lusoria.core.errors import LusoriaError, Malformed
from lusoria.wire.refusal import TableRefusal
from lusoria.words import Words, tell_malformed, visible

CHECK_FAILED = 1  # a record that is not true, or a game that breaks a law
BAD_USE = 2
INTERRUPTED = 130


def tell(line: str, *, trouble: bool = False) -> None:
    """Print one line, cleaned: it may quote a server, a file or the name of a file."""
    print(visible(line), file=sys.stderr if trouble else sys.stdout)


def contents(path: Path, said: Words) -> bytes | None:
    """What is in a file, or comes in for `-`; None where it cannot be read, and then it is said."""
    try:
        return sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
    except FileNotFoundError:
        tell(said.say("cli-file-missing", path=str(path)), trouble=True)
    except OSError as error:
        problem = error.strerror or str(error)
        tell(said.say("cli-file-unreadable", path=str(path), problem=problem), trouble=True)
    return None


def error_told(said: Words, error: LusoriaError) -> str:
    """One sentence; not cleaned: print it by `tell`."""
    from lusoria.store.port import InUse  # noqa: PLC0415 (slow to load, and seldom needed)

    if isinstance(error, Malformed):
        return tell_malformed(said, error)
    if isinstance(error, TableRefusal):
        return refusal_told(said, error)
    if isinstance(error, InUse):
        return said.say("serve-in-use", path=str(error.path))
    return str(error)


def refusal_told(said: Words, refusal: TableRefusal) -> str:
    """A later server may know reasons, or facts, for which there is no sentence here."""
    try:
        return said.say_exactly(f"table-refused-{refusal.why}", **refusal.facts)
    except LookupError:
        return str(refusal)
