"""Timers and tasks of one table, all stopped together."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Hashable

from lusoria.core.errors import LusoriaError


async def quietly(work: Awaitable[None]) -> None:
    """What a table does by itself may fail, as when the store is down; it is woken again later."""
    with contextlib.suppress(LusoriaError):
        await work


class Timers:
    def __init__(self) -> None:
        self._timers: dict[Hashable, asyncio.TimerHandle] = {}
        self._tasks: dict[Hashable, asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def set(self, name: Hashable, after: float | None, call: Callable[[], object]) -> None:
        """Set, move or (with None) stop the timer of this name."""
        running = self._timers.pop(name, None)
        if running is not None:
            running.cancel()
        if after is not None:
            self._timers[name] = asyncio.get_running_loop().call_later(after, call)

    def run(self, name: Hashable, work: Callable[[], Awaitable[None]]) -> None:
        """Do this in the background, unless something of this name is being done already."""
        if name not in self._tasks:
            task = asyncio.get_running_loop().create_task(quietly(work()))
            self._tasks[name] = task
            task.add_done_callback(lambda _: self._tasks.pop(name, None))

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        for task in list(self._tasks.values()):
            task.cancel()
