"""Exceptions of this library.

LusoriaError
  Malformed          unreadable action, option, event or record
  Illegal            readable, but refused by a numbered rule
    IllegalAction    ... during the game, from a seat
    IllegalOptions   ... while the game is set up
  ReasonedError      any other error with a code and facts

A refusal carries the rule's number and facts instead of a sentence, so that every client can show it
in its own language (message `<game>-refused-<rule>`).
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

# A fact with the name of a field marked as a seat is a seat: clients show the player's name.
Argument = str | int


class LusoriaError(Exception):
    """Base class: catch this to catch every error that the caller caused."""


Pickled: TypeAlias = tuple[Callable[..., Any], tuple[Any, ...]]


def rebuild_error(
    kind: Callable[..., LusoriaError], args: tuple[object, ...], facts: Mapping[str, Argument]
) -> LusoriaError:
    """For `__reduce__`: an error from its arguments and facts."""
    return kind(*args, **facts)


class Malformed(LusoriaError):
    """Unreadable input: `where` names the field, `problem` says what is wrong."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(where, problem)
        self.where = where
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.where}: {self.problem}"


class LoadError(Malformed):
    """Code that a game names cannot be loaded, for example because a package is damaged."""


class Illegal(LusoriaError):
    """Readable input that rule `rule` refuses: `why` is a code, `facts` are its arguments."""

    def __init__(self, rule: str, why: str, /, **args: Argument) -> None:
        super().__init__(rule, why, args)
        self.rule = rule
        self.why = why
        self.facts: Mapping[str, Argument] = args

    def __reduce__(self) -> Pickled:
        return rebuild_error, (type(self), (self.rule, self.why), self.facts)

    def __str__(self) -> str:
        return f"rule {self.rule}: {reason_text(self.why, self.facts)}"


class ReasonedError(LusoriaError):
    """An error as a code `why` and its arguments `facts`, for a sentence in the reader's language."""

    def __init__(self, why: str, /, **facts: Argument) -> None:
        super().__init__(why, facts)
        self.why = why
        self.facts = facts

    def __reduce__(self) -> Pickled:
        return rebuild_error, (type(self), (self.why,), self.facts)

    def __str__(self) -> str:
        return reason_text(self.why, self.facts)


def reason_text(why: str, facts: Mapping[str, Argument]) -> str:
    """For logs, not for players."""
    listed = ", ".join(f"{key}={value}" for key, value in facts.items())
    return why.replace("_", " ") + (f" ({listed})" if listed else "")


class IllegalAction(Illegal):
    """The rules do not allow this action to this seat at this moment."""


class IllegalOptions(Illegal):
    """No table can use these options."""
