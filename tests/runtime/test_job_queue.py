"""Job queue: the in-process implementation."""

import time

import pytest

from lusoria.runtime.job_queue import InProcessJobQueue
from tests.runtime.in_process import in_process
from tests.runtime.job_queue_suite import (
    SHARE,
    SIZE_SHARE,
    FakeRunner,
    JobQueueSuite,
    Queue,
    size_of,
)

pytestmark = pytest.mark.anyio


class TestInProcessJobQueue(JobQueueSuite):
    def make_queue(self, runner: FakeRunner) -> Queue:
        return InProcessJobQueue(runner, runner.kind_of, SHARE, size_of, SIZE_SHARE)

    def pass_time(self, queue: Queue, seconds: float) -> None:
        in_process(queue).clock = lambda: time.monotonic() + seconds
