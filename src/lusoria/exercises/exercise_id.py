"""What an exercise is called, wherever it stands: a digest of its position and of what is asked there.

Not of what was worked out: who makes it anew with other bots, or another reckoning, asks the same.
"""

import hashlib

import msgspec

ASKED = ("game", "goal", "turns", "table", "mine")
"""Whoever sees these sees the same position, and may do the same."""
DIGITS = 12


def identity(line: bytes) -> str:
    """Of an exercise as it stands in its file."""
    one = msgspec.json.decode(line)
    asked = msgspec.json.encode([one.get(name) for name in ASKED], order="sorted")
    return hashlib.sha256(asked).hexdigest()[:DIGITS]
