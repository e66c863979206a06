"""Exercise ids: a digest of the position and the question.

Computed fields (values, beliefs, grades) are not part of it, so the id survives a new computation.
"""

import hashlib

import msgspec

ASKED = ("game", "goal", "turns", "table", "mine")  # fields of position and question
DIGITS = 12


def identity(line: bytes) -> str:
    """The id of an exercise, given as a JSON line."""
    one = msgspec.json.decode(line)
    asked = msgspec.json.encode([one.get(name) for name in ASKED], order="sorted")
    return hashlib.sha256(asked).hexdigest()[:DIGITS]
