"""One server process: measured, killed and restarted on the same database."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from bench.peer.process import Process

ADDRESS = re.compile(rb"http://127\.0\.0\.1:(\d+)")
KILOBYTE = 1024
WARM = """
import sys
import lusoria.server.node.serve
from lusoria.cli import main
sys.stdin.readline()
sys.exit(main())
"""
"""Imports everything and waits; becomes a server when it reads a line."""


@dataclass(frozen=True)
class ProcessUsage:
    """Memory in kB (server, and with its bots), descriptors, threads."""

    memory: int
    with_bots: int
    descriptors: int
    threads: int


class Node:
    """`lusoria serve` on a database, with its output in a file."""

    def __init__(self, database: str, log: Path, flags: tuple[str, ...], *, hurried: bool = False) -> None:
        """`hurried`: the next process imports its modules while this one still serves."""
        self.database = database
        self.port = 0
        self.log = log
        self.started = 0.0
        self._flags = flags
        self._hurried = hurried
        self._next: subprocess.Popen[bytes] | None = None
        self._lives: list[subprocess.Popen[bytes]] = []

    @property
    def pid(self) -> int:
        return self._lives[-1].pid

    async def start(self) -> None:
        """Starts, and waits for the address."""
        process = self._next or self._process()
        self._lives.append(process)
        assert process.stdin is not None
        with process.stdin as begin:
            begin.write(b"begin\n")
        assert process.stdout is not None
        with process.stdout as output:
            found = ADDRESS.search(await asyncio.to_thread(output.readline))
        assert found is not None, f"the server did not start: {self.log.read_text(encoding='utf-8')[-2000:]}"
        self.port = int(found[1])
        self.started = time.monotonic()
        self._next = self._process() if self._hurried else None

    def _process(self) -> subprocess.Popen[bytes]:
        place = ("--host=127.0.0.1", "--port=0", f"--database={self.database}", "--log-level=warning")
        command = (sys.executable, "-c", WARM, "serve", *place, *self._flags)
        pipe = subprocess.PIPE
        with self.log.open("ab") as log:
            return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=log, start_new_session=True)

    async def kill(self) -> None:
        """kill -9 of the server only."""
        process = self._lives[-1]
        process.kill()
        await asyncio.to_thread(process.wait)

    @property
    def is_alive(self) -> bool:
        return self._lives[-1].poll() is None

    def measure(self) -> ProcessUsage | None:
        """None if the process has just ended."""
        try:
            status = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8")
            fields = dict(line.split(":", 1) for line in status.splitlines())
            return ProcessUsage(
                int(fields["VmRSS"].split()[0]),
                Process(self.pid, self.port).memory() // KILOBYTE,
                len(list(Path(f"/proc/{self.pid}/fd").iterdir())),
                int(fields["Threads"]),
            )
        except (OSError, KeyError):
            return None

    def seconds(self) -> float:
        """Processor time of this process, including bots."""
        with suppress(OSError):
            return Process(self.pid, self.port).seconds()
        return 0.0

    def complaints(self) -> list[str]:
        """Warnings and errors in its log, except Python's cleanup after a killed process."""
        lines = self.log.read_text(encoding="utf-8").splitlines() if self.log.exists() else []
        return [line for line in lines if "resource_tracker" not in line]

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.kill()
        with suppress(ProcessLookupError):  # bots exit after a killed server; the last ones may remain
            os.killpg(self.pid, signal.SIGKILL)
        if self._next is not None:
            self._next.kill()
            self._next.wait()
