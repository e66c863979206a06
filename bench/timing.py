"""Interleaved best-of timing by processor time."""

import time
from collections.abc import Callable


def rates(contenders: dict[str, Callable[[int], int]], rounds: int) -> dict[str, float]:
    """Best rate of each contender, in counted units per second. Each round runs all in turn."""
    best = dict.fromkeys(contenders, 0.0)
    for contender in contenders.values():
        contender(0)  # warm up: caches fill, code specialises
    for seed in range(1, rounds + 1):
        for name, contender in contenders.items():
            begun = time.process_time()
            count = contender(seed)
            best[name] = max(best[name], count / (time.process_time() - begun))
    return best
