"""Speed of the environments compared with those of the libraries, in the same loops and run.

PettingZoo's texas_holdem needs rlcard, which has no wheel: `.venv/bin/pip install --no-deps rlcard==1.2.0`.
"""

import sys
import warnings
from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from random import Random
from typing import Any

import pyspiel
from open_spiel.python.games import kuhn_poker  # noqa: F401 (it registers python_kuhn_poker)
from pettingzoo.utils import wrappers

from bench.core import machine
from bench.loops import play_openspiel
from bench.timing import rates
from lusoria.environments import openspiel, pettingzoo  # noqa: F401 (the same)
from lusoria.lab.encodings import ENCODINGS

with warnings.catch_warnings():  # with pygame it imports further games and warns
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test.performance_benchmark import performance_benchmark

ROUNDS = 9
STEPS = 2000
DECISIONS = 10_000  # long enough to fill the caches


def texas_holdem() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        from pettingzoo.classic import texas_holdem_v4  # noqa: PLC0415 (only where rlcard is)
    return texas_holdem_v4.env(num_players=5)


def in_three_wrappers() -> Any:
    """`raw_env` in the three wrappers that PettingZoo uses for its own."""
    table = wrappers.TerminateIllegalWrapper(pettingzoo.raw_env("idus-martii"), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


def random_agents(env: Any, *, decisions: bool) -> Callable[[int], int]:
    """`agent_iter`, `last`, `sample` with the mask, `step`: complete games of at least n steps.

    A run is seeded once: seeding each game costs texas_holdem more than playing it. Counts all steps, or with
    `decisions` only those with a choice; steps of finished agents are cheap.
    """

    def play(seed: int) -> int:
        steps = decision_count = 0
        gained = 0.0
        for game in range(10**9):
            if steps >= STEPS:
                assert abs(gained) < STEPS, "rewards are used"
                return decision_count if decisions else steps
            env.reset(seed=None if game else seed)
            for agent in env.agent_iter():
                observation, reward, ended, cut_off, _ = env.last()
                gained += reward
                if ended or cut_off:
                    env.step(None)
                else:
                    decision_count += 1
                    env.step(env.action_space(agent).sample(observation["action_mask"]))
                steps += 1
        raise AssertionError

    return play


def tree_walks(name: str) -> Callable[[int], int]:
    """`legal_actions`, `chance_outcomes`, `apply_action` from Python: complete games of n decisions."""
    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        draw, decisions = Random(seed).random, 0
        while decisions < DECISIONS:
            decisions += play_openspiel(game, draw)
        return decisions

    return play


def print_rate(name: str, rate: float, peer: float) -> None:
    print(f"{name:52} {rate / 1e3:8.1f} k/s   {rate / peer:6.2f}")


def against_pettingzoo() -> None:
    makers: dict[str, Callable[[], Any]] = {
        "PettingZoo's texas_holdem, 5 players": texas_holdem,
        "idus-martii, 5 players, env": lambda: pettingzoo.env("idus-martii"),
        "alea, 3 players, env": lambda: pettingzoo.env("alea"),
        "idus-martii, one wrapper in the other": in_three_wrappers,
    }
    for counted in ("steps", "decisions"):
        loops = {
            name: random_agents(make(), decisions=counted == "decisions") for name, make in makers.items()
        }
        speed = rates(loops, ROUNDS)
        print(f"PettingZoo {version('pettingzoo')}, {counted} a second:")
        for name, rate in speed.items():
            print_rate(name, rate, next(iter(speed.values())))
        print()


def their_benchmark() -> None:
    """PettingZoo's own benchmark, five seconds per game."""
    for name in ENCODINGS:
        print(f"PettingZoo's performance_benchmark of {name}:")
        performance_benchmark(pettingzoo.env(name))
    print()


def against_openspiel() -> None:
    names = ("python_kuhn_poker", "lusoria_idus_martii", "lusoria_alea")
    speed = rates({name: tree_walks(name) for name in names}, ROUNDS)
    print("OpenSpiel, decisions a second in a Python loop:")
    for name, rate in speed.items():
        print_rate(name, rate, speed["python_kuhn_poker"])


def main() -> int:
    print(machine())
    print(f"best of {ROUNDS} interleaved rounds, one core, processor time\n")
    if find_spec("rlcard") is None:
        print(
            "Without rlcard there is no texas_holdem to compare with: see the top of bench/environments.py.\n"
        )
    else:
        against_pettingzoo()
    their_benchmark()
    against_openspiel()
    return 0


if __name__ == "__main__":
    sys.exit(main())
