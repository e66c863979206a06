"""Rate limits: how much anybody may ask for."""

import time
from collections import OrderedDict
from collections.abc import Callable


class Bucket:
    """A token bucket: `burst` at once, `rate` a second."""

    __slots__ = ("_at", "_burst", "_left", "_now", "_rate")

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = self._left = burst
        self._now = now
        self._at = now()

    def allow(self) -> bool:
        now = self._now()
        left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        self._left = left - 1 if left >= 1 else left
        return left >= 1


class TokenBuckets:
    """A bucket for each key. The longest unused are forgotten."""

    def __init__(
        self, rate: float, burst: float, most: int = 50_000, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        """For whoever asks often: it is the same one as long as it is remembered."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, self._now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def allow(self, key: str) -> bool:
        return self.of(key).allow()
