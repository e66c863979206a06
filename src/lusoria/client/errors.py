"""Client errors, as data: the command line turns them into a sentence in the user's language."""

from lusoria.core.errors import Argument, LusoriaError, Pickled, made_again

RETRYABLE = frozenset({"down", "busy", "too_fast"})  # refusals that may succeed a moment later


class ClientTrouble(LusoriaError):
    """An error that is no refusal of the game or the table. Its text is message `client-trouble-<why>`."""

    def __init__(self, why: str, **facts: Argument) -> None:
        super().__init__(why, facts)
        self.why = why
        self.facts = facts

    def __reduce__(self) -> Pickled:
        return made_again, (type(self), (self.why,), self.facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{key}={value}" for key, value in self.facts.items())
        return self.why.replace("_", " ") + (f" ({facts})" if facts else "")
