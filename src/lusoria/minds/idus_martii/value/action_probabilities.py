"""Choice probabilities of a tabular policy in one turn."""

from typing import NamedTuple

from lusoria.games.idus_martii.policy_keys import PREFERENCES
from lusoria.minds.idus_martii.belief.table_policies import Policy
from lusoria.minds.idus_martii.value.turn_outcomes import ActionProbabilities, Tokens
from lusoria.numeric.compile_cache import compiled


class Strategies(NamedTuple):
    """How all players play: one has a policy of their own."""

    others: Policy
    own: Policy
    mistake_rate: float
    """Share of random choices, of all players."""
    skill: float
    """Share of the gain of a skilled office holder that the one player gets; see `office_skill`."""


@compiled
def fill_action_probabilities(
    policy: Policy, tokens: Tokens, mistake_rate: float, second: bool, out: ActionProbabilities
) -> None:
    """Choice probabilities of a policy, with random choices at `mistake_rate`. `second`: round two."""
    turn, green, red = tokens
    laid, joint, objects = out
    colours = 3 if second else 2
    for a in range(PREFERENCES):
        vote = policy.vote[a, turn, green, red]
        swap = policy.swap[a, turn, green, red]
        replace = policy.replace[a, turn, green, red]
        for c in range(3):
            laid[a, c] = (1 - mistake_rate) * vote[c] + mistake_rate / colours if c < colours else 0.0
            others = 0
            for x in range(3):
                others += replace[c, x] >= 0 and second
            for x in range(3):
                joint[a, c, x] = 0.0
                if second and replace[c, x] >= 0:
                    joint[a, c, x] = laid[a, c] * ((1 - mistake_rate) * replace[c, x] + mistake_rate / others)
                elif not second and x == 1 - c:
                    joint[a, c, x] = laid[a, c]
        for c in range(2):
            objects[a, c] = (1 - mistake_rate) * swap[c] + mistake_rate / 2
