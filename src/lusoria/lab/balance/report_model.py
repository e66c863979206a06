"""What a report is made of: panels, each with figures and their errors, a picture, and words."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import isnan, nan, sqrt
from typing import NamedTuple

import numpy as np

from lusoria.lab.simulator.result_columns import Column, moments


class Value(NamedTuple):
    """A share or a mean, and its standard error."""

    value: float
    error: float

    def percent(self, digits: int = 1) -> str:
        return f"{100 * self.value:.{digits}f}\u00a0%"  # no line begins with the sign

    def times(self, factor: float) -> "Value":
        return Value(factor * self.value, factor * self.error)

    def told(self, digits: int = 1) -> str:
        return f"{self.value:.{digits}f}"


Cell = str | int | Value


@dataclass(frozen=True)
class Panel:
    """One question about a game, and its answer."""

    name: str
    """Of its files and its place on the page."""
    title: str
    says: Sequence[str]
    rules: Sequence[str]
    """The numbers of the rules it is about."""
    head: Sequence[str]
    rows: Sequence[Sequence[Cell]]
    shares: bool
    """Whether its figures are shares, to be written in percent."""
    picture: str
    """SVG."""
    shown: str
    """What the picture shows, for whoever cannot see it."""
    command: str


def share(flags: Column) -> Value:
    counted = moments(flags)
    return Value(counted.mean, counted.error)


def mean(values: Column) -> Value:
    if len(values) < 2:
        return Value(float(values[0]) if len(values) else nan, nan)
    wide = values.astype(np.float64)
    return Value(float(wide.mean()), float(wide.std(ddof=1) / sqrt(len(wide))))


def ratio(parts: Column, wholes: Column) -> Value:
    """The sum of the parts over that of the wholes, a row a game; games are independent, seats are not."""
    total = float(wholes.sum())
    if not total:
        return Value(nan, nan)
    value = float(parts.sum()) / total
    rest = parts - value * wholes
    return Value(value, float(np.sqrt((rest.astype(np.float64) ** 2).sum())) / total)


def difference(one: Column, other: Column) -> Value:
    """Of two tables. Games of one number begin alike, so that they are compared pair by pair."""
    if len(one) == len(other):
        return mean(one.astype(np.float64) - other)
    first, second = mean(one), mean(other)  # some were cut off: nobody knows any more whose pair is missing
    return Value(first.value - second.value, sqrt(first.error**2 + second.error**2))


def surely(value: Value, deviations: float = 3) -> bool:
    """Whether it is not zero by chance alone."""
    return not isnan(value.error) and abs(value.value) > deviations * value.error
