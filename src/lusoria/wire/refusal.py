"""The error mapping: what is refused, as data that a client says in its own language."""

from math import ceil
from typing import Literal

from msgspec import UNSET, UnsetType

from lusoria.core.errors import (
    Argument,
    Illegal,
    IllegalAction,
    LusoriaError,
    Malformed,
    Pickled,
    made_again,
)
from lusoria.wire.message import Message


class TableRefusal(LusoriaError):
    """Readable, but not allowed at this table now: message `table-refused-<why>`, variables in `facts`."""

    def __init__(self, why: str, /, **facts: Argument) -> None:
        super().__init__(why, facts)
        self.why = why
        self.facts = facts

    def __reduce__(self) -> Pickled:
        return made_again, (type(self), (self.why,), self.facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{key}={value}" for key, value in self.facts.items())
        return self.why.replace("_", " ") + (f" ({facts})" if facts else "")


LONGEST_WAIT = 24 * 3600
"""Seconds: a client need not be told to wait longer than a day."""


def whole_seconds(seconds: float) -> int:
    """The time to wait as clients are told it: at least that long, and at least a second."""
    return ceil(min(max(seconds, 1.0), LONGEST_WAIT))


def refused_for_speed(seconds: float, why: str = "too_fast", **facts: Argument) -> TableRefusal:
    """A refusal that is void after some seconds: `facts.seconds`, and over HTTP the header `Retry-After`."""
    return TableRefusal(why, **facts, seconds=whole_seconds(seconds))


class Refusal(Message, frozen=True):
    """Why not. `malformed` says where, `illegal` names a rule of the game, `table` a rule of the house."""

    kind: Literal["malformed", "illegal", "table", "down", "crash"]
    rule: str | UnsetType = UNSET
    why: str | UnsetType = UNSET
    facts: dict[str, Argument] | UnsetType = UNSET
    where: str | UnsetType = UNSET
    problem: str | UnsetType = UNSET


class Refused(Message, frozen=True):
    """The answer of HTTP where something is refused."""

    error: Refusal


def refusal_of(error: LusoriaError) -> Refusal:
    if isinstance(error, Illegal):
        return Refusal("illegal", rule=error.rule, why=error.why, facts=dict(error.facts))
    if isinstance(error, TableRefusal):
        return Refusal("table", why=error.why, facts=dict(error.facts))
    if isinstance(error, Malformed):
        return Refusal("malformed", where=error.where, problem=error.problem)
    return Refusal("down", why="down", facts={})


def error_of(refusal: Refusal) -> LusoriaError:
    """What a client that was refused raises, as the server has raised it."""
    why, facts = refusal.why or "down", refusal.facts or {}
    match refusal.kind:
        case "illegal":
            return IllegalAction(refusal.rule or "", why, **facts)
        case "malformed":
            return Malformed(refusal.where or "message", refusal.problem or "")
        case _:
            return TableRefusal(why, **facts)
