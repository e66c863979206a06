"""Output folders: checked before the work, and removed again if it fails."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from lusoria.core.errors import LusoriaError
from lusoria.runtime.atomic_file import write_atomically


class OutputError(LusoriaError):
    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(f"{path} cannot be written: {error.strerror or error}")


def prepare_folder(folder: Path, *names: str) -> None:
    """Creates the folder and checks that it is writable, before minutes of work. Raises OutputError.

    `names` are the files that will be written, if known.
    """
    probe = folder / "lusoria.probe"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for path in (folder / name for name in names):
            if path.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        write_atomically(probe, b"")
        probe.unlink()
    except OSError as error:
        raise OutputError(folder, error) from error


@contextmanager
def output_folder(folder: Path, *names: str) -> Iterator[None]:
    """`prepare_folder` for the work inside. If that fails, removes the folders it created."""
    missing_folders = [parent for parent in (folder, *folder.parents) if not os.path.lexists(parent)]
    try:
        prepare_folder(folder, *names)
        yield
    except BaseException:
        for missing_folder in missing_folders:
            with suppress(OSError):  # not created, or no longer empty
                missing_folder.rmdir()
        raise
