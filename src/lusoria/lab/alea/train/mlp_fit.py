"""Fitting the small nets: Adam on whitened inputs, to soft targets between 0 and 1."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.minds.alea.value.win_probability_net import FIRST, SECOND, Brain

Floats = NDArray[np.float32]
Doubles = NDArray[np.float64]
BATCH = 512
NEAR, FAR = 0.9, 0.999


class Fit(NamedTuple):
    epochs: int
    rate: float


class Whitening(NamedTuple):
    """Inputs as they are easy to learn from: none follows another, and all vary alike."""

    mean: Doubles
    turn: Doubles
    back: Doubles

    @classmethod
    def of(cls, data: Floats, floor: float) -> "Whitening":
        mean = data.mean(0, dtype=np.float64)
        spread, axes = np.linalg.eigh(np.cov(data.astype(np.float64), rowvar=False))
        root = np.sqrt(np.maximum(spread, 0) + floor)
        return cls(mean, (axes / root) @ axes.T, (axes * root) @ axes.T)

    def into(self, brain: Brain) -> list[Doubles]:
        """The weights for whitened inputs."""
        first, more, *rest = (each.astype(np.float64) for each in brain)
        return [self.back @ first, more + self.mean @ first, *rest]

    def out_of(self, weights: list[Doubles]) -> Brain:
        first = self.turn @ weights[0]
        found = [first, weights[1] - self.mean @ first, *weights[2:]]
        return Brain(*(each.astype(np.float32) for each in found))


def begin(rng: np.random.Generator, wide: int) -> Brain:
    def drawn(*shape: int) -> Floats:
        return rng.normal(0, np.sqrt(1 / shape[0]), shape).astype(np.float32)

    return Brain(
        drawn(wide, FIRST),
        np.zeros(FIRST, np.float32),
        drawn(FIRST, SECOND),
        np.zeros(SECOND, np.float32),
        drawn(SECOND),
        np.zeros(1, np.float32),
    )


def fitted(
    brain: Brain, white: Whitening, data: Floats, targets: Doubles, how: Fit, rng: np.random.Generator
) -> Brain:
    weights = white.into(brain)
    inputs = (data - white.mean) @ white.turn
    means, squares = ([np.zeros_like(each) for each in weights] for _ in range(2))
    a_round = len(inputs) // BATCH
    total, step = how.epochs * a_round, 0
    for _ in range(how.epochs):
        order = rng.permutation(len(inputs))
        for batch in range(a_round):
            some = order[batch * BATCH : (batch + 1) * BATCH]
            rate = how.rate * 0.5 * (1 + np.cos(np.pi * step / total))
            step += 1
            scale = rate * np.sqrt(1 - FAR**step) / (1 - NEAR**step)
            slopes = slopes_of(weights, inputs[some], targets[some])
            for k, slope in enumerate(slopes):
                means[k] += (1 - NEAR) * (slope - means[k])
                squares[k] += (1 - FAR) * (slope * slope - squares[k])
                weights[k] -= scale * means[k] / (np.sqrt(squares[k]) + 1e-8)
    return white.out_of(weights)


def slopes_of(weights: list[Doubles], inputs: Doubles, targets: Doubles) -> list[Doubles]:
    """Of the cross-entropy."""
    first, first_more, second, second_more, third, third_more = weights
    one = np.maximum(inputs @ first + first_more, 0)
    two = np.maximum(one @ second + second_more, 0)
    said = 1 / (1 + np.exp(-np.clip(two @ third + third_more, -30, 30)))
    wrong = (said - targets) / len(targets)
    at_two = np.outer(wrong, third) * (two > 0)
    at_one = (at_two @ second.T) * (one > 0)
    return [
        inputs.T @ at_one,
        at_one.sum(0),
        one.T @ at_two,
        at_two.sum(0),
        two.T @ wrong,
        np.array([wrong.sum()]),
    ]
