"""Everything this library raises on purpose.

LusoriaError
  Malformed          this is no action, option, event or record at all
  Illegal            it can be read, but a numbered rule refuses it
    IllegalAction    ... said by a seat during the game
    IllegalOptions   ... said when the game is set up

A refusal carries the rule's number and arguments instead of a sentence, so every client can say it
in its own language (message `<game>-refused-<rule>`).
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

Argument = str | int
"""A fact that is called like a field marked as a seat holds a seat: clients show who sits there."""


class LusoriaError(Exception):
    """The root: catch this to catch everything that is the caller's fault."""


Pickled: TypeAlias = tuple[Callable[..., Any], tuple[Any, ...]]


def made_again(
    kind: Callable[..., LusoriaError], args: tuple[object, ...], facts: Mapping[str, Argument]
) -> LusoriaError:
    """An error with named facts, copied or come from another process by pickle."""
    return kind(*args, **facts)


class Malformed(LusoriaError):
    """Unreadable input: `where` names the field, `problem` says what is wrong with it."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(where, problem)
        self.where = where
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.where}: {self.problem}"


class Illegal(LusoriaError):
    """Readable input that rule `rule` refuses, with `why` and the facts behind it in `facts`."""

    def __init__(self, rule: str, why: str, /, **args: Argument) -> None:
        super().__init__(rule, why, args)
        self.rule = rule
        self.why = why
        self.facts: Mapping[str, Argument] = args

    def __reduce__(self) -> Pickled:
        return made_again, (type(self), (self.rule, self.why), self.facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{key}={value}" for key, value in self.facts.items())
        return f"rule {self.rule}: {self.why.replace('_', ' ')}" + (f" ({facts})" if facts else "")


class IllegalAction(Illegal):
    """An action the rules do not allow this seat now."""


class IllegalOptions(Illegal):
    """Options no table may play with."""
