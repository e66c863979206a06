"""The public keys that somebody believes: said at the command line, in a file, or told by a server."""

import re
import threading
from http.client import HTTPException
from pathlib import Path
from queue import Empty, SimpleQueue
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from lusoria.core.errors import LusoriaError, Malformed
from lusoria.records.codec import decode_strictly
from lusoria.records.signing import KEY_DIGITS, check_digits
from lusoria.wire.http_bodies import RecordKeys
from lusoria.words import Words

PATIENCE = 10.0
"""So many seconds a server has for the whole of its answer."""
LONGEST = 64 * 1024
"""So many bytes keys may take, in a file or as an answer."""


class NoKey(LusoriaError):
    """A key that was named cannot be had: a sentence says why."""


def key_said(said: Words, text: str) -> tuple[str, ...]:
    """The keys that this text is, or that the file of this name holds: plainly, or as a server tells them."""
    if re.fullmatch(f"[0-9a-fA-F]{{{KEY_DIGITS}}}", text):
        return (text.lower(),)
    try:
        with Path(text).open("rb") as file:
            return keys_in(file.read(LONGEST))
    except (OSError, ValueError, Malformed):
        raise NoKey(said.say("cli-key-unreadable", said=text)) from None


def keys_in(data: bytes) -> tuple[str, ...]:
    """At least one key, or Malformed."""
    if data.lstrip().startswith(b"{"):
        found: tuple[str, ...] = decode_strictly(RecordKeys, data, "keys").keys
    else:
        found = tuple(data.decode("ascii").lower().split())
    if not found:
        raise Malformed("keys", "there is none")
    for place, key in enumerate(found):
        check_digits(f"keys[{place}]", key, KEY_DIGITS)
    return found


def keys_of(said: Words, server: str) -> tuple[str, ...]:
    """The keys that a server tells; within a time, whatever it does."""
    answers = SimpleQueue[tuple[str, ...] | str]()
    threading.Thread(target=lambda: answers.put(asked(server)), daemon=True).start()
    try:
        answer = answers.get(timeout=PATIENCE)
    except Empty:
        answer = f"no answer within {PATIENCE:.0f} s"
    if isinstance(answer, str):
        raise NoKey(said.say("cli-keys-unknown", server=server, problem=answer))
    return answer


def asked(server: str) -> tuple[str, ...] | str:
    """What the server answers, or why it does not."""
    if not server.startswith(("http://", "https://")):
        return "not an address with http:// or https://"
    request = Request(f"{server.rstrip('/')}/api/keys", headers={"Accept": "application/json"})  # noqa: S310
    try:
        with urlopen(request, timeout=2 * PATIENCE) as answer:  # noqa: S310 (the scheme is looked at above)
            return keys_in(answer.read(LONGEST))
    except HTTPError as error:
        with error:
            return f"{error.code} {error.reason}"
    except (OSError, ValueError, HTTPException, Malformed) as error:
        reason = getattr(error, "reason", error)  # what is behind an error of urllib
        told = getattr(reason, "strerror", None) or str(reason) or type(reason).__name__
        return " ".join(told.split())
