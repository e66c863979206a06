"""Somebody with a socket who comes and goes: politely or not, reading or not, and back after a while."""

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
    """How people behave; times are in seconds."""

    think: float
    """On the average, before a move."""
    stay: float
    """On the average, before a whim; 0 for people without whims."""
    away: tuple[float, float] = (0.2, 25.0)
    back: float = 1.0
    """At most so long after a server is there again everybody is back."""
    twice: float = 0.1
    """How often somebody clicks twice."""
    talk: float = 0.02
    """How often somebody says something with a move."""


class Place(Protocol):
    """As much of a house as a caller needs."""

    up: asyncio.Event
    manner: Manner
    closes: Counter[str]
    whims: Counter[str]
    compared: int
    """How often what was folded from news could be held against a whole update."""

    @property
    def port(self) -> int: ...

    def wrong(self, what: str) -> None: ...


@dataclass(eq=False)
class Caller:
    """One page of one browser. `number` says which call is the present one; older lines are not heard."""

    place: Place
    lives: str
    cookie: str
    rng: Random
    line: Line | None = None
    settled: bool = False
    """It was answered on this line, and reads."""
    number: int = 0
    gone: bool = True
    """It does not want to be here."""
    _old: list[Line] = field(default_factory=list)
    _timers: dict[str, asyncio.TimerHandle] = field(default_factory=dict)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def greet(self) -> dict[str, Any]:
        """The first words of every call."""
        raise NotImplementedError

    def hear(self, data: bytes) -> None:
        raise NotImplementedError

    # --- coming --------------------------------------------------------------------------------------------

    def come(self, after: float = 0.0) -> None:
        self.gone = False
        self.number += 1
        self._do(self._dial(self.number, after))
        if self.place.manner.stay:
            self._later("whim", self.rng.expovariate(1 / self.place.manner.stay), self._whim)

    def leave(self) -> None:
        """For good, as far as this table goes."""
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

    # --- whims ---------------------------------------------------------------------------------------------

    def _whim(self) -> None:
        self._later("whim", self.rng.expovariate(1 / self.place.manner.stay), self._whim)
        if not self.settled or self.line is None:
            return
        whim = self.rng.choice((self.close, self.hang_up, self.vanish, self.stare, self.again))
        self.place.whims[whim.__name__] += 1
        whim()

    def close(self) -> None:
        """Say good-bye, and come back."""
        assert self.line is not None
        self.line.send(GOOD_BYE, CLOSE)
        self._drop().close()
        self.come(self._a_while())

    def hang_up(self) -> None:
        """The line breaks."""
        self._drop().abort()
        self.come(self._a_while())

    def vanish(self) -> None:
        """Neither read nor close: the server must find out by itself. Meanwhile come back by another line."""
        line = self._drop()
        line.listen(on=False)
        self._old.append(line)
        self.come(self._a_while())

    def stare(self) -> None:
        """Read nothing for a while, then go on, if the line is still there."""
        assert self.line is not None
        self.line.listen(on=False)
        self.settled = False
        self._later("stare", self._a_while(), partial(self._read_on, self.number))

    def again(self) -> None:
        """A second page of the same browser takes the place of the first, which is closed only then."""
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
        """Mostly short, sometimes long."""
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
    """Looks at the lobby."""

    def greet(self) -> dict[str, Any]:
        return {"type": "watch"}

    def hear(self, data: bytes) -> None:
        if not data.startswith(b'{"type":"lobby"'):
            self.place.wrong(f"in the lobby: {data[:200]!r}")
