"""Rate limits: how much anybody may ask for."""

import time
from collections import OrderedDict
from collections.abc import Callable


class TokenBuckets:
    """A token bucket for each key: `burst` at once, `rate` a second. The longest unused are forgotten."""

    def __init__(
        self, rate: float, burst: float, most: int = 50_000, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._now = now
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allow(self, key: str) -> bool:
        now = self._now()
        left, at = self._buckets.pop(key, (self._burst, now))
        left = min(self._burst, left + (now - at) * self._rate)
        allowed = left >= 1
        self._buckets[key] = (left - 1 if allowed else left, now)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return allowed
