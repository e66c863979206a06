"""Fits the win-probability network: Adam on whitened inputs, cross-entropy with soft targets."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.minds.alea.value.win_probability_net import HIDDEN_1, HIDDEN_2, WinProbabilityNet

Floats = NDArray[np.float32]
Doubles = NDArray[np.float64]
BATCH_ROWS = 512  # per training step
MEAN_DECAY, SQUARE_DECAY = 0.9, 0.999  # beta 1 and 2 of Adam, as its authors recommend


class FitSettings(NamedTuple):
    epochs: int
    rate: float


class Whitening(NamedTuple):
    """Linear map to uncorrelated inputs of unit variance, and back."""

    mean: Doubles
    whiten: Doubles
    unwhiten: Doubles

    @classmethod
    def fit(cls, data: Floats, floor: float) -> "Whitening":
        mean = data.mean(0, dtype=np.float64)
        spread, axes = np.linalg.eigh(np.cov(data.astype(np.float64), rowvar=False))
        root = np.sqrt(np.maximum(spread, 0) + floor)
        return cls(mean, (axes / root) @ axes.T, (axes * root) @ axes.T)

    def whitened_weights(self, win_net: WinProbabilityNet) -> list[Doubles]:
        """The network's weights for whitened inputs."""
        weights_1, bias_1, *rest = (array.astype(np.float64) for array in win_net)
        return [self.unwhiten @ weights_1, bias_1 + self.mean @ weights_1, *rest]

    def plain_net(self, weights: list[Doubles]) -> WinProbabilityNet:
        weights_1 = self.whiten @ weights[0]
        layers = [weights_1, weights[1] - self.mean @ weights_1, *weights[2:]]
        return WinProbabilityNet(*(array.astype(np.float32) for array in layers))


def random_net(rng: np.random.Generator, input_size: int) -> WinProbabilityNet:
    def random_weights(*shape: int) -> Floats:
        return rng.normal(0, np.sqrt(1 / shape[0]), shape).astype(np.float32)

    return WinProbabilityNet(
        random_weights(input_size, HIDDEN_1),
        np.zeros(HIDDEN_1, np.float32),
        random_weights(HIDDEN_1, HIDDEN_2),
        np.zeros(HIDDEN_2, np.float32),
        random_weights(HIDDEN_2),
        np.zeros(1, np.float32),
    )


def fit_net(
    win_net: WinProbabilityNet,
    whitening: Whitening,
    data: Floats,
    targets: Doubles,
    settings: FitSettings,
    rng: np.random.Generator,
) -> WinProbabilityNet:
    weights = whitening.whitened_weights(win_net)
    inputs = (data - whitening.mean) @ whitening.whiten
    means, squares = ([np.zeros_like(weight) for weight in weights] for _ in range(2))
    batches_per_epoch = len(inputs) // BATCH_ROWS
    total, step = settings.epochs * batches_per_epoch, 0
    for _ in range(settings.epochs):
        order = rng.permutation(len(inputs))
        for batch in range(batches_per_epoch):
            batch_rows = order[batch * BATCH_ROWS : (batch + 1) * BATCH_ROWS]
            rate = settings.rate * 0.5 * (1 + np.cos(np.pi * step / total))
            step += 1
            scale = rate * np.sqrt(1 - SQUARE_DECAY**step) / (1 - MEAN_DECAY**step)
            grads = gradients(weights, inputs[batch_rows], targets[batch_rows])
            for k, gradient in enumerate(grads):
                means[k] += (1 - MEAN_DECAY) * (gradient - means[k])
                squares[k] += (1 - SQUARE_DECAY) * (gradient * gradient - squares[k])
                weights[k] -= scale * means[k] / (np.sqrt(squares[k]) + 1e-8)
    return whitening.plain_net(weights)


def gradients(weights: list[Doubles], inputs: Doubles, targets: Doubles) -> list[Doubles]:
    """Gradients of the cross-entropy."""
    weights_1, bias_1, weights_2, bias_2, weights_out, bias_out = weights
    hidden_1 = np.maximum(inputs @ weights_1 + bias_1, 0)
    hidden_2 = np.maximum(hidden_1 @ weights_2 + bias_2, 0)
    predicted = 1 / (1 + np.exp(-np.clip(hidden_2 @ weights_out + bias_out, -30, 30)))
    error = (predicted - targets) / len(targets)
    grad_2 = np.outer(error, weights_out) * (hidden_2 > 0)
    grad_1 = (grad_2 @ weights_2.T) * (hidden_1 > 0)
    return [
        inputs.T @ grad_1,
        grad_1.sum(0),
        hidden_1.T @ grad_2,
        grad_2.sum(0),
        hidden_2.T @ error,
        np.array([error.sum()]),
    ]
