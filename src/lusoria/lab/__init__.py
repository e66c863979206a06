"""The lab: simulates millions of games, and replays any one of them. Needs the extra `lab`."""

from typing import TYPE_CHECKING

from lusoria.lab.simulator.result import Figure, Result, Summary
from lusoria.lab.simulator.shards import WorkersLost

__all__ = ["Figure", "PolicyBot", "Result", "Summary", "WorkersLost", "replay", "simulate"]

if TYPE_CHECKING:
    from lusoria.lab.simulator.reference import PolicyBot
    from lusoria.lab.simulator.simulate import replay, simulate
else:

    def __getattr__(name: str) -> object:
        """Imports on first use what needs Numba: encodings alone do not."""
        if name in ("PolicyBot", "replay", "simulate"):
            from lusoria.lab.simulator import reference, simulate  # noqa: PLC0415

            return getattr(reference if name == "PolicyBot" else simulate, name)
        raise AttributeError(f"module 'lusoria.lab' has no attribute {name!r}")
