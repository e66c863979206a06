"""Lock file that allows one server per SQLite file. The OS releases it when the process ends.

SQLite itself allows two writers. But without a bus, neither server would notice the other's writes.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from lusoria.runtime.file_lock import try_lock
from lusoria.store.database_url import Address, File
from lusoria.store.port import InUse, StoreDown


@contextmanager
def hold_server_lock(where: Address) -> Iterator[None]:
    """Hold the lock of an SQLite file. Raises InUse. No effect for other stores."""
    if not isinstance(where, File) or not where.path.parent.is_dir():  # opening the store reports this
        yield
        return
    path = where.path.resolve()
    lock_path = path.with_name(path.name + ".lock")
    try:
        file = os.open(lock_path, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise StoreDown(f"{lock_path} cannot be opened: {error.strerror}.") from error
    try:
        if not _try_lock(file):
            raise InUse(where.path)
        yield
    finally:
        os.close(file)


def _try_lock(file: int) -> bool:
    """The lock file is separate, because SQLite locks the database file itself."""
    try:
        return try_lock(file)
    except OSError as error:  # some network drives do not support locks
        raise StoreDown(f"The database's lock cannot be taken: {error.strerror}.") from error
