"""Exercise ids: a digest of the position and the question.

Computed fields (values, beliefs, grades) are not part of it, so the id survives a new computation.
"""

import hashlib

import msgspec

QUESTION_FIELDS = ("game", "goal", "turns", "table", "mine")  # fields of position and question
ID_DIGITS = 12  # hexadecimal; enough for thousands of exercises without a collision


def identity(line: bytes) -> str:
    """The id of an exercise, given as a JSON line."""
    exercise = msgspec.json.decode(line)
    question = msgspec.json.encode([exercise.get(name) for name in QUESTION_FIELDS], order="sorted")
    return hashlib.sha256(question).hexdigest()[:ID_DIGITS]
