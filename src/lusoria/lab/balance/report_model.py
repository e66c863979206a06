"""Parts of a report: panels with figures and standard errors, a plot and texts."""

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

    def text(self, digits: int = 1) -> str:
        return f"{self.value:.{digits}f}"


Cell = str | int | Value


@dataclass(frozen=True)
class Panel:
    """One question about a game, with its answer."""

    name: str
    """Name of its files and its anchor on the page."""
    title: str
    says: Sequence[str]
    rules: Sequence[str]
    """Numbers of the rules that it is about."""
    head: Sequence[str]
    rows: Sequence[Sequence[Cell]]
    shares: bool
    """Figures are shares, written in percent."""
    picture: str
    """SVG."""
    shown: str
    """Text alternative of the picture."""
    command: str


def proportion(flags: Column) -> Value:
    counted = moments(flags)
    return Value(counted.mean, counted.error)


def mean(values: Column) -> Value:
    if len(values) < 2:
        return Value(float(values[0]) if len(values) else nan, nan)
    wide = values.astype(np.float64)
    return Value(float(wide.mean()), float(wide.std(ddof=1) / sqrt(len(wide))))


def ratio(parts: Column, wholes: Column) -> Value:
    """Sum of the parts over sum of the wholes, one row per game. The error treats games as independent."""
    total = float(wholes.sum())
    if not total:
        return Value(nan, nan)
    value = float(parts.sum()) / total
    rest = parts - value * wholes
    return Value(value, float(np.sqrt((rest.astype(np.float64) ** 2).sum())) / total)


def difference(one: Column, other: Column) -> Value:
    """Mean difference between two tables: paired, as games of the same number have the same chance."""
    if len(one) == len(other):
        return mean(one.astype(np.float64) - other)
    first, second = mean(one), mean(other)  # some games were cut off, so pairs are unknown
    return Value(first.value - second.value, sqrt(first.error**2 + second.error**2))


def is_significant(value: Value, deviations: float = 3) -> bool:
    """True if the value differs from zero by more than chance."""
    return not isnan(value.error) and abs(value.value) > deviations * value.error
