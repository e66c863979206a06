"""Speed of random policies, compiled and over batches; time of a second start."""

import os
import subprocess
import sys
import tempfile
from typing import Any

import numba
import numpy as np

from lusoria.games.idus_martii.model import Options as IdusOptions
from lusoria.lab.idus_martii.encoding import (
    ASSIGN,
    FIRST_DISCARD_ID,
    FIRST_LOOK_ID,
    FIRST_REPLACE_ID,
    FIRST_VETO_ID,
    LOOK,
    REPLACE,
    VETO,
    VOTE,
)
from lusoria.lab.idus_martii.simulation import IdusSimulation
from lusoria.lab.simulator.simulate import SIMULATIONS

STARTS = [
    (game, policy)
    for game, kind in SIMULATIONS.items()
    for policy in (None, *kind.named)
    if policy != "random"
]


@numba.njit
def by_pointer(kind, observation, legal, draw):  # type: ignore[no-untyped-def]
    return np.int64(legal[int(draw * len(legal))])


def any_legal(kind: int, observations: Any, masks: Any, draws: Any) -> Any:
    """A random legal action of any game, from its mask."""
    counts = masks.sum(axis=1, dtype=np.int64)
    places = counts.cumsum() - counts + (draws * counts).astype(np.int64)
    return np.flatnonzero(masks)[places] - masks.shape[1] * np.arange(len(masks))


def over_batches(kind: int, observations: Any, masks: Any, draws: Any) -> Any:
    """A random legal action of Idus Martii, fast in NumPy: mostly two or three are legal."""
    if kind == VOTE:
        return (draws * (2 + masks[:, 2])).astype(np.int64)
    if kind in (LOOK, VETO):
        return (FIRST_LOOK_ID if kind == LOOK else FIRST_VETO_ID) + (draws < 0.5)
    if kind == ASSIGN:
        counts = np.einsum("ij->i", masks)  # never more than a byte holds
        places = counts.cumsum(dtype=np.int64) - counts + (draws * counts).astype(np.int64)
        return np.flatnonzero(masks.view(np.bool_))[places] - masks.shape[1] * np.arange(len(masks))
    first = FIRST_REPLACE_ID if kind == REPLACE else FIRST_DISCARD_ID
    return np.where(draws < 0.5, first + 1 - masks[:, first], first + 1 + masks[:, first + 2])


class Playing:
    """Counts decisions of games of five players with one policy on all seats."""

    def __init__(self, policy: Any, games: int) -> None:
        self._simulation, self._policies, self._games = IdusSimulation(IdusOptions(5)), (policy,) * 5, games
        self._known: dict[int, int] = {}

    def __call__(self, seed: int) -> int:
        played = self._simulation.play(seed, 0, self._games, self._policies)
        assert len(played["words"]) == self._games
        if seed not in self._known:
            self._known[seed] = int(self._simulation.name(played)["decisions"].sum())
        return self._known[seed]

    def count(self, seeds: range) -> "Playing":
        """Counts decisions before the measurement, at no cost there."""
        for seed in seeds:
            self(seed)
        return self


def second_start() -> None:
    """Time of the imports and of ten games, in a new process with compiled caches."""
    code = """if True:
        import sys, time
        begun = time.process_time()
        import lusoria
        from lusoria.lab import simulate
        imported = time.process_time()
        simulate(sys.argv[1], 5, 10, 1, sys.argv[2] or None)
        print(imported - begun, time.process_time() - imported)
    """
    with tempfile.TemporaryDirectory() as folder:  # as it is where Python may keep its own compiled files
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": folder}
        for game, policy in STARTS:
            times = []
            for _ in range(8):
                command = [sys.executable, "-c", code, game, policy or ""]
                outputs = subprocess.run(
                    command, env=environment, check=True, capture_output=True, encoding="utf-8"
                ).stdout
                times.append(tuple(map(float, outputs.split())))
            imports, first = (min(column) for column in zip(*times[1:], strict=True))
            both, name = sorted(map(sum, times[1:])), f"{game}, {policy or 'uniform'}"
            print(
                f"second start, {name:22} importing {imports:.2f} s, "
                f"first games {first:.2f} s; together {both[0]:.2f} to {both[-1]:.2f} s"
            )
