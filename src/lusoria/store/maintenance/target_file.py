"""Output files with data of a database: private, written atomically, never over the database."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from lusoria.runtime.atomic_file import PRIVATE, atomic_file, part_of
from lusoria.store.database_url import Address, File
from lusoria.store.port import Unfit
from lusoria.store.private_files import BESIDE

DATABASE_ENDINGS = (*BESIDE, ".lock")


@contextmanager
def private_output(path: Path, where: Address, what: str) -> Iterator[BinaryIO]:
    """Write an owner-only file atomically. Raises Unfit, with `what` as subject, if that is impossible."""
    try:
        if wrong := target_problem(path, where):
            raise Unfit(f"{what} cannot be written to {path}: {wrong}.")
        with atomic_file(path, PRIVATE) as file:
            yield file
    except OSError as error:
        raise Unfit(f"{what} cannot be written to {path}: {error.strerror}.") from error


def target_problem(path: Path, where: Address) -> str:
    """Why writing here would destroy other data; empty if it would not."""
    if not path.name or (path.exists() and not path.is_file()):
        return "that is no file"
    own = [Path(f"{where.path}{ending}") for ending in DATABASE_ENDINGS] if isinstance(where, File) else []
    is_own = any(is_same(target, file) for target in (path, part_of(path)) for file in own)
    return "the database is there" if is_own else ""


def is_same(path: Path, other: Path) -> bool:
    """True for the same file, also by another path."""
    if os.path.realpath(path) == os.path.realpath(other):
        return True
    return path.exists() and other.exists() and path.samefile(other)
