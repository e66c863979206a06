"""Worker answers: which failures are reported, and which mean that no result exists."""

import pytest

from lusoria.core.errors import LoadError, Malformed
from lusoria.server.jobs.worker_answer import empty_if_malformed


def run_failing(error: Exception) -> bytes:
    def answer() -> bytes:
        raise error

    return empty_if_malformed(answer)


def test_malformed_question_has_no_result() -> None:
    assert run_failing(Malformed("game", "has no coach")) == b""


@pytest.mark.parametrize("error", [LoadError("coach alea", "a library is damaged"), MemoryError()])
def test_failure_to_load_is_reported(error: Exception) -> None:
    """Regression: a coach that could not be loaded was cached as `no result`, without a line in the log."""
    with pytest.raises(type(error)):
        run_failing(error)
