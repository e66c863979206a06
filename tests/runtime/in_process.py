"""Access of tests to what only the in-process queue has: its clock, its share."""

from collections.abc import Hashable
from typing import TypeVar

from lusoria.runtime.job_queue import InProcessJobQueue, JobQueue

K = TypeVar("K", bound=Hashable)
J = TypeVar("J")
R = TypeVar("R")


def in_process(queue: JobQueue[K, J, R]) -> InProcessJobQueue[K, J, R]:
    assert isinstance(queue, InProcessJobQueue)
    return queue
