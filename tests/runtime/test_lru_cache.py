"""What is at hand for a while is bounded, whatever it is."""

from lusoria.runtime.lru_cache import Shelf


def test_the_longest_unused_goes_first() -> None:
    shelf = Shelf[str](10, 9)
    for name in ("a", "b", "c"):
        shelf.put(name, b"xxx")
    assert shelf.get("a") == b"xxx"
    shelf.put("d", b"xxx")
    assert [name for name in "abcd" if name in shelf] == ["a", "c", "d"]
    shelf.put("a", b"")
    shelf.put("e", b"xxxx")
    assert [name for name in "acde" if name in shelf] == ["a", "c", "d", "e"]


def test_what_has_no_bytes_counts() -> None:
    """Before: that there is no analysis was remembered of as many games as anybody made up."""
    shelf = Shelf[int](10, 9)
    for number in range(1000):
        shelf.put(number, b"")
    assert (len(shelf), shelf.get(999), shelf.get(1)) == (9, b"", None)


def test_what_is_too_large_stays_until_the_next() -> None:
    shelf = Shelf[int](10, 9)
    shelf.put(1, b"x" * 20)
    assert shelf.get(1) == b"x" * 20
    shelf.put(2, b"x")
    assert (1 in shelf, 2 in shelf) == (False, True)
