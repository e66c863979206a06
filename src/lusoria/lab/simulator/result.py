"""Results of simulated games."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from lusoria.core.structs import GameOptions
from lusoria.lab.simulator.result_columns import Column, Moments


class Figure(NamedTuple):
    """A mean or a share, with its standard error."""

    name: str
    value: float
    error: float


@dataclass(frozen=True)
class Summary:
    """All figures; `str` gives a table."""

    title: str
    figures: tuple[Figure, ...]

    def __getitem__(self, name: str) -> Figure:
        for figure in self.figures:
            if figure.name == name:
                return figure
        raise KeyError(f"{name}: there are {', '.join(figure.name for figure in self.figures)}")

    def __str__(self) -> str:
        width = max(len(figure.name) for figure in self.figures)
        lines = [f"{name:{width}}  {value:11.5f} ± {error:.5f}" for name, value, error in self.figures]
        return "\n".join([self.title, *lines])


@dataclass(frozen=True)
class Result:
    """Results of simulated games: `columns` by name with one row per game, and a `summary`."""

    game: str
    options: GameOptions
    seed: int
    first: int
    games: int
    columns: Mapping[str, Column] = field(repr=False)
    """Unpacked on first access."""
    counted: Mapping[str, Moments] = field(repr=False)

    def __getitem__(self, name: str) -> Column:
        if name not in self.columns:
            names = ", ".join(self.columns) or "none: it was simulated with columns=False"
            raise KeyError(f"{name}: the columns are {names}")
        return self.columns[name]

    def summary(self) -> Summary:
        title = f"{self.game}, {self.options.players} players, {self.games} games of seed {self.seed}"
        figures = (Figure(name, sums.mean, sums.error) for name, sums in self.counted.items())
        return Summary(title, tuple(figures))
