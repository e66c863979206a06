"""Removes all bytes of erased data from an SQLite file.

`secure_delete` overwrites deleted data at once. But the write-ahead log and unused space in pages may still
contain copies. Only rewriting the file (VACUUM) removes them, which is too slow for a request. So an erasure
marks the file in its transaction, and a periodic task rewrites the file later.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

CLEAN, DUE, WRITTEN = range(3)
"""Marks: nothing erased; data erased; file rewritten, but its write-ahead log not truncated yet."""


def mark(connection: sqlite3.Connection, state: int) -> None:
    """Stores the mark in the file header (`user_version`): transactional, and not part of backups."""
    connection.execute(f"PRAGMA user_version = {state}")


def state_of(connection: sqlite3.Connection) -> int:
    ((state,),) = connection.execute("PRAGMA user_version")
    return int(state)


def wipe(connection: sqlite3.Connection, largest: int) -> bool:
    """Truncate the write-ahead log, and rewrite the file if it is at most `largest` bytes.

    Returns whether it was rewritten. Does not wait for readers: then a later call truncates the log.
    Rewriting takes about 30 ms per megabyte, and disk space for two more copies.
    """
    if state_of(connection) == CLEAN:
        return False
    with _without_patience(connection):
        rewrite = state_of(connection) == DUE and _size(connection) <= largest
        if rewrite:
            connection.execute("VACUUM")
            mark(connection, WRITTEN)
        if _truncate_log(connection) and state_of(connection) == WRITTEN:
            mark(connection, CLEAN)
    return rewrite


def _size(connection: sqlite3.Connection) -> int:
    """Size after rewriting: without free pages."""
    pages, free, bytes_each = (
        int(connection.execute(f"PRAGMA {what}").fetchone()[0])
        for what in ("page_count", "freelist_count", "page_size")
    )
    return (pages - free) * bytes_each


def _truncate_log(connection: sqlite3.Connection) -> bool:
    """Checkpoint and truncate the write-ahead log; False if a reader prevents it."""
    ((busy, *_),) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return not busy


@contextmanager
def _without_patience(connection: sqlite3.Connection) -> Iterator[None]:
    """Do not wait for locks: moves wait for this thread."""
    ((timeout,),) = connection.execute("PRAGMA busy_timeout")
    connection.execute("PRAGMA busy_timeout = 0")
    try:
        yield
    finally:
        connection.execute(f"PRAGMA busy_timeout = {timeout}")
