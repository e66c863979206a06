"""Forecasts from one view, for the analysis: the side of each player, and which side wins."""

from functools import lru_cache

from lusoria.core.game import Seat
from lusoria.games.idus_martii.model import FACTIONS
from lusoria.games.idus_martii.view import View
from lusoria.minds.idus_martii.belief.belief import Belief
from lusoria.minds.idus_martii.belief.opponent_models import Models
from lusoria.minds.idus_martii.belief.table_policies import Rules
from lusoria.minds.idus_martii.belief.view_history import read_history, rules_of, until_turn
from lusoria.minds.idus_martii.value.compositions import compositions, winner
from lusoria.minds.idus_martii.value.side_values import side_values
from lusoria.minds.idus_martii.value.turn_outcomes import Floats

PEOPLE_MISTAKE_RATE = 0.1  # share of choices at random: people make more mistakes than bots


class SideForecaster:
    """Takes the files of policy tables. Caches models and values; use one for each process."""

    def __init__(self, *files: bytes) -> None:
        self._models = Models(*files)
        self._values = lru_cache(maxsize=8)(self._compute_values)

    def belief(self, view: View, model: str) -> Belief:
        return Belief.from_view(view, self._models.model(rules_of(view.table), model, PEOPLE_MISTAKE_RATE))

    def belief_after_turn(self, view: View, model: str, turn: int) -> Belief:
        """The viewer's belief at the end of a turn of the ledger; 0 is the deal."""
        history = until_turn(read_history(view), turn)
        return Belief.before_turn(history, self._models.model(history.rules, model, PEOPLE_MISTAKE_RATE))

    def win_probabilities(self, view: View, belief: Belief) -> tuple[float, float, float]:
        """Chances of Loyal, Traitors and Merchants to win, if the players play like `able`."""
        table, rules = view.table, rules_of(view.table)
        all_compositions, total = compositions(rules.players), [0.0, 0.0, 0.0]
        is_over = max(table.loyal, table.traitor) > rules.limit or len(table.ledger) == rules.turns
        for (loyal, _, merchants), chance in belief.composition_probabilities().items():
            for side, share in own_sides(view):
                composition_index = int(
                    all_compositions.where[loyal + (side == "loyal"), merchants + (side == "merchant")]
                )
                if is_over:
                    winning_side = winner(
                        all_compositions.winners, composition_index, table.loyal, table.traitor, rules.limit
                    )
                    total[winning_side] += chance * share
                    continue
                here = self._values(rules)[composition_index, len(table.ledger), table.loyal, table.traitor]
                for faction in range(len(FACTIONS)):
                    total[faction] += chance * share * float(here[faction])
        return total[0], total[1], total[2]

    def _compute_values(self, rules: Rules) -> Floats:
        return side_values(rules, self._models.policy(rules, "cfr"), PEOPLE_MISTAKE_RATE)


def side_probabilities(view: View, belief: Belief, seat: Seat) -> tuple[float, ...]:
    """Probability of each side. For the viewer: certain, or equal shares of two cards."""
    if view.mine is None or view.mine.seat != seat:
        return tuple(belief.side_probabilities(seat))
    hand = view.mine.hand
    return tuple(hand.count(side) / len(hand) for side in FACTIONS)


def own_sides(view: View) -> list[tuple[str | None, float]]:
    """Sides that the viewer may add to the others, with probabilities; none for the gallery."""
    if view.mine is None:
        return [(None, 1.0)]
    return [(side, 1 / len(view.mine.hand)) for side in view.mine.hand]
