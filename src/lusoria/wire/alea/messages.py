"""Analysis and exercise of Alea Romana on the wire."""

from typing import Literal, TypeAlias

from lusoria.wire.analysis import Account, Chances, Judgement
from lusoria.wire.game_messages import GameMessages
from lusoria.wire.message import Message, RawObject, RawObjects

Goal: TypeAlias = Literal["win", "points"]
"""Win the last round, or make the most points in the turns left."""


class Prospect(Message, frozen=True):
    """Expectations of all players after one turn."""

    step: int
    round: int
    seat: int
    """The seat that had the turn."""
    chances: Chances
    """Win probability by seat."""
    points: tuple[float, ...]
    """Expected final score by seat."""


class Equity(Message, frozen=True, tag_field="game", tag="alea"):
    """Analysis of Alea Romana, decision by decision. Everything is public."""

    model: str
    turns: tuple[Prospect, ...]
    accounts: tuple[Account, ...]
    decisions: tuple[Judgement, ...]
    """Decisions of all players, costliest first."""


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
    written: tuple[float, ...] = ()
    """By action, the part of its value from this turn; the rest is `values` less this. Empty in older files.

    Of expected points, those written this turn. Of the win probability, winning with a number written.
    """
    successes: tuple[float, ...] = ()
    """By action, the chance that this turn writes a number. Empty in older files."""


MESSAGES = GameMessages(analysis=Equity, exercise=Choice)
