"""A server process that can be killed and restarted on the same database."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Self

ROOT = Path(__file__).resolve().parents[2]
ADDRESS = re.compile(rb"http://127\.0\.0\.1:(\d+)")
UNLIMITED = (
    "--messages-per-second=1000000",
    "--devices-per-address=100000",
    "--connections-per-device=100000",
    "--connections-per-address=100000",
    "--requests-per-minute=100000000",
    "--tables-per-hour=1000000",
)


def start_process(command: tuple[str, ...]) -> subprocess.Popen[bytes]:
    """Starts a process in its own session, so that leftover children can be killed."""
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, start_new_session=True)


class Node:
    """`lusoria serve` on a database, with quick bots and a long grace."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.port = 0
        self._processes: list[subprocess.Popen[bytes]] = []

    @property
    def pid(self) -> int:
        return self._processes[-1].pid

    async def start(self) -> None:
        """Starts, and waits for its address."""
        place = ("--host=127.0.0.1", "--port=0", f"--database={self.database}", "--log-level=error")
        pace = ("--bot-delay=0.01", "--grace=600")
        command = (sys.executable, "-m", "lusoria.cli", "serve", *place, *pace, *UNLIMITED)
        process = start_process(command)
        self._processes.append(process)
        assert process.stdout is not None
        ready = await asyncio.to_thread(process.stdout.readline)
        found = ADDRESS.search(ready)
        assert found is not None, ready
        self.port = int(found[1])

    async def kill(self) -> None:
        """kill -9 of the server alone, not of its children."""
        process = self._processes[-1]
        process.kill()
        await asyncio.to_thread(process.wait)

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.kill()
        for process in self._processes:
            with suppress(ProcessLookupError):  # children of a killed server
                os.killpg(process.pid, signal.SIGKILL)
            assert process.stdout is not None
            process.stdout.close()
