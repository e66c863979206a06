"""Speed of `simulate` and its kernels, compared with OpenSpiel's C++ rollouts, C and two threads.

OpenSpiel plays uniform games in C++ only in the rollouts of its MCTS bot: two simulations from the first
decision on. Both sides use the results: the bot averages its rollouts, `simulate` stores, counts and checks
every game.
"""

import ctypes
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from bench.core import machine
from bench.loops import openspiel_decisions
from bench.policies import Playing, any_legal, by_pointer, over_batches, second_start
from bench.timing import rates
from lusoria.games.alea.model import Options as AleaOptions
from lusoria.games.idus_martii.model import Options as IdusOptions
from lusoria.lab import simulate
from lusoria.lab.alea.simulation import AleaSimulation
from lusoria.lab.idus_martii.kernels.lookups import Tables, tables_for
from lusoria.lab.idus_martii.simulation import IdusSimulation

ROUNDS = 7
GAMES = {"idus": 1_000_000, "alea": 60_000}
ROLLOUTS = {"social_deduction": 15_000, "pig(players=4)": 1_500}
SAMPLE_GAMES = 500  # for the mean number of decisions of a rollout
TWIN = Path(__file__).with_name("twin.c")


class Rollouts:
    """Uniform games in C++, by OpenSpiel."""

    def __init__(self, name: str) -> None:
        self._game = pyspiel.load_game(name)
        self._count = ROLLOUTS[name]
        self._length = openspiel_decisions(name, SAMPLE_GAMES, 1) / SAMPLE_GAMES

    def __call__(self, seed: int) -> int:
        state = self._game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        evaluator = pyspiel.RandomRolloutEvaluator(self._count, seed)
        pyspiel.MCTSBot(self._game, evaluator, 1.0, 2, 1000, False, seed, False).step(state)
        return int(2 * self._count * self._length)


class Twin:
    """The same games in C, `twin.c`."""

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


def kernel(simulation: IdusSimulation | AleaSimulation, games: int, known: dict[int, int]) -> Any:
    """The kernel without counting; no function of the library does this."""

    def play(seed: int) -> int:
        played = simulation.play(seed, 0, games)
        assert all(len(column) == games for column in played.values())
        return known[seed]

    return play


def simulation_rate(
    game: str, players: int, games: int, known: dict[int, int], read: tuple[str, ...] = (), **more: Any
) -> Any:
    """Number of decisions of games by `simulate`, with some columns read."""

    def play(seed: int) -> int:
        result = simulate(game, players, games, seed, **more)
        assert all(len(result[name]) == games for name in read)
        if seed not in known:
            known[seed] = int(result["decisions"].sum())
        return known[seed]

    for seed in range(ROUNDS + 1):  # before it is measured, so that counting costs nothing there
        if seed not in known:
            play(seed)
    return play


def ways_of(game: str, players: int, games: int, kind: IdusSimulation | AleaSimulation) -> dict[str, Any]:
    known: dict[int, int] = {}
    every = tuple(simulate(game, players, 1, 1).columns)
    return {
        "simulate": simulation_rate(game, players, games, known),
        "simulate, one column read": simulation_rate(game, players, games, known, ("decisions",)),
        "simulate, all columns read": simulation_rate(game, players, games, known, every),
        "simulate, columns=False": simulation_rate(game, players, games, known, columns=False),
        "kernel alone": kernel(kind, games, known),
    }


def against_openspiel() -> None:
    idus, alea = IdusSimulation(IdusOptions(5)), AleaSimulation(AleaOptions(4))
    peers = dict(zip(("idus-martii", "alea"), ROLLOUTS, strict=True))
    ways = {
        "idus-martii": ways_of("idus-martii", 5, GAMES["idus"], idus),
        "alea": ways_of("alea", 4, GAMES["alea"], alea),
    }
    for game, peer in peers.items():
        speed = rates({**ways[game], peer: Rollouts(peer)}, ROUNDS)
        for name, rate in speed.items():
            print(f"{game:12} {name:28} {rate / 1e6:8.1f} M decisions/s, ratio {rate / speed[peer]:6.1f}")
        print()


def policies_of_alea() -> None:
    """Four players with one policy on all seats, in turns with OpenSpiel's rollouts of pig."""
    peer = "pig(players=4)"
    policies = {"novice": "novice", "able": "able", "greedy": "greedy", "random": "random"}
    contenders = {
        name: simulation_rate("alea", 4, 2_000, {}, policies=policy)
        for name, policy in {**policies, "by pointer": by_pointer, "over batches": any_legal}.items()
    }
    speed = rates({**contenders, peer: Rollouts(peer)}, ROUNDS)
    for name, rate in speed.items():
        print(f"alea, policy {name:16} {rate / 1e6:8.2f} M decisions/s, ratio {rate / speed[peer]:6.2f}")
    print()


def policies_against_openspiel() -> None:
    """Both sides call a policy with an observation for every decision."""
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
    """Processor time of the same games in one and two threads."""
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
    policies_of_alea()
    in_two_threads()
    second_start()
    return 0


if __name__ == "__main__":
    sys.exit(main())
