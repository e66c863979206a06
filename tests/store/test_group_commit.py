"""Group commit: batches, results of callers, failures, cancellation and close."""

import asyncio
from collections.abc import Sequence

import pytest

from lusoria.store.group_commit import MAX_BYTES, MAX_JOBS, GroupCommit
from lusoria.store.port import Stale, StoreDown, UncertainCommit

pytestmark = pytest.mark.anyio


class FakeDisk:
    """Commits lists of words. `gate` holds commits back; `poison` and `stale` fail."""

    def __init__(self, max_jobs: int = MAX_JOBS) -> None:
        self.gate = asyncio.Event()
        self.gate.set()
        self.batches: list[list[str]] = []
        self.written: list[str] = []
        self.down: StoreDown | None = None
        self.commits = GroupCommit(self.commit, len, max_jobs)

    async def commit(self, words: Sequence[str]) -> list[str | Stale]:
        self.batches.append(list(words))
        await self.gate.wait()
        if self.down is not None:
            raise self.down
        if "poison" in words:
            raise ZeroDivisionError
        good = [word for word in words if word != "stale"]
        self.written += good
        return [Stale(word) if word == "stale" else word.upper() for word in words]

    def submit(self, *words: str) -> list[asyncio.Task[str]]:
        return [asyncio.create_task(self.commits.do(word)) for word in words]


async def outcomes(tasks: Sequence[asyncio.Task[str]]) -> list[object]:
    results = await asyncio.gather(*tasks, return_exceptions=True)
    return [type(result) if isinstance(result, BaseException) else result for result in results]


async def wait_for_batches(disk: FakeDisk, batches: int) -> None:
    async with asyncio.timeout(5):
        while len(disk.batches) < batches:  # noqa: ASYNC110 - a few iterations
            await asyncio.sleep(0)


async def test_jobs_during_a_commit_share_the_next_one() -> None:
    disk = FakeDisk()
    disk.gate.clear()
    first = disk.submit("a")
    await wait_for_batches(disk, 1)
    others = disk.submit("b", "c", "d")
    await asyncio.sleep(0.01)
    assert not any(task.done() for task in (*first, *others))
    disk.gate.set()
    assert await outcomes([*first, *others]) == ["A", "B", "C", "D"]
    assert disk.batches == [["a"], ["b", "c", "d"]]


async def test_caller_hears_only_after_the_commit() -> None:
    disk = FakeDisk()
    disk.gate.clear()
    (task,) = disk.submit("a")
    await wait_for_batches(disk, 1)
    await asyncio.sleep(0.01)
    assert not task.done()
    disk.gate.set()
    assert await task == "A"


async def test_batch_length_is_bounded() -> None:
    disk = FakeDisk(max_jobs=4)
    words = [f"w{number}" for number in range(11)]
    await asyncio.gather(*disk.submit(*words))
    assert [len(batch) for batch in disk.batches] == [4, 4, 3]
    assert disk.written == words


async def test_batch_size_is_bounded_but_admits_one_large_job() -> None:
    disk = FakeDisk()
    words = ["x" * (MAX_BYTES // 2), "y" * (MAX_BYTES // 2), "z", "w" * (MAX_BYTES + 1), "v"]
    await asyncio.gather(*disk.submit(*words))
    assert [len(batch) for batch in disk.batches] == [2, 1, 1, 1]
    assert disk.written == words


@pytest.mark.parametrize("place", range(7))
async def test_failing_job_fails_only_its_caller(place: int) -> None:
    disk = FakeDisk()
    words = list("abcdef")
    words.insert(place, "poison")
    results = await outcomes(disk.submit(*words))
    assert results == [ZeroDivisionError if word == "poison" else word.upper() for word in words]
    assert disk.written == list("abcdef")


async def test_refusal_needs_no_second_commit() -> None:
    disk = FakeDisk()
    assert await outcomes(disk.submit("a", "stale", "b")) == ["A", Stale, "B"]
    assert disk.batches == [["a", "stale", "b"]]


@pytest.mark.parametrize("kind", [StoreDown, UncertainCommit])
async def test_disk_failure_reaches_all_callers_and_passes(kind: type[StoreDown]) -> None:
    disk = FakeDisk()
    disk.down = kind("no space")
    tasks = disk.submit("a", "b", "c")
    assert await outcomes(tasks) == [kind] * 3
    errors = [task.exception() for task in tasks]
    assert len(set(map(id, errors))) == 3  # raising an error adds to its traceback
    assert [str(error) for error in errors] == ["no space"] * 3
    assert disk.batches == [["a", "b", "c"]]
    disk.down = None
    assert await outcomes(disk.submit("a", "b")) == ["A", "B"]


async def test_cancelled_job_is_withdrawn_until_its_commit_starts() -> None:
    disk = FakeDisk()
    disk.gate.clear()
    committing = disk.submit("a", "b")
    await wait_for_batches(disk, 1)
    gathering = disk.submit("c", "d")
    await asyncio.sleep(0)
    committing[0].cancel()
    gathering[0].cancel()
    await asyncio.sleep(0)
    disk.gate.set()
    cancelled = asyncio.CancelledError
    assert await outcomes([*committing, *gathering]) == [cancelled, "B", cancelled, "D"]
    assert disk.written == ["a", "b", "d"]


async def test_batch_of_cancelled_jobs_is_not_committed() -> None:
    disk = FakeDisk()
    disk.gate.clear()
    first = disk.submit("a")
    await wait_for_batches(disk, 1)
    others = disk.submit("b", "c")
    await asyncio.sleep(0)
    for task in others:
        task.cancel()
    disk.gate.set()
    await asyncio.gather(*first, *others, return_exceptions=True)
    assert disk.batches == [["a"]]
    assert await outcomes(disk.submit("d")) == ["D"]


async def test_close_finishes_pending_jobs_and_refuses_new_ones() -> None:
    disk = FakeDisk(max_jobs=2)
    disk.gate.clear()
    tasks = disk.submit("a", "b", "c", "d", "e")
    await wait_for_batches(disk, 1)
    closing = asyncio.create_task(disk.commits.close())
    await asyncio.sleep(0.01)
    assert not closing.done()
    assert await outcomes(disk.submit("f")) == [StoreDown]
    disk.gate.set()
    await closing
    assert await outcomes(tasks) == ["A", "B", "C", "D", "E"]
    assert disk.written == list("abcde")
    await disk.commits.close()


async def test_cancelled_close_fails_no_job() -> None:
    disk = FakeDisk()
    disk.gate.clear()
    tasks = disk.submit("a", "b")
    await wait_for_batches(disk, 1)
    closing = asyncio.create_task(disk.commits.close())
    await asyncio.sleep(0)
    closing.cancel()
    await asyncio.sleep(0)
    disk.gate.set()
    assert await outcomes(tasks) == ["A", "B"]


def test_stopped_loop_leaves_no_thread_waiting() -> None:
    async def main() -> list[asyncio.Task[str]]:
        disk = FakeDisk()
        disk.gate.clear()
        tasks = disk.submit("a")
        await wait_for_batches(disk, 1)
        tasks += disk.submit("b")
        await asyncio.sleep(0)
        return tasks

    assert all(task.cancelled() for task in asyncio.run(main()))
