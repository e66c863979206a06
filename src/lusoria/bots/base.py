"""What a bot is."""

from random import Random
from typing import Any, Protocol


class Bot(Protocol):
    """Chooses from what a seat knows. The same view and the same generator give the same choice."""

    def choose(self, view: Any, rng: Random) -> Any:
        """One of `view.legal`."""
        ...
