"""Exercises on the wire. Each is a struct of its game: see `lusoria.wire.game_messages`."""

from typing import Annotated, Protocol, TypeAlias

from msgspec import Meta, Raw

from lusoria.wire.message import Message

Exercises: TypeAlias = Annotated[
    Raw, Meta(extra_json_schema={"type": "array", "items": {"$ref": "#/$defs/Exercise"}})
]

GRADES = range(1, 5)


class Exercise(Protocol):
    """What every exercise has: a position and its solution. The struct has the tag `game`."""

    @property
    def grade(self) -> int:
        """1 to 4, like the levels of bots."""
        ...

    @property
    def table(self) -> Raw:
        """Public part of the view."""
        ...

    @property
    def mine(self) -> Raw:
        """Private part of the view."""
        ...


class ExercisesListed(Message, frozen=True):
    """Index of the exercises of one game."""

    version: str
    """Changes with the set or its order: then numbers refer to other exercises."""
    grades: tuple[int, ...]
    """Number of exercises by grade; the easiest come first."""
    page: int
    """Exercises per page."""


class ExercisePage(Message, frozen=True):
    """Consecutive exercises with their solutions, so that clients can work offline."""

    version: str
    first: int
    exercises: Exercises
    ids: tuple[str, ...]
    """Digest of each position and its question, independent of its number."""


class ExerciseIds(Message, frozen=True):
    """Ids of all exercises in order, so that clients keep track of solved ones."""

    version: str
    ids: tuple[str, ...]
