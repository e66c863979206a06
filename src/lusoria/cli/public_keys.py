"""Trusted public keys: from the command line, a file or a server."""

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

TIMEOUT = 10.0  # seconds for the whole response of a server
MAX_BYTES = 64 * 1024  # of a key file or response


class NoKey(LusoriaError):
    """A key could not be read. The text is a sentence for the user."""


def parse_key(text: str) -> tuple[str, ...]:
    """The key itself, or the keys in the file of this name: as hex digits or as JSON."""
    if re.fullmatch(f"[0-9a-fA-F]{{{KEY_DIGITS}}}", text):
        return (text.lower(),)
    try:
        with Path(text).open("rb") as file:
            return keys_in(file.read(MAX_BYTES))
    except (OSError, ValueError, Malformed):
        raise NoKey(
            f"“{text}” is neither a public key ({KEY_DIGITS} hexadecimal digits) nor a file with one."
        ) from None


def keys_in(data: bytes) -> tuple[str, ...]:
    """Raises Malformed unless there is at least one key."""
    if data.lstrip().startswith(b"{"):
        found: tuple[str, ...] = decode_strictly(RecordKeys, data, "keys").keys
    else:
        found = tuple(data.decode("ascii").lower().split())
    if not found:
        raise Malformed("keys", "there is none")
    for index, key in enumerate(found):
        check_digits(f"keys[{index}]", key, KEY_DIGITS)
    return found


def keys_of(server: str) -> tuple[str, ...]:
    """The keys of a server. Takes at most `TIMEOUT`, even if the server sends bytes slowly."""
    answers = SimpleQueue[tuple[str, ...] | str]()
    threading.Thread(target=lambda: answers.put(fetch_keys(server)), daemon=True).start()
    try:
        answer = answers.get(timeout=TIMEOUT)
    except Empty:
        answer = f"no answer within {TIMEOUT:.0f} s"
    if isinstance(answer, str):
        raise NoKey(f"Can’t get the public keys of {server}: {answer}")
    return answer


def fetch_keys(server: str) -> tuple[str, ...] | str:
    """The keys, or the reason why there are none."""
    if not server.startswith(("http://", "https://")):
        return "not an address with http:// or https://"
    request = Request(f"{server.rstrip('/')}/api/keys", headers={"Accept": "application/json"})  # noqa: S310
    try:
        with urlopen(request, timeout=2 * TIMEOUT) as answer:  # noqa: S310 (the scheme is checked above)
            return keys_in(answer.read(MAX_BYTES))
    except HTTPError as error:
        with error:
            return f"{error.code} {error.reason}"
    except (OSError, ValueError, HTTPException, Malformed) as error:
        reason = getattr(error, "reason", error)  # the cause of an urllib error
        text = getattr(reason, "strerror", None) or str(reason) or type(reason).__name__
        return " ".join(text.split())
