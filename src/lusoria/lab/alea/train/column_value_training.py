"""The compact value: a small net that knows the exact tables almost by heart.

First the best sum of one number for each gap, by least squares; its main directions begin the straight part
of the net. Then all of it is fitted by Adam, half on columns that games lead to, half on all there are.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lusoria.lab.alea.train.column_sampling import MOST_GAPS, Parts, add_up, gather, paired, parts_of, scatter
from lusoria.minds.alea.model.columns import BELOW, Graph
from lusoria.minds.alea.model.gaps import all_gaps, gap_ids
from lusoria.minds.alea.turn.program import SETS
from lusoria.minds.alea.turn.turn_value import KEPT
from lusoria.minds.alea.value.column_value_net import (
    BENT,
    COUNTS,
    FORM,
    GAPS,
    OUT,
    SECOND,
    STRAIGHT,
    SUMMED,
    TURNS,
)

Floats = NDArray[np.float32]
Doubles = NDArray[np.float64]
Told = Callable[[int, int], None]
Arrays = dict[str, NDArray[np.floating[Any]]]
BATCH = 2048
STEPS = 12_000
FASTEST = 2e-3
CAPPED = 30
"""A column that was met more often counts no more."""
FLOOR = 0.5
"""How much of the weight of turns and cards does not ask how often they were met."""
RIDGE = 1.0
TARGETS = TURNS * SETS


class Lessons(NamedTuple):
    """What is to be learnt, and how much it matters."""

    parts: Parts
    empties: Parts
    targets: Floats
    """By column: what it is worth beyond the cards in hand, by turns left and set of cards."""
    met: NDArray[np.int64]
    matters: Floats
    """By empty rows: the weight of each target."""


def lessons(graph: Graph, tables: tuple[Doubles, ...], met: NDArray[np.int64], seen: Floats) -> Lessons:
    empties = np.repeat(np.arange(COUNTS), np.diff(graph.starts)).astype(np.int16)
    targets = np.empty((graph.keys.size, TURNS, SETS), np.float32)
    for turn in range(TURNS):
        np.subtract(tables[turn + 1], KEPT, out=targets[:, turn], casting="same_kind")
    parts = parts_of(graph.keys, gap_ids(), GAPS)
    return Lessons(parts, empties, targets.reshape(-1, TARGETS), met, seen)


def weights_of(by_turns: NDArray[np.int64], by_cards: NDArray[np.int64]) -> Floats:
    """By empty rows: how much each horizon and set of cards matters, on the whole as much for each."""
    turns = by_turns[:, 1:] / np.maximum(by_turns[:, 1:].sum(1, keepdims=True), 1)  # none needs no table
    cards = by_cards / np.maximum(by_cards.sum(1, keepdims=True), 1)
    turns = FLOOR + (1 - FLOOR) * turns * TURNS
    cards = FLOOR + (1 - FLOOR) * np.minimum(cards * SETS, 8)
    both = (turns[:, :, None] * cards[:, None, :]).reshape(COUNTS, TARGETS)
    found: Floats = (both / both.mean(1, keepdims=True)).astype(np.float32)
    return found


class Training:
    """Numbers that are learnt, each with what Adam remembers of it."""

    def __init__(self, rng: np.random.Generator, known: Floats, out: Floats, out_more: Floats) -> None:
        bent = rng.normal(0, 0.15, (GAPS + COUNTS, BENT)).astype(np.float32)
        self.groups = shared_groups()
        self.weights: dict[str, Floats] = {
            "known": np.concatenate([bent, known], axis=1),
            "second": rng.normal(0, np.sqrt(2 / BENT), (BENT, SECOND)).astype(np.float32),
            "second_more": np.zeros(SECOND, np.float32),
            "out": np.concatenate([rng.normal(0, 0.05, (SECOND, TARGETS)).astype(np.float32), out]),
            "out_more": out_more,
        }
        for name, group in self.groups.items():
            self.weights[name] = rng.normal(0, 0.15, (int(group.max()) + 1, SUMMED)).astype(np.float32)
            self.weights[name][:, BENT:] = 0
        self._mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._steps = 0

    def whole(self) -> Floats:
        """What is known of each gap, with what it shares with its likes."""
        found: Floats = self.weights["known"].copy()
        for name, group in self.groups.items():
            found[:GAPS] += self.weights[name][group]
        return found

    def step(self, slopes: dict[str, Floats], rate: float) -> None:
        self._steps += 1
        near, far = 0.9, 0.999
        correct = np.float32(rate * np.sqrt(1 - far**self._steps) / (1 - near**self._steps))
        for name, slope in slopes.items():
            mean, square = self._mean[name], self._square[name]
            mean += np.float32(1 - near) * (slope - mean)
            square += np.float32(1 - far) * (slope * slope - square)
            self.weights[name] -= correct * mean / (np.sqrt(square) + np.float32(1e-8))


def shared_groups() -> dict[str, NDArray[np.int64]]:
    """What gaps have in common, while they are learnt."""
    gaps = np.array(all_gaps())
    rows, above, below = gaps.T
    wide = BELOW + 1
    return {
        "above": rows * wide + above,
        "below": rows * wide + below,
        "room": rows * wide + below - above,
        "rows": rows,
    }


def additive(lesson: Lessons, weights: Doubles) -> Doubles:
    """The best sum of one number for each gap and one for the empty rows, by target."""
    both = np.zeros((GAPS + COUNTS, GAPS + COUNTS))
    paired(lesson.parts, lesson.empties, weights, both, GAPS)
    right = np.zeros((GAPS + COUNTS, TARGETS), np.float32)
    weighed = lesson.targets * weights[:, None].astype(np.float32)
    scatter(lesson.parts, lesson.empties, weighed, right, GAPS)
    both[np.diag_indices_from(both)] += RIDGE * weights.mean()
    return np.asarray(np.linalg.solve(both, right.astype(np.float64)), np.float64)


def sampling(lesson: Lessons) -> tuple[NDArray[np.int64], Doubles, list[NDArray[np.int64]]]:
    """Columns that were met, how likely each is drawn, and all columns by their empty rows."""
    met = np.flatnonzero(lesson.met)
    often = np.minimum(lesson.met[met], CAPPED).astype(np.float64)
    classes = [np.flatnonzero(lesson.empties == empty) for empty in range(1, COUNTS)]
    return met, often / often.sum(), classes


def fit(lesson: Lessons, seed: int, told: Told = lambda *_: None, steps: int = STEPS) -> Arrays:
    """The arrays of the net."""
    rng = np.random.default_rng(seed)
    met, often, classes = sampling(lesson)
    weights = np.zeros(lesson.met.size)
    weights[met] += often / 2
    for some in classes:
        weights[some] += 0.5 / len(classes) / some.size
    whole = additive(lesson, weights * lesson.met.size)
    left, strength, right = np.linalg.svd(whole, full_matrices=False)
    root = np.sqrt(strength[:STRAIGHT])
    training = Training(
        rng,
        (left[:, :STRAIGHT] * root).astype(np.float32),
        (root[:, None] * right[:STRAIGHT]).astype(np.float32),
        np.zeros(TARGETS, np.float32),
    )
    for step in range(steps):
        some = np.concatenate(
            [
                rng.choice(met, BATCH // 2, p=often),
                *(rng.choice(each, BATCH // 2 // len(classes) + 1) for each in classes),
            ]
        )
        rate = FASTEST * 0.5 * (1 + np.cos(np.pi * step / steps)) * min(1.0, (step + 1) / 100)
        training.step(slopes_of(training, lesson, some), rate)
        if step % 50 == 0:
            told(step, steps)
    told(steps, steps)
    return baked(training)


def slopes_of(training: Training, lesson: Lessons, some: NDArray[np.int64]) -> dict[str, Floats]:
    """Where the mean square error goes down, by weight."""
    weights = training.weights
    parts, empties = lesson.parts[some], lesson.empties[some]
    summed = np.empty((some.size, SUMMED), np.float32)
    gather(parts, empties, training.whole(), summed, GAPS)
    bent = np.maximum(summed[:, :BENT], 0)
    second = np.maximum(bent @ weights["second"] + weights["second_more"], 0)
    seen = np.concatenate([second, summed[:, BENT:]], axis=1)
    wrong = seen @ weights["out"] + weights["out_more"] - lesson.targets[some]
    wrong *= lesson.matters[empties]
    wrong *= np.float32(2 / some.size / TARGETS)
    back = wrong @ weights["out"].T
    at_second = back[:, :SECOND] * (second > 0)
    at_summed = np.empty_like(summed)
    at_summed[:, :BENT] = (at_second @ weights["second"].T) * (bent > 0)
    at_summed[:, BENT:] = back[:, SECOND:]
    known = np.empty_like(weights["known"])
    scatter(parts, empties, at_summed, known, GAPS)
    slopes = {
        "known": known,
        "second": bent.T @ at_second,
        "second_more": at_second.sum(0),
        "out": seen.T @ wrong,
        "out_more": wrong.sum(0),
    }
    for name, group in training.groups.items():
        slopes[name] = np.zeros_like(weights[name])
        add_up(group, known, slopes[name])
    return slopes


def baked(training: Training) -> Arrays:
    """As it is kept: one table of gaps, and the last layer by horizon; large ones in 16 bits."""
    weights = training.weights
    out = weights["out"].reshape(OUT, TURNS, SETS).transpose(1, 0, 2)
    return {
        "known": training.whole().astype(np.float16),
        "second": weights["second"],
        "second_more": weights["second_more"],
        "out": np.ascontiguousarray(out).astype(np.float16),
        "out_more": weights["out_more"].reshape(TURNS, SETS),
    }


__all__ = ["FORM", "MOST_GAPS", "Lessons", "fit", "lessons", "weights_of"]
