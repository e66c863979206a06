"""Token buckets for rate limits, one per key."""

import time
from collections import OrderedDict
from collections.abc import Callable
from math import inf
from weakref import WeakValueDictionary


class Bucket:
    """Token bucket: holds up to `burst` tokens and gains `rate` per second."""

    __slots__ = ("__weakref__", "_at", "_burst", "_left", "_now", "_rate")

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = self._left = burst
        self._now = now
        self._at = now()

    def allow(self) -> bool:
        """Take a token. False if there is none."""
        now = self._now()
        left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        self._left = left - 1 if left >= 1 else left
        return left >= 1

    @property
    def wait(self) -> float:
        """Seconds until the next token; 0 if there is one."""
        left = self._left + (self._now() - self._at) * self._rate
        if left >= 1:
            return 0.0
        return (1 - left) / self._rate if self._rate else inf

    @property
    def is_full(self) -> bool:
        return self._left + (self._now() - self._at) * self._rate >= self._burst


class TokenBuckets:
    """One bucket per key. Forgets full buckets; beyond `most`, the least recently used one."""

    def __init__(
        self, rate: float, burst: float, most: int = 50_000, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        """Least recently used first."""
        self._held: WeakValueDictionary[str, Bucket] = WeakValueDictionary()
        """Buckets that a caller still references: others with the same key must share them."""

    def of(self, key: str) -> Bucket:
        """The key's bucket. It stays the same while a caller references it or it is not full.

        A caller that has kept a bucket calls `of` again before it drops it: its missing tokens then count.
        """
        self._evict()
        bucket = self._held.get(key)
        if bucket is None:
            bucket = self._held[key] = Bucket(self._rate, self._burst, self._now)
        self._buckets[key] = bucket
        self._buckets.move_to_end(key)
        return bucket

    def _evict(self) -> None:
        """Evicts up to two buckets per insert, so that their number falls when it can."""
        for _ in range(2):
            if self._buckets:
                least_recent = next(iter(self._buckets.values()))
                if least_recent.is_full or len(self._buckets) >= self._most:
                    self._buckets.popitem(last=False)

    def allow(self, key: str) -> bool:
        return self.of(key).allow()
