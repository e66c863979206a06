"""Columns of results, and exact sums over them."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Column: TypeAlias = NDArray[Any]
Columns: TypeAlias = dict[str, Column]
"""One row per game."""


class NamedColumns(Mapping[str, Column]):
    """Lazy columns: each is unpacked from the kernel's output on first access.

    To unpack all of them takes two to four times as long as to play the games.
    """

    def __init__(
        self, names: tuple[str, ...], played: Columns, unpack: Callable[[Columns, str], Column]
    ) -> None:
        self._names, self._played, self._unpack = names, played, unpack
        self._unpacked: Columns = {}

    def __getitem__(self, name: str) -> Column:
        if name not in self._names:
            raise KeyError(name)
        if name not in self._unpacked:
            self._unpacked[name] = self._unpack(self._played, name)
        return self._unpacked[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


NO_COLUMNS: Mapping[str, Column] = {}


@dataclass(frozen=True, slots=True)
class Moments:
    """Number of values, their sum, and the sum of squares; integers, so sums are exact in any order."""

    count: int
    total: int
    squares: int
    unit: int = 1
    """The values are stored times this."""

    @property
    def mean(self) -> float:
        return self.total / (self.count * self.unit) if self.count else float("nan")

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.count < 2:
            return float("nan")
        # integers until the end: floats would lose too much of large squares
        spread = self.squares * self.count - self.total**2
        return sqrt(spread / (self.count - 1)) / self.count / self.unit

    def plus(self, other: "Moments") -> "Moments":
        assert self.unit == other.unit
        return Moments(
            self.count + other.count, self.total + other.total, self.squares + other.squares, self.unit
        )


def moments(values: Column, unit: int = 1) -> Moments:
    if values.dtype == np.bool_:
        total = int(np.count_nonzero(values))
        return Moments(len(values), total, total, unit)
    wide = values.astype(np.int64)
    return Moments(len(values), int(wide.sum()), int((wide * wide).sum()), unit)
