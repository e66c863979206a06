"""Full disk: moves are refused, nothing is half-written, and play goes on after space is freed."""

import asyncio
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.chaos.audit import audit
from tests.chaos.node import Node
from tests.chaos.people import start_games

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="needs mount and prlimit of Linux"),
]

PATIENCE = 120.0  # so that a hanging table fails the test
SIZE = 8_000_000


class SmallDisk:
    """A small file system, which a big file fills to the last page."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._big = folder / "big"

    def fill(self, _pid: int) -> None:
        with self._big.open("wb", buffering=0) as file:
            for size in (4096, 1):
                try:
                    while True:
                        file.write(bytes(size))
                except OSError:
                    continue

    def free(self, _pid: int) -> None:
        self._big.unlink()


class SmallFiles:
    """A file size limit of a process, which needs no root."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self, pid: int) -> None:
        self._limit(pid, max(file.stat().st_size for file in self.folder.iterdir()) + 4096)

    def free(self, pid: int) -> None:
        self._limit(pid, resource.prlimit(pid, resource.RLIMIT_FSIZE)[1])

    def _limit(self, pid: int, size: int) -> None:
        _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, hard))


@contextmanager
def small_disk(folder: Path, size: int = SIZE) -> Iterator[SmallDisk]:
    mount = ("mount", "-t", "tmpfs", "-o", f"size={size}", "lusoria-chaos", str(folder))
    if os.geteuid() != 0 or subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("not allowed to mount")
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(("umount", "--lazy", str(folder)), check=True)  # noqa: S607


async def play_through_full_disk(disk: SmallDisk | SmallFiles) -> None:
    async with asyncio.timeout(PATIENCE), Node(f"{disk.folder}/chaos.db") as node:
        party = await start_games([node], 5, seed=8)
        await party.wait_for_moves(40)
        disk.fill(node.pid)
        await party.wait_until(lambda: party.refusals >= 10)
        disk.free(node.pid)
        await party.playing
        await audit(party, node)


def test_game_goes_on_after_a_full_disk(tmp_path: Path) -> None:
    with small_disk(tmp_path) as disk:
        asyncio.run(play_through_full_disk(disk))


def test_game_goes_on_after_a_file_size_limit(tmp_path: Path) -> None:
    asyncio.run(play_through_full_disk(SmallFiles(tmp_path)))
