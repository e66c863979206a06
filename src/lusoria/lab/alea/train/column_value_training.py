"""Training of the column-value network on the exact tables.

First, least squares fits one number for each gap. Its main directions initialise the units that skip the
hidden layers. Then Adam fits all weights: half of each batch are columns that games reach, half are any.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.lab.alea.train.column_sampling import (
    MAX_GAPS,
    Parts,
    fill_pair_weights,
    gap_parts,
    scatter_gradients,
    sum_embeddings,
    sum_groups,
)
from lusoria.minds.alea.model.columns import BELOW, Graph
from lusoria.minds.alea.model.gaps import all_gaps, gap_ids
from lusoria.minds.alea.turn.program import SETS
from lusoria.minds.alea.turn.turn_value import CARD_POINTS_BY_SET
from lusoria.minds.alea.value.column_value_net import (
    EMBEDDING,
    EMPTY_ROW_COUNTS,
    GAPS,
    HIDDEN_1,
    HIDDEN_2,
    OUTPUT_INPUTS,
    SKIP,
    TURNS,
)
from lusoria.runtime.progress import ProgressCallback, ignore_progress

Floats = NDArray[np.float32]
Doubles = NDArray[np.float64]
Arrays = dict[str, NDArray[np.floating[Any]]]
BATCH_COLUMNS = 2048  # per training step
TRAINING_STEPS = 12_000
LEARNING_RATE = 2e-3
MAX_VISITS = 30  # visits beyond this do not add weight
MIN_WEIGHT_SHARE = 0.5  # share of the weight of turns and cards that does not depend on visits
RIDGE = 1.0  # regularisation of the linear part, in mean weights of a column
TARGETS = TURNS * SETS


class TrainingData(NamedTuple):
    """Inputs, targets and their weights."""

    parts: Parts
    empties: Parts
    targets: Floats
    """By column: value minus the points of the cards, by turns left and set of cards."""
    visits: NDArray[np.int64]
    target_weights: Floats
    """By empty rows: weight of each target."""


def training_data(
    graph: Graph, tables: tuple[Doubles, ...], visits: NDArray[np.int64], hidden: Floats
) -> TrainingData:
    empties = np.repeat(np.arange(EMPTY_ROW_COUNTS), np.diff(graph.starts)).astype(np.int16)
    targets = np.empty((graph.keys.size, TURNS, SETS), np.float32)
    for turn in range(TURNS):
        np.subtract(tables[turn + 1], CARD_POINTS_BY_SET, out=targets[:, turn], casting="same_kind")
    parts = gap_parts(graph.keys, gap_ids(), GAPS)
    return TrainingData(parts, empties, targets.reshape(-1, TARGETS), visits, hidden)


def target_weights_by_rows(by_turns: NDArray[np.int64], by_cards: NDArray[np.int64]) -> Floats:
    """By empty rows: weight of each horizon and set of cards; the mean is 1."""
    turns = by_turns[:, 1:] / np.maximum(by_turns[:, 1:].sum(1, keepdims=True), 1)  # none needs no table
    cards = by_cards / np.maximum(by_cards.sum(1, keepdims=True), 1)
    turns = MIN_WEIGHT_SHARE + (1 - MIN_WEIGHT_SHARE) * turns * TURNS
    cards = MIN_WEIGHT_SHARE + (1 - MIN_WEIGHT_SHARE) * np.minimum(cards * SETS, 8)
    both = (turns[:, :, None] * cards[:, None, :]).reshape(EMPTY_ROW_COUNTS, TARGETS)
    weights: Floats = (both / both.mean(1, keepdims=True)).astype(np.float32)
    return weights


class AdamTraining:
    """Weights, and Adam's moments of each."""

    def __init__(self, rng: np.random.Generator, known: Floats, out: Floats, out_more: Floats) -> None:
        hidden_1 = rng.normal(0, 0.15, (GAPS + EMPTY_ROW_COUNTS, HIDDEN_1)).astype(np.float32)
        self.groups = shared_groups()
        self.weights: dict[str, Floats] = {
            "known": np.concatenate([hidden_1, known], axis=1),
            "second": rng.normal(0, np.sqrt(2 / HIDDEN_1), (HIDDEN_1, HIDDEN_2)).astype(np.float32),
            "second_more": np.zeros(HIDDEN_2, np.float32),
            "out": np.concatenate([rng.normal(0, 0.05, (HIDDEN_2, TARGETS)).astype(np.float32), out]),
            "out_more": out_more,
        }
        for name, group in self.groups.items():
            self.weights[name] = rng.normal(0, 0.15, (int(group.max()) + 1, EMBEDDING)).astype(np.float32)
            self.weights[name][:, HIDDEN_1:] = 0
        self._mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._steps = 0

    def full_embeddings(self) -> Floats:
        """Embedding of each gap, including those shared with similar gaps."""
        embeddings: Floats = self.weights["known"].copy()
        for name, group in self.groups.items():
            embeddings[:GAPS] += self.weights[name][group]
        return embeddings

    def step(self, grads: dict[str, Floats], rate: float) -> None:
        self._steps += 1
        beta_1, beta_2 = 0.9, 0.999
        corrected_rate = np.float32(rate * np.sqrt(1 - beta_2**self._steps) / (1 - beta_1**self._steps))
        for name, gradient in grads.items():
            mean, square = self._mean[name], self._square[name]
            mean += np.float32(1 - beta_1) * (gradient - mean)
            square += np.float32(1 - beta_2) * (gradient * gradient - square)
            self.weights[name] -= corrected_rate * mean / (np.sqrt(square) + np.float32(1e-8))


def shared_groups() -> dict[str, NDArray[np.int64]]:
    """Properties that gaps share embeddings by, during training only."""
    gaps = np.array(all_gaps())
    rows, above, below = gaps.T
    wide = BELOW + 1
    return {
        "above": rows * wide + above,
        "below": rows * wide + below,
        "room": rows * wide + below - above,
        "rows": rows,
    }


def fit_additive(data: TrainingData, weights: Doubles) -> Doubles:
    """Least-squares fit of one number for each gap and one for the empty rows, by target."""
    both = np.zeros((GAPS + EMPTY_ROW_COUNTS, GAPS + EMPTY_ROW_COUNTS))
    fill_pair_weights(data.parts, data.empties, weights, both, GAPS)
    right = np.zeros((GAPS + EMPTY_ROW_COUNTS, TARGETS), np.float32)
    weighted_targets = data.targets * weights[:, None].astype(np.float32)
    scatter_gradients(data.parts, data.empties, weighted_targets, right, GAPS)
    both[np.diag_indices_from(both)] += RIDGE * weights.mean()
    return np.asarray(np.linalg.solve(both, right.astype(np.float64)), np.float64)


def sampling_weights(data: TrainingData) -> tuple[NDArray[np.int64], Doubles, list[NDArray[np.int64]]]:
    """Columns visited, the chance to draw each, and all columns by their empty rows."""
    visits = np.flatnonzero(data.visits)
    draw_chances = np.minimum(data.visits[visits], MAX_VISITS).astype(np.float64)
    classes = [np.flatnonzero(data.empties == empty) for empty in range(1, EMPTY_ROW_COUNTS)]
    return visits, draw_chances / draw_chances.sum(), classes


def fit(
    data: TrainingData,
    seed: int,
    on_progress: ProgressCallback = ignore_progress,
    steps: int = TRAINING_STEPS,
) -> Arrays:
    """Trains the network and returns its arrays."""
    rng = np.random.default_rng(seed)
    visits, draw_chances, classes = sampling_weights(data)
    weights = np.zeros(data.visits.size)
    weights[visits] += draw_chances / 2
    for batch in classes:
        weights[batch] += 0.5 / len(classes) / batch.size
    full_embeddings = fit_additive(data, weights * data.visits.size)
    left, strength, right = np.linalg.svd(full_embeddings, full_matrices=False)
    root = np.sqrt(strength[:SKIP])
    training = AdamTraining(
        rng,
        (left[:, :SKIP] * root).astype(np.float32),
        (root[:, None] * right[:SKIP]).astype(np.float32),
        np.zeros(TARGETS, np.float32),
    )
    for step in range(steps):
        batch = np.concatenate(
            [
                rng.choice(visits, BATCH_COLUMNS // 2, p=draw_chances),
                *(rng.choice(item, BATCH_COLUMNS // 2 // len(classes) + 1) for item in classes),
            ]
        )
        rate = LEARNING_RATE * 0.5 * (1 + np.cos(np.pi * step / steps)) * min(1.0, (step + 1) / 100)
        training.step(gradients(training, data, batch), rate)
        if step % 50 == 0:
            on_progress(step, steps)
    on_progress(steps, steps)
    return export_arrays(training)


def gradients(training: AdamTraining, data: TrainingData, batch: NDArray[np.int64]) -> dict[str, Floats]:
    """Gradients of the weighted mean square error."""
    weights = training.weights
    parts, empties = data.parts[batch], data.empties[batch]
    embedding = np.empty((batch.size, EMBEDDING), np.float32)
    sum_embeddings(parts, empties, training.full_embeddings(), embedding, GAPS)
    hidden_1 = np.maximum(embedding[:, :HIDDEN_1], 0)
    hidden_2 = np.maximum(hidden_1 @ weights["second"] + weights["second_more"], 0)
    hidden = np.concatenate([hidden_2, embedding[:, HIDDEN_1:]], axis=1)
    error = hidden @ weights["out"] + weights["out_more"] - data.targets[batch]
    error *= data.target_weights[empties]
    error *= np.float32(2 / batch.size / TARGETS)
    error_back = error @ weights["out"].T
    grad_hidden_2 = error_back[:, :HIDDEN_2] * (hidden_2 > 0)
    grad_embedding = np.empty_like(embedding)
    grad_embedding[:, :HIDDEN_1] = (grad_hidden_2 @ weights["second"].T) * (hidden_1 > 0)
    grad_embedding[:, HIDDEN_1:] = error_back[:, HIDDEN_2:]
    known = np.empty_like(weights["known"])
    scatter_gradients(parts, empties, grad_embedding, known, GAPS)
    grads = {
        "known": known,
        "second": hidden_1.T @ grad_hidden_2,
        "second_more": grad_hidden_2.sum(0),
        "out": hidden.T @ error,
        "out_more": error.sum(0),
    }
    for name, group in training.groups.items():
        grads[name] = np.zeros_like(weights[name])
        sum_groups(group, known, grads[name])
    return grads


def export_arrays(training: AdamTraining) -> Arrays:
    """Arrays of the data file: one table of embeddings, output layer by horizon; large ones in 16 bits."""
    weights = training.weights
    out = weights["out"].reshape(OUTPUT_INPUTS, TURNS, SETS).transpose(1, 0, 2)
    return {
        "known": training.full_embeddings().astype(np.float16),
        "second": weights["second"],
        "second_more": weights["second_more"],
        "out": np.ascontiguousarray(out).astype(np.float16),
        "out_more": weights["out_more"].reshape(TURNS, SETS),
    }


__all__ = ["MAX_GAPS", "TrainingData", "fit", "target_weights_by_rows", "training_data"]
