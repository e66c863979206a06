"""Server process of tests and benchmarks: started on a free port, killed, and restarted."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Self

ROOT = Path(__file__).resolve().parents[1]
ADDRESS = re.compile(rb"http://127\.0\.0\.1:(\d+)")
UNLIMITED = (
    "--messages-per-second=1000000",
    "--devices-per-address=100000",
    "--connections-per-device=100000",
    "--connections-per-address=100000",
    "--requests-per-minute=100000000",
    "--tables-per-hour=100000000",
)


class ServerProcess:
    """`lusoria serve` on a database."""

    def __init__(self, database: str, flags: tuple[str, ...]) -> None:
        self.database = database
        self.port = 0
        self._arguments = ("serve", "--host=127.0.0.1", "--port=0", f"--database={database}", *flags)
        self._processes: list[subprocess.Popen[bytes]] = []

    @property
    def pid(self) -> int:
        return self._processes[-1].pid

    @property
    def is_alive(self) -> bool:
        return self._processes[-1].poll() is None

    async def start(self) -> None:
        """Starts, and waits for the address."""
        process = self._launch()
        self._processes.append(process)
        assert process.stdout is not None
        with process.stdout as output:
            line = await asyncio.to_thread(output.readline)
        address = ADDRESS.search(line)
        assert address is not None, f"the server did not start: {line!r} {self._log_text()}"
        self.port = int(address[1])

    def _launch(self) -> subprocess.Popen[bytes]:
        """A new process, in its own session, so that leftover children can be killed."""
        command = (sys.executable, "-m", "lusoria.cli", *self._arguments)
        return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, start_new_session=True)

    def _log_text(self) -> str:
        return ""

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
