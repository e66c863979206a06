"""The lab: both games by the million, and any one of these games in full. It needs the extra `lab`.

>>> from lusoria import lab
>>> result = lab.simulate("idus-martii", players=5, games=100_000, seed=1)
>>> round(float(result["swaps"].mean()), 2)
5.83
"""

from typing import TYPE_CHECKING

from lusoria.lab.simulator.result import Figure, Result, Summary
from lusoria.lab.simulator.shards import Unfinished

__all__ = ["Figure", "PolicyBot", "Result", "Summary", "Unfinished", "replay", "simulate"]

if TYPE_CHECKING:
    from lusoria.lab.simulator.reference import PolicyBot
    from lusoria.lab.simulator.simulate import replay, simulate
else:

    def __getattr__(name: str) -> object:
        """What needs Numba, which those who only want an encoding need not have."""
        if name in ("PolicyBot", "replay", "simulate"):
            from lusoria.lab.simulator import reference, simulate  # noqa: PLC0415

            return getattr(reference if name == "PolicyBot" else simulate, name)
        raise AttributeError(f"module 'lusoria.lab' has no attribute {name!r}")
