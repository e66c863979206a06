"""A process that appends until it is killed: `python -m tests.store.writer URL NAME TABLES`.

It appends to its tables concurrently, and prints `table version` for each durable entry. After a restart it
goes on where the logs end. With a limit it stops by itself.
"""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from lusoria.store import open_store
from lusoria.store.port import Append
from tests.store.samples import entry, make_row

ROOT = Path(__file__).resolve().parents[2]


async def write(url: str, name: str, tables: int, limit: int) -> None:
    async with open_store(url) as store:

        async def append_entries(table: str) -> None:
            version = len(await store.read(table))
            while version < limit:
                row = make_row(table, updated=float(version), summary=str(version + 1).encode())
                version = await store.append(Append(table, version, [entry(table, version + 1)], row=row))
                os.write(1, f"{table} {version}\n".encode())

        await asyncio.gather(*(append_entries(f"{name}{number}") for number in range(tables)))


def start(url: str, name: str, tables: int, limit: int = 10**9) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "tests.store.writer", url, name, str(tables), str(limit)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)


def acknowledged(printed: bytes) -> dict[str, int]:
    """The last version printed for each table, in complete lines."""
    whole = printed[: printed.rfind(b"\n") + 1].decode()
    return {table: int(version) for table, version in map(str.split, whole.splitlines())}


if __name__ == "__main__":
    url, name, tables, limit = sys.argv[1:]
    asyncio.run(write(url, name, int(tables), int(limit)))
