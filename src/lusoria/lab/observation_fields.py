"""Layout of an observation: meaning and range of each number in the array."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.int32]


class Field(NamedTuple):
    """Consecutive numbers of an observation from `start` on, each from `low` to `high`."""

    name: str
    start: int
    length: int
    low: int
    high: int
    meaning: str

    @property
    def stop(self) -> int:
        return self.start + self.length


def layout(*parts: tuple[str, int, int, int, str]) -> Iterator[Field]:
    """Consecutive fields, from parts of name, length, low, high and meaning."""
    start = 0
    for name, length, low, high, meaning in parts:
        yield Field(name, start, length, low, high, meaning)
        start += length


def bounds(fields: Sequence[Field]) -> tuple[Numbers, Numbers]:
    """Lowest and highest value of each number of an observation."""
    low, high = np.zeros(fields[-1].stop, np.int32), np.zeros(fields[-1].stop, np.int32)
    for field in fields:
        low[field.start : field.stop], high[field.start : field.stop] = field.low, field.high
    return low, high
