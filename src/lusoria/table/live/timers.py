"""Timers and tasks of one table, all stopped together."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable

from lusoria.store.port import Stale, StoreDown
from lusoria.wire.refusal import TableRefusal


class Timers:
    """Reports unexpected errors of tasks to `on_crash`."""

    def __init__(self, on_crash: Callable[[str, Exception], None]) -> None:
        self._on_crash = on_crash
        self._timers: dict[Hashable, asyncio.TimerHandle] = {}
        self._tasks: dict[Hashable, asyncio.Task[None]] = {}

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks)

    def has_timer(self, name: Hashable) -> bool:
        """True if the timer of this name is set."""
        return name in self._timers

    def set(self, name: Hashable, after: float | None, call: Callable[[], object]) -> None:
        """Set, replace or (with None) cancel the timer of this name."""
        running = self._timers.pop(name, None)
        if running is not None:
            running.cancel()
        if after is not None:
            self._timers[name] = asyncio.get_running_loop().call_later(after, self._on_timer, name, call)

    def _on_timer(self, name: Hashable, call: Callable[[], object]) -> None:
        del self._timers[name]
        call()

    def run(self, name: Hashable, work: Callable[[], Awaitable[None]]) -> None:
        """Run in the background, unless a task of this name is running."""
        if name not in self._tasks:
            task = asyncio.get_running_loop().create_task(self._quietly(work))
            self._tasks[name] = task
            task.add_done_callback(lambda _: self._tasks.pop(name, None))

    async def _quietly(self, work: Callable[[], Awaitable[None]]) -> None:
        """Ignore failed writes: the table retries later. Report anything else."""
        try:
            await work()
        except (Stale, StoreDown, TableRefusal):
            return
        except Exception as error:  # noqa: BLE001 (an error of one table must not stop others)
            self._on_crash("table", error)

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        for task in list(self._tasks.values()):
            task.cancel()
