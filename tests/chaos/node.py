"""One real server process, to be killed and started again on the same database."""

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


def started(command: tuple[str, ...]) -> subprocess.Popen[bytes]:
    """In a session of its own, so that whatever it leaves behind can be found."""
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, start_new_session=True)


class Node:
    """`lusoria serve` on a database. Bots are quick, and nobody's seat is given to one for being away."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.port = 0
        self._started: list[subprocess.Popen[bytes]] = []

    @property
    def pid(self) -> int:
        return self._started[-1].pid

    async def start(self) -> None:
        """Start, and wait until it says where it is."""
        place = ("--host=127.0.0.1", "--port=0", f"--database={self.database}", "--log-level=error")
        pace = ("--bot-delay=0.01", "--grace=600")
        command = (sys.executable, "-m", "lusoria.cli", "serve", *place, *pace, *UNLIMITED)
        process = started(command)
        self._started.append(process)
        assert process.stdout is not None
        said = await asyncio.to_thread(process.stdout.readline)
        found = ADDRESS.search(said)
        assert found is not None, said
        self.port = int(found[1])

    async def kill(self) -> None:
        """kill -9 of the server, and of nothing that it started: no chance to finish anything."""
        process = self._started[-1]
        process.kill()
        await asyncio.to_thread(process.wait)

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.kill()
        for process in self._started:
            with suppress(ProcessLookupError):  # what a killed server has left behind
                os.killpg(process.pid, signal.SIGKILL)
            assert process.stdout is not None
            process.stdout.close()
