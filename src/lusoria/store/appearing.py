"""A file with what is in a database: it appears when it is complete, and never in the database's place."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from lusoria.store.address import Address, File
from lusoria.store.port import Unfit
from lusoria.store.private import BESIDE, new_private

OF_THE_DATABASE = (*BESIDE, ".lock")


@contextmanager
def appearing(path: Path, where: Address, what: str) -> Iterator[BinaryIO]:
    """For its owner's eyes. Unfit, by the name of what is written, where it cannot be or must not be."""
    try:
        part = checked(path, where)
        try:
            with new_private(part) as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        finally:
            with suppress(OSError):
                part.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise Unfit(f"{what} cannot be written to {path}: {why}.") from error


def checked(path: Path, where: Address) -> Path:
    """Where it is written until it is complete; ValueError where something else would be lost."""
    if not path.name or (path.exists() and not path.is_file()):
        raise ValueError("that is no file")
    part = path.with_name(path.name + ".part")
    own = [Path(f"{where.path}{ending}") for ending in OF_THE_DATABASE] if isinstance(where, File) else []
    if any(is_same(one, other) for one in (path, part) for other in own):
        raise ValueError("the database is there")
    return part


def is_same(one: Path, other: Path) -> bool:
    """By another name too."""
    return one.resolve() == other.resolve() or (one.exists() and other.exists() and one.samefile(other))
