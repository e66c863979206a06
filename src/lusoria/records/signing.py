"""Ed25519 signatures of records: prove that a server recorded exactly this game.

The signed text is `lusoria/record/1|<commitment>|<checksum>`. The commitment identifies the table, and the
checksum covers everything that happened. Signatures are deterministic, so that all nodes with the key agree.

The cryptography library is imported on first use.
"""

import re
import secrets

from lusoria.core.errors import Malformed

SECRET_BYTES = 32  # of an Ed25519 key
KEY_DIGITS = 64  # hexadecimal: 32 bytes
SIGNATURE_DIGITS = 128  # hexadecimal: 64 bytes
WEAK_KEYS = frozenset(
    bytes.fromhex(key)
    for key in (
        "00" * 32,
        "01" + "00" * 31,
        "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
        "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
        "ec" + "ff" * 30 + "7f",
        "ed" + "ff" * 30 + "7f",
        "ee" + "ff" * 30 + "7f",
    )
)
"""Points of small order, without the sign bit: with such a key, one signature fits many texts."""


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def signed_text(commitment: str, checksum: str) -> bytes:
    return f"lusoria/record/1|{commitment}|{checksum}".encode()


class RecordKey:
    """A server's signing key, from 32 secret bytes."""

    def __init__(self, secret: bytes) -> None:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey  # noqa: PLC0415

        self._key: Ed25519PrivateKey = Ed25519PrivateKey.from_private_bytes(secret)
        self.public = self._key.public_key().public_bytes_raw().hex()
        """Public key in hexadecimal digits."""

    def sign(self, commitment: str, checksum: str) -> str:
        return self._key.sign(signed_text(commitment, checksum)).hex()


def is_signature(signature: str, key: str, commitment: str, checksum: str) -> bool:
    """True if the owner of this public key signed this game. Both are in hexadecimal digits."""
    from cryptography.exceptions import InvalidSignature  # noqa: PLC0415
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey  # noqa: PLC0415

    if bytes.fromhex(key)[:-1] + bytes((int(key[-2:], 16) & 0x7F,)) in WEAK_KEYS:
        return False
    try:
        public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(key))
        public.verify(bytes.fromhex(signature), signed_text(commitment, checksum))
    except (InvalidSignature, ValueError):  # ValueError: the key is not a point of the curve
        return False
    return True


def check_digits(where: str, text: str, count: int) -> None:
    """Raise Malformed unless the text is `count` lowercase hexadecimal digits."""
    if not re.fullmatch(f"[0-9a-f]{{{count}}}", text):
        raise Malformed(where, f"expected {count} small hexadecimal digits")
