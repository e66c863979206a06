"""No byte is left in a SQLite file of what was erased, once it has been wiped.

What is deleted is overwritten at once (`secure_delete`). But the write-ahead log still has it, and a page may
have old copies between its rows, from when these were moved or from before there was erasing. Only a file
that is written anew is free of them, and that takes too long for anybody to wait for. So whatever erases
leaves a mark in the file, in the same transaction, and house-keeping sees to it at a better moment.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

CLEAN, DUE, WRITTEN = range(3)
"""The marks: nothing was erased since; something was; the file is written anew, but its log not emptied."""


def mark(connection: sqlite3.Connection, state: int) -> None:
    """In the head of the file (`user_version`): part of the transaction, and no part of backups."""
    connection.execute(f"PRAGMA user_version = {state}")


def state_of(connection: sqlite3.Connection) -> int:
    ((state,),) = connection.execute("PRAGMA user_version")
    return int(state)


def wipe(connection: sqlite3.Connection, largest: int) -> bool:
    """Empty the log; and write the file anew where it is no larger than this. Whether that was done.

    Who reads the file meanwhile is not waited for: the log is emptied another time. It takes some 30 ms a
    megabyte, and twice as much room again on the disk.
    """
    if state_of(connection) == CLEAN:
        return False
    with _without_patience(connection):
        rewrite = state_of(connection) == DUE and _size(connection) <= largest
        if rewrite:
            connection.execute("VACUUM")
            mark(connection, WRITTEN)
        if _emptied(connection) and state_of(connection) == WRITTEN:
            mark(connection, CLEAN)
    return rewrite


def _size(connection: sqlite3.Connection) -> int:
    """Of what would be written: free pages are not."""
    pages, free, bytes_each = (
        int(connection.execute(f"PRAGMA {what}").fetchone()[0])
        for what in ("page_count", "freelist_count", "page_size")
    )
    return (pages - free) * bytes_each


def _emptied(connection: sqlite3.Connection) -> bool:
    """Write to the file what is in the log, and cut that off, unless somebody reads from it."""
    ((busy, *_),) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return not busy


@contextmanager
def _without_patience(connection: sqlite3.Connection) -> Iterator[None]:
    """Moves wait for this thread: it does not wait for anybody."""
    ((usual,),) = connection.execute("PRAGMA busy_timeout")
    connection.execute("PRAGMA busy_timeout = 0")
    try:
        yield
    finally:
        connection.execute(f"PRAGMA busy_timeout = {usual}")
