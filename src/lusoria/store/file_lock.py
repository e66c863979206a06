"""One server a file: a lock beside the database, which the system lets go when its process ends, in any way.

SQLite itself would let two servers write. But nobody nudges them, so neither would see what the other has
written until it wants to write itself.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from lusoria.store.database_url import Address, File
from lusoria.store.port import InUse, StoreDown


@contextmanager
def alone(where: Address) -> Iterator[None]:
    """Keep other servers from a file for as long as this goes on, or InUse. Other stores need no keeping."""
    if not isinstance(where, File) or not where.path.parent.is_dir():  # opening it will say so
        yield
        return
    path = where.path.resolve()
    beside = path.with_name(path.name + ".lock")
    try:
        file = os.open(beside, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise StoreDown(f"{beside} cannot be opened: {error.strerror}.") from error
    try:
        if not _locked(file):
            raise InUse(where.path)
        yield
    finally:
        os.close(file)


def _locked(file: int) -> bool:
    """Lock a file for this process alone, if nobody else has; not the database itself, which SQLite locks."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 (only there)

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 (only here)

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError as error:  # some network drives know no locks
        raise StoreDown(f"The database's lock cannot be taken: {error.strerror}.") from error
    return True
