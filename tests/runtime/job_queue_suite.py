"""Test suite of every job queue. Subclass `JobQueueSuite` and make a queue."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeAlias

import pytest

from lusoria.runtime.fair_queue import SERVER, Share, SizeShare
from lusoria.runtime.job_queue import (
    RETRY_SECONDS,
    JobKind,
    JobQueue,
    JobRunner,
    QueueFull,
    Status,
)
from lusoria.runtime.lru_cache import LruCache

SHARE = Share(total=4, per_address=3, per_device=2)
SIZE_SHARE = SizeShare(total=100, per_address=60)


class FakeRequester(NamedTuple):
    address: str
    key: str


LIVIA, MARCUS = FakeRequester("rome", "livia"), FakeRequester("rome", "marcus")
STRANGER = FakeRequester("ostia", "stranger")


class FakeRunner(JobRunner[str, "Job", bytes]):
    """Runs jobs that are functions. Keys with `!` are urgent, those with `?` are limited to one."""

    queue: "Queue"

    def __init__(self) -> None:
        self.order = list[str]()
        self.saved = list[str]()
        self.errors = list[Exception]()
        self.idle = 0
        self.open = asyncio.Event()
        results = LruCache[str, bytes](8)
        self._usual = JobKind(results)
        self._urgent = JobKind(results, priority=1)
        self._limited = JobKind(results, Share(1, 1, 1))

    def kind_of(self, key: str) -> JobKind[str, bytes]:
        return {"!": self._urgent, "?": self._limited}.get(key[0], self._usual)

    async def run_job(self, key: str, job: "Job") -> bytes | None:
        self.order.append(key)
        return await job.run()

    async def save_result(self, key: str, result: bytes) -> None:
        self.saved.append(key)
        if result == b"unsavable":
            raise ZeroDivisionError

    def on_error(self, error: Exception) -> None:
        self.errors.append(error)

    def on_idle(self) -> None:
        self.idle += 1

    def waiting(self, size: int = 0) -> "Job":
        """A job that ends when `open` is set."""

        async def run() -> bytes:
            await self.open.wait()
            return b"done"

        return Job(run, size)


class Job(NamedTuple):
    run: Callable[[], Awaitable[bytes | None]]
    size: int = 0


Queue: TypeAlias = JobQueue[str, Job, bytes]


def size_of(job: Job) -> int:
    return job.size


def returning(result: bytes | None) -> Job:
    async def run() -> bytes | None:
        return result

    return Job(run)


def raising(error: Exception) -> Job:
    async def run() -> bytes:
        raise error

    return Job(run)


async def wait_for_job(queue: Queue, key: str) -> None:
    event = queue.done_event(key)
    if event is not None:
        await event.wait()


class JobQueueSuite(ABC):
    @abstractmethod
    def make_queue(self, runner: FakeRunner) -> Queue:
        """With `SHARE`, `size_of` and `SIZE_SHARE`."""

    @abstractmethod
    def pass_time(self, queue: Queue, seconds: float) -> None:
        """Move the clock of the queue on."""

    def runner(self) -> FakeRunner:
        runner = FakeRunner()
        runner.queue = self.make_queue(runner)
        return runner

    async def test_result_is_cached_and_saved(self) -> None:
        runner = self.runner()
        runner.queue.submit("a", returning(b"x"))
        assert runner.queue.result("a") is None
        await wait_for_job(runner.queue, "a")
        assert (runner.queue.result("a"), runner.saved) == (b"x", ["a"])
        assert not runner.queue.is_pending("a")

    async def test_job_without_result_is_neither_cached_nor_saved(self) -> None:
        runner = self.runner()
        runner.queue.submit("a", returning(None))
        await wait_for_job(runner.queue, "a")
        assert (runner.queue.result("a"), runner.saved, runner.queue.has_failed("a")) == (None, [], False)

    async def test_result_from_elsewhere_can_be_cached(self) -> None:
        runner = self.runner()
        runner.queue.cache_result("a", b"stored")
        assert runner.queue.result("a") == b"stored"

    async def test_pending_key_is_not_queued_twice(self) -> None:
        runner = self.runner()
        for _ in range(10):
            runner.queue.submit("a", runner.waiting(), LIVIA)
        assert runner.queue.pending_keys() == ["a"]
        runner.open.set()
        await wait_for_job(runner.queue, "a")
        assert runner.order == ["a"]

    async def test_device_address_and_queue_have_limits(self) -> None:
        runner = self.runner()
        for key, requester in (("a", LIVIA), ("b", LIVIA), ("c", MARCUS)):
            runner.queue.submit(key, runner.waiting(), requester)
        for requester in (LIVIA, MARCUS):
            with pytest.raises(QueueFull):
                runner.queue.submit("d", runner.waiting(), requester)
        runner.queue.submit("d", runner.waiting(), STRANGER)
        with pytest.raises(QueueFull):
            runner.queue.submit("e", runner.waiting(), SERVER)
        await runner.queue.stop()

    async def test_kind_has_its_own_limit(self) -> None:
        runner = self.runner()
        runner.queue.submit("?a", runner.waiting(), LIVIA)
        with pytest.raises(QueueFull):
            runner.queue.submit("?b", runner.waiting(), LIVIA)
        runner.queue.submit("b", runner.waiting(), LIVIA)
        await runner.queue.stop()

    async def test_size_of_pending_jobs_is_limited(self) -> None:
        runner = self.runner()
        runner.queue.submit("large", runner.waiting(200))
        with pytest.raises(QueueFull):
            runner.queue.submit("small", runner.waiting(1))
        await runner.queue.stop()

    async def test_address_has_a_share_of_the_size(self) -> None:
        """Regression: large jobs of one address filled the queue for all others."""
        runner = self.runner()
        runner.queue.submit("large", runner.waiting(40), LIVIA)
        with pytest.raises(QueueFull):
            runner.queue.submit("more", runner.waiting(40), MARCUS)
        runner.queue.submit("server", runner.waiting(60))
        runner.queue.submit("stranger", runner.waiting(50), STRANGER)
        with pytest.raises(QueueFull):
            runner.queue.submit("more", runner.waiting(1), STRANGER)
        await runner.queue.stop()

    async def test_ended_job_frees_its_place(self) -> None:
        runner = self.runner()
        for number in range(10):
            runner.queue.submit(str(number), returning(b""), LIVIA)
            await wait_for_job(runner.queue, str(number))
        assert runner.order == [str(number) for number in range(10)]

    async def test_addresses_take_turns(self) -> None:
        runner = self.runner()
        runner.open.set()
        for key, requester in (("a", LIVIA), ("b", LIVIA), ("c", MARCUS), ("d", STRANGER)):
            runner.queue.submit(key, runner.waiting(), requester)
        await wait_for_job(runner.queue, "b")
        assert runner.order == ["a", "d", "c", "b"]

    async def test_higher_priority_runs_first(self) -> None:
        runner = self.runner()
        runner.open.set()
        for key in ("a", "b", "!c"):
            runner.queue.submit(key, runner.waiting())
        await wait_for_job(runner.queue, "b")
        assert runner.order == ["!c", "a", "b"]

    async def test_status_has_position_and_progress_of_running_job(self) -> None:
        runner = self.runner()
        for key in ("a", "b"):
            runner.queue.submit(key, runner.waiting())
        await asyncio.sleep(0)
        runner.queue.report_progress(6, 10)
        self.pass_time(runner.queue, 20.0)
        running = runner.queue.status("a")
        assert running is not None
        assert running[:3] == (0, 6, 10)
        assert running.seconds_running >= 20.0
        assert [runner.queue.status(key) for key in "bc"] == [Status(1, 0, 0), None]
        runner.open.set()
        await wait_for_job(runner.queue, "a")
        await asyncio.sleep(0)
        following = runner.queue.status("b")
        assert following is None or following[:3] == (0, 0, 0)
        await runner.queue.stop()

    async def test_events_are_set_when_job_ends(self) -> None:
        runner = self.runner()
        runner.queue.submit("a", returning(b""))
        any_end, end = runner.queue.next_done_event(), runner.queue.done_event("a")
        assert end is not None
        await end.wait()
        assert any_end.is_set()
        assert not runner.queue.next_done_event().is_set()
        assert runner.queue.done_event("a") is None

    async def test_failed_job_cools_down_and_others_run(self) -> None:
        """Regression: the queue stopped for good after an unexpected error."""
        runner, error = self.runner(), ZeroDivisionError()
        runner.queue.submit("a", raising(error))
        runner.queue.submit("b", returning(b"x"))
        await wait_for_job(runner.queue, "b")
        assert (runner.queue.has_failed("a"), runner.queue.has_failed("b")) == (True, False)
        assert runner.errors == [error]
        self.pass_time(runner.queue, RETRY_SECONDS)
        assert not runner.queue.has_failed("a")

    async def test_unsaved_result_is_no_failure(self) -> None:
        runner = self.runner()
        runner.queue.submit("a", returning(b"unsavable"))
        await wait_for_job(runner.queue, "a")
        assert (runner.queue.has_failed("a"), runner.queue.result("a")) == (False, b"unsavable")
        assert [type(error) for error in runner.errors] == [ZeroDivisionError]

    async def test_runner_is_notified_when_queue_is_idle(self) -> None:
        runner = self.runner()
        for key in ("a", "b"):
            runner.queue.submit(key, returning(b""))
        await wait_for_job(runner.queue, "b")
        await asyncio.sleep(0)
        assert (runner.idle, runner.queue.pending_keys()) == (1, [])

    async def test_stopped_queue_goes_on_with_next_submission(self) -> None:
        runner = self.runner()
        for key in ("a", "b"):
            runner.queue.submit(key, runner.waiting())
        await asyncio.sleep(0)
        await runner.queue.stop()
        assert runner.queue.pending_keys() == ["b"]
        runner.open.set()
        runner.queue.submit("b", runner.waiting())
        await wait_for_job(runner.queue, "b")
        assert runner.queue.result("b") == b"done"
