"""Owner-only file permissions: the files contain hands, seeds, names and the server's keys."""

import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

OWNER_ONLY = 0o600
OTHERS = 0o077
BESIDE = ("", "-wal", "-shm", "-journal")
"""An SQLite file and its companions; SQLite gives new ones the permissions of the file."""


def make_private(path: Path) -> None:
    """Create the file if missing, and remove permissions of others."""
    with suppress(OSError):  # it exists, or cannot be created: opening it reports that
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))
    for exposed in open_to_others(path):
        with suppress(OSError):  # owned by another user: the server warns at its start
            exposed.chmod(OWNER_ONLY)


def open_to_others(path: Path) -> Iterator[Path]:
    """Files of a database that other users may read or write."""
    if os.name != "posix":
        return
    for ending in BESIDE:
        beside = Path(f"{path}{ending}")
        with suppress(OSError):
            mode = beside.stat().st_mode
            if stat.S_ISREG(mode) and mode & OTHERS:  # not a directory: mode 600 would lock out its owner
                yield beside
