"""Analyses of finished games: each is worked out once, in a process of its own, while nobody's table waits.

A finished game never changes, so what was worked out is kept as long as there is room. However many ask,
few wait: the others are told so at once.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias

import msgspec

from lusoria.bots.base import installed
from lusoria.bots.coach import NEEDS
from lusoria.server.study_worker import STUDIED, Studied, Study
from lusoria.table.worker import Broken, Worker
from lusoria.wire.analysis import BeliefModel
from lusoria.wire.http import AnalysisShown
from lusoria.wire.refusal import TableRefusal

MODULE = "lusoria.server.study_worker"
MOST_WAITING = 16
MOST_KEPT = 16_000_000
"""Bytes."""
TIME_LIMIT = 300.0
"""The first one on a machine may compile for a while."""
REST = 60.0
"""Seconds until something that broke is tried again."""
IDLE = 300.0
"""Seconds without work after which the process is let go: it weighs as much as a server."""

Key: TypeAlias = tuple[str, int | None, BeliefModel]
"""The table, the eyes, the model."""


class Studies:
    def __init__(self, crashed: Callable[[str, Exception], None]) -> None:
        self._crashed = crashed
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        """Nothing, where there is no analysis to be had."""
        self._bytes = 0
        self._failed: dict[Key, float] = {}
        """What broke lately, and until when nobody tries again."""
        self._clock = time.monotonic
        self._waiting: OrderedDict[Key, Study] = OrderedDict()
        """In their order; the first is being worked out."""
        self._working: asyncio.Task[None] | None = None
        self._worker: Worker | None = None
        self._letting_go: asyncio.TimerHandle | None = None

    def ask(self, key: Key, record: bytes) -> bytes:
        """The answer as it is sent: ready, or how many come before it. `busy` where too many wait."""
        if not installed(NEEDS) or self._clock() < self._failed.get(key, 0.0):
            raise TableRefusal("no_analysis")
        if key in self._kept:
            self._kept.move_to_end(key)
            if not self._kept[key]:
                raise TableRefusal("no_analysis")
            return self._kept[key]
        if key not in self._waiting:
            if len(self._waiting) >= MOST_WAITING:
                raise TableRefusal("busy")
            _, eyes, model = key
            self._waiting[key] = Study(record, eyes, model)
            if self._working is None:
                self._working = asyncio.create_task(self._work())
        before = list(self._waiting).index(key)
        return msgspec.json.encode(AnalysisShown(ready=False, before=before, analysis=None))

    async def _work(self) -> None:
        try:
            while self._waiting:
                key, study = next(iter(self._waiting.items()))
                try:
                    found = await self._studied(study)
                    if found.broken:
                        self._failed = {one: at for one, at in self._failed.items() if at > self._clock()}
                        self._failed[key] = self._clock() + REST
                    else:
                        self._keep(key, found.answer)
                finally:
                    self._waiting.pop(key, None)
        finally:
            self._working = None
            self._rest()

    async def _studied(self, study: Study) -> Studied:
        if self._letting_go is not None:
            self._letting_go.cancel()
        try:
            if self._worker is None or not self._worker.alive:
                self._worker = Worker(MODULE)
                await self._worker.start()
            answer = await self._worker.ask(msgspec.msgpack.encode(study), TIME_LIMIT)
            found = STUDIED.decode(answer)
        except BaseException as error:
            self._let_go()
            if not isinstance(error, Exception):
                raise
            found = Studied(broken=type(error).__name__)
        if found.broken:
            self._crashed(f"analysis: {found.broken}", Broken())
        return found

    def _keep(self, key: Key, answer: bytes) -> None:
        """Also what cannot be: it would not be otherwise the next time."""
        self._kept[key] = answer
        self._bytes += len(answer)
        while self._bytes > MOST_KEPT and len(self._kept) > 1:
            self._bytes -= len(self._kept.popitem(last=False)[1])

    def _rest(self) -> None:
        with suppress(RuntimeError):  # the loop is closing
            self._letting_go = asyncio.get_running_loop().call_later(IDLE, self._let_go)

    def _let_go(self) -> None:
        if self._worker is not None:
            self._worker.kill()
            self._worker = None

    async def close(self) -> None:
        worker = self._worker
        if self._letting_go is not None:
            self._letting_go.cancel()
        if self._working is not None:
            self._working.cancel()
            with suppress(asyncio.CancelledError):
                await self._working
        self._let_go()
        if worker is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    await worker.gone.wait()
