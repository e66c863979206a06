"""Client errors, as data: the command line turns them into a sentence in the user's language."""

from lusoria.core.errors import ReasonedError

RETRYABLE = frozenset({"down", "busy", "too_fast"})  # refusals that may succeed a moment later


class ClientError(ReasonedError):
    """The client cannot reach a seat or keep it. Its text is message `client-error-<why>`.

    Not a TableRefusal, which the server sends and a program may answer with another request.
    """
