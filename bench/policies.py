"""Policies that play at random, compiled and over batches, and games that kernel and rules play alike."""

import os
import subprocess
import sys
import tempfile
import time
from itertools import product
from typing import Any

import numba
import numpy as np

from lusoria.games.idus_martii.model import Options as IdusOptions
from lusoria.lab.idus_martii.encoding import (
    ASSIGN,
    DISCARDS,
    LOOK,
    LOOKS,
    REPLACE,
    REPLACES,
    VETO,
    VETOES,
    VOTE,
)
from lusoria.lab.idus_martii.simulation import IdusSimulation
from lusoria.lab.simulator import SIMULATIONS, options_of

COMPARED = 50
HOUSES: dict[str, list[dict[str, Any]]] = {
    "idus-martii": [{"yellow_swap": swap} for swap in ("must", "may")],
    "alea": [
        {"multi_roll": many, "cards_anytime": anytime, "ordered": ordered}
        for many, anytime, ordered in product((False, True), repeat=3)
        if not (many and ordered)
    ],
}
STARTS = (("idus-martii", None), ("idus-martii", "honest"), ("alea", None), ("alea", "greedy"))


@numba.njit
def by_pointer(kind, observation, legal, draw):  # type: ignore[no-untyped-def]
    return np.int64(legal[int(draw * len(legal))])


def over_batches(kind: int, observations: Any, masks: Any, draws: Any) -> Any:
    """Any legal action of Idus Martii, as quick as NumPy can: mostly two or three to choose from."""
    if kind == VOTE:
        return (draws * (2 + masks[:, 2])).astype(np.int64)
    if kind in (LOOK, VETO):
        return (LOOKS if kind == LOOK else VETOES) + (draws < 0.5)
    if kind == ASSIGN:
        counts = np.einsum("ij->i", masks)  # never more than a byte holds
        places = counts.cumsum(dtype=np.int64) - counts + (draws * counts).astype(np.int64)
        return np.flatnonzero(masks.view(np.bool_))[places] - masks.shape[1] * np.arange(len(masks))
    first = REPLACES if kind == REPLACE else DISCARDS
    return np.where(draws < 0.5, first + 1 - masks[:, first], first + 1 + masks[:, first + 2])


class Playing:
    """Decisions of whole games of five players, all seats by one policy."""

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
        """Before it is measured, so that counting costs nothing there."""
        for seed in seeds:
            self(seed)
        return self


def second_start() -> None:
    """A new process, once all is compiled: what importing takes, and the first thousand games after it."""
    code = """if True:
        import sys, time
        begun = time.process_time()
        import lusoria
        from lusoria.lab import simulate
        imported = time.process_time()
        simulate(sys.argv[1], 5, 1000, 1, sys.argv[2] or None)
        print(imported - begun, time.process_time() - imported)
    """
    with tempfile.TemporaryDirectory() as folder:  # as it is where Python may keep its own compiled files
        kept = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": folder}
        for game, policy in STARTS:
            times = []
            for _ in range(4):
                command = [sys.executable, "-c", code, game, policy or ""]
                told = subprocess.run(
                    command, env=kept, check=True, capture_output=True, encoding="utf-8"
                ).stdout
                times.append(tuple(map(float, told.split())))
            imports, first = (min(column) for column in zip(*times[1:], strict=True))
            name = f"{game}, {policy or 'uniform'}"
            print(f"second start, {name:22} importing {imports:.2f} s, first simulation {first:.2f} s")


def agree(minutes: float) -> None:
    """Games of every size and option, by kernel and rules alike, as many as there is time for."""
    end, seed = time.monotonic() + 60 * minutes, 0
    uniform = with_policies = 0
    while time.monotonic() < end:
        for game, sizes in (("idus-martii", range(5, 9)), ("alea", range(2, 7))):
            for players, house in product(sizes, HOUSES[game]):
                simulation = SIMULATIONS[game](options_of(game, players, house))
                uniform += same(simulation, seed, None)
            for players in sizes:
                simulation = SIMULATIONS[game](options_of(game, players, None))
                names = tuple(simulation.named) * players
                with_policies += same(simulation, seed, names[seed % 2 : seed % 2 + players])
        seed += 1
    print(f"{uniform} uniform games, {with_policies} with policies: kernel and reference rules agree")


def same(simulation: Any, seed: int, team: tuple[str, ...] | None) -> int:
    """How many games were compared: who has won, with how many points or votes, and how long it took."""
    columns = simulation.name(simulation.play(seed, 0, COMPARED, team))
    for k in range(COMPARED):
        match = simulation.match(seed, k, team)
        where, result = (simulation.options, seed, k), match.state.result
        assert tuple(columns["wins"][k].nonzero()[0]) == match.over.winners, where
        if "scores" in columns:
            assert tuple(columns["scores"][k]) == result.scores, where
            assert columns["rounds"][k] == match.state.round, where
        else:
            assert (columns["loyal"][k], columns["traitor"][k]) == (result.loyal, result.traitor), where
            assert columns["turns"][k] == len(match.state.ledger), where
    return COMPARED
