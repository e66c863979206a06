"""Random: every choice uniform over the legal ones."""

from random import Random
from typing import Any


class Uniform:
    def choose(self, view: Any, rng: Random) -> Any:
        return rng.choice(view.legal)
