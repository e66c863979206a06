"""Novice: plays like Honest, but one vote in seven is random."""

from random import Random

from lusoria.bots.idus_martii.honest import Honest
from lusoria.games.idus_martii.actions import Action, Vote
from lusoria.games.idus_martii.reasons import Reason, plain_reason
from lusoria.games.idus_martii.view import View

VOTES_PER_SLIP = 7  # mean number of votes per random vote


class Novice:
    def __init__(self) -> None:
        self._honest = Honest()

    def choose(self, view: View, rng: Random) -> Action:
        if isinstance(view.legal[0], Vote) and rng.randrange(VOTES_PER_SLIP) == 0:
            return rng.choice(view.legal)
        return self._honest.choose(view, rng)

    def explain(self, view: View, action: Action) -> Reason:
        return plain_reason(view, action)
