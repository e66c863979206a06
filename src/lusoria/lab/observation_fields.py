"""The index table of an observation: which of its numbers means what, and how large it can be."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.int16]


class Field(NamedTuple):
    """Some neighbouring numbers of an observation, from `start` on, each from `low` to `high`."""

    name: str
    start: int
    length: int
    low: int
    high: int
    meaning: str

    @property
    def stop(self) -> int:
        return self.start + self.length


def laid_out(*parts: tuple[str, int, int, int, str]) -> Iterator[Field]:
    """Fields one after the other; a part is a name, a length, the least, the most and a meaning."""
    start = 0
    for name, length, low, high, meaning in parts:
        yield Field(name, start, length, low, high, meaning)
        start += length


def bounds(fields: Sequence[Field]) -> tuple[Numbers, Numbers]:
    """The least and the most that each number of an observation can be."""
    low, high = np.zeros(fields[-1].stop, np.int16), np.zeros(fields[-1].stop, np.int16)
    for field in fields:
        low[field.start : field.stop], high[field.start : field.stop] = field.low, field.high
    return low, high
