"""Output folders, checked before long work starts; and atomic file writes."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from lusoria.core.errors import LusoriaError


class Unwritten(LusoriaError):
    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(f"{path} cannot be written: {error.strerror or error}")


def prepare(folder: Path, *names: str) -> None:
    """Creates the folder and checks that it is writable, before minutes of work. Raises Unwritten.

    `names` are the files that will be written, if known.
    """
    probe = folder / "lusoria.probe"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for path in (folder / name for name in names):
            if path.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        replace(probe, b"")
        probe.unlink()
    except OSError as error:
        raise Unwritten(folder, error) from error


@contextmanager
def prepared(folder: Path, *names: str) -> Iterator[None]:
    """`prepare` for the work inside. If that fails, removes the folders it created."""
    missing_folders = [each for each in (folder, *folder.parents) if not os.path.lexists(each)]
    try:
        prepare(folder, *names)
        yield
    except BaseException:
        for each in missing_folders:
            with suppress(OSError):  # not created, or no longer empty
                each.rmdir()
        raise


def replace(path: Path, content: bytes) -> None:
    """Writes a file atomically: a crash leaves the old content or the new."""
    temporary = path.with_name(path.name + ".new")
    try:
        with temporary.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise
