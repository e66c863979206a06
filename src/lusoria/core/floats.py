"""Float arithmetic with the same result on every Python."""

from collections.abc import Iterable


def float_sum(values: Iterable[float]) -> float:
    """Left-to-right sum, rounded at each step.

    Builtin `sum` compensates rounding errors since Python 3.12. Ties between a bot's options would then
    depend on the Python version.
    """
    total = 0.0
    for value in values:
        total += value
    return total
