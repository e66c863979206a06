"""Cooperative multitasking: long work is done in slices, between which everybody else has their turn."""

import asyncio
import time

LONGEST = 0.005  # seconds


class Slices:
    def __init__(self) -> None:
        self._until = time.perf_counter() + LONGEST

    async def pause(self) -> None:
        """To be awaited after each small piece of the work: now and then it lets the others run."""
        if time.perf_counter() > self._until:
            await asyncio.sleep(0)
            self._until = time.perf_counter() + LONGEST
