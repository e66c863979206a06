"""A client that connects and disconnects in all ways, stops reading, and returns."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Protocol

import msgspec

from bench.peer.line import CLOSE, Line, call

GOOD_BYE = (1000).to_bytes(2, "big")
HANDSHAKE = 30.0


@dataclass(frozen=True)
class Manner:
    """Behaviour of players; times in seconds."""

    think: float
    """Mean time before a move."""
    stay: float
    """Mean time before a disruption; 0: none."""
    away: tuple[float, float] = (0.2, 25.0)
    back: float = 1.0
    """Maximum delay of reconnecting to a restarted server."""
    twice: float = 0.1
    """Probability of a double click."""
    talk: float = 0.02
    """Probability of a chat message with a move."""


class Place(Protocol):
    """The part of `long_run.LongRun` that a caller uses."""

    up: asyncio.Event
    manner: Manner
    closes: Counter[str]
    whims: Counter[str]
    compared: int
    """Number of comparisons of folded news with a full update."""

    @property
    def port(self) -> int: ...

    def wrong(self, what: str) -> None: ...


@dataclass(eq=False)
class Caller:
    """One page of a browser. `number` counts connections; messages of older ones are ignored."""

    place: Place
    lives: str
    cookie: str
    rng: Random
    line: Line | None = None
    settled: bool = False
    """Greeted on this connection, and reading."""
    number: int = 0
    gone: bool = True
    """Disconnected on purpose."""
    _old: list[Line] = field(default_factory=list)
    _timers: dict[str, asyncio.TimerHandle] = field(default_factory=dict)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def greet(self) -> dict[str, Any]:
        """The first message of a connection."""
        raise NotImplementedError

    def hear(self, data: bytes) -> None:
        raise NotImplementedError

    # --- connecting -----------------------------------------------------------------------------------------

    def come(self, after: float = 0.0) -> None:
        self.gone = False
        self.number += 1
        self._do(self._dial(self.number, after))
        if self.place.manner.stay:
            self._later("whim", self.rng.expovariate(1 / self.place.manner.stay), self._whim)

    def leave(self) -> None:
        """Leaves this table for good."""
        self.gone, self.settled = True, False
        self.number += 1
        for name in list(self._timers):
            self._timers.pop(name).cancel()
        while self._old:
            self._old.pop().abort()
        if self.line is not None:
            self.line.close()
            self.line = None

    async def _dial(self, number: int, after: float) -> None:
        await asyncio.sleep(after)
        while number == self.number:
            await self.place.up.wait()
            try:
                async with asyncio.timeout(HANDSHAKE):
                    line = await call(
                        self.place.port,
                        "/socket",
                        partial(self._heard, number),
                        self.cookie,
                        partial(self._lost, number),
                        self.lives,
                    )
            except OSError:
                await asyncio.sleep(self.rng.uniform(0.1, 0.5))
                continue
            if number != self.number:
                line.close()
                return
            self.line = line
            self.say(self.greet())
            return

    def say(self, message: dict[str, Any]) -> None:
        if self.line is not None and not self.line.lost:
            self.line.send(msgspec.json.encode(message))

    def _heard(self, number: int, data: bytes) -> None:
        if number == self.number:
            self.settled = True
            self.hear(data)

    def _lost(self, number: int) -> None:
        if number != self.number or self.gone:
            return
        code = None if self.line is None else self.line.code
        if self.place.up.is_set():
            self.place.closes[str(code)] += 1
        self.line, self.settled = None, False
        self.number += 1
        self._do(self._dial(self.number, self.rng.uniform(0.0, self.place.manner.back)))

    # --- disruptions ----------------------------------------------------------------------------------------

    def _whim(self) -> None:
        self._later("whim", self.rng.expovariate(1 / self.place.manner.stay), self._whim)
        if not self.settled or self.line is None:
            return
        whim = self.rng.choice((self.close, self.hang_up, self.vanish, self.stare, self.again))
        self.place.whims[whim.__name__] += 1
        whim()

    def close(self) -> None:
        """Closes properly, and returns later."""
        assert self.line is not None
        self.line.send(GOOD_BYE, CLOSE)
        self._drop().close()
        self.come(self._a_while())

    def hang_up(self) -> None:
        """Breaks the connection."""
        self._drop().abort()
        self.come(self._a_while())

    def vanish(self) -> None:
        """Neither reads nor closes; the server must notice. Returns on another connection."""
        line = self._drop()
        line.listen(on=False)
        self._old.append(line)
        self.come(self._a_while())

    def stare(self) -> None:
        """Stops reading for a while."""
        assert self.line is not None
        self.line.listen(on=False)
        self.settled = False
        self._later("stare", self._a_while(), partial(self._read_on, self.number))

    def again(self) -> None:
        """Opens a second page of the browser, and then closes the first."""
        line = self._drop()
        self._later("page", 1.0, line.close)
        self._old.append(line)
        self.come()

    def _read_on(self, number: int) -> None:
        if number == self.number and self.line is not None:
            self.line.listen(on=True)

    def _drop(self) -> Line:
        line, self.line, self.settled = self.line, None, False
        self.number += 1
        assert line is not None
        return line

    def _a_while(self) -> float:
        """A random time, mostly short."""
        least, most = self.place.manner.away
        return least + (most - least) * self.rng.random() ** 3

    def _later(self, name: str, seconds: float, call: Any) -> None:
        running = self._timers.pop(name, None)
        if running is not None:
            running.cancel()
        self._timers[name] = asyncio.get_running_loop().call_later(seconds, call)

    def _do(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class Watcher(Caller):
    """A client of the lobby."""

    def greet(self) -> dict[str, Any]:
        return {"type": "watch"}

    def hear(self, data: bytes) -> None:
        if not data.startswith(b'{"type":"lobby"'):
            self.place.wrong(f"in the lobby: {data[:200]!r}")
