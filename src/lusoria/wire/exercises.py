"""Exercises: a position from a game, with the solution."""

from typing import Literal, TypeAlias

from lusoria.wire.analysis import Chances
from lusoria.wire.message import Message, RawObject, RawObjects

Goal: TypeAlias = Literal["win", "points"]
"""Win the last round, or make the most points in the turns left."""
GRADES = range(1, 5)


class Guess(Message, frozen=True, tag_field="game", tag="idus-martii"):
    """Idus Martii: estimate each seat's side after a turn, from one seat's view."""

    grade: int
    """1 to 4, like the levels of bots."""
    bots: tuple[str, ...]
    """Bots by seat."""
    table: RawObject
    mine: RawObject
    prior: tuple[Chances, ...]
    """By seat: probability of Loyal, Traitor, Merchant before the first vote, given the viewer's cards."""
    known: tuple[Chances, ...]
    """By seat: posterior from the viewer's knowledge, if the others play as `model`."""
    model: str
    naive: int
    """Score of an answer that takes every vote at face value."""
    truth: tuple[str, ...]
    """Card that each seat kept at the end."""


class Choice(Message, frozen=True, tag_field="game", tag="alea"):
    """Alea Romana: choose an action in a turn."""

    grade: int
    bots: tuple[str, ...]
    goal: Goal
    turns: int
    """Own turns left, including this one."""
    table: RawObject
    mine: RawObject
    legal: RawObjects
    values: tuple[float, ...]
    """Exact value of each legal action: win probability, or expected points to come."""
    reason: RawObject
    """Why the best action is best, shown as message `alea-reason-<type>`."""
    wrong: tuple[float, ...]
    """How often the novice, able, strong and master bots chose worse, 0 to 1."""


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
    exercises: tuple[Guess | Choice, ...]
    ids: tuple[str, ...]
    """Digest of each position and its question, independent of its number."""


class ExerciseIds(Message, frozen=True):
    """Ids of all exercises in order, so that clients keep track of solved ones."""

    version: str
    ids: tuple[str, ...]
