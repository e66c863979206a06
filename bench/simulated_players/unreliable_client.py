"""A client that connects and disconnects in all ways, stops reading, and returns."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Protocol

import msgspec

from bench.peer.line import CLOSE, Line, call

NORMAL_CLOSURE = (1000).to_bytes(2, "big")  # WebSocket close code
HANDSHAKE_SECONDS = 30.0  # a server that has just restarted on a busy machine is slow


@dataclass(frozen=True)
class Behaviour:
    """How players behave."""

    think_seconds: float
    """Mean time before a move."""
    disruption_seconds: float
    """Mean time before a disruption; 0: none."""
    away_seconds: tuple[float, float] = (0.2, 25.0)
    """Shortest and longest absence; mostly short."""
    reconnect_seconds: float = 1.0
    """Maximum delay of reconnecting to a restarted server."""
    double_click_chance: float = 0.1
    """Probability of a double click."""
    chat_chance: float = 0.02
    """Probability of a chat message with a move."""


class RunState(Protocol):
    """The part of `long_run.LongRun` that a client uses."""

    up: asyncio.Event
    behaviour: Behaviour
    closes: Counter[str]
    disruptions: Counter[str]
    compared: int
    """Number of comparisons of folded news with a full update."""

    @property
    def port(self) -> int: ...

    def add_error(self, what: str) -> None: ...


@dataclass(eq=False)
class UnreliableClient:
    """One page of a browser. `number` counts connections; messages of older ones are ignored."""

    run_state: RunState
    client_ip: str
    cookie: str
    rng: Random
    line: Line | None = None
    is_connected: bool = False
    """Greeted on this connection, and reading."""
    number: int = 0
    is_away: bool = True
    """Disconnected on purpose."""
    _old: list[Line] = field(default_factory=list)
    _timers: dict[str, asyncio.TimerHandle] = field(default_factory=dict)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def greet(self) -> dict[str, Any]:
        """The first message of a connection."""
        raise NotImplementedError

    def handle_message(self, data: bytes) -> None:
        raise NotImplementedError

    # --- connecting -----------------------------------------------------------------------------------------

    def connect(self, after: float = 0.0) -> None:
        self.is_away = False
        self.number += 1
        self._run_task(self._dial(self.number, after))
        if self.run_state.behaviour.disruption_seconds:
            self._schedule(
                "disruption",
                self.rng.expovariate(1 / self.run_state.behaviour.disruption_seconds),
                self._disrupt,
            )

    def leave(self) -> None:
        """Leaves this table for good."""
        self.is_away, self.is_connected = True, False
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
            await self.run_state.up.wait()
            try:
                async with asyncio.timeout(HANDSHAKE_SECONDS):
                    line = await call(
                        self.run_state.port,
                        "/socket",
                        partial(self._on_message, number),
                        self.cookie,
                        partial(self._on_disconnect, number),
                        self.client_ip,
                    )
            except OSError:
                await asyncio.sleep(self.rng.uniform(0.1, 0.5))
                continue
            if number != self.number:
                line.close()
                return
            self.line = line
            self.send(self.greet())
            return

    def send(self, message: dict[str, Any]) -> None:
        if self.line is not None and not self.line.lost:
            self.line.send(msgspec.json.encode(message))

    def _on_message(self, number: int, data: bytes) -> None:
        if number == self.number:
            self.is_connected = True
            self.handle_message(data)

    def _on_disconnect(self, number: int) -> None:
        if number != self.number or self.is_away:
            return
        code = None if self.line is None else self.line.code
        if self.run_state.up.is_set():
            self.run_state.closes[str(code)] += 1
        self.line, self.is_connected = None, False
        self.number += 1
        self._run_task(
            self._dial(self.number, self.rng.uniform(0.0, self.run_state.behaviour.reconnect_seconds))
        )

    # --- disruptions ----------------------------------------------------------------------------------------

    def _disrupt(self) -> None:
        self._schedule(
            "disruption", self.rng.expovariate(1 / self.run_state.behaviour.disruption_seconds), self._disrupt
        )
        if not self.is_connected or self.line is None:
            return
        disruption = self.rng.choice(
            (self.close, self.hang_up, self.stop_responding, self.pause_reading, self.reload_page)
        )
        self.run_state.disruptions[disruption.__name__] += 1
        disruption()

    def close(self) -> None:
        """Closes properly, and returns later."""
        assert self.line is not None
        self.line.send(NORMAL_CLOSURE, CLOSE)
        self._drop().close()
        self.connect(self._random_pause())

    def hang_up(self) -> None:
        """Breaks the connection."""
        self._drop().abort()
        self.connect(self._random_pause())

    def stop_responding(self) -> None:
        """Neither reads nor closes; the server must notice. Returns on another connection."""
        line = self._drop()
        line.listen(on=False)
        self._old.append(line)
        self.connect(self._random_pause())

    def pause_reading(self) -> None:
        """Stops reading for a while."""
        assert self.line is not None
        self.line.listen(on=False)
        self.is_connected = False
        self._schedule("reading", self._random_pause(), partial(self._resume_reading, self.number))

    def reload_page(self) -> None:
        """Opens a second page of the browser, and then closes the first."""
        line = self._drop()
        self._schedule("page", 1.0, line.close)
        self._old.append(line)
        self.connect()

    def _resume_reading(self, number: int) -> None:
        if number == self.number and self.line is not None:
            self.line.listen(on=True)

    def _drop(self) -> Line:
        line, self.line, self.is_connected = self.line, None, False
        self.number += 1
        assert line is not None
        return line

    def _random_pause(self) -> float:
        """A random time, mostly short."""
        least, most = self.run_state.behaviour.away_seconds
        return least + (most - least) * self.rng.random() ** 3

    def _schedule(self, name: str, seconds: float, call: Any) -> None:
        running = self._timers.pop(name, None)
        if running is not None:
            running.cancel()
        self._timers[name] = asyncio.get_running_loop().call_later(seconds, call)

    def _run_task(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class Watcher(UnreliableClient):
    """A client of the lobby."""

    def greet(self) -> dict[str, Any]:
        return {"type": "watch"}

    def handle_message(self, data: bytes) -> None:
        if not data.startswith(b'{"type":"lobby"'):
            self.run_state.add_error(f"in the lobby: {data[:200]!r}")
