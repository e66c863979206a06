"""The server's end of a process that thinks: it is started, asked, and killed where it does not answer."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable
from contextlib import suppress
from typing import cast

from lusoria.runtime.worker_protocol import ON_THE_WAY, SIZE, framed

START_LIMIT = 30.0
END_LIMIT = 3.0
"""Seconds for a killed process to be gone. It is soon, but a busy machine may tell of it late."""
LARGEST = 1 << 24


class Broken(Exception):
    """A process, or what thinks in it, that could not answer."""


class Worker(asyncio.SubprocessProtocol):
    """One process of a module that calls `work`. Whoever asks it waits for the answer before asking again."""

    def __init__(self, module: str, told: Callable[[bytes], None] | None = None) -> None:
        self._module = module
        self._told = told
        """Hears how far it is with what it was asked, where it says so."""
        self.gone = asyncio.Event()
        self._answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._heard = b""
        self._lost = False
        self._process: asyncio.SubprocessTransport | None = None

    async def start(self) -> None:
        """Let it load all that it needs; Broken where that cannot be."""
        module = ("-P", "-m", self._module, str(os.getpid()))
        harmless = {name: value for name, value in os.environ.items() if not name.startswith("LUSORIA_")}
        found_here = {**harmless, "PYTHONPATH": os.pathsep.join(sys.path)}
        try:
            self._process, _ = await asyncio.get_running_loop().subprocess_exec(
                lambda: self, sys.executable, *module, stdin=PIPE, stdout=PIPE, stderr=None, env=found_here
            )
            async with asyncio.timeout(START_LIMIT):
                await self._answer
        except OSError as error:  # a TimeoutError is one
            raise Broken from error

    async def ask(self, question: bytes, within: float) -> bytes:
        """Its answer; TimeoutError or Broken where there is none, and then it cannot be asked again."""
        self._answer = asyncio.get_running_loop().create_future()
        assert self._process is not None
        said_to = cast("asyncio.WriteTransport", self._process.get_pipe_transport(0))
        said_to.write(framed(question))
        async with asyncio.timeout(within):
            return await self._answer

    @property
    def pid(self) -> int:
        assert self._process is not None
        return int(self._process.get_pid())

    @property
    def alive(self) -> bool:
        return not self._lost

    def kill(self) -> None:
        """It holds nothing that would be lost, so it is not asked to end."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            self._process.close()

    def pipe_data_received(self, _pipe: int, data: bytes) -> None:
        self._heard += data
        while len(self._heard) >= SIZE:
            size = int.from_bytes(self._heard[:SIZE], "big")
            end = SIZE + (size & ~ON_THE_WAY)
            if end > LARGEST:
                self._fail()
                return
            if len(self._heard) < end or (size < ON_THE_WAY and self._answer.done()):
                return
            message, self._heard = self._heard[SIZE:end], self._heard[end:]
            if size < ON_THE_WAY:
                self._answer.set_result(message)
            elif self._told is not None:
                self._told(message)

    def pipe_connection_lost(self, _pipe: int, _error: Exception | None) -> None:
        self._fail()

    def connection_lost(self, _error: Exception | None) -> None:
        self._fail()
        self.gone.set()

    def _fail(self) -> None:
        self._lost = True
        if not self._answer.done():
            self._answer.set_exception(Broken())
