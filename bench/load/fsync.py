"""What one durable write costs on this disk: the least that any server must wait for a move."""

import os
import tempfile
import time

TIMES = 300
ENTRY = bytes(200)


def fsyncs(times: int = TIMES) -> tuple[float, float]:
    """The p50 and the p99, in milliseconds, of adding 200 bytes to a file and syncing it."""
    took = []
    with tempfile.TemporaryFile(prefix="lusoria-bench-", buffering=0) as file:
        for _ in range(times):
            begun = time.perf_counter()
            file.write(ENTRY)
            os.fsync(file.fileno())
            took.append(1000 * (time.perf_counter() - begun))
    took.sort()
    return took[times // 2], took[min(times - 1, int(0.99 * times))]
