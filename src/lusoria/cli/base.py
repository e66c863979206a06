"""What the commands share."""

from lusoria.core.errors import LusoriaError, Malformed
from lusoria.wire.refusal import TableRefusal
from lusoria.words import Words, tell_malformed, visible

FALSE_RECORD = 1
BAD_USE = 2
INTERRUPTED = 130


def error_told(said: Words, error: LusoriaError) -> str:
    from lusoria.store.port import InUse  # noqa: PLC0415 (slow to load, and seldom needed)

    if isinstance(error, Malformed):
        return tell_malformed(said, error)
    if isinstance(error, TableRefusal):
        return visible(refusal_told(said, error))
    if isinstance(error, InUse):
        return said.say("serve-in-use", path=str(error.path))
    return str(error)


def refusal_told(said: Words, refusal: TableRefusal) -> str:
    """A later server may know reasons for which there is no sentence here."""
    try:
        return said.say(f"table-refused-{refusal.why}", **refusal.facts)
    except LookupError:
        return str(refusal)
