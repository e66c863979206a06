"""Exclusive lock on an open file. The system releases it when the process ends, in any way."""

import sys


def try_lock(file: int) -> bool:
    """False if another process holds the lock. Raises OSError on drives without locks."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 (Windows only)

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 (POSIX only)

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
