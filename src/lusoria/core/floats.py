"""Float arithmetic with the same result on every Python."""

from collections.abc import Iterable


def float_sum(values: Iterable[float]) -> float:
    """Adds from left to right, and rounds each time.

    Builtin `sum` does so up to Python 3.11 and compensates for rounding since 3.12. Two options of a bot that
    are level in one are not in the other.
    """
    total = 0.0
    for value in values:
        total += value
    return total
