"""Names people give themselves: trimmed, bounded, safe to show, and unlike the others at the table."""

import unicodedata
from functools import lru_cache
from itertools import chain, count, groupby

from lusoria.table.room.confusables import bare, seen, skeleton
from lusoria.wire.refusal import TableRefusal

LONGEST = 24
MARKS, STRAY_MARKS = 4, 2
"""How many marks one letter may carry, as UTS #39 has it; and how many of those that belong to no script."""

BLANK = "\u2800\ufffc\U00013441\U00013442\U00016fe4\U0001d159"
"""Signs that Unicode counts as seen, and that have no shape."""


def clean_name(text: str, taken: tuple[str, ...]) -> str:
    """The name as it is shown, or TableRefusal."""
    name = tidy(text)
    if not name:
        raise TableRefusal("name_empty")
    if len(name) > LONGEST:
        raise TableRefusal("name_long", longest=LONGEST)
    for other in filter(None, taken):
        if same(name) == same(other):
            raise TableRefusal("name_taken", name=name)
        if alike(name, other):
            raise TableRefusal("name_alike", name=name, other=other)
    return name


def tidy(text: str) -> str:
    """A text as it is shown: composed letters, single spaces, nothing invisible, no towers of marks."""
    words = text.split()
    shown = " ".join("".join(filter(printable, seen(word))) for word in words)
    return " ".join(filter(None, map(bounded, unicodedata.normalize("NFC", shown).split())))


def printable(mark: str) -> bool:
    """No control, format or private characters: none that hide, turn the writing round, or have no shape."""
    return unicodedata.category(mark)[0] in "LMNPSZ" and mark not in BLANK


def bounded(word: str) -> str:
    """A word whose marks stand on letters, a few on each."""
    parts = ["".join(part) for _, part in groupby(word, is_mark)]
    if parts and is_mark(parts[0][0]):
        del parts[0]
    return "".join(few(part) if is_mark(part[0]) else part for part in parts)


def few(marks: str) -> str:
    """The first of some marks on one letter: as many as scripts need, and none twice in a row."""
    stray = 0
    for place, mark in enumerate(marks):
        stray += unicodedata.name(mark, "").startswith("COMBINING ")
        if place == MARKS or stray > STRAY_MARKS or marks[place - 1 : place] == mark:
            return marks[:place]
    return marks


def is_mark(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "M"


def same(name: str) -> str:
    """Names that differ in nothing but capitals and accents have the same."""
    return bare(bare(seen(name)).casefold())


def alike(one: str, other: str) -> bool:
    """May one name be taken for the other at a table?"""
    return not looks(one).isdisjoint(looks(other))


@lru_cache(maxsize=4096)  # about 2 MB; the names and wishes of a few hundred tables
def looks(name: str) -> frozenset[str]:
    """All that a name may be taken for, in capitals or without: names that share one look alike.

    A set and not one text, or `I`, `i` and `l` would be one letter, and Neil and Nell one name.
    """
    plain = seen(name)
    small = same(name)
    written = {skeleton(plain), skeleton(bare(plain))}
    shapes = {*written, skeleton(small), skeleton(bare(plain).upper())}
    read = {f"read {skeleton(shape.casefold())}" for shape in {*written, small}}
    turned = {f"turned {''.join(sorted(skeleton(small)))}"} if two_ways(plain) else ()
    return frozenset({*shapes, *read, *turned})


def two_ways(name: str) -> bool:
    """Written to the left and to the right: then two orders of the same letters may be shown as one."""
    ways = {unicodedata.bidirectional(sign) for sign in name}
    return not ways.isdisjoint({"R", "AL"}) and not ways.isdisjoint({"L", "EN", "AN"})


def variant(name: str, number: int) -> str:
    """The name with a number, cut where the two together would be too long."""
    suffix = f" {number}"
    return name[: LONGEST - len(suffix)].rstrip() + suffix


def name_to_offer(wish: str, names: tuple[str, ...], taken: tuple[str, ...]) -> str:
    """A name nobody at the table has: the wished one, the wish with a number, or one of `names`."""
    own = tidy(wish)[:LONGEST].rstrip()
    if not own:
        return free_name(names, taken)
    used = used_looks(taken)
    return next(name for name in chain([own], (variant(own, n) for n in count(2))) if is_free(name, used))


def free_name(names: tuple[str, ...], taken: tuple[str, ...]) -> str:
    """The first name that is like nobody's at the table; with a number, where all of them are taken."""
    used = used_looks(taken)
    numbered = (f"{name} {number}" for number in count(2) for name in names)
    return next(name for name in chain(names, numbered) if is_free(name, used))


def used_looks(taken: tuple[str, ...]) -> frozenset[str]:
    return frozenset(chain.from_iterable(map(looks, filter(None, taken))))


def is_free(name: str, used: frozenset[str]) -> bool:
    return used.isdisjoint(looks(name))
