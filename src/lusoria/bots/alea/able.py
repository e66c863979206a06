"""Able: `greedy` with other costs of a card and of a failed turn, and with explanations.

The costs come from self-play at tables of all sizes: see `docs/bots-alea.md`.
"""

from lusoria.bots.alea.greedy import Greedy
from lusoria.games.alea.actions import Action
from lusoria.games.alea.motives import motive
from lusoria.games.alea.reasons import Reason
from lusoria.games.alea.view import View

FAILED_TURN = 28.0  # points that a failed turn costs
CARD = 5.0  # points that a card in hand is worth


class Able(Greedy):
    failed_turn = FAILED_TURN
    card = CARD

    def explain(self, view: View, action: Action) -> Reason:
        return motive(view, action)
