"""What a table refuses, apart from the rules of its game."""

from lusoria.core.errors import Argument, LusoriaError


class TableRefusal(LusoriaError):
    """Readable, but not allowed at this table now: message `table-refused-<why>`, variables in `facts`."""

    def __init__(self, why: str, **facts: Argument) -> None:
        super().__init__(why, facts)
        self.why = why
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{key}={value}" for key, value in self.facts.items())
        return self.why.replace("_", " ") + (f" ({facts})" if facts else "")
