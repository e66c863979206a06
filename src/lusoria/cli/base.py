"""What the commands share."""

from lusoria.core.errors import LusoriaError, Malformed
from lusoria.words import Words, tell_malformed

FALSE_RECORD = 1
BAD_USE = 2
INTERRUPTED = 130


def error_told(said: Words, error: LusoriaError) -> str:
    from lusoria.store.port import InUse  # noqa: PLC0415 (slow to load, and seldom needed)

    if isinstance(error, Malformed):
        return tell_malformed(said, error)
    if isinstance(error, InUse):
        return said.say("serve-in-use", path=str(error.path))
    return str(error)
