"""Atomic file writer: a file appears complete, or stays as it was."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

PART = ".part"
PUBLIC, PRIVATE = 0o666, 0o600  # before the umask


def part_of(path: Path) -> Path:
    """The temporary file, in the same folder: a rename is atomic only within one file system."""
    return path.with_name(path.name + PART)


@contextmanager
def atomic_file(path: Path, mode: int = PUBLIC) -> Iterator[BinaryIO]:
    """Open a temporary file; at the end of the block sync it and rename it to `path`. Raises OSError.

    If the block or the write fails, `path` stays as it was and the temporary file is deleted. A temporary
    file that a killed process left is deleted first, because it may have another mode.
    """
    part = part_of(path)
    try:
        part.unlink(missing_ok=True)
        with open(part, "xb", opener=lambda name, flags: os.open(name, flags, mode)) as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise


def write_atomically(path: Path, content: bytes, mode: int = PUBLIC) -> None:
    with atomic_file(path, mode) as file:
        file.write(content)
