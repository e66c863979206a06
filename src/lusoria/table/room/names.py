"""Player names: trimmed, bounded, printable, and not confusable with others at the table."""

import unicodedata
from functools import lru_cache
from itertools import chain, count, groupby

from lusoria.table.room.confusables import bare, seen, skeleton
from lusoria.wire.refusal import TableRefusal

LONGEST = 24  # characters
MARKS = 4  # combining marks per letter, as in UTS #39
STRAY_MARKS = 2  # of them, marks that belong to no script

BLANK = "\u2800\ufffc\U00013441\U00013442\U00016fe4\U0001d159"  # printable by category, but have no shape


def clean_name(text: str, taken: tuple[str, ...]) -> str:
    """The name as shown. Raises TableRefusal."""
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
    """Normalised text: composed letters, single spaces, nothing invisible, leading_marks combining marks."""
    words = text.split()
    shown = " ".join("".join(filter(printable, seen(word))) for word in words)
    return " ".join(filter(None, map(bounded, unicodedata.normalize("NFC", shown).split())))


def printable(mark: str) -> bool:
    """False for control, format, private and blank characters, which hide or reorder text."""
    return unicodedata.category(mark)[0] in "LMNPSZ" and mark not in BLANK


def bounded(word: str) -> str:
    """The word with leading_marks marks per letter, and none before the first letter."""
    parts = ["".join(part) for _, part in groupby(word, is_mark)]
    if parts and is_mark(parts[0][0]):
        del parts[0]
    return "".join(leading_marks(part) if is_mark(part[0]) else part for part in parts)


def leading_marks(marks: str) -> str:
    """The first marks on one letter: at most `MARKS`, and none twice in a row."""
    stray = 0
    for place, mark in enumerate(marks):
        stray += unicodedata.name(mark, "").startswith("COMBINING ")
        if place == MARKS or stray > STRAY_MARKS or marks[place - 1 : place] == mark:
            return marks[:place]
    return marks


def is_mark(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "M"


def same(name: str) -> str:
    """Key without case and accents: names with equal keys count as the same."""
    return bare(bare(seen(name)).casefold())


def alike(one: str, other: str) -> bool:
    """True if one name may be mistaken for the other."""
    return not looks(one).isdisjoint(looks(other))


@lru_cache(maxsize=4096)  # about 2 MB; the names and wishes of a leading_marks hundred tables
def looks(name: str) -> frozenset[str]:
    """Confusable forms of a name, with and without capitals. Names that share one look alike.

    A set and not one skeleton: otherwise `I`, `i` and `l` would be equal, and Neil and Nell one name.
    """
    plain = seen(name)
    small = same(name)
    written = {skeleton(plain), skeleton(bare(plain))}
    shapes = {*written, skeleton(small), skeleton(bare(plain).upper())}
    read = {f"read {skeleton(shape.casefold())}" for shape in {*written, small}}
    turned = {f"turned {''.join(sorted(skeleton(small)))}"} if two_ways(plain) else ()
    return frozenset({*shapes, *read, *turned})


def two_ways(name: str) -> bool:
    """True for mixed writing directions: different letter orders may then be shown alike."""
    ways = {unicodedata.bidirectional(sign) for sign in name}
    return not ways.isdisjoint({"R", "AL"}) and not ways.isdisjoint({"L", "EN", "AN"})


def variant(name: str, number: int) -> str:
    """The name with a number, shortened to fit `LONGEST`."""
    suffix = f" {number}"
    return name[: LONGEST - len(suffix)].rstrip() + suffix


def name_to_offer(wish: str, names: tuple[str, ...], taken: tuple[str, ...]) -> str:
    """A free name: the wished one, the wish with a number, or without a wish one of `names`."""
    own = tidy(wish)[:LONGEST].rstrip()
    if not own:
        return free_name(names, taken)
    used = used_looks(taken)
    return next(name for name in chain([own], (variant(own, n) for n in count(2))) if is_free(name, used))


def free_name(names: tuple[str, ...], taken: tuple[str, ...]) -> str:
    """The first of `names` that resembles no taken one; with a number if all do."""
    used = used_looks(taken)
    numbered = (f"{name} {number}" for number in count(2) for name in names)
    return next(name for name in chain(names, numbered) if is_free(name, used))


def used_looks(taken: tuple[str, ...]) -> frozenset[str]:
    return frozenset(chain.from_iterable(map(looks, filter(None, taken))))


def is_free(name: str, used: frozenset[str]) -> bool:
    return used.isdisjoint(looks(name))
