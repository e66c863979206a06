"""Errors on the wire: refusals as data that a client shows in its own language."""

from math import ceil
from typing import Literal

from msgspec import UNSET, UnsetType

from lusoria.core.errors import (
    Argument,
    Illegal,
    IllegalAction,
    LusoriaError,
    Malformed,
    ReasonedError,
)
from lusoria.wire.message import Message


class TableRefusal(ReasonedError):
    """The table or server refuses a valid request: message `table-refused-<why>`, variables in `facts`."""


MAX_WAIT_SECONDS = 24 * 3600  # no refusal asks a client to wait longer


def whole_seconds(seconds: float) -> int:
    """Wait time for clients: rounded up, at least one second."""
    return ceil(min(max(seconds, 1.0), MAX_WAIT_SECONDS))


def temporary_refusal(seconds: float, why: str = "too_fast", **facts: Argument) -> TableRefusal:
    """A temporary refusal: `facts.seconds`, and over HTTP also the header `Retry-After`."""
    return TableRefusal(why, **facts, seconds=whole_seconds(seconds))


class Refusal(Message, frozen=True):
    """Reason of a refusal: `malformed` names the field, `illegal` a rule, `table` a reason of the table."""

    kind: Literal["malformed", "illegal", "table", "down", "crash"]
    rule: str | UnsetType = UNSET
    why: str | UnsetType = UNSET
    facts: dict[str, Argument] | UnsetType = UNSET
    where: str | UnsetType = UNSET
    problem: str | UnsetType = UNSET


class Refused(Message, frozen=True):
    """HTTP response body of a refusal."""

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
    """The exception that a client raises for a refusal: the one that the server raised."""
    why, facts = refusal.why or "down", refusal.facts or {}
    match refusal.kind:
        case "illegal":
            return IllegalAction(refusal.rule or "", why, **facts)
        case "malformed":
            return Malformed(refusal.where or "message", refusal.problem or "")
        case _:
            return TableRefusal(why, **facts)
