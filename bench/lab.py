"""The kernels against OpenSpiel's C++ rollouts, a twin in C, and themselves in two threads.

OpenSpiel plays uniform games in C++ alone where its MCTS bot evaluates a position by random rollouts: two
simulations of so many rollouts each, from the first decision on. Results are used on both sides: rollouts are
averaged into the bot's values, ours are written into columns and checked.
"""

import ctypes
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel

from bench.core import machine
from bench.policies import Playing, by_pointer, over_batches, second_start
from bench.timing import rates
from lusoria.games.alea.model import Options as AleaOptions
from lusoria.games.idus_martii.model import Options as IdusOptions
from lusoria.lab.alea.simulation import AleaSimulation
from lusoria.lab.idus_martii.simulation import IdusSimulation
from lusoria.lab.idus_martii.tables import Tables, tables_for

ROUNDS = 7
GAMES = {"idus": 1_000_000, "alea": 60_000}
ROLLOUTS = {"social_deduction": 15_000, "pig(players=4)": 1_500}
TWIN = Path(__file__).with_name("twin.c")


def decisions_a_game(name: str, games: int) -> float:
    """In the mean, in uniform play from the first decision on."""
    rng, game, found = Random(1), pyspiel.load_game(name), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
            else:
                found += 1
                state.apply_action(rng.choice(state.legal_actions()))
    return found / games


class Rollouts:
    """A C++ loop of uniform games."""

    def __init__(self, name: str) -> None:
        self._game = pyspiel.load_game(name)
        self._count = ROLLOUTS[name]
        self._length = decisions_a_game(name, 500)

    def __call__(self, seed: int) -> int:
        state = self._game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        evaluator = pyspiel.RandomRolloutEvaluator(self._count, seed)
        pyspiel.MCTSBot(self._game, evaluator, 1.0, 2, 1000, False, seed, False).step(state)
        return int(2 * self._count * self._length)


class Twin:
    """The same games in C."""

    def __init__(self, folder: Path, players: int) -> None:
        library = folder / "twin.so"
        command = ["gcc", "-O3", "-march=native", "-shared", "-fPIC", "-o", str(library), str(TWIN)]
        subprocess.run(command, check=True)
        self._play = ctypes.CDLL(str(library)).play_uniform
        self._tables: Tables = tables_for(players, IdusSimulation(IdusOptions(players)).limit, "must")
        self.columns = [np.empty(GAMES["idus"], kind) for kind in (np.uint64, np.uint16, np.uint8)]

    def __call__(self, seed: int) -> int:
        tables, games = self._tables, GAMES["idus"]
        numbers = (seed, 0, games, tables.players, tables.limit)
        self._play(
            *(ctypes.c_uint64(number) for number in numbers),
            *self._pointers(tables.deals),
            ctypes.c_uint64(len(tables.deals)),
            *self._pointers(tables.first_round, tables.one_turn, tables.second_round, tables.assignments),
            ctypes.c_uint64(tables.opening),
            *self._pointers(tables.results, *self.columns),
        )
        return games

    def _pointers(self, *arrays: Any) -> list[ctypes.c_void_p]:
        return [ctypes.c_void_p(array.ctypes.data) for array in arrays]


def decisions(simulation: IdusSimulation | AleaSimulation, games: int, seed: int) -> int:
    return int(simulation.name(simulation.play(seed, 0, games))["decisions"].sum())


def kernel(simulation: IdusSimulation | AleaSimulation, games: int) -> Any:
    """Decisions of whole games. They are counted before, so that counting them costs nothing here."""
    known = {seed: decisions(simulation, games, seed) for seed in range(ROUNDS + 1)}

    def play(seed: int) -> int:
        played = simulation.play(seed, 0, games)
        assert all(len(column) == games for column in played.values())
        return known[seed]

    return play


def against_openspiel() -> None:
    idus, alea = IdusSimulation(IdusOptions(5)), AleaSimulation(AleaOptions(4))
    speed = rates(
        {
            "idus": kernel(idus, GAMES["idus"]),
            "alea": kernel(alea, GAMES["alea"]),
            **{name: Rollouts(name) for name in ROLLOUTS},
        },
        ROUNDS,
    )
    for ours, peer in zip(("idus", "alea"), ROLLOUTS, strict=True):
        print(f"{ours} kernel                          {speed[ours] / 1e6:8.1f} M decisions/s")
        print(f"OpenSpiel C++ rollouts, {peer:16} {speed[peer] / 1e6:7.2f} M decisions/s")
        print(f"ratio                                {speed[ours] / speed[peer]:8.1f}\n")


def policies_against_openspiel() -> None:
    """Both are asked in every decision of every seat, with a whole observation."""
    rounds = range(ROUNDS + 1)
    speed = rates(
        {
            "by pointer": Playing(by_pointer, 200_000).count(rounds),
            "over batches": Playing(over_batches, 40_960).count(rounds),
            "social_deduction": Rollouts("social_deduction"),
        },
        ROUNDS,
    )
    peer = speed.pop("social_deduction")
    for name, ours in speed.items():
        print(
            f"idus, policies {name:12}              {ours / 1e6:8.1f} M decisions/s, ratio {ours / peer:.1f}"
        )
    print()


def against_c() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for players in range(5, 9):
            twin = Twin(Path(folder), players)
            simulation = IdusSimulation(IdusOptions(players))
            speed = rates({"numba": partial(games_of, simulation), "c": twin}, ROUNDS)
            twin(ROUNDS)
            played = simulation.play(ROUNDS, 0, GAMES["idus"])
            assert all(map(np.array_equal, played.values(), twin.columns)), "the twin plays other games"
            ours, c = speed["numba"] / 1e6, speed["c"] / 1e6
            print(
                f"idus, {players} players: Numba {ours:5.1f}, C -O3 {c:5.1f} M games/s, ratio {ours / c:.2f}"
            )
    print()


def games_of(simulation: IdusSimulation, seed: int) -> int:
    return len(simulation.play(seed, 0, GAMES["idus"])["words"])


def in_two_threads() -> None:
    """Processor time of the same games, in one thread and in two."""
    simulation, share = IdusSimulation(IdusOptions(5)), GAMES["idus"] // 2
    best = [float("inf")] * 2

    def play(k: int) -> int:
        return len(simulation.play(1, k * share, share)["words"])

    for _ in range(ROUNDS):
        for place, threads in enumerate((1, 2)):
            begun = time.process_time()
            with ThreadPoolExecutor(threads) as pool:
                assert sum(pool.map(play, range(16))) == 16 * share
            best[place] = min(best[place], time.process_time() - begun)
    print(f"processor time in two threads / in one                {best[1] / best[0]:6.3f}")


def main() -> int:
    print(machine())
    print(f"best of {ROUNDS} interleaved rounds, one core, processor time\n")
    against_openspiel()
    against_c()
    policies_against_openspiel()
    in_two_threads()
    second_start()
    return 0


if __name__ == "__main__":
    sys.exit(main())
