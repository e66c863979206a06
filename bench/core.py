"""Speed of the rules compared with OpenSpiel, and of views."""

import platform
import sys
import sysconfig
from functools import partial
from importlib.metadata import version
from typing import Any

from bench.loops import lusoria_decisions, openspiel_decisions, view_states
from bench.timing import rates
from lusoria.games import GAMES
from lusoria.games.alea.model import Options as AleaOptions
from lusoria.games.idus_martii.model import Options as IdusOptions

IDUS_MARTII, ALEA = GAMES["idus-martii"], GAMES["alea"]
ROUNDS = 12
PEER = "social_deduction"


def machine() -> str:
    optimised = "--enable-optimizations" in str(sysconfig.get_config_var("CONFIG_ARGS"))
    build = "optimised" if optimised else "plain build"
    return f"CPython {platform.python_version()} ({build}), open_spiel {version('open_spiel')}"


def five_views(states: list[Any], seed: int) -> int:
    """Makes every seat's view of every state. `seed` is unused."""
    for state in states:
        for seat in range(5):
            IDUS_MARTII.view(state, seat)
    return len(states)


def main() -> int:
    print(machine())
    print(f"best of {ROUNDS} interleaved rounds, one core, processor time\n")
    speed = rates(
        {
            "idus": lambda seed: lusoria_decisions(IDUS_MARTII, IdusOptions(5), 1000, seed),
            "alea": lambda seed: lusoria_decisions(ALEA, AleaOptions(4), 60, seed),
            "peer": lambda seed: openspiel_decisions(PEER, 1000, seed),
        },
        ROUNDS,
    )
    print(f"idus-martii, 5 players, legal + decide + evolve   {speed['idus'] / 1e6:6.3f} M decisions/s")
    print(f"alea, 4 players, the same loop                    {speed['alea'] / 1e6:6.3f} M decisions/s")
    print(f"OpenSpiel, Python loop over C++ {PEER}  {speed['peer'] / 1e6:6.3f} M decisions/s")
    print(f"ratio idus-martii / OpenSpiel                     {speed['idus'] / speed['peer']:6.2f}\n")
    states = [state for seed in range(20) for state in view_states(IDUS_MARTII, IdusOptions(5), seed)]
    views = rates({"views": partial(five_views, states)}, ROUNDS)["views"]
    print(f"five views of a state, idus-martii                {1e6 / views:6.1f} microseconds")
    return 0


if __name__ == "__main__":
    sys.exit(main())
