"""What keeps a program from a table, as data that the command says in its own language."""

from lusoria.core.errors import Argument, LusoriaError, Pickled, made_again

NOT_NOW = frozenset({"down", "busy", "too_fast"})
"""Refusals of a table that say nothing against the order itself."""


class ClientTrouble(LusoriaError):
    """Neither the game nor the table refuses, and yet it cannot be: message `client-trouble-<why>`."""

    def __init__(self, why: str, **facts: Argument) -> None:
        super().__init__(why, facts)
        self.why = why
        self.facts = facts

    def __reduce__(self) -> Pickled:
        return made_again, (type(self), (self.why,), self.facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{key}={value}" for key, value in self.facts.items())
        return self.why.replace("_", " ") + (f" ({facts})" if facts else "")
