"""Answers of workers: which failures are reported, and which mean that no result exists."""

import pytest

from lusoria.core.errors import LoadError, Malformed
from lusoria.server.jobs.worker_answer import WorkerAnswer, run_reporting_errors


def failing(error: Exception) -> WorkerAnswer:
    def work() -> bytes:
        raise error

    return run_reporting_errors(work)


def test_malformed_question_has_no_result() -> None:
    assert failing(Malformed("game", "has no coach")) == WorkerAnswer()


@pytest.mark.parametrize("error", [LoadError("coach alea", "a library is damaged"), MemoryError()])
def test_failure_to_load_is_reported(error: Exception) -> None:
    """Regression: a coach that could not be loaded was cached as `no result`, without a line in the log."""
    answer = failing(error)
    assert not answer.data
    assert type(error).__name__ in answer.error
