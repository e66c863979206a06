"""Client errors, as data: the command line turns them into a sentence in the user's language."""

from lusoria.core.errors import ReasonedError

RETRYABLE = frozenset({"down", "busy", "too_fast"})  # refusals that may succeed a moment later


class ClientTrouble(ReasonedError):
    """An error that is no refusal of the game or the table. Its text is message `client-trouble-<why>`."""
