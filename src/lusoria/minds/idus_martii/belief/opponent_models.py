"""What the others are taken to be: one type of player, a mixture of several, or one of several types."""

from typing import NamedTuple

import numpy as np

from lusoria.games.idus_martii.policy_keys import ATTITUDES
from lusoria.minds.idus_martii.belief.quantal_response import CARE, careful
from lusoria.minds.idus_martii.belief.table_policies import Learned, Policy, Rules, mixture
from lusoria.minds.idus_martii.value.turn_outcomes import Numbers, fill_rows
from lusoria.numeric.compile_cache import compiled

SLIP = 0.05
"""How often anybody is taken to choose anything."""
MIXED = ("honest", "careless", "cfr")
TABLES = ("honest", "careless", "sharp", "cfr")
TYPES = ("honest", "careless", "sharp", "thinking", "cfr")
MODELS: dict[str, tuple[str, ...]] = {
    "honest": ("honest",),
    "thinking": ("thinking",),
    "mixture": ("mixture",),
    "tables": TABLES,
    "types": TYPES,
}
"""By name: the types of which everybody may be."""
OWN = 0.65
"""How likely it is at first that everybody is of some type of their own; otherwise all are of the same."""


class Rows(NamedTuple):
    """How each type acts now; see `turn`."""

    laid: Numbers
    joint: Numbers
    objects: Numbers


class Model:
    """The types, as tables one after the other."""

    def __init__(self, name: str, rules: Rules, policies: tuple[Policy, ...], slip: float) -> None:
        self.name = name
        self.rules = rules
        self.slip = slip
        self.kinds = len(policies)
        self.policies = policies
        self.tables = Policy(*(np.stack(tables) for tables in zip(*policies, strict=True)))
        several = self.kinds > 1
        self.hypotheses = self.kinds + several
        alike = np.full(self.kinds, (1 - OWN) / self.kinds)
        self.prior = np.array([*alike, OWN]) if several else np.ones(1)
        """How likely it is that all are of each type, and that each is of some type of their own."""

    def rows(self, turn: int, green: int, red: int) -> Rows:
        found = Rows(
            np.empty((self.kinds, ATTITUDES, 3)),
            np.empty((self.kinds, ATTITUDES, 3, 3)),
            np.empty((self.kinds, ATTITUDES, 2)),
        )
        vote, swap, replace, _ = self.tables
        second = turn >= self.rules.players
        fill_all(vote, swap, replace, turn, green, red, self.slip, second, *found)
        return found

    def keep(self, turn: int, green: int, red: int) -> Numbers:
        """By type and pair of cards: how likely each of the two is kept after this turn."""
        return np.ascontiguousarray(self.tables.keep[:, :, turn, green, red])


@compiled
def fill_all(
    vote: Numbers,
    swap: Numbers,
    replace: Numbers,
    turn: int,
    green: int,
    red: int,
    slip: float,
    second: bool,
    laid: Numbers,
    joint: Numbers,
    objects: Numbers,
) -> None:
    for kind in range(len(vote)):
        fill_rows(
            vote[kind, :, turn, green, red],
            swap[kind, :, turn, green, red],
            replace[kind, :, turn, green, red],
            slip,
            second,
            laid[kind],
            joint[kind],
            objects[kind],
        )


class Models:
    """All models, made of what was learnt when they are first asked for."""

    def __init__(self, *files: bytes) -> None:
        self._learned = Learned(*files)
        self._known: dict[tuple[Rules, str, float], Model] = {}

    def policy(self, rules: Rules, name: str) -> Policy:
        if name == "mixture":
            return mixture([self.policy(rules, each) for each in MIXED])
        if name in CARE and rules != rules.printed:
            return careful(rules, CARE[name])
        return self._learned.policy(rules, name)

    def model(self, rules: Rules, name: str, slip: float = SLIP) -> Model:
        key = (rules, name, slip)
        if key not in self._known:
            policies = tuple(self.policy(rules, each) for each in MODELS[name])
            self._known[key] = Model(name, rules, policies, slip)
        return self._known[key]
