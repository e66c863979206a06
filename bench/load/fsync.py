"""Time of one durable write on this disk: a lower bound for a durable move."""

import os
import tempfile
import time

FSYNC_COUNT = 300  # three of them are above the p99
ENTRY = bytes(200)


def fsyncs(times: int = FSYNC_COUNT) -> tuple[float, float]:
    """p50 and p99 in ms of appending 200 bytes to a file and syncing it."""
    took = []
    with tempfile.TemporaryFile(prefix="lusoria-bench-", buffering=0) as file:
        for _ in range(times):
            begun = time.perf_counter()
            file.write(ENTRY)
            os.fsync(file.fileno())
            took.append(1000 * (time.perf_counter() - begun))
    took.sort()
    return took[times // 2], took[min(times - 1, int(0.99 * times))]
