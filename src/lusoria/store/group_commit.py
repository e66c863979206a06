"""Many writers, one commit: while one batch is being committed, the next one gathers.

A commit costs a wait for the disk, however much is in it. So nobody commits alone: whoever comes while the
disk is busy shares the next commit with everybody else who came, and hears of it only after it is durable.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from lusoria.store.port import StoreDown

Job = TypeVar("Job")
Outcome: TypeAlias = Any
"""What a job gives back, or the LusoriaError that its writer is to hear."""

MOST_JOBS = 256
MOST_BYTES = 4_000_000

CLOSED = "The store is closed."


class GroupCommit(Generic[Job]):
    """Hands jobs to `commit` in batches, one batch at a time, in the order in which they came.

    `commit` writes a whole batch in one transaction, or raises and has written nothing. If it raises
    StoreDown, every writer of the batch hears so. If it raises anything else, one job has spoilt it for the
    others: the halves of the batch are tried again apart, until the one at fault is alone with its error.
    """

    def __init__(
        self,
        commit: Callable[[Sequence[Job]], Awaitable[Sequence[Outcome]]],
        weigh: Callable[[Job], int],
        most_jobs: int = MOST_JOBS,
    ) -> None:
        self._commit = commit
        self._weigh = weigh
        self._most_jobs = most_jobs
        self._gathering: deque[tuple[Job, asyncio.Future[Outcome]]] = deque()
        self._writer: asyncio.Task[None] | None = None
        self.closed = False

    async def do(self, job: Job) -> Outcome:
        """Wait until the job is durable. Cancelled before its batch begins, it is withdrawn; later, not."""
        if self.closed:
            raise StoreDown(CLOSED)
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._gathering.append((job, future))
        if self._writer is None:
            self._writer = asyncio.create_task(self._work())
        return await future

    async def close(self) -> None:
        """Finish all that was asked for, and take no more."""
        self.closed = True
        if self._writer is not None:
            await asyncio.shield(self._writer)

    async def _work(self) -> None:
        batch: list[tuple[Job, asyncio.Future[Outcome]]] = []
        try:
            while self._gathering:
                batch = self._next_batch()
                await self._settle(batch)
        finally:
            self._writer = None
            for _, future in (
                *batch,
                *self._gathering,
            ):  # someone is left only when the loop itself is stopped
                future.cancel()
            self._gathering.clear()

    def _next_batch(self) -> list[tuple[Job, asyncio.Future[Outcome]]]:
        batch: list[tuple[Job, asyncio.Future[Outcome]]] = []
        room = MOST_BYTES
        while self._gathering and len(batch) < self._most_jobs:
            job, future = self._gathering[0]
            room -= self._weigh(job)
            if room < 0 and batch:
                break
            self._gathering.popleft()
            if not future.cancelled():
                batch.append((job, future))
        return batch

    async def _settle(self, batch: list[tuple[Job, asyncio.Future[Outcome]]]) -> None:
        if not batch:
            return
        try:
            outcomes = await self._commit([job for job, _ in batch])
        except StoreDown as down:
            outcomes = [type(down)(*down.args).with_traceback(down.__traceback__) for _ in batch]
        except Exception as error:  # noqa: BLE001 - whatever it is, the one who caused it hears it, and no other
            if len(batch) > 1:
                half = len(batch) // 2
                await self._settle(batch[:half])
                await self._settle(batch[half:])
                return
            outcomes = [error]
        for (_, future), outcome in zip(batch, outcomes, strict=True):
            if future.done():
                continue
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)
