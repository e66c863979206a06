"""Output file with database content: appears when complete, and never replaces the database itself."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from lusoria.store.database_url import Address, File
from lusoria.store.port import Unfit
from lusoria.store.private_files import BESIDE, new_private

OF_THE_DATABASE = (*BESIDE, ".lock")


@contextmanager
def appearing(path: Path, where: Address, what: str) -> Iterator[BinaryIO]:
    """Write an owner-only file atomically. Raises Unfit, with `what` as subject, if that is impossible."""
    try:
        if wrong := target_problem(path, where):
            raise Unfit(f"{what} cannot be written to {path}: {wrong}.")
        part = temporary_path(path)
        try:
            with new_private(part) as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        finally:
            with suppress(OSError):
                part.unlink(missing_ok=True)
    except OSError as error:
        raise Unfit(f"{what} cannot be written to {path}: {error.strerror}.") from error


def temporary_path(path: Path) -> Path:
    """Temporary name until it is complete."""
    return path.with_name(path.name + ".part")


def target_problem(path: Path, where: Address) -> str:
    """Why writing here would destroy other data; empty if it would not."""
    if not path.name or (path.exists() and not path.is_file()):
        return "that is no file"
    own = [Path(f"{where.path}{ending}") for ending in OF_THE_DATABASE] if isinstance(where, File) else []
    meant = any(is_same(one, other) for one in (path, temporary_path(path)) for other in own)
    return "the database is there" if meant else ""


def is_same(one: Path, other: Path) -> bool:
    """True for the same file, also by another path."""
    if os.path.realpath(one) == os.path.realpath(other):
        return True
    return one.exists() and other.exists() and one.samefile(other)
