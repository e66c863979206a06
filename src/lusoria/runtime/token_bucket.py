"""Token buckets for rate limits, one per key."""

import time
from collections.abc import Callable
from math import inf
from weakref import WeakValueDictionary

from lusoria.runtime.lru_cache import LruCache


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

    def refund(self) -> None:
        """Put a token back."""
        self._left = min(self._burst, self._left + 1)

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
    """One bucket per key. Forgets full buckets; beyond `max_keys`, the least recently used one."""

    def __init__(
        self, rate: float, burst: float, max_keys: int = 50_000, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._buckets = LruCache[str, Bucket](max_keys, is_disposable=lambda bucket: bucket.is_full)
        self._held: WeakValueDictionary[str, Bucket] = WeakValueDictionary()
        """All buckets that a caller references, forgotten ones too: callers with the same key share them."""

    def of(self, key: str) -> Bucket:
        """The key's bucket. It stays the same while a caller references it or it is not full.

        A caller that holds a bucket calls `of` again before it drops it: its missing tokens then count.
        """
        bucket = self._held.get(key)
        if bucket is None:
            bucket = self._held[key] = Bucket(self._rate, self._burst, self._now)
        self._buckets.put(key, bucket)
        return bucket

    def allow(self, key: str) -> bool:
        return self.of(key).allow()
