"""Files for their owner's eyes alone: hands, seeds, names of people and the server's keys are in them."""

import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

OWNER_ONLY = 0o600
OTHERS = 0o077
BESIDE = ("", "-wal", "-shm", "-journal")
"""An SQLite file, and what SQLite keeps beside it; new ones of these get the rights of the file."""


def new_private(path: Path) -> BinaryIO:
    """A new file to write to. One that is there, left by somebody who was killed, may be open to all."""
    path.unlink(missing_ok=True)
    return open(path, "xb", opener=lambda name, flags: os.open(name, flags, OWNER_ONLY))


def make_private(path: Path) -> None:
    """Make the file if it is not there; take away what others may do with one that is."""
    with suppress(OSError):  # it is there already; or it cannot be made, as opening it will say
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))
    for open_one in open_to_others(path):
        with suppress(OSError):  # it belongs to somebody else: whoever starts a server is told
            open_one.chmod(OWNER_ONLY)


def open_to_others(path: Path) -> Iterator[Path]:
    """Those of a database's files that others may read or write."""
    if os.name != "posix":
        return
    for ending in BESIDE:
        beside = Path(f"{path}{ending}")
        with suppress(OSError):
            mode = beside.stat().st_mode
            if stat.S_ISREG(mode) and mode & OTHERS:  # a folder in its place would be closed to its owner
                yield beside
