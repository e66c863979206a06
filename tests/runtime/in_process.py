"""Access to the clock and share of the in-process queue."""

from collections.abc import Hashable
from typing import TypeVar

from lusoria.runtime.job_queue import InProcessJobQueue, JobQueue

K = TypeVar("K", bound=Hashable)
J = TypeVar("J")
R = TypeVar("R")


def in_process(queue: JobQueue[K, J, R]) -> InProcessJobQueue[K, J, R]:
    assert isinstance(queue, InProcessJobQueue)
    return queue
