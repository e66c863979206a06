"""The exception of a broken law, and the facts that lead to the place."""

import msgspec

Fact = object  # a struct, a tuple, a number, a text or None


class Broken(AssertionError):
    """A law does not hold. `facts` name the place: step, seat, action, event, message and the like."""

    def __init__(self, problem: str, **facts: Fact) -> None:
        super().__init__(problem, facts)
        self.problem = problem
        self.facts = facts

    def __str__(self) -> str:
        return "; ".join((self.problem, *(f"{name} {fact_text(fact)}" for name, fact in self.facts.items())))


def require(holds: bool, problem: str, **facts: Fact) -> None:  # noqa: FBT001 (reads as an assertion)
    if not holds:
        raise Broken(problem, **facts)


def broken_by(error: Exception, **facts: Fact) -> Broken:
    """An exception of the game's own code, with the innermost line that raised it."""
    at = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    place = "" if at is None else f" ({at.tb_frame.f_code.co_filename}, line {at.tb_lineno})"
    return Broken(f"{type(error).__name__}: {error}{place}", **facts)


def fact_text(fact: Fact) -> str:
    """JSON if possible: a struct as records have it."""
    try:
        return fact if isinstance(fact, str) else msgspec.json.encode(fact).decode()
    except (TypeError, ValueError):
        return repr(fact)
