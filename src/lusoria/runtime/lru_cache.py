"""What was worked out and is at hand for a while: the longest unused goes first."""

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")


class Shelf(Generic[K]):
    """Bounded by bytes, and by number too: what cannot be worked out is remembered, and has no bytes."""

    def __init__(self, most_bytes: int, most: int) -> None:
        self._most_bytes = most_bytes
        self._most = most
        self._here: OrderedDict[K, bytes] = OrderedDict()
        self._bytes = 0

    def __len__(self) -> int:
        return len(self._here)

    def __contains__(self, key: K) -> bool:
        return key in self._here

    def get(self, key: K) -> bytes | None:
        found = self._here.get(key)
        if found is not None:
            self._here.move_to_end(key)
        return found

    def put(self, key: K, packed: bytes) -> None:
        self._bytes += len(packed) - len(self._here.get(key, b""))
        self._here[key] = packed
        self._here.move_to_end(key)
        while len(self._here) > 1 and (self._bytes > self._most_bytes or len(self._here) > self._most):
            self._bytes -= len(self._here.popitem(last=False)[1])
