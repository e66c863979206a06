"""Answer of an analysis or coach worker: encoded JSON, empty if no result can exist."""

from collections.abc import Callable

from lusoria.core.errors import LoadError, Malformed
from lusoria.runtime.worker import Broken, QuestionFailed


def empty_if_malformed(answer: Callable[[], bytes]) -> bytes:
    """Runs in the worker: a Malformed question has no result. Other errors, and LoadError, are failures."""
    try:
        return answer()
    except LoadError:
        raise
    except Malformed:
        return b""


def report_failure(on_crash: Callable[[str, Exception], None], name: str, error: Exception) -> None:
    """Runs in the server. `name` is that of the queue."""
    if isinstance(error, QuestionFailed):
        on_crash(f"{name}: {error}", Broken())
    else:
        on_crash(name, error)
