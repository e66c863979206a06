"""Growth of a server's memory: linear regression with its error."""

from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from bench.simulated_players.node import ProcessUsage


@dataclass(frozen=True)
class Sample:
    """One measurement: number of the life, its age and the run's time in seconds, and the weight."""

    life: int
    age: float
    at: float
    weight: ProcessUsage
    tables: int
    sockets: int


@dataclass(frozen=True)
class Slope:
    """Growth per minute with one standard error."""

    a_minute: float
    error: float
    points: int

    def __str__(self) -> str:
        return f"{self.a_minute:+.0f} ± {self.error:.0f}"


MIN_POINTS = 5  # for an error with three degrees of freedom


def slope(points: list[tuple[float, float]]) -> Slope | None:
    """Least squares through (seconds, value); None with too few points."""
    if len(points) < MIN_POINTS:
        return None
    middle = fmean(at for at, _ in points)
    mean = fmean(value for _, value in points)
    spread = sum((at - middle) ** 2 for at, _ in points)
    steep = sum((at - middle) * (value - mean) for at, value in points) / spread
    residual = sum((value - mean - steep * (at - middle)) ** 2 for at, value in points)
    return Slope(60 * steep, 60 * sqrt(residual / (len(points) - 2) / spread), len(points))


def each_life(samples: list[Sample], warm: float) -> dict[int, Slope]:
    """Growth of each life after its warm-up, in kB per minute."""
    slopes: dict[int, Slope] = {}
    for life in sorted({sample.life for sample in samples}):
        points = [(s.age, float(s.weight.memory)) for s in samples if s.life == life and s.age >= warm]
        line = slope(points)
        if line is not None:
            slopes[life] = line
    return slopes


def within_lives(samples: list[Sample], warm: float) -> Slope | None:
    """Mean over lives, weighted by length; the error is from their spread."""
    lives = each_life(samples, warm)
    if len(lives) < 2:
        return next(iter(lives.values()), None)
    whole = sum(life.points for life in lives.values())
    mean = sum(life.a_minute * life.points for life in lives.values()) / whole
    return Slope(mean, stdev(life.a_minute for life in lives.values()) / sqrt(len(lives)), whole)


def over_lives(samples: list[Sample], warm: float) -> Slope | None:
    """Growth over lives, by the first measurement after the warm-up of each."""
    first: dict[int, Sample] = {}
    for sample in samples:
        if sample.age >= warm:
            first.setdefault(sample.life, sample)
    return slope([(sample.at, float(sample.weight.memory)) for sample in first.values()])


def as_json(samples: list[Sample]) -> list[dict[str, Any]]:
    return [asdict(sample) for sample in samples]
