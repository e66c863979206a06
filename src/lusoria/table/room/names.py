"""Player names: trimmed, bounded, visible, and not confusable with others at the table."""

import unicodedata
from functools import lru_cache
from itertools import chain, count, groupby

from lusoria.table.room.confusables import skeleton, strip_invisible, strip_marks
from lusoria.wire.refusal import TableRefusal

MAX_LENGTH = 24  # characters
MAX_MARKS = 4  # combining marks per letter, as in UTS #39
MAX_STRAY_MARKS = 2  # of them, marks that belong to no script

BLANK = "\u2800\ufffc\U00013441\U00013442\U00016fe4\U0001d159"  # visible by category, but without a shape


def clean_name(text: str, taken: tuple[str, ...]) -> str:
    """The name as shown. Raises TableRefusal."""
    name = tidy(text)
    if not name:
        raise TableRefusal("name_empty")
    if len(name) > MAX_LENGTH:
        raise TableRefusal("name_long", longest=MAX_LENGTH)
    for other in filter(None, taken):
        if same(name) == same(other):
            raise TableRefusal("name_taken", name=name)
        if alike(name, other):
            raise TableRefusal("name_alike", name=name, other=other)
    return name


def tidy(text: str) -> str:
    """Normalised text: composed letters, single spaces, nothing invisible, few combining marks."""
    words = text.split()
    visible = " ".join("".join(filter(is_visible, strip_invisible(word))) for word in words)
    return " ".join(filter(None, map(with_few_marks, unicodedata.normalize("NFC", visible).split())))


def is_visible(mark: str) -> bool:
    """False for control, format, private and blank characters, which hide or reorder text."""
    return unicodedata.category(mark)[0] in "LMNPSZ" and mark not in BLANK


def with_few_marks(word: str) -> str:
    """The word with at most `MAX_MARKS` marks per letter, and none before the first letter."""
    parts = ["".join(part) for _, part in groupby(word, is_mark)]
    if parts and is_mark(parts[0][0]):
        del parts[0]
    return "".join(leading_marks(part) if is_mark(part[0]) else part for part in parts)


def leading_marks(marks: str) -> str:
    """The first marks on one letter: at most `MAX_MARKS`, and none twice in a row."""
    stray = 0
    for place, mark in enumerate(marks):
        stray += unicodedata.name(mark, "").startswith("COMBINING ")
        if place == MAX_MARKS or stray > MAX_STRAY_MARKS or marks[place - 1 : place] == mark:
            return marks[:place]
    return marks


def is_mark(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "M"


def same(name: str) -> str:
    """Key without case and accents: names with equal keys count as the same."""
    return strip_marks(strip_marks(strip_invisible(name)).casefold())


def alike(name: str, other: str) -> bool:
    """True if one name may be mistaken for the other."""
    return not looks(name).isdisjoint(looks(other))


@lru_cache(maxsize=4096)  # about 2 MB; the names and wishes of a few hundred tables
def looks(name: str) -> frozenset[str]:
    """Confusable forms of a name, with and without capitals. Names that share one look alike.

    A set and not one skeleton: otherwise `I`, `i` and `l` would be equal, and Neil and Nell one name.
    """
    plain = strip_invisible(name)
    small = same(name)
    written = {skeleton(plain), skeleton(strip_marks(plain))}
    shapes = {*written, skeleton(small), skeleton(strip_marks(plain).upper())}
    read = {f"read {skeleton(shape.casefold())}" for shape in {*written, small}}
    turned = {f"turned {''.join(sorted(skeleton(small)))}"} if has_mixed_directions(plain) else ()
    return frozenset({*shapes, *read, *turned})


def has_mixed_directions(name: str) -> bool:
    """True for mixed writing directions: different letter orders may then be shown alike."""
    directions = {unicodedata.bidirectional(sign) for sign in name}
    return not directions.isdisjoint({"R", "AL"}) and not directions.isdisjoint({"L", "EN", "AN"})


def variant(name: str, number: int) -> str:
    """The name with a number, shortened to fit `MAX_LENGTH`."""
    suffix = f" {number}"
    return name[: MAX_LENGTH - len(suffix)].rstrip() + suffix


def name_to_offer(wish: str, names: tuple[str, ...], taken: tuple[str, ...]) -> str:
    """A free name: the wished one, the wish with a number, or without a wish one of `names`."""
    own = tidy(wish)[:MAX_LENGTH].rstrip()
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
