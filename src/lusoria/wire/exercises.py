"""Exercises: a position that a seat once had before it, and beside it what could have been known."""

from typing import Literal, TypeAlias

from lusoria.wire.analysis import Chances
from lusoria.wire.message import Message, RawObject, RawObjects

Goal: TypeAlias = Literal["win", "points"]
"""To win the last round, or to have the most points after so many turns of one's own."""
GRADES = range(1, 5)


class Guess(Message, frozen=True, tag_field="game", tag="idus-martii"):
    """How sure are you? After a turn, through the eyes of a seat."""

    grade: int
    """1 to 4: as the levels of the bots are called."""
    bots: tuple[str, ...]
    """Who sat there, by seat."""
    table: RawObject
    mine: RawObject
    prior: tuple[Chances, ...]
    """By seat, before the first vote, with one's own cards known: Loyal, Traitor, Merchant."""
    known: tuple[Chances, ...]
    """By seat: all that these eyes could know now, if the others play as `model` says."""
    model: str
    naive: int
    """What somebody scores who takes every vote at its word."""
    truth: tuple[str, ...]
    """What each seat kept in the end."""


class Choice(Message, frozen=True, tag_field="game", tag="alea"):
    """What would you do? A decision of a turn."""

    grade: int
    bots: tuple[str, ...]
    goal: Goal
    turns: int
    """How many of one's own turns are left, this one included."""
    table: RawObject
    mine: RawObject
    legal: RawObjects
    values: tuple[float, ...]
    """What each legal action is worth: the exact chance to win, or the exact mean of points to come."""
    reason: RawObject
    """Why the best is the best, told as `alea-reason-<type>`."""
    wrong: tuple[float, ...]
    """How often novice, able, strong and master chose worse, from 0 to 1."""


class ExercisesListed(Message, frozen=True):
    """What there is of one game."""

    version: str
    """Others, or in another order, have another: a number means another exercise then."""
    grades: tuple[int, ...]
    """How many of each grade; the easiest stand first."""
    page: int
    """So many come at a time."""


class ExercisePage(Message, frozen=True):
    """Some exercises one after the other, with their solutions: so they can be solved without a line."""

    version: str
    first: int
    exercises: tuple[Guess | Choice, ...]
    ids: tuple[str, ...]
    """Of each: a digest of its position and of what is asked, the same wherever it stands."""


class ExerciseIds(Message, frozen=True):
    """Which exercise has which number now: so that what was solved stays solved."""

    version: str
    ids: tuple[str, ...]
