"""LRU cache."""

from lusoria.runtime.lru_cache import LruCache


def test_lru_cache_evicts_least_recently_used() -> None:
    cache = LruCache[str, bytes](9, 10)
    for name in ("a", "b", "c"):
        cache.put(name, b"xxx")
    assert cache.get("a") == b"xxx"
    cache.put("d", b"xxx")
    assert list(cache) == ["c", "a", "d"]


def test_lru_cache_counts_replaced_value_once() -> None:
    cache = LruCache[str, bytes](9, 10)
    for name in ("a", "b", "c"):
        cache.put(name, b"xxx")
    cache.put("a", b"")
    assert cache.size == 6
    cache.put("d", b"xxxx")
    assert list(cache) == ["b", "c", "a", "d"]


def test_lru_cache_counts_empty_values() -> None:
    """Regression: games without an analysis filled the cache without limit."""
    cache = LruCache[int, bytes](9, 10)
    for number in range(1000):
        cache.put(number, b"")
    assert (len(cache), cache.get(999), cache.get(1)) == (9, b"", None)


def test_lru_cache_keeps_oversized_newest_entry() -> None:
    cache = LruCache[int, bytes](9, 10)
    cache.put(1, b"x" * 20)
    assert cache.get(1) == b"x" * 20
    cache.put(2, b"x")
    assert list(cache) == [2]


def test_lru_cache_containment_is_no_use() -> None:
    cache = LruCache[int, bytes](2)
    for number in (1, 2):
        cache.put(number, b"")
    assert 1 in cache
    cache.put(3, b"")
    assert list(cache) == [2, 3]


def test_lru_cache_measures_with_size_function() -> None:
    cache = LruCache[str, range](max_size=10, size_of=lambda value: value.stop)
    for name in ("a", "b", "c"):
        cache.put(name, range(0, 4, 2))
    assert (list(cache), cache.size) == (["b", "c"], 8)


def test_lru_cache_without_size_limit_measures_nothing() -> None:
    cache = LruCache[int, object](2)
    for number in range(3):
        cache.put(number, object())
    assert (list(cache), cache.size) == ([1, 2], 0)


def test_lru_cache_makes_room_only_when_full() -> None:
    cache = LruCache[int, bytes](2)
    for expected in ([], [0], [1]):
        cache.make_room()
        assert list(cache) == expected
        cache.put(len(expected) and expected[-1] + 1, b"")


def test_lru_cache_evicts_disposable_entries_first() -> None:
    cache = LruCache[int, int](9, is_disposable=lambda value: value == 0)
    for number in range(4):
        cache.put(number, 1)
    assert len(cache) == 4
    for number in range(4, 8):
        cache.put(number, 0)
    assert list(cache) == [0, 1, 2, 3, 4, 5, 6, 7], "only least recently used ones are looked at"
    for number in range(4):
        assert cache.get(number)
    cache.put(8, 0)
    assert list(cache) == [6, 7, 0, 1, 2, 3, 8]
    cache.put(8, 0)
    assert list(cache) == [0, 1, 2, 3, 8]
    cache.put(8, 0)
    assert list(cache) == [0, 1, 2, 3, 8]
