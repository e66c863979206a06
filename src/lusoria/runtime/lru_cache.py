"""LRU cache bounded by entries and by size."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from math import inf
from typing import Any, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class LruCache(Generic[K, V]):
    """Evicts the least recently used entry first. Not thread-safe.

    A value is measured once, by `size_of`, when it is put; without `max_size` it is not measured. The newest
    entry always stays, even if it alone exceeds `max_size`. Give `max_entries` too where values may have no
    size: callers store `b""` for "known to have no result". None is not a value: `get` returns it for a miss.

    Each `put` also evicts up to two least recently used entries that are disposable: no scan is needed to
    shrink the cache.
    """

    def __init__(
        self,
        max_entries: float = inf,
        max_size: float = inf,
        size_of: Callable[[Any], int] = len,
        is_disposable: Callable[[V], bool] = lambda _: False,
    ) -> None:
        self._max_entries = max_entries
        self._max_size = max_size
        self._size_of = size_of if max_size < inf else lambda _: 0
        self._is_disposable = is_disposable
        self._entries: OrderedDict[K, tuple[V, int]] = OrderedDict()
        """Values with their sizes, least recently used first."""
        self.size = 0

    def __len__(self) -> int:
        return len(self._entries)

    def __iter__(self) -> Iterator[K]:
        """Keys, least recently used first. Does not count as a use."""
        return iter(self._entries)

    def __contains__(self, key: K) -> bool:
        """Unlike `get`, does not count as a use."""
        return key in self._entries

    def get(self, key: K) -> V | None:
        entry = self._entries.get(key)
        if entry is None:
            return None
        self._entries.move_to_end(key)
        return entry[0]

    def put(self, key: K, value: V) -> None:
        if key in self._entries:
            self.size -= self._entries.pop(key)[1]
        size = self._size_of(value)
        self._entries[key] = value, size
        self.size += size
        for _ in range(2):
            if len(self._entries) > 1 and self._is_disposable(next(iter(self._entries.values()))[0]):
                self._evict()
        while len(self._entries) > 1 and (
            self.size > self._max_size or len(self._entries) > self._max_entries
        ):
            self._evict()

    def make_room(self) -> None:
        """Evict an entry if the cache is full: before a large value is made, so that both never exist."""
        if self._entries and len(self._entries) >= self._max_entries:
            self._evict()

    def _evict(self) -> None:
        _, (_, size) = self._entries.popitem(last=False)
        self.size -= size
