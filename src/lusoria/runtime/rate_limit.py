"""Rate limits: how much anybody may ask for."""

import time
from collections import OrderedDict
from collections.abc import Callable
from math import inf
from weakref import WeakValueDictionary


class Bucket:
    """A token bucket: `burst` at once, `rate` a second."""

    __slots__ = ("__weakref__", "_at", "_burst", "_left", "_now", "_rate")

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

    @property
    def wait(self) -> float:
        """Seconds until the next token; 0 if there is one."""
        left = self._left + (self._now() - self._at) * self._rate
        if left >= 1:
            return 0.0
        return (1 - left) / self._rate if self._rate else inf

    @property
    def full(self) -> bool:
        """It is as if nothing had ever been taken."""
        return self._left + (self._now() - self._at) * self._rate >= self._burst


class TokenBuckets:
    """A bucket for each key. What is full again is forgotten, and beyond `most` the longest unused."""

    def __init__(
        self, rate: float, burst: float, most: int = 50_000, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._held: WeakValueDictionary[str, Bucket] = WeakValueDictionary()
        """Those that somebody keeps: whoever comes under the same key must share them."""

    def of(self, key: str) -> Bucket:
        """The same one as long as anybody keeps it, or something is missing in it.

        Whoever keeps one asks for it again before they let it go: then what they took is remembered.
        """
        self._forget()
        bucket = self._held.get(key)
        if bucket is None:
            bucket = self._held[key] = Bucket(self._rate, self._burst, self._now)
        self._buckets[key] = bucket
        self._buckets.move_to_end(key)
        return bucket

    def _forget(self) -> None:
        """Two go where one may come: so they become fewer whenever they can."""
        for _ in range(2):
            if self._buckets:
                longest_unused = next(iter(self._buckets.values()))
                if longest_unused.full or len(self._buckets) >= self._most:
                    self._buckets.popitem(last=False)

    def allow(self, key: str) -> bool:
        return self.of(key).allow()
