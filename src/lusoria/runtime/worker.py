"""Worker process, as its server sees it: starts, answers questions, and is killed if it hangs."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from typing import cast

from lusoria.runtime.progress import ProgressCallback, ignore_progress
from lusoria.runtime.worker_protocol import ERROR, PROGRESS, SIZE, encode_frame

START_SECONDS = 30.0  # limit for imports and the like
KILL_SECONDS = 3.0  # until a killed process has ended; a busy machine reports it late
MAX_MESSAGE_BYTES = 1 << 24  # of an answer: bounds memory if a worker breaks the protocol


class Broken(Exception):
    """The process did not start, has ended, or breaks the protocol."""


class QuestionFailed(Exception):
    """The process answers with an error. It can be asked again. The text is the `error_place`."""


class Worker(asyncio.SubprocessProtocol):
    """One process of a module that calls `work`. Await each answer before the next question."""

    def __init__(self, module: str, on_progress: ProgressCallback = ignore_progress) -> None:
        self._module = module
        self._on_progress = on_progress
        self.ended = asyncio.Event()
        self._answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._received = b""
        self._has_failed = False
        self._process: asyncio.SubprocessTransport | None = None

    async def start(self) -> None:
        """Wait until the process is ready. Raises Broken."""
        module = ("-P", "-m", self._module, str(os.getpid()))
        without_secrets = {
            name: value for name, value in os.environ.items() if not name.startswith("LUSORIA_")
        }
        environment = {**without_secrets, "PYTHONPATH": os.pathsep.join(sys.path)}
        try:
            self._process, _ = await asyncio.get_running_loop().subprocess_exec(
                lambda: self, sys.executable, *module, stdin=PIPE, stdout=PIPE, stderr=None, env=environment
            )
            async with asyncio.timeout(START_SECONDS):
                await self._answer
        except OSError as error:  # TimeoutError is one
            raise Broken from error

    async def ask(self, question: bytes, seconds: float) -> bytes:
        """The answer. Raises QuestionFailed. After TimeoutError or Broken, the process must be killed."""
        self._answer = asyncio.get_running_loop().create_future()
        assert self._process is not None
        stdin = cast("asyncio.WriteTransport", self._process.get_pipe_transport(0))
        stdin.write(encode_frame(question))
        async with asyncio.timeout(seconds):
            return await self._answer

    @property
    def pid(self) -> int:
        assert self._process is not None
        return int(self._process.get_pid())

    @property
    def is_alive(self) -> bool:
        return not self._has_failed

    def kill(self) -> None:
        """Safe at any time: the process has no data to lose."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            self._process.close()

    def pipe_data_received(self, _pipe: int, data: bytes) -> None:
        self._received += data
        while len(self._received) >= SIZE:
            head = int.from_bytes(self._received[:SIZE], "big")
            is_progress, is_error = bool(head & PROGRESS), bool(head & ERROR)
            end = SIZE + (head & ~(PROGRESS | ERROR))
            if end > MAX_MESSAGE_BYTES:
                self._fail()
                return
            if len(self._received) < end or (not is_progress and self._answer.done()):
                return
            message, self._received = self._received[SIZE:end], self._received[end:]
            if is_progress:
                done, total = map(int, message.split())
                self._on_progress(done, total)
            elif is_error:
                self._answer.set_exception(QuestionFailed(message.decode()))
            else:
                self._answer.set_result(message)

    def pipe_connection_lost(self, _pipe: int, _error: Exception | None) -> None:
        self._fail()

    def connection_lost(self, _error: Exception | None) -> None:
        self._fail()
        self.ended.set()

    def _fail(self) -> None:
        self._has_failed = True
        if not self._answer.done():
            self._answer.set_exception(Broken())
