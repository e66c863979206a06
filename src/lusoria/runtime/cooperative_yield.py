"""Cooperative multitasking: long work yields to the event loop every few milliseconds."""

import asyncio
import time

SLICE_SECONDS = 0.005  # longest time that one task blocks all others


class Slices:
    def __init__(self) -> None:
        self._until = time.perf_counter() + SLICE_SECONDS

    async def pause(self) -> None:
        """Await after each small step. Yields to other tasks when a slice is over."""
        if time.perf_counter() > self._until:
            await asyncio.sleep(0)
            self._until = time.perf_counter() + SLICE_SECONDS
