"""Models of the other players: a single policy, an averaged policy, or several types of players."""

import numpy as np

from lusoria.games.idus_martii.policy_keys import PREFERENCES
from lusoria.minds.idus_martii.belief.quantal_response import PRECISIONS, quantal_response
from lusoria.minds.idus_martii.belief.table_policies import Policy, Rules, TrainedPolicies, average_policies
from lusoria.minds.idus_martii.value.action_probabilities import fill_action_probabilities
from lusoria.minds.idus_martii.value.turn_outcomes import ActionProbabilities, Floats, Tokens, of_type
from lusoria.numeric.compile_cache import compiled

BOT_MISTAKE_RATE = 0.05  # share of choices that a player makes at random
AVERAGED_POLICIES = ("honest", "careless", "cfr")
"""The model `mixture` has one type of players, who play the mean of these policies."""
TABLE_TYPES = ("honest", "careless", "sharp", "cfr")
PLAYER_TYPES = ("honest", "careless", "sharp", "thinking", "cfr")
MODELS: dict[str, tuple[str, ...]] = {
    "honest": ("honest",),
    "strong": ("thinking",),
    "mixture": ("average",),
    "tables": TABLE_TYPES,
    "types": PLAYER_TYPES,
}
"""By model name: the types that a player can have, as names of policies. Several types are inferred."""
INDEPENDENT_TYPES_PRIOR = 0.65  # probability that each player has a type of their own; else all have the same


class Model:
    """One or several types of players, with their policies stacked along the first axis."""

    def __init__(self, name: str, rules: Rules, policies: tuple[Policy, ...], mistake_rate: float) -> None:
        self.name = name
        self.rules = rules
        self.mistake_rate = mistake_rate
        self.type_count = len(policies)
        self.policies = policies
        self.tables = Policy(*(np.stack(tables) for tables in zip(*policies, strict=True)))
        has_types = self.type_count > 1
        self.hypothesis_count = self.type_count + has_types
        same_type = np.full(self.type_count, (1 - INDEPENDENT_TYPES_PRIOR) / self.type_count)
        self.prior = np.array([*same_type, INDEPENDENT_TYPES_PRIOR]) if has_types else np.ones(1)
        """By hypothesis: all players are of one type; last, each is of a type of their own."""

    def action_probabilities(self, turn: int, green: int, red: int) -> ActionProbabilities:
        """By type first."""
        probabilities = ActionProbabilities(
            np.empty((self.type_count, PREFERENCES, 3)),
            np.empty((self.type_count, PREFERENCES, 3, 3)),
            np.empty((self.type_count, PREFERENCES, 2)),
        )
        tokens, second = Tokens(turn, green, red), turn >= self.rules.players
        fill_all_types(self.tables, tokens, self.mistake_rate, second, probabilities)
        return probabilities

    def keep_probabilities(self, turn: int, green: int, red: int) -> Floats:
        """By type and pair of cards: probabilities that each of the two is kept after this turn."""
        return np.ascontiguousarray(self.tables.keep[:, :, turn, green, red])


@compiled
def fill_all_types(
    policies: Policy, tokens: Tokens, mistake_rate: float, second: bool, out: ActionProbabilities
) -> None:
    """`policies` and `out` are by type first."""
    for type_index in range(len(policies.vote)):
        policy = Policy(
            policies.vote[type_index],
            policies.swap[type_index],
            policies.replace[type_index],
            policies.keep[type_index],
        )
        fill_action_probabilities(policy, tokens, mistake_rate, second, of_type(out, type_index))


class Models:
    """Builds models from trained policies on first use, and caches them."""

    def __init__(self, *files: bytes) -> None:
        self._trained = TrainedPolicies(*files)
        self._models: dict[tuple[Rules, str, float], Model] = {}  # bounded by the house rules and `MODELS`

    def policy(self, rules: Rules, name: str) -> Policy:
        if name == "average":
            return average_policies([self.policy(rules, each) for each in AVERAGED_POLICIES])
        if name in PRECISIONS and rules != rules.printed_rules:
            return quantal_response(rules, PRECISIONS[name])
        return self._trained.policy(rules, name)

    def model(self, rules: Rules, name: str, mistake_rate: float = BOT_MISTAKE_RATE) -> Model:
        key = (rules, name, mistake_rate)
        if key not in self._models:
            policies = tuple(self.policy(rules, model) for model in MODELS[name])
            self._models[key] = Model(name, rules, policies, mistake_rate)
        return self._models[key]
