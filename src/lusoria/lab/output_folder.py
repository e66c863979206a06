"""Folders to write to: tried before the work. Files that are there whole or not at all."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from lusoria.core.errors import LusoriaError


class Unwritten(LusoriaError):
    """A file or folder that cannot be written."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(f"{path} cannot be written: {error.strerror or error}")


def prepare(folder: Path, *names: str) -> None:
    """Or Unwritten: better now than after minutes of work. `names` are files to come, if they are known."""
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
    """The same for the work inside; where that is refused or broken off, a folder made for it goes again."""
    made = [each for each in (folder, *folder.parents) if not os.path.lexists(each)]
    try:
        prepare(folder, *names)
        yield
    except BaseException:
        for each in made:
            with suppress(OSError):  # it was never made; or something was put there meanwhile, and it stays
                each.rmdir()
        raise


def replace(path: Path, content: bytes) -> None:
    """The new content or the old one, never a part of it."""
    beside = path.with_name(path.name + ".new")
    try:
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise
