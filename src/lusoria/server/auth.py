"""Identity: a signed token in a cookie. No accounts, no passwords, no lookup."""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Sequence

from lusoria.core.game import Seat

COOKIE = "lusoria"
PERSON_BYTES = 16  # of a random id: 128 bits cannot be guessed
SIGNATURE_BYTES = 16  # of an HMAC-SHA-256, truncated to 128 bits
REJOIN_LETTERS = 10  # of base32, 50 bits: people type the code, and requests are rate-limited


class Tokens:
    """Signs with the first key and accepts all, so that keys can be rotated during play."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        self._keys = tuple(keys)

    def new_person(self) -> str:
        return secrets.token_hex(PERSON_BYTES)

    def token(self, person: str) -> str:
        return f"{person}.{signature(self._keys[0], 'person', person)}"

    def person(self, token: str | None) -> str | None:
        """The person of a valid token; None for any other text."""
        person, dot, signed = (token or "").partition(".")
        if not dot or not person.isascii() or len(person) != 2 * PERSON_BYTES:
            return None
        is_valid = [same(signature(key, "person", person), signed) for key in self._keys]
        return person if any(is_valid) else None

    def rejoin_code(self, table: str, seat: Seat, since: int, person: str) -> str:
        """Code that moves a seat to another device. It depends on `since`, so one use invalidates it."""
        return self._rejoin(self._keys[0], table, seat, since, person)

    def is_rejoin_code(self, code: str, table: str, seat: Seat, since: int, person: str) -> bool:
        entered = code.strip().upper()
        matches = [same(self._rejoin(key, table, seat, since, person), entered) for key in self._keys]
        return any(matches)

    def _rejoin(self, key: bytes, table: str, seat: Seat, since: int, person: str) -> str:
        digest = hmac.digest(key, f"rejoin|{table}|{seat}|{since}|{person}".encode(), hashlib.sha256)
        return base64.b32encode(digest).decode()[:REJOIN_LETTERS]


def signature(key: bytes, use: str, text: str) -> str:
    return hmac.digest(key, f"{use}|{text}".encode(), hashlib.sha256)[:SIGNATURE_BYTES].hex()


def same(text: str, other: str) -> bool:
    """Comparison in constant time."""
    return hmac.compare_digest(text.encode(), other.encode())
